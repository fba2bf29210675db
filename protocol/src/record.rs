//! Game files: a finished game as one JSON file, and what checking one brings. The format
//! is described in `docs/game-file.md`.

use chrono::{DateTime, Utc};
use estafette_engine::chance::LogPosition;
use estafette_engine::ending::Ending;
use estafette_engine::force::{PerSide, Side};
use estafette_engine::kind::GameKind;
use estafette_engine::parley::Parley;
use estafette_engine::undo::Undo;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

use crate::pace::Pace;

/// The word by which a game file is known.
pub const FORMAT: &str = "estafette-game";

/// The version of the format that is written, and read.
pub const VERSION: u32 = 1;

/// `GET /api/games/{id}/file`: a finished game, for whoever may see it: an open one for
/// everybody, a private one for its players. `still_running` while it runs.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct GameFile {
    /// [`FORMAT`].
    pub format: String,
    /// [`VERSION`].
    pub version: u32,
    /// Which game.
    pub game: GameKind,
    /// The version of its rules.
    pub rules_version: u32,
    /// The game's own options.
    #[ts(as = "estafette_engine::typescript::GameOptions")]
    pub options: Value,
    /// How much time the players had.
    pub pace: Pace,
    /// When the second player joined: the clocks run from then on.
    pub started_at: DateTime<Utc>,
    /// The SHA-256 of the seed, which was published when the game began; in hexadecimal.
    pub commitment: String,
    /// Which faces stood where at the start, by army.
    #[ts(as = "PerSide<estafette_engine::typescript::GameMuster>")]
    pub set_up: PerSide<Value>,
    /// The hash of what each side saw at the start.
    pub seen: PerSide<String>,
    /// The hash of everything above: the beginning of the chain.
    pub hash: String,
    /// Who played; nothing where the account was deleted.
    pub players: PerSide<Option<String>>,
    /// The secret that all chance came from, in hexadecimal.
    pub seed: String,
    /// The log, from position 1.
    pub entries: Vec<FileEntry>,
    /// How it ended.
    pub result: FileResult,
}

/// An entry of the log.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct FileEntry {
    /// Its position in the log.
    pub position: LogPosition,
    /// Who.
    pub side: Side,
    /// When it was stored.
    pub at: DateTime<Utc>,
    /// What.
    pub step: FileStep,
    /// The hash of what each side saw after it.
    pub seen: PerSide<String>,
    /// The hash of the entry and of the hash before it.
    pub hash: String,
}

/// What an entry is.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum FileStep {
    /// An order, in the game's own vocabulary.
    Order(#[ts(as = "estafette_engine::typescript::GameOrder")] Value),
    /// A step about taking back.
    Undo(Undo),
    /// A step beside the board.
    Parley(Parley),
}

/// How a game ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct FileResult {
    /// How, and for whom.
    #[serde(flatten)]
    #[ts(flatten)]
    pub ending: Ending,
    /// When.
    pub at: DateTime<Utc>,
    /// Its length: the round it ended in.
    pub rounds: u8,
}

/// `POST /api/verify`, whose body is a game file of up to 4 MiB: what came of playing it
/// again.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS)]
pub struct FileCheck {
    /// What is wrong with the file; nothing when it is verified.
    pub faults: Vec<Fault>,
    /// What the game came to when it was played again; nothing when it could not be
    /// played to its end.
    pub result: Option<FileResult>,
    /// How many entries were played.
    pub played: u32,
}

/// One thing that is wrong with a game file.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Fault {
    /// Stable, for programs.
    pub code: FaultCode,
    /// A sentence for people.
    pub sentence: String,
    /// The entry it is about, where it is about one; 0 is the set-up.
    pub position: Option<LogPosition>,
    /// The side it is about, where it is about one.
    pub side: Option<Side>,
    /// The refusal, where the rules or the clocks refuse an entry or the options.
    pub refusal: Option<FaultRefusal>,
}

/// Why an entry, or the options, are refused.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct FaultRefusal {
    /// Stable, for programs.
    pub code: String,
    /// A sentence for people.
    pub sentence: String,
}

/// The kinds of faults.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum FaultCode {
    /// It is not a game file, or not a whole one.
    Unreadable,
    /// It is of a version of the format that is not known here.
    OtherVersion,
    /// It was played by a version of the rules that is not known here.
    OtherRules,
    /// The seed is not the one that was committed to.
    Seed,
    /// An entry is missing, or they are in another order.
    Missing,
    /// The beginning is not as it was recorded.
    Opening,
    /// An entry is not as it was recorded.
    Chain,
    /// The game cannot be set up so.
    Options,
    /// The set-up is not what the seed gives.
    SetUp,
    /// An entry is earlier than the one before it.
    Backwards,
    /// A side gave an order when the other had to decide.
    OutOfTurn,
    /// The rules refuse an entry.
    Refused,
    /// The clocks refuse an entry.
    Time,
    /// A side saw something else.
    Seen,
    /// The game is not over at the end of the file.
    NotOver,
    /// The game ended in another way.
    Result,
    /// It would take too long to play it again.
    TooLong,
}
