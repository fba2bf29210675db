//! `/api/session`: logging in and out, and who is signed in.

use std::sync::Arc;

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::IntoResponse;
use estafette_protocol::account::{Account, Credentials};

use crate::app::App;
use crate::error::Error;
use crate::extract::{Caller, Json};
use crate::session::{Player, SessionKey, SessionToken, removal_cookie};
use crate::store::{accounts, sessions};

/// `POST /api/session`: logs in. A wrong name and a wrong password are answered
/// alike.
pub async fn create(
    State(app): State<Arc<App>>,
    Caller(from): Caller,
    headers: HeaderMap,
    Json(credentials): Json<Credentials>,
) -> Result<impl IntoResponse, Error> {
    let Credentials { name, password } = credentials;
    app.gate.log_in(from, &accounts::name_key(&name).chars().take(24).collect::<String>())?;
    // Nobody has such a name or password; and the database takes no zeros.
    let possible = name.len() <= 24 && !name.contains('\0') && password.chars().count() <= 200;
    let login = if possible { accounts::by_name(&app.pool, &name).await? } else { None };
    let (account, hash) = login.map(|login| (login.account, login.password_hash)).unzip();
    let matches = app.hasher.verify(password, hash).await?;
    let account = account.filter(|_| matches).ok_or(Error::WrongCredentials)?;
    sign_in(&app, &headers, account).await
}

/// `GET /api/session`: who is signed in. Renews the session.
pub async fn show(
    State(app): State<Arc<App>>,
    headers: HeaderMap,
    player: Player,
) -> Result<impl IntoResponse, Error> {
    sessions::renew(&app.pool, &player.session).await?;
    let secure = app.settings.public_url.is_secure();
    let cookie = SessionToken::from_headers(&headers).map(|token| (header::SET_COOKIE, token.cookie(secure)));
    Ok((cookie.map(|cookie| [cookie]), axum::Json(player.account)))
}

/// `DELETE /api/session`: logs out, also from open sockets. Nothing is wrong with
/// doing it twice.
pub async fn delete(State(app): State<Arc<App>>, headers: HeaderMap) -> Result<impl IntoResponse, Error> {
    if let Some(token) = SessionToken::from_headers(&headers) {
        end(&app, &token.key()).await?;
    }
    let cookie = removal_cookie(app.settings.public_url.is_secure());
    Ok((StatusCode::NO_CONTENT, [(header::SET_COOKIE, cookie)]))
}

/// Starts a session for an account, in place of the one the browser had.
pub async fn sign_in(
    app: &App,
    headers: &HeaderMap,
    account: Account,
) -> Result<impl IntoResponse + use<>, Error> {
    if let Some(old) = SessionToken::from_headers(headers) {
        end(app, &old.key()).await?;
    }
    let token = SessionToken::draw();
    sessions::insert(&app.pool, &token.key(), account.id).await?;
    let cookie = token.cookie(app.settings.public_url.is_secure());
    Ok(([(header::SET_COOKIE, cookie)], axum::Json(account)))
}

async fn end(app: &App, session: &SessionKey) -> Result<(), Error> {
    sessions::delete(&app.pool, session).await?;
    // Fails only when no socket listens.
    let _ = app.ended_sessions.send(*session);
    Ok(())
}
