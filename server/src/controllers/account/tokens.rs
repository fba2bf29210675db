//! `/api/account/tokens`: access tokens for bots and other programs.

use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use estafette_protocol::account::{AccessToken, IssuedToken, NewToken};
use uuid::Uuid;

use super::confirm;
use crate::app::App;
use crate::error::Error;
use crate::extract::{Caller, Json, Owner, Path};
use crate::security_events::SecurityEvent;
use crate::session::access_token;
use crate::store::access_tokens;
use crate::token::Token;

/// `GET /api/account/tokens`: the newest first.
pub async fn list(State(app): State<Arc<App>>, owner: Owner) -> Result<axum::Json<Vec<AccessToken>>, Error> {
    access_tokens::of_account(&app.pool, owner.account.id).await.map(axum::Json)
}

/// `POST /api/account/tokens`: makes one, and shows it this once.
pub async fn create(
    State(app): State<Arc<App>>,
    Caller(from): Caller,
    owner: Owner,
    Json(new): Json<NewToken>,
) -> Result<(StatusCode, axum::Json<IssuedToken>), Error> {
    let label = new.label.trim();
    check_label(label)?;
    let login = confirm(&app, from, &owner, new.password).await?;
    let secret = Token::draw();
    let token = access_tokens::insert(&app.pool, &secret.hash(), &login, label).await?;
    SecurityEvent::TokenMade.tell(Some(owner.account.id), Some(from));
    let issued = IssuedToken { token, secret: access_token::text(&secret) };
    Ok((StatusCode::CREATED, axum::Json(issued)))
}

/// `DELETE /api/account/tokens/{id}`: revokes one.
pub async fn delete(
    State(app): State<Arc<App>>,
    Caller(from): Caller,
    Path(id): Path<Uuid>,
    owner: Owner,
) -> Result<StatusCode, Error> {
    if !access_tokens::delete_one(&app.pool, owner.account.id, id).await? {
        return Err(Error::NoSuchToken);
    }
    app.tell_ended(owner.account.id);
    SecurityEvent::TokenRevoked.tell(Some(owner.account.id), Some(from));
    Ok(StatusCode::NO_CONTENT)
}

fn check_label(label: &str) -> Result<(), Error> {
    if (1..=40).contains(&label.chars().count()) && !label.chars().any(char::is_control) {
        return Ok(());
    }
    Err(Error::Invalid { field: "label", message: "A label has 1 to 40 characters, on one line." })
}
