//! What the situations of several games are written with: small maps, and ids that tell a block.
//!
//! Rule cases, puzzles and lessons begin with a situation; which, each game says in a module of its own.

mod ids;
mod map;

pub use ids::face;
pub use map::{AMPLE, Border, Marks, Road};

pub(crate) use ids::told_by;
pub(crate) use map::{approaches, check_borders, crossings, locales};
