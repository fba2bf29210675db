//! Sessions: who sends a request, proved by a cookie.

use std::sync::Arc;

use axum::extract::{FromRequestParts, OptionalFromRequestParts};
use axum::http::request::Parts;
use axum::http::{HeaderMap, header};
use cookie::time::Duration;
use cookie::{Cookie, SameSite};
use data_encoding::BASE64URL_NOPAD;
use estafette_protocol::account::Account;
use sha2::{Digest, Sha256};

use crate::app::App;
use crate::chance::random_bytes;
use crate::error::Error;
use crate::store::sessions;

/// The cookie's name.
pub const COOKIE: &str = "estafette_session";

/// How long a session lasts after it was last renewed.
pub const DAYS: i64 = 30;

/// The secret in the cookie.
pub struct SessionToken([u8; 32]);

/// What the database knows a session by: the SHA-256 of its token.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct SessionKey([u8; 32]);

impl SessionToken {
    /// A fresh token.
    pub fn draw() -> SessionToken {
        SessionToken(random_bytes())
    }

    /// The token in a request's cookie.
    pub fn from_headers(headers: &HeaderMap) -> Option<SessionToken> {
        let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
        let ours = cookies.flat_map(Cookie::split_parse).flatten().find(|cookie| cookie.name() == COOKIE)?;
        let bytes = BASE64URL_NOPAD.decode(ours.value().as_bytes()).ok()?;
        bytes.try_into().ok().map(SessionToken)
    }

    /// What the database knows it by.
    pub fn key(&self) -> SessionKey {
        SessionKey(Sha256::digest(self.0).into())
    }

    /// The value of `Set-Cookie` that gives the token to a browser.
    pub fn cookie(&self, secure: bool) -> String {
        set_cookie(BASE64URL_NOPAD.encode(&self.0), secure, Duration::days(DAYS))
    }
}

impl SessionKey {
    /// The bytes, to be stored.
    pub fn bytes(&self) -> &[u8] {
        &self.0
    }
}

/// The value of `Set-Cookie` that takes the token from a browser.
pub fn removal_cookie(secure: bool) -> String {
    set_cookie(String::new(), secure, Duration::ZERO)
}

fn set_cookie(value: String, secure: bool, age: Duration) -> String {
    Cookie::build((COOKIE, value))
        .path("/")
        .http_only(true)
        .same_site(SameSite::Lax)
        .secure(secure)
        .max_age(age)
        .to_string()
}

/// The signed-in player a request comes from.
#[derive(Clone)]
pub struct Player {
    /// Who.
    pub account: Account,
    /// By which session.
    pub session: SessionKey,
}

async fn player(parts: &Parts, app: &App) -> Result<Option<Player>, Error> {
    let Some(token) = SessionToken::from_headers(&parts.headers) else { return Ok(None) };
    let session = token.key();
    let account = sessions::account(&app.pool, &session).await?;
    Ok(account.map(|account| Player { account, session }))
}

impl FromRequestParts<Arc<App>> for Player {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Player, Error> {
        player(parts, app).await?.ok_or(Error::NotSignedIn)
    }
}

impl OptionalFromRequestParts<Arc<App>> for Player {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Option<Player>, Error> {
        player(parts, app).await
    }
}
