//! Napoleon's Triumph (2007), the battle of Austerlitz: one module per section of the rules.
//!
//! Sections are those of the specification; rulings are cited as `R7`.
//!
//! | section | module |
//! |---|---|
//! | 4 set-up | `setup` |
//! | 5 turns and commands | `turn`, `command`, [`order`] |
//! | 6 movement | `movement`, `road` |
//! | 7 attack: threat | `attack` |
//! | 7 attack: stand, press or feint | `stand` |
//! | 7 attack: declaration | `declare` |
//! | 7 attack: leaders, results, counter-attacks | `combat` |
//! | 7.3 losses | `losses` |
//! | 7.4 completion | `complete` |
//! | 8 retreat | `retreat` |
//! | 9, 10 elite units, morale, night | `morale` |
//! | 11 victory | `victory` |
//! | 12 options | [`options`] |

mod agenda;
mod attack;
pub mod census;
mod combat;
mod command;
mod complete;
pub mod data;
pub mod decision;
mod declare;
pub mod event;
#[cfg(feature = "testing")]
pub mod exchange;
pub mod field;
mod fingerprint;
pub mod ground;
mod losses;
mod morale;
mod movement;
pub mod options;
pub mod order;
mod play;
pub mod position;
pub mod refusal;
mod retreat;
mod road;
mod ruleset;
mod seeing;
mod setup;
mod spots;
mod stand;
mod state;
mod telling;
mod turn;
pub mod unit;
mod victory;
pub mod view;
mod wall;
mod why_not;

pub use decision::{Decision, DecisionKind};
pub use event::Event;
pub use options::{Handicap, Options};
pub use order::Order;
pub use refusal::Refusal;
pub use ruleset::RULES;
pub use state::State;
pub use telling::telling;
pub use view::{Outcome, View};

use crate::force::{PerSide, Side};
use crate::labels::Labels;

/// The red army, which moves first.
pub const ALLIES: Side = Side::Red;
/// The blue army.
pub const FRENCH: Side = Side::Blue;

/// What the armies are called.
pub const LABELS: Labels = Labels(PerSide { red: "allies", blue: "french" });

/// The version of these rules, stored with every game.
pub const RULES_VERSION: u32 = 1;
