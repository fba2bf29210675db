//! Accounts.

use estafette_protocol::account::Account;
use sqlx::PgPool;
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

/// Stores a new account. [`Error::NameTaken`] when somebody has the name.
pub async fn insert(pool: &PgPool, name: &str, password_hash: &str) -> Result<Account, Error> {
    let account = Account { id: Uuid::now_v7(), name: name.to_owned() };
    sqlx::query!(
        "insert into accounts (id, name, name_key, password_hash) values ($1, $2, $3, $4)",
        account.id,
        account.name,
        name_key(name),
        password_hash,
    )
    .execute(pool)
    .await?;
    Ok(account)
}

/// The account of a name, whatever the case.
pub async fn by_name(pool: &PgPool, name: &str) -> Result<Option<Login>, Error> {
    let row =
        sqlx::query!("select id, name, password_hash from accounts where name_key = $1", name_key(name))
            .fetch_optional(pool)
            .await?;
    Ok(row.map(|row| Login {
        account: Account { id: row.id, name: row.name },
        password_hash: row.password_hash,
    }))
}
