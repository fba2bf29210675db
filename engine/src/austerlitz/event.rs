//! What happened. Everything is public but what is [`Event::private`]: the steps of a set-up before
//! they are finished, and what an attacker has chosen before he declares it.

use serde::{Deserialize, Serialize};

use super::data::Commander;
use super::order::{Crossings, Front};
use super::unit::{Elite, Face};
use super::view::Outcome;
use crate::field::place::{ApproachName, LocaleNumber, PlaceName};
use crate::force::{Side, Token};

/// Something that happened.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "austerlitz/"))]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// A side went on with its set-up (4). Only that side learns of it.
    Prepared {
        /// Whose.
        side: Side,
    },
    /// The attacker chose a command, and has not declared it yet. Only that side learns of it.
    Chose {
        /// Whose.
        side: Side,
    },
    /// A step of a set-up is finished: the blocks stand, with the tokens they have now (4).
    SetUp {
        /// Whose.
        side: Side,
        /// The positions.
        placed: Vec<Placed>,
    },
    /// The fixed battery was named (4.6).
    BatteryNamed {
        /// The block.
        piece: Token,
        /// Where it was.
        from: PlaceName,
        /// Where it stands for good.
        to: PlaceName,
        /// Its face.
        face: Face,
    },
    /// A turn begins.
    TurnBegan {
        /// From 1.
        round: u8,
        /// Whose turn.
        side: Side,
    },
    /// Units, with a commander or without, went by one command from one position to one other.
    Moved {
        /// Whose.
        side: Side,
        /// Whose corps moved; nobody's when the units are detached.
        commander: Option<Commander>,
        /// The blocks.
        pieces: Vec<Token>,
        /// Blocks of the corps that were left, and are detached now.
        left: Vec<Token>,
        /// From.
        from: PlaceName,
        /// To.
        to: PlaceName,
        /// The crossings passed; none off the roads.
        #[cfg_attr(feature = "typescript", ts(as = "Vec<u16>"))]
        crossings: Crossings,
    },
    /// A commander took a unit into his corps (5).
    Attached {
        /// Whose.
        side: Side,
        /// The commander.
        commander: Commander,
        /// The block.
        piece: Token,
    },
    /// A locale was threatened (A1).
    Threatened {
        /// The attacker.
        side: Side,
        /// The attack approach.
        across: ApproachName,
        /// Whether it is a Guard Attack.
        guard: bool,
    },
    /// The defender named these and stands (A2).
    Stood {
        /// The defender.
        side: Side,
        /// The units.
        pieces: Vec<Token>,
        /// The commanders.
        commanders: Vec<Commander>,
    },
    /// The defender retreats before combat (A2).
    GaveWay {
        /// The defender.
        side: Side,
        /// The locale.
        locale: LocaleNumber,
    },
    /// The attacker presses the attack (A3).
    Pressed {
        /// The attack approach.
        across: ApproachName,
    },
    /// The attacker makes it a feint (A3).
    Feinted {
        /// The attack approach.
        across: ApproachName,
    },
    /// The defender named his leaders (A4).
    DefenseLed {
        /// The blocks, perhaps none.
        leaders: Vec<Token>,
    },
    /// The attacker declared commands: who takes part (A2r, A3f, A5).
    Declared {
        /// Whose.
        side: Side,
        /// The commanders who gave a Corps Move.
        commanders: Vec<Commander>,
        /// The blocks.
        pieces: Vec<Token>,
        /// Blocks that were left by their corps, and are detached now.
        left: Vec<Token>,
    },
    /// The attacker named front and leaders (A5).
    AttackLed {
        /// How broad it is.
        front: Front,
        /// The blocks, perhaps none.
        leaders: Vec<Token>,
        /// The leader it is made against, where there was a choice.
        against: Option<Token>,
    },
    /// The result so far (A6, A8).
    Result {
        /// Strength of the attack leaders.
        attack: i8,
        /// What the ground takes from it.
        penalty: i8,
        /// Strength of the defense leaders that counts.
        defense: i8,
        /// Strength of the counter-attackers that counts.
        counter_attack: i8,
        /// The sum.
        result: i8,
        /// Who wins so.
        winner: Side,
    },
    /// The defender counter-attacked, or not (A7).
    CounterAttacked {
        /// The blocks, perhaps none.
        pieces: Vec<Token>,
    },
    /// Pieces advanced, fell back, or entered a locale that was won: no moves (7.4).
    WentOn {
        /// Whose.
        side: Side,
        /// The blocks.
        pieces: Vec<Token>,
        /// To.
        to: PlaceName,
    },
    /// Units left their corps without a command of their own.
    Detached {
        /// Whose.
        commander: Commander,
        /// The blocks.
        pieces: Vec<Token>,
    },
    /// An approach was closed for the turn (7.4).
    Closed {
        /// The attack approach.
        across: ApproachName,
    },
    /// A locale was stormed (7.4).
    Stormed {
        /// The locale.
        locale: LocaleNumber,
    },
    /// A face was shown to everybody.
    Shown {
        /// Whose.
        side: Side,
        /// The block.
        piece: Token,
        /// Where it stands.
        at: PlaceName,
        /// The face.
        face: Face,
    },
    /// A unit took a loss.
    Reduced {
        /// Whose.
        side: Side,
        /// The block.
        piece: Token,
        /// Where it stood.
        at: PlaceName,
        /// Its face before.
        before: Face,
        /// Its face now; nothing when it was eliminated.
        after: Option<Face>,
    },
    /// A commander was lost with his last unit.
    CommanderLost {
        /// The commander.
        commander: Commander,
    },
    /// A unit retreated (8).
    Retreated {
        /// Whose.
        side: Side,
        /// The block.
        piece: Token,
        /// To.
        to: LocaleNumber,
    },
    /// Elite units were committed for the first time (9).
    Committed {
        /// Whose.
        side: Side,
        /// Which.
        elite: Elite,
    },
    /// Morale changed (10).
    Morale {
        /// Whose.
        side: Side,
        /// Before.
        before: u8,
        /// Now; 0 when the army is demoralized.
        after: u8,
    },
    /// A road move is over.
    RoadMoveEnded {
        /// Whose.
        side: Side,
    },
    /// The blocks of a group were shuffled: these are their tokens now.
    Shuffled {
        /// Whose.
        side: Side,
        /// Where.
        at: PlaceName,
        /// Of which corps; of none when detached.
        corps: Option<Commander>,
        /// The new tokens, sorted.
        pieces: Vec<Token>,
    },
    /// The turn is over.
    TurnEnded {
        /// Whose.
        side: Side,
    },
    /// The game is over.
    Ended {
        /// How.
        outcome: Outcome,
    },
}

/// Blocks in a position.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "austerlitz/"))]
pub struct Placed {
    /// Where.
    pub at: PlaceName,
    /// In whose corps; in none when detached.
    pub corps: Option<Commander>,
    /// The blocks, sorted.
    pub pieces: Vec<Token>,
}

impl Event {
    /// The only side that learns of it; nobody's secret when none.
    #[must_use]
    pub fn private(&self) -> Option<Side> {
        match self {
            Event::Prepared { side } | Event::Chose { side } => Some(*side),
            _ => None,
        }
    }
}
