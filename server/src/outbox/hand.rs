//! Taking notices in hand, and writing down what came of them.

use std::time::Duration;

use chrono::{DateTime, Utc};
use serde_json::Value;
use sqlx::PgPool;
use uuid::Uuid;

use super::backoff::wait_after;
use super::notice::{News, PLANNED_FOR, Recipient};
use crate::error::Error;
use crate::store::{NotAWord, value, word};

/// A notice that a worker has in hand.
#[derive(Debug, Clone)]
pub struct InHand {
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

impl InHand {
    /// The moment it was planned for, where it has one of its own.
    pub fn planned_for(&self) -> Option<DateTime<Utc>> {
        self.payload.get(PLANNED_FOR)?.as_str()?.parse().ok()
    }
}

/// What came of a notice in hand.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum End {
    /// It was sent.
    Sent {
        /// What the mail server said.
        answer: String,
        /// The whole mail, where there is no mail server and it is read on a page.
        mail: Option<Vec<u8>>,
    },
    /// It is not time yet. Does not count as an attempt.
    NotYet(DateTime<Utc>),
    /// It is no longer true, or not wanted; a word says why.
    Void(&'static str),
    /// It could not be sent and is tried again, until that makes no sense.
    Failed(String),
    /// It cannot be sent, however often it is tried.
    Hopeless(String),
}

/// Takes the notice that is due for longest in hand, for so long: until then no other worker takes
/// it. `host` is that of Message-IDs. Kinds that only a later version knows are left to it.
pub async fn take(pool: &PgPool, hold: Duration, host: &str) -> Result<Option<InHand>, Error> {
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
    Ok(Some(InHand {
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

impl InHand {
    /// Whether nothing has taken it back since it was taken in hand.
    pub async fn is_wanted(&self, pool: &PgPool) -> Result<bool, sqlx::Error> {
        let waiting =
            sqlx::query_scalar!("select 1 from outbox where id = $1 and state = 'waiting'", self.id);
        Ok(waiting.fetch_optional(pool).await?.is_some())
    }

    /// Writes down what came of it.
    pub async fn end(self, pool: &PgPool, end: End) -> Result<(), sqlx::Error> {
        match end {
            End::Sent { answer, mail } => self.sent(pool, &answer, mail).await,
            End::NotYet(moment) => self.not_yet(pool, moment).await,
            End::Void(why) => self.over(pool, "cancelled", why).await,
            End::Failed(problem) => match wait_after(self.attempts) {
                Some(wait) => self.again(pool, wait, &problem).await,
                None => self.over(pool, "given_up", &problem).await,
            },
            End::Hopeless(problem) => self.over(pool, "given_up", &problem).await,
        }
    }

    /// Whatever has happened to the row meanwhile: what was sent was sent.
    async fn sent(&self, pool: &PgPool, answer: &str, mail: Option<Vec<u8>>) -> Result<(), sqlx::Error> {
        sqlx::query!(
            "update outbox set state = 'sent', done_at = now(), held_until = null, secret = null,
                 problem = null, answer = $2, mail = $3
             where id = $1",
            self.id,
            answer,
            mail,
        )
        .execute(pool)
        .await?;
        Ok(())
    }

    async fn not_yet(&self, pool: &PgPool, moment: DateTime<Utc>) -> Result<(), sqlx::Error> {
        sqlx::query!(
            "update outbox set not_before = $2, held_until = null, attempts = attempts - 1
             where id = $1 and state = 'waiting'",
            self.id,
            moment,
        )
        .execute(pool)
        .await?;
        Ok(())
    }

    async fn again(&self, pool: &PgPool, wait: chrono::Duration, problem: &str) -> Result<(), sqlx::Error> {
        tracing::warn!(notice = %self.id, attempts = self.attempts, "a mail was not sent, and is tried again");
        sqlx::query!(
            "update outbox set not_before = now() + make_interval(secs => $2), held_until = null,
                 problem = $3
             where id = $1 and state = 'waiting'",
            self.id,
            f64::from(i32::try_from(wait.num_seconds()).unwrap_or(i32::MAX)),
            problem,
        )
        .execute(pool)
        .await?;
        Ok(())
    }

    async fn over(&self, pool: &PgPool, state: &str, problem: &str) -> Result<(), sqlx::Error> {
        if state == "given_up" {
            tracing::error!(notice = %self.id, attempts = self.attempts, "a mail was given up");
        }
        sqlx::query!(
            "update outbox set state = $2, done_at = now(), held_until = null, secret = null, problem = $3
             where id = $1 and state = 'waiting'",
            self.id,
            state,
            problem,
        )
        .execute(pool)
        .await?;
        Ok(())
    }
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
