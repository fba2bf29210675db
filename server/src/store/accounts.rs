//! Accounts.

use chrono::{DateTime, Utc};
use estafette_protocol::account::Account;
use sqlx::{PgConnection, PgPool};
use uuid::Uuid;

use crate::error::Error;

/// An account that can log in.
pub struct Login {
    /// The account.
    pub account: Account,
    /// The hash of its password.
    pub password_hash: String,
}

/// What a name is compared by: two names that differ only in case are one.
pub fn name_key(name: &str) -> String {
    name.to_ascii_lowercase()
}

/// Stores a new account. [`Error::NameTaken`] when somebody has the name, or had it until they left.
pub async fn insert(
    connection: &mut PgConnection,
    name: &str,
    password_hash: String,
) -> Result<Login, Error> {
    let account = Account { id: Uuid::now_v7(), name: name.to_owned() };
    let done = sqlx::query!(
        "insert into accounts (id, name, name_key, password_hash)
         select $1, $2, $3::text, $4
         where not exists (select from accounts where former_name = sha256(convert_to($3::text, 'UTF8')))",
        account.id,
        account.name,
        name_key(name),
        password_hash,
    )
    .execute(connection)
    .await?;
    if done.rows_affected() == 0 {
        return Err(Error::NameTaken);
    }
    Ok(Login { account, password_hash })
}

/// The account of a name, whatever the case.
pub async fn by_name(pool: &PgPool, name: &str) -> Result<Option<Login>, Error> {
    let row = sqlx::query!(
        r#"select id, name as "name!", password_hash as "password_hash!" from accounts where name_key = $1"#,
        name_key(name)
    )
    .fetch_optional(pool)
    .await?;
    Ok(row.map(|row| Login {
        account: Account { id: row.id, name: row.name },
        password_hash: row.password_hash,
    }))
}

/// The name of an account that is not deleted.
pub async fn name(pool: &PgPool, account: Uuid) -> Result<Option<String>, Error> {
    let name = sqlx::query_scalar!("select name from accounts where id = $1", account);
    Ok(name.fetch_optional(pool).await?.flatten())
}

/// The hash of an account's password.
pub async fn password_hash(pool: &PgPool, account: Uuid) -> Result<Option<String>, Error> {
    let hash = sqlx::query_scalar!("select password_hash from accounts where id = $1", account);
    Ok(hash.fetch_optional(pool).await?.flatten())
}

/// When an account was created, and its address.
pub async fn details(pool: &PgPool, account: Uuid) -> Result<(DateTime<Utc>, Option<String>), Error> {
    let row = sqlx::query!(
        "select created_at, case when email_verified_at is not null then email end as email
         from accounts where id = $1",
        account
    );
    let row = row.fetch_one(pool).await?;
    Ok((row.created_at, row.email))
}

/// Holds an account for the rest of a transaction. `false` when it was deleted.
pub async fn hold(connection: &mut PgConnection, account: Uuid) -> Result<bool, sqlx::Error> {
    let held = sqlx::query_scalar!(
        "select 1 from accounts where id = $1 and deleted_at is null for no key update",
        account
    );
    Ok(held.fetch_optional(connection).await?.is_some())
}

/// Holds the account of somebody who knew the password. `false` when it is the password no
/// more.
pub async fn hold_as(connection: &mut PgConnection, login: &Login) -> Result<bool, sqlx::Error> {
    let held = sqlx::query_scalar!(
        "select 1 from accounts where id = $1 and password_hash = $2 for no key update",
        login.account.id,
        login.password_hash,
    );
    Ok(held.fetch_optional(connection).await?.is_some())
}

/// Gives a held account a verified address, or none. The answer is the address before.
pub async fn set_address(
    connection: &mut PgConnection,
    account: Uuid,
    address: Option<&str>,
) -> Result<Option<String>, sqlx::Error> {
    let old = sqlx::query_scalar!("select email from accounts where id = $1", account);
    let old = old.fetch_one(&mut *connection).await?;
    sqlx::query!(
        "update accounts set email = $2::text, email_verified_at = case when $2::text is not null then now() end
         where id = $1",
        account,
        address,
    )
    .execute(connection)
    .await?;
    Ok(old)
}

/// What is known of how somebody reads, unless they have chosen something.
pub async fn suggest_reading(
    connection: &mut PgConnection,
    account: Uuid,
    language: Option<&str>,
    timezone: Option<&str>,
) -> Result<(), sqlx::Error> {
    sqlx::query!(
        "update accounts set language = coalesce(language, $2), timezone = coalesce(timezone, $3) where id = $1",
        account,
        language,
        timezone,
    )
    .execute(connection)
    .await?;
    Ok(())
}

/// The accounts that an address belongs to, the oldest first, and no more than so many.
pub async fn of_address(pool: &PgPool, address: &str, most: i64) -> Result<Vec<Uuid>, Error> {
    let accounts = sqlx::query_scalar!(
        "select id from accounts where lower(email) = lower($1) and email_verified_at is not null
         order by id limit $2",
        address,
        most,
    );
    Ok(accounts.fetch_all(pool).await?)
}

/// Changes the password, whatever it was.
pub async fn reset_password(
    connection: &mut PgConnection,
    account: Uuid,
    password_hash: &str,
) -> Result<(), sqlx::Error> {
    sqlx::query!("update accounts set password_hash = $2 where id = $1", account, password_hash)
        .execute(connection)
        .await?;
    Ok(())
}

/// Changes the password. `false` when the old one holds no more: somebody was faster.
pub async fn set_password(
    connection: &mut PgConnection,
    login: &Login,
    password_hash: &str,
) -> Result<bool, sqlx::Error> {
    let done = sqlx::query!(
        "update accounts set password_hash = $3 where id = $1 and password_hash = $2",
        login.account.id,
        login.password_hash,
        password_hash,
    )
    .execute(connection)
    .await?;
    Ok(done.rows_affected() == 1)
}

/// Empties an account for good; its row stays for the games it played in. `false` when
/// the password holds no more.
pub async fn delete(connection: &mut PgConnection, login: &Login) -> Result<bool, sqlx::Error> {
    let done = sqlx::query!(
        "update accounts set former_name = sha256(convert_to(name_key, 'UTF8')), name = null, name_key = null,
             password_hash = null, email = null, email_verified_at = null, language = null, timezone = null,
             deleted_at = now()
         where id = $1 and password_hash = $2",
        login.account.id,
        login.password_hash,
    )
    .execute(connection)
    .await?;
    Ok(done.rows_affected() == 1)
}
