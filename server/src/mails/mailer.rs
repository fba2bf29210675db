//! What mails are made and sent with.

use std::sync::Arc;

use sqlx::PgPool;

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
}
