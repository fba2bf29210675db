//! Sessions.

use chrono::{Days, Utc};
use estafette_protocol::account::Account;
use sqlx::PgPool;
use uuid::Uuid;

use crate::error::Error;
use crate::session::{DAYS, SessionKey};

fn expiry() -> chrono::DateTime<Utc> {
    Utc::now() + Days::new(DAYS.unsigned_abs())
}

/// Stores a new session.
pub async fn insert(pool: &PgPool, key: &SessionKey, account: Uuid) -> Result<(), Error> {
    sqlx::query!(
        "insert into sessions (token_hash, account_id, expires_at) values ($1, $2, $3)",
        key.bytes(),
        account,
        expiry(),
    )
    .execute(pool)
    .await?;
    Ok(())
}

/// The account of a session that has not ended.
pub async fn account(pool: &PgPool, key: &SessionKey) -> Result<Option<Account>, Error> {
    let account = sqlx::query_as!(
        Account,
        "select a.id, a.name from sessions s join accounts a on a.id = s.account_id
         where s.token_hash = $1 and s.expires_at > now()",
        key.bytes(),
    )
    .fetch_optional(pool)
    .await?;
    Ok(account)
}

/// Lets a session last on.
pub async fn renew(pool: &PgPool, key: &SessionKey) -> Result<(), Error> {
    sqlx::query!("update sessions set expires_at = $2 where token_hash = $1", key.bytes(), expiry())
        .execute(pool)
        .await?;
    Ok(())
}

/// Ends a session.
pub async fn delete(pool: &PgPool, key: &SessionKey) -> Result<(), Error> {
    sqlx::query!("delete from sessions where token_hash = $1", key.bytes()).execute(pool).await?;
    Ok(())
}

/// Deletes the sessions that have expired.
pub async fn delete_expired(pool: &PgPool) -> Result<(), sqlx::Error> {
    sqlx::query!("delete from sessions where expires_at <= now()").execute(pool).await?;
    Ok(())
}
