//! `/api/games/{id}/deductions`: what a player may conclude of the enemy's blocks.

use std::sync::Arc;

use axum::extract::State;
use estafette_engine::chance::LogPosition;
use estafette_engine::force::Side;
use estafette_engine::secrecy::Seat;
use estafette_protocol::game::Status;
use estafette_protocol::watching::Deductions;
use serde::Deserialize;
use uuid::Uuid;

use super::viewing::game_and_viewer;
use crate::app::App;
use crate::error::Error;
use crate::extract::{Caller, Path, Player, Query};
use crate::store::games::Overview;

/// What is asked of [`show`].
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Question {
    /// Whose sheet; the asker's own when left out.
    side: Option<Seat>,
    /// The log position it is of; the last one when left out.
    at: Option<LogPosition>,
    /// The key of a link.
    key: Option<String>,
}

/// `GET /api/games/{id}/deductions?side=red&at=17`: while the game runs, a player's own
/// sheet, if the game is played with them; when it is over, the sheet of each of them for
/// whoever may see the game.
pub async fn show(
    State(app): State<Arc<App>>,
    Path(id): Path<Uuid>,
    Query(Question { side: asked, at, key }): Query<Question>,
    player: Option<Player>,
    caller: Caller,
) -> Result<axum::Json<Deductions>, Error> {
    let (game, viewer) = game_and_viewer(&app, id, player.as_ref(), key.as_deref(), &caller).await?;
    let own = viewer.seat();
    let seat = if game.status == Status::Finished {
        asked.or(own).unwrap_or(Side::Red.into())
    } else {
        let own = own.ok_or(if player.is_some() { Error::NotAPlayer } else { Error::NotSignedIn })?;
        own_seat(&game, own, asked)?
    };
    let _permit = app.sheet_permits.acquire().await.map_err(|_| Error::Internal)?;
    Ok(axum::Json(app.host.table(id).deductions(seat, at).await?))
}

/// The seat whose sheet a player may have while the game runs: their own.
fn own_seat(game: &Overview, own: Seat, asked: Option<Seat>) -> Result<Seat, Error> {
    if asked.is_some_and(|asked| asked != own) {
        return Err(Error::StillRunning);
    }
    if game.deductions { Ok(own) } else { Err(Error::DeductionsOff) }
}
