//! What a player can say: orders and the answers to decisions.

use serde::{Deserialize, Serialize};

use crate::field::place::{ApproachName, CrossingNumber, LocaleNumber, PlaceName};
use crate::force::Token;

/// An order, or the answer to a decision.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "triomphe/"))]
#[serde(tag = "order", rename_all = "snake_case", deny_unknown_fields)]
pub enum Order {
    /// Rule 7: one to three pieces march off-road from one position to another.
    March {
        /// The marching pieces.
        pieces: Vec<Token>,
        /// A reserve, or an approach of the own locale.
        to: PlaceName,
    },
    /// Rule 8: a piece in reserve, or in an open holding area, marches by road.
    /// A march by cavalry may end with a crossing into an enemy-occupied locale:
    /// that is a road manoeuvre attack.
    RoadMarch {
        /// The marching piece.
        piece: Token,
        /// One to three crossings, in the order of travel.
        crossings: Vec<CrossingNumber>,
    },
    /// Rule 12, note: cavalry marches by road over no crossing at all, to block an
    /// approach of its locale that a road passes.
    FollowRoad {
        /// The cavalry.
        piece: Token,
        /// The approach to block.
        to: ApproachName,
    },
    /// Rule 15: a piece enters by the pontoon bridge.
    PontoonEntry {
        /// The entering piece.
        piece: Token,
    },
    /// Rule 9: one to three pieces in one position attack over one border.
    ManoeuvreAttack {
        /// The attacking pieces.
        pieces: Vec<Token>,
        /// The attack approach: the attackers' side of the border.
        across: ApproachName,
    },
    /// Rule 10: artillery in an approach declares a bombardment.
    DeclareBombardment {
        /// The artillery.
        piece: Token,
    },
    /// Rule 10: artillery completes the bombardment it declared last turn.
    CompleteBombardment {
        /// The artillery.
        piece: Token,
    },
    /// Rule 10: a declared bombardment is cancelled; between actions, in either
    /// player's turn.
    CancelBombardment {
        /// The artillery.
        piece: Token,
    },
    /// Rule 11.1: an assault is declared; only the attack approach is named.
    Assault {
        /// The attack approach.
        across: ApproachName,
    },
    /// Rule 11.2: the defender names leaders among the pieces in the defense
    /// approach; none is an answer too.
    LeadDefense {
        /// The leaders, of one type.
        pieces: Vec<Token>,
    },
    /// Rule 11.3: the attacker names assault pieces and leaders among them.
    NameAssault {
        /// One to three pieces of the attack approach.
        pieces: Vec<Token>,
        /// The leaders, of one type.
        leaders: Vec<Token>,
    },
    /// Rule 11.4: artillery fires in defense.
    Fire {
        /// The artillery.
        piece: Token,
    },
    /// Rule 11.4: there is no artillery defense.
    HoldFire {},
    /// Rule 11.5: these pieces counter-attack; none is an answer too.
    CounterAttack {
        /// The counter-attackers, of one type.
        pieces: Vec<Token>,
    },
    /// Rule 14: one or two disorganized pieces become organized.
    Organize {
        /// The pieces.
        pieces: Vec<Token>,
    },
    /// Rule 12: cavalry of the action just finished goes on from reserve to block
    /// an approach.
    Continuation {
        /// The cavalry.
        pieces: Vec<Token>,
        /// The approach to block.
        to: ApproachName,
    },
    /// The player has no more orders this turn.
    EndTurn {},
    /// Rule 8: cavalry that won an attack on its road march goes on marching.
    MarchOn {
        /// One or two further crossings.
        crossings: Vec<CrossingNumber>,
    },
    /// Rule 8: cavalry that won an attack on its road march ends the march.
    Halt {},
    /// Rule 9.2: the defender moves these reserves to the defense approach; none is
    /// an answer too.
    Respond {
        /// The responding pieces, no more than attackers.
        pieces: Vec<Token>,
    },
    /// Rule 9.4: repulsed attackers move up to the attack approach, all of them.
    Advance {},
    /// Rule 9.4: repulsed attackers stay in reserve, all of them.
    Stay {},
    /// Rule 9: the attacker shows that infantry took part over a
    /// cavalry-obstructing approach.
    ShowInfantry {
        /// The infantry to show.
        piece: Token,
    },
    /// Rules 10, 11 and 13.1: the piece that takes the next reduction.
    TakeLoss {
        /// The piece.
        piece: Token,
    },
    /// Rule 13.2: where a retreating piece goes.
    Retreat {
        /// The piece.
        piece: Token,
        /// The locale it retreats to.
        to: LocaleNumber,
    },
    /// Rule 13.2: a piece for which there is no room anywhere.
    GiveUp {
        /// The piece, which is eliminated.
        piece: Token,
    },
    /// Rule 18: the opponent takes a token of the army that lost morale.
    RemoveMorale {
        /// The locale the token was committed to.
        from: LocaleNumber,
    },
    /// Rule 18: the opponent moves a token of the army that has to commit morale.
    TransferMorale {
        /// The locale the token was committed to until now.
        from: LocaleNumber,
    },
    /// Rule 18: the opponent moves no more tokens.
    LeaveMorale {},
    /// Rule 18, clean-up 3: France takes a committed token back.
    RecoverMorale {
        /// The locale the token was committed to.
        from: LocaleNumber,
    },
    /// Rule 18, clean-up 3: France takes nothing back.
    RecoverNothing {},
}
