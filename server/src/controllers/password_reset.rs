//! `/api/password-reset`: a new password for somebody who forgot theirs.

use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use estafette_protocol::account::{ForgottenPassword, PasswordReset};
use uuid::Uuid;

use super::accounts::check_password;
use crate::app::App;
use crate::error::Error;
use crate::extract::{Caller, Json};
use crate::limits::LinkTo;
use crate::mails::address;
use crate::security_events::SecurityEvent;
use crate::session::Credential;
use crate::store::mail_links::{self, Purpose};
use crate::store::{accounts, guesses};
use crate::token::{Token, TokenHash};

/// How many accounts of one address get a mail.
const MOST_ACCOUNTS: i64 = 5;

/// `POST /api/password-reset`: sends a link to each account of an address. What is looked
/// up and sent happens after the answer, so that neither the answer nor its time tells
/// whether there is such an account.
pub async fn create(
    State(app): State<Arc<App>>,
    Caller(from): Caller,
    Json(forgotten): Json<ForgottenPassword>,
) -> Result<StatusCode, Error> {
    let email = address::read(&forgotten.email)?;
    app.limiter.reset(from)?;
    app.limiter.mail(LinkTo::NewPassword, &email)?;
    SecurityEvent::ResetAsked.tell(None, Some(from));
    app.sockets.spawn({
        let app = Arc::clone(&app);
        async move {
            if let Err(error) = send_links(&app, &email).await {
                tracing::error!(%error, "links to new passwords were not sent");
            }
        }
    });
    Ok(StatusCode::ACCEPTED)
}

async fn send_links(app: &App, email: &str) -> Result<(), Error> {
    for account in accounts::of_address(&app.pool, email, MOST_ACCOUNTS).await? {
        let mut transaction = app.pool.begin().await?;
        // The address may have changed, and the account be gone, by now.
        if accounts::hold(&mut transaction, account).await? {
            address::send_reset(&mut transaction, account, email).await?;
        }
        transaction.commit().await?;
    }
    Ok(())
}

/// `PUT /api/password-reset`: chooses a new password. All that was opened with the old one
/// ends, access tokens too: somebody else may have made them.
pub async fn update(
    State(app): State<Arc<App>>,
    Caller(from): Caller,
    Json(reset): Json<PasswordReset>,
) -> Result<StatusCode, Error> {
    let key = Token::read(&reset.token).ok_or(Error::LinkVoid)?.hash();
    // Known before the hash is paid for.
    let link = mail_links::find(&app.pool, &key, Purpose::ResetPassword).await?.ok_or(Error::LinkVoid)?;
    let name = accounts::name(&app.pool, link.account).await?.ok_or(Error::LinkVoid)?;
    check_password("new_password", &reset.new_password, &name)?;
    let hash = app.hasher.hash(reset.new_password).await?;
    use_up(&app, link.account, &key, &hash).await?;
    SecurityEvent::PasswordReset.tell(Some(link.account), Some(from));
    app.tell_ended(link.account);
    Ok(StatusCode::NO_CONTENT)
}

async fn use_up(app: &App, account: Uuid, key: &TokenHash, hash: &str) -> Result<(), Error> {
    let mut transaction = app.pool.begin().await?;
    accounts::hold(&mut transaction, account).await?;
    if mail_links::take(&mut transaction, key, Purpose::ResetPassword).await?.is_none() {
        return Err(Error::LinkVoid);
    }
    accounts::reset_password(&mut transaction, account, hash).await?;
    mail_links::delete_all(&mut transaction, account).await?;
    guesses::forget_devices(&mut transaction, account).await?;
    Credential::end_all(&mut transaction, account).await?;
    transaction.commit().await?;
    Ok(())
}
