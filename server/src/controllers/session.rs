//! `/api/session`: logging in and out, and who is signed in.

use std::sync::Arc;

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::IntoResponse;
use estafette_protocol::account::Credentials;

use crate::app::App;
use crate::error::Error;
use crate::extract::{Caller, Json, Player};
use crate::session::{Credential, cookie, device};
use crate::store::accounts::Login;
use crate::store::{accounts, sessions};
use crate::token::Token;

/// `POST /api/session`: logs in. A wrong name and a wrong password are answered
/// alike.
pub async fn create(
    State(app): State<Arc<App>>,
    Caller(from): Caller,
    headers: HeaderMap,
    Json(credentials): Json<Credentials>,
) -> Result<impl IntoResponse, Error> {
    let Credentials { name, password } = credentials;
    app.limiter.log_in(from, &accounts::name_key(&name).chars().take(24).collect::<String>())?;
    // Nobody has such a name or password; and the database takes no zeros.
    let possible = name.len() <= 24 && !name.contains('\0') && password.chars().count() <= 200;
    let login = if possible { accounts::by_name(&app.pool, &name).await? } else { None };
    let hash = login.as_ref().map(|login| login.password_hash.clone());
    let matches = app.hasher.verify(password, hash).await?;
    let login = login.filter(|_| matches).ok_or(Error::WrongCredentials)?;
    sign_in(&app, &headers, login).await
}

/// `GET /api/session`: who asks. Renews a browser's session.
pub async fn show(
    State(app): State<Arc<App>>,
    headers: HeaderMap,
    player: Player,
) -> Result<impl IntoResponse, Error> {
    let renewed = match player.credential {
        Credential::Session(key) => {
            sessions::renew(&app.pool, &key).await?;
            let secure = app.settings.public_url.is_secure();
            cookie::from_headers(&headers).map(|token| [(header::SET_COOKIE, cookie::giving(&token, secure))])
        }
        Credential::AccessToken(_) => None,
    };
    Ok((renewed, axum::Json(player.account)))
}

/// `DELETE /api/session`: logs out, also from open sockets. Nothing is wrong with
/// doing it twice.
pub async fn delete(State(app): State<Arc<App>>, headers: HeaderMap) -> Result<impl IntoResponse, Error> {
    if let Some(token) = cookie::from_headers(&headers) {
        end(&app, &token).await?;
    }
    let cookie = cookie::taking(app.settings.public_url.is_secure());
    Ok((StatusCode::NO_CONTENT, [(header::SET_COOKIE, cookie)]))
}

/// Starts a session for somebody who knew the password, in place of the one the
/// browser had.
pub async fn sign_in(
    app: &App,
    headers: &HeaderMap,
    login: Login,
) -> Result<impl IntoResponse + use<>, Error> {
    if let Some(old) = cookie::from_headers(headers) {
        end(app, &old).await?;
    }
    let token = Token::draw();
    if !sessions::insert(&app.pool, &token.hash(), &login, device::of(headers)).await? {
        return Err(Error::WrongCredentials);
    }
    let cookie = cookie::giving(&token, app.settings.public_url.is_secure());
    Ok(([(header::SET_COOKIE, cookie)], axum::Json(login.account)))
}

async fn end(app: &App, token: &Token) -> Result<(), Error> {
    let key = token.hash();
    sessions::delete(&app.pool, &key).await?;
    app.tell_ended([Credential::Session(key)]);
    Ok(())
}
