//! Rules, maps and views of Napoleonic block wargames with hidden information.
//!
//! A game is a fold: a seed and the list of orders given so far determine the
//! state, on every machine, for ever. Everything here is pure: no clock, no input
//! or output, no global state.

pub mod austerlitz;
mod blocks;
pub mod bonaparte_at_marengo;
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
mod refusals;
pub mod replay;
pub mod roads;
pub mod ruleset;
pub mod scene;
pub mod secrecy;
pub mod situations;
pub mod telling;
mod text;
pub mod triomphe;
#[cfg(feature = "typescript")]
pub mod typescript;
pub mod undo;
