//! What happened, in public terms.
//!
//! Nothing in an event is hidden from anybody: faces appear only in
//! [`Event::Shown`] and [`Event::Reduced`], which both players see by the rules.
//! Blocks are named by the token they carry at that moment.

use serde::{Deserialize, Serialize};

use super::view::Outcome;
use crate::field::place::{ApproachName, CrossingNumber, LocaleNumber, PlaceName};
use crate::force::{Face, Side, Token};

/// Something everybody could see happen.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "triomphe/"))]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// A turn begins.
    TurnBegan {
        /// 1 to 16.
        round: u8,
        /// Whose turn.
        side: Side,
    },
    /// Scheduled morale arrived from the time track (rule 18).
    MoraleArrived {
        /// Whose.
        side: Side,
        /// Tokens.
        tokens: u8,
    },
    /// A piece went back to reserve in approach clean-up (rule 16).
    CleanedUp {
        /// Whose.
        side: Side,
        /// The approach.
        from: ApproachName,
        /// The blocks.
        pieces: Vec<Token>,
    },
    /// Pieces marched off-road (rule 7).
    Marched {
        /// Whose.
        side: Side,
        /// The blocks.
        pieces: Vec<Token>,
        /// From.
        from: PlaceName,
        /// To.
        to: PlaceName,
        /// Commands paid.
        cost: u8,
    },
    /// A piece marched by road (rule 8), or entered the map so (rule 15).
    RoadMarched {
        /// Whose.
        side: Side,
        /// The block.
        piece: Token,
        /// From.
        from: PlaceName,
        /// The crossings passed.
        crossings: Vec<CrossingNumber>,
        /// The locales entered.
        through: Vec<LocaleNumber>,
        /// Commands paid.
        cost: u8,
    },
    /// A piece entered by the pontoon bridge (rule 15).
    PontoonEntered {
        /// Whose.
        side: Side,
        /// The block.
        piece: Token,
        /// The locale entered.
        to: LocaleNumber,
    },
    /// Cavalry continued to an approach (rule 12).
    Continued {
        /// Whose.
        side: Side,
        /// The blocks.
        pieces: Vec<Token>,
        /// The approach blocked.
        to: ApproachName,
        /// Commands paid.
        cost: u8,
    },
    /// Pieces were organized (rule 14).
    Organized {
        /// The blocks.
        pieces: Vec<Token>,
        /// Where they stand, in the same order.
        places: Vec<PlaceName>,
    },
    /// Pieces became disorganized by meeting disorganized ones (rule 14).
    Disorganized {
        /// The locale.
        locale: LocaleNumber,
    },
    /// A manoeuvre attack was declared (rule 9.1).
    ManoeuvreAttacked {
        /// The attacker.
        side: Side,
        /// The attacking blocks.
        pieces: Vec<Token>,
        /// Where they stand.
        from: PlaceName,
        /// The attack approach.
        across: ApproachName,
        /// Whether it is part of a road march.
        by_road: bool,
        /// Commands paid.
        cost: u8,
    },
    /// The defender answered with these blocks, perhaps none (rule 9.2).
    Responded {
        /// The defender.
        side: Side,
        /// The blocks.
        pieces: Vec<Token>,
        /// The defense approach.
        to: ApproachName,
    },
    /// A manoeuvre attack was decided (rule 9.3).
    AttackDecided {
        /// Who won.
        winner: Side,
        /// The locale attacked.
        locale: LocaleNumber,
    },
    /// Artillery was turned face-up and declared a bombardment (rule 10).
    BombardmentDeclared {
        /// Whose.
        side: Side,
        /// The block.
        piece: Token,
        /// The approach it stands in.
        from: ApproachName,
    },
    /// Artillery completed its bombardment (rule 10).
    BombardmentCompleted {
        /// Whose.
        side: Side,
        /// The block.
        piece: Token,
        /// The approach it stands in.
        from: ApproachName,
    },
    /// A bombardment was cancelled, or lapsed (rule 10).
    BombardmentCancelled {
        /// Whose.
        side: Side,
        /// The block.
        piece: Token,
        /// Where it stands.
        at: PlaceName,
    },
    /// An assault was declared (rule 11.1).
    AssaultDeclared {
        /// The attacker.
        side: Side,
        /// The attack approach.
        across: ApproachName,
    },
    /// The defender named leaders, perhaps none (rule 11.2).
    DefenseLed {
        /// The defender.
        side: Side,
        /// The leaders.
        pieces: Vec<Token>,
    },
    /// The attacker named assault pieces and leaders (rule 11.3).
    AssaultNamed {
        /// The attacker.
        side: Side,
        /// The assault pieces, leaders included.
        pieces: Vec<Token>,
        /// The leaders.
        leaders: Vec<Token>,
    },
    /// The defender named counter-attackers, perhaps none (rule 11.5).
    CounterAttacked {
        /// The defender.
        side: Side,
        /// The counter-attackers.
        pieces: Vec<Token>,
    },
    /// An assault was decided (rule 11.6): what the attack leaders bring, less
    /// penalties, defense leaders and counter-attackers.
    AssaultDecided {
        /// Who won.
        winner: Side,
        /// The locale attacked.
        locale: LocaleNumber,
        /// Strength of the attack leaders.
        attack: i8,
        /// Penalty marks that count.
        penalty: i8,
        /// Strength of the defense leaders.
        defense: i8,
        /// Strength of the counter-attackers that are left.
        counter_attack: i8,
        /// The result; the attacker wins with 1 or more.
        result: i8,
    },
    /// Attackers moved on: into the locale they won, or up to the attack approach.
    AttackersMoved {
        /// The attacker.
        side: Side,
        /// The blocks.
        pieces: Vec<Token>,
        /// To.
        to: PlaceName,
    },
    /// A face was shown to the opponent.
    Shown {
        /// Whose block.
        side: Side,
        /// The block.
        piece: Token,
        /// Where it stands.
        at: PlaceName,
        /// Its face.
        face: Face,
        /// The reason.
        reason: ShowReason,
    },
    /// A piece was reduced, and its old and new face seen (rule 2).
    Reduced {
        /// Whose block.
        side: Side,
        /// The block.
        piece: Token,
        /// Where it stood.
        at: PlaceName,
        /// Its face before.
        before: Face,
        /// Its face now; nothing when it was removed.
        after: Option<Face>,
        /// The reason.
        reason: ReductionReason,
    },
    /// A piece retreated (rule 13).
    Retreated {
        /// Whose block.
        side: Side,
        /// The block.
        piece: Token,
        /// From.
        from: PlaceName,
        /// To.
        to: LocaleNumber,
    },
    /// Blocks that stand together were shuffled: these are their tokens now.
    Shuffled {
        /// Whose.
        side: Side,
        /// Where.
        at: PlaceName,
        /// The new tokens, sorted.
        pieces: Vec<Token>,
    },
    /// Morale was committed to a locale (rule 18).
    MoraleCommitted {
        /// Whose.
        side: Side,
        /// The locale.
        locale: LocaleNumber,
        /// Tokens from uncommitted morale.
        tokens: u8,
    },
    /// A committed token was moved to a locale that lacked one (rule 18).
    MoraleTransferred {
        /// Whose.
        side: Side,
        /// From.
        from: LocaleNumber,
        /// To.
        to: LocaleNumber,
    },
    /// The opponent did not make up for missing tokens (rule 18).
    MoraleLeft {
        /// Whose.
        side: Side,
        /// The locale.
        locale: LocaleNumber,
        /// Tokens forgotten.
        missing: u8,
    },
    /// Morale was lost (rule 18).
    MoraleLost {
        /// Whose.
        side: Side,
        /// The locale it was committed to; nothing when it was uncommitted.
        from: Option<LocaleNumber>,
        /// Tokens.
        tokens: u8,
    },
    /// Committed morale became uncommitted again (rule 18, clean-up 2 and 3).
    MoraleReturned {
        /// Whose.
        side: Side,
        /// The locale.
        from: LocaleNumber,
        /// Tokens.
        tokens: u8,
    },
    /// The turn is over.
    TurnEnded {
        /// Whose turn.
        side: Side,
    },
    /// The game is over.
    Ended {
        /// How.
        outcome: Outcome,
    },
}

