//! The format of a case. Unknown fields are errors.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_json::{Map, Value};

use super::map::MapData;
use crate::field::place::{CrossingNumber, LocaleNumber, PlaceName};
use crate::force::{Face, PerSide, Side};
use crate::kind::GameKind;
use crate::triomphe::view::Outcome;

/// A case.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Case {
    /// Which game.
    pub game: GameKind,
    /// A sentence that says what the case shows.
    pub name: String,
    /// The sections of the rules it is about.
    #[serde(default)]
    pub rule: Vec<String>,
    /// A map of its own; the game's board when absent.
    #[serde(default)]
    pub(super) map: Option<MapData>,
    /// The situation.
    #[serde(default)]
    pub(super) given: Given,
    /// The orders.
    #[serde(default)]
    pub(super) when: Vec<Step>,
    /// What must hold in the end.
    #[serde(default)]
    pub(super) then: Expected,
}

/// A situation. What is not given has its natural default.
#[derive(Debug, Clone, Default, PartialEq, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(super) struct Given {
    /// A real set-up, instead of a position.
    pub setup: Option<SetUp>,
    /// 5 when absent.
    pub round: Option<u8>,
    /// Whose turn it is; who gives the first order when absent.
    pub side: Option<Side>,
    /// 3 when absent.
    pub commands: Option<u8>,
    /// The pieces.
    pub pieces: Vec<GivenPiece>,
    /// Morale; six uncommitted tokens when absent.
    pub morale: PerSide<Option<GivenMorale>>,
    /// What happened earlier this turn.
    pub earlier: Earlier,
    /// Who entered a locale last, where nobody stands there now.
    pub last_entered: BTreeMap<LocaleNumber, Side>,
    /// Whether the turn is about to begin: its first phases are played.
    pub turn_begins: bool,
}

/// A real set-up.
#[derive(Debug, Clone, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SetUp {
    #[serde(default)]
    pub options: crate::triomphe::Options,
    /// A number from which the seed is made.
    #[serde(default)]
    pub seed: Option<u64>,
}

/// A piece. Its id tells its face, as `Fi3b` does, unless a face is given.
#[derive(Debug, Clone, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(clippy::struct_excessive_bools, reason = "independent marks on a block")]
pub(super) struct GivenPiece {
    pub id: String,
    pub at: PlaceName,
    #[serde(default)]
    pub side: Option<Side>,
    #[serde(default)]
    pub face: Option<Face>,
    #[serde(default)]
    pub done: bool,
    #[serde(default)]
    pub disorganized: bool,
    /// Its face was seen and it was not shuffled since.
    #[serde(default)]
    pub seen: bool,
    /// Both players see its face now.
    #[serde(default)]
    pub face_up: bool,
    /// It is artillery that declared a bombardment in its owner's last turn.
    #[serde(default)]
    pub declared: bool,
}

/// One army's morale.
#[derive(Debug, Clone, Default, PartialEq, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(super) struct GivenMorale {
    pub uncommitted: u8,
    pub committed: BTreeMap<LocaleNumber, u8>,
}

/// What happened earlier this turn.
#[derive(Debug, Clone, Default, PartialEq, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(super) struct Earlier {
    /// Crossings used.
    pub crossings: Vec<UsedCrossing>,
    /// Approaches over which a manoeuvre attack was made.
    pub attacked: Vec<PlaceName>,
    /// Locales in which pieces were organized.
    pub organized_in: Vec<LocaleNumber>,
    /// The pontoon bridge was used.
    pub pontoon_used: bool,
}

/// A crossing used this turn.
#[derive(Debug, Clone, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct UsedCrossing {
    pub crossing: CrossingNumber,
    pub towards: LocaleNumber,
    pub last_step: u8,
    pub count: u8,
    #[serde(default)]
    pub attacked: bool,
}

/// An order by a side, as on the wire but with ids for tokens.
#[derive(Debug, Clone, Deserialize)]
pub(super) struct Step {
    /// Who gives it.
    pub by: Side,
    /// The code of the refusal, if it must be refused; then nothing may change.
    #[serde(default)]
    pub refused: Option<String>,
    /// What must hold after it.
    #[serde(default)]
    pub then: Option<Expected>,
    /// The order itself.
    #[serde(flatten)]
    pub order: Value,
}

/// What must hold. What is not named is not looked at.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(super) struct Expected {
    /// By id: a place, or more of a piece.
    pub pieces: BTreeMap<String, ExpectedPiece>,
    pub round: Option<u8>,
    /// Whose turn it is.
    pub side: Option<Side>,
    pub commands: Option<u8>,
    pub morale: PerSide<Option<ExpectedMorale>>,
    /// Fields of the open decision: `side`, `kind` ...
    pub decision: Option<Map<String, Value>>,
    /// Exactly the orders that are offered.
    pub only: Option<Vec<Value>>,
    /// Exactly the orders of some kinds that are offered, by kind and without it.
    pub only_of: BTreeMap<String, Vec<Map<String, Value>>>,
    /// Orders that must be offered.
    pub offered: Vec<Value>,
    /// Orders that must not be offered.
    pub not_offered: Vec<Value>,
    /// The kinds of order offered, all of them.
    pub kinds: Option<Vec<String>>,
    /// Ids of the blocks whose faces were shown in the steps so far, all of them.
    pub shown: Option<Vec<String>>,
    /// Events that must have happened, in this order; only the given fields count.
    pub events: Vec<Map<String, Value>>,
    /// Kinds of event that must not have happened.
    pub no_events: Vec<String>,
    /// What an enemy knows of a block now, by id: a face such as `c2`, or `?`.
    pub known: BTreeMap<String, String>,
    /// How many enemy faces each player knows now.
    pub faces_known: PerSide<Option<usize>>,
    /// Fields of the log of a crossing: `last_step`, `count`, `towards` ...
    pub traffic: BTreeMap<CrossingNumber, Map<String, Value>>,
    /// How many blocks stand at a place.
    pub blocks: BTreeMap<PlaceName, usize>,
    /// How the game ended.
    pub outcome: Option<Outcome>,
}

/// What must hold of a piece.
#[derive(Debug, Clone, Deserialize)]
#[serde(untagged)]
pub(super) enum ExpectedPiece {
    /// Where it is.
    At(PlaceName),
    /// More.
    More(ExpectedState),
}

/// What must hold of a piece, in full.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(super) struct ExpectedState {
    pub at: Option<PlaceName>,
    /// Such as `i2`.
    pub face: Option<String>,
    pub done: Option<bool>,
    pub disorganized: Option<bool>,
    /// `declared`, `completed` or `none`.
    pub bombardment: Option<String>,
}

/// What must hold of an army's morale.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(super) struct ExpectedMorale {
    pub level: Option<u8>,
    pub uncommitted: Option<u8>,
    /// All committed tokens.
    pub committed: Option<BTreeMap<LocaleNumber, u8>>,
}
