//! What tests Triomphe à Marengo alone.

mod cases;
mod exchange;
mod facts;
mod invariants;
mod marching;
#[cfg(test)]
mod schema;

pub use estafette_engine::triomphe::{AUSTRIA, FRANCE, RULES, State};
pub use marching::marcher;
