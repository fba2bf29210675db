//! A game while one order is carried out: the state, the events so far, and the draws of this log
//! position.

use super::data::Commander;
use super::event::Event;
use super::state::State;
use super::unit::{Face, Place, UnitId};
use crate::chance::{Draws, LogPosition, Purpose};
use crate::field::board::LocaleId;
use crate::field::place::{ApproachName, LocaleNumber};
use crate::force::Token;

/// A game in motion.
pub(super) struct Play<'a> {
    pub state: &'a mut State,
    pub events: Vec<Event>,
    at: LogPosition,
    draws: Option<Draws>,
}

impl<'a> Play<'a> {
    pub fn new(state: &'a mut State, at: LogPosition) -> Play<'a> {
        Play { state, events: Vec::new(), at, draws: None }
    }

    pub fn tell(&mut self, event: Event) {
        self.events.push(event);
    }

    pub fn number(&self, locale: LocaleId) -> LocaleNumber {
        self.state.board().locale(locale).number
    }

    pub fn across(&self) -> ApproachName {
        self.state.approach(self.state.under_attack().across).name
    }

    /// The draws of this log position for a purpose of their own.
    pub fn draws(&self, purpose: Purpose) -> Draws {
        Draws::new(&self.state.seed, self.at, purpose)
    }

    /// A token no block carries.
    pub fn fresh_token(&mut self) -> Token {
        let seed = self.state.seed;
        let draws = self.draws.get_or_insert_with(|| Draws::new(&seed, self.at, Purpose::Tokens));
        loop {
            let token = Token(draws.word());
            if token.0 != 0 && self.state.units.iter().all(|unit| unit.token != token) {
                return token;
            }
        }
    }

    /// Gives fresh tokens to units that come in sight of the enemy (R67).
    pub fn unveil(&mut self, ids: &[UnitId]) {
        for &id in ids {
            let token = self.fresh_token();
            self.state.unit_mut(id).token = token;
        }
    }

    /// Moves units to one position.
    pub fn put_all(&mut self, ids: &[UnitId], place: Place) {
        for &id in ids {
            let unit = self.state.unit_mut(id);
            unit.arrived = false;
            unit.place = place;
        }
    }

    /// Turns a unit up for everybody.
    pub fn show(&mut self, id: UnitId) {
        let unit = self.state.unit_mut(id);
        unit.shown = Some(unit.face);
        let (side, piece, face) = (unit.side, unit.token, unit.face);
        let seen_already = std::mem::replace(&mut unit.face_up, true);
        if !seen_already {
            let at = self.state.place_name_of(self.state.unit(id));
            self.tell(Event::Shown { side, piece, at, face });
        }
    }

    pub fn show_all(&mut self, ids: &[UnitId]) {
        for id in self.state.sorted(ids.to_vec()) {
            self.show(id);
        }
    }

    /// Turns every unit down again, but not the fixed battery.
    pub fn turn_down(&mut self) {
        let battery = self.state.battery;
        for (id, unit) in (0..).map(UnitId).zip(&mut self.state.units) {
            unit.face_up = battery == Some(id);
        }
    }

    /// Units leave their corps. The last never does (R4).
    pub fn detach(&mut self, commander: Commander, ids: &[UnitId]) {
        let ids: Vec<UnitId> =
            ids.iter().copied().filter(|&id| self.state.unit(id).corps == Some(commander)).collect();
        if ids.is_empty() {
            return;
        }
        for &id in &ids {
            self.state.unit_mut(id).corps = None;
        }
        let pieces = self.state.tokens(&ids);
        self.tell(Event::Detached { commander, pieces });
    }

    /// A unit takes a loss of one, and is shown (3); gives the points lost: one.
    pub fn reduce(&mut self, id: UnitId) -> u8 {
        let after = self.state.unit(id).face.reduced();
        self.replace(id, after)
    }

    /// A unit is eliminated; gives the points lost.
    pub fn eliminate(&mut self, id: UnitId) -> u8 {
        self.replace(id, None)
    }

    fn replace(&mut self, id: UnitId, after: Option<Face>) -> u8 {
        let elite = self.state.unit(id).face.elite();
        if let Some(elite) = elite {
            let side = self.state.unit(id).side;
            self.commit(side, elite);
        }
        let unit = self.state.unit_mut(id);
        let (side, piece, before, place, corps) = (unit.side, unit.token, unit.face, unit.place, unit.corps);
        unit.shown = after;
        unit.face_up = after.is_some();
        if let Some(face) = after {
            unit.face = face;
        } else {
            unit.place = Place::Eliminated;
        }
        let at = self.state.place_name(place);
        self.tell(Event::Reduced { side, piece, at, before, after });
        if let Some(commander) = corps
            && self.state.place_of(commander).is_none()
        {
            self.tell(Event::CommanderLost { commander });
        }
        before.strength.get() - after.map_or(0, |face| face.strength.get())
    }
}
