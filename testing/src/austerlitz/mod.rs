//! What tests Napoleon's Triumph alone.

mod exchange;
mod invariants;

pub use estafette_engine::austerlitz::{ALLIES, FRENCH, RULES, State};
