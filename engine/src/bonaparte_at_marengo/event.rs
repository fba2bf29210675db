//! What happened.
//!
//! Everything but a bid is public: faces appear only in [`Event::Shown`] and [`Event::Reduced`], which
//! both players see by the rules. Blocks are named by the token they carry at that moment. `side` is an
//! army; `seat` is who sits there, which is the same unless a bid has exchanged the armies.

use serde::{Deserialize, Serialize};

use super::view::Outcome;
use crate::field::place::{ApproachName, CrossingNumber, LocaleNumber, PlaceName};
use crate::force::{Face, PerSide, Side, Token};

/// Something that happened.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// Somebody bid (3).
    Bid {
        /// Who.
        seat: Side,
        /// How much; nothing for others, until both have bid.
        points: Option<u8>,
    },
    /// Both bids were opened (3).
    BidsOpened {
        /// How much each seat bid.
        points: PerSide<u8>,
        /// Who chooses the army, and pays.
        winner: Side,
        /// Whether a coin decided between equal bids.
        tossed: bool,
    },
    /// Who bid more took an army (3).
    ArmyChosen {
        /// Who.
        seat: Side,
        /// Which.
        army: Side,
        /// Morale the army starts without.
        points: u8,
    },
    /// A turn begins.
    TurnBegan {
        /// 1 to 16.
        round: u8,
        /// Whose turn.
        side: Side,
    },
    /// An army gained morale because the enemy was demoralized (12).
    MoraleGained {
        /// Whose.
        side: Side,
        /// Points.
        points: u8,
    },
    /// French pieces became active (6).
    Activated {
        /// The blocks.
        pieces: Vec<Token>,
        /// Where they stand, in the same order.
        places: Vec<PlaceName>,
        /// Whether an enemy nearby woke them; else their player did.
        by_enemy: bool,
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
    /// Artillery fired at a position (8).
    Bombarded {
        /// Whose artillery.
        side: Side,
        /// The block.
        piece: Token,
        /// The approach it stands in.
        from: ApproachName,
        /// The position it fired at.
        target: PlaceName,
        /// Points the target loses.
        strength: u8,
    },
    /// Artillery was turned face-up and declared a bombardment (8).
    BombardmentDeclared {
        /// Whose.
        side: Side,
        /// The block.
        piece: Token,
        /// The approach it stands in.
        from: ApproachName,
    },
    /// A bombardment was cancelled, or fell away because the enemy was gone (8).
    BombardmentCancelled {
        /// Whose.
        side: Side,
        /// The block.
        piece: Token,
        /// Where it stands.
        at: PlaceName,
    },
    /// Pieces moved together (7.1).
    GroupMoved {
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
    /// A piece moved by road (7.3), or entered the map so (7.5).
    RoadMoved {
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
    /// A piece entered by the pontoon bridge (7.5).
    PontoonEntered {
        /// Whose.
        side: Side,
        /// The block.
        piece: Token,
        /// The locale entered.
        to: LocaleNumber,
    },
    /// Cavalry continued to an approach (7.2).
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
    /// Pieces went back to reserve, there being no enemy opposite (7.4).
    Returned {
        /// Whose.
        side: Side,
        /// The approach.
        from: ApproachName,
        /// The blocks.
        pieces: Vec<Token>,
    },
    /// A manoeuvre attack was declared (9).
    ManoeuvreAttacked {
        /// The attacker.
        side: Side,
        /// The attacking blocks.
        pieces: Vec<Token>,
        /// Where they stand.
        from: PlaceName,
        /// The attackers' side of the pair.
        across: ApproachName,
        /// Whether it is part of a road move.
        by_road: bool,
        /// Commands paid.
        cost: u8,
    },
    /// The defender blocked a manoeuvre attack (9.2).
    Blocked {
        /// The defender.
        side: Side,
        /// The blocks.
        pieces: Vec<Token>,
        /// The defender's side of the pair.
        at: ApproachName,
    },
    /// The defender retreats before a manoeuvre attack (9.2).
    GaveWay {
        /// The defender.
        side: Side,
        /// The locale to be left.
        locale: LocaleNumber,
    },
    /// Blocked attackers moved up, or none of them did (9.3).
    MovedUp {
        /// The attacker.
        side: Side,
        /// The blocks.
        pieces: Vec<Token>,
        /// The attackers' side of the pair.
        to: ApproachName,
        /// Commands paid.
        cost: u8,
    },
    /// Attackers entered the locale they won (9.4, 10.2), or withdrew to their own reserve (10.2).
    AttackersMoved {
        /// The attacker.
        side: Side,
        /// The blocks.
        pieces: Vec<Token>,
        /// To.
        to: PlaceName,
    },
    /// An assault was declared (10.2).
    AssaultDeclared {
        /// The attacker.
        side: Side,
        /// The attack approach.
        across: ApproachName,
        /// The pieces that take part.
        pieces: Vec<Token>,
        /// The leaders among them.
        leaders: Vec<Token>,
    },
    /// The defender chose artillery and leaders, perhaps none (10.2).
    Defended {
        /// The defender.
        side: Side,
        /// The artillery that fired.
        fire: Vec<Token>,
        /// The enemy leader it hit.
        hit: Vec<Token>,
        /// The leaders.
        leaders: Vec<Token>,
    },
    /// An assault was decided (10.2).
    AssaultDecided {
        /// Who won.
        winner: Side,
        /// The locale attacked.
        locale: LocaleNumber,
        /// Strength of the attack leaders that are left.
        attack: i8,
        /// Penalty marks that count.
        penalty: i8,
        /// What attack leaders of a demoralized army lack.
        demoralized: i8,
        /// What the defense leaders count.
        defense: i8,
        /// The result; the attacker wins with 1 or more.
        result: i8,
    },
    /// Cavalry of the winner pursues (10.2).
    Pursued {
        /// The winner.
        side: Side,
        /// The cavalry, perhaps none.
        pieces: Vec<Token>,
        /// Points the pursued lose.
        strength: u8,
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
    /// A piece lost strength, and its old and new face were seen (2).
    Reduced {
        /// Whose block.
        side: Side,
        /// The block.
        piece: Token,
        /// Where it stood.
        at: PlaceName,
        /// Its face before.
        before: Face,
        /// Its face now; nothing when it was eliminated.
        after: Option<Face>,
        /// The reason.
        reason: LossReason,
    },
    /// A piece retreated (11).
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
    /// Morale was lost (12).
    MoraleLost {
        /// Whose.
        side: Side,
        /// Points.
        points: u8,
    },
    /// An army is demoralized, for good (12).
    Demoralized {
        /// Which.
        side: Side,
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
#[serde(rename_all = "snake_case")]
pub enum ShowReason {
    /// Infantry of a manoeuvre attack over an approach that obstructs cavalry.
    Infantry,
    /// Cavalry that attacks on a road move.
    RoadAttack,
    /// Cavalry that continues.
    Continuation,
    /// A defender in a locale that is lost.
    Retreat,
    /// Artillery that declares a bombardment.
    Bombardment,
    /// A leader of an assault, or its defense.
    Assault,
    /// Artillery that fires in defense.
    ArtilleryDefense,
    /// Cavalry that pursues.
    Pursuit,
}

/// Why a piece lost strength.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LossReason {
    /// A bombardment (8).
    Bombardment,
    /// Artillery defense (10.2).
    ArtilleryDefense,
    /// The result of an assault (10.3).
    Assault,
    /// A pursuit (10.2).
    Pursuit,
    /// Artillery in a locale that is lost (11).
    ArtilleryLost,
    /// A loss of a retreat (11).
    Retreat,
    /// No locale to retreat to (11).
    NoRetreat,
}
