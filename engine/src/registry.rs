//! The games there are, behind one face, for whoever hosts them all.

use serde::{Deserialize, Serialize};

use crate::drawing::Spot;
use crate::triomphe;

/// A game of the family.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum GameKind {
    /// Triomphe à Marengo (2022).
    Triomphe,
}

/// What a viewer sees of a game now, and what they may answer.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "game", rename_all = "snake_case")]
pub enum Sight {
    /// Triomphe à Marengo.
    Triomphe {
        /// The position.
        view: triomphe::View,
        /// The legal answers, for the side to decide only.
        choices: Option<triomphe::Choices>,
        /// Where the blocks of the view are drawn, in the same order.
        spots: Vec<Spot>,
    },
}

/// What an entry of the log brought, as one viewer may see it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "game", rename_all = "snake_case")]
pub enum Happened {
    /// Triomphe à Marengo.
    Triomphe {
        /// In order.
        events: Vec<triomphe::Event>,
    },
}
