//! What a player can say: orders and the answers to decisions.

use serde::{Deserialize, Serialize};

use crate::field::place::{ApproachName, CrossingNumber, LocaleNumber, PlaceName};
use crate::force::{Side, Token};

/// An order, or the answer to a decision.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "order", rename_all = "snake_case", deny_unknown_fields)]
pub enum Order {
    /// 3, Q40: a secret bid for the choice of the army.
    Bid {
        /// Morale that the bidder would give up.
        points: u8,
    },
    /// 3, Q40: who bid more takes an army.
    ChooseArmy {
        /// Which.
        army: Side,
    },
    /// 6: some inactive French pieces become active; none is an answer too.
    Activate {
        /// The pieces.
        pieces: Vec<Token>,
    },
    /// 8: the declared artillery fires.
    Fire {
        /// The position that is bombarded.
        at: PlaceName,
    },
    /// 8: the declared artillery does not fire.
    CancelBombardment {},
    /// 10.1, 10.2: an assault is declared, with everything the attacker chooses.
    Assault {
        /// The attack approach.
        across: ApproachName,
        /// The pieces that take part.
        pieces: Vec<Token>,
        /// The leaders among them, of one arm.
        leaders: Vec<Token>,
    },
    /// 7.1: pieces in one position move together.
    GroupMove {
        /// The pieces.
        pieces: Vec<Token>,
        /// A reserve, or an approach of the own locale.
        to: PlaceName,
    },
    /// 7.3, 7.5: a piece in reserve, or in an open box, moves by road. The way of cavalry may end with
    /// a crossing into an enemy-occupied locale: that is a manoeuvre attack by road.
    RoadMove {
        /// The moving piece.
        piece: Token,
        /// One to three crossings, in the order of travel.
        crossings: Vec<CrossingNumber>,
    },
    /// 7.2: cavalry moves by primary road over no crossing at all, to block an approach of its locale
    /// that the road passes.
    FollowRoad {
        /// The cavalry.
        piece: Token,
        /// The approach to block.
        to: ApproachName,
    },
    /// 7.5: a piece enters by the pontoon bridge.
    PontoonEntry {
        /// The entering piece.
        piece: Token,
    },
    /// 9: pieces in one position attack over one pair of approaches.
    ManoeuvreAttack {
        /// The attacking pieces.
        pieces: Vec<Token>,
        /// The attackers' side of the pair.
        across: ApproachName,
        /// The infantry among them that is shown, where the enemy's side obstructs cavalry; nobody
        /// elsewhere.
        shown: Vec<Token>,
    },
    /// 7.2: cavalry of the action just finished goes on from reserve to block an approach.
    Continuation {
        /// The cavalry.
        pieces: Vec<Token>,
        /// The approach to block.
        to: ApproachName,
    },
    /// 9.4: cavalry that won an attack on its road move rides on.
    RideOn {
        /// Further crossings, in the order of travel.
        crossings: Vec<CrossingNumber>,
    },
    /// 5: the player has no more orders, and declares a bombardment or none (8).
    EndTurn {
        /// The artillery that declares one.
        bombard: Vec<Token>,
    },
    /// 9.2: the defender blocks with reserves.
    Block {
        /// The blocking pieces.
        pieces: Vec<Token>,
    },
    /// 9.2: the defender retreats.
    GiveWay {},
    /// 9.3: these of the blocked attackers move up to block their own approach; the others stay.
    MoveUp {
        /// The pieces that move up.
        pieces: Vec<Token>,
    },
    /// 10.2: what the defender of an assault chooses.
    Defend {
        /// The artillery that fires, if any does.
        fire: Vec<Token>,
        /// The enemy leader it hits, if it fires.
        hit: Vec<Token>,
        /// The defense leaders, of one arm, perhaps none.
        leaders: Vec<Token>,
    },
    /// 10.3: the enemy leader or pursuer that loses the next point.
    PlaceLoss {
        /// The piece.
        piece: Token,
    },
    /// 8, 10.3, 11: the own piece that takes the next loss.
    TakeLoss {
        /// The piece.
        piece: Token,
    },
    /// 10.2: these pursue; none is an answer too.
    Pursue {
        /// The cavalry.
        pieces: Vec<Token>,
    },
    /// 11: where a retreating piece goes.
    Retreat {
        /// The piece.
        piece: Token,
        /// The locale it retreats to.
        to: LocaleNumber,
    },
    /// 11: a piece for which there is no room anywhere.
    GiveUp {
        /// The piece, which is eliminated.
        piece: Token,
    },
}
