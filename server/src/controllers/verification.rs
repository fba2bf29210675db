//! `/api/verification`: showing that an address is one's own.

use std::sync::Arc;

use axum::extract::State;
use estafette_protocol::account::{Verification, Verified};
use uuid::Uuid;

use crate::app::App;
use crate::error::Error;
use crate::extract::{Caller, Json};
use crate::security_events::SecurityEvent;
use crate::store::accounts;
use crate::store::mail_links::{self, Purpose};
use crate::store::outbox::{self, Notice};
use crate::token::{Token, TokenHash};

/// `POST /api/verification`: opens the link of a mail. Where it is opened does not matter,
/// and whether anybody is signed in there.
pub async fn create(
    State(app): State<Arc<App>>,
    Caller(from): Caller,
    Json(verification): Json<Verification>,
) -> Result<axum::Json<Verified>, Error> {
    let token = Token::read(&verification.token).ok_or(Error::LinkVoid)?;
    let (account, email) = verify(&app, &token.hash()).await?;
    SecurityEvent::AddressChanged.tell(Some(account), Some(from));
    Ok(axum::Json(Verified { email }))
}

/// Gives the account its address, and tells the one it had before. The account is held
/// first: its deletion, or another link, is before or after this.
async fn verify(app: &App, key: &TokenHash) -> Result<(Uuid, String), Error> {
    let link = mail_links::find(&app.pool, key, Purpose::VerifyAddress).await?.ok_or(Error::LinkVoid)?;
    let mut transaction = app.pool.begin().await?;
    accounts::hold(&mut transaction, link.account).await?;
    let link = mail_links::take(&mut transaction, key, Purpose::VerifyAddress).await?;
    let link = link.ok_or(Error::LinkVoid)?;
    let old = accounts::set_address(&mut transaction, link.account, Some(&link.address)).await?;
    // Also the links that were sent to the old address.
    mail_links::delete_all(&mut transaction, link.account).await?;
    if let Some(old) = old.filter(|old| !old.eq_ignore_ascii_case(&link.address)) {
        outbox::enqueue(&mut transaction, Notice::address_changed(link.account, &old)).await?;
    }
    transaction.commit().await?;
    Ok((link.account, link.address))
}
