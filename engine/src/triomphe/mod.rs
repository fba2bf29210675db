//! Triomphe à Marengo (2022): one module per section of the rules.
//!
//! | rule | module |
//! |---|---|
//! | 4 set-up | [`setup`] |
//! | 5 sequence of play | `turn` |
//! | 6 actions | `agenda`, [`order`] |
//! | 7 off-road marches | `march` |
//! | 8 road marches | `road_march` |
//! | 9 manoeuvre attacks | `manoeuvre` |
//! | 10 bombardments | `bombardment` |
//! | 11 assaults | `assault` |
//! | 12 cavalry continuation | `continuation` |
//! | 13 retreats | `retreat` |
//! | 14 French disorganization | `disorganization` |
//! | 15 reinforcements | `reinforcements` |
//! | 16 approach clean-up | `clean_up` |
//! | 17 shuffling | `shuffling` |
//! | 18 morale | `morale` |
//! | 19 how to win | `victory` |

mod agenda;
mod assault;
mod bombardment;
pub mod census;
mod clean_up;
mod continuation;
pub mod data;
pub mod decision;
pub mod deduction;
mod disorganization;
mod errands;
pub mod event;
#[cfg(feature = "testing")]
pub mod exchange;
mod fingerprint;
mod fresh;
mod manoeuvre;
mod march;
pub mod marengo;
mod morale;
pub mod order;
mod play;
pub mod refusal;
mod reinforcements;
mod retreat;
mod road_march;
mod ruleset;
mod scene;
mod seeing;
pub mod setup;
mod shuffling;
pub mod situation;
mod state;
mod telling;
mod turn;
mod victory;
pub mod view;
mod wall;
mod why_not;

pub use census::Figures;
pub use decision::{Decision, DecisionKind};
pub use deduction::{Bounds, DeductionSheet, FaceCount, StackSheet, Watcher};
pub use event::Event;
pub use order::Order;
pub use refusal::Refusal;
pub use ruleset::RULES;
pub use setup::{Deal, DealError, Options};
pub use state::State;
pub use telling::telling;
pub use view::{Outcome, View};
pub(crate) use wall::wall;
pub use why_not::Attempt;

use crate::force::{PerSide, Side};
use crate::labels::Labels;

/// The red army, which moves first.
pub const AUSTRIA: Side = Side::Red;
/// The blue army.
pub const FRANCE: Side = Side::Blue;

/// What the armies are called.
pub const LABELS: Labels = Labels(PerSide { red: "austria", blue: "france" });

/// The version of these rules, stored with every game.
pub const RULES_VERSION: u32 = 1;
