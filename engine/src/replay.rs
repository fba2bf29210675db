//! Looking back at a game: how it stood after each entry of its log, through a lens.
//!
//! A frame of a running game shows what its viewer saw at that moment, no more than the
//! position they were sent then. The truth is there once the game is over, never before.
//!
//! The log can be long, and frames are made of it in pages. So that a page need not be
//! folded from the beginning, the game is kept as it stood at the beginning of each page,
//! and after each entry that took something back.
//!
//! ```
//! use estafette_engine::chance::{LogPosition, Seed};
//! use estafette_engine::force::Side;
//! use estafette_engine::games::GAMES;
//! use estafette_engine::history::{History, Step};
//! use estafette_engine::parley::Parley;
//! use estafette_engine::secrecy::Lens;
//! use serde_json::json;
//!
//! let rules = GAMES.rules("triomphe".parse().unwrap()).unwrap();
//! let mut history = History::start(rules, &json!({}), Seed::from_number(7)).unwrap();
//! let ends = Step::Order(json!({ "order": "end_turn" }));
//! history.advance(history.judge(Side::Red, ends).unwrap());
//! assert!(history.frame(Lens::Truth, LogPosition(0)).unwrap().is_none(), "the game is not over");
//! history.advance(history.judge(Side::Blue, Step::Parley(Parley::Resign {})).unwrap());
//! let page = history.page(Lens::Truth, LogPosition(0)).unwrap().unwrap();
//! assert_eq!((page.first, page.frames.len()), (LogPosition(0), 3));
//! ```

use crate::chance::LogPosition;
use crate::game::{Game, Refusal, Snapshot};
use crate::history::{History, Step};
use crate::json::Json;
pub use crate::reel::PAGE;
use crate::secrecy::{Lens, Viewer};

/// Some frames in a row.
#[derive(Debug, Clone, PartialEq)]
pub struct Page {
    /// The position of the first.
    pub first: LogPosition,
    /// How the game stood after each entry from there on. Nobody is offered anything.
    pub frames: Vec<Snapshot>,
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
    pub fn course(&self, lens: Lens) -> Option<Vec<Json>> {
        let censuses = (0..).map(LogPosition).zip(self.reel().censuses());
        let noticed =
            |&(at, _): &(LogPosition, _)| lens.viewer().is_none_or(|viewer| self.is_noticed(viewer, at));
        self.can_be_seen_through(lens)
            .then(|| censuses.filter(noticed).map(|(_, census)| census.seen_through(lens)).collect())
    }

    /// The page of frames with a position on it, or with the last one when there is no
    /// such position; nothing when nobody may look through this lens yet.
    ///
    /// # Errors
    ///
    /// When the rules do not take an order of the log: it was not given to this game.
    pub fn page(&self, lens: Lens, at: LogPosition) -> Result<Option<Page>, Refusal> {
        if !self.can_be_seen_through(lens) {
            return Ok(None);
        }
        if let Some(viewer) = lens.viewer().filter(|&viewer| self.hides_from(viewer)) {
            return self.page_of_noticed(viewer, at).map(Some);
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

    /// A page of frames as a viewer counts them from whom some entry is hidden.
    fn page_of_noticed(&self, viewer: Viewer, at: LogPosition) -> Result<Page, Refusal> {
        let last = self.counted(viewer, self.position());
        let first = beginning(at.min(last));
        let numbers = (first.0..=last.0.min(first.0 + PAGE - 1)).map(LogPosition);
        let frame = |number| self.frame_at(viewer.into(), self.position_of(viewer, number));
        let frames: Result<Vec<_>, Refusal> = numbers.map(frame).collect();
        Ok(Page { first, frames: frames?.into_iter().flatten().collect() })
    }

    /// One frame: how the game stood after the entry at a position, or after the last one
    /// when there is no such position; nothing when nobody may look through this lens yet.
    ///
    /// # Errors
    ///
    /// When the rules do not take an order of the log: it was not given to this game.
    pub fn frame(&self, lens: Lens, at: LogPosition) -> Result<Option<Snapshot>, Refusal> {
        if !self.can_be_seen_through(lens) {
            return Ok(None);
        }
        self.frame_at(lens, at.min(self.position()))
    }

    fn frame_at(&self, lens: Lens, at: LogPosition) -> Result<Option<Snapshot>, Refusal> {
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
            Step::Order(order) => game.apply(line.seat, order, position).map(|_| ())?,
            Step::Parley(parley) if parley.ending(line.seat.side).is_some() => game.stop(),
            Step::Parley(_) | Step::Undo(_) => {}
        }
        Ok(())
    }
}
