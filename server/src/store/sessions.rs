//! Sessions.

use chrono::{Days, Utc};
use estafette_engine::secrecy::Seat;
use estafette_protocol::account::{Account, Device, SessionSummary};
use sqlx::{PgConnection, PgPool};
use uuid::Uuid;

use super::accounts::Login;
use super::words::word;
use crate::error::Error;
use crate::token::TokenHash;

/// How many days a session lasts after it was last renewed.
pub const DAYS: i64 = 30;

/// The most sessions a list shows.
const LONGEST_LIST: i64 = 100;

fn expiry() -> chrono::DateTime<Utc> {
    Utc::now() + Days::new(DAYS.unsigned_abs())
}

/// Stores a new session for somebody who knew the password. `false` when it is the
/// password no more: it was changed, or the account deleted, in between.
pub async fn insert(pool: &PgPool, hash: &TokenHash, login: &Login, device: Device) -> Result<bool, Error> {
    // The lock makes a change of the password wait: it then finds this session too.
    let done = sqlx::query!(
        "insert into sessions (token_hash, id, account_id, browser, system, expires_at)
         select $1, $2, a.id, $3, $4, $5 from accounts a where a.id = $6 and a.password_hash = $7
         for share",
        hash.bytes(),
        Uuid::new_v4(),
        device.browser,
        device.system,
        expiry(),
        login.account.id,
        login.password_hash,
    )
    .execute(pool)
    .await?;
    Ok(done.rows_affected() == 1)
}

/// The account of a session that has not ended. Notes, to the minute, that it was used.
pub async fn account(pool: &PgPool, hash: &TokenHash) -> Result<Option<Account>, Error> {
    let account = sqlx::query_as!(
        Account,
        r#"with used as (
             update sessions set used_at = now()
             where token_hash = $1 and expires_at > now() and used_at < now() - interval '1 minute'
           )
           select a.id, a.name as "name!" from sessions s join accounts a on a.id = s.account_id
           where s.token_hash = $1 and s.expires_at > now() and a.deleted_at is null"#,
        hash.bytes(),
    )
    .fetch_optional(pool)
    .await?;
    Ok(account)
}

/// Whether a session has not ended and is of whoever sits in a seat; until the transaction ends, both stay
/// so.
pub async fn hold(
    connection: &mut PgConnection,
    hash: &TokenHash,
    game: Uuid,
    seat: Seat,
) -> Result<bool, sqlx::Error> {
    let held = sqlx::query_scalar!(
        r#"select true as "held!" from sessions s join seats on seats.account_id = s.account_id
           where s.token_hash = $1 and s.expires_at > now()
               and seats.game_id = $2 and seats.side = $3 and seats.rank = $4
           for key share of s for share of seats"#,
        hash.bytes(),
        game,
        word(seat.side),
        i16::from(seat.rank),
    );
    Ok(held.fetch_optional(connection).await?.is_some())
}

/// The sessions of an account that have not ended, those last used first.
pub async fn of_account(
    pool: &PgPool,
    account: Uuid,
    current: &TokenHash,
) -> Result<Vec<SessionSummary>, Error> {
    let rows = sqlx::query!(
        r#"select id, created_at, used_at, browser, system, token_hash = $2 as "current!"
           from sessions where account_id = $1 and expires_at > now()
           order by used_at desc, id limit $3"#,
        account,
        current.bytes(),
        LONGEST_LIST,
    )
    .fetch_all(pool)
    .await?;
    let sessions = rows.into_iter().map(|row| SessionSummary {
        id: row.id,
        current: row.current,
        device: Device { browser: row.browser, system: row.system },
        created_at: row.created_at,
        used_at: row.used_at,
    });
    Ok(sessions.collect())
}

/// Lets a session last on.
pub async fn renew(pool: &PgPool, hash: &TokenHash) -> Result<(), Error> {
    sqlx::query!("update sessions set expires_at = $2 where token_hash = $1", hash.bytes(), expiry())
        .execute(pool)
        .await?;
    Ok(())
}

/// Ends a session, if it has not ended yet. Whose it was is the answer.
pub async fn delete(pool: &PgPool, hash: &TokenHash) -> Result<Option<Uuid>, Error> {
    let account =
        sqlx::query_scalar!("delete from sessions where token_hash = $1 returning account_id", hash.bytes());
    Ok(account.fetch_optional(pool).await?)
}

/// Ends one session of an account. `false` when it has no such session.
pub async fn delete_one(pool: &PgPool, account: Uuid, id: Uuid) -> Result<bool, Error> {
    let done = sqlx::query!("delete from sessions where id = $1 and account_id = $2", id, account);
    Ok(done.execute(pool).await?.rows_affected() == 1)
}

/// Ends all sessions of an account, or all but one.
pub async fn delete_all(
    connection: &mut PgConnection,
    account: Uuid,
    but: Option<&TokenHash>,
) -> Result<(), sqlx::Error> {
    sqlx::query!(
        "delete from sessions where account_id = $1 and token_hash is distinct from $2",
        account,
        but.map(TokenHash::bytes),
    )
    .execute(connection)
    .await?;
    Ok(())
}

/// Deletes the sessions that have expired.
pub async fn delete_expired(pool: &PgPool) -> Result<(), sqlx::Error> {
    sqlx::query!("delete from sessions where expires_at <= now()").execute(pool).await?;
    Ok(())
}
