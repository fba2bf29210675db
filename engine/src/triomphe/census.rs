//! The game in figures, for looking back at its course.

use super::state::{Piece, State};
use super::{AUSTRIA, FRANCE};
use crate::force::{PerSide, Side};
use crate::replay::Census;

impl State {
    /// Both armies in figures, hidden ones included.
    pub(crate) fn census(&self) -> Census {
        Census {
            round: self.round,
            active: self.active,
            morale: per_side(|side| self.morale[side].level()),
            blocks: per_side(|side| self.sum_on_map(side, |_| 1)),
            east: per_side(|side| self.sum_on_map(side, |piece| u8::from(self.is_east(piece)))),
            strength: per_side(|side| self.sum_on_map(side, |piece| piece.face.strength.get())),
        }
    }

    fn sum_on_map(&self, side: Side, of: impl Fn(&Piece) -> u8) -> u8 {
        let on_map = self.army(side).filter(|(_, piece)| self.board.locale_of(piece.place()).is_some());
        on_map.map(|(_, piece)| of(piece)).sum()
    }

    /// Whether a piece stands east of the objective line (rule 19).
    pub(super) fn is_east(&self, piece: &Piece) -> bool {
        let locale = self.board.locale_of(piece.place());
        locale.is_some_and(|locale| self.marengo.is_east(locale))
    }
}

fn per_side(of: impl Fn(Side) -> u8) -> PerSide<u8> {
    PerSide { red: of(AUSTRIA), blue: of(FRANCE) }
}
