//! What tests Bonaparte at Marengo alone.

mod cases;
mod exchange;
mod facts;
mod invariants;

pub use estafette_engine::bonaparte_at_marengo::{RULES, State};
