//! What can be chosen before a game starts (3).

use serde::{Deserialize, Serialize};

use crate::field::place::PlaceName;
use crate::force::Face;
use crate::ruleset::RuleRefusal;

/// What can be chosen before a game starts.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// Whether the players bid morale for the choice of their army (Q40).
    pub bids: bool,
    /// Which French pieces come in which group (Q2).
    pub reinforcements: Reinforcements,
    /// Whether morale may rise beyond what an army starts with (Q19).
    pub morale_beyond_start: bool,
    /// A given deal of the French blocks; drawn from the seed when absent. Both players can know a
    /// given deal, so such a game is friendly.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deal: Option<Deal>,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            bids: false,
            reinforcements: Reinforcements::AsListed,
            morale_beyond_start: true,
            deal: None,
        }
    }
}

/// How the seven French pieces that come later are divided into three groups (Q2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reinforcements {
    /// As listed: everybody knows who comes when.
    #[default]
    AsListed,
    /// Dealt at random: everybody knows the seven, and how many come when.
    Dealt,
}

/// Which French faces start where. Every set-up locale appears with exactly its number of blocks; so
/// does every French box where the later groups are dealt.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Deal {
    /// The set-up locales (`3`, `4` ...), and boxes (`@noon` ...).
    pub places: Vec<DealtPlace>,
}

/// The faces at one place.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DealtPlace {
    /// A set-up locale's reserve or a French box.
    pub at: PlaceName,
    /// The faces there.
    pub faces: Vec<Face>,
}

/// Why a given deal cannot be played.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum DealError {
    /// A place where nothing is dealt.
    #[error("This deal cannot be played: no French blocks are dealt to {0}.")]
    NotDealtThere(PlaceName),
    /// A place that appears with the wrong number, or not at all.
    #[error("This deal cannot be played: the deal does not give {0} exactly {1} block(s).")]
    WrongNumber(PlaceName, u8),
    /// The faces are not the order of battle.
    #[error("This deal cannot be played: the faces dealt to the {0} are not the order of battle.")]
    WrongFaces(&'static str),
}

impl RuleRefusal for DealError {
    fn code(&self) -> &'static str {
        "bad_deal"
    }

    fn rule(&self) -> Option<&'static str> {
        Some("3")
    }
}
