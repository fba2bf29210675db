//! What has to be known of a database that was brought back from a copy.

use chrono::{DateTime, Utc};
use sqlx::PgConnection;
use uuid::Uuid;

use crate::error::Error;

/// Begins another epoch, at a moment: pages see that what they know is more than the database does, and
/// the while since the copy was made becomes an outage when a server comes back.
pub async fn begin_epoch(connection: &mut PgConnection, now: DateTime<Utc>) -> Result<(), Error> {
    sqlx::query!("update heartbeat set restored = true, epoch = greatest(epoch + 1, $1)", now.timestamp())
        .execute(&mut *connection)
        .await?;
    sqlx::query!("delete from presence").execute(connection).await?;
    Ok(())
}

/// Takes the news of games out of the outbox that were due by a moment: the server that was lost may have
/// sent them already.
pub async fn cancel_due(connection: &mut PgConnection, now: DateTime<Utc>) -> Result<(), Error> {
    sqlx::query!(
        "update outbox set state = 'cancelled', done_at = now(), secret = null, problem = 'restored'
         where state = 'waiting' and game_id is not null and not_before <= $1",
        now
    )
    .execute(connection)
    .await?;
    Ok(())
}

/// The running games in which somebody is reminded of their time.
pub async fn reminded_of(connection: &mut PgConnection) -> Result<Vec<Uuid>, Error> {
    let games = sqlx::query_scalar!(
        "select id from games where status = 'running' and pace = 'correspondence' and time_up_at is not null"
    );
    Ok(games.fetch_all(connection).await?)
}
