//! Whether the database takes something in.

use sqlx::PgPool;

use crate::error::Error;

/// Writes that a server is there: the smallest thing there is to store.
pub async fn beat(pool: &PgPool) -> Result<(), Error> {
    sqlx::query!("update heartbeat set at = now()").execute(pool).await?;
    Ok(())
}
