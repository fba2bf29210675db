//! Armies and their blocks: side, arm, strength, face, token.

use std::fmt;

use serde::{Deserialize, Serialize};

/// One of the two armies of a game, by the colour of its blocks. Which army of history it is, the
/// game says: Red is Austria at Marengo and the Allies at Austerlitz, Blue is France in both.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// The red army.
    Red,
    /// The blue army.
    Blue,
}

impl Side {
    /// Both sides, in the order in which lists have them.
    pub const BOTH: [Side; 2] = [Side::Red, Side::Blue];

    /// The other army.
    #[must_use]
    pub const fn opponent(self) -> Side {
        match self {
            Side::Red => Side::Blue,
            Side::Blue => Side::Red,
        }
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Side::Red => "Red",
            Side::Blue => "Blue",
        })
    }
}

/// One value for each side, indexed by [`Side`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct PerSide<T> {
    /// The value of Red.
    pub red: T,
    /// The value of Blue.
    pub blue: T,
}

impl<T> From<[T; 2]> for PerSide<T> {
    /// In the order of [`Side::BOTH`].
    fn from([red, blue]: [T; 2]) -> PerSide<T> {
        PerSide { red, blue }
    }
}

impl<T> std::ops::Index<Side> for PerSide<T> {
    type Output = T;

    fn index(&self, side: Side) -> &T {
        match side {
            Side::Red => &self.red,
            Side::Blue => &self.blue,
        }
    }
}

impl<T> std::ops::IndexMut<Side> for PerSide<T> {
    fn index_mut(&mut self, side: Side) -> &mut T {
        match side {
            Side::Red => &mut self.red,
            Side::Blue => &mut self.blue,
        }
    }
}

/// The type of a piece.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Arm {
    /// Foot.
    Infantry,
    /// Horse.
    Cavalry,
    /// Guns.
    Artillery,
}

impl fmt::Display for Arm {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Arm::Infantry => "infantry",
            Arm::Cavalry => "cavalry",
            Arm::Artillery => "artillery",
        })
    }
}

/// The number of symbols on a face: 1, 2 or 3. A piece reduced below 1 is gone.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "1 | 2 | 3"))]
#[serde(try_from = "u8", into = "u8")]
pub struct Strength(u8);

impl Strength {
    /// A strength of 1, 2 or 3; anything else is not a strength.
    #[must_use]
    pub const fn new(symbols: u8) -> Option<Strength> {
        match symbols {
            1..=3 => Some(Strength(symbols)),
            _ => None,
        }
    }

    /// The number of symbols.
    #[must_use]
    pub const fn get(self) -> u8 {
        self.0
    }

    /// The strength after one reduction; `None` when the piece is removed.
    #[must_use]
    pub const fn reduced(self) -> Option<Strength> {
        Strength::new(self.0 - 1)
    }
}

impl TryFrom<u8> for Strength {
    type Error = &'static str;

    fn try_from(symbols: u8) -> Result<Self, Self::Error> {
        Strength::new(symbols).ok_or("a strength is 1, 2 or 3")
    }
}

impl From<Strength> for u8 {
    fn from(strength: Strength) -> u8 {
        strength.0
    }
}

/// What is printed on the hidden side of a piece: type and strength.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Face {
    /// The type of the piece.
    pub arm: Arm,
    /// The number of symbols.
    pub strength: Strength,
}

impl Face {
    /// The face after one reduction; `None` when the piece is removed.
    #[must_use]
    pub fn reduced(self) -> Option<Face> {
        let strength = self.strength.reduced()?;
        Some(Face { strength, ..self })
    }
}

impl fmt::Display for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.arm, self.strength.get())
    }
}

/// The opaque handle by which a block is named on the wire, to its owner and to
/// its opponent alike. It is random, says nothing about the face, and is drawn
/// anew whenever the owner could have shuffled the block with others.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "number"))]
#[serde(transparent)]
pub struct Token(pub u32);
