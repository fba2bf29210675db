//! Tries at passwords, counted by name for all servers on the database, and the devices that are known.

use sqlx::{PgConnection, PgPool};
use uuid::Uuid;

use crate::error::Error;
use crate::limits::Rate;
use crate::token::TokenHash;

/// How many days a device is known after somebody last signed in with it.
pub const DAYS_KNOWN: i32 = 400;

/// After how many days without a try a name is forgotten.
const DAYS_COUNTED: i32 = 7;

/// Counts a try under a name. `false` when there were so many lately that it is none.
pub async fn count(pool: &PgPool, name_key: &str, rate: Rate) -> Result<bool, Error> {
    let counted = sqlx::query_scalar!(
        "insert into guesses as g (name_key, level, at) values ($1, 1, now())
         on conflict (name_key) do update
             set level = greatest(0, g.level - extract(epoch from now() - g.at)::float8 / $2) + 1, at = now()
             where greatest(0, g.level - extract(epoch from now() - g.at)::float8 / $2) + 1 <= $3
         returning 1",
        name_key,
        rate.every.as_secs_f64(),
        f64::from(rate.burst.get()),
    );
    Ok(counted.fetch_optional(pool).await?.is_some())
}

/// Takes a try back: the password was right.
pub async fn forgive(pool: &PgPool, name_key: &str) -> Result<(), Error> {
    sqlx::query!("update guesses set level = greatest(0, level - 1) where name_key = $1", name_key)
        .execute(pool)
        .await?;
    Ok(())
}

/// Whether somebody of this name has signed in with a device before.
pub async fn knows(pool: &PgPool, name_key: &str, device: &TokenHash) -> Result<bool, Error> {
    let known = sqlx::query_scalar!(
        "select 1 from devices d join accounts a on a.id = d.account_id
         where a.name_key = $1 and d.token_hash = $2 and d.used_at > now() - make_interval(days => $3)",
        name_key,
        device.bytes(),
        DAYS_KNOWN,
    );
    Ok(known.fetch_optional(pool).await?.is_some())
}

/// Somebody has signed in with a device.
pub async fn meet(pool: &PgPool, account: Uuid, device: &TokenHash) -> Result<(), Error> {
    sqlx::query!(
        "insert into devices (token_hash, account_id) values ($1, $2)
         on conflict (account_id, token_hash) do update set used_at = now()",
        device.bytes(),
        account,
    )
    .execute(pool)
    .await?;
    Ok(())
}

/// Forgets the devices of an account: somebody else may have used them.
pub async fn forget_devices(connection: &mut PgConnection, account: Uuid) -> Result<(), sqlx::Error> {
    sqlx::query!("delete from devices where account_id = $1", account).execute(connection).await?;
    Ok(())
}

/// Forgets everything about an account, for somebody who leaves for good.
pub async fn forget(connection: &mut PgConnection, account: Uuid, name_key: &str) -> Result<(), sqlx::Error> {
    forget_devices(connection, account).await?;
    sqlx::query!("delete from guesses where name_key = $1", name_key).execute(connection).await?;
    Ok(())
}

/// Forgets what was long ago.
pub async fn delete_old(pool: &PgPool) -> Result<(), sqlx::Error> {
    sqlx::query!("delete from guesses where at < now() - make_interval(days => $1)", DAYS_COUNTED)
        .execute(pool)
        .await?;
    sqlx::query!("delete from devices where used_at < now() - make_interval(days => $1)", DAYS_KNOWN)
        .execute(pool)
        .await?;
    Ok(())
}
