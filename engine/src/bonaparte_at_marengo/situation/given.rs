//! What a situation says. Unknown fields are errors.

use serde::Deserialize;

use crate::bonaparte_at_marengo::Options;
use crate::bonaparte_at_marengo::view::Acted;
use crate::field::place::{ApproachName, CrossingNumber, LocaleNumber, PlaceName};
use crate::force::{Face, PerSide, Side};

/// A situation. What is not given has its natural default.
#[derive(Debug, Clone, Default, PartialEq, Deserialize)]
#[serde(deny_unknown_fields, default, expecting = "an object that says how the game stands")]
pub struct Situation {
    /// A real set-up, instead of a position.
    pub setup: Option<SetUp>,
    /// The options, where they matter.
    pub options: Options,
    /// 5 when absent.
    pub round: Option<u8>,
    /// Whose turn it is; Austria's when absent.
    pub side: Option<Side>,
    /// 3 when absent.
    pub commands: Option<u8>,
    /// The pieces.
    pub pieces: Vec<GivenPiece>,
    /// Morale; ten when absent.
    pub morale: PerSide<Option<u8>>,
    /// Whether an army has had its gain for a demoralized enemy.
    pub bonus_given: bool,
    /// Whether an Austrian was ever in a French set-up locale.
    pub set_up_entered: bool,
    /// What happened earlier this turn.
    pub earlier: Earlier,
    /// Whether the turn is about to begin: its first steps are played.
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
    /// What it has done this turn.
    #[serde(default)]
    pub acted: Option<Acted>,
    /// It is inactive (6).
    #[serde(default)]
    pub inactive: bool,
    /// Its face was seen and it was not shuffled since.
    #[serde(default)]
    pub seen: bool,
    /// It is artillery that declared a bombardment in its owner's last turn.
    #[serde(default)]
    pub declared: bool,
    /// It is artillery that fired in its owner's last turn.
    #[serde(default)]
    pub fired: bool,
}

/// What happened earlier this turn.
#[derive(Debug, Clone, Default, PartialEq, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Earlier {
    /// Crossings used.
    pub crossings: Vec<UsedCrossing>,
    /// Attack approaches from which an assault was lost.
    pub lost: Vec<ApproachName>,
    /// Attack approaches from which an assault was won.
    pub won: Vec<ApproachName>,
    /// Something has moved.
    pub moves_begun: bool,
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
            acted: None,
            inactive: false,
            seen: false,
            declared: false,
            fired: false,
        }
    }
}
