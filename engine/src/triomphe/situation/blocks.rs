//! The ids by which a situation names its blocks.

use crate::blocks::PieceId;
use crate::force::Token;
use crate::triomphe::state::State;
use crate::triomphe::view::SeenPiece;

/// Which block each id names. An id goes on naming its block after a reduction, and after a shuffle.
#[derive(Debug, Clone, Default)]
pub struct Blocks(pub(super) Vec<(String, PieceId)>);

impl Blocks {
    /// The tokens that the blocks carry now, by id.
    #[must_use]
    pub fn tokens(&self, state: &State) -> Vec<(String, Token)> {
        self.0.iter().map(|(id, piece)| (id.clone(), state.piece(*piece).token)).collect()
    }

    /// A block as its owner sees it, also when it is eliminated; nothing when no block has this id.
    #[must_use]
    pub fn seen(&self, state: &State, id: &str) -> Option<SeenPiece> {
        self.piece(id).map(|piece| state.seen_by_owner(piece))
    }

    pub(super) fn piece(&self, id: &str) -> Option<PieceId> {
        self.0.iter().find(|(name, _)| name == id).map(|&(_, piece)| piece)
    }
}
