//! Commands (5): who can be given one, alone or with others, and what it costs.

use super::attack::Chosen;
use super::data::{Commander, forces};
use super::event::Event;
use super::play::Play;
use super::refusal::Refusal;
use super::setup::few;
use super::state::{Admitted, State};
use super::unit::{Place, UnitId};
use crate::field::board::LocaleId;
use crate::field::place::PlaceName;
use crate::force::{Side, Token};
use crate::offer::{Count, Offer, Pick};

/// The class and giver of a command.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Command {
    /// A Corps Move.
    Corps(Commander),
    /// A Detach Move from this commander's corps.
    Detachment(Commander),
    /// A Unit Move.
    Unit,
    /// The Unit Moves of two batteries (R15).
    Batteries,
}

/// Units to whom a command can be given together: any of the pool, so many of them.
#[derive(Debug, Clone)]
pub(super) struct Body {
    pub command: Command,
    /// Where they are.
    pub from: Spot,
    /// Sorted by token.
    pub pool: Vec<UnitId>,
    pub least: usize,
    pub most: usize,
    /// At least one of these, if any are given.
    pub one_of: Vec<UnitId>,
}

/// Where units are together: in a position, or off the map with a commander.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Spot {
    On(Place),
    With(Commander),
}

impl Body {
    /// With only those of the pool for whom something holds.
    pub fn only(mut self, holds: impl Fn(UnitId) -> bool) -> Body {
        self.pool.retain(|&id| holds(id));
        self.one_of.retain(|&id| holds(id));
        self.most = self.most.min(self.pool.len());
        self
    }

    pub fn at_most(mut self, most: usize) -> Body {
        self.most = self.most.min(most);
        self
    }

    pub fn at_least(mut self, least: usize) -> Body {
        self.least = self.least.max(least);
        self
    }

    pub fn possible(&self) -> bool {
        self.least >= 1 && self.least <= self.most && self.most <= self.pool.len()
    }

    /// Whether these units, all different, can be given the command together.
    pub fn admits(&self, ids: &[UnitId]) -> bool {
        (self.least..=self.most).contains(&ids.len())
            && ids.iter().all(|id| self.pool.contains(id))
            && (self.one_of.is_empty() || ids.iter().any(|id| self.one_of.contains(id)))
    }

    pub fn commander(&self) -> Option<Commander> {
        match self.command {
            Command::Corps(commander) => Some(commander),
            _ => None,
        }
    }
}

impl State {
    /// Which units of a body are picked, as an offer has it.
    pub(super) fn pick_of(&self, body: &Body) -> Pick {
        if body.command == Command::Unit {
            return Pick::block("piece", self.tokens(&body.pool));
        }
        let count =
            Count { one_of: self.tokens(&body.one_of), ..Count::free(few(body.least), few(body.most)) };
        Pick::blocks("pieces", self.tokens(&body.pool), count)
    }

    /// An offer to give a command to a body.
    pub(super) fn offer_to(&self, order: &'static str, body: &Body) -> Offer {
        let offer = Offer::new(order);
        let offer = match body.commander() {
            Some(commander) => offer.given("commander", commander.word()),
            None => offer,
        };
        let offer = offer.from(self.spot_name(body.from));
        let cost = match body.command {
            Command::Batteries => 2,
            _ => 1,
        };
        offer.pick(self.pick_of(body)).at_cost(cost)
    }

    pub(super) fn spot_name(&self, spot: Spot) -> PlaceName {
        match spot {
            Spot::On(place) => self.place_name(place),
            Spot::With(commander) => PlaceName::Holding(commander.waiting()),
        }
    }

    pub(super) fn spot_of(&self, id: UnitId) -> Option<Spot> {
        let unit = self.unit(id);
        match unit.place {
            Place::OffMap => unit.home.map(Spot::With),
            Place::Eliminated => None,
            place => Some(Spot::On(place)),
        }
    }

    pub(super) fn units_in(&self, side: Side, spot: Spot) -> Vec<UnitId> {
        match spot {
            Spot::On(place) => self.at(side, place),
            Spot::With(commander) => {
                self.which(side, |unit| unit.place == Place::OffMap && unit.home == Some(commander))
            }
        }
    }

