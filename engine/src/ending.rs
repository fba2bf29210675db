//! How a game ends: by its rules, or because the players end it.

use serde::{Deserialize, Serialize};

use crate::force::Side;

/// How a game ended, and for whom.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "by", rename_all = "snake_case")]
pub enum Ending {
    /// A decisive victory by the rules.
    Decisive {
        /// Who won.
        winner: Side,
    },
    /// A marginal victory by the rules.
    Marginal {
        /// Who won.
        winner: Side,
    },
    /// The other side resigned.
    Resignation {
        /// Who won.
        winner: Side,
    },
    /// The other side's time was out, and the winner claimed it.
    Time {
        /// Who won.
        winner: Side,
    },
    /// The two agreed on a draw.
    Agreement {},
}

impl Ending {
    /// Who won; nobody when it is a draw.
    #[must_use]
    pub const fn winner(self) -> Option<Side> {
        match self {
            Ending::Decisive { winner }
            | Ending::Marginal { winner }
            | Ending::Resignation { winner }
            | Ending::Time { winner } => Some(winner),
            Ending::Agreement {} => None,
        }
    }
}
