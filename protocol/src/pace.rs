//! Pace: how much time the players have, and their clocks.

use chrono::{DateTime, Utc};
use estafette_engine::force::{PerSide, Side};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// How much time the players of a game have. A decision is a side's from the moment
/// it has to decide until it has to no more, however many orders it gives meanwhile.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, TS)]
#[serde(tag = "pace", rename_all = "snake_case", deny_unknown_fields)]
pub enum Pace {
    /// As much as they like.
    #[default]
    None,
    /// Played in one sitting: a bank of time each, which grows with each decision. The
    /// first decision of each side has a day of its own, so that both can come to the
    /// table.
    Live {
        /// The bank at the start: 10 seconds to 12 hours.
        bank_seconds: u32,
        /// What each further decision adds to it: up to 10 minutes.
        increment_seconds: u32,
    },
    /// By courier: so many days for each decision, and a bank for when these are not
    /// enough. Days that are left over are not saved.
    Correspondence {
        /// For each decision: 1 to 30 days.
        days: u32,
        /// The bank for the whole game: up to 60 days.
        bank_days: u32,
    },
}

/// The clocks of a game as they stood when the last entry of the log was made. The
/// client lets them run on from there.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Clocks {
    /// When they stood so.
    pub at: DateTime<Utc>,
    /// By side.
    pub sides: PerSide<ClockFace>,
    /// The last pause that was agreed on, if its end was not past by then.
    pub pause: Option<Pause>,
}

/// One side's clock.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct ClockFace {
    /// What is left for the decision alone, in milliseconds. It is spent first.
    pub allowance_ms: u64,
    /// What is left in the bank, in milliseconds.
    pub bank_ms: u64,
    /// Whether the side has to decide: its clock runs, unless the game is paused.
    pub deciding: bool,
}

/// A while in which no server was there: nobody is charged for it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Outage {
    /// Since when.
    pub from: DateTime<Utc>,
    /// Until when.
    pub until: DateTime<Utc>,
    /// Why.
    pub cause: OutageCause,
}

/// Why no server was there.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum OutageCause {
    /// The server, or its database, was down.
    Down,
    /// The server was restored from a copy: what was done after the copy was made is lost.
    Restored,
}

/// A pause: the clocks stand still. Whoever has to decide may do so all the same.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Pause {
    /// Who asked for it, and may end it before its time.
    pub side: Side,
    /// When it ends by itself.
    pub until: DateTime<Utc>,
}
