//! Whether the database answers.

use sqlx::PgPool;

use crate::error::Error;

/// Asks the database for nothing.
pub async fn check(pool: &PgPool) -> Result<(), Error> {
    sqlx::query_scalar!(r#"select 1 as "one!""#).fetch_one(pool).await.map_err(|error| {
        tracing::error!(%error, "the database does not answer");
        Error::Unavailable
    })?;
    Ok(())
}
