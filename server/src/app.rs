//! What all handlers share.

use std::sync::Arc;

use sqlx::PgPool;
use tokio::sync::{Semaphore, broadcast};
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;
use uuid::Uuid;

use crate::board_files::Boards;
use crate::channel::{Others, Signal};
use crate::heartbeat::Heartbeat;
use crate::host::{Context, Host};
use crate::limits::Limiter;
use crate::metrics::Metrics;
use crate::password::Hasher;
use crate::pictures::Renderer;
use crate::readiness::Readiness;
use crate::settings::Settings;

/// How many games are played again at a time: files that are checked, and those of sheets.
const REPLAYS: usize = 2;

/// For how many pulses a server's word of who has games open is believed.
const PRESENCE_PULSES: u32 = 4;

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
    /// The other servers on this database.
    pub others: Others,
    /// That this server is there.
    pub heartbeat: Arc<Heartbeat>,
    /// Accounts of which sessions or tokens have just ended: their sockets close.
    pub ended_sessions: broadcast::Sender<Uuid>,
    /// Cancelled when the server stops.
    pub stop: CancellationToken,
    /// The open sockets.
    pub sockets: TaskTracker,
}

impl App {
    /// An app over a migrated database.
    pub fn new(pool: PgPool, settings: Settings) -> Arc<App> {
        let others = Others::new();
        let heartbeat = Arc::new(Heartbeat::new(pool.clone(), Arc::clone(&settings.clock)));
        let metrics = Arc::<Metrics>::default();
        let context = Context {
            pool: pool.clone(),
            games: settings.games,
            chance: Arc::clone(&settings.chance),
            clock: Arc::clone(&settings.clock),
            metrics: Arc::clone(&metrics),
            spacing: settings.mail.spacing,
            others: others.clone(),
            heartbeat: Arc::clone(&heartbeat),
            presence: settings.pulse * PRESENCE_PULSES,
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
            others,
            heartbeat,
            ended_sessions: broadcast::Sender::new(64),
            stop: CancellationToken::new(),
            sockets: TaskTracker::new(),
            pool,
            settings: Arc::new(settings),
        })
    }

    /// Sessions or tokens of an account have ended: sockets that were opened with them close, here and at
    /// other servers.
    pub fn tell_ended(&self, account: Uuid) {
        self.check_sessions(account);
        self.others.tell(Signal::Account(account));
    }

    /// Sockets of an account ask whether what they were opened with has ended.
    pub fn check_sessions(&self, account: Uuid) {
        // Fails only when no socket listens.
        let _ = self.ended_sessions.send(account);
    }
}
