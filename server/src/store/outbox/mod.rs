//! The outbox: what is to be told by mail, written in the transaction that causes it, and sent
//! afterwards.
//!
//! A [`Notice`] is enqueued inside the caller's transaction ([`enqueue`]), so that nothing is told
//! that did not happen, and nothing that happened is forgotten. It names what it is about and
//! whom it is for, and holds no text: that is made when the mail is sent, from what its reader may
//! see then. News of games go through [`crate::mails::rules`], which knows each player's rules.
//!
//! Rows are sent by workers ([`crate::mails::outbox`]). A row is leased for a while
//! (`for update skip locked`), so a worker that dies lets go of it by itself. Its Message-ID is kept: a
//! mail that was sent just before its worker died, and is sent again, can be known by it.

mod lease;
mod notice;

use sqlx::{PgConnection, PgPool};
use uuid::Uuid;

use super::words::word;

pub use lease::{Closed, Lease, close, expire, has_newer, is_wanted, postpone, retry, sent, take};
pub use notice::{News, Notice, Recipient};

/// How long the list of what was sent goes back.
const KEPT_DAYS: i32 = 90;

/// Puts a notice into the outbox, inside the caller's transaction. `false` when its key says that
/// it is there already.
pub async fn enqueue(connection: &mut PgConnection, notice: Notice) -> Result<bool, sqlx::Error> {
    let done = sqlx::query!(
        "insert into outbox (id, account_id, address, kind, game_id, payload, secret, dedupe_key,
             not_before, expires_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
         on conflict (dedupe_key) do update
             set state = 'waiting', done_at = null, problem = null, secret = excluded.secret,
                 payload = excluded.payload, not_before = excluded.not_before,
                 expires_at = excluded.expires_at, held_until = null
             where outbox.state = 'cancelled'",
        Uuid::now_v7(),
        notice.to.account(),
        notice.to.address(),
        word(notice.news),
        notice.game,
        notice.payload,
        notice.secret,
        notice.dedupe_key,
        notice.not_before,
        notice.expires_at,
    )
    .execute(connection)
    .await?;
    Ok(done.rows_affected() == 1)
}

/// Takes the notices of some kinds about a game out of the outbox, of one player or of both,
/// because they are no longer true; `why` is a word for the list of what was sent. What is being
/// sent at this moment is sent.
pub async fn cancel(
    connection: &mut PgConnection,
    game: Uuid,
    account: Option<Uuid>,
    news: &[News],
    why: &str,
) -> Result<(), sqlx::Error> {
    let kinds: Vec<String> = news.iter().filter_map(word).collect();
    sqlx::query!(
        "update outbox set state = 'cancelled', done_at = now(), secret = null, problem = $4
         where game_id = $1 and state = 'waiting' and kind = any ($2)
             and ($3::uuid is null or account_id = $3)",
        game,
        &kinds,
        account,
        why,
    )
    .execute(connection)
    .await?;
    Ok(())
}

/// How the outbox stands.
pub struct Backlog {
    /// How many are due and not sent.
    pub waiting: i64,
    /// How many were given up in the last day.
    pub given_up: i64,
    /// How many seconds ago the one that has been due longest was to be sent first.
    pub oldest: i64,
}

/// Looks how the outbox stands.
pub async fn backlog(pool: &PgPool) -> Result<Backlog, sqlx::Error> {
    sqlx::query_as!(
        Backlog,
        r#"select count(*) filter (where state = 'waiting' and not_before <= now()) as "waiting!",
                  count(*) filter (where state = 'given_up' and done_at > now() - interval '1 day') as "given_up!",
                  coalesce(extract(epoch from now() - min(created_at)
                      filter (where state = 'waiting' and not_before <= now())), 0)::bigint as "oldest!"
           from outbox"#
    )
    .fetch_one(pool)
    .await
}

/// Deletes what was done with months ago.
pub async fn delete_old(pool: &PgPool) -> Result<(), sqlx::Error> {
    sqlx::query!("delete from outbox where done_at < now() - make_interval(days => $1)", KEPT_DAYS)
        .execute(pool)
        .await?;
    Ok(())
}

/// Forgets everything about an account, sent or not: for somebody who leaves for good.
pub async fn forget(connection: &mut PgConnection, account: Uuid) -> Result<(), sqlx::Error> {
    sqlx::query!("delete from outbox where account_id = $1", account).execute(connection).await?;
    Ok(())
}
