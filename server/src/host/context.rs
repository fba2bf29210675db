//! What the tables of this process share.

use std::sync::Arc;
use std::time::Duration;

use estafette_engine::games::Games;
use sqlx::PgPool;

use crate::chance::Chance;
use crate::channel::Others;
use crate::clock::Clock;
use crate::heartbeat::Heartbeat;
use crate::metrics::Metrics;

/// What every table works with.
#[derive(Clone)]
pub struct Context {
    /// The database.
    pub pool: PgPool,
    /// The games there are.
    pub games: Games,
    /// Where the seeds of further games come from.
    pub chance: Arc<dyn Chance>,
    /// Where the times of moves come from.
    pub clock: Arc<dyn Clock>,
    /// What is measured.
    pub metrics: Arc<Metrics>,
    /// The least time between two mails about a decision in one game to one player.
    pub spacing: Duration,
    /// That this server is there, and when none was.
    pub heartbeat: Arc<Heartbeat>,
    /// The other servers on this database.
    pub others: Others,
    /// How long what another server says of who is there is believed.
    pub presence: Duration,
}
