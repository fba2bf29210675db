//! Victory without demoralization (11): objectives, and roads to them.

use super::ground::{Star, ground};
use super::play::Play;
use super::state::State;
use super::unit::UnitId;
use super::view::{Outcome, Victory};
use super::{ALLIES, FRENCH};
use crate::field::board::{LocaleId, RoadKind};
use crate::force::{Arm, Side};

impl State {
    /// Whether a road leads from a locale to a main entry of an army, clear of the enemy (R30).
    fn has_road_home(&self, side: Side, from: LocaleId) -> bool {
        let enemy = side.opponent();
        let home = |locale: LocaleId| {
            let entries = ground().entries.iter();
            entries
                .filter(|entry| entry.side == side && entry.kind == RoadKind::Main)
                .any(|entry| entry.locale == locale)
        };
        if home(from) {
            return true;
        }
        let mut reached: Vec<(LocaleId, u8)> = Vec::new();
        let mut open: Vec<(LocaleId, Option<u8>)> = vec![(from, None)];
        while let Some((at, net)) = open.pop() {
            for road in ground().roads(at) {
                let connected = net.is_none_or(|net| net == road.net);
                if !connected || self.occupies(enemy, road.to) {
                    continue;
                }
                if home(road.to) {
                    return true;
                }
                if !reached.contains(&(road.to, road.to_net)) {
                    reached.push((road.to, road.to_net));
                    open.push((road.to, Some(road.to_net)));
                }
            }
        }
        false
    }

    /// Whether an army controls a locale: a corps with infantry or artillery, and a road home.
    pub(super) fn controls(&self, side: Side, locale: LocaleId) -> bool {
        let holds = |&id: &UnitId| self.unit(id).corps.is_some() && !self.unit(id).is(Arm::Cavalry);
        self.within(side, locale).iter().any(holds) && self.has_road_home(side, locale)
    }

    /// Whether an army controls an objective of a colour.
    pub(super) fn controls_star(&self, side: Side, star: Star) -> bool {
        let starred = self.board().locales().filter(|&(id, _)| ground().stars(id).contains(&star));
        starred.into_iter().any(|(id, _)| self.controls(side, id))
    }

    fn marginal_winner(&self) -> Side {
        let blue = self.controls_star(ALLIES, Star::Blue);
        let held = [Star::Red, Star::Green, Star::Black].map(|star| self.controls_star(FRENCH, star));
        let french = if self.french_reinforced {
            !blue && held.iter().all(|&held| held)
        } else {
            !blue || held.iter().any(|&held| held)
        };
        if french { FRENCH } else { ALLIES }
    }
}

impl Play<'_> {
    /// After the last round the objectives decide.
    pub fn judge(&mut self) {
        let outcome = Outcome { winner: self.state.marginal_winner(), victory: Victory::Marginal };
        self.finish(outcome);
    }
}
