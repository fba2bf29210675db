//! Lengths of time.

use std::time::Duration;

use crate::catalogue::Told;
use crate::words::Words;

impl Words {
    /// `2 days and 4 hours`: the two largest units that there are; seconds only where there is
    /// little else.
    pub fn long_time(&self, time: Duration) -> String {
        let seconds = time.as_secs();
        let (days, hours) = (seconds / 86_400, seconds / 3_600 % 24);
        let (minutes, seconds) = (seconds / 60 % 60, seconds % 60);
        let units = [
            ("long-days", days, true),
            ("long-hours", hours, true),
            ("long-minutes", minutes, days == 0),
            ("long-seconds", seconds, days + hours == 0 && minutes < 10),
        ];
        let told = units.iter().filter(|(_, count, told)| *told && *count > 0);
        let parts: Vec<String> = told.map(|(key, count, _)| self.counting(key, *count)).collect();
        if parts.is_empty() { self.plain("time-none") } else { self.list(&parts) }
    }

    fn counting(&self, key: &str, count: u64) -> String {
        let mut told = Told::new();
        told.set("count", count);
        self.say(key, &told)
    }
}
