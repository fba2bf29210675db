//! Game files: `/api/games/{id}/file` and `/api/verify`.

use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use estafette_engine::chance::LogPosition;
use estafette_protocol::game::Status;
use estafette_protocol::record::{FileCheck, GameFile};
use tokio::task::spawn_blocking;
use uuid::Uuid;

use super::viewing::{ShownKey, game_and_viewer};
use crate::app::App;
use crate::error::Error;
use crate::extract::{Body, Caller, Path, Player, Query};
use crate::record::{self, Patience};
use crate::store::seats::Place;
use crate::store::{games, moves};

/// `GET /api/games/{id}/file`: a finished game as a file, for whoever may see it.
pub async fn show(
    State(app): State<Arc<App>>,
    Path(id): Path<Uuid>,
    Query(ShownKey { key }): Query<ShownKey>,
    player: Option<Player>,
    caller: Caller,
) -> Result<Response, Error> {
    let (game, _) = game_and_viewer(&app, id, player.as_ref(), key.as_deref(), &caller).await?;
    if game.status != Status::Finished {
        return Err(Error::StillRunning);
    }
    let origin = games::origin(&app.pool, id).await?;
    let moves = moves::after(&app.pool, id, LogPosition::SETUP).await?;
    let name = |place: &Place| (place.seat, place.name().map(ToOwned::to_owned));
    let players = game.seats.iter().map(name).collect();
    let started_at = game.started_at.ok_or(Error::NotStarted)?;
    let rules = app.settings.games.rules(origin.kind).ok_or(Error::GameDamaged)?;
    let write = move || {
        let file = record::write(rules, &origin, game.pace, started_at, players, &moves).ok()?;
        record::text(&file, rules.labels()).ok()
    };
    let text = spawn_blocking(write).await.ok().flatten().ok_or(Error::GameDamaged)?;
    let headers = [
        (header::CONTENT_TYPE, "application/json".to_owned()),
        (header::CONTENT_DISPOSITION, format!("attachment; filename=\"estafette-{id}.json\"")),
    ];
    Ok((headers, text).into_response())
}

/// `POST /api/verify`: plays a game file again. Whatever is wrong with it is the answer;
/// nothing is kept.
pub async fn verify(
    State(app): State<Arc<App>>,
    Caller(from): Caller,
    Body(text): Body,
) -> Result<axum::Json<FileCheck>, Error> {
    app.limiter.file(from)?;
    let (_, verification) = check(&app, text).await?;
    Ok(axum::Json(verification))
}

/// Checks a game file beside the threads that answer, only so many at a time.
pub async fn check(app: &App, text: Bytes) -> Result<(Option<GameFile>, FileCheck), Error> {
    let _permit = app.file_permits.try_acquire().map_err(|_| Error::Busy)?;
    // Also a panic in the rules ends here.
    let games = app.settings.games;
    spawn_blocking(move || record::verify(&games, &text, Patience::Short)).await.map_err(|_| Error::Internal)
}
