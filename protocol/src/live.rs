//! The game over a WebSocket: `GET /api/games/{id}/live`.
//!
//! The server greets with a [`ServerMessage::Position`]. From then on every entry
//! of the log arrives as one [`ServerMessage::Update`], numbered without gaps in
//! this viewer's own feed; after orders were taken back, when the whole log reads
//! differently, a position takes its place. A client that sees a gap, or has doubts, sends
//! [`ClientMessage::Resync`] and gets a fresh position.
//!
//! A message that is refused changes nothing. The codes of refusals that do not come
//! from the rules of the game: `malformed`, `not_text`, `too_large`, `slow_down`
//! (this message was not read), `stale` (made for another position),
//! `order_id_reused`, of taking back `nothing_to_take_back`, `behind_the_wall`,
//! `undo_already_asked`, `undo_not_asked`, `own_undo`, `not_your_order`, of what is settled beside the board `not_over`,
//! `already_offered`, `offered_before`, `not_offered`, `own_offer`, `rematch_agreed`, `not_speaker`
//! (somebody else speaks for the side), of the clocks `no_clock`,
//! `time_left`, `paused`, `not_paused`, `not_your_pause`, of seats `seat_changed` (the rules
//! have had the players change seats: the connection ends, come back), and for trouble on the server's side `busy`, `unavailable`,
//! `internal` and `game_damaged`; of talk `talk_off`, `talk_blocked`, `talk_unheard`,
//! `talk_length`, `talk_full` and `talk_too_fast`; of watching `watching_only`. After trouble the same order is sent again under
//! the same id: it is stored once at most.
//!
//! Whoever may watch the game gets the same feed with what both sides know, and neither
//! choices nor talk; of what a watcher sends only a wish for a fresh position is taken.
//!
//! The server ends a connection with one of these codes: 1001 it stops, come back;
//! 1008 too many messages for too long; 1009 a message over 1 MiB; 1011 the game
//! cannot be shown; 1013 the socket fell behind or another tab took its place, come
//! back; 4001 signed out.

use chrono::{DateTime, Utc};
use estafette_engine::chance::LogPosition;
use estafette_engine::force::{PerSide, Side};
use estafette_engine::game::{Happened, Snapshot};
use estafette_engine::parley::{Parley, ParleyState};
use estafette_engine::secrecy::Seat;
use estafette_engine::undo::{Undo, UndoState, Wall};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use uuid::Uuid;

use crate::game::GameSummary;
use crate::pace::{Clocks, Outage};
use crate::talk::{Said, Talk};

/// What a client sends.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum ClientMessage {
    /// An order, or the answer to a decision.
    Order {
        /// Chosen by the client, unique in the game. A resend gets the old answer
        /// and changes nothing.
        id: Uuid,
        /// The log position the order was made for; refused as stale when the game
        /// has moved on.
        position: LogPosition,
        /// The order, in the game's own vocabulary.
        #[ts(as = "estafette_engine::typescript::GameOrder")]
        order: serde_json::Value,
    },
    /// A step about taking back.
    Undo {
        /// Chosen by the client, unique in the game, like an order's.
        id: Uuid,
        /// The log position it was made for.
        position: LogPosition,
        /// The step.
        undo: Undo,
    },
    /// A step beside the board.
    Parley {
        /// Chosen by the client, unique in the game, like an order's.
        id: Uuid,
        /// The log position it was made for.
        position: LogPosition,
        /// The step.
        parley: Parley,
    },
    /// Asks for a fresh position.
    Resync {},
    /// Says something to the other side.
    Say {
        /// Chosen by the client, unique in the game. A resend is stored once.
        id: Uuid,
        /// 1 to 500 characters.
        text: String,
    },
    /// Has read what was said, up to a number.
    Read {
        /// The number of the last message read.
        up_to: u32,
    },
    /// The player has the game before their eyes: the page is visible, and was used lately. Sent
    /// once a minute at most, and not answered. Mails can wait for it to end.
    Looking {},
}

