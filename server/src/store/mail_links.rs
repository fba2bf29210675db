//! Links that are sent by mail and work once.

use chrono::{Duration, Utc};
use serde::Serialize;
use sqlx::{PgConnection, PgPool};
use uuid::Uuid;

use super::words::word;
use crate::error::Error;
use crate::token::TokenHash;

/// What a link is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Purpose {
    /// To show that an address is one's own.
    VerifyAddress,
    /// To choose a new password.
    ResetPassword,
}

impl Purpose {
    /// How long a link works. The mail may wait up to an hour before it is sent, and says
    /// that a new password can be chosen within an hour.
    const fn life(self) -> Duration {
        match self {
            Purpose::VerifyAddress => Duration::hours(24),
            Purpose::ResetPassword => Duration::hours(2),
        }
    }
}

/// A link that works.
pub struct Link {
    /// Whose.
    pub account: Uuid,
    /// Where it was sent.
    pub address: String,
}

/// Stores a new link.
pub async fn insert(
    connection: &mut PgConnection,
    hash: &TokenHash,
    purpose: Purpose,
    link: &Link,
) -> Result<(), sqlx::Error> {
    sqlx::query!(
        "insert into mail_links (token_hash, account_id, purpose, address, expires_at)
         values ($1, $2, $3, $4, $5)",
        hash.bytes(),
        link.account,
        word(purpose),
        link.address,
        Utc::now() + purpose.life(),
    )
    .execute(connection)
    .await?;
    Ok(())
}

/// The link of a hash, if it works.
pub async fn find(pool: &PgPool, hash: &TokenHash, purpose: Purpose) -> Result<Option<Link>, Error> {
    let link = sqlx::query_as!(
        Link,
        "select account_id as account, address from mail_links
         where token_hash = $1 and purpose = $2 and expires_at > now()",
        hash.bytes(),
        word(purpose),
    );
    Ok(link.fetch_optional(pool).await?)
}

/// Uses a link up. Of two who open it at once, one gets it.
pub async fn take(
    connection: &mut PgConnection,
    hash: &TokenHash,
    purpose: Purpose,
) -> Result<Option<Link>, sqlx::Error> {
    sqlx::query_as!(
        Link,
        "delete from mail_links where token_hash = $1 and purpose = $2 and expires_at > now()
         returning account_id as account, address",
        hash.bytes(),
        word(purpose),
    )
    .fetch_optional(connection)
    .await
}

/// The address that an account has last been sent a link to, to verify it.
pub async fn pending_address(pool: &PgPool, account: Uuid) -> Result<Option<String>, Error> {
    let address = sqlx::query_scalar!(
        "select address from mail_links
         where account_id = $1 and purpose = 'verify_address' and expires_at > now()
         order by created_at desc limit 1",
        account,
    );
    Ok(address.fetch_optional(pool).await?)
}

/// Makes the links void that would verify another address of an account than this one.
pub async fn forget_other_addresses(
    connection: &mut PgConnection,
    account: Uuid,
    address: &str,
) -> Result<(), sqlx::Error> {
    sqlx::query!(
        "delete from mail_links where account_id = $1 and purpose = 'verify_address' and address <> $2",
        account,
        address,
    )
    .execute(connection)
    .await?;
    Ok(())
}

/// Makes all links of an account void.
pub async fn delete_all(connection: &mut PgConnection, account: Uuid) -> Result<(), sqlx::Error> {
    sqlx::query!("delete from mail_links where account_id = $1", account).execute(connection).await?;
    Ok(())
}

/// Deletes the links that work no more.
pub async fn delete_expired(pool: &PgPool) -> Result<(), sqlx::Error> {
    sqlx::query!("delete from mail_links where expires_at <= now()").execute(pool).await?;
    Ok(())
}
