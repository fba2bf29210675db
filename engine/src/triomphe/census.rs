//! The game in figures, for looking back at its course.

use serde::{Deserialize, Serialize};

use super::state::{Piece, State};
use super::{AUSTRIA, FRANCE};
use crate::force::{PerSide, Side};
use crate::secrecy::Lens;

/// The game in figures at one moment, as far as they are known through a lens.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "triomphe/"))]
pub struct Figures {
    /// The round.
    pub round: u8,
    /// Whose turn it was.
    pub active: Side,
    /// Morale levels.
    pub morale: PerSide<u8>,
    /// Blocks on the map.
    pub blocks: PerSide<u8>,
    /// Blocks east of the objective line.
    pub east: PerSide<u8>,
    /// The strength on the map together; nothing for an army whose faces are not known.
    pub strength: PerSide<Option<u8>>,
}

/// The game in figures, hidden ones included.
#[derive(Debug, Clone, Copy)]
pub struct Census {
    round: u8,
    active: Side,
    morale: PerSide<u8>,
    blocks: PerSide<u8>,
    east: PerSide<u8>,
    strength: PerSide<u8>,
}

impl Census {
    pub(super) fn seen_through(&self, lens: Lens) -> Figures {
        let Census { round, active, morale, blocks, east, strength } = *self;
        let known = |army| lens.knows(army).then_some(strength[army]);
        let strength = PerSide { red: known(AUSTRIA), blue: known(FRANCE) };
        Figures { round, active, morale, blocks, east, strength }
    }
}

impl State {
    /// Both armies in figures, hidden ones included.
    pub(super) fn figures_now(&self) -> Census {
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
