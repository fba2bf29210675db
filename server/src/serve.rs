//! Serving: the listener, and what goes on beside it.

use std::sync::Arc;
use std::time::Duration;

use tokio::net::TcpListener;
use tokio::task::JoinSet;
use tokio::time::{MissedTickBehavior, interval, timeout};
use tokio_util::sync::CancellationToken;

use crate::app::App;
use crate::channel::{self, PostgresChannel};
use crate::connections::take_in;
use crate::host::work_out_results;
use crate::mails::mailer::Mailer;
use crate::mails::outbox::work;
use crate::router::router;
use crate::store::{guesses, mail_links, outbox, presence, sessions};

/// How long open sockets and requests are given to end when the server stops.
const GRACE_PERIOD: Duration = Duration::from_secs(5);

/// How many mails are sent at a time.
const MAIL_WORKERS: usize = 3;

/// How often what has expired is deleted.
const CLEAN_UP_EVERY: Duration = Duration::from_mins(10);

/// Serves until `stop` is cancelled, then lets requests and sockets end.
pub async fn serve(listener: TcpListener, app: Arc<App>, stop: CancellationToken) -> std::io::Result<()> {
    // Before anybody is served: what was an outage until now is nobody's time.
    if let Err(error) = app.heartbeat.beat().await {
        tracing::warn!(%error, "that a server is there was not written down");
    }
    let clean_up = tokio::spawn(clean_up_regularly(Arc::clone(&app)));
    let results = {
        let app = Arc::clone(&app);
        tokio::spawn(async move { work_out_results(&app.host).await })
    };
    let mailer = Mailer::new(app.pool.clone(), Arc::clone(&app.host), Arc::clone(&app.settings));
    let mailer = Arc::new(mailer);
    let mut workers = JoinSet::new();
    for _ in 0..MAIL_WORKERS {
        workers.spawn(work(Arc::clone(&mailer), app.stop.clone()));
    }
    let channel = Arc::new(PostgresChannel::new(app.pool.clone()));
    let mut others = JoinSet::new();
    others.spawn(channel::hear(Arc::clone(&app), Arc::clone(&channel)));
    others.spawn(channel::speak(Arc::clone(&app), channel));
    others.spawn({
        let heartbeat = Arc::clone(&app.heartbeat);
        async move { heartbeat.go_on().await }
    });
    others.spawn(channel::pulse(Arc::clone(&app)));
    let mut connections = tokio::spawn(take_in(
        listener,
        router(Arc::clone(&app)),
        app.settings.connections,
        !app.settings.behind_proxy,
        app.stop.clone(),
    ));
    stop.cancelled().await;
    app.stop.cancel();
    tracing::info!("stopping");
    app.sockets.close();
    let ended = async {
        app.sockets.wait().await;
        let _ = (&mut connections).await;
        workers.join_all().await;
    };
    if timeout(GRACE_PERIOD, ended).await.is_err() {
        connections.abort();
    }
    others.shutdown().await;
    if let Err(error) = presence::forget(&app.pool, app.others.me).await {
        tracing::warn!(%error, "other servers were not told that nobody is here any more");
    }
    clean_up.abort();
    results.abort();
    Ok(())
}

async fn clean_up_regularly(app: Arc<App>) {
    let mut ticks = interval(CLEAN_UP_EVERY);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        ticks.tick().await;
        clean_up(&app).await;
    }
}

/// Deletes what has expired.
async fn clean_up(app: &App) {
    app.limiter.forget_idle();
    if let Err(error) = sessions::delete_expired(&app.pool).await {
        tracing::warn!(%error, "expired sessions were not deleted");
    }
    if let Err(error) = outbox::delete_old(&app.pool).await {
        tracing::warn!(%error, "old mails were not deleted");
    }
    if let Err(error) = mail_links::delete_expired(&app.pool).await {
        tracing::warn!(%error, "old links were not deleted");
    }
    if let Err(error) = presence::delete_old(&app.pool).await {
        tracing::warn!(%error, "what servers that ended have written was not deleted");
    }
    if let Err(error) = guesses::delete_old(&app.pool).await {
        tracing::warn!(%error, "old tries at passwords were not forgotten");
    }
}
