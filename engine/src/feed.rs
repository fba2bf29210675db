//! How each viewer counts the entries of a log.
//!
//! While a game runs a viewer counts only what they have noticed, so that no gap tells of an entry
//! that is hidden from them. When it is over everybody counts alike.

use crate::chance::LogPosition;
use crate::history::{History, Next, Step};
use crate::secrecy::{Seat, Viewer};
use crate::undo::Undo;

impl History {
    /// Whether a viewer has learned that there is an entry at this position. Nothing is hidden once
    /// the game is over, nor what is settled beside the board; taking back is hidden from whoever had
    /// noticed nothing of what is taken back.
    #[must_use]
    pub fn is_noticed(&self, viewer: Viewer, position: LogPosition) -> bool {
        if self.ending().is_some() {
            return true;
        }
        self.line(position).is_none_or(|line| match (&line.step, &line.entry) {
            (Step::Order(_), Some(entry)) => entry.is_noticed_by(viewer),
            (Step::Undo(Undo::TakeBack { from }), _) => self.noticed_of(viewer, line.seat, *from, position),
            _ => true,
        })
    }

    /// Whether a viewer will learn that there is this next entry.
    #[must_use]
    pub fn will_notice(&self, viewer: Viewer, next: &Next) -> bool {
        match (next.step(), next.entry()) {
            _ if next.ending().is_some() => true,
            (Step::Order(_), Some(entry)) => entry.is_noticed_by(viewer),
            (Step::Undo(Undo::TakeBack { from }), _) => {
                self.noticed_of(viewer, next.seat(), *from, self.position().next())
            }
            _ => true,
        }
    }

    /// Whether some entry is hidden from a viewer.
    #[must_use]
    pub fn hides_from(&self, viewer: Viewer) -> bool {
        self.counted(viewer, self.position()) < self.position()
    }

    /// Whether some entry was hidden from a viewer before the game was over.
    #[must_use]
    pub fn has_hidden_from(&self, viewer: Viewer) -> bool {
        let entries = self.lines().iter().filter_map(|line| line.entry.as_ref());
        entries.into_iter().any(|entry| !entry.is_noticed_by(viewer))
    }

    /// Whether a viewer has noticed any order of a seat's between two positions.
    fn noticed_of(&self, viewer: Viewer, seat: Seat, from: LogPosition, until: LogPosition) -> bool {
        let lines = (from.0..until.0).filter_map(|at| self.line(LogPosition(at)));
        let mut orders = lines.filter(|line| line.seat == seat).filter_map(|line| line.entry.as_ref());
        orders.any(|entry| entry.is_noticed_by(viewer))
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
