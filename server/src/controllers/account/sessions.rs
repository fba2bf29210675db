//! `/api/account/sessions`: the browsers that are signed in.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use estafette_protocol::account::SessionSummary;
use uuid::Uuid;

use crate::app::App;
use crate::error::Error;
use crate::extract::{Caller, Owner, Path};
use crate::security_events::SecurityEvent;
use crate::store::sessions;

/// `GET /api/account/sessions`: those last used first.
pub async fn list(State(app): State<Arc<App>>, owner: Owner) -> Result<Json<Vec<SessionSummary>>, Error> {
    sessions::of_account(&app.pool, owner.account.id, &owner.session).await.map(Json)
}

/// `DELETE /api/account/sessions/{id}`: ends one.
pub async fn delete(
    State(app): State<Arc<App>>,
    Caller(from): Caller,
    Path(id): Path<Uuid>,
    owner: Owner,
) -> Result<StatusCode, Error> {
    if !sessions::delete_one(&app.pool, owner.account.id, id).await? {
        return Err(Error::NoSuchSession);
    }
    app.tell_ended(owner.account.id);
    SecurityEvent::SessionsEnded.tell(Some(owner.account.id), Some(from));
    Ok(StatusCode::NO_CONTENT)
}

/// `DELETE /api/account/sessions`: ends all but the one that asks.
pub async fn delete_others(
    State(app): State<Arc<App>>,
    Caller(from): Caller,
    owner: Owner,
) -> Result<StatusCode, Error> {
    let mut connection = app.pool.acquire().await?;
    sessions::delete_all(&mut connection, owner.account.id, Some(&owner.session)).await?;
    app.tell_ended(owner.account.id);
    SecurityEvent::SessionsEnded.tell(Some(owner.account.id), Some(from));
    Ok(StatusCode::NO_CONTENT)
}
