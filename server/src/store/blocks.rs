//! Whom a player does not want to hear.

use sqlx::{PgConnection, PgExecutor, PgPool};
use uuid::Uuid;

use crate::error::Error;

/// The most people one may block.
const MOST: i64 = 500;

/// The names of those an account has blocked, in alphabetical order.
pub async fn names(pool: &PgPool, account: Uuid) -> Result<Vec<String>, Error> {
    let names = sqlx::query_scalar!(
        r#"select a.name as "name!" from blocks b join accounts a on a.id = b.blocked_id
           where b.blocker_id = $1 order by a.name_key collate "C""#,
        account
    );
    Ok(names.fetch_all(pool).await?)
}

/// Blocks somebody. Blocking twice is blocking once.
pub async fn insert(pool: &PgPool, account: Uuid, blocked: Uuid) -> Result<(), Error> {
    let count = sqlx::query_scalar!(
        r#"select count(*) as "count!" from blocks where blocker_id = $1 and blocked_id <> $2"#,
        account,
        blocked
    );
    if count.fetch_one(pool).await? >= MOST {
        return Err(Error::TooManyBlocks);
    }
    sqlx::query!(
        "insert into blocks (blocker_id, blocked_id) values ($1, $2) on conflict do nothing",
        account,
        blocked
    )
    .execute(pool)
    .await?;
    Ok(())
}

/// Takes a block back.
pub async fn delete(pool: &PgPool, account: Uuid, blocked: Uuid) -> Result<(), Error> {
    sqlx::query!("delete from blocks where blocker_id = $1 and blocked_id = $2", account, blocked)
        .execute(pool)
        .await?;
    Ok(())
}

/// Whether an account and one of some others have blocked each other.
pub async fn between(executor: impl PgExecutor<'_>, one: Uuid, others: &[Uuid]) -> Result<bool, Error> {
    let found = sqlx::query_scalar!(
        r#"select exists (
               select from blocks
               where (blocker_id = $1 and blocked_id = any($2)) or (blocker_id = any($2) and blocked_id = $1)
           ) as "found!""#,
        one,
        others
    );
    Ok(found.fetch_one(executor).await?)
}

/// Forgets whom an account has blocked, and who has blocked it.
pub async fn forget(connection: &mut PgConnection, account: Uuid) -> Result<(), sqlx::Error> {
    sqlx::query!("delete from blocks where blocker_id = $1 or blocked_id = $1", account)
        .execute(connection)
        .await?;
    Ok(())
}
