//! `/api/boards`: the boards, the same for everybody.

use std::sync::Arc;

use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;
use estafette_engine::kind::GameKind;

use crate::app::App;
use crate::error::Error;
use crate::extract::Path;

/// `GET /api/boards/{kind}`: what is needed to draw a board.
pub async fn show(
    State(app): State<Arc<App>>,
    Path(kind): Path<GameKind>,
    headers: HeaderMap,
) -> Result<Response, Error> {
    Ok(app.boards.drawing(kind)?.answer(&headers))
}

/// `GET /api/boards/{kind}/map.svg`: the map as a picture.
pub async fn map(
    State(app): State<Arc<App>>,
    Path(kind): Path<GameKind>,
    headers: HeaderMap,
) -> Result<Response, Error> {
    Ok(app.boards.map(kind)?.answer(&headers))
}
