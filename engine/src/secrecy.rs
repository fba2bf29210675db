//! Who looks at a game.

use serde::{Deserialize, Serialize};

use crate::force::Side;

/// Somebody for whom a view is built.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Viewer {
    /// The player of Red.
    Red,
    /// The player of Blue.
    Blue,
    /// Anybody else while the game runs: sees what both players see, no more.
    Spectator,
}

impl Viewer {
    /// Everybody a view can be built for.
    pub const ALL: [Viewer; 3] = [Viewer::Red, Viewer::Blue, Viewer::Spectator];

    /// The side this viewer plays; `None` for a spectator.
    #[must_use]
    pub const fn side(self) -> Option<Side> {
        match self {
            Viewer::Red => Some(Side::Red),
            Viewer::Blue => Some(Side::Blue),
            Viewer::Spectator => None,
        }
    }
}

impl From<Side> for Viewer {
    fn from(side: Side) -> Viewer {
        match side {
            Side::Red => Viewer::Red,
            Side::Blue => Viewer::Blue,
        }
    }
}
