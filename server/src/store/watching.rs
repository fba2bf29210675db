//! Who may watch a game.

use estafette_protocol::watching::Watching;
use sqlx::PgPool;
use uuid::Uuid;

use super::words::{NotAWord, word};
use crate::error::Error;
use crate::token::TokenHash;

/// A key as it is stored.
pub(super) fn key(bytes: &[u8]) -> Result<TokenHash, NotAWord> {
    TokenHash::stored(bytes).ok_or(NotAWord)
}

/// Sets who may watch, where it was `before` until now; where nobody may, the link goes
/// too. `false` when somebody else was faster.
pub async fn set(pool: &PgPool, game: Uuid, before: Watching, now: Watching) -> Result<bool, Error> {
    let done = sqlx::query!(
        "update games set watching = $3, watch_key = case when $3 = 'nobody' then null else watch_key end
         where id = $1 and watching = $2",
        game,
        word(before).ok_or(Error::Internal)?,
        word(now).ok_or(Error::Internal)?,
    )
    .execute(pool)
    .await?;
    Ok(done.rows_affected() == 1)
}

/// Puts a link in place of the one before, or takes it back.
pub async fn set_link(pool: &PgPool, game: Uuid, key: Option<&TokenHash>) -> Result<(), Error> {
    let key = key.map(TokenHash::bytes);
    sqlx::query!("update games set watch_key = $2 where id = $1", game, key).execute(pool).await?;
    Ok(())
}
