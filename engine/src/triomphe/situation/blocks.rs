//! The ids by which a situation names its blocks.

use super::super::{AUSTRIA, FRANCE};
use crate::force::{Arm, Face, Side, Strength, Token};
use crate::triomphe::state::{PieceId, State};
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

/// Reads a face such as `i3`, `c2` or `a1`, whatever follows it.
#[must_use]
pub fn face(text: &str) -> Option<Face> {
    let mut letters = text.chars();
    let arm = match letters.next()? {
        'i' => Arm::Infantry,
        'c' => Arm::Cavalry,
        'a' => Arm::Artillery,
        _ => return None,
    };
    let strength = Strength::new(u8::try_from(letters.next()?.to_digit(10)?).ok()?)?;
    Some(Face { arm, strength })
}

/// What an id such as `Fi3b` tells: the side and the face.
pub(super) fn told_by(id: &str) -> (Option<Side>, Option<Face>) {
    let side = match id.chars().next() {
        Some('A') => Some(AUSTRIA),
        Some('F') => Some(FRANCE),
        _ => None,
    };
    (side, id.get(1..).and_then(face))
}
