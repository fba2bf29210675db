//! `/api/health`: whether the server can do its work.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use serde_json::{Value, json};

use crate::app::App;
use crate::error::Error;

/// `GET /api/health`.
pub async fn show(State(app): State<Arc<App>>) -> Result<Json<Value>, Error> {
    sqlx::query_scalar!(r#"select 1 as "one!""#).fetch_one(&app.pool).await.map_err(|error| {
        tracing::error!(%error, "the database does not answer");
        Error::Unavailable
    })?;
    Ok(Json(json!({ "status": "ok" })))
}
