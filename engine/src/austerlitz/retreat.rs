//! Retreats (8).

use super::agenda::Task;
use super::data::Commander;
use super::decision::{Decision, DecisionKind};
use super::event::Event;
use super::losses::Losses;
use super::play::Play;
use super::refusal::Refusal;
use super::state::State;
use super::unit::{Place, UnitId};
use crate::field::board::{ApproachId, LocaleId, Width};
use crate::field::place::LocaleNumber;
use crate::force::{Arm, Side, Token};
use crate::offer::{Choice, Offer, Pick, Target};

/// A retreat.
#[derive(Debug, Clone)]
pub(super) struct Retreat {
    pub side: Side,
    /// The locale that is left.
    pub locale: LocaleId,
    /// The attack locale, where nobody goes.
    pub from: LocaleId,
    pub defense: ApproachId,
    /// Named as defending pieces.
    pub named: Vec<UnitId>,
    pub after_combat: bool,
}

impl State {
    /// Where units can retreat to now.
    fn refuges(&self, retreat: &Retreat) -> Vec<LocaleId> {
        let open = |&locale: &LocaleId| {
            locale != retreat.from
                && !self.occupies(retreat.side.opponent(), locale)
                && self.room(retreat.side, locale) > 0
        };
        let mut refuges: Vec<LocaleId> =
            self.board().locale(retreat.locale).neighbours.iter().copied().filter(open).collect();
        refuges.sort_unstable();
        refuges
    }

    pub(super) fn asks_retreat(&self, retreat: &Retreat) -> Option<Decision> {
        let left = self.within(retreat.side, retreat.locale).len();
        let refuges = self.refuges(retreat);
        let choice = match refuges[..] {
            [] => false,
            [only] => self.room(retreat.side, only) < left,
            _ => true,
        };
        let kind = DecisionKind::Retreat { locale: self.board().locale(retreat.locale).number };
        (left > 0 && choice).then_some(Decision { side: retreat.side, kind })
    }

    pub(super) fn retreat_offers(&self, retreat: &Retreat) -> Vec<Offer> {
        let units = self.within(retreat.side, retreat.locale);
        let refuges = self.refuges(retreat);
        let to = refuges.iter().map(|&id| Choice::locale(self.board().locale(id).number));
        let offer = Offer::new("retreat").pick(Pick::block("piece", self.tokens(&units)));
        vec![offer.pick(Pick::value("to", to.collect()).leading(Target::PLACE))]
    }
}

fn loss(width: Width) -> u8 {
    width.need()
}

impl Play<'_> {
    /// Those who leave a locale are shown, and lose what they must, while the game lasts.
    pub fn begin_retreat(&mut self, retreat: Retreat) {
        let units = self.state.within(retreat.side, retreat.locale);
        self.show_all(&units);
        self.commit_all(&units);
        for &id in &units {
            if self.state.unit(id).is(Arm::Artillery) {
                let lost = self.eliminate(id);
                self.lose_morale(retreat.side, lost);
            }
            if self.state.outcome.is_some() {
                return;
            }
        }
        let units = self.state.within(retreat.side, retreat.locale);
        let mut commanders: Vec<Commander> =
            units.iter().filter_map(|&id| self.state.unit(id).corps).collect();
        commanders.sort_unstable();
        commanders.dedup();
        let side = retreat.side;
        let width = |approach: ApproachId| loss(self.state.approach(approach).width);
        let unnamed = |&id: &UnitId| {
            let unit = self.state.unit(id);
            unit.place == Place::Reserve(retreat.locale)
                && unit.is(Arm::Infantry)
                && !retreat.named.contains(&id)
        };
        let idle: Vec<UnitId> = units.iter().copied().filter(unnamed).collect();
        let mut tasks = vec![Task::Losses(Losses::of_retreat(side, width(retreat.defense), idle))];
        for &approach in &self.state.board().locale(retreat.locale).approaches {
            if approach != retreat.defense {
                let blockers = self.state.at(side, Place::Approach(approach));
                tasks.push(Task::Losses(Losses::of_retreat(side, width(approach), blockers)));
            }
        }
        let keeping = commanders.into_iter().rev().map(|commander| {
            let corps = units.iter().copied().filter(|&id| self.state.unit(id).corps == Some(commander));
            Task::Keep(commander, corps.collect())
        });
        let keeping: Vec<Task> = keeping.collect();
        self.state.agenda.push(Task::Retreat(Box::new(retreat)));
        self.state.agenda.extend(keeping);
        self.state.agenda.extend(tasks);
    }

    pub fn retreat_unit(&mut self, retreat: &Retreat, piece: Token, to: LocaleNumber) -> Result<(), Refusal> {
        let id = self.state.own(retreat.side, piece)?;
        let to = self.state.board().locale_named(to).ok_or(Refusal::UnknownPlace)?;
        if self.state.locale_of(self.state.unit(id).place) != Some(retreat.locale) {
            return Err(Refusal::WrongPiece);
        }
        if !self.state.refuges(retreat).contains(&to) {
            return Err(Refusal::NotThere);
        }
        self.fall_away(retreat, id, to);
        Ok(())
    }

    fn fall_away(&mut self, retreat: &Retreat, id: UnitId, to: LocaleId) {
        self.put_all(&[id], Place::Reserve(to));
        let unit = self.state.unit_mut(id);
        unit.retreated |= retreat.after_combat;
        let (piece, corps) = (unit.token, unit.corps);
        if let Some(commander) = corps {
            self.state.leader_mut(commander).retreated |= retreat.after_combat;
        }
        let (from, to) = (self.number(retreat.locale), self.number(to));
        self.tell(Event::Retreated { side: retreat.side, piece, from, to });
    }

    /// Everybody goes to the only place there is, or is lost for want of one (R28); the last
    /// point of morale ends it.
    pub fn retreat_without_choice(&mut self, retreat: &Retreat) {
        let units = self.state.within(retreat.side, retreat.locale);
        let refuge = self.state.refuges(retreat).first().copied();
        for id in units {
            if let Some(to) = refuge {
                self.fall_away(retreat, id, to);
            } else {
                let lost = self.eliminate(id);
                self.lose_morale(retreat.side, lost);
            }
            if self.state.outcome.is_some() {
                return;
            }
        }
    }
}
