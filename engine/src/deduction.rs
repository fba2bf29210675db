//! Deduction sheets: what a side may lawfully conclude of the enemy's hidden blocks.

use crate::chance::LogPosition;
use crate::game::{GivenOrder, Origin, Refusal, Rules};
use crate::history::History;
use crate::json::Json;
use crate::secrecy::Seat;

/// The orders that stand at a moment. Holds everything hidden.
pub struct Standing {
    rules: &'static dyn Rules,
    origin: Origin,
    orders: Vec<GivenOrder>,
}

impl History {
    /// The orders that stood when the log was so long.
    #[must_use]
    pub fn standing(&self, position: LogPosition) -> Standing {
        Standing { rules: self.rules(), origin: self.origin().clone(), orders: self.standing_at(position) }
    }
}

impl Standing {
    /// Plays them again, looking on as one seat did. Of what was taken back nothing is
    /// concluded. `None` where the game has no such thing.
    ///
    /// # Errors
    ///
    /// When the orders are not those of the game.
    pub fn deductions(&self, watcher: impl Into<Seat>) -> Result<Option<Json>, Refusal> {
        self.rules.deduce(&self.origin, &self.orders, watcher.into())
    }
}
