//! Everything the server keeps about an account, for its owner: `GET
//! /api/account/export`.

use chrono::{DateTime, Utc};
use estafette_engine::chance::LogPosition;
use estafette_engine::secrecy::Seat;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::account::{AccessToken, Account, AccountDetails, SessionSummary};
use crate::comments::OwnComment;
use crate::game::GameSummary;
use crate::notifications::{NotificationSettings, SentMail};
use crate::talk::Said;

/// `GET /api/account/export`: everything, but for secrets, of which only hashes are kept.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Export {
    /// When it was put together.
    pub exported_at: DateTime<Utc>,
    /// The account's id and name.
    pub account: Account,
    /// What the account page shows.
    pub details: AccountDetails,
    /// The sessions that have not ended.
    pub sessions: Vec<SessionSummary>,
    /// The access tokens.
    pub tokens: Vec<AccessToken>,
    /// When the player wants to be told of their games.
    pub notifications: NotificationSettings,
    /// The last hundred mails to the player in the last 90 days.
    pub mails: Vec<SentMail>,
    /// The names of those the player has blocked.
    pub blocks: Vec<String>,
    /// What the player has written about games, also of others, by game and number.
    pub comments: Vec<OwnComment>,
    /// The games created or played, by last move.
    pub games: Vec<ExportedGame>,
}

/// One game.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct ExportedGame {
    /// The game as lists show it.
    pub summary: GameSummary,
    /// The version of the rules it was begun with.
    pub rules_version: u32,
    /// The game's own options, once it is over: a deal that was given is among them.
    pub options: Option<Value>,
    /// The seed in hexadecimal, once it is over.
    pub seed: Option<String>,
    /// The player's own orders; once it is over, those of all players.
    pub orders: Vec<ExportedOrder>,
    /// What the player said to the others.
    pub messages: Vec<Said>,
    /// The player's notes.
    pub notes: String,
}

/// An entry of a game's log.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct ExportedOrder {
    /// Its position in the log.
    pub position: LogPosition,
    /// Whose it is.
    #[serde(rename = "side")]
    pub seat: Seat,
    /// `order`, or `undo` for a step about taking back.
    pub kind: String,
    /// The order in the game's own vocabulary, or the step.
    pub body: Value,
    /// When it was stored.
    pub at: DateTime<Utc>,
}
