//! What one viewer may know of a game.
//!
//! A view is built from nothing by copying in what the viewer may know ([`super::seeing`]). A hidden
//! face has no place in it.

use serde::{Deserialize, Serialize};

use super::decision::Decision;
use super::options::Reinforcements;
use crate::ending::Ending;
use crate::field::place::{ApproachName, LocaleNumber, PlaceName};
use crate::force::{Face, PerSide, Side, Token};
use crate::roads::CrossingUse;
use crate::secrecy::Viewer;

/// A game as one viewer may see it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// For whom.
    pub viewer: Viewer,
    /// Which army each seat leads: its own, unless a bid has exchanged them (3).
    pub armies: PerSide<Side>,
    /// 1 to 16.
    pub round: u8,
    /// Whose turn it is.
    pub active: Side,
    /// Commands the active side has left, 0 to 3.
    pub commands: u8,
    /// Whether the active side has begun to move, so that it makes no more assaults (5).
    pub assaults_over: bool,
    /// The open decisions; none when the game is over.
    pub decisions: Vec<Decision>,
    /// The blocks, sorted by place and token; eliminated ones are gone.
    pub pieces: Vec<SeenPiece>,
    /// Morale of both armies.
    pub morale: PerSide<SeenMorale>,
    /// Pieces lost for good, by army.
    pub losses: PerSide<Losses>,
    /// How the later French groups are divided (Q2).
    pub reinforcements: Reinforcements,
    /// Whether an Austrian was ever in a French set-up locale (6).
    pub set_up_entered: bool,
    /// Crossings used by road moves this turn.
    pub traffic: Vec<CrossingUse>,
    /// Whether the pontoon bridge was used this turn.
    pub pontoon_used: bool,
    /// Pairs closed this turn by lost assaults: the attack approaches.
    pub closed: Vec<ApproachName>,
    /// Locales captured this turn.
    pub captured: Vec<LocaleNumber>,
    /// The assault under way.
    pub assault: Option<SeenAssault>,
    /// How the game ended by the rules.
    pub outcome: Option<Outcome>,
}

/// A block on the map or off it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeenPiece {
    /// Its handle.
    pub token: Token,
    /// Whose.
    pub side: Side,
    /// Where.
    pub at: PlaceName,
    /// What the viewer may see of its face.
    pub face: SeenFace,
    /// What it has done this turn.
    pub acted: Option<Acted>,
    /// Inactive (6).
    pub inactive: bool,
    /// Whether it has declared a bombardment (8).
    pub declared: bool,
}

/// What a block has done in its owner's turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Acted {
    /// Moved.
    Moved,
    /// Took part in an assault.
    Assaulted,
    /// Bombarded.
    Fired,
}

/// An assault under way (10): what both sides have named so far.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeenAssault {
    /// The attacker.
    pub side: Side,
    /// The attack approach.
    pub across: ApproachName,
    /// The pieces that attack.
    pub pieces: Vec<Token>,
    /// The attacker's leaders.
    pub leaders: Vec<Token>,
    /// The defender's leaders.
    pub defense_leaders: Vec<Token>,
    /// The winner's pursuing cavalry.
    pub pursuers: Vec<Token>,
}

/// What a viewer sees of a face.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "known", rename_all = "snake_case")]
pub enum SeenFace {
    /// The viewer's own piece; in the truth about a game that is over, anybody's. `shown` is the face
    /// the opponent last saw on it and can still connect with it.
    Own {
        /// The face.
        face: Face,
        /// What the opponent remembers of it.
        shown: Option<Face>,
    },
    /// Face-up for everybody now.
    Open {
        /// The face.
        face: Face,
    },
    /// Hidden again, not shuffled since it was last seen.
    LastSeen {
        /// The face seen then.
        face: Face,
    },
    /// Hidden.
    Hidden,
}

/// One army's morale (12).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeenMorale {
    /// Points.
    pub level: u8,
    /// Whether the army is demoralized.
    pub demoralized: bool,
}

/// What an army has lost.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Losses {
    /// Pieces eliminated.
    pub pieces: u8,
    /// Strength points lost in all.
    pub strength: u8,
}

/// How a game ended by the rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcome {
    /// The army that won.
    pub winner: Side,
    /// In what way.
    pub victory: Victory,
}

/// How a game is won (12).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Victory {
    /// Only the other army is demoralized.
    Morale,
    /// By the objectives.
    Objectives,
}

impl Outcome {
    /// The same for whoever sits at a seat: a demoralized enemy makes it decisive.
    pub(super) fn ending(self, winner: Side) -> Ending {
        match self.victory {
            Victory::Morale => Ending::Decisive { winner },
            Victory::Objectives => Ending::Marginal { winner },
        }
    }
}
