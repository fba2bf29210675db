//! A player's own notes on a game.

use sqlx::{PgConnection, PgPool};
use uuid::Uuid;

use crate::error::Error;

/// The notes of an account on a game; empty when there are none.
pub async fn of_game(pool: &PgPool, game: Uuid, account: Uuid) -> Result<String, Error> {
    let text =
        sqlx::query_scalar!("select body from notes where game_id = $1 and account_id = $2", game, account);
    Ok(text.fetch_optional(pool).await?.unwrap_or_default())
}

/// Stores the notes; the last ones stay.
pub async fn store(pool: &PgPool, game: Uuid, account: Uuid, text: &str) -> Result<(), Error> {
    sqlx::query!(
        "insert into notes (game_id, account_id, body) values ($1, $2, $3)
         on conflict (game_id, account_id) do update set body = excluded.body, updated_at = now()",
        game,
        account,
        text,
    )
    .execute(pool)
    .await?;
    Ok(())
}

/// Deletes all notes of an account.
pub async fn forget(connection: &mut PgConnection, account: Uuid) -> Result<(), sqlx::Error> {
    sqlx::query!("delete from notes where account_id = $1", account).execute(connection).await?;
    Ok(())
}
