//! `/api/account/email`: where mails go.

use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use estafette_protocol::account::{AccountDetails, NewAddress};

use super::{confirm, details};
use crate::app::App;
use crate::error::Error;
use crate::extract::{Caller, Json, Owner};
use crate::limits::LinkTo;
use crate::locale::Locale;
use crate::mails::address;
use crate::security_events::SecurityEvent;
use crate::store::accounts::{self, Login};
use crate::store::mail_links;
use crate::store::outbox::{self, Notice};

/// `PUT /api/account/email`: another address, or none.
pub async fn change(
    State(app): State<Arc<App>>,
    Caller(from): Caller,
    owner: Owner,
    Json(new): Json<NewAddress>,
) -> Result<axum::Json<AccountDetails>, Error> {
    let email = new.email.as_deref().map(address::read).transpose()?;
    let login = confirm(&app, from, &owner, new.password).await?;
    if let Some(email) = email {
        app.limiter.mail(LinkTo::Account, &email)?;
        let locale = Locale::of(new.language.as_deref(), new.timezone.as_deref());
        give(&app, &login, &email, locale).await?;
    } else {
        remove(&app, &login).await?;
        SecurityEvent::AddressChanged.tell(Some(login.account.id), Some(from));
    }
    details(&app, &owner).await.map(axum::Json)
}

async fn give(app: &App, login: &Login, email: &str, locale: Locale) -> Result<(), Error> {
    let account = login.account.id;
    let mut transaction = app.pool.begin().await?;
    if !accounts::hold_as(&mut transaction, login).await? {
        return Err(Error::WrongPassword);
    }
    locale.suggest(&mut transaction, account).await?;
    address::send_verification(&mut transaction, account, email).await?;
    transaction.commit().await?;
    Ok(())
}

async fn remove(app: &App, login: &Login) -> Result<(), Error> {
    let account = login.account.id;
    let mut transaction = app.pool.begin().await?;
    if !accounts::hold_as(&mut transaction, login).await? {
        return Err(Error::WrongPassword);
    }
    mail_links::delete_all(&mut transaction, account).await?;
    if let Some(old) = accounts::set_address(&mut transaction, account, None).await? {
        outbox::enqueue(&mut transaction, Notice::address_changed(account, &old)).await?;
    }
    transaction.commit().await?;
    Ok(())
}

/// `POST /api/account/email/link`: sends the link once more.
pub async fn send_again(State(app): State<Arc<App>>, owner: Owner) -> Result<StatusCode, Error> {
    let account = owner.account.id;
    let pending = mail_links::pending_address(&app.pool, account).await?.ok_or(Error::NothingToVerify)?;
    app.limiter.mail(LinkTo::Account, &pending)?;
    let mut transaction = app.pool.begin().await?;
    if !accounts::hold(&mut transaction, account).await? {
        return Err(Error::NotSignedIn);
    }
    address::send_verification(&mut transaction, account, &pending).await?;
    transaction.commit().await?;
    Ok(StatusCode::ACCEPTED)
}
