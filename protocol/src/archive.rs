//! The archive of finished games.

use chrono::{DateTime, Utc};
use estafette_engine::ending::Ending;
use estafette_engine::force::PerSide;
use estafette_engine::kind::GameKind;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use uuid::Uuid;

/// `GET /api/archive`: finished games that anybody can see, latest first; 20 at most. What is
/// looked for stands after the question mark, all of it optional: `player`, a part of a
/// name, whatever its case; `side`, the one that player played; `result`, `red`,
/// `blue` or `draw`; `least` and `most`, the rounds it lasted, 1 to 16; `from` and
/// `until`, the days it ended on, by the clock of Greenwich, as `2026-06-14`; `before`, the
/// cursor of a further page. Needs no account.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Archive {
    /// The games.
    pub games: Vec<ArchivedGame>,
    /// The cursor of the next page, when there is one. It means nothing to a client.
    pub next: Option<String>,
    /// All games that were found, in figures; only with the first page.
    pub statistics: Option<Statistics>,
}

/// A finished game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct ArchivedGame {
    /// The game's id, also in its address `/games/{id}`.
    pub id: Uuid,
    /// Which game.
    pub game: GameKind,
    /// The players' names; nothing once an account was deleted.
    pub players: PerSide<Option<String>>,
    /// Whether it was played elsewhere and came as a file: then the names belong to no
    /// account.
    pub imported: bool,
    /// Whether the French deal was given instead of drawn.
    pub given_deal: bool,
    /// Its length: the round it ended in, 1 to 16.
    pub rounds: u8,
    /// How it ended, and for whom; nothing when it ended before results were written down
    /// and has not been looked at since.
    pub ending: Option<Ending>,
    /// When it ended.
    pub ended_at: DateTime<Utc>,
}

/// Games in figures. Those whose result is not known are in none of them.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, TS)]
pub struct Statistics {
    /// How many there are.
    pub games: u32,
    /// How they ended, each way that occurs.
    pub endings: Vec<Endings>,
    /// How long they were, each length that occurs, shortest first.
    pub lengths: Vec<Length>,
}

/// How many games ended in one way.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Endings {
    /// The way, and for whom.
    pub ending: Ending,
    /// Games.
    pub games: u32,
}

/// How many games were of one length.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Length {
    /// The round they ended in.
    pub rounds: u8,
    /// Games.
    pub games: u32,
}

/// `POST /api/archive`, whose body is a game file: takes it into the archive, for everybody
/// to see, if it is verified. The same game is taken once; a second time gives the first.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Imported {
    /// The game's id here.
    pub id: Uuid,
}
