//! Taking notices out to be sent, each for a while, and writing down what came of them.

use std::time::Duration;

use chrono::{DateTime, Utc};
use serde_json::Value;
use sqlx::{PgConnection, PgPool};
use uuid::Uuid;

use super::notice::{News, PLANNED_FOR, Recipient};
use crate::error::Error;
use crate::store::words::{NotAWord, value, word};

/// A notice that a worker has taken for a while.
#[derive(Debug, Clone)]
pub struct Lease {
    /// Its row.
    pub id: Uuid,
    /// To whom.
    pub to: Recipient,
    /// What.
    pub news: News,
    /// In which game.
    pub game: Option<Uuid>,
    /// What else it is told with.
    pub payload: Value,
    /// The path of its link.
    pub secret: Option<String>,
    /// How often it has been tried, this time included.
    pub attempts: i32,
    /// The same at every attempt: `<ID@HOST>`.
    pub message_id: String,
    /// When it was written.
    pub created_at: DateTime<Utc>,
}

impl Lease {
    /// The moment it was planned for, where it has one of its own.
    pub fn planned_for(&self) -> Option<DateTime<Utc>> {
        self.payload.get(PLANNED_FOR)?.as_str()?.parse().ok()
    }
}

/// Leases the notice that is due for longest, for so long: until then no other worker takes
/// it. `host` is that of Message-IDs. Kinds that only a later version knows are left to it.
pub async fn take(pool: &PgPool, hold: Duration, host: &str) -> Result<Option<Lease>, Error> {
    let kinds: Vec<String> = News::ALL.iter().filter_map(word).collect();
    let row = sqlx::query!(
        r#"update outbox set attempts = attempts + 1,
               held_until = now() + make_interval(secs => $1),
               message_id = coalesce(message_id, '<' || id || '@' || $2::text || '>')
           where id = (
               select id from outbox
               where state = 'waiting' and not_before <= now() and expires_at > now()
                   and (held_until is null or held_until <= now())
                   and kind = any ($3)
               order by not_before
               limit 1
               for update skip locked
           )
           returning id, account_id, address, kind, game_id, payload, secret, attempts,
               message_id as "message_id!", created_at"#,
        hold.as_secs_f64(),
        host,
        &kinds,
    )
    .fetch_optional(pool)
    .await?;
    let Some(row) = row else { return Ok(None) };
    let to = match (row.account_id, row.address) {
        (account, Some(address)) => Recipient::Address { account, address },
        (Some(account), None) => Recipient::Account(account),
        (None, None) => return Err(NotAWord.into()),
    };
    Ok(Some(Lease {
        id: row.id,
        to,
        news: value(&row.kind)?,
        game: row.game_id,
        payload: row.payload,
        secret: row.secret,
        attempts: row.attempts,
        message_id: row.message_id,
        created_at: row.created_at,
    }))
}

/// Whether nothing has taken a notice back since it was leased.
pub async fn is_wanted(pool: &PgPool, lease: &Lease) -> Result<bool, sqlx::Error> {
    let waiting = sqlx::query_scalar!("select 1 from outbox where id = $1 and state = 'waiting'", lease.id);
    Ok(waiting.fetch_optional(pool).await?.is_some())
}

/// Whether another notice of the same kind, about the same game and for the same account, has come due
/// since this one did.
pub async fn has_newer(connection: &mut PgConnection, lease: &Lease) -> Result<bool, sqlx::Error> {
    let newer = sqlx::query_scalar!(
        "select 1 from outbox newer join outbox this on this.id = $1
         where newer.account_id = this.account_id and newer.game_id = this.game_id and newer.kind = this.kind
             and newer.id > this.id and newer.state = 'waiting' and newer.not_before <= now()
         limit 1",
        lease.id,
    );
    Ok(newer.fetch_optional(connection).await?.is_some())
}

/// A notice was sent; `mail` is the whole mail, where it is read on a page. Whatever has happened to the
/// row meanwhile: what was sent was sent.
pub async fn sent(
    pool: &PgPool,
    lease: &Lease,
    answer: &str,
    mail: Option<Vec<u8>>,
) -> Result<(), sqlx::Error> {
    sqlx::query!(
        "update outbox set state = 'sent', done_at = now(), held_until = null, secret = null,
             problem = null, answer = $2, mail = $3
         where id = $1",
        lease.id,
        answer,
        mail,
    )
    .execute(pool)
    .await?;
    Ok(())
}

/// A notice is not due before a moment. Does not count as an attempt.
pub async fn postpone(pool: &PgPool, lease: &Lease, moment: DateTime<Utc>) -> Result<(), sqlx::Error> {
    sqlx::query!(
        "update outbox set not_before = $2, held_until = null, attempts = attempts - 1
         where id = $1 and state = 'waiting'",
        lease.id,
        moment,
    )
    .execute(pool)
    .await?;
    Ok(())
}

/// A notice was not sent, and is tried again after a while.
pub async fn retry(
    pool: &PgPool,
    lease: &Lease,
    wait: chrono::Duration,
    problem: &str,
) -> Result<(), sqlx::Error> {
    sqlx::query!(
        "update outbox set not_before = now() + make_interval(secs => $2), held_until = null,
             problem = $3
         where id = $1 and state = 'waiting'",
        lease.id,
        f64::from(i32::try_from(wait.num_seconds()).unwrap_or(i32::MAX)),
        problem,
    )
    .execute(pool)
    .await?;
    Ok(())
}

/// How a notice ends that is not sent.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Closed {
    /// It is no longer true, or not wanted.
    Cancelled,
    /// It cannot be sent.
    GivenUp,
}

/// A notice is not sent, neither now nor later; `problem` says why.
pub async fn close(pool: &PgPool, lease: &Lease, how: Closed, problem: &str) -> Result<(), sqlx::Error> {
    sqlx::query!(
        "update outbox set state = $2, done_at = now(), held_until = null, secret = null, problem = $3
         where id = $1 and state = 'waiting'",
        lease.id,
        match how {
            Closed::Cancelled => "cancelled",
            Closed::GivenUp => "given_up",
        },
        problem,
    )
    .execute(pool)
    .await?;
    Ok(())
}

/// Ends the notices that do not matter any more.
pub async fn expire(pool: &PgPool) -> Result<(), sqlx::Error> {
    sqlx::query!(
        "update outbox set state = 'expired', done_at = now(), held_until = null, secret = null
         where state = 'waiting' and expires_at <= now() and (held_until is null or held_until <= now())"
    )
    .execute(pool)
    .await?;
    Ok(())
}
