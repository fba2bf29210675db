//! What mails say: each from what its reader may see when it is sent, in the reader's language.
//!
//! A [`Letter`] holds sentences; templates lay it out as text and as HTML.

mod board;
mod letter;
mod links;
mod of_account;
mod of_game;
mod prepare;
mod since;
#[cfg(test)]
mod tests;

pub use letter::{Letter, Rendered};
pub use links::Links;
pub use of_account::of_account;
pub use of_game::{Play, digest, of_game};
pub use prepare::{Prepared, prepare};
