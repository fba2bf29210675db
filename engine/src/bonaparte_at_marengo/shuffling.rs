//! 4, shuffling: tokens are drawn anew when the owner could lawfully have shuffled blocks, which is at
//! the start of his turn only (Q4). It never hurts the owner, so it happens by itself.

use super::event::Event;
use super::play::Play;
use crate::blocks::PieceId;
use crate::force::Side;

impl Play<'_> {
    /// Mixes everything of an army that stands together: inactive blocks apart from active ones, and
    /// without artillery that has declared a bombardment.
    pub fn shuffle_everywhere(&mut self, side: Side) {
        let hidden = self.state.blocks.army(side).filter(|(_, piece)| !piece.face_up);
        let mut hidden: Vec<_> =
            hidden.map(|(id, piece)| ((piece.place(), piece.marks.inactive), piece.token, id)).collect();
        hidden.sort_unstable();
        for group in hidden.chunk_by(|one, other| one.0 == other.0) {
            let ids: Vec<PieceId> = group.iter().map(|&(.., id)| id).collect();
            self.shuffle(&ids);
        }
    }

    /// Draws new tokens for blocks that stand together, if there are at least two.
    fn shuffle(&mut self, group: &[PieceId]) {
        if group.len() < 2 {
            return;
        }
        for &id in group {
            let token = self.fresh_token();
            let piece = self.state.piece_mut(id);
            piece.token = token;
            piece.shown = None;
        }
        let piece = self.state.piece(group[0]);
        let (side, at) = (piece.side, self.name(piece.place()));
        let pieces = self.state.blocks.tokens(group);
        self.tell(Event::Shuffled { side, at, pieces });
    }

    /// Faces are hidden again, but not of artillery that has declared a bombardment.
    pub fn turn_down(&mut self, ids: &[PieceId]) {
        for &id in ids {
            let piece = self.state.piece_mut(id);
            piece.face_up = piece.marks.declared.is_some();
        }
    }

    /// Faces of an army that were shown in a retreat are hidden again.
    pub fn hide_faces(&mut self, side: Side) {
        let ids: Vec<_> = self.state.blocks.army(side).map(|(id, _)| id).collect();
        self.turn_down(&ids);
    }
}
