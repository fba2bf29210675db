//! Watching games, and looking back at them.
//!
//! Whoever the players let watch opens the game's socket without an account, and sees
//! what both sides know. A finished game can be looked back at through any lens by
//! everybody if it is open, by its players and those who have its link if it is
//! private. While a game runs, each player can look back through their own eyes, and a
//! watcher at what both sides knew.
//!
//! Somebody with a link adds its key to the address: `?key=...`.

use estafette_engine::chance::LogPosition;
use estafette_engine::game::Snapshot;
use estafette_engine::json::Json;
use estafette_engine::kind::GameKind;
use estafette_engine::secrecy::Lens;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::game::GameSummary;
use crate::live::LogEntry;

/// Who may watch a game that runs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Watching {
    /// Nobody but the two players.
    Nobody,
    /// Whoever has the link for watching.
    Invited,
    /// Everybody.
    Everybody,
}

/// `PUT /api/games/{id}/watching`: by the creator while the game waits, later by either
/// player, who can only make it stricter. `nobody` takes the link back too.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct NewWatching {
    /// Who may watch from now on.
    pub watching: Watching,
}

/// `POST /api/games/{id}/watch-link`: a fresh link, in place of the one before.
/// `DELETE` takes the link back, and whoever came by it is let out.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct WatchLink {
    /// The key of the link `/games/{id}?key={key}`. It is told only this once.
    pub key: String,
}

/// `GET /api/watch`: running games that everybody may watch, those with the latest move
/// first.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Watchable {
    /// At most 50.
    pub games: Vec<GameSummary>,
}

/// `GET /api/games/{id}/replay?lens=truth`: the course of a game. Without a lens the
/// widest that is allowed.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
pub struct Replay {
    /// Through which lens.
    pub lens: Lens,
    /// The lenses allowed.
    pub lenses: Vec<Lens>,
    /// The game as the lobby shows it.
    pub summary: GameSummary,
    /// The SHA-256 of the seed, in hexadecimal.
    pub commitment: String,
    /// The seed in hexadecimal, once the game is over.
    pub seed: Option<String>,
    /// The log, the set-up first: the index of an entry is its position.
    pub log: Vec<LogEntry>,
    /// The game in figures after each entry of the log.
    #[ts(as = "Vec<estafette_engine::typescript::GameFigures>")]
    pub course: Vec<Json>,
}

/// `GET /api/games/{id}/deductions?side=red&at=40`: what a side may conclude at a moment.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Deductions {
    /// Which game.
    pub game: GameKind,
    /// The sheet, in the game's own vocabulary.
    #[ts(as = "estafette_engine::typescript::GameSheet")]
    pub sheet: Json,
}

/// `GET /api/games/{id}/replay/frames?lens=truth&at=40`: how the game stood after some
/// entries of the log in a row, among them the one asked for.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS)]
pub struct Frames {
    /// Through which lens.
    pub lens: Lens,
    /// The position of the first frame in the log.
    pub first: LogPosition,
    /// At most 32; after each entry, what was seen then. Nobody is offered anything.
    pub frames: Vec<Snapshot>,
}
