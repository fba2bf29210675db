//! The paces that can be chosen.

use std::ops::RangeInclusive;

use estafette_protocol::pace::Pace;

/// 10 seconds to 12 hours.
const LIVE_BANK: RangeInclusive<u32> = 10..=12 * 60 * 60;
/// Up to 10 minutes.
const LIVE_INCREMENT: RangeInclusive<u32> = 0..=10 * 60;
/// 1 to 30 days.
const DAYS: RangeInclusive<u32> = 1..=30;
/// Up to 60 days.
const BANK_DAYS: RangeInclusive<u32> = 0..=60;

/// Whether a pace is within what can be chosen, else what is.
pub fn check(pace: Pace) -> Result<(), &'static str> {
    match pace {
        Pace::None => Ok(()),
        Pace::Live { bank_seconds, increment_seconds } => {
            let within = LIVE_BANK.contains(&bank_seconds) && LIVE_INCREMENT.contains(&increment_seconds);
            within
                .then_some(())
                .ok_or("A live game has 10 seconds to 12 hours, and up to 10 minutes more for each decision.")
        }
        Pace::Correspondence { days, bank_days } => {
            let within = DAYS.contains(&days) && BANK_DAYS.contains(&bank_days);
            within
                .then_some(())
                .ok_or("A game by courier has 1 to 30 days for each decision, and a bank of up to 60 days.")
        }
    }
}
