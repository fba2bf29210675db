//! Units: what is printed on them, where they are, and what they have done this turn.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::data::Commander;
use crate::field::board::{ApproachId, LocaleId};
use crate::force::{Arm, Side, Strength, Token};

/// What is printed on the hidden side of a unit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "austerlitz/"))]
#[serde(deny_unknown_fields)]
pub struct Face {
    /// Its arm.
    pub arm: Arm,
    /// 1 to 3.
    pub strength: Strength,
    /// Whether it is Guard: infantry of strength 3.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
    pub guard: bool,
}

impl Face {
    /// The face after a loss of one; `None` when the unit is eliminated. Guard that loses a step is
    /// ordinary infantry (R20).
    #[must_use]
    pub fn reduced(self) -> Option<Face> {
        let strength = self.strength.reduced()?;
        Some(Face { arm: self.arm, strength, guard: false })
    }

    /// Which elite it belongs to now, if any (2).
    #[must_use]
    pub fn elite(self) -> Option<Elite> {
        match (self.arm, self.strength.get()) {
            (Arm::Cavalry, 3) => Some(Elite::HeavyCavalry),
            (Arm::Infantry, _) if self.guard => Some(Elite::Guard),
            _ => None,
        }
    }
}

impl fmt::Display for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.guard { f.write_str("guard") } else { write!(f, "{} {}", self.arm, self.strength.get()) }
    }
}

/// The two kinds of elite units (9).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "austerlitz/"))]
#[serde(rename_all = "snake_case")]
pub enum Elite {
    /// Cavalry of strength 3.
    HeavyCavalry,
    /// The Guard.
    Guard,
}

/// Where a unit is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) enum Place {
    /// In reserve in a locale.
    Reserve(LocaleId),
    /// Blocking an approach.
    Approach(ApproachId),
    /// Not on the map yet.
    OffMap,
    /// Out of the game.
    Eliminated,
}

/// A unit, by its place in the state's table. Internal: the table is shuffled, and it never leaves the
/// engine all the same.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) struct UnitId(pub(super) u8);

/// A unit.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(clippy::struct_excessive_bools, reason = "independent marks on a block")]
pub(super) struct Unit {
    pub side: Side,
    pub face: Face,
    pub place: Place,
    /// The commander in whose corps it is; detached when none.
    pub corps: Option<Commander>,
    /// The commander it was assigned to: off the map it waits for his hour (R43).
    pub home: Option<Commander>,
    pub token: Token,
    /// Commands that moved it this turn.
    pub moves: u8,
    /// Came on this turn as a French reinforcement, and may so be given a second command.
    pub fresh: bool,
    /// A command brought it this turn into the reserve where it is (R38).
    pub arrived: bool,
    /// The defense approach against which it was named this turn.
    pub named: Option<ApproachId>,
    /// Retreated after combat this turn.
    pub retreated: bool,
    /// Face-up for everybody now.
    pub face_up: bool,
    /// The face the enemy last saw on the block with this token.
    pub shown: Option<Face>,
}

impl Unit {
    pub fn new(side: Side, face: Face, token: Token) -> Unit {
        Unit {
            side,
            face,
            place: Place::OffMap,
            corps: None,
            home: None,
            token,
            moves: 0,
            fresh: false,
            arrived: false,
            named: None,
            retreated: false,
            face_up: false,
            shown: None,
        }
    }

    pub fn is(&self, arm: Arm) -> bool {
        self.face.arm == arm
    }

    pub fn strength(&self) -> u8 {
        self.face.strength.get()
    }

    pub fn on_map(&self) -> bool {
        matches!(self.place, Place::Reserve(_) | Place::Approach(_))
    }

    /// Forgets what it did this turn.
    pub fn rest(&mut self) {
        self.moves = 0;
        self.fresh = false;
        self.arrived = false;
        self.named = None;
        self.retreated = false;
    }
}
