//! A game while one order is carried out: the state, the events so far, and the draws of this log
//! position.

use super::event::{Event, LossReason, ShowReason};
use super::state::State;
use super::view::Acted;
use crate::blocks::PieceId;
use crate::chance::{Draws, LogPosition, Purpose};
use crate::field::board::{LocaleId, Place};
use crate::field::place::{LocaleNumber, PlaceName};
use crate::force::{Face, Token};

/// A game in motion.
pub(super) struct Play<'a> {
    pub state: &'a mut State,
    pub events: Vec<Event>,
    pub at: LogPosition,
    draws: Option<Draws>,
}

impl<'a> Play<'a> {
    pub fn new(state: &'a mut State, at: LogPosition) -> Play<'a> {
        Play { state, events: Vec::new(), at, draws: None }
    }

    pub fn tell(&mut self, event: Event) {
        self.events.push(event);
    }

    /// The name of a place.
    pub fn name(&self, place: Place) -> PlaceName {
        self.state.board.place_name(place)
    }

    /// The number of a locale.
    pub fn number(&self, locale: LocaleId) -> LocaleNumber {
        self.state.board.locale(locale).number
    }

    /// A token no block carries.
    pub fn fresh_token(&mut self) -> Token {
        let seed = self.state.seed;
        let draws = self.draws.get_or_insert_with(|| Draws::new(&seed, self.at, Purpose::Tokens));
        loop {
            let token = Token(draws.word());
            if token.0 != 0 && self.state.blocks.pieces().all(|(_, piece)| piece.token != token) {
                return token;
            }
        }
    }

    /// Pays commands. Whether there are enough was checked with the order.
    pub fn pay(&mut self, cost: u8) {
        self.state.commands -= cost;
    }

    /// Pieces do something, and the action before is forgotten.
    pub fn act(&mut self, pieces: &[PieceId], acted: Acted, cost: u8) {
        self.state.finished = None;
        self.pay(cost);
        self.state.turn.moves_begun |= acted == Acted::Moved;
        for &id in pieces {
            self.state.piece_mut(id).marks.acted = Some(acted);
        }
    }

    /// Moves pieces to one place.
    pub fn put_all(&mut self, pieces: &[PieceId], place: Place) {
        for &id in pieces {
            self.state.put(id, place);
        }
    }

    /// Shows a face to the opponent, who remembers it.
    pub fn show(&mut self, id: PieceId, reason: ShowReason) {
        let piece = self.state.piece_mut(id);
        piece.shown = Some(piece.face);
        let (side, token, face) = (piece.side, piece.token, piece.face);
        let at = self.name(self.state.piece(id).place());
        self.tell(Event::Shown { side, piece: token, at, face, reason });
    }

    /// Turns pieces face-up.
    pub fn turn_up(&mut self, ids: &[PieceId], reason: ShowReason) {
        for &id in ids {
            self.state.piece_mut(id).face_up = true;
            self.show(id, reason);
        }
    }

    /// A piece loses a strength point (2), and the army its morale.
    pub fn reduce(&mut self, id: PieceId, reason: LossReason) {
        let after = self.state.piece(id).face.reduced();
        self.replace(id, after, reason);
    }

    /// A piece is eliminated, whatever its strength.
    pub fn eliminate(&mut self, id: PieceId, reason: LossReason) {
        self.replace(id, None, reason);
    }

    fn replace(&mut self, id: PieceId, after: Option<Face>, reason: LossReason) {
        let piece = self.state.piece_mut(id);
        let (side, token, before) = (piece.side, piece.token, piece.face);
        let at = piece.place();
        piece.shown = after;
        if let Some(face) = after {
            piece.face = face;
        } else {
            piece.face_up = false;
            piece.marks.declared = None;
            self.state.put(id, Place::Eliminated);
            self.state.losses[side].pieces += 1;
        }
        let lost = before.strength.get() - after.map_or(0, |face| face.strength.get());
        self.state.losses[side].strength += lost;
        let at = self.name(at);
        self.tell(Event::Reduced { side, piece: token, at, before, after, reason });
        self.lose_morale(side, lost);
    }
}
