//! How long to wait before a failed mail is tried again.

use chrono::Duration;

/// How often a mail is tried before it is given up: over a little more than a day.
const MOST_ATTEMPTS: i32 = 16;

/// The wait before the next attempt; nothing when there should be none.
pub fn wait_after(attempts: i32) -> Option<Duration> {
    if attempts >= MOST_ATTEMPTS {
        return None;
    }
    // 10 s, 20 s, 40 s ... and then every six hours.
    let doublings = u32::try_from(attempts.max(1) - 1).unwrap_or(0).min(16);
    Some(Duration::seconds(10 << doublings).min(Duration::hours(6)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn waits_grow_and_end() {
        let waits: Vec<_> = (1..=MOST_ATTEMPTS).map_while(wait_after).collect();
        assert_eq!(waits.len(), 15);
        assert_eq!(waits[0], Duration::seconds(10));
        assert!(waits.is_sorted());
        assert_eq!(waits.last(), Some(&Duration::hours(6)));
        assert!(waits.iter().sum::<Duration>() > Duration::days(1));
    }
}
