//! How each viewer counts the entries of a log.
//!
//! While a game runs a viewer counts only what they have noticed, so that no gap tells of an entry
//! that is hidden from them. When it is over everybody counts alike.

use crate::chance::LogPosition;
use crate::history::History;
use crate::secrecy::Viewer;

impl History {
    /// Whether a viewer has learned that there is an entry at this position. Nothing is hidden once
    /// the game is over, nor what is about taking back or settled beside the board.
    #[must_use]
    pub fn is_noticed(&self, viewer: Viewer, position: LogPosition) -> bool {
        let hidden = |entry: &crate::game::Entry| !entry.is_noticed_by(viewer);
        let entry = self.line(position).and_then(|line| line.entry.as_ref());
        self.ending().is_some() || !entry.is_some_and(hidden)
    }

    /// How many entries a viewer counts up to a position, it included.
    #[must_use]
    pub fn counted(&self, viewer: Viewer, position: LogPosition) -> LogPosition {
        let noticed = (1..=position.0).filter(|&at| self.is_noticed(viewer, LogPosition(at)));
        LogPosition(u32::try_from(noticed.count()).unwrap_or(u32::MAX))
    }

    /// The number that a viewer gives to whatever comes at a position.
    #[must_use]
    pub fn number(&self, viewer: Viewer, position: LogPosition) -> LogPosition {
        match position.0.checked_sub(1) {
            None => LogPosition::SETUP,
            Some(before) => self.counted(viewer, LogPosition(before)).next(),
        }
    }

    /// The position of the entry that a viewer counts as this one; beyond the log when there is none.
    #[must_use]
    pub fn position_of(&self, viewer: Viewer, number: LogPosition) -> LogPosition {
        if number == LogPosition::SETUP {
            return number;
        }
        let mut noticed = (1..=self.position().0).filter(|&at| self.is_noticed(viewer, LogPosition(at)));
        let found = usize::try_from(number.0 - 1).ok().and_then(|index| noticed.nth(index));
        LogPosition(found.unwrap_or(u32::MAX))
    }
}
