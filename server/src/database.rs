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

/// How long a request waits for a connection that answers. While the database is away it fails then.
const TO_CONNECT: Duration = Duration::from_secs(2);

/// After how many seconds of silence the database looks whether we are still there, how often, and how
/// many times: a connection that was cut on the way holds no lock for hours.
const KEEPALIVE: [(&str, &str); 3] =
    [("tcp_keepalives_idle", "30"), ("tcp_keepalives_interval", "10"), ("tcp_keepalives_count", "3")];

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
    let pool = connect(url.parse()?).await?;
    MIGRATOR.run(&pool).await?;
    Ok(pool)
}

/// Connects to a database.
pub async fn connect(options: PgConnectOptions) -> Result<PgPool, sqlx::Error> {
    // Statements are not logged: their failures are, once, where they are handled.
    let options = options.disable_statement_logging().application_name("estafette").options(KEEPALIVE);
    PgPoolOptions::new().max_connections(20).acquire_timeout(TO_CONNECT).connect_with(options).await
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
