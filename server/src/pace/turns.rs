//! The decisions that were passed on: to where orders that are taken back lead.

use estafette_engine::chance::LogPosition;
use estafette_engine::force::PerSide;

use super::side::SideClock;

/// The decisions that were passed on by orders that stand, in order.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Turns(Vec<Turn>);

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Turn {
    /// The entry of the log that passed it on.
    by: LogPosition,
    /// The clocks as they stood then.
    sides: PerSide<SideClock>,
}

impl Turns {
    /// An entry passes a decision on.
    pub(super) fn pass(&mut self, by: LogPosition, sides: PerSide<SideClock>) {
        self.0.push(Turn { by, sides });
    }

    /// The last decision that was passed on, if that was after an entry or by it, and none before it was.
    pub(super) fn is_last_since(&self, from: LogPosition) -> bool {
        self.since(from) + 1 == self.0.len()
    }

    /// Forgets what was passed on by an entry or after it. The clocks as they stood when the first of it was.
    pub(super) fn take_back(&mut self, from: LogPosition) -> Option<PerSide<SideClock>> {
        let taken_back = self.0.split_off(self.since(from));
        taken_back.first().map(|turn| turn.sides)
    }

    fn since(&self, from: LogPosition) -> usize {
        self.0.partition_point(|turn| turn.by < from)
    }
}
