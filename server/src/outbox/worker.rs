//! Sending what is due.

use std::sync::Arc;

use tokio::time::{MissedTickBehavior, interval};

use super::hand::{End, InHand, expire, take};
use crate::app::App;
use crate::error::Error;
use crate::letters::{Prepared, prepare};

/// Sends what is due, one mail after the other, until the server stops. A mail that is in hand then
/// is brought to its end.
pub async fn work(app: Arc<App>) {
    let mut pulse = interval(app.settings.mail.pulse);
    pulse.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        tokio::select! {
            () = app.stop.cancelled() => return,
            _ = pulse.tick() => (),
        }
        // Whatever is wrong with the database, it is not for ever.
        if let Err(error) = work_off(&app).await {
            tracing::warn!(%error, "the outbox cannot be worked off");
        }
    }
}

async fn work_off(app: &App) -> Result<(), Error> {
    expire(&app.pool).await?;
    let settings = &app.settings.mail;
    while !app.stop.is_cancelled() {
        let Some(notice) = take(&app.pool, settings.hold(), settings.host()).await? else { break };
        let end = send(app, &notice).await;
        notice.end(&app.pool, end).await?;
    }
    Ok(())
}

async fn send(app: &App, notice: &InHand) -> End {
    let mail = match prepare(app, notice).await {
        Ok(Prepared::Mail(mail)) => mail,
        Ok(Prepared::NotYet(moment)) => return End::NotYet(moment),
        Ok(Prepared::Void(why)) => return End::Void(why),
        Err(error) => return End::Failed(error.to_string()),
    };
    let settings = &app.settings.mail;
    let message = match mail.compose(&settings.from) {
        Ok(message) => message,
        Err(error) => return End::Hopeless(error.to_string()),
    };
    match notice.is_wanted(&app.pool).await {
        Ok(true) => {}
        Ok(false) => return End::Void("answered"),
        Err(error) => return End::Failed(Error::from(error).to_string()),
    }
    match settings.post.send(notice.id, message, settings.patience).await {
        Ok(posted) => End::Sent { answer: posted.answer, mail: posted.mail },
        Err(failure) if failure.hopeless => End::Hopeless(failure.problem),
        Err(failure) => End::Failed(failure.problem),
    }
}
