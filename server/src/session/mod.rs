//! What proves who sends a request: a browser's cookie, or a program's access token.

pub mod access_token;
pub mod cookie;
pub mod device;

use estafette_engine::secrecy::Seat;
use estafette_protocol::account::Account;
use sqlx::{PgConnection, PgPool};
use uuid::Uuid;

use crate::error::Error;
use crate::store::{access_tokens, sessions};
use crate::token::TokenHash;

/// What proves who sends a request.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Credential {
    /// A browser's session.
    Session(TokenHash),
    /// A program's access token.
    AccessToken(TokenHash),
}

impl Credential {
    /// The account it stands for, unless it has ended. Notes that it was used.
    pub async fn account(&self, pool: &PgPool) -> Result<Option<Account>, Error> {
        match self {
            Credential::Session(key) => sessions::account(pool, key).await,
            Credential::AccessToken(key) => access_tokens::account(pool, key).await,
        }
    }

    /// Whether it stands, at this moment, for whoever sits in a seat of a game. Until the transaction ends,
    /// it does not end either, and nobody else sits down there.
    pub async fn hold(
        &self,
        connection: &mut PgConnection,
        game: Uuid,
        seat: Seat,
    ) -> Result<bool, sqlx::Error> {
        match self {
            Credential::Session(key) => sessions::hold(connection, key, game, seat).await,
            Credential::AccessToken(key) => access_tokens::hold(connection, key, game, seat).await,
        }
    }

    /// Ends all sessions and tokens of an account.
    pub async fn end_all(connection: &mut PgConnection, account: Uuid) -> Result<(), sqlx::Error> {
        sessions::delete_all(connection, account, None).await?;
        access_tokens::delete_all(connection, account).await
    }
}
