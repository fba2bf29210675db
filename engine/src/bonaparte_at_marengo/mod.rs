//! Bonaparte at Marengo (2005): one module per section of the rules.
//!
//! Sections are those of the specification; rulings are cited as `Q7`.
//!
//! | section | module |
//! |---|---|
//! | 3 set-up | [`setup`], [`options`], `bids` |
//! | 4 hidden and public information | `seeing`, `shuffling` |
//! | 5 turn order and commands | `turn`, `agenda`, [`order`] |
//! | 6 French activation | `activation` |
//! | 7.1 group moves | `group_move` |
//! | 7.2 cavalry continuation | `continuation` |
//! | 7.3 road moves | `road_move`, `way` |
//! | 7.4 forced return | `forced_return` |
//! | 7.5 reinforcements | `reinforcements` |
//! | 8 bombardment | `bombardment` |
//! | 9 manoeuvre attacks | `manoeuvre` |
//! | 10 assaults | `assault` |
//! | 11 retreat | `retreat` |
//! | 12 morale, victory | `morale`, `victory` |

mod activation;
mod agenda;
mod assault;
mod bids;
mod bombardment;
pub mod census;
mod continuation;
pub mod data;
pub mod decision;
pub mod event;
#[cfg(feature = "testing")]
pub mod exchange;
mod fingerprint;
mod forced_return;
mod fresh;
pub mod ground;
mod group_move;
mod manoeuvre;
mod morale;
pub mod options;
pub mod order;
mod play;
pub mod refusal;
mod reinforcements;
mod retreat;
mod road_move;
mod ruleset;
mod seeing;
pub mod setup;
mod shuffling;
pub mod situation;
mod state;
mod turn;
mod victory;
pub mod view;
mod wall;
mod way;
mod why_not;

pub use decision::{Decision, DecisionKind};
pub use event::Event;
pub use options::Options;
pub use order::Order;
pub use refusal::Refusal;
pub use ruleset::RULES;
pub use state::State;
pub use view::{Outcome, View};

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
