//! Taking back: what a player may undo alone, and what only both together may.
//!
//! A player alone goes back to the last moment at which anything was revealed to
//! anyone, chance was used, or somebody else decided: the wall. Behind it, both
//! sides have to agree: whoever gave an order asks, or whoever speaks for their side, and whoever
//! speaks for the other side answers. Nothing is deleted: taking back is an entry of the log like an
//! order, and an order given again meets fresh chance.
//!
//! ```
//! use estafette_engine::chance::{LogPosition, Seed};
//! use estafette_engine::force::Side;
//! use estafette_engine::games::GAMES;
//! use estafette_engine::history::{History, Step};
//! use estafette_engine::undo::Undo;
//! use serde_json::json;
//!
//! let rules = GAMES.rules("triomphe".parse().unwrap()).unwrap();
//! let mut history = History::start(rules, &json!({}), Seed::from_number(7)).unwrap();
//! let ends = Step::Order(json!({ "order": "end_turn" }));
//! history.advance(history.judge(Side::Red, ends).unwrap());
//! let asks = Step::Undo(Undo::Ask { from: LogPosition(1) });
//! history.advance(history.judge(Side::Red, asks).unwrap());
//! let own = history.judge(Side::Red, Step::Undo(Undo::Agree {})).err().unwrap();
//! assert_eq!(own.code(), "own_undo");
//! history.advance(history.judge(Side::Blue, Step::Undo(Undo::Agree {})).unwrap());
//! assert!(history.lines()[0].undone);
//! assert_eq!(history.game().asked(), [Side::Red.into()]);
//! ```

use serde::{Deserialize, Serialize};

use crate::chance::LogPosition;
use crate::force::Side;
use crate::secrecy::Seat;

/// A step about taking back.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "undo", rename_all = "snake_case", deny_unknown_fields)]
pub enum Undo {
    /// The player takes back every order from this position on, within the wall.
    TakeBack {
        /// The first order that is taken back.
        from: LogPosition,
    },
    /// The player asks the opponent to agree to it.
    Ask {
        /// The first order that would be taken back.
        from: LogPosition,
    },
    /// The opponent agrees: it is taken back.
    Agree {},
    /// The opponent declines, or the player asks no more.
    Decline {},
}

/// Why a player alone cannot go back behind an order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Wall {
    /// Somebody learned something hidden from it.
    Revealed,
    /// Chance was used.
    Chance,
    /// The other side decided.
    Decided,
}

/// What one player may take back now. Public facts only.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct UndoState {
    /// The earliest order this player may take back alone; everything after it goes
    /// with it.
    pub alone_from: Option<LogPosition>,
    /// The order that is the wall, if there is one.
    pub wall: Option<WallAt>,
    /// What one player has asked the other.
    pub asked: Option<AskedUndo>,
}

/// The order behind which a player cannot go alone.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct WallAt {
    /// Its position in the log.
    pub position: LogPosition,
    /// Why.
    pub cause: Wall,
}

/// A wish to take back that waits for an answer. The next order ends it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct AskedUndo {
    /// The side that asked.
    pub side: Side,
    /// Who of it.
    pub seat: Seat,
    /// The first order that would be taken back.
    pub from: LogPosition,
}

/// Why nothing is taken back.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum UndoRefusal {
    /// The game is over.
    #[error("The game is over: everything has been revealed, and nothing can be taken back.")]
    GameOver,
    /// No order stands at that position.
    #[error("There is no order to take back there.")]
    NothingThere,
    /// The player alone may not.
    #[error(
        "Since then something was revealed, chance was used, or the other side decided. Ask your opponent."
    )]
    BehindTheWall,
    /// There is a wish already.
    #[error("A wish to take back is waiting for its answer already.")]
    AlreadyAsked,
    /// The player asked before, and nobody has given an order since.
    #[error("You have asked already. Ask again when an order has been given.")]
    AskedBefore,
    /// There is no wish.
    #[error("Nobody asks to take anything back.")]
    NotAsked,
    /// The wish is the player's own.
    #[error("It is your opponent who has to agree.")]
    OwnWish,
    /// Somebody else of the side gave the order.
    #[error("Whoever gave an order asks to take it back, or whoever speaks for your side.")]
    NotYourOrder,
    /// Somebody else answers for the side.
    #[error("Another player speaks for your side and answers this.")]
    NotSpeaker,
}

impl UndoRefusal {
    /// Stable, for programs.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            UndoRefusal::GameOver => "game_over",
            UndoRefusal::NothingThere => "nothing_to_take_back",
            UndoRefusal::BehindTheWall => "behind_the_wall",
            UndoRefusal::AlreadyAsked => "undo_already_asked",
            UndoRefusal::AskedBefore => "undo_asked_before",
            UndoRefusal::NotAsked => "undo_not_asked",
            UndoRefusal::OwnWish => "own_undo",
            UndoRefusal::NotYourOrder => "not_your_order",
            UndoRefusal::NotSpeaker => "not_speaker",
        }
    }
}
