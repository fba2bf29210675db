//! A database that was brought back from a copy: nobody takes it for what it is not. Another epoch begins, so
//! that pages say what was lost; the time since the copy becomes an outage; and what may have been
//! mailed already is not mailed anew.

use chrono::{DateTime, Utc};
use sqlx::{PgConnection, PgPool};

use crate::error::Error;
use crate::mails::rules;
use crate::store::seats::Place;
use crate::store::{games, restores};

/// Notes that the database was brought back from a copy.
pub async fn note(pool: &PgPool, now: DateTime<Utc>) -> Result<(), Error> {
    let mut transaction = pool.begin().await?;
    restores::begin_epoch(&mut transaction, now).await?;
    restores::cancel_due(&mut transaction, now).await?;
    remind_anew(&mut transaction, now).await?;
    transaction.commit().await?;
    Ok(())
}

/// The reminders that come next: each was planned when the one before it was sent.
async fn remind_anew(connection: &mut PgConnection, now: DateTime<Utc>) -> Result<(), Error> {
    for game in restores::reminded_of(connection).await? {
        let game = games::by_id(&mut *connection, game).await?;
        for account in game.seats.asked().filter_map(Place::account) {
            rules::remind(connection, &game, account, now).await?;
        }
    }
    Ok(())
}
