//! What all handlers share, and serving it.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use sqlx::PgPool;
use tokio::net::TcpListener;
use tokio::sync::{Semaphore, broadcast};
use tokio::task::JoinSet;
use tokio::time::{MissedTickBehavior, interval, timeout};
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use crate::chance::Chance;
use crate::clock::Clock;
use crate::config::PublicUrl;
use crate::host::{Context, Host, work_out_results};
use crate::limits::{Gate, Limits};
use crate::mail::MailSettings;
use crate::outbox;
use crate::password::Hasher;
use crate::pictures::Studio;
use crate::router::router;
use crate::session::Credential;
use crate::store::{mail_links, sessions};

/// How long open sockets and requests are given to end when the server stops.
const FAREWELL: Duration = Duration::from_secs(5);

/// How many mails are sent at a time.
const WORKERS: usize = 3;

/// How many games are played again at a time: files that are checked, and those of sheets.
const DESKS: usize = 2;

/// How often what has expired is swept out.
const SWEEP: Duration = Duration::from_mins(10);

/// What can be set from outside.
pub struct Settings {
    /// The address in players' browsers.
    pub public_url: PublicUrl,
    /// The folder with the built web client, where it is served.
    pub client_dir: Option<PathBuf>,
    /// Whether the client's address is in `X-Forwarded-For`.
    pub behind_proxy: bool,
    /// How mails are sent.
    pub mail: MailSettings,
    /// How much one client may do.
    pub limits: Limits,
    /// Where seeds and sides come from.
    pub chance: Arc<dyn Chance>,
    /// Where the times of games come from.
    pub clock: Arc<dyn Clock>,
}

/// What all handlers share.
pub struct App {
    /// The database.
    pub pool: PgPool,
    /// What was set from outside.
    pub settings: Settings,
    /// Running games.
    pub host: Host,
    /// Password hashing.
    pub hasher: Hasher,
    /// Limits on what is dear or can be guessed at.
    pub gate: Gate,
    /// How many game files are checked at a time.
    pub desks: Semaphore,
    /// How many deduction sheets are made at a time: for each the game is played again.
    pub sheets: Semaphore,
    /// Where moments of finished games are drawn.
    pub studio: Studio,
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
        let context = Context {
            pool: pool.clone(),
            chance: Arc::clone(&settings.chance),
            clock: Arc::clone(&settings.clock),
            spacing: settings.mail.spacing,
        };
        Arc::new(App {
            host: Host::new(context),
            hasher: Hasher::new(),
            gate: Gate::new(&settings.limits),
            desks: Semaphore::new(DESKS),
            sheets: Semaphore::new(DESKS),
            studio: Studio::default(),
            ended_sessions: broadcast::Sender::new(64),
            stop: CancellationToken::new(),
            sockets: TaskTracker::new(),
            pool,
            settings,
        })
    }

    /// Closes the sockets that were opened with something that has ended.
    pub fn tell_ended(&self, ended: impl IntoIterator<Item = Credential>) {
        for credential in ended {
            // Fails only when no socket listens.
            let _ = self.ended_sessions.send(credential);
        }
    }

    /// Sweeps out what has expired.
    async fn sweep(&self) {
        self.gate.tidy();
        if let Err(error) = sessions::delete_expired(&self.pool).await {
            tracing::warn!(%error, "expired sessions were not deleted");
        }
        if let Err(error) = outbox::sweep(&self.pool).await {
            tracing::warn!(%error, "old mails were not deleted");
        }
        if let Err(error) = mail_links::delete_expired(&self.pool).await {
            tracing::warn!(%error, "old links were not deleted");
        }
    }
}

/// Serves until `stop` is cancelled, then lets requests and sockets end.
pub async fn serve(listener: TcpListener, app: Arc<App>, stop: CancellationToken) -> std::io::Result<()> {
    let sweeper = tokio::spawn(sweep_regularly(Arc::clone(&app)));
    let historian = {
        let app = Arc::clone(&app);
        tokio::spawn(async move { work_out_results(&app.host).await })
    };
    let mut workers = JoinSet::new();
    for _ in 0..WORKERS {
        workers.spawn(outbox::work(Arc::clone(&app)));
    }
    let service = router(Arc::clone(&app)).into_make_service_with_connect_info::<SocketAddr>();
    let stopped = {
        let app = Arc::clone(&app);
        async move {
            stop.cancelled().await;
            app.stop.cancel();
        }
    };
    let mut server =
        tokio::spawn(axum::serve(listener, service).with_graceful_shutdown(stopped).into_future());
    tokio::select! {
        () = app.stop.cancelled() => (),
        result = &mut server => return result.unwrap_or_else(|error| Err(std::io::Error::other(error))),
    }
    tracing::info!("stopping");
    app.sockets.close();
    let farewell = async {
        app.sockets.wait().await;
        let _ = (&mut server).await;
        workers.join_all().await;
    };
    if timeout(FAREWELL, farewell).await.is_err() {
        server.abort();
    }
    sweeper.abort();
    historian.abort();
    Ok(())
}

async fn sweep_regularly(app: Arc<App>) {
    let mut ticks = interval(SWEEP);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        ticks.tick().await;
        app.sweep().await;
    }
}
