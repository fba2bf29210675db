//! Sessions.

use chrono::{Days, Utc};
use estafette_protocol::account::{Account, Device, SessionSummary};
use sqlx::{PgConnection, PgPool};
use uuid::Uuid;

use super::accounts::Login;
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

/// Ends a session.
pub async fn delete(pool: &PgPool, hash: &TokenHash) -> Result<(), Error> {
    sqlx::query!("delete from sessions where token_hash = $1", hash.bytes()).execute(pool).await?;
    Ok(())
}

/// Ends one session of an account.
pub async fn delete_one(pool: &PgPool, account: Uuid, id: Uuid) -> Result<Option<TokenHash>, Error> {
    let ended = sqlx::query_scalar!(
        "delete from sessions where id = $1 and account_id = $2 returning token_hash",
        id,
        account,
    )
    .fetch_optional(pool)
    .await?;
    Ok(ended.as_deref().and_then(TokenHash::stored))
}

/// Ends all sessions of an account, or all but one.
pub async fn delete_all(
    connection: &mut PgConnection,
    account: Uuid,
    but: Option<&TokenHash>,
) -> Result<Vec<TokenHash>, sqlx::Error> {
    let ended = sqlx::query_scalar!(
        "delete from sessions where account_id = $1 and token_hash is distinct from $2 returning token_hash",
        account,
        but.map(TokenHash::bytes),
    )
    .fetch_all(connection)
    .await?;
    Ok(ended.iter().filter_map(|hash| TokenHash::stored(hash)).collect())
}

/// Deletes the sessions that have expired.
pub async fn delete_expired(pool: &PgPool) -> Result<(), sqlx::Error> {
    sqlx::query!("delete from sessions where expires_at <= now()").execute(pool).await?;
    Ok(())
}
