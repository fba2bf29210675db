//! Rule 4, set-up: the options of a game and the deal.

use serde::{Deserialize, Serialize};

use crate::force::Face;
use crate::place::PlaceName;

/// What can be chosen before a game starts.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// A given deal of the French blocks; drawn from the seed when absent. Both
    /// players can know a given deal, so such a game is friendly.
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Deal>"))]
    pub deal: Option<Deal>,
}

/// Which French faces start where. Every set-up locale and French holding area
/// appears with exactly its number of blocks, and the faces together are the
/// orders of battle.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Deal {
    /// The set-up locales (`5`, `8` ...) and holding areas (`@tortona` ...).
    pub places: Vec<DealtPlace>,
}

/// The faces at one place.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct DealtPlace {
    /// A set-up locale's reserve or a French holding area.
    pub at: PlaceName,
    /// The faces there.
    pub faces: Vec<Face>,
}
