//! `/api/games/{id}/notes`: a player's own notes.

use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use estafette_protocol::talk::Notes;
use uuid::Uuid;

use crate::app::App;
use crate::error::Error;
use crate::extract::{Json, Path, Player};
use crate::store::{games, notes};

/// The longest notes, in characters.
const LONGEST: usize = 20_000;

/// `GET /api/games/{id}/notes`.
pub async fn show(
    State(app): State<Arc<App>>,
    Path(id): Path<Uuid>,
    player: Player,
) -> Result<axum::Json<Notes>, Error> {
    let me = player.account.id;
    games::by_id(&app.pool, id).await?.seat_of(me).ok_or(Error::NotAPlayer)?;
    Ok(axum::Json(Notes { text: notes::of_game(&app.pool, id, me).await? }))
}

/// `PUT /api/games/{id}/notes`.
pub async fn store(
    State(app): State<Arc<App>>,
    Path(id): Path<Uuid>,
    player: Player,
    Json(new): Json<Notes>,
) -> Result<StatusCode, Error> {
    let me = player.account.id;
    games::by_id(&app.pool, id).await?.seat_of(me).ok_or(Error::NotAPlayer)?;
    if new.text.chars().count() > LONGEST {
        return Err(Error::Invalid { field: "text", message: "Notes have at most 20,000 characters." });
    }
    // The database takes no text with a zero in it.
    notes::store(&app.pool, id, me, &new.text.replace('\0', "")).await?;
    Ok(StatusCode::NO_CONTENT)
}