/// What the server sends.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ServerMessage {
    /// The whole game as this viewer may see it.
    Position(Box<Position>),
    /// One more entry of the log.
    Update(Box<Update>),
    /// An order was stored and applied.
    Accepted {
        /// The order's id.
        id: Uuid,
        /// Its position in the log.
        position: LogPosition,
    },
    /// A message was refused; nothing changed.
    Refused(Refused),
    /// Who has the game open.
    Presence {
        /// Whether somebody of a side has.
        online: PerSide<bool>,
        /// The seats of those who have, sorted.
        present: Vec<Seat>,
        /// How many watch.
        watchers: u32,
    },
    /// What was said so far; follows every position.
    Talk(Talk),
    /// Somebody said something. A message that is known already may come again.
    Said(Said),
    /// Somebody has read what was said, up to a number.
    Read {
        /// The side.
        side: Side,
        /// Who of it.
        seat: Seat,
        /// The number of the last message read.
        up_to: u32,
    },
}

/// The whole game as one viewer may see it.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
pub struct Position {
    /// The number of the last update in this viewer's feed.
    pub number: u32,
    /// The position of the last entry in the log.
    pub position: LogPosition,
    /// When the server was last restored from a copy, in seconds since 1970; 0 if it never was. What a
    /// viewer knew before and does not find now is lost.
    pub epoch: u32,
    /// The game as the lobby shows it.
    pub summary: GameSummary,
    /// The SHA-256 of the seed, in hexadecimal.
    pub commitment: String,
    /// The seed in hexadecimal, once the game is over.
    pub seed: Option<String>,
    /// View and choices.
    pub snapshot: Snapshot,
    /// What this viewer may take back.
    pub undo: UndoState,
    /// What is on offer, and what this viewer may offer.
    pub parley: ParleyState,
    /// The clocks, where there are any.
    pub clocks: Option<Clocks>,
    /// The server's time, by which the clocks run.
    pub now: DateTime<Utc>,
    /// The log so far.
    pub log: Vec<LogEntry>,
    /// The outages while the game ran, in order. They belong into the log, between its entries.
    pub outages: Vec<Outage>,
    /// Whether somebody of a side has the game open.
    pub online: PerSide<bool>,
    /// The seats of those who have it open, sorted.
    pub present: Vec<Seat>,
    /// How many watch.
    pub watchers: u32,
}

/// One more entry of the log, and what the game looks like after it.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
pub struct Update {
    /// The number of this update in this viewer's feed.
    pub number: u32,
    /// The position of the entry in the log.
    pub position: LogPosition,
    /// The entry.
    pub entry: LogEntry,
    /// View and choices after it.
    pub snapshot: Snapshot,
    /// The game as the lobby shows it, after it.
    pub summary: GameSummary,
    /// What this viewer may take back after it.
    pub undo: UndoState,
    /// What is on offer after it, and what this viewer may offer.
    pub parley: ParleyState,
    /// The clocks after it, where there are any.
    pub clocks: Option<Clocks>,
    /// The server's time, by which the clocks run.
    pub now: DateTime<Utc>,
    /// The seed in hexadecimal, once the game is over.
    pub seed: Option<String>,
}

/// An entry of the log as one viewer may see it.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
pub struct LogEntry {
    /// Its position in the log; 0 is the set-up.
    pub position: LogPosition,
    /// Whose order it was; nothing for the set-up.
    pub side: Option<Side>,
    /// Who of that side gave it.
    pub seat: Option<Seat>,
    /// When it was stored.
    pub at: DateTime<Utc>,
    /// What happened.
    pub happened: Happened,
    /// The step about taking back, where the entry is one; then nothing else
    /// happened.
    pub undo: Option<Undo>,
    /// The step beside the board, where the entry is one; then nothing else happened.
    pub parley: Option<Parley>,
    /// Whether whoever gave the order cannot go back behind it alone, and why.
    pub wall: Option<Wall>,
    /// Whether it was taken back.
    pub undone: bool,
}

/// A refusal.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Refused {
    /// The id of the order, where the message had a readable one.
    pub id: Option<Uuid>,
    /// Stable, for programs.
    pub code: String,
    /// A sentence for people.
    pub sentence: String,
    /// The section of the rules, where one applies: `7`, `9.2`.
    pub rule: Option<String>,
    /// The position of the last entry in the log now.
    pub position: LogPosition,
}
