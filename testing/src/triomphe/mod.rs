//! What tests Triomphe à Marengo alone.

mod cases;
mod facts;
#[cfg(test)]
mod schema;

pub use estafette_engine::triomphe::State;