    /// Everywhere the active side has units that may be on the map now.
    pub(super) fn spots_in_play(&self) -> Vec<Spot> {
        let due = |spot: &Spot| match spot {
            Spot::On(_) => true,
            Spot::With(commander) => self.is_due(*commander),
        };
        let units = self.which(self.active, |_| true);
        let mut spots: Vec<Spot> = units.into_iter().filter_map(|id| self.spot_of(id)).filter(due).collect();
        spots.sort_unstable();
        spots.dedup();
        spots
    }

    /// Whether those who wait with a commander may come on (6.4).
    pub(super) fn is_due(&self, commander: Commander) -> bool {
        self.round >= commander.arrives(self.options.scenario)
    }

    pub(super) fn independent_left(&self) -> u8 {
        forces().limits.independent[self.active].saturating_sub(self.turn.independent_commands)
    }

    fn corps_commands_left(&self) -> bool {
        forces().limits.corps[self.active].is_none_or(|most| self.turn.corps_commands < most)
    }

    /// Whether one more corps command can be given beside those chosen and not paid for yet (R41).
    pub(super) fn affords_further(&self, chosen: &[Chosen]) -> bool {
        let given = usize::from(self.turn.corps_commands) + chosen.len();
        forces().limits.corps[self.active].is_none_or(|most| given < usize::from(most))
    }

    pub(super) fn check_commander(&self, commander: Commander) -> Result<(), Refusal> {
        let leader = self.leader(commander);
        if self.owner(commander) != self.actor() {
            return Err(Refusal::NotYourCorps);
        }
        if leader.commands > u8::from(leader.fresh) {
            Err(Refusal::HasCommanded)
        } else if self.corps_commands_left() {
            Ok(())
        } else {
            Err(Refusal::NoCorpsCommands)
        }
    }

    /// A unit that can be given a command: nobody has yet, or it is a reinforcement's second and the
    /// first is complete (6.4, R16).
    pub(super) fn check_unmoved(&self, id: UnitId) -> Result<(), Refusal> {
        let unit = self.unit(id);
        let on_the_march = self.road.as_ref().is_some_and(|road| road.units.contains(&id));
        if on_the_march || unit.moves > u8::from(unit.fresh) { Err(Refusal::HasMoved) } else { Ok(()) }
    }

    /// A unit in no corps, or not the last of its corps.
    pub(super) fn check_parting(&self, id: UnitId) -> Result<(), Refusal> {
        match self.unit(id).corps {
            Some(commander) if self.corps(commander).len() < 2 => Err(Refusal::LastUnit),
            _ => Ok(()),
        }
    }

    /// Everybody in a spot who can be given a command to move, the fixed battery too.
    pub(super) fn bodies(&self, from: Spot) -> Vec<Body> {
        let units = self.units_in(self.active, from);
        let ready: Vec<UnitId> = units.iter().copied().filter(|&id| self.check_unmoved(id).is_ok()).collect();
        let mut bodies = Vec::new();
        let mut add = |command, pool: Vec<UnitId>, most: usize| {
            let most = most.min(pool.len());
            let body = Body { command, from, pool, least: 1, most, one_of: Vec::new() };
            if body.possible() {
                bodies.push(body);
            }
        };
        let mut commanders: Vec<Commander> = units.iter().filter_map(|&id| self.unit(id).corps).collect();
        commanders.sort_unstable();
        commanders.dedup();
        for commander in commanders {
            if self.check_commander(commander).is_err() {
                continue;
            }
            let size = units.iter().filter(|&&id| self.unit(id).corps == Some(commander)).count();
            let own: Vec<UnitId> =
                ready.iter().copied().filter(|&id| self.unit(id).corps == Some(commander)).collect();
            add(Command::Corps(commander), own.clone(), size);
            if matches!(from, Spot::On(_)) {
                add(Command::Detachment(commander), own, size - 1);
            }
        }
        let commanded = units.first().is_some_and(|&id| self.unit_is_commanded_by(id) == self.actor());
        if self.independent_left() > 0 && commanded {
            let pool = ready.into_iter().filter(|&id| self.check_parting(id).is_ok()).collect();
            add(Command::Unit, pool, 1);
        }
        bodies
    }

