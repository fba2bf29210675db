//! `/api/account`: what players manage about their account, in a browser.

pub mod deletion;
pub mod email;
pub mod export;
pub mod password;
pub mod sessions;
pub mod tokens;

use std::net::IpAddr;
use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use estafette_protocol::account::AccountDetails;

use crate::app::App;
use crate::error::Error;
use crate::extract::Owner;
use crate::security_events::SecurityEvent;
use crate::store::accounts::{self, Login};
use crate::store::mail_links;

/// `GET /api/account`: what the account page shows.
pub async fn show(State(app): State<Arc<App>>, owner: Owner) -> Result<Json<AccountDetails>, Error> {
    details(&app, &owner).await.map(Json)
}

async fn details(app: &App, owner: &Owner) -> Result<AccountDetails, Error> {
    let account = owner.account.id;
    let (created_at, email) = accounts::details(&app.pool, account).await?;
    let pending_email = mail_links::pending_address(&app.pool, account).await?;
    Ok(AccountDetails { name: owner.account.name.clone(), created_at, email, pending_email })
}

/// Makes sure that it is the owner who asks, and not somebody at their browser. Counts
/// like a log-in: a session is no licence to guess.
async fn confirm(app: &App, from: IpAddr, owner: &Owner, password: String) -> Result<Login, Error> {
    app.limiter.log_in(from, &accounts::name_key(&owner.account.name))?;
    if password.chars().count() > 200 {
        return Err(Error::WrongPassword);
    }
    let password_hash = accounts::password_hash(&app.pool, owner.account.id).await?;
    if !app.hasher.verify(password, password_hash.clone()).await? {
        SecurityEvent::ConfirmationFailed.tell(Some(owner.account.id), Some(from));
        return Err(Error::WrongPassword);
    }
    let password_hash = password_hash.ok_or(Error::NotSignedIn)?;
    Ok(Login { account: owner.account.clone(), password_hash })
}
