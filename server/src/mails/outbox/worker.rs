//! Sending what is due.

use std::sync::Arc;

use chrono::{DateTime, Utc};
use sqlx::PgPool;
use tokio::time::{MissedTickBehavior, interval};
use tokio_util::sync::CancellationToken;

use super::backoff::wait_after;
use crate::error::Error;
use crate::mails::letters::{Prepared, prepare};
use crate::mails::mailer::Mailer;
use crate::store::outbox::{self, Closed, Lease};

/// What came of a notice.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Outcome {
    /// It was sent.
    Sent {
        /// What the mail server said.
        answer: String,
        /// The whole mail, where there is no mail server and it is read on a page.
        mail: Option<Vec<u8>>,
    },
    /// It is not time yet.
    NotYet(DateTime<Utc>),
    /// It is no longer true, or not wanted; a word says why.
    Void(&'static str),
    /// It could not be sent and is tried again, until that makes no sense.
    Failed(String),
    /// It cannot be sent, however often it is tried.
    Hopeless(String),
}

/// Sends what is due, one mail after the other, until the server stops. A mail that a worker has then
/// is brought to its end.
pub async fn work(mailer: Arc<Mailer>, stop: CancellationToken) {
    let mut ticks = interval(mailer.settings.mail.poll_interval);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        tokio::select! {
            () = stop.cancelled() => return,
            _ = ticks.tick() => (),
        }
        // Whatever is wrong with the database, it is not for ever.
        if let Err(error) = work_off(&mailer, &stop).await {
            tracing::warn!(%error, "the outbox cannot be worked off");
        }
    }
}

async fn work_off(mailer: &Mailer, stop: &CancellationToken) -> Result<(), Error> {
    outbox::expire(&mailer.pool).await?;
    let settings = &mailer.settings.mail;
    while !stop.is_cancelled() {
        let lease = outbox::take(&mailer.pool, settings.lease_time(), settings.host()).await?;
        let Some(lease) = lease else { break };
        let outcome = send(mailer, &lease).await;
        write_down(&mailer.pool, &lease, outcome).await?;
    }
    Ok(())
}

async fn send(mailer: &Mailer, lease: &Lease) -> Outcome {
    let mail = match prepare(mailer, lease).await {
        Ok(Prepared::Mail(mail)) => mail,
        Ok(Prepared::NotYet(moment)) => return Outcome::NotYet(moment),
        Ok(Prepared::Void(why)) => return Outcome::Void(why),
        Err(error) => return Outcome::Failed(error.to_string()),
    };
    let settings = &mailer.settings.mail;
    let message = match mail.compose(&settings.from) {
        Ok(message) => message,
        Err(error) => return Outcome::Hopeless(error.to_string()),
    };
    match outbox::is_wanted(&mailer.pool, lease).await {
        Ok(true) => {}
        Ok(false) => return Outcome::Void("answered"),
        Err(error) => return Outcome::Failed(Error::from(error).to_string()),
    }
    match settings.transport.send(lease.id, message, settings.timeout).await {
        Ok(delivered) => Outcome::Sent { answer: delivered.answer, mail: delivered.mail },
        Err(failure) if failure.permanent => Outcome::Hopeless(failure.problem),
        Err(failure) => Outcome::Failed(failure.problem),
    }
}

async fn write_down(pool: &PgPool, lease: &Lease, outcome: Outcome) -> Result<(), sqlx::Error> {
    match outcome {
        Outcome::Sent { answer, mail } => outbox::sent(pool, lease, &answer, mail).await,
        Outcome::NotYet(moment) => outbox::postpone(pool, lease, moment).await,
        Outcome::Void(why) => outbox::close(pool, lease, Closed::Cancelled, why).await,
        Outcome::Failed(problem) => match wait_after(lease.attempts) {
            Some(wait) => {
                tracing::warn!(notice = %lease.id, attempts = lease.attempts, "a mail was not sent, and is tried again");
                outbox::retry(pool, lease, wait, &problem).await
            }
            None => give_up(pool, lease, &problem).await,
        },
        Outcome::Hopeless(problem) => give_up(pool, lease, &problem).await,
    }
}

async fn give_up(pool: &PgPool, lease: &Lease, problem: &str) -> Result<(), sqlx::Error> {
    tracing::error!(notice = %lease.id, attempts = lease.attempts, "a mail was given up");
    outbox::close(pool, lease, Closed::GivenUp, problem).await
}