    /// Whether a locale's reserve, or all of it, is closed to a unit (6.3) (7.4).
    pub(super) fn check_open(
        &self,
        locale: LocaleId,
        commander: Option<Commander>,
        id: Option<UnitId>,
    ) -> Result<(), Refusal> {
        let admits = |admitted: &Admitted| match (commander, id) {
            (Some(commander), _) => admitted.commanders.contains(&commander),
            (None, Some(id)) => admitted.units.contains(&id),
            (None, None) => false,
        };
        let shut = |list: &[(LocaleId, Admitted)]| {
            list.iter().any(|(closed, admitted)| *closed == locale && !admits(admitted))
        };
        if shut(&self.turn.stormed) {
            Err(Refusal::Stormed)
        } else if shut(&self.turn.marched) {
            Err(Refusal::ReserveClosed)
        } else {
            Ok(())
        }
    }
}

impl Play<'_> {
    /// Pays for a command: who gave it has commanded, whom it moved has moved.
    pub fn pay(&mut self, command: Command, ids: &[UnitId]) {
        match command {
            Command::Corps(commander) | Command::Detachment(commander) => self.pay_commander(commander),
            Command::Unit => self.state.turn.independent_commands += 1,
            Command::Batteries => self.state.turn.independent_commands += 2,
        }
        for &id in ids {
            self.state.unit_mut(id).moves += 1;
        }
    }

    fn pay_commander(&mut self, commander: Commander) {
        self.state.turn.corps_commands += 1;
        self.state.leader_mut(commander).commands += 1;
    }

    /// Those of a command leave their corps, or the rest of it. Gives who is left behind by a corps.
    pub fn part(&mut self, command: Command, ids: &[UnitId]) -> Vec<UnitId> {
        if let Command::Corps(commander) = command {
            let left: Vec<UnitId> =
                self.state.corps(commander).into_iter().filter(|id| !ids.contains(id)).collect();
            for &id in &left {
                self.state.unit_mut(id).corps = None;
            }
            return left;
        }
        for &id in ids {
            self.state.unit_mut(id).corps = None;
        }
        Vec::new()
    }

    /// A commander takes a unit into his corps (5).
    pub fn attach(&mut self, side: Side, commander: Commander, piece: Token) -> Result<(), Refusal> {
        let id = self.state.own(side, piece)?;
        self.state.check_attaching(commander, id)?;
        self.state.unit_mut(id).corps = Some(commander);
        self.pay_commander(commander);
        self.tell(Event::Attached { side, commander, piece });
        Ok(())
    }
}

impl State {
    fn check_attaching(&self, commander: Commander, id: UnitId) -> Result<(), Refusal> {
        let place = self.place_of(commander).filter(|_| commander.side() == self.active);
        let place = place.ok_or(Refusal::WrongCommander)?;
        self.check_commander(commander)?;
        let unit = self.unit(id);
        if !unit.on_map() || place == Place::OffMap {
            return Err(Refusal::OffMap);
        }
        if unit.place != place {
            return Err(Refusal::NotTogether);
        }
        if unit.corps == Some(commander) {
            return Err(Refusal::WrongPiece);
        }
        if let Some(other) = unit.corps
            && self.owner(other) != self.owner(commander)
            && !self.is_senior(self.owner(commander), self.owner(other))
        {
            return Err(Refusal::JuniorTakes);
        }
        self.check_parting(id)?;
        if self.corps(commander).len() >= usize::from(forces().limits.corps_units) {
            return Err(Refusal::CorpsAtFull);
        }
        Ok(())
    }

    pub(super) fn attach_offers(&self) -> Vec<Offer> {
        let offer = |commander: Commander| {
            let place = self.place_of(commander)?;
            let here = self.at(self.active, place);
            let pool: Vec<UnitId> =
                here.into_iter().filter(|&id| self.check_attaching(commander, id).is_ok()).collect();
            let attach = Offer::new("attach").given("commander", commander.word());
            let attach = attach.pick(Pick::block("piece", self.tokens(&pool))).at_cost(1);
            (!pool.is_empty()).then(|| attach.from(self.place_name(place)))
        };
        Commander::of(self.active).filter_map(offer).collect()
    }
}
