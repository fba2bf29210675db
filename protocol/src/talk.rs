//! What players say to each other in a game, and what each notes for themself.

use chrono::{DateTime, Utc};
use estafette_engine::force::{PerSide, Side};
use estafette_engine::secrecy::Seat;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use uuid::Uuid;

/// Everything said in a game so far: sent after every position.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Talk {
    /// Whether anything can be said.
    pub open: TalkOpen,
    /// The messages, oldest first.
    pub messages: Vec<Said>,
    /// The number of the last message that somebody of a side has read; 0 for none.
    pub read: PerSide<u32>,
    /// The number of the last one that the one who asks has read; 0 for none.
    pub yours: u32,
}

/// Whether a player can say something.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum TalkOpen {
    /// Yes.
    Open,
    /// The game was created without talk.
    Off,
    /// This player has blocked another one.
    Blocked,
}

/// A message.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Said {
    /// 1, 2, 3 ... in this game.
    pub number: u32,
    /// The id its author gave it.
    pub id: Uuid,
    /// The side of who said it.
    pub side: Side,
    /// Who of it.
    pub seat: Seat,
    /// 1 to 500 characters.
    pub text: String,
    /// When it was stored.
    pub at: DateTime<Utc>,
}

/// `POST /api/games/{id}/talk/{number}/reports`: asks the host to look at a message
/// of the opponent. `POST /api/games/{id}/comments/{number}/reports`: at a comment of
/// somebody else.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Report {
    /// What is wrong with it; at most 500 characters.
    pub reason: String,
}

/// `GET` and `PUT /api/games/{id}/notes`: a player's own notes, for nobody else.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Notes {
    /// At most 20,000 characters.
    pub text: String,
}

/// `GET /api/blocks`: the names of those a player has blocked, in alphabetical order.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Blocks {
    /// The names.
    pub names: Vec<String>,
}
