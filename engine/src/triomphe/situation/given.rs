//! What a situation says. Unknown fields are errors.

use std::collections::BTreeMap;

use serde::Deserialize;

use crate::field::place::{CrossingNumber, LocaleNumber, PlaceName};
use crate::force::{Face, PerSide, Side};
use crate::triomphe::Options;

/// A situation. What is not given has its natural default.
#[derive(Debug, Clone, Default, PartialEq, Deserialize)]
#[serde(deny_unknown_fields, default, expecting = "an object that says how the game stands")]
pub struct Situation {
    /// A real set-up, instead of a position.
    pub setup: Option<SetUp>,
    /// 5 when absent.
    pub round: Option<u8>,
    /// Whose turn it is; Austria's when absent.
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
pub struct SetUp {
    /// The options of the game.
    #[serde(default)]
    pub options: Options,
    /// A number from which the seed is made; the seed of the position when absent.
    #[serde(default)]
    pub seed: Option<u64>,
}

/// A piece. Its id tells its face, as `Fi3b` does, unless a face is given.
#[derive(Debug, Clone, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(clippy::struct_excessive_bools, reason = "independent marks on a block")]
pub struct GivenPiece {
    /// The id by which it is named.
    pub id: String,
    /// Where it stands.
    pub at: PlaceName,
    /// Whose it is, where the id does not tell.
    #[serde(default)]
    pub side: Option<Side>,
    /// Its face, where the id does not tell.
    #[serde(default)]
    pub face: Option<Face>,
    /// It took part in an action this turn.
    #[serde(default)]
    pub done: bool,
    /// It is disorganized (rule 14).
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
pub struct GivenMorale {
    /// Uncommitted tokens.
    pub uncommitted: u8,
    /// Committed tokens by locale.
    pub committed: BTreeMap<LocaleNumber, u8>,
}

/// What happened earlier this turn.
#[derive(Debug, Clone, Default, PartialEq, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Earlier {
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
pub struct UsedCrossing {
    /// The crossing.
    pub crossing: CrossingNumber,
    /// The locale it was used towards.
    pub towards: LocaleNumber,
    /// The step of the last piece that passed, 1 to 3.
    pub last_step: u8,
    /// Pieces that passed, no more than steps.
    pub count: u8,
    /// Whether a road attack was made over it.
    #[serde(default)]
    pub attacked: bool,
}

impl GivenPiece {
    /// A piece whose id tells its side and face, without marks.
    #[must_use]
    pub fn new(id: &str, at: PlaceName) -> GivenPiece {
        GivenPiece {
            id: id.to_owned(),
            at,
            side: None,
            face: None,
            done: false,
            disorganized: false,
            seen: false,
            face_up: false,
            declared: false,
        }
    }
}
