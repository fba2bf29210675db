//! Rule 17, shuffling: tokens are drawn anew whenever the owner could lawfully
//! have shuffled blocks. It never hurts the owner, so it happens by itself.

use super::AUSTRIA;
use super::event::Event;
use super::play::Play;
use super::state::{Piece, State};
use crate::blocks::PieceId;
use crate::field::board::Place;
use crate::force::{Arm, Side};

impl State {
    /// Whether a piece can still take part in an action this turn, whatever
    /// commands are left.
    fn can_act(&self, piece: &Piece) -> bool {
        let open = match piece.place() {
            Place::Holding(area) => self.round >= self.board.area(area).opens_in_round,
            Place::Reserve(_) | Place::Approach(_) => true,
            Place::Eliminated => false,
        };
        piece.side == self.active && !piece.marks.done && open
    }

    /// Whether an onlooker could not tell these blocks apart once they are mixed.
    fn look_alike(&self, group: &[PieceId]) -> bool {
        let marks = |&id: &PieceId| {
            let piece = self.piece(id);
            (
                piece.side,
                piece.place(),
                piece.marks.done,
                piece.marks.disorganized(),
                piece.face_up,
                piece.marks.guns.stage().is_some(),
            )
        };
        group.windows(2).all(|pair| marks(&pair[0]) == marks(&pair[1]))
    }

    /// What an onlooker can tell two hidden blocks in one place apart by.
    fn marks(&self, piece: &Piece) -> (bool, bool) {
        (self.can_act(piece), piece.marks.disorganized())
    }
}

impl Play<'_> {
    /// After a face was shown and hidden again: mixes the block with those that
    /// stand with it and may be mixed with it.
    pub fn shuffle_with(&mut self, id: PieceId) {
        let piece = self.state.piece(id);
        let (place, marks) = (piece.place(), self.state.marks(piece));
        let alike = |(_, other): &(PieceId, &Piece)| !other.face_up && self.state.marks(other) == marks;
        let group: Vec<_> = self.state.blocks.at(place).filter(alike).map(|(id, _)| id).collect();
        if group.contains(&id) {
            self.shuffle(place, &group);
        }
    }

    /// Between actions: mixes blocks whose faces are remembered with those they have
    /// come to stand with, as their owner could.
    pub fn shuffle_remembered(&mut self) {
        let remembered =
            self.state.blocks.pieces().filter(|(_, piece)| piece.shown.is_some() && !piece.face_up);
        let mut remembered: Vec<_> = remembered
            .filter(|(_, piece)| piece.place() != Place::Eliminated)
            .map(|(id, piece)| (piece.place(), piece.token, id))
            .collect();
        remembered.sort_unstable();
        for (_, _, id) in remembered {
            // The shuffle before may have made the enemy forget this one too.
            if self.state.piece(id).shown.is_some() {
                self.shuffle_with(id);
            }
        }
    }

    /// At the end of a turn: mixes everything of that army that stands together.
    pub fn shuffle_everywhere(&mut self, side: Side) {
        let mut places: Vec<_> = self.state.blocks.army(side).map(|(_, piece)| piece.place()).collect();
        places.sort_unstable();
        places.dedup();
        for place in places {
            let hidden = self.state.blocks.at(place).filter(|(_, piece)| !piece.face_up);
            let group: Vec<_> = hidden.map(|(id, _)| id).collect();
            self.shuffle(place, &group);
        }
    }

    /// Faces of an army that were shown in a retreat are hidden again.
    pub fn hide_faces(&mut self, side: Side) {
        let up = self.state.blocks.army(side).filter(|(_, piece)| piece.face_up);
        let mut up: Vec<_> = up.map(|(id, piece)| (piece.place(), piece.token, id)).collect();
        up.sort_unstable();
        let up: Vec<_> = up.into_iter().map(|(_, _, id)| id).collect();
        self.turn_down(&up);
    }

    /// Faces are hidden again, but not of artillery that bombards, nor of artillery
    /// that waits for its hour.
    pub fn turn_down(&mut self, ids: &[PieceId]) {
        for &id in ids {
            let piece = self.state.piece_mut(id);
            let waits = piece.face_up && matches!(piece.place(), Place::Holding(_));
            piece.face_up = piece.marks.guns.keep_face_up() || waits;
        }
        for &id in ids {
            // A shuffle makes the opponent forget the faces of the whole group.
            if self.state.piece(id).shown.is_some() {
                self.shuffle_with(id);
            }
        }
    }

    /// The Austrian artillery waits face-up in the first round (rules 4 and 15);
    /// then it is hidden among the others.
    pub fn hide_waiting_artillery(&mut self) {
        let due = |piece: &Piece| match piece.place() {
            Place::Holding(area) => self.state.round >= self.state.marengo.waiting(area).artillery_from_round,
            _ => false,
        };
        let waiting = self.state.blocks.army(AUSTRIA);
        let guns = waiting.filter(|(_, piece)| piece.face_up && piece.is(Arm::Artillery) && due(piece));
        let guns: Vec<_> = guns.map(|(id, _)| id).collect();
        for id in guns {
            self.state.piece_mut(id).face_up = false;
            self.shuffle_with(id);
        }
    }

    /// Draws new tokens for blocks that stand together, if there are at least two.
    pub fn shuffle(&mut self, place: Place, group: &[PieceId]) {
        if group.len() < 2 {
            return;
        }
        debug_assert!(self.state.look_alike(group), "a shuffled block could be told from the others");
        for &id in group {
            let token = self.fresh_token();
            let piece = self.state.piece_mut(id);
            piece.token = token;
            piece.shown = None;
        }
        let (side, at) = (self.state.piece(group[0]).side, self.name(place));
        let pieces = self.state.blocks.tokens(group);
        self.tell(Event::Shuffled { side, at, pieces });
    }
}
