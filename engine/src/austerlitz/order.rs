//! What a player can say. Blocks are named by their tokens, commanders by their words.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::data::Commander;
use crate::field::place::{ApproachName, LocaleNumber, PlaceName};
use crate::force::Token;
use crate::offer::LONGEST_WAY;

/// Crossings in the order of travel, by their numbers.
pub type Crossings = ArrayVec<u16, LONGEST_WAY>;

/// Over how broad a front an attack is made (A5).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "austerlitz/"))]
#[serde(rename_all = "snake_case")]
pub enum Front {
    /// Against one leader at most.
    Narrow,
    /// Only over a wide approach.
    Wide,
}

/// What a player can say.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "austerlitz/"))]
#[serde(tag = "order", rename_all = "snake_case", deny_unknown_fields)]
pub enum Order {
    /// Gives units to a commander (4.3, 4.4).
    Assign {
        /// Units of one corps, or of none yet.
        pieces: Vec<Token>,
        /// Whose they become.
        to: Commander,
    },
    /// Says where a corps is set up (4.3, 4.4).
    Station {
        /// Whose corps.
        commander: Commander,
        /// A position in its set-up locale.
        at: PlaceName,
    },
    /// Leaves a corps off the map (4.3).
    HoldBack {
        /// Whose corps.
        commander: Commander,
    },
    /// Detaches a French unit at set-up (4.5).
    SetUpDetached {
        /// The unit.
        piece: Token,
        /// Where it stands.
        to: PlaceName,
    },
    /// Takes such a detachment back.
    Recall {
        /// The unit.
        piece: Token,
    },
    /// Names the fixed battery (4.6).
    NameBattery {
        /// The battery.
        piece: Token,
        /// Where it stands for the rest of the game.
        to: PlaceName,
    },
    /// Ends a step of the set-up.
    Ready {},
    /// A corps moves; its units that are not named are detached first (5).
    CorpsMove {
        /// Whose.
        commander: Commander,
        /// The units that go.
        pieces: Vec<Token>,
        /// Where to.
        to: PlaceName,
    },
    /// A corps moves by road (6.2), perhaps onto the map (6.4).
    CorpsRoadMove {
        /// Whose.
        commander: Commander,
        /// The units that go.
        pieces: Vec<Token>,
        /// The way.
        #[cfg_attr(feature = "typescript", ts(as = "Vec<u16>"))]
        crossings: Crossings,
        /// Where it ends.
        to: PlaceName,
    },
    /// Units leave their corps and move (5).
    DetachMove {
        /// The units.
        pieces: Vec<Token>,
        /// Where to.
        to: PlaceName,
    },
    /// A commander takes a unit into his corps (5).
    Attach {
        /// The commander.
        commander: Commander,
        /// The unit.
        piece: Token,
    },
    /// A unit moves (5).
    UnitMove {
        /// The unit.
        piece: Token,
        /// Where to.
        to: PlaceName,
    },
    /// A unit moves by road (6.2), perhaps onto the map (6.4).
    UnitRoadMove {
        /// The unit.
        piece: Token,
        /// The way.
        #[cfg_attr(feature = "typescript", ts(as = "Vec<u16>"))]
        crossings: Crossings,
        /// Where it ends.
        to: PlaceName,
    },
    /// Threatens a locale (A1).
    Threaten {
        /// The attack approach.
        across: ApproachName,
    },
    /// Threatens a locale with a Guard Attack (9).
    ThreatenWithGuard {
        /// The attack approach.
        across: ApproachName,
        /// The Guard that is shown.
        piece: Token,
    },
    /// Ends the turn.
    EndTurn {},
    /// Stands with these (A2).
    Stand {
        /// The defending units.
        pieces: Vec<Token>,
        /// Their commanders who are named with them.
        commanders: Vec<Commander>,
    },
    /// Retreats before combat (A2).
    GiveWay {},
    /// Presses the attack (A3).
    Press {},
    /// Makes it a feint (A3).
    Feint {},
    /// Declares a Corps Move for an attack.
    AttackWithCorps {
        /// Whose.
        commander: Commander,
        /// The units that take part.
        pieces: Vec<Token>,
    },
    /// Declares a Detach Move for an attack.
    AttackWithDetachment {
        /// The units.
        pieces: Vec<Token>,
    },
    /// Declares a Unit Move for an attack.
    AttackWithUnit {
        /// The unit.
        piece: Token,
    },
    /// Declares the Unit Moves of two batteries for an attack (R15).
    AttackWithBatteries {
        /// Both of them.
        pieces: Vec<Token>,
    },
    /// Declares a Corps Move by road for an attack (R16).
    AttackWithCorpsByRoad {
        /// Whose.
        commander: Commander,
        /// The units that take part.
        pieces: Vec<Token>,
        /// The way, the crossing of the attack approach last.
        #[cfg_attr(feature = "typescript", ts(as = "Vec<u16>"))]
        crossings: Crossings,
    },
    /// Declares a Unit Move by road for an attack (R16).
    AttackWithUnitByRoad {
        /// The unit.
        piece: Token,
        /// The way, the crossing of the attack approach last.
        #[cfg_attr(feature = "typescript", ts(as = "Vec<u16>"))]
        crossings: Crossings,
    },
    /// The road move that is under way carries out the attack (R16).
    AttackOnTheMarch {
        /// The way from here, the crossing of the attack approach last.
        #[cfg_attr(feature = "typescript", ts(as = "Vec<u16>"))]
        crossings: Crossings,
    },
    /// Those declared enter the locale that was left to them (A2r).
    Enter {},
    /// Artillery that was declared stays (A2r).
    StayBehind {},
    /// Those declared end their feint here (A3f).
    EndFeint {
        /// The attack reserve or the attack approach.
        at: PlaceName,
    },
    /// Names the leaders of a defense (A4).
    LeadDefense {
        /// None, one or two.
        leaders: Vec<Token>,
    },
    /// Names front and leaders of an attack (A5).
    LeadAttack {
        /// How broad it is.
        front: Front,
        /// None, one or two.
        leaders: Vec<Token>,
        /// The leader it is made against, where it is narrow and there are two.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        against: Option<Token>,
    },
    /// Counter-attacks, or not (A7).
    CounterAttack {
        /// None, one or two.
        pieces: Vec<Token>,
    },
    /// Places a loss.
    TakeLoss {
        /// The unit.
        piece: Token,
    },
    /// Says which unit stays with its commander.
    Keep {
        /// The unit.
        piece: Token,
    },
    /// Retreats a unit (8).
    Retreat {
        /// The unit.
        piece: Token,
        /// Where to.
        to: LocaleNumber,
    },
    /// Advances to the defense approach (R26).
    Advance {
        /// The units.
        pieces: Vec<Token>,
    },
    /// A commander goes with those of his units that advance (R26).
    GoForward {},
    /// A commander stays with those of his units that stay (R26).
    StayBack {},
    /// Goes on by road (R16).
    MarchOn {
        /// The way from here; empty to stop at an approach of this locale.
        #[cfg_attr(feature = "typescript", ts(as = "Vec<u16>"))]
        crossings: Crossings,
        /// Where it ends.
        to: PlaceName,
    },
    /// Ends a move by road.
    Halt {},
}
