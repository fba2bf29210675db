//! Getting a database that is there and up to date.

use std::time::Duration;

use sqlx::migrate::MigrateDatabase;
use sqlx::postgres::{PgConnectOptions, PgPoolOptions};
use sqlx::{ConnectOptions, PgPool, Postgres};

/// The migrations, embedded.
pub static MIGRATOR: sqlx::migrate::Migrator = sqlx::migrate!("../migrations");

/// How often the first connection is tried, a second apart: the database may
/// start together with the server.
const TRIES: u32 = 30;

/// What is wrong with the database.
#[derive(Debug, thiserror::Error)]
pub enum DatabaseError {
    /// It cannot be reached or created.
    #[error("the database cannot be used: {0}")]
    Unusable(#[from] sqlx::Error),
    /// It cannot be brought up to date.
    #[error("the database cannot be migrated: {0}")]
    Unmigrated(#[from] sqlx::migrate::MigrateError),
}

/// Creates the database unless it exists, migrates it and connects to it.
pub async fn prepare(url: &str) -> Result<PgPool, DatabaseError> {
    create(url).await?;
    // Statements are not logged: their failures are, once, where they are handled.
    let options: PgConnectOptions = url.parse()?;
    let options = options.disable_statement_logging().application_name("estafette");
    let pool = PgPoolOptions::new()
        .max_connections(20)
        .acquire_timeout(Duration::from_secs(10))
        .connect_with(options)
        .await?;
    MIGRATOR.run(&pool).await?;
    Ok(pool)
}

async fn create(url: &str) -> Result<(), sqlx::Error> {
    if exists(url).await? {
        return Ok(());
    }
    let created = Postgres::create_database(url).await;
    // Another node may have been faster.
    if created.is_err() && !Postgres::database_exists(url).await? {
        return created;
    }
    Ok(())
}

async fn exists(url: &str) -> Result<bool, sqlx::Error> {
    let mut tries = 0;
    loop {
        match Postgres::database_exists(url).await {
            Err(sqlx::Error::Io(_)) if tries < TRIES => {
                tries += 1;
                tracing::warn!("the database does not answer yet");
                tokio::time::sleep(Duration::from_secs(1)).await;
            }
            result => return result,
        }
    }
}
