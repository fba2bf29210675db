//! Who has a game open, at which server.

use std::collections::BTreeSet;

use estafette_engine::secrecy::Seat;
use sqlx::PgPool;
use uuid::Uuid;

use crate::error::Error;

/// Who has a game open.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Present {
    /// The players.
    pub seats: BTreeSet<Seat>,
    /// How many watch.
    pub watchers: u32,
}

impl Present {
    /// Whether nobody has.
    pub fn is_empty(&self) -> bool {
        *self == Present::default()
    }
}

/// Writes down who has a game open at a server.
pub async fn set(pool: &PgPool, game: Uuid, server: Uuid, present: &Present) -> Result<(), Error> {
    if present.is_empty() {
        let gone = sqlx::query!("delete from presence where game_id = $1 and server = $2", game, server);
        gone.execute(pool).await?;
        return Ok(());
    }
    let seats: Vec<String> = present.seats.iter().map(Seat::to_string).collect();
    sqlx::query!(
        "insert into presence (game_id, server, seats, watchers) values ($1, $2, $3, $4)
         on conflict (game_id, server) do update
             set seats = excluded.seats, watchers = excluded.watchers, seen_at = excluded.seen_at",
        game,
        server,
        &seats,
        i32::try_from(present.watchers).unwrap_or(i32::MAX),
    )
    .execute(pool)
    .await?;
    Ok(())
}

/// A server says that all it has written holds still. The games it has written of are the answer.
pub async fn renew(pool: &PgPool, server: Uuid) -> Result<Vec<Uuid>, Error> {
    let games = sqlx::query_scalar!(
        "update presence set seen_at = now() where server = $1 returning game_id",
        server
    );
    Ok(games.fetch_all(pool).await?)
}

/// Forgets what a server has written that stops.
pub async fn forget(pool: &PgPool, server: Uuid) -> Result<(), Error> {
    sqlx::query!("delete from presence where server = $1", server).execute(pool).await?;
    Ok(())
}

/// Forgets what servers have written that have not been heard of for long.
pub async fn delete_old(pool: &PgPool) -> Result<(), sqlx::Error> {
    sqlx::query!("delete from presence where seen_at < now() - interval '1 hour'").execute(pool).await?;
    Ok(())
}
