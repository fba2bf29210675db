//! `/api/games/{id}/replay`: looking back at a game.

use std::sync::Arc;

use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;
use estafette_engine::chance::LogPosition;
use estafette_engine::secrecy::Lens;
use serde::Deserialize;
use uuid::Uuid;

use super::viewing::game_and_viewer;
use crate::app::App;
use crate::compression;
use crate::error::Error;
use crate::extract::{Caller, Path, Player, Query};

/// What is asked of [`show`].
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Question {
    /// Through which lens; the widest allowed when left out.
    lens: Option<Lens>,
    /// The key of a link.
    key: Option<String>,
}

/// `GET /api/games/{id}/replay`: the log and the course of the game.
pub async fn show(
    State(app): State<Arc<App>>,
    Path(id): Path<Uuid>,
    Query(Question { lens, key }): Query<Question>,
    player: Option<Player>,
    caller: Caller,
    headers: HeaderMap,
) -> Result<Response, Error> {
    let (_, viewer) = game_and_viewer(&app, id, player.as_ref(), key.as_deref(), &caller).await?;
    let replay = app.host.table(id).replay(viewer, lens).await?;
    compression::json(&headers, replay).await
}

/// What is asked of [`frames`].
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FramesQuestion {
    /// Through which lens.
    lens: Lens,
    /// A position that has to be among the frames.
    at: LogPosition,
    /// The key of a link.
    key: Option<String>,
}

/// `GET /api/games/{id}/replay/frames`: how the game stood, entry by entry.
pub async fn frames(
    State(app): State<Arc<App>>,
    Path(id): Path<Uuid>,
    Query(FramesQuestion { lens, at, key }): Query<FramesQuestion>,
    player: Option<Player>,
    caller: Caller,
    headers: HeaderMap,
) -> Result<Response, Error> {
    let (_, viewer) = game_and_viewer(&app, id, player.as_ref(), key.as_deref(), &caller).await?;
    let frames = app.host.table(id).frames(viewer, lens, at).await?;
    compression::json(&headers, frames).await
}
