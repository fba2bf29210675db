//! What a view shows, in words that every game shares: for whoever draws a game, or describes it,
//! without knowing its rules.
//!
//! A game that has a field says it with [`Ruleset::scene`](crate::ruleset::Ruleset::scene). A scene is
//! made from a view, so it holds nothing that the viewer may not know; what is hidden has no place in it.

use crate::field::drawing::{Point, Spot};
use crate::field::place::{ApproachName, LocaleNumber, PlaceName};
use crate::force::{Arm, PerSide, Side, Strength, Token};

/// What one viewer sees on a field.
#[derive(Debug, Clone, PartialEq)]
pub struct Scene {
    /// The blocks, in the order in which they are drawn: by what is public alone.
    pub blocks: Vec<Block>,
    /// The flags of commanders, in the order in which they are drawn.
    pub flags: Vec<Flag>,
    /// What else lies or happens on the field.
    pub signs: Vec<Sign>,
    /// How much morale each side has.
    pub morale: PerSide<u8>,
    /// Where something is to be decided; nowhere for a turn's orders, and once the game is over.
    pub attention: Option<PlaceName>,
}

/// A block, on the field or waiting beside it.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Block {
    /// Its handle.
    pub token: Token,
    /// Whose.
    pub side: Side,
    /// Where it is.
    pub at: PlaceName,
    /// Where it is drawn.
    pub spot: Spot,
    /// Its face, where the viewer may know it.
    pub face: Option<KnownFace>,
    /// It has acted this turn, as everybody saw.
    pub done: bool,
    /// It has lost its order, and lies there broken.
    pub broken: bool,
}

/// A face that the viewer may know: so many symbols of an arm.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct KnownFace {
    /// The arm.
    pub arm: Arm,
    /// How many symbols.
    pub strength: Strength,
    /// Whether it is a guard: each symbol bears a lozenge.
    pub guard: bool,
    /// How the viewer knows it.
    pub by: Knowledge,
}

/// How a viewer knows a face.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Knowledge {
    /// It is the viewer's own; in the truth about a game that is over, anybody's.
    Own,
    /// It lies open to everybody.
    Open,
    /// It was seen, and could be followed since.
    LastSeen,
}

/// A commander's flag, and the staff that holds his blocks together. A flag is always upright.
#[derive(Debug, Clone, PartialEq)]
pub struct Flag {
    /// Whose.
    pub side: Side,
    /// What stands on it: his name.
    pub name: String,
    /// The lower corner of the cloth at the hoist.
    pub foot: Point,
    /// How wide and how high the cloth is.
    pub size: [f64; 2],
    /// How the fly is cut.
    pub cut: Cut,
    /// He has given his command this turn.
    pub done: bool,
    /// The staff below the cloth, from end to end; beside the cloth a picture draws it itself.
    pub staff: [Point; 2],
    /// From the staff to each rank of his blocks, and from file to file.
    pub arms: Vec<[Point; 2]>,
}

/// How the fly of a flag is cut.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Cut {
    /// Straight.
    Square,
    /// In two tails.
    Forked,
}

/// Something on the field that is no block.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Sign {
    /// Tokens of a side that lie in a locale.
    Tokens {
        /// Whose.
        side: Side,
        /// Where.
        locale: LocaleNumber,
        /// How many.
        count: u8,
    },
    /// Who holds something printed on the map.
    Held {
        /// Who.
        side: Side,
        /// The middle of what is held.
        at: Point,
        /// How far the ring around it is from there.
        radius: f64,
        /// Whether it is known; else the side may hold it, for all the viewer knows.
        certain: bool,
    },
    /// An approach through which nobody goes this turn.
    Barred(ApproachName),
    /// A locale that was stormed this turn.
    Stormed(LocaleNumber),
    /// Where shot of an earlier turn fell, which still counts.
    Struck {
        /// Whose shot.
        side: Side,
        /// The approach of the guns.
        across: ApproachName,
    },
    /// An attack that waits for its answer.
    Threat {
        /// The attacker.
        side: Side,
        /// The approach of the defender's locale that it comes to.
        defense: ApproachName,
    },
    /// Guns that fire over a border.
    Shot {
        /// Whose.
        side: Side,
        /// Where the gun is drawn.
        from: Point,
        /// The approach of the gun.
        across: ApproachName,
        /// Whether the shot has fallen; else it will.
        fallen: bool,
    },
    /// An assault under way.
    Assault {
        /// The attacker.
        side: Side,
        /// The approach on the attacker's side.
        across: ApproachName,
    },
}
