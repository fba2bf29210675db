//! Game files: a finished game as one JSON file that anybody can check, see
//! `docs/game-file.md`.
//!
//! [`write`] makes one from a log, [`verify`] plays one again. Both fold the log as the
//! host does, and both hash with [`chain`].

mod chain;
mod fault;
mod replay;
mod seen;
mod size;
mod told;
mod verify;
mod write;

pub use fault::Wrong;
pub use told::{Told, tell};
pub use verify::{Patience, chairs, read, step, verify};
pub use write::{text, write};

#[cfg(test)]
mod tests;
