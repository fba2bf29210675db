//! What one viewer may know of a game.
//!
//! A view is built from nothing by copying in what the viewer may know ([`super::seeing`]). A hidden
//! face has no place in it.

use serde::{Deserialize, Serialize};

use super::data::Commander;
use super::decision::Decision;
use super::order::{Crossings, Front};
use super::unit::Face;
use crate::ending::Ending;
use crate::field::place::{ApproachName, LocaleNumber, PlaceName};
use crate::force::{PerSide, Side, Token};
use crate::secrecy::Viewer;

/// A game as one viewer may see it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "austerlitz/"))]
pub struct View {
    /// For whom.
    pub viewer: Viewer,
    /// From 1.
    pub round: u8,
    /// Whether it is the Night round.
    pub night: bool,
    /// Whose turn it is.
    pub active: Side,
    /// Corps commands the active side has left, where there is a limit.
    pub corps_commands: Option<u8>,
    /// Independent commands the active side has left.
    pub independent_commands: u8,
    /// The open decision; nothing when the game is over.
    pub decision: Option<Decision>,
    /// The blocks on the map, and the viewer's own off it, sorted by place and token.
    pub pieces: Vec<SeenPiece>,
    /// The commanders, in the order of the data.
    pub commanders: Vec<SeenCommander>,
    /// Morale of both armies, elite units committed, Guard Attacks forbidden.
    pub armies: PerSide<SeenArmy>,
    /// Whether French reinforcements have come on.
    pub french_reinforced: bool,
    /// The attack approaches closed this turn.
    pub closed: Vec<ApproachName>,
    /// Locales stormed this turn.
    pub stormed: Vec<LocaleNumber>,
    /// Locales a corps marched into or through this turn.
    pub marched: Vec<LocaleNumber>,
    /// The last attack led by artillery from each approach, where it can still matter.
    pub bombarded: Vec<SeenShot>,
    /// The attack under way.
    pub attack: Option<SeenAttack>,
    /// The road move under way.
    pub road: Option<SeenRoad>,
    /// How the game ended by the rules.
    pub outcome: Option<Outcome>,
}

/// A block.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "austerlitz/"))]
#[allow(clippy::struct_excessive_bools, reason = "independent marks on a block")]
pub struct SeenPiece {
    /// Its handle.
    pub token: Token,
    /// Whose.
    pub side: Side,
    /// Where.
    pub at: PlaceName,
    /// In whose corps; in none when detached.
    pub corps: Option<Commander>,
    /// What the viewer may see of its face.
    pub face: SeenFace,
    /// Moved by a command this turn.
    pub moved: bool,
    /// Moved by a command into the reserve where it is, this turn.
    pub arrived: bool,
    /// The approach against which it was named this turn.
    pub named: Option<ApproachName>,
    /// Retreated after combat this turn.
    pub retreated: bool,
    /// The fixed battery.
    pub fixed: bool,
}

/// What a viewer sees of a face.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "austerlitz/"))]
#[serde(tag = "known", rename_all = "snake_case")]
pub enum SeenFace {
    /// The viewer's own unit; in the truth about a game that is over, anybody's.
    Own {
        /// The face.
        face: Face,
        /// What the enemy remembers of it.
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

/// A commander.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "austerlitz/"))]
pub struct SeenCommander {
    /// Who.
    pub commander: Commander,
    /// Where he is; nothing when lost, or not placed yet as far as the viewer knows.
    pub at: Option<PlaceName>,
    /// Lost.
    pub lost: bool,
    /// Corps commands he has given this turn.
    pub commands: u8,
    /// Units with him off the map, where they are known.
    pub waiting: u8,
    /// Detached units that wait with him off the map.
    pub waiting_detached: u8,
    /// The approach against which he was named this turn.
    pub named: Option<ApproachName>,
    /// Retreated after combat this turn.
    pub retreated: bool,
}

/// What is public of an army.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "austerlitz/"))]
pub struct SeenArmy {
    /// Morale.
    pub morale: u8,
    /// Heavy cavalry is committed.
    pub heavy_cavalry_committed: bool,
    /// The Guard is committed.
    pub guard_committed: bool,
    /// It may make no more Guard Attacks.
    pub guard_attacks_over: bool,
    /// Units eliminated.
    pub lost_units: u8,
}

/// An attack led by artillery.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "austerlitz/"))]
pub struct SeenShot {
    /// The attack approach.
    pub across: ApproachName,
    /// In which round.
    pub round: u8,
    /// Whose.
    pub side: Side,
}

/// An attack under way: what is declared, and for the attacker what he has chosen.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "austerlitz/"))]
pub struct SeenAttack {
    /// The attacker.
    pub side: Side,
    /// The attack approach.
    pub across: ApproachName,
    /// Whether it is a Guard Attack.
    pub guard: bool,
    /// What it is by now.
    pub stage: SeenStage,
    /// Named by the defender.
    pub defenders: Vec<Token>,
    /// Commanders named by the defender.
    pub commanders: Vec<Commander>,
    /// Leaders of the defense.
    pub defense_leaders: Vec<Token>,
    /// Declared by the attacker.
    pub attackers: Vec<Token>,
    /// How broad it is.
    pub front: Front,
    /// Leaders of the attack.
    pub attack_leaders: Vec<Token>,
    /// Counter-attackers.
    pub counter_attackers: Vec<Token>,
    /// What the attacker has chosen and not declared, for the attacker alone.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<Token>>"))]
    pub chosen: Vec<Token>,
}

/// How far an attack has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "austerlitz/"))]
#[serde(rename_all = "snake_case")]
pub enum SeenStage {
    /// The defender is asked.
    Threat,
    /// The defender retreats before combat.
    GaveWay,
    /// The defender stands.
    Stood,
    /// It is a feint.
    Feint,
    /// It is pressed.
    Press,
}

/// A road move under way.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "austerlitz/"))]
pub struct SeenRoad {
    /// Whose.
    pub side: Side,
    /// Whose corps it is; nobody's for a unit.
    pub commander: Option<Commander>,
    /// The blocks.
    pub pieces: Vec<Token>,
    /// The crossings so far.
    #[cfg_attr(feature = "typescript", ts(as = "Vec<u16>"))]
    pub crossings: Crossings,
}

/// How a game ended by the rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "austerlitz/"))]
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

/// The kinds of victory.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "austerlitz/"))]
#[serde(rename_all = "snake_case")]
pub enum Victory {
    /// The other army is demoralized (10).
    Decisive,
    /// By the objectives after the last round (11).
    Marginal,
}
