//! The pieces that can still take part in an action this turn (rule 6), by place.

use super::state::State;
use crate::blocks::PieceId;
use crate::field::board::Place;
use crate::force::Token;

/// A piece of the active side that is not done.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct FreshPiece {
    pub place: Place,
    pub token: Token,
    pub id: PieceId,
}

/// Pieces of one army.
const MOST: usize = 20;

/// All of them, sorted by place and token, so that everything offered from them is
/// sorted by public keys.
pub(super) struct Fresh(Vec<FreshPiece>);

impl Fresh {
    /// The fresh pieces of each place that has some.
    pub fn by_place(&self) -> impl Iterator<Item = (Place, &[FreshPiece])> {
        let together = self.0.chunk_by(|one, other| one.place == other.place);
        together.map(|pieces| (pieces[0].place, pieces))
    }
}

/// The tokens of fresh pieces of one place, sorted like them.
pub(super) fn tokens<'a>(pieces: impl Iterator<Item = &'a FreshPiece>) -> Vec<Token> {
    pieces.map(|piece| piece.token).collect()
}

impl State {
    /// The fresh pieces of the active side, on the map and off it.
    pub(super) fn fresh(&self) -> Fresh {
        let fresh = self.blocks.army(self.active).filter(|(_, piece)| !piece.marks.done);
        let fresh = fresh.map(|(id, piece)| FreshPiece { place: piece.place(), token: piece.token, id });
        let mut pieces = Vec::with_capacity(MOST);
        pieces.extend(fresh);
        pieces.sort_unstable();
        Fresh(pieces)
    }
}
