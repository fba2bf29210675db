//! The other servers on this database, as one of them knows them.

use tokio::sync::broadcast;
use uuid::Uuid;

use super::signal::Signal;

/// How many signals wait to be sent. Those beyond are lost, and found out at the next pulse.
const WAITING: usize = 4096;

/// The other servers on this database.
#[derive(Clone)]
pub struct Others {
    /// What this server calls itself, until it ends.
    pub me: Uuid,
    signals: broadcast::Sender<Signal>,
}

impl Others {
    /// The others, for a server that starts.
    pub fn new() -> Others {
        Others { me: Uuid::new_v4(), signals: broadcast::Sender::new(WAITING) }
    }

    /// Tells them, without waiting.
    pub fn tell(&self, signal: Signal) {
        // Fails only while nothing is sent.
        let _ = self.signals.send(signal);
    }

    /// What is to be told from now on.
    pub(super) fn told(&self) -> broadcast::Receiver<Signal> {
        self.signals.subscribe()
    }
}

impl Default for Others {
    fn default() -> Others {
        Others::new()
    }
}
