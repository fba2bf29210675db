//! Situations in the midst of a game: who has which blocks where, on the board or on a small map, with
//! what happened earlier this turn. What is not given has its natural default.

mod build;
mod given;
mod map;

pub use given::{Earlier, GivenPiece, SetUp, Situation, UsedCrossing};
pub use map::{Area, Locale, Map};

use super::state::State;
use super::view::SeenPiece;
use crate::blocks::PieceId;
use crate::chance::Seed;
use crate::force::Token;

/// A game that stands as a situation says.
#[derive(Debug, Clone)]
pub struct Position {
    /// The game.
    pub state: State,
    /// Which block each id of the situation names.
    pub ids: Ids,
}

/// Which block each id names. An id goes on naming its block after a loss, and after a shuffle.
#[derive(Debug, Clone, Default)]
pub struct Ids(Vec<(String, PieceId)>);

impl Ids {
    /// The tokens that the blocks carry now, by id.
    #[must_use]
    pub fn tokens(&self, state: &State) -> Vec<(String, Token)> {
        self.0.iter().map(|(id, piece)| (id.clone(), state.piece(*piece).token)).collect()
    }

    /// A block as its owner sees it, also when it is eliminated; nothing when no block has this id.
    #[must_use]
    pub fn seen(&self, state: &State, id: &str) -> Option<SeenPiece> {
        self.piece(id).map(|piece| state.seen_by_owner(piece))
    }

    fn piece(&self, id: &str) -> Option<PieceId> {
        self.0.iter().find(|(name, _)| name == id).map(|&(_, piece)| piece)
    }
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
    /// blocks or commands than there are.
    ///
    /// ```
    /// use estafette_engine::bonaparte_at_marengo::situation::{GivenPiece, Situation};
    /// use estafette_engine::chance::Seed;
    ///
    /// let piece = |id, at: &str| GivenPiece::new(id, at.parse().unwrap());
    /// let pieces = vec![piece("Ai3", "1"), piece("Fc2", "4/2")];
    /// let situation = Situation { pieces, round: Some(7), ..Situation::default() };
    /// let position = situation.position(None, Seed::from_number(1)).unwrap();
    /// assert_eq!(position.state.round(), 7);
    /// let cavalry = position.ids.seen(&position.state, "Fc2").unwrap();
    /// assert_eq!(cavalry.at.to_string(), "4/2");
    /// ```
    pub fn position(&self, map: Option<&Map>, seed: Seed) -> Result<Position, SituationError> {
        build::position(self, map, seed)
    }
}
