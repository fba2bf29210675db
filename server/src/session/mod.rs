//! Who sends a request: proved by a browser's cookie, or by a program's access token.

pub mod access_token;
pub mod cookie;
pub mod device;

use std::sync::Arc;

use axum::extract::{FromRequestParts, OptionalFromRequestParts};
use axum::http::request::Parts;
use estafette_protocol::account::Account;
use sqlx::{PgConnection, PgPool};
use uuid::Uuid;

use access_token::Bearer;

use crate::app::App;
use crate::error::Error;
use crate::secret::SecretKey;
use crate::store::{access_tokens, sessions};

/// What proves who sends a request.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Credential {
    /// A browser's session.
    Session(SecretKey),
    /// A program's access token.
    AccessToken(SecretKey),
}

impl Credential {
    /// The account it stands for, unless it has ended. Notes that it was used.
    pub async fn account(&self, pool: &PgPool) -> Result<Option<Account>, Error> {
        match self {
            Credential::Session(key) => sessions::account(pool, key).await,
            Credential::AccessToken(key) => access_tokens::account(pool, key).await,
        }
    }

    /// Ends all sessions and tokens of an account.
    pub async fn end_all(
        connection: &mut PgConnection,
        account: Uuid,
    ) -> Result<Vec<Credential>, sqlx::Error> {
        let sessions = sessions::delete_all(connection, account, None).await?;
        let tokens = access_tokens::delete_all(connection, account).await?;
        let sessions = sessions.into_iter().map(Credential::Session);
        Ok(sessions.chain(tokens.into_iter().map(Credential::AccessToken)).collect())
    }
}

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
    pub session: SecretKey,
}

/// A token counts before a cookie: a program that sends one means it, and learns when
/// it has ended.
async fn player(parts: &Parts, app: &App) -> Result<Option<Player>, Error> {
    let credential = match access_token::from_headers(&parts.headers) {
        Bearer::Token(secret) => Credential::AccessToken(secret.key()),
        Bearer::Unreadable => return Ok(None),
        Bearer::Absent => match cookie::from_headers(&parts.headers) {
            Some(secret) => Credential::Session(secret.key()),
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
