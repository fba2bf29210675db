//! One side's clock.

use chrono::TimeDelta;
use estafette_protocol::pace::{ClockFace, Pace};

/// What the first decision of a side in a live game has of its own.
const TO_COME_TO_THE_TABLE: TimeDelta = TimeDelta::days(1);

/// One side's clock. Neither part is ever below zero.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct SideClock {
    /// What is left for the present decision, or was of the last one; spent first.
    allowance: TimeDelta,
    /// What is left for all decisions to come.
    bank: TimeDelta,
    /// What decisions have added to the bank.
    earned: TimeDelta,
    /// How many decisions have begun.
    decisions: u32,
    deciding: bool,
}

impl SideClock {
    /// A clock before the first decision.
    pub(super) fn new(bank: TimeDelta) -> SideClock {
        let none = TimeDelta::zero();
        SideClock { allowance: none, bank, earned: none, decisions: 0, deciding: false }
    }

    /// A decision is this side's now. It begins with what the pace grants for it,
    /// unless it has begun already.
    pub(super) fn begin(&mut self, pace: Pace) {
        if self.deciding {
            return;
        }
        self.deciding = true;
        match pace {
            Pace::None => {}
            Pace::Live { .. } if self.decisions == 0 => self.allowance = TO_COME_TO_THE_TABLE,
            Pace::Live { increment_seconds, .. } => {
                self.allowance = TimeDelta::zero();
                let increment = TimeDelta::seconds(increment_seconds.into());
                self.bank += increment;
                self.earned += increment;
            }
            Pace::Correspondence { days, .. } => self.allowance = TimeDelta::days(days.into()),
        }
        self.decisions = self.decisions.saturating_add(1);
    }

    /// No decision is this side's now.
    pub(super) fn rest(&mut self) {
        self.deciding = false;
    }

    /// Lets time pass, of which there is none below zero.
    pub(super) fn run(&mut self, elapsed: TimeDelta) {
        if self.deciding {
            let of_allowance = elapsed.min(self.allowance);
            self.allowance -= of_allowance;
            self.bank -= (elapsed - of_allowance).min(self.bank);
        }
    }

    /// Goes back to how it stood `then`: the decision goes on with what was left for it, and what was
    /// earned since is not. What was taken from the bank since, or given to it, stays so.
    pub(super) fn go_back(&mut self, then: SideClock) {
        let bank = (self.bank - (self.earned - then.earned)).max(TimeDelta::zero());
        *self = SideClock { bank, ..then };
    }

    /// Adds to the bank.
    pub(super) fn add(&mut self, more: TimeDelta) {
        self.bank += more;
    }

    pub(super) fn is_deciding(&self) -> bool {
        self.deciding
    }

    pub(super) fn left(&self) -> TimeDelta {
        self.allowance + self.bank
    }

    /// As both players see it. What is left of an allowance after the decision is no
    /// time that anybody has.
    pub(super) fn shown(&self) -> ClockFace {
        let milliseconds = |time: TimeDelta| time.num_milliseconds().unsigned_abs();
        let allowance = if self.deciding { self.allowance } else { TimeDelta::zero() };
        ClockFace {
            allowance_ms: milliseconds(allowance),
            bank_ms: milliseconds(self.bank),
            deciding: self.deciding,
        }
    }
}
