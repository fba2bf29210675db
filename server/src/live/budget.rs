//! How much one socket may send.

use std::num::NonZeroU32;

use governor::{DefaultDirectRateLimiter, RateLimiter};

use crate::limits::Rate;

/// A message costs one, and one more for every so many bytes.
const BYTES: usize = 64 * 1024;

/// How many messages over the budget are refused before the connection ends. They
/// are forgiven one by one by messages within it.
const MOST_STRIKES: u32 = 2000;

/// The budget of one socket.
pub struct Budget {
    bucket: DefaultDirectRateLimiter,
    strikes: u32,
}

/// What the budget says of a message.
#[derive(Debug, PartialEq, Eq)]
pub enum Spent {
    /// It may be read.
    Within,
    /// It is refused unread.
    Over,
    /// The connection ends.
    Exhausted,
}

impl Budget {
    /// A full budget.
    pub fn new(rate: Rate) -> Budget {
        Budget { bucket: RateLimiter::direct(rate.quota()), strikes: 0 }
    }

    /// Counts a message of so many bytes.
    pub fn spend(&mut self, bytes: usize) -> Spent {
        let cost = u32::try_from(bytes / BYTES).unwrap_or(u32::MAX).saturating_add(1);
        let cost = NonZeroU32::new(cost).unwrap_or(NonZeroU32::MIN);
        if matches!(self.bucket.check_n(cost), Ok(Ok(()))) {
            self.strikes = self.strikes.saturating_sub(1);
            return Spent::Within;
        }
        self.strikes += 1;
        if self.strikes > MOST_STRIKES { Spent::Exhausted } else { Spent::Over }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn a_burst_is_read_then_refused_then_ends_the_connection() {
        let mut budget = Budget::new(Rate::new(5, Duration::from_hours(1)));
        let said: Vec<Spent> = (0..6).map(|_| budget.spend(100)).collect();
        assert!(said[..5].iter().all(|spent| *spent == Spent::Within));
        assert_eq!(said[5], Spent::Over);
        let rest: Vec<Spent> = (0..MOST_STRIKES).map(|_| budget.spend(100)).collect();
        assert_eq!(rest.last(), Some(&Spent::Exhausted));
        assert_eq!(rest[rest.len() - 2], Spent::Over);
    }

    #[test]
    fn long_messages_cost_more() {
        let mut budget = Budget::new(Rate::new(20, Duration::from_hours(1)));
        assert_eq!(budget.spend(1024 * 1024), Spent::Within);
        assert_eq!(budget.spend(1024 * 1024), Spent::Over);
        assert_eq!(budget.spend(100), Spent::Within);
    }
}
