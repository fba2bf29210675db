//! The time, as the server tells it.

use chrono::{DateTime, SubsecRound, Utc};

/// Where the server's time comes from. Tests put their own in its place.
pub trait Clock: Send + Sync {
    /// The time now.
    fn now(&self) -> DateTime<Utc>;
}

/// The system's clock, as precise as the database keeps it, so that a restart changes
/// no byte.
pub struct SystemClock;

impl Clock for SystemClock {
    fn now(&self) -> DateTime<Utc> {
        Utc::now().trunc_subsecs(6)
    }
}
