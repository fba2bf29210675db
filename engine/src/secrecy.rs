//! Who looks at a game, and with whose eyes.
//!
//! Seats, viewers and lenses are words on the wire: `red`, `blue.2`, `spectator`, `truth`.
//!
//! ```
//! use estafette_engine::force::Side;
//! use estafette_engine::secrecy::{Lens, Seat, Viewer};
//!
//! let second: Seat = "blue.2".parse().unwrap();
//! assert_eq!(second, Seat { side: Side::Blue, rank: 2 });
//! let lens = Lens::from(Viewer::from(second));
//! assert!(lens.knows(Side::Blue) && !lens.knows(Side::Red));
//! assert!(Lens::Truth.knows(Side::Red) && !Lens::SPECTATOR.knows(Side::Red));
//! assert!("blue.1".parse::<Seat>().is_err(), "the first of a side is blue");
//! ```

use std::fmt;
use std::str::FromStr;

use crate::force::Side;
use crate::text::as_text;

/// A seat at a game: a side, and which of its players.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(
    feature = "typescript",
    derive(ts_rs::TS),
    ts(type = "\"red\" | \"blue\" | `red.${number}` | `blue.${number}`")
)]
pub struct Seat {
    /// The side it plays for.
    pub side: Side,
    /// 1 for the only player of a side, or the first of a team.
    pub rank: u8,
}

impl Seat {
    /// The seats of a game of two.
    pub const OF_TWO: [Seat; 2] = [Seat { side: Side::Red, rank: 1 }, Seat { side: Side::Blue, rank: 1 }];
}

impl From<Side> for Seat {
    fn from(side: Side) -> Seat {
        Seat { side, rank: 1 }
    }
}

/// Somebody for whom a view is built.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(
    feature = "typescript",
    derive(ts_rs::TS),
    ts(type = "\"red\" | \"blue\" | `red.${number}` | `blue.${number}` | \"spectator\"")
)]
pub enum Viewer {
    /// Whoever sits here.
    Seat(Seat),
    /// Anybody else while the game runs: sees what all players see, no more.
    Spectator,
}

impl Viewer {
    /// Everybody a view of a game of two can be built for.
    pub const OF_TWO: [Viewer; 3] =
        [Viewer::Seat(Seat::OF_TWO[0]), Viewer::Seat(Seat::OF_TWO[1]), Viewer::Spectator];

    /// The seat; `None` for a spectator.
    #[must_use]
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }

    /// The side this viewer plays for; `None` for a spectator.
    #[must_use]
    pub const fn side(self) -> Option<Side> {
        match self {
            Viewer::Seat(seat) => Some(seat.side),
            Viewer::Spectator => None,
        }
    }
}

impl From<Seat> for Viewer {
    fn from(seat: Seat) -> Viewer {
        Viewer::Seat(seat)
    }
}

impl From<Side> for Viewer {
    fn from(side: Side) -> Viewer {
        Viewer::Seat(side.into())
    }
}

/// Whose eyes one looks back with.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(
    feature = "typescript",
    derive(ts_rs::TS),
    ts(type = "\"red\" | \"blue\" | `red.${number}` | `blue.${number}` | \"spectator\" | \"truth\"")
)]
pub enum Lens {
    /// As somebody saw it.
    Viewer(Viewer),
    /// Every face, as its owner saw it. Only of a game that is over.
    Truth,
}

impl Lens {
    /// What both saw.
    pub const SPECTATOR: Lens = Lens::Viewer(Viewer::Spectator);

    /// Whose view it is; nobody's had the truth.
    #[must_use]
    pub const fn viewer(self) -> Option<Viewer> {
        match self {
            Lens::Viewer(viewer) => Some(viewer),
            Lens::Truth => None,
        }
    }

    /// Whether the faces of an army are known through it.
    #[must_use]
    pub fn knows(self, army: Side) -> bool {
        self.viewer().is_none_or(|viewer| viewer.side() == Some(army))
    }
}

impl From<Viewer> for Lens {
    fn from(viewer: Viewer) -> Lens {
        Lens::Viewer(viewer)
    }
}

impl From<Side> for Lens {
    fn from(side: Side) -> Lens {
        Lens::Viewer(side.into())
    }
}

/// A text that names no seat, viewer or lens.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("'{0}' names nobody; write red, blue, blue.2, spectator or truth")]
pub struct NobodyError(String);

const SPECTATOR: &str = "spectator";
const TRUTH: &str = "truth";

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let side = match self.side {
            Side::Red => "red",
            Side::Blue => "blue",
        };
        match self.rank {
            1 => f.write_str(side),
            rank => write!(f, "{side}.{rank}"),
        }
    }
}

impl FromStr for Seat {
    type Err = NobodyError;

    fn from_str(text: &str) -> Result<Seat, NobodyError> {
        let wrong = || NobodyError(text.chars().take(20).collect());
        let (side, rank) = match text.split_once('.') {
            None => (text, 1),
            Some((side, rank)) => {
                let rank = rank.parse().ok().filter(|&rank: &u8| rank > 1).ok_or_else(wrong)?;
                (side, rank)
            }
        };
        let side = match side {
            "red" => Side::Red,
            "blue" => Side::Blue,
            _ => return Err(wrong()),
        };
        Ok(Seat { side, rank })
    }
}

impl fmt::Display for Viewer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Viewer::Seat(seat) => seat.fmt(f),
            Viewer::Spectator => f.write_str(SPECTATOR),
        }
    }
}

impl FromStr for Viewer {
    type Err = NobodyError;

    fn from_str(text: &str) -> Result<Viewer, NobodyError> {
        match text {
            SPECTATOR => Ok(Viewer::Spectator),
            text => text.parse().map(Viewer::Seat),
        }
    }
}

impl fmt::Display for Lens {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Lens::Viewer(viewer) => viewer.fmt(f),
            Lens::Truth => f.write_str(TRUTH),
        }
    }
}

impl FromStr for Lens {
    type Err = NobodyError;

    fn from_str(text: &str) -> Result<Lens, NobodyError> {
        match text {
            TRUTH => Ok(Lens::Truth),
            text => text.parse().map(Lens::Viewer),
        }
    }
}

as_text!(Seat, Viewer, Lens);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_is_named_reads_back() {
        for text in ["red", "blue", "blue.2", "red.4", "spectator", "truth"] {
            assert_eq!(text.parse::<Lens>().unwrap().to_string(), text);
        }
        for text in ["", "Red", "red.1", "red.0", "blue.", "blue.x", "green", "red.300"] {
            assert!(text.parse::<Lens>().is_err(), "{text}");
        }
        assert!("truth".parse::<Viewer>().is_err() && "spectator".parse::<Seat>().is_err());
    }
}
