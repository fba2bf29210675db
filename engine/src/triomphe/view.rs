//! What one viewer may know of a game.
//!
//! A view is built from nothing by copying in what the viewer may know
//! ([`super::seeing`]). A hidden face has no place in it.

use serde::{Deserialize, Serialize};

use super::decision::Decision;
use crate::ending::Ending;
use crate::field::board::RoadKind;
use crate::field::place::{ApproachName, CrossingNumber, LocaleNumber, PlaceName};
use crate::force::{Face, PerSide, Side, Token};
use crate::secrecy::Viewer;

/// A game as one viewer may see it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "triomphe/"))]
pub struct View {
    /// For whom.
    pub viewer: Viewer,
    /// 1 to 16.
    pub round: u8,
    /// Whose turn it is.
    pub active: Side,
    /// Commands the active side has left, 0 to 3.
    pub commands: u8,
    /// The open decision; nothing when the game is over.
    pub decision: Option<Decision>,
    /// The blocks, sorted by place and token; eliminated ones are gone.
    pub pieces: Vec<SeenPiece>,
    /// Morale of both armies.
    pub morale: PerSide<Morale>,
    /// Pieces lost for good, by army.
    pub losses: PerSide<Losses>,
    /// Crossings used by road marches this turn.
    pub traffic: Vec<CrossingUse>,
    /// Borders closed this turn by lost assaults: the attack approaches.
    pub closed: Vec<ApproachName>,
    /// The assault under way.
    pub assault: Option<SeenAssault>,
    /// How the game ended by the rules.
    pub outcome: Option<Outcome>,
}

/// A block on the map or in a holding area.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "triomphe/"))]
pub struct SeenPiece {
    /// Its handle.
    pub token: Token,
    /// Whose.
    pub side: Side,
    /// Where.
    pub at: PlaceName,
    /// What the viewer may see of its face.
    pub face: SeenFace,
    /// Took part in an action this turn.
    pub done: bool,
    /// Disorganized (rule 14).
    pub disorganized: bool,
    /// What its bombardment is at (rule 10).
    pub bombardment: Option<BombardmentStage>,
}

/// How far a bombardment is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "triomphe/"))]
#[serde(rename_all = "snake_case")]
pub enum BombardmentStage {
    /// Declared, to be completed in the owner's next turn.
    Declared,
    /// Completed this turn.
    Completed,
}

/// An assault under way (rule 11): what both sides have named so far.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "triomphe/"))]
pub struct SeenAssault {
    /// The attacker.
    pub side: Side,
    /// The attack approach.
    pub across: ApproachName,
    /// The defender's leaders.
    pub defense_leaders: Vec<Token>,
    /// The attacker's assault pieces.
    pub pieces: Vec<Token>,
    /// The attacker's leaders.
    pub leaders: Vec<Token>,
    /// The defender's counter-attackers.
    pub counter_attackers: Vec<Token>,
}

/// What a viewer sees of a face.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "triomphe/"))]
#[serde(tag = "known", rename_all = "snake_case")]
pub enum SeenFace {
    /// The viewer's own piece; in the truth about a game that is over, anybody's.
    /// `shown` is the face the opponent last saw on it and can still connect with it.
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

/// One army's morale tokens (rule 18).
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "triomphe/"))]
pub struct Morale {
    /// Uncommitted and committed together.
    pub level: u8,
    /// Uncommitted tokens.
    pub uncommitted: u8,
    /// Committed tokens by locale.
    pub committed: Vec<CommittedMorale>,
    /// Tokens still to come on the time track.
    pub coming: Vec<ComingMorale>,
}

/// Tokens committed to a locale.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "triomphe/"))]
pub struct CommittedMorale {
    /// The locale.
    pub locale: LocaleNumber,
    /// Tokens.
    pub tokens: u8,
}

/// Tokens on the time track.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "triomphe/"))]
pub struct ComingMorale {
    /// The round whose turn brings them.
    pub round: u8,
    /// Tokens.
    pub tokens: u8,
}

/// What an army has lost.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "triomphe/"))]
pub struct Losses {
    /// Pieces eliminated.
    pub pieces: u8,
    /// Strength points lost in all.
    pub strength: u8,
}

/// How a crossing was used this turn (rule 8).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "triomphe/"))]
pub struct CrossingUse {
    /// The crossing.
    pub crossing: CrossingNumber,
    /// Its kind.
    pub kind: RoadKind,
    /// Pieces that passed, at most 3.
    pub count: u8,
    /// The step of the last one.
    pub last_step: u8,
    /// The locale they travelled to.
    pub towards: LocaleNumber,
    /// Whether a road manoeuvre attack was made over it.
    pub attacked: bool,
}

/// How a game ended by the rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "triomphe/"))]
pub struct Outcome {
    /// Who won.
    pub winner: Side,
    /// In what way.
    pub victory: Victory,
}

impl From<Outcome> for Ending {
    fn from(Outcome { winner, victory }: Outcome) -> Ending {
        match victory {
            Victory::Decisive => Ending::Decisive { winner },
            Victory::Marginal => Ending::Marginal { winner },
        }
    }
}

/// The kinds of victory (rule 19).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "triomphe/"))]
#[serde(rename_all = "snake_case")]
pub enum Victory {
    /// The other army is demoralized.
    Decisive,
    /// After the last round, by the objective line.
    Marginal,
}
