//! Who looks at a game.

use serde::{Deserialize, Serialize};

use crate::force::Side;

/// Somebody for whom a view is built.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Viewer {
    /// The player of Austria.
    Austria,
    /// The player of France.
    France,
    /// Anybody else while the game runs: sees what both players see, no more.
    Spectator,
}

impl Viewer {
    /// Everybody a view can be built for.
    pub const ALL: [Viewer; 3] = [Viewer::Austria, Viewer::France, Viewer::Spectator];

    /// The side this viewer plays; `None` for a spectator.
    #[must_use]
    pub const fn side(self) -> Option<Side> {
        match self {
            Viewer::Austria => Some(Side::Austria),
            Viewer::France => Some(Side::France),
            Viewer::Spectator => None,
        }
    }
}

impl From<Side> for Viewer {
    fn from(side: Side) -> Viewer {
        match side {
            Side::Austria => Viewer::Austria,
            Side::France => Viewer::France,
        }
    }
}
