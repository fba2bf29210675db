//! The open decisions: what kind they are, whose they are, and the public facts of them.

use serde::{Deserialize, Serialize};

use crate::field::place::{ApproachName, LocaleNumber, PlaceName};
use crate::force::Side;

/// A decision somebody has to take. Public: it says what is decided and by whom, nothing of the possible
/// answers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Decision {
    /// Who decides: an army, or, before armies are chosen, whoever sits at that side's seat.
    pub side: Side,
    /// What is decided.
    #[serde(flatten)]
    pub kind: DecisionKind,
}

/// The kinds of decision.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum DecisionKind {
    /// 3: how much to bid for the choice of the army.
    Bid,
    /// 3: which army to take.
    ChooseArmy,
    /// 6: which French pieces become active.
    Activate {
        /// How many at most.
        most: u8,
    },
    /// 8: whether the declared artillery fires, and at which position.
    Bombard {
        /// The approach it stands in.
        from: ApproachName,
    },
    /// 5: give an order, continue the last action, or end the turn.
    Act,
    /// 9.2: block a manoeuvre attack, or retreat.
    Respond {
        /// The defender's side of the pair.
        defense: ApproachName,
        /// How many attack.
        attackers: u8,
    },
    /// 9.3: which of the blocked attackers move up.
    MoveUp {
        /// The attackers' side of the pair.
        attack: ApproachName,
    },
    /// 10.2: artillery defense and leaders against an assault.
    Defend {
        /// The defender's side of the pair.
        defense: ApproachName,
    },
    /// 10.3: which of the enemy's pieces loses the next point.
    PlaceLoss {
        /// Where they stand.
        position: PlaceName,
        /// How many points are still to be lost.
        points: u8,
    },
    /// 8, 10.3, 11: which of the own pieces takes the next loss.
    TakeLoss {
        /// Where they stand.
        position: PlaceName,
        /// How many points are still to be lost.
        points: u8,
    },
    /// 10.2: who pursues.
    Pursue {
        /// The approach in which the pursued stand.
        pursued: ApproachName,
    },
    /// 11: which piece retreats next, and where to.
    Retreat {
        /// The locale to be left.
        locale: LocaleNumber,
    },
}
