//! What can be said, what happens, and what is refused.

use estafette_engine::force::{Side, Token};
use estafette_engine::ruleset::RuleRefusal;
use estafette_engine::secrecy::Seat;
use serde::{Deserialize, Serialize};

/// What can be chosen before the game starts.
#[allow(clippy::struct_excessive_bools, reason = "independent choices")]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// How many rounds are played, 1 to 3.
    #[serde(default = "three")]
    pub rounds: u8,
    /// Whether each side has two players.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub pairs: bool,
    /// Whether the first player of Red plays alone all the same.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub alone: bool,
    /// Whether a bank is chosen before the blocks are dealt.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub banks: bool,
}

fn three() -> u8 {
    3
}

impl Default for Options {
    fn default() -> Options {
        Options { rounds: three(), pairs: false, alone: false, banks: false }
    }
}

impl Options {
    /// The seats there are.
    #[must_use]
    pub fn seats(self) -> Vec<Seat> {
        let last = |side| if self.pairs && !(self.alone && side == Side::Red) { 2 } else { 1 };
        let of = |side| (1..=last(side)).map(move |rank| Seat { side, rank });
        Side::BOTH.into_iter().flat_map(of).collect()
    }
}

/// The answer to what is asked.
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
    /// Whoever is asked plays on this bank.
    Bank {
        /// Whose it is.
        bank: Side,
    },
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
    /// Which bank is theirs.
    ChooseBank {},
}

/// What happened.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// The first player of Red has chosen a bank.
    BankChosen {
        /// Whose it is.
        bank: Side,
    },
    /// The blocks were dealt.
    Dealt {
        /// How many a player.
        blocks: u8,
    },
    /// A player has answered; what, the others learn when all have.
    Answered {
        /// Who.
        seat: Seat,
    },
    /// What a player has answered, at first or on second thoughts: their own secret.
    Chosen {
        /// Who.
        seat: Seat,
        /// Who goes.
        piece: Option<Token>,
    },
    /// All have answered.
    Met {
        /// The round.
        round: u8,
        /// Who came for Red.
        red: Vec<Arrived>,
        /// Who came for Blue.
        blue: Vec<Arrived>,
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
    /// Something else is asked, or of somebody else.
    #[error("This is not asked of you now.")]
    NotAsked,
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
            Refusal::NotAsked => "not_asked",
            Refusal::SameAnswer => "same_answer",
            Refusal::NotInCamp => "not_in_camp",
        }
    }

    fn rule(&self) -> Option<&'static str> {
        None
    }
}
