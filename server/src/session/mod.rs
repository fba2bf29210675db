//! What proves who sends a request: a browser's cookie, or a program's access token.

pub mod access_token;
pub mod cookie;
pub mod device;

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