/// Why a face was shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "triomphe/"))]
#[serde(rename_all = "snake_case")]
pub enum ShowReason {
    /// Infantry that took part over a cavalry-obstructing approach (V4).
    InfantryProof,
    /// Cavalry that attacked on a road march (V5).
    RoadAttack,
    /// Cavalry that used continuation (V6).
    Continuation,
    /// A defender in a locale that is lost (V10).
    Retreat,
    /// Artillery that bombards (V7).
    Bombardment,
    /// A leader or counter-attacker of an assault (V8).
    Assault,
    /// Artillery that fires in defense (V9).
    ArtilleryDefense,
}

/// Why a piece was reduced.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "triomphe/"))]
#[serde(rename_all = "snake_case")]
pub enum ReductionReason {
    /// A reduction of a retreat (rule 13.1).
    Retreat,
    /// Artillery in a locale that is lost (rule 13.1); removed whatever its
    /// strength.
    ArtilleryLost,
    /// No locale to retreat to (rule 13.2); removed whatever its strength.
    NoRetreat,
    /// A bombardment (rule 10).
    Bombardment,
    /// Artillery defense (rule 11.4).
    ArtilleryDefense,
    /// Going to meet the attack (rule 11.5).
    CounterAttack,
    /// An assault (rule 11.8).
    Assault,
}
