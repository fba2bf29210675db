//! Getting a database that is there and up to date.

use std::time::Duration;

use sqlx::migrate::{MigrateDatabase, MigrateError};
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

/// What is wrong with the database, in words for whoever runs the server.
#[derive(Debug, thiserror::Error)]
pub enum DatabaseError {
    /// The address is none.
    #[error("DATABASE_URL is not an address like postgres://estafette:password@localhost/estafette")]
    NoAddress,
    /// Nobody answers there.
    #[error("no PostgreSQL answers where DATABASE_URL says: is it running, and is the address right? ({0})")]
    Silent(#[source] sqlx::Error),
    /// It does not let us in.
    #[error("PostgreSQL does not let this role in: look at name and password in DATABASE_URL ({0})")]
    NotLetIn(#[source] sqlx::Error),
    /// We may not do what we have to.
    #[error(
        "the role in DATABASE_URL lacks rights: it must own the database, or be allowed to create it ({0})"
    )]
    NoRights(#[source] sqlx::Error),
    /// A newer server has been at work here.
    #[error(
        "the database was brought up to date by a newer version of Estafette (its migration {0} is not known \
         here): start that version or a later one, or restore a backup from before the upgrade"
    )]
    Newer(i64),
    /// A migration was changed after it had been released.
    #[error(
        "migration {0} of the database is not the one of this version: this program was not built from a \
         release"
    )]
    Changed(i64),
    /// It cannot be reached or created.
    #[error("the database cannot be used: {0}")]
    Unusable(#[source] sqlx::Error),
    /// It cannot be brought up to date.
    #[error("the database cannot be brought up to date: {0}")]
    Unmigrated(#[source] sqlx::migrate::MigrateError),
}

impl From<sqlx::Error> for DatabaseError {
    fn from(error: sqlx::Error) -> DatabaseError {
        let code = error
            .as_database_error()
            .and_then(sqlx::error::DatabaseError::code)
            .unwrap_or_default()
            .into_owned();
        match (&error, code.as_str()) {
            (sqlx::Error::Configuration(_), _) => DatabaseError::NoAddress,
            (sqlx::Error::Io(_) | sqlx::Error::PoolTimedOut, _) => DatabaseError::Silent(error),
            // invalid_password, invalid_authorization_specification
            (_, "28P01" | "28000") => DatabaseError::NotLetIn(error),
            // insufficient_privilege
            (_, "42501") => DatabaseError::NoRights(error),
            _ => DatabaseError::Unusable(error),
        }
    }
}

impl From<MigrateError> for DatabaseError {
    fn from(error: MigrateError) -> DatabaseError {
        match error {
            MigrateError::VersionMissing(version) => DatabaseError::Newer(version),
            MigrateError::VersionMismatch(version) => DatabaseError::Changed(version),
            MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => error.into(),
            error => DatabaseError::Unmigrated(error),
        }
    }
}

/// Creates the database unless it exists, migrates it and connects to it.
pub async fn prepare(url: &str) -> Result<PgPool, DatabaseError> {
    create(url).await?;
    let pool = connect(url.parse::<PgConnectOptions>()?).await?;
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
