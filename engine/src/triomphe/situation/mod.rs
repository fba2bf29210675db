//! Situations in the midst of a game: who has which blocks where, on the board or on a small map, with
//! what happened earlier this turn.
//!
//! Rule cases, puzzles and lessons begin with one. What is not given has its natural default.

mod blocks;
mod build;
mod given;
mod map;

pub use blocks::Blocks;
pub use given::{Earlier, GivenMorale, GivenPiece, SetUp, Situation, UsedCrossing};
pub use map::{Area, Locale, Map};

use super::state::State;
use crate::chance::Seed;

/// A game that stands as a situation says.
#[derive(Debug, Clone)]
pub struct Position {
    /// The game.
    pub state: State,
    /// Which block each id of the situation names.
    pub blocks: Blocks,
}

/// Why there can be no such situation: a sentence for whoever wrote it.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("the situation cannot be: {0}")]
pub struct SituationError(String);

impl Situation {
    /// A game that stands so, on a small map or, without one, on the board of the game. Chance comes
    /// from the seed, unless the situation is a set-up with its own.
    ///
    /// # Errors
    ///
    /// When there can be no such situation: two armies in a locale, a place that is not on the map, more
    /// blocks, tokens or commands than there are.
    ///
    /// ```
    /// use estafette_engine::chance::Seed;
    /// use estafette_engine::triomphe::situation::{GivenPiece, Situation};
    ///
    /// let piece = |id, at: &str| GivenPiece::new(id, at.parse().unwrap());
    /// let pieces = vec![piece("Ai3", "1"), piece("Fc2", "4/2")];
    /// let situation = Situation { pieces, round: Some(7), ..Situation::default() };
    /// let position = situation.position(None, Seed::from_number(1)).unwrap();
    /// assert_eq!(position.state.round(), 7);
    /// let cavalry = position.blocks.seen(&position.state, "Fc2").unwrap();
    /// assert_eq!(cavalry.at.to_string(), "4/2");
    /// ```
    pub fn position(&self, map: Option<&Map>, seed: Seed) -> Result<Position, SituationError> {
        build::position(self, map, seed)
    }
}
