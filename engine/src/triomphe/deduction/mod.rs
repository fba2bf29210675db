//! What one side may conclude of the other side's blocks, from its own views and from what
//! it saw happen; nothing else goes in here.
//!
//! The orders of battle are known, and every loss shows its face, so the whole of the enemy
//! army is known at any time. What is not known is who stands where: blocks that look alike
//! are shuffled. A [`Watcher`] keeps [facts](facts) of the form "among these blocks there
//! are at least these faces". A shuffle carries a fact over to the new tokens, and makes its
//! blocks more rather than its faces other, so no fact is ever wrong; but it may say less
//! than a patient person could work out.

mod bounds;
mod facts;
mod follow;
mod muster;

use super::{AUSTRIA, FRANCE};
use serde::{Deserialize, Serialize};

use self::facts::Facts;
use self::muster::Muster;
use super::data;
use super::event::Event;
use super::view::{SeenFace, View};
use crate::field::place::PlaceName;
use crate::force::{Face, Side, Token};

/// What a side may conclude of the enemy's blocks at a moment.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "triomphe/"))]
pub struct DeductionSheet {
    /// Who concludes.
    pub watcher: Side,
    /// The faces the enemy army has left, strongest first within each arm.
    pub army: Vec<FaceCount>,
    /// Its blocks, position by position.
    pub stacks: Vec<StackSheet>,
}

/// So many blocks with one face.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "triomphe/"))]
pub struct FaceCount {
    /// The face.
    pub face: Face,
    /// In the army, or in the stack for certain.
    pub count: u8,
    /// How many of them cannot be told from others.
    pub hidden: u8,
}

/// What can be concluded of the enemy's blocks in one position.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "triomphe/"))]
pub struct StackSheet {
    /// The position.
    pub at: PlaceName,
    /// How many blocks stand there.
    pub blocks: u8,
    /// The faces that are among them for certain.
    pub certain: Vec<FaceCount>,
    /// How many of them are infantry.
    pub infantry: Bounds,
    /// How many of them are cavalry.
    pub cavalry: Bounds,
    /// How many of them are artillery.
    pub artillery: Bounds,
    /// The strength of all of them together.
    pub strength: Bounds,
}

/// A number that is not known, but for the least and the most it can be.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "triomphe/"))]
pub struct Bounds {
    /// No fewer.
    pub at_least: u8,
    /// No more.
    pub at_most: u8,
}

/// Somebody who watches the enemy's blocks through a whole game.
#[derive(Debug, Clone)]
pub struct Watcher {
    side: Side,
    /// The enemy army as it is now.
    army: Muster,
    facts: Facts,
    /// Where its blocks stand.
    places: Vec<(Token, PlaceName)>,
}

impl Watcher {
    /// A watcher of the set-up, from the first view of a side.
    #[must_use]
    pub fn new(side: Side, view: &View) -> Watcher {
        let enemy = side.opponent();
        let places: Vec<_> = view
            .pieces
            .iter()
            .filter(|piece| piece.side == enemy)
            .map(|piece| (piece.token, piece.at))
            .collect();
        let waiting = |&&(_, at): &&(Token, PlaceName)| matches!(at, PlaceName::Holding(_));
        let forces = data::forces();
        let (on_map, off_map) = match enemy {
            AUSTRIA => (Vec::new(), forces.austria()),
            FRANCE => (forces.france_at_start(), forces.france_reinforcements()),
        };
        let (waiting, standing): (Vec<_>, Vec<_>) = places.iter().partition(waiting);
        let tokens = |blocks: Vec<&(Token, PlaceName)>| blocks.into_iter().map(|&(token, _)| token).collect();
        let mut facts = Facts::default();
        facts.learn(tokens(standing), Muster::of(&on_map));
        facts.learn(tokens(waiting), Muster::of(&off_map));
        let army = Muster::of(&[on_map, off_map].concat());
        let mut watcher = Watcher { side, army, facts, places };
        watcher.look(view);
        watcher
    }

    /// Who watches.
    #[must_use]
    pub const fn side(&self) -> Side {
        self.side
    }

    /// Goes on after an entry of the log: what happened, and what the side sees then.
    pub fn observe(&mut self, events: &[Event], view: &View) {
        self.follow(events, view);
        self.look(view);
    }

    /// Takes in every face that lies open in a view.
    fn look(&mut self, view: &View) {
        let enemy = self.side.opponent();
        for piece in view.pieces.iter().filter(|piece| piece.side == enemy) {
            if let SeenFace::Open { face } | SeenFace::LastSeen { face } = piece.face {
                self.facts.show(piece.token, face);
            }
        }
    }
}

#[cfg(test)]
mod tests;
