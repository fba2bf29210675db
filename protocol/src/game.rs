//! Games in the lobby: creating, listing, joining.

use std::collections::BTreeMap;

use chrono::{DateTime, Utc};
use estafette_engine::ending::Ending;
use estafette_engine::force::{PerSide, Side};
use estafette_engine::kind::GameKind;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use ts_rs::TS;
use uuid::Uuid;

use crate::pace::Pace;
use crate::watching::Watching;

/// `POST /api/games/{id}/invitations`: the link of a game that waits is sent by mail.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct MailInvitation {
    /// To this address.
    pub email: String,
}

/// `POST /api/games`.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct NewGame {
    /// Which game.
    pub game: GameKind,
    /// The creator's side.
    pub side: SideWish,
    /// Who can join.
    pub visibility: Visibility,
    /// Who may watch while it runs. When left out, everybody an open game, nobody a
    /// private one. An open game that is over can be looked back at by everybody.
    #[serde(default)]
    #[ts(optional)]
    pub watching: Option<Watching>,
    /// Whether the players can talk to each other.
    #[serde(default = "yes")]
    #[ts(optional, as = "Option<bool>")]
    pub talk: bool,
    /// Whether each player has a sheet of what can be concluded of the enemy's blocks.
    #[serde(default)]
    #[ts(optional, as = "Option<bool>")]
    pub deductions: bool,
    /// How much time the players have; as much as they like when left out.
    #[serde(default)]
    #[ts(optional, as = "Option<Pace>")]
    pub pace: Pace,
    /// The game's own options.
    #[serde(default = "no_options")]
    #[ts(optional, as = "Option<estafette_engine::typescript::GameOptions>")]
    pub options: Value,
}

fn no_options() -> Value {
    Value::Object(Map::new())
}

fn yes() -> bool {
    true
}

/// The side a creator asks for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum SideWish {
    /// Red.
    Red,
    /// Blue.
    Blue,
    /// Drawn when the second player joins.
    Random,
}

/// Who can find and join a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Visibility {
    /// Listed in the lobby.
    Open,
    /// Only with the invitation link.
    Private,
}

/// How far a game is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// Waits for a second player.
    Waiting,
    /// Is being played.
    Running,
    /// Is over.
    Finished,
}

/// A game as lists show it. Nothing hidden is in it.
#[allow(clippy::struct_excessive_bools, reason = "independent facts about a game")]
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct GameSummary {
    /// The game's id, also in its address `/games/{id}`.
    pub id: Uuid,
    /// Which game.
    pub game: GameKind,
    /// How far it is.
    pub status: Status,
    /// Who can join.
    pub visibility: Visibility,
    /// Who created it; nothing when that account was deleted.
    pub creator: Option<String>,
    /// The side the creator asked for.
    pub side: SideWish,
    /// The players' names, once seated, unless their account was deleted.
    pub players: PerSide<Option<String>>,
    /// Which seats belong to deleted accounts: nobody will decide there any more.
    pub gone: PerSide<bool>,
    /// The side of the player who asks; nothing when not seated.
    pub yours: Option<Side>,
    /// The sides that have to decide now, while the game runs; in the order of [`Side::BOTH`].
    pub to_decide: Vec<Side>,
    /// 1 to 16 once the game has begun; of a finished game, the one it ended in.
    pub round: Option<u8>,
    /// Who may watch while it runs.
    pub watching: Watching,
    /// Whether there is a link for watching; told to the players alone.
    pub watch_link: bool,
    /// Whether the players can talk to each other.
    pub talk: bool,
    /// Whether each player has a sheet of what can be concluded of the enemy's blocks.
    pub deductions: bool,
    /// Whether it was played elsewhere and came as a file: then the players' names belong
    /// to no account.
    pub imported: bool,
    /// How much time the players have.
    pub pace: Pace,
    /// When the time of the side that has to decide is out, if a clock runs. Nothing
    /// happens by itself then.
    pub time_up_at: Option<DateTime<Utc>>,
    /// Until when the clocks stand still, after the players agreed on a pause; may be
    /// past.
    pub paused_until: Option<DateTime<Utc>>,
    /// How the game ended.
    pub ended: Option<Ended>,
    /// The game the two play after this one.
    pub rematch: Option<Uuid>,
    /// Whether the French deal was given instead of drawn.
    pub given_deal: bool,
    /// When it was created.
    pub created_at: DateTime<Utc>,
    /// When the last entry of the log was made, or the game created.
    pub moved_at: DateTime<Utc>,
    /// The invitation code of the link `/join/{code}`; only for the creator, while
    /// the game waits.
    pub invitation: Option<String>,
}

/// How and when a game ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Ended {
    /// How, and for whom.
    #[serde(flatten)]
    #[ts(flatten)]
    pub ending: Ending,
    /// When.
    pub at: DateTime<Utc>,
}

/// `GET /api/games/{id}/why-not?pieces=1,2&target=12/14`: why some blocks cannot go
/// to, or attack, a place.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct WhyNot {
    /// One reason for each way there might have been; empty when they can.
    pub reasons: Vec<Reason>,
}

/// Why one way is closed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Reason {
    /// What might have been done.
    pub attempt: String,
    /// The code of the refusal, for programs.
    pub code: String,
    /// A sentence for people.
    pub sentence: String,
    /// The section of the rules, where one applies.
    pub rule: Option<String>,
}

/// `GET /api/games`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Lobby {
    /// The server's time, by which the clocks run.
    pub now: DateTime<Utc>,
    /// Games anybody may join, newest first.
    pub open: Vec<GameSummary>,
    /// Whether there are more, and older ones.
    pub more_open: bool,
    /// The player's own games: those that wait for them first, then by last move. All that are not over, and
    /// those that ended last.
    pub mine: Vec<GameSummary>,
    /// Whether more are over. The player's page has them all.
    pub more_finished: bool,
    /// How many messages of the opponent the player has not read, for the games with
    /// any.
    pub unread: BTreeMap<Uuid, u32>,
}
