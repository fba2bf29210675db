//! `/api/session`: logging in and out, and who is signed in.

use std::net::IpAddr;
use std::sync::Arc;

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::IntoResponse;
use axum_extra::extract::cookie::CookieJar;
use estafette_protocol::account::Credentials;

use crate::app::App;
use crate::error::Error;
use crate::extract::{Caller, Json, Player};
use crate::security_events::SecurityEvent;
use crate::session::{Credential, cookie, device};
use crate::store::accounts::Login;
use crate::store::{accounts, guesses, sessions};
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
    let key: String = accounts::name_key(&name).chars().take(24).collect();
    app.limiter.log_in(from, &key)?;
    // Nobody has such a name or password; and the database takes no zeros.
    let possible = name.len() <= 24 && !name.contains('\0') && password.chars().count() <= 200;
    let counted = possible && count_guess(&app, &key, &headers, from).await?;
    let login = if possible { accounts::by_name(&app.pool, &name).await? } else { None };
    let hash = login.as_ref().map(|login| login.password_hash.clone());
    let matches = app.hasher.verify(password, hash).await?;
    let account = login.as_ref().map(|login| login.account.id);
    let Some(login) = login.filter(|_| matches) else {
        SecurityEvent::LogInFailed.tell(account, Some(from));
        return Err(Error::WrongCredentials);
    };
    SecurityEvent::LoggedIn.tell(account, Some(from));
    if counted {
        guesses::forgive(&app.pool, &key).await?;
    }
    sign_in(&app, &headers, login).await
}

/// Counts a try under a name, whether or not somebody has it. A device that its owner has signed in with
/// before passes uncounted, so that nobody is locked out by what others try. Whether the try was counted.
async fn count_guess(app: &App, name_key: &str, headers: &HeaderMap, from: IpAddr) -> Result<bool, Error> {
    let cookies = CookieJar::from_headers(headers);
    if let Some(device) = cookie::device(&cookies, app.settings.public_url.is_secure())
        && guesses::knows(&app.pool, name_key, &device.hash()).await?
    {
        return Ok(false);
    }
    if guesses::count(&app.pool, name_key, app.settings.limits.guesses).await? {
        return Ok(true);
    }
    SecurityEvent::LogInHeldUp.tell(None, Some(from));
    Err(Error::TooManyTries)
}

/// `GET /api/session`: who asks. Renews a browser's session.
pub async fn show(
    State(app): State<Arc<App>>,
    cookies: CookieJar,
    player: Player,
) -> Result<impl IntoResponse, Error> {
    let mut cookies = cookies;
    if let Credential::Session(hash) = player.credential {
        sessions::renew(&app.pool, &hash).await?;
        if let Some(token) = cookie::token(&cookies, app.settings.public_url.is_secure()) {
            cookies = cookies.add(cookie::giving(&token, app.settings.public_url.is_secure()));
        }
    }
    Ok((cookies, axum::Json(player.account)))
}

/// `DELETE /api/session`: logs out, also from open sockets. Nothing is wrong with
/// doing it twice.
pub async fn delete(State(app): State<Arc<App>>, cookies: CookieJar) -> Result<impl IntoResponse, Error> {
    if let Some(token) = cookie::token(&cookies, app.settings.public_url.is_secure()) {
        end(&app, &token).await?;
    }
    let cookies = cookies.add(cookie::taking(app.settings.public_url.is_secure()));
    Ok((StatusCode::NO_CONTENT, cookies))
}

/// Starts a session for somebody who knew the password, in place of the one the
/// browser had.
pub async fn sign_in(
    app: &App,
    headers: &HeaderMap,
    login: Login,
) -> Result<impl IntoResponse + use<>, Error> {
    let cookies = CookieJar::from_headers(headers);
    if let Some(old) = cookie::token(&cookies, app.settings.public_url.is_secure()) {
        end(app, &old).await?;
    }
    let token = Token::draw();
    if !sessions::insert(&app.pool, &token.hash(), &login, device::of(headers)).await? {
        return Err(Error::WrongCredentials);
    }
    let device = cookie::device(&cookies, app.settings.public_url.is_secure()).unwrap_or_else(Token::draw);
    guesses::meet(&app.pool, login.account.id, &device.hash()).await?;
    let secure = app.settings.public_url.is_secure();
    let cookies = cookies.add(cookie::giving(&token, secure)).add(cookie::knowing(&device, secure));
    Ok((cookies, axum::Json(login.account)))
}

async fn end(app: &App, token: &Token) -> Result<(), Error> {
    let hash = token.hash();
    if let Some(account) = sessions::delete(&app.pool, &hash).await? {
        app.tell_ended(account);
    }
    Ok(())
}
