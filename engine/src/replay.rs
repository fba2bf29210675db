//! Looking back at a game: how it stood after each entry of its log, through a lens.
//!
//! A frame of a running game shows what its viewer saw at that moment, no more than the
//! position they were sent then. The truth is there once the game is over, never before.
//!
//! The log can be long, and frames are made of it in pages. So that a page need not be
//! folded from the beginning, the game is kept as it stood at the beginning of each page,
//! and after each entry that took something back.

use serde::{Deserialize, Serialize};

use crate::chance::LogPosition;
use crate::force::{PerSide, Side};
use crate::history::{History, Step};
use crate::registry::{Game, Refusal, Sight};
use crate::secrecy::Viewer;

/// How many frames a page has, the last page perhaps fewer.
pub const PAGE: u32 = 32;

/// Whose eyes one looks back with.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Lens {
    /// As the player of Red saw it.
    Red,
    /// As the player of Blue saw it.
    Blue,
    /// What both saw.
    Spectator,
    /// Every face, as its owner saw it. Only of a game that is over.
    Truth,
}

impl Lens {
    /// Whose view it is; nobody's had the truth.
    #[must_use]
    pub const fn viewer(self) -> Option<Viewer> {
        match self {
            Lens::Red => Some(Viewer::Red),
            Lens::Blue => Some(Viewer::Blue),
            Lens::Spectator => Some(Viewer::Spectator),
            Lens::Truth => None,
        }
    }

    /// Whether the faces of an army are known through it.
    fn knows(self, army: Side) -> bool {
        match self.viewer() {
            Some(viewer) => viewer.side() == Some(army),
            None => true,
        }
    }
}

impl From<Viewer> for Lens {
    fn from(viewer: Viewer) -> Lens {
        match viewer {
            Viewer::Red => Lens::Red,
            Viewer::Blue => Lens::Blue,
            Viewer::Spectator => Lens::Spectator,
        }
    }
}

/// The game in figures at one moment, as far as they are known through a lens.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Figures {
    /// The round.
    pub round: u8,
    /// Whose turn it was.
    pub active: Side,
    /// Morale levels.
    pub morale: PerSide<u8>,
    /// Blocks on the map.
    pub blocks: PerSide<u8>,
    /// Blocks east of the objective line.
    pub east: PerSide<u8>,
    /// The strength on the map together; nothing for an army whose faces are not known.
    pub strength: PerSide<Option<u8>>,
}

/// The game in figures, hidden ones included.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Census {
    pub round: u8,
    pub active: Side,
    pub morale: PerSide<u8>,
    pub blocks: PerSide<u8>,
    pub east: PerSide<u8>,
    pub strength: PerSide<u8>,
}

impl Census {
    fn seen_through(&self, lens: Lens) -> Figures {
        let Census { round, active, morale, blocks, east, strength } = *self;
        let known = |army| lens.knows(army).then_some(strength[army]);
        let strength = PerSide { red: known(Side::Red), blue: known(Side::Blue) };
        Figures { round, active, morale, blocks, east, strength }
    }
}

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

    fn kept_at(&self, position: LogPosition) -> Option<&Game> {
        let index = self.kept.binary_search_by_key(&position, |&(at, _)| at).ok()?;
        self.kept.get(index).map(|(_, game)| game)
    }
}

/// Some frames in a row.
#[derive(Debug, Clone, PartialEq)]
pub struct Page {
    /// The position of the first.
    pub first: LogPosition,
    /// How the game stood after each entry from there on. Nobody is offered anything.
    pub frames: Vec<Sight>,
}

/// The position at which the page with a position begins.
const fn beginning(at: LogPosition) -> LogPosition {
    LogPosition(at.0 / PAGE * PAGE)
}

impl History {
    /// Whether anybody may look through a lens yet.
    #[must_use]
    pub fn can_be_seen_through(&self, lens: Lens) -> bool {
        lens != Lens::Truth || self.ending().is_some()
    }

    /// The game in figures after each entry, the set-up first; nothing when nobody may
    /// look through this lens yet.
    #[must_use]
    pub fn course(&self, lens: Lens) -> Option<Vec<Figures>> {
        let censuses = &self.reel().censuses;
        self.can_be_seen_through(lens)
            .then(|| censuses.iter().map(|census| census.seen_through(lens)).collect())
    }

    /// The page of frames with a position on it, or with the last one when there is no
    /// such position; nothing when nobody may look through this lens yet.
    pub fn page(&self, lens: Lens, at: LogPosition) -> Result<Option<Page>, Refusal> {
        if !self.can_be_seen_through(lens) {
            return Ok(None);
        }
        let last = self.position();
        let first = beginning(at.min(last));
        // A page begins with a game that was kept.
        let Some(mut game) = self.reel().kept_at(first).cloned() else { return Ok(None) };
        let mut frames = vec![game.seen_through(lens)];
        let mut position = first;
        while position < last && position.0 + 1 < first.0 + PAGE {
            position = position.next();
            self.go_on(&mut game, position)?;
            frames.push(game.seen_through(lens));
        }
        Ok(Some(Page { first, frames }))
    }

    /// One frame: how the game stood after the entry at a position, or after the last one
    /// when there is no such position; nothing when nobody may look through this lens yet.
    pub fn frame(&self, lens: Lens, at: LogPosition) -> Result<Option<Sight>, Refusal> {
        if !self.can_be_seen_through(lens) {
            return Ok(None);
        }
        let at = at.min(self.position());
        let mut position = beginning(at);
        let Some(mut game) = self.reel().kept_at(position).cloned() else { return Ok(None) };
        while position < at {
            position = position.next();
            self.go_on(&mut game, position)?;
        }
        Ok(Some(game.seen_through(lens)))
    }

    /// Brings a game from one position of the log to the next, as it was then: what was
    /// taken back later had happened.
    fn go_on(&self, game: &mut Game, position: LogPosition) -> Result<(), Refusal> {
        if let Some(kept) = self.reel().kept_at(position) {
            game.clone_from(kept);
            return Ok(());
        }
        let Some(line) = self.line(position) else { return Ok(()) };
        match &line.step {
            Step::Order(order) => game.apply(line.side, order, position).map(|_| ())?,
            Step::Parley(parley) if parley.ending(line.side).is_some() => game.stop(),
            Step::Parley(_) | Step::Undo(_) => {}
        }
        Ok(())
    }
}
