//! That a server is there: written down every few seconds, so that whoever comes back after an outage
//! knows how long nobody was, and charges no player for it.

use std::sync::{Arc, RwLock};
use std::time::Duration;

use sqlx::PgPool;
use tokio::time::{MissedTickBehavior, interval};

use crate::clock::Clock;
use crate::error::Error;
use crate::pace::Outages;
use crate::store::health::{self, Beat};

/// How often.
const EVERY: Duration = Duration::from_secs(5);

/// The word of this server, and what it has learned by it.
pub struct Heartbeat {
    pool: PgPool,
    clock: Arc<dyn Clock>,
    known: RwLock<Known>,
}

/// What the last beat has told, and the outages by then.
#[derive(Default)]
struct Known {
    beat: Beat,
    outages: Outages,
}

impl Heartbeat {
    /// A server that has said nothing yet.
    pub fn new(pool: PgPool, clock: Arc<dyn Clock>) -> Heartbeat {
        Heartbeat { pool, clock, known: RwLock::default() }
    }

    /// Writes that the server is there, and learns of outages; of the one that ends by this, too.
    pub async fn beat(&self) -> Result<(), Error> {
        let beat = health::beat(&self.pool, self.clock.now()).await?;
        if beat != self.read(|known| known.beat) {
            let outages = Outages::new(health::outages(&self.pool).await?);
            if let Ok(mut known) = self.known.write() {
                *known = Known { beat, outages };
            }
        }
        Ok(())
    }

    /// The outages there were, as far as this server knows.
    pub fn outages(&self) -> Outages {
        self.read(|known| known.outages.clone())
    }

    /// When the database was last brought back from a copy, in seconds since 1970; 0 if it never was.
    pub fn epoch(&self) -> u32 {
        self.read(|known| known.beat.epoch)
    }

    fn read<T>(&self, what: impl FnOnce(&Known) -> T) -> T {
        match self.known.read() {
            Ok(known) => what(&known),
            // Nobody panics while they write.
            Err(poisoned) => what(&poisoned.into_inner()),
        }
    }

    /// Writes it again and again.
    pub async fn go_on(&self) {
        let mut beats = interval(EVERY);
        beats.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            beats.tick().await;
            if let Err(error) = self.beat().await {
                tracing::warn!(%error, "that a server is there was not written down");
            }
        }
    }
}
