//! Pictures of games that are played.

mod golden;
mod pictures;
mod support;
mod swap;
