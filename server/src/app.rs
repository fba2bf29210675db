//! What all handlers share.

use std::sync::Arc;

use sqlx::PgPool;
use tokio::sync::{Semaphore, broadcast};
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use crate::board_files::Boards;
use crate::host::{Context, Host};
use crate::limits::Limiter;
use crate::metrics::Metrics;
use crate::password::Hasher;
use crate::pictures::Renderer;
use crate::readiness::Readiness;
use crate::session::Credential;
use crate::settings::Settings;

/// How many games are played again at a time: files that are checked, and those of sheets.
const REPLAYS: usize = 2;

/// What all handlers share.
pub struct App {
    /// The database.
    pub pool: PgPool,
    /// What was set from outside.
    pub settings: Arc<Settings>,
    /// The boards as files.
    pub boards: Boards,
    /// Running games.
    pub host: Arc<Host>,
    /// Password hashing.
    pub hasher: Hasher,
    /// Limits on what is dear or can be guessed at.
    pub limiter: Limiter,
    /// How many game files are checked at a time.
    pub file_permits: Semaphore,
    /// How many deduction sheets are made at a time: for each the game is played again.
    pub sheet_permits: Semaphore,
    /// Where moments of finished games are drawn.
    pub renderer: Renderer,
    /// What is measured.
    pub metrics: Arc<Metrics>,
    /// Whether the database answers, and takes something in.
    pub readiness: Readiness,
    /// Sessions that have just ended, and tokens: their sockets close.
    pub ended_sessions: broadcast::Sender<Credential>,
    /// Cancelled when the server stops.
    pub stop: CancellationToken,
    /// The open sockets.
    pub sockets: TaskTracker,
}

impl App {
    /// An app over a migrated database.
    pub fn new(pool: PgPool, settings: Settings) -> Arc<App> {
        let metrics = Arc::<Metrics>::default();
        let context = Context {
            pool: pool.clone(),
            games: settings.games,
            chance: Arc::clone(&settings.chance),
            clock: Arc::clone(&settings.clock),
            metrics: Arc::clone(&metrics),
            spacing: settings.mail.spacing,
        };
        Arc::new(App {
            boards: Boards::of(&settings.games),
            host: Arc::new(Host::new(context)),
            hasher: Hasher::new(),
            limiter: Limiter::new(&settings.limits),
            file_permits: Semaphore::new(REPLAYS),
            sheet_permits: Semaphore::new(REPLAYS),
            renderer: Renderer::default(),
            metrics,
            readiness: Readiness::default(),
            ended_sessions: broadcast::Sender::new(64),
            stop: CancellationToken::new(),
            sockets: TaskTracker::new(),
            pool,
            settings: Arc::new(settings),
        })
    }

    /// Closes the sockets that were opened with something that has ended.
    pub fn tell_ended(&self, ended: impl IntoIterator<Item = Credential>) {
        for credential in ended {
            // Fails only when no socket listens.
            let _ = self.ended_sessions.send(credential);
        }
    }
}
