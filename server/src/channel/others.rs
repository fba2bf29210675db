//! The other servers on this database, as one of them knows them.

use tokio::sync::broadcast;
use uuid::Uuid;

use super::notice::Notice;

/// How many notices wait to be sent. Those beyond are lost, and found out at the next pulse.
const WAITING: usize = 4096;

/// The other servers on this database.
#[derive(Clone)]
pub struct Others {
    /// What this server calls itself, until it ends.
    pub me: Uuid,
    notices: broadcast::Sender<Notice>,
}

impl Others {
    /// The others, for a server that starts.
    pub fn new() -> Others {
        Others { me: Uuid::new_v4(), notices: broadcast::Sender::new(WAITING) }
    }

    /// Tells them, without waiting.
    pub fn tell(&self, notice: Notice) {
        // Fails only while nothing is sent.
        let _ = self.notices.send(notice);
    }

    /// What is to be told from now on.
    pub(super) fn told(&self) -> broadcast::Receiver<Notice> {
        self.notices.subscribe()
    }
}

impl Default for Others {
    fn default() -> Others {
        Others::new()
    }
}
