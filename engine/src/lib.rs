//! Rules, maps and views of Napoleonic block wargames with hidden information.
//!
//! A game is a fold: a seed and the list of orders given so far determine the
//! state, on every machine, for ever. Everything here is pure: no clock, no input
//! or output, no global state.

pub mod austerlitz;
pub mod chance;
pub mod deduction;
pub mod ending;
pub mod feed;
pub mod field;
pub mod force;
pub mod game;
pub mod games;
pub mod history;
pub mod json;
pub mod kind;
pub mod labels;
pub mod offer;
pub mod parley;
mod reel;
pub mod replay;
pub mod ruleset;
pub mod secrecy;
pub mod telling;
mod text;
pub mod triomphe;
#[cfg(feature = "typescript")]
pub mod typescript;
pub mod undo;
