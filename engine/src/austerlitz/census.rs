//! The game in figures, for looking back at its course.

use serde::{Deserialize, Serialize};

use super::state::State;
use super::unit::Unit;
use super::{ALLIES, FRENCH};
use crate::force::{PerSide, Side};
use crate::secrecy::Lens;

/// The game in figures at one moment, as far as they are known through a lens.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "austerlitz/"))]
pub struct Figures {
    /// The round.
    pub round: u8,
    /// Whose turn it was.
    pub active: Side,
    /// Morale.
    pub morale: PerSide<u8>,
    /// Units on the map.
    pub units: PerSide<u8>,
    /// The strength on the map together; nothing for an army whose faces are not known.
    pub strength: PerSide<Option<u8>>,
}

/// The game in figures, hidden ones included.
#[derive(Debug, Clone, Copy)]
pub struct Census {
    round: u8,
    active: Side,
    morale: PerSide<u8>,
    units: PerSide<u8>,
    strength: PerSide<u8>,
}

impl Census {
    pub(super) fn seen_through(self, lens: Lens) -> Figures {
        let Census { round, active, morale, units, strength } = self;
        let known = |army| lens.knows(army).then_some(strength[army]);
        let strength = PerSide { red: known(ALLIES), blue: known(FRENCH) };
        Figures { round, active, morale, units, strength }
    }
}

impl State {
    /// Both armies in figures, hidden ones included.
    pub(super) fn figures_now(&self) -> Census {
        let on_map = |side: Side, of: fn(&Unit) -> u8| {
            self.units.iter().filter(|unit| unit.side == side && unit.on_map()).map(of).sum()
        };
        let per_side = |of: fn(&Unit) -> u8| PerSide { red: on_map(ALLIES, of), blue: on_map(FRENCH, of) };
        Census {
            round: self.round,
            active: self.active,
            morale: self.morale,
            units: per_side(|_| 1),
            strength: per_side(Unit::strength),
        }
    }
}
