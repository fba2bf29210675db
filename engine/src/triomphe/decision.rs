//! The open decision: what kind it is, whose it is, and the public facts of it.

use serde::{Deserialize, Serialize};

use crate::field::place::{ApproachName, LocaleNumber, PlaceName};
use crate::force::Side;

/// A decision somebody has to take. Public: it says what is decided and by whom,
/// nothing of the possible answers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "triomphe/"))]
pub struct Decision {
    /// Who decides.
    pub side: Side,
    /// What is decided.
    #[serde(flatten)]
    pub kind: DecisionKind,
}

/// The kinds of decision, with the numbers of the specification.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "triomphe/"))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum DecisionKind {
    /// D1 (and D4): give an order, continue the last action, or end the turn.
    Act,
    /// D2: respond to a manoeuvre attack from reserve.
    Respond {
        /// The defense approach.
        defense: ApproachName,
        /// How many attack.
        attackers: u8,
    },
    /// D3: repulsed attackers move up to the attack approach, or not.
    Advance {
        /// The attack approach.
        attack: ApproachName,
    },
    /// D5: cavalry won an attack on its road march; it may go on.
    MarchOn {
        /// Where it stands.
        locale: LocaleNumber,
    },
    /// D6: which infantry is shown after an attack over an obstructing approach.
    ShowInfantry {
        /// The defense approach.
        defense: ApproachName,
    },
    /// D7: which piece a bombardment reduces.
    Bombarded {
        /// The locale bombarded.
        locale: LocaleNumber,
    },
    /// D8: who leads the defense against an assault.
    LeadDefense {
        /// The defense approach.
        defense: ApproachName,
    },
    /// D9: who makes the assault, and who leads it.
    NameAssault {
        /// The attack approach.
        attack: ApproachName,
    },
    /// D10: whether artillery fires in defense.
    ArtilleryDefense {
        /// The attack approach.
        attack: ApproachName,
    },
    /// D12: who counter-attacks.
    CounterAttack {
        /// The attack approach.
        attack: ApproachName,
    },
    /// D11, D13, D14, D15: which piece of a position takes the next reduction.
    TakeLoss {
        /// The position.
        position: PlaceName,
        /// How many reductions the position still has to take.
        reductions: u8,
    },
    /// D16: which piece retreats next, and where to.
    Retreat {
        /// The locale to be left.
        locale: LocaleNumber,
    },
    /// D17: which committed token of the opponent's is lost.
    RemoveMorale {
        /// Whose morale it is.
        army: Side,
    },
    /// D18: whether a token committed elsewhere makes up for one that is missing.
    TransferMorale {
        /// Whose morale it is.
        army: Side,
        /// The locale that needs tokens.
        to: LocaleNumber,
        /// How many are missing.
        missing: u8,
    },
    /// D19: France may take back one committed token.
    RecoverMorale,
}
