//! `/api/health`: whether the server can do its work.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use serde_json::{Value, json};

use crate::app::App;
use crate::error::Error;

/// `GET /api/health`.
pub async fn show(State(app): State<Arc<App>>) -> Result<Json<Value>, Error> {
    app.readiness.check(&app.pool).await?;
    Ok(Json(json!({ "status": "ok" })))
}
