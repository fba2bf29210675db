//! What players and readers say about moments of a game that is over.
//!
//! The players may always comment on their game. Whoever else is signed in and may
//! see it may do so while all players let readers comment. Who may see the game reads
//! its comments, also without an account; somebody with a link adds its key to the
//! address: `?key=...`. A game that is not over has none.
//!
//! To report a comment, `POST /api/games/{id}/comments/{number}/reports` takes a
//! [`Report`](crate::talk::Report).

use chrono::{DateTime, Utc};
use estafette_engine::chance::LogPosition;
use estafette_engine::force::{PerSide, Side};
use estafette_engine::secrecy::Seat;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use uuid::Uuid;

/// `GET /api/games/{id}/comments?language=fr`: the comments on a game. Those of the demo
/// archive are in the language asked for, where it is one of `en`, `fr`, `de` and `es`, else in
/// English.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Comments {
    /// By the moment they are about, then as they were written.
    pub comments: Vec<Comment>,
    /// Whether the players of each side, all of them, let readers comment.
    pub readers: PerSide<bool>,
    /// Whether the player who asks does; nothing for whoever does not play.
    pub yours: Option<bool>,
}

/// A comment. Its number is never given to another one of its game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Comment {
    /// Which one of the game's, from 1 on.
    pub number: u32,
    /// The entry of the log that it is about; 0 is the set-up.
    pub position: LogPosition,
    /// Who wrote it.
    pub author: Author,
    /// Whether the one who asks wrote it.
    pub yours: bool,
    /// 1 to 1000 characters, as they were written.
    pub text: String,
    /// When it was stored.
    pub at: DateTime<Utc>,
}

/// Who wrote a comment. The name is nothing once the account is deleted.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "author", rename_all = "snake_case")]
pub enum Author {
    /// One of the players.
    Player {
        /// Their name.
        name: Option<String>,
        /// The side they played.
        side: Side,
        /// Who of it.
        seat: Seat,
    },
    /// Somebody else.
    Reader {
        /// Their name.
        name: Option<String>,
    },
    /// Nobody here: it came with the demo archive.
    Archive {},
}

/// `POST /api/games/{id}/comments`: a comment on a game. The answer is the [`Comment`] as it is
/// stored; a resend gets the same.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct NewComment {
    /// A fresh id.
    pub id: Uuid,
    /// The entry of the log that it is about; 0 is the set-up.
    pub position: LogPosition,
    /// 1 to 1000 characters.
    pub text: String,
}

/// `PUT /api/games/{id}/comments/readers`: by a player, for themself: whether they let
/// readers comment from now on. What readers have written stays.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct LetReaders {
    /// Whether they do.
    pub allowed: bool,
}

/// A comment in the export of its author's data.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct OwnComment {
    /// The game.
    pub game: Uuid,
    /// Which one of the game's.
    pub number: u32,
    /// The entry of the log that it is about.
    pub position: LogPosition,
    /// What it says.
    pub text: String,
    /// When it was stored.
    pub at: DateTime<Utc>,
}
