//! Whether the server can do its work: the database answers, and takes something in.

use std::time::Duration;

use tokio::sync::Mutex;
use tokio::time::{Instant, timeout};

use crate::error::Error;
use crate::heartbeat::Heartbeat;

/// How long the database may take.
const PATIENCE: Duration = Duration::from_secs(2);

/// For how long it is believed to be as it was: whoever asks often makes it write no more.
const BELIEVED: Duration = Duration::from_secs(1);

/// Whether the server can do its work.
#[derive(Default)]
pub struct Readiness {
    /// When the database last took something in.
    taken_at: Mutex<Option<Instant>>,
}

impl Readiness {
    /// Tries. [`Error::Unavailable`] when the database does not answer, [`Error::CannotStore`] when it
    /// takes nothing in.
    pub async fn check(&self, heartbeat: &Heartbeat) -> Result<(), Error> {
        let attempt = async {
            let mut taken_at = self.taken_at.lock().await;
            if taken_at.is_none_or(|taken_at| taken_at.elapsed() > BELIEVED) {
                *taken_at = None;
                heartbeat.beat().await?;
                *taken_at = Some(Instant::now());
            }
            Ok(())
        };
        timeout(PATIENCE, attempt).await.unwrap_or_else(|_| {
            tracing::error!("the database does not answer in time");
            Err(Error::Unavailable)
        })
    }
}
