//! Whether the server can do its work (`/api/health`, `/readyz`), and whether it is there at all (`/livez`).

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use serde_json::{Value, json};

use crate::app::App;
use crate::error::Error;

/// `GET /livez`: the process answers. Whoever starts it anew when it does not asks this, since a database
/// that is away comes back by itself.
pub async fn live() -> Json<Value> {
    Json(json!({ "status": "ok" }))
}

/// `GET /api/health`, `GET /readyz`: the database answers, and takes something in.
pub async fn show(State(app): State<Arc<App>>) -> Result<Json<Value>, Error> {
    app.readiness.check(&app.heartbeat).await?;
    Ok(Json(json!({ "status": "ok" })))
}
