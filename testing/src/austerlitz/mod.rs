//! What tests Napoleon's Triumph alone.

mod cases;
mod exchange;
mod facts;
mod invariants;
pub mod players;
mod secrets;

pub use estafette_engine::austerlitz::{ALLIES, FRENCH, RULES, State};
