//! `/api/accounts`: signing up.

use std::sync::Arc;

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use estafette_protocol::account::Credentials;

use super::session::sign_in;
use crate::app::App;
use crate::error::Error;
use crate::extract::{Caller, Json};
use crate::store::accounts;

/// `POST /api/accounts`: signs up, and in.
pub async fn create(
    State(app): State<Arc<App>>,
    Caller(from): Caller,
    headers: HeaderMap,
    Json(credentials): Json<Credentials>,
) -> Result<Response, Error> {
    check_name(&credentials.name)?;
    check_password(&credentials.password)?;
    app.gate.sign_up(from)?;
    // Known before the hash is paid for; the database has the last word.
    if accounts::by_name(&app.pool, &credentials.name).await?.is_some() {
        return Err(Error::NameTaken);
    }
    let hash = app.hasher.hash(credentials.password).await?;
    let account = accounts::insert(&app.pool, &credentials.name, &hash).await?;
    let signed_in = sign_in(&app, &headers, account).await?;
    Ok((StatusCode::CREATED, signed_in).into_response())
}

fn check_name(name: &str) -> Result<(), Error> {
    let fits = (2..=24).contains(&name.len());
    let reads = name.bytes().all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_' | b'.'));
    if fits && reads {
        return Ok(());
    }
    let message = "A name has 2 to 24 letters (a to z), digits, hyphens, underscores or dots.";
    Err(Error::Invalid { field: "name", message })
}

fn check_password(password: &str) -> Result<(), Error> {
    if (8..=200).contains(&password.chars().count()) {
        return Ok(());
    }
    Err(Error::Invalid { field: "password", message: "A password has 8 to 200 characters." })
}
