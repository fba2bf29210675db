//! Who sends a request.

use std::sync::Arc;

use axum::extract::{FromRequestParts, OptionalFromRequestParts};
use axum::http::request::Parts;
use axum_extra::extract::cookie::CookieJar;
use estafette_protocol::account::Account;

use crate::app::App;
use crate::error::Error;
use crate::session::access_token::{self, Bearer};
use crate::session::{Credential, cookie};
use crate::token::TokenHash;

/// The player a request comes from.
#[derive(Clone)]
pub struct Player {
    /// Who.
    pub account: Account,
    /// By which proof.
    pub credential: Credential,
}

/// The player a request comes from, in a browser: whoever manages an account has
/// signed in with its password.
pub struct Owner {
    /// Who.
    pub account: Account,
    /// By which session.
    pub session: TokenHash,
}

/// A token counts before a cookie: a program that sends one means it, and learns when
/// it has ended.
async fn player(parts: &Parts, app: &App) -> Result<Option<Player>, Error> {
    let secure = app.settings.public_url.is_secure();
    let credential = match access_token::from_headers(&parts.headers) {
        Bearer::Token(token) => Credential::AccessToken(token.hash()),
        Bearer::Unreadable => return Ok(None),
        Bearer::Absent => match cookie::token(&CookieJar::from_headers(&parts.headers), secure) {
            Some(token) => Credential::Session(token.hash()),
            None => return Ok(None),
        },
    };
    let account = credential.account(&app.pool).await?;
    Ok(account.map(|account| Player { account, credential }))
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

impl FromRequestParts<Arc<App>> for Owner {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Owner, Error> {
        let Player { account, credential } = player(parts, app).await?.ok_or(Error::NotSignedIn)?;
        match credential {
            Credential::Session(session) => Ok(Owner { account, session }),
            Credential::AccessToken(_) => Err(Error::NotForTokens),
        }
    }
}
