//! Morale, demoralization, night (10), and what the commitment of elite units costs (9).

use super::FRENCH;
use super::data::forces;
use super::event::Event;
use super::play::Play;
use super::unit::{Elite, UnitId};
use super::view::{Outcome, Victory};
use crate::force::Side;

impl Play<'_> {
    fn set_morale(&mut self, side: Side, after: u8) {
        let before = std::mem::replace(&mut self.state.morale[side], after);
        if before != after {
            self.tell(Event::Morale { side, before, after });
        }
    }

    /// An army loses morale; one that falls below 1 is demoralized, and the other wins (R1).
    pub fn lose_morale(&mut self, side: Side, points: u8) {
        let after = self.state.morale[side].saturating_sub(points);
        self.set_morale(side, after);
        if after == 0 && self.state.outcome.is_none() {
            let outcome = Outcome { winner: side.opponent(), victory: Victory::Decisive };
            self.finish(outcome);
        }
    }

    /// An army loses morale, but keeps 1.
    pub fn lose_morale_to_one(&mut self, side: Side, points: u8) {
        let before = self.state.morale[side];
        self.set_morale(side, before.saturating_sub(points).max(1.min(before)));
    }

    /// Elite units of an army are committed: the first time it costs morale (9).
    pub fn commit(&mut self, side: Side, elite: Elite) {
        let flag = self.state.committed[side].flag(elite);
        if std::mem::replace(flag, true) {
            return;
        }
        self.tell(Event::Committed { side, elite });
        let morale = &forces().morale;
        let points = match elite {
            Elite::HeavyCavalry => morale.heavy_cavalry,
            Elite::Guard => morale.guard,
        };
        self.lose_morale_to_one(side, points);
    }

    /// Commits whatever is elite among some units.
    pub fn commit_all(&mut self, ids: &[UnitId]) {
        let mut elites: Vec<_> = ids
            .iter()
            .filter_map(|&id| Some((self.state.unit(id).face.elite()?, self.state.unit(id).side)))
            .collect();
        elites.sort_unstable_by_key(|&(elite, _)| elite);
        for (elite, side) in elites {
            self.commit(side, elite);
        }
    }

    /// The first French reinforcement stands on the map (6.4, R45).
    pub fn reinforce_french(&mut self) {
        if !std::mem::replace(&mut self.state.french_reinforced, true) {
            let after = self.state.morale[FRENCH] + forces().morale.reinforcement;
            self.set_morale(FRENCH, after);
        }
    }

    /// At the start of the Night round both armies regain half of what they have lost.
    pub fn recover_at_night(&mut self) {
        for side in Side::BOTH {
            let gained = if side == FRENCH && self.state.french_reinforced {
                forces().morale.reinforcement
            } else {
                0
            };
            let now = self.state.morale[side];
            let lost = (self.state.start_morale[side] + gained).saturating_sub(now);
            self.set_morale(side, now + (lost / 2).min(forces().morale.night));
        }
    }

    /// The game is over: every face is shown (3).
    pub fn finish(&mut self, outcome: Outcome) {
        self.state.outcome = Some(outcome);
        self.state.agenda.clear();
        for side in Side::BOTH {
            let units = self.state.which(side, |_| true);
            self.show_all(&units);
        }
        self.open_orders();
        self.tell(Event::Ended { outcome });
    }
}
