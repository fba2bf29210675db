//! `/api/blocks`: whom a player does not want to hear.

use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use estafette_protocol::talk::Blocks;
use uuid::Uuid;

use crate::app::App;
use crate::error::Error;
use crate::extract::{Path, Player};
use crate::store::{blocks, players};

/// `GET /api/blocks`.
pub async fn list(State(app): State<Arc<App>>, player: Player) -> Result<axum::Json<Blocks>, Error> {
    Ok(axum::Json(Blocks { names: blocks::names(&app.pool, player.account.id).await? }))
}

/// `PUT /api/blocks/{name}`: the player hears no more of somebody, and neither joins
/// open games of the other.
pub async fn insert(
    State(app): State<Arc<App>>,
    Path(name): Path<String>,
    player: Player,
) -> Result<StatusCode, Error> {
    let blocked = account(&app, &name).await?;
    if blocked == player.account.id {
        return Err(Error::Invalid { field: "name", message: "Nobody can block themself." });
    }
    blocks::insert(&app.pool, player.account.id, blocked).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// `DELETE /api/blocks/{name}`.
pub async fn delete(
    State(app): State<Arc<App>>,
    Path(name): Path<String>,
    player: Player,
) -> Result<StatusCode, Error> {
    let blocked = account(&app, &name).await?;
    blocks::delete(&app.pool, player.account.id, blocked).await?;
    Ok(StatusCode::NO_CONTENT)
}

async fn account(app: &App, name: &str) -> Result<Uuid, Error> {
    Ok(players::by_name(&app.pool, name).await?.id)
}
