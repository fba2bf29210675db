//! The SQL, checked against the schema at compile time.

pub mod accounts;
pub mod games;
pub mod moves;
pub mod sessions;
mod words;

pub use words::{NotAWord, word};
