//! Two hidden faces exchanged, for tests that nobody can tell.
//!
//! Only there with the feature `testing`: outside tests nobody asks a state for faces.

use super::decision::DecisionKind;
use super::state::{Piece, State};
use crate::blocks::PieceId;
use crate::chance::Draws;
use crate::field::board::Place;
use crate::force::Token;
use crate::secrecy::Viewer;

/// How often two blocks are drawn before there seem to be none.
const ATTEMPTS: u32 = 200;

/// Two blocks with different faces. It never leaves a test.
#[derive(Clone, Copy)]
pub struct Pair(PieceId, PieceId);

impl State {
    /// Two blocks of one pool of the set-up with different faces that this viewer cannot tell apart.
    pub fn pair_at_start(&self, viewer: Viewer, draws: &mut Draws) -> Option<Pair> {
        let hidden = |piece: &Piece| viewer.side() != Some(piece.side) && !piece.face_up;
        let pieces: Vec<_> = self.blocks.pieces().filter(|(_, piece)| hidden(piece)).collect();
        let pool = |place: Place| matches!(place, Place::Holding(_));
        for _ in 0..ATTEMPTS {
            let (Some((a, one)), Some((b, other))) = (drawn(&pieces, draws), drawn(&pieces, draws)) else {
                return None;
            };
            let alike = one.side == other.side && pool(one.place()) == pool(other.place());
            if alike && one.face != other.face {
                return Some(Pair(*a, *b));
            }
        }
        None
    }

    /// Two blocks that stand together, look alike, and have different faces this viewer does not know:
    /// their owner may have mixed them just now.
    pub fn pair_now(&self, viewer: Viewer, draws: &mut Draws) -> Option<Pair> {
        if !matches!(self.decision().map(|decision| decision.kind), Some(DecisionKind::Act)) {
            return None;
        }
        let hidden = |piece: &Piece| {
            let seen = piece.face_up || piece.shown.is_some() || viewer.side() == Some(piece.side);
            !seen && piece.place() != Place::Eliminated
        };
        let pieces: Vec<_> = self.blocks.pieces().filter(|(_, piece)| hidden(piece)).collect();
        let mut pairs = Vec::new();
        for &(a, one) in &pieces {
            let marks =
                |piece: &Piece| (piece.side, piece.place(), piece.marks.done, piece.marks.disorganized());
            let alike = |other: &Piece| marks(other) == marks(one) && one.face < other.face;
            pairs.extend(pieces.iter().filter(|(_, other)| alike(other)).map(|&(b, _)| Pair(a, b)));
        }
        drawn(&pairs, draws).copied()
    }

    /// Exchanges two faces, with what guns have been doing.
    pub fn exchange(&mut self, Pair(one, other): Pair) {
        let halves = [one, other].map(|id| (self.piece(id).face, self.piece(id).marks.guns));
        for (id, (face, guns)) in [(one, halves[1]), (other, halves[0])] {
            let piece = self.piece_mut(id);
            (piece.face, piece.marks.guns) = (face, guns);
        }
    }

    /// The tokens that two blocks carry now.
    #[must_use]
    pub fn tokens_of(&self, Pair(one, other): Pair) -> [Token; 2] {
        [one, other].map(|id| self.piece(id).token)
    }
}

fn drawn<'a, T>(items: &'a [T], draws: &mut Draws) -> Option<&'a T> {
    let count = u32::try_from(items.len()).ok().filter(|&count| count > 0)?;
    items.get(draws.below(count) as usize)
}
