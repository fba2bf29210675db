//! The game in figures, for looking back at its course.

use serde::{Deserialize, Serialize};

use super::state::{Piece, State};
use crate::force::{PerSide, Side};
use crate::secrecy::Lens;

/// The game in figures at one moment, as far as they are known through a lens.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Figures {
    /// The round.
    pub round: u8,
    /// Whose turn it was.
    pub active: Side,
    /// Morale.
    pub morale: PerSide<u8>,
    /// Blocks on the map.
    pub blocks: PerSide<u8>,
    /// Objectives held.
    pub objectives: PerSide<u8>,
    /// The strength on the map together; nothing for an army whose faces are not known.
    pub strength: PerSide<Option<u8>>,
}

/// The game in figures, hidden ones included.
#[derive(Debug, Clone, Copy)]
pub struct Census {
    round: u8,
    active: Side,
    /// Which army each seat leads.
    armies: PerSide<Side>,
    morale: PerSide<u8>,
    blocks: PerSide<u8>,
    objectives: PerSide<u8>,
    strength: PerSide<u8>,
}

impl Census {
    pub(super) fn seen_through(&self, lens: Lens) -> Figures {
        let Census { round, active, armies, morale, blocks, objectives, strength } = *self;
        let known = |army: Side| {
            let seat = if armies[army] == army { army } else { army.opponent() };
            lens.knows(seat).then_some(strength[army])
        };
        let strength = PerSide { red: known(Side::Red), blue: known(Side::Blue) };
        Figures { round, active, morale, blocks, objectives, strength }
    }
}

impl State {
    /// Both armies in figures, hidden ones included.
    pub(super) fn figures_now(&self) -> Census {
        Census {
            round: self.round,
            active: self.active,
            armies: per_side(|seat| self.army_of(seat)),
            morale: per_side(|side| self.morale[side].level),
            blocks: per_side(|side| self.sum_on_map(side, |_| 1)),
            objectives: per_side(|side| self.objectives_held(side)),
            strength: per_side(|side| self.sum_on_map(side, |piece| piece.face.strength.get())),
        }
    }

    fn sum_on_map(&self, side: Side, of: impl Fn(&Piece) -> u8) -> u8 {
        let on_map =
            self.blocks.army(side).filter(|(_, piece)| self.board.locale_of(piece.place()).is_some());
        on_map.map(|(_, piece)| of(piece)).sum()
    }

    fn objectives_held(&self, side: Side) -> u8 {
        let starred = self.board.locales().filter(|&(id, _)| self.ground.objective(id).is_some());
        let held = starred.filter(|&(id, _)| self.blocks.occupies(side, id));
        u8::try_from(held.count()).unwrap_or(u8::MAX)
    }
}

fn per_side<T>(of: impl Fn(Side) -> T) -> PerSide<T> {
    PerSide { red: of(Side::Red), blue: of(Side::Blue) }
}
