//! What is kept of a game so that it can be looked back at.

use crate::chance::LogPosition;
use crate::game::{Census, Game};

/// How many frames a page has, the last page perhaps fewer.
pub const PAGE: u32 = 32;

/// What a history keeps to be looked back at.
#[derive(Debug)]
pub(crate) struct Reel {
    /// The game at the beginning of each page and after what was taken back, in order.
    kept: Vec<(LogPosition, Game)>,
    /// After each entry, the set-up first.
    censuses: Vec<Census>,
}

impl Reel {
    pub(crate) fn start(game: &Game) -> Reel {
        Reel { kept: vec![(LogPosition::SETUP, game.clone())], censuses: vec![game.census()] }
    }

    /// Notes how the game stands after an entry.
    pub(crate) fn note(&mut self, position: LogPosition, game: &Game, taken_back: bool) {
        self.censuses.push(game.census());
        if taken_back || position.0.is_multiple_of(PAGE) {
            self.kept.push((position, game.clone()));
        }
    }

    pub(crate) fn censuses(&self) -> &[Census] {
        &self.censuses
    }

    pub(crate) fn kept_at(&self, position: LogPosition) -> Option<&Game> {
        let index = self.kept.binary_search_by_key(&position, |&(at, _)| at).ok()?;
        self.kept.get(index).map(|(_, game)| game)
    }
}
