//! Rules, maps and views of Napoleonic block wargames with hidden information.
//!
//! A game is a fold: a seed and the list of orders given so far determine the
//! state, on every machine, for ever. Everything here is pure: no clock, no input
//! or output, no global state.

pub mod bot;
pub mod chance;
pub mod deduction;
pub mod ending;
pub mod field;
pub mod force;
pub mod fuzz;
pub mod history;
pub mod labels;
pub mod parley;
pub mod registry;
pub mod replay;
pub mod secrecy;
pub mod telling;
pub mod triomphe;
pub mod undo;
