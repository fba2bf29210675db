//! What can be chosen before a game starts (12).

use serde::{Deserialize, Serialize};

use super::data::{Scenario, forces};
use crate::force::Side;
use crate::ruleset::RuleRefusal;

/// What can be chosen before a game starts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "austerlitz/"))]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// The battle that is played.
    pub scenario: Scenario,
    /// Whether the Santon has rules of its own (12.2).
    pub santon: bool,
    /// A handicap on which the players have agreed, or for which one has bid (12.1).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub handicap: Option<Handicap>,
}

/// A lower starting morale (12.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "austerlitz/"))]
#[serde(deny_unknown_fields)]
pub struct Handicap {
    /// Whose.
    pub side: Side,
    /// How much lower.
    pub points: u8,
}

/// Why a game cannot be set up so.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum OptionsError {
    /// The army would start demoralized.
    #[error("A handicap has to leave the army a morale of at least 1.")]
    HandicapTooLarge,
}

impl RuleRefusal for OptionsError {
    fn code(&self) -> &'static str {
        "handicap_too_large"
    }

    fn rule(&self) -> Option<&'static str> {
        Some("12.1")
    }
}

impl Options {
    pub(super) fn check(self) -> Result<(), OptionsError> {
        match self.handicap {
            Some(Handicap { side, points }) if points >= forces().morale.start[side] => {
                Err(OptionsError::HandicapTooLarge)
            }
            _ => Ok(()),
        }
    }
}
