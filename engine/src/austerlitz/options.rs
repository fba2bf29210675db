//! What can be chosen before a game starts (12).

use serde::{Deserialize, Serialize};

use super::data::{Scenario, forces};
use crate::force::{PerSide, Side};
use crate::ruleset::RuleRefusal;
use crate::secrecy::Seat;

/// The most players of a side (12.3).
pub const LARGEST_TEAM: usize = 4;

/// What can be chosen before a game starts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "austerlitz/"))]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// The battle that is played.
    pub scenario: Scenario,
    /// Whether the Santon has rules of its own (12.2).
    pub santon: bool,
    /// A handicap on which the players have agreed (12.1).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub handicap: Option<Handicap>,
    /// An auction for the choice of armies (12.1).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub auction: Option<AuctionForm>,
    /// How many players each side has, where it is not one (12.3).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub teams: Option<PerSide<u8>>,
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

/// How the players bid for the choice of armies.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "austerlitz/"))]
#[serde(rename_all = "snake_case")]
pub enum AuctionForm {
    /// In turn, each bid above the last, until one passes (12.1).
    InTurn,
    /// Both once, at the same time and in secret; the higher bid chooses, lots between equal ones.
    Sealed,
}

/// Why a game cannot be set up so.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum OptionsError {
    /// The army would start demoralized.
    #[error("A handicap has to leave the army a morale of at least 1.")]
    HandicapTooLarge,
    /// A handicap is agreed or bid, not both.
    #[error("Agree on a handicap or hold an auction, not both.")]
    HandicapAndAuction,
    /// Nobody, or a crowd.
    #[error("A side has one to four players.")]
    TeamSize,
}

impl RuleRefusal for OptionsError {
    fn code(&self) -> &'static str {
        match self {
            OptionsError::HandicapTooLarge => "handicap_too_large",
            OptionsError::HandicapAndAuction => "handicap_and_auction",
            OptionsError::TeamSize => "team_size",
        }
    }

    fn rule(&self) -> Option<&'static str> {
        Some(match self {
            OptionsError::HandicapTooLarge | OptionsError::HandicapAndAuction => "12.1",
            OptionsError::TeamSize => "12.3",
        })
    }
}

impl Options {
    pub(super) fn check(self) -> Result<(), OptionsError> {
        if self.handicap.is_some() && self.auction.is_some() {
            return Err(OptionsError::HandicapAndAuction);
        }
        let players = self.players();
        if Side::BOTH.iter().any(|&side| !(1..=LARGEST_TEAM).contains(&players[side].into())) {
            return Err(OptionsError::TeamSize);
        }
        match self.handicap {
            Some(Handicap { side, points }) if points >= forces().morale.start[side] => {
                Err(OptionsError::HandicapTooLarge)
            }
            _ => Ok(()),
        }
    }

    /// How many players each side has.
    #[must_use]
    pub fn players(self) -> PerSide<u8> {
        self.teams.unwrap_or(PerSide { red: 1, blue: 1 })
    }

    /// The seats at the table, before an auction has given anybody an army.
    #[must_use]
    pub fn seats(self) -> Vec<Seat> {
        let players = self.players();
        let of = |side| (1..=players[side]).map(move |rank| Seat { side, rank });
        Side::BOTH.into_iter().flat_map(of).collect()
    }
}
