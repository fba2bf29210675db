//! What can be said, what happens, and what is refused.

use estafette_engine::force::{Side, Token};
use estafette_engine::ruleset::RuleRefusal;
use serde::{Deserialize, Serialize};

/// What can be chosen before the game starts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// How many rounds are played, 1 to 3.
    #[serde(default = "three")]
    pub rounds: u8,
}

fn three() -> u8 {
    3
}

impl Default for Options {
    fn default() -> Options {
        Options { rounds: three() }
    }
}

/// The answer to the one question of the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "order", rename_all = "snake_case", deny_unknown_fields)]
pub enum Order {
    /// A block goes to the ford.
    Send {
        /// Which.
        piece: Token,
    },
    /// Nobody goes.
    Hold {},
}

/// What is asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Decision {
    /// Who goes to the ford in this round.
    Choose {
        /// The round.
        round: u8,
    },
}

/// What happened.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// The blocks were dealt.
    Dealt {
        /// How many a side.
        blocks: u8,
    },
    /// A side has answered; what, the other side learns when it has answered too.
    Answered {
        /// Who.
        side: Side,
    },
    /// What a side has answered, at first or on second thoughts: its own secret.
    Chosen {
        /// Who.
        side: Side,
        /// Who goes.
        piece: Option<Token>,
    },
    /// Both have answered.
    Met {
        /// The round.
        round: u8,
        /// Who came for Red.
        red: Option<Arrived>,
        /// Who came for Blue.
        blue: Option<Arrived>,
        /// Who won the round.
        winner: Option<Side>,
    },
    /// The game is over.
    Ended {
        /// Who won.
        winner: Side,
    },
}

/// A block that came to the ford.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Arrived {
    /// The block.
    pub piece: Token,
    /// Its strength, if it met somebody.
    pub strength: Option<u8>,
}

/// Why a game cannot be set up.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("A game has one to three rounds.")]
pub struct SetUpRefusal;

/// Why an order is not taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// The game is over.
    #[error("The game is over.")]
    GameOver,
    /// It is the answer already.
    #[error("That is your answer already.")]
    SameAnswer,
    /// The block cannot go.
    #[error("Only a block of yours that is still in the camp can go to the ford.")]
    NotInCamp,
}

impl RuleRefusal for SetUpRefusal {
    fn code(&self) -> &'static str {
        "bad_rounds"
    }

    fn rule(&self) -> Option<&'static str> {
        None
    }
}

impl RuleRefusal for Refusal {
    fn code(&self) -> &'static str {
        match self {
            Refusal::GameOver => "game_over",
            Refusal::SameAnswer => "same_answer",
            Refusal::NotInCamp => "not_in_camp",
        }
    }

    fn rule(&self) -> Option<&'static str> {
        None
    }
}
