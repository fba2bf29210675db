//! Two hidden faces exchanged, for tests that nobody can tell.
//!
//! Only there with the feature `testing`: outside tests nobody asks a state for faces.

use super::decision::DecisionKind;
use super::options::Reinforcements;
use super::state::{Marks, Piece, State};
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
    fn hidden_from(&self, viewer: Viewer) -> Vec<(PieceId, &Piece)> {
        let own = viewer.side().map(|seat| self.army_of(seat));
        let hidden = |piece: &Piece| !piece.face_up && piece.shown.is_none() && own != Some(piece.side);
        let present = |piece: &Piece| piece.place() != Place::Eliminated;
        self.blocks.pieces().filter(|(_, piece)| hidden(piece) && present(piece)).collect()
    }

    /// Two blocks of one pool of the set-up with different faces that this viewer cannot tell apart:
    /// what comes in which group is known, unless it was dealt (Q40).
    pub fn pair_at_start(&self, viewer: Viewer, draws: &mut Draws) -> Option<Pair> {
        let pieces = self.hidden_from(viewer);
        let pool = |place: Place| match place {
            Place::Holding(area) if self.options.reinforcements == Reinforcements::AsListed => {
                (true, Some(area))
            }
            place => (matches!(place, Place::Holding(_)), None),
        };
        for _ in 0..ATTEMPTS {
            let ((a, one), (b, other)) = (drawn(&pieces, draws)?, drawn(&pieces, draws)?);
            let alike = one.side == other.side && pool(one.place()) == pool(other.place());
            if alike && one.face != other.face {
                return Some(Pair(*a, *b));
            }
        }
        None
    }

    /// Two blocks that stand together, look alike, and have different faces this viewer does not know.
    pub fn pair_now(&self, viewer: Viewer, draws: &mut Draws) -> Option<Pair> {
        if !self.decisions().iter().any(|decision| decision.kind == DecisionKind::Act) {
            return None;
        }
        let pieces = self.hidden_from(viewer);
        let mut pairs = Vec::new();
        for &(a, one) in &pieces {
            let looks = |piece: &Piece| (piece.side, piece.place(), piece.marks.acted, piece.marks.inactive);
            let alike = |other: &Piece| looks(other) == looks(one) && one.face < other.face;
            pairs.extend(pieces.iter().filter(|(_, other)| alike(other)).map(|&(b, _)| Pair(a, b)));
        }
        drawn(&pairs, draws).copied()
    }

    /// Exchanges two faces, with what guns have been doing.
    pub fn exchange(&mut self, Pair(one, other): Pair) {
        let halves = [one, other].map(|id| {
            let Marks { declared, bombarded, .. } = self.piece(id).marks;
            (self.piece(id).face, declared, bombarded)
        });
        for (id, (face, declared, bombarded)) in [(one, halves[1]), (other, halves[0])] {
            let piece = self.piece_mut(id);
            piece.face = face;
            piece.marks.declared = declared;
            piece.marks.bombarded = bombarded;
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
