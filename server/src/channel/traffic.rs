//! What goes on at the channel: speaking, hearing, and looking by oneself.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;

use tokio::sync::broadcast::error::{RecvError, TryRecvError};
use tokio::time::{MissedTickBehavior, interval, sleep, timeout};

use super::signal::{Signal, Signed};
use super::{Channel, ChannelError, Ear};
use crate::app::App;

/// After how many pulses without any word the channel counts as broken: each server speaks at each.
const SILENT_PULSES: u32 = 3;

/// How long to wait before the channel is opened again.
const RETRY: Duration = Duration::from_millis(500);

/// Says to the others what is to be told, as much at once as has come together.
pub async fn speak<C: Channel>(app: Arc<App>, channel: Arc<C>) {
    let mut told = app.others.told();
    loop {
        let mut signals = BTreeSet::new();
        match told.recv().await {
            Ok(signal) => signals.insert(sign(&app, signal)),
            Err(RecvError::Lagged(_)) => false,
            Err(RecvError::Closed) => return,
        };
        loop {
            match told.try_recv() {
                Ok(signal) => signals.insert(sign(&app, signal)),
                Err(TryRecvError::Lagged(_)) => false,
                Err(TryRecvError::Empty | TryRecvError::Closed) => break,
            };
        }
        let signals = Vec::from_iter(signals);
        if let Err(error) = channel.say(&signals).await {
            tracing::warn!(%error, "other servers were not told; they look by themselves");
        }
    }
}

fn sign(app: &App, signal: Signal) -> String {
    Signed { by: app.others.me, signal }.to_string()
}

/// Hears what the others say, and looks where they say.
pub async fn hear<C: Channel>(app: Arc<App>, channel: Arc<C>) {
    loop {
        if let Err(error) = listen(&app, &*channel).await {
            tracing::warn!(%error, "nothing is heard of other servers");
        }
        sleep(RETRY).await;
    }
}

async fn listen<C: Channel>(app: &Arc<App>, channel: &C) -> Result<(), ChannelError> {
    let mut ear = channel.listen().await?;
    // What was said before is lost.
    look_everywhere(app).await;
    loop {
        let heard = timeout(app.settings.pulse * SILENT_PULSES, ear.hear()).await;
        let text = heard.unwrap_or(Err(ChannelError::Lost))?;
        match text.parse() {
            Ok(Signed { by, .. }) if by == app.others.me => (),
            Ok(Signed { signal, .. }) => look(app, signal),
            Err(_) => tracing::debug!("a signal of another version was heard"),
        }
    }
}

fn look(app: &App, signal: Signal) {
    match signal {
        Signal::Game(game) => app.host.look(game),
        Signal::Account(account) => app.check_sessions(account),
        Signal::Pulse => (),
    }
}

/// Speaks, and looks at every game that somebody has open here, at each pulse.
pub async fn pulse(app: Arc<App>) {
    let mut pulses = interval(app.settings.pulse);
    pulses.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        pulses.tick().await;
        app.others.tell(Signal::Pulse);
        look_everywhere(&app).await;
    }
}

async fn look_everywhere(app: &App) {
    if let Err(error) = app.host.look_everywhere().await {
        tracing::warn!(%error, "the games that are open here were not looked at");
    }
}
