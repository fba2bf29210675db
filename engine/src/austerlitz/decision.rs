//! What is asked of somebody, and the public facts of it.

use serde::{Deserialize, Serialize};

use super::data::Commander;
use crate::field::place::{ApproachName, LocaleNumber};
use crate::force::Side;

/// A decision somebody has to take. Public: nothing of the possible answers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "austerlitz/"))]
pub struct Decision {
    /// Who decides.
    pub side: Side,
    /// What is decided.
    #[serde(flatten)]
    pub kind: DecisionKind,
}

/// The kinds of decision.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "austerlitz/"))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum DecisionKind {
    /// Organizing the army and placing its corps (4.3, 4.4).
    Organize,
    /// Detaching French units (4.5).
    SetUpDetachments,
    /// Naming the fixed battery (4.6).
    NameBattery,
    /// Giving commands, or ending the turn (5).
    Act,
    /// Going on by road, or halting (R16).
    MarchOn {
        /// Where the move is now.
        locale: LocaleNumber,
    },
    /// Standing or giving way (A2).
    Answer {
        /// The attack approach.
        across: ApproachName,
    },
    /// Pressing the attack or feinting (A3).
    Resolve {
        /// The attack approach.
        across: ApproachName,
    },
    /// Saying who carries out an attack, a feint, or the entry (A2r, A3f, A5).
    Declare {
        /// The attack approach.
        across: ApproachName,
    },
    /// Naming the leaders of the defense (A4).
    LeadDefense {
        /// The attack approach.
        across: ApproachName,
    },
    /// Counter-attacking (A7).
    CounterAttack {
        /// The attack approach.
        across: ApproachName,
    },
    /// Placing a loss (A9, A10, 8).
    TakeLoss {
        /// Whose unit takes it.
        army: Side,
        /// Losses still to be placed.
        points: u8,
    },
    /// Keeping one unit with a commander.
    Keep {
        /// The commander.
        commander: Commander,
    },
    /// Retreating (8).
    Retreat {
        /// The locale that is left.
        locale: LocaleNumber,
    },
    /// Advancing to the defense approach (R26).
    Advance {
        /// That approach.
        to: ApproachName,
    },
    /// Whether a commander advances with some of his units (R26).
    Follow {
        /// The commander.
        commander: Commander,
    },
}
