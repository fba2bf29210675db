//! What anybody may know of a player.

use chrono::{DateTime, Utc};
use estafette_engine::ending::Ending;
use estafette_engine::force::{PerSide, Side};
use estafette_engine::kind::GameKind;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use uuid::Uuid;

/// `GET /api/players/{name}?before={cursor}`: a player's public page; the name is found
/// whatever its case. Nothing hidden is in it. Games that can only be joined with
/// their link are left out everywhere, also from the totals, unless the player asks
/// for their own page. `no_such_player` when nobody has the name.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Profile {
    /// The name, as the player writes it.
    pub name: String,
    /// When they signed up.
    pub member_since: DateTime<Utc>,
    /// How their finished games ended, by the side they played.
    pub totals: PerSide<Totals>,
    /// Their running games, latest first; 200 at most.
    pub running: Vec<RunningGame>,
    /// Their finished games, latest first: 20 at most, those that ended before the
    /// cursor.
    pub finished: Vec<FinishedGame>,
    /// The cursor of the next page, when there is one. It means nothing to a client.
    pub next: Option<String>,
}

/// How many games ended how. Those whose result is not known are in none of them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, TS)]
pub struct Totals {
    /// Games won.
    pub won: u32,
    /// Games lost.
    pub lost: u32,
    /// Draws.
    pub drawn: u32,
}

/// A running game, as everybody may know it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct RunningGame {
    /// Which game, by whom.
    #[serde(flatten)]
    #[ts(flatten)]
    pub played: Played,
    /// 1 to 16.
    pub round: u8,
    /// When the second player joined.
    pub started_at: DateTime<Utc>,
}

/// A finished game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct FinishedGame {
    /// Which game, by whom.
    #[serde(flatten)]
    #[ts(flatten)]
    pub played: Played,
    /// Its length: the round it ended in, 1 to 16.
    pub rounds: u8,
    /// How it ended, and for whom; nothing when it ended before results were written
    /// down and has not been looked at since.
    pub ending: Option<Ending>,
    /// When it ended.
    pub ended_at: DateTime<Utc>,
}

/// A game that a player plays or has played.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Played {
    /// The game's id, also in its address `/games/{id}`.
    pub id: Uuid,
    /// Which game.
    pub game: GameKind,
    /// The player's side.
    pub side: Side,
    /// The opponent's name; nothing once their account was deleted.
    pub opponent: Option<String>,
    /// Whether it could only be joined with its link.
    pub private: bool,
    /// Whether the French deal was given instead of drawn.
    pub given_deal: bool,
}
