//! Access tokens.

use estafette_engine::secrecy::Seat;
use estafette_protocol::account::{AccessToken, Account};
use sqlx::{PgConnection, PgPool};
use uuid::Uuid;

use super::accounts::{self, Login};
use super::words::word;
use crate::error::Error;
use crate::token::TokenHash;

/// How many tokens an account may have.
const MOST: i64 = 20;

/// Stores a new token for somebody who knew the password. The account is locked
/// meanwhile, so that tokens made at once are counted one after the other.
pub async fn insert(
    pool: &PgPool,
    hash: &TokenHash,
    login: &Login,
    label: &str,
) -> Result<AccessToken, Error> {
    let account = login.account.id;
    let mut transaction = pool.begin().await?;
    if !accounts::hold_as(&mut transaction, login).await? {
        return Err(Error::WrongPassword);
    }
    let count = sqlx::query_scalar!(
        r#"select count(*) as "count!" from access_tokens where account_id = $1"#,
        account
    );
    if count.fetch_one(&mut *transaction).await? >= MOST {
        return Err(Error::TooManyTokens);
    }
    let token = sqlx::query_as!(
        AccessToken,
        "insert into access_tokens (id, account_id, label, token_hash) values ($1, $2, $3, $4)
         returning id, label, created_at, used_at",
        Uuid::now_v7(),
        account,
        label,
        hash.bytes(),
    )
    .fetch_one(&mut *transaction)
    .await?;
    transaction.commit().await?;
    Ok(token)
}

/// The account of a token that was not revoked. Notes, to the minute, that it was used.
pub async fn account(pool: &PgPool, hash: &TokenHash) -> Result<Option<Account>, Error> {
    let account = sqlx::query_as!(
        Account,
        r#"with used as (
             update access_tokens set used_at = now()
             where token_hash = $1 and (used_at is null or used_at < now() - interval '1 minute')
           )
           select a.id, a.name as "name!" from access_tokens t join accounts a on a.id = t.account_id
           where t.token_hash = $1 and a.deleted_at is null"#,
        hash.bytes(),
    )
    .fetch_optional(pool)
    .await?;
    Ok(account)
}

/// Whether a token has not ended and is of whoever sits in a seat; until the transaction ends, both stay
/// so.
pub async fn hold(
    connection: &mut PgConnection,
    hash: &TokenHash,
    game: Uuid,
    seat: Seat,
) -> Result<bool, sqlx::Error> {
    let held = sqlx::query_scalar!(
        r#"select true as "held!" from access_tokens t join seats on seats.account_id = t.account_id
           where t.token_hash = $1
               and seats.game_id = $2 and seats.side = $3 and seats.rank = $4
           for key share of t for share of seats"#,
        hash.bytes(),
        game,
        word(seat.side),
        i16::from(seat.rank),
    );
    Ok(held.fetch_optional(connection).await?.is_some())
}

/// The tokens of an account, the newest first.
pub async fn of_account(pool: &PgPool, account: Uuid) -> Result<Vec<AccessToken>, Error> {
    let tokens = sqlx::query_as!(
        AccessToken,
        "select id, label, created_at, used_at from access_tokens where account_id = $1
         order by created_at desc, id desc",
        account,
    );
    Ok(tokens.fetch_all(pool).await?)
}

/// Revokes a token of an account. `false` when it has no such token.
pub async fn delete_one(pool: &PgPool, account: Uuid, id: Uuid) -> Result<bool, Error> {
    let done = sqlx::query!("delete from access_tokens where id = $1 and account_id = $2", id, account);
    Ok(done.execute(pool).await?.rows_affected() == 1)
}

/// Revokes all tokens of an account.
pub async fn delete_all(connection: &mut PgConnection, account: Uuid) -> Result<(), sqlx::Error> {
    sqlx::query!("delete from access_tokens where account_id = $1", account).execute(connection).await?;
    Ok(())
}
