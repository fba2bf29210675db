//! What mails are made and sent with.

use std::sync::Arc;

use sqlx::PgPool;
use tokio::sync::Semaphore;

use crate::host::Host;
use crate::settings::Settings;

/// What every worker of mails works with.
pub struct Mailer {
    /// The database.
    pub pool: PgPool,
    /// Running games, of which mails tell.
    pub host: Arc<Host>,
    /// What was set from outside.
    pub settings: Arc<Settings>,
    /// Boards are drawn one after the other: those of many mails that are due at once, as after a restart,
    /// leave the other cores to whoever plays.
    pub(super) drawing: Semaphore,
}

impl Mailer {
    /// What the workers of a server work with.
    pub fn new(pool: PgPool, host: Arc<Host>, settings: Arc<Settings>) -> Mailer {
        Mailer { pool, host, settings, drawing: Semaphore::new(1) }
    }
}
