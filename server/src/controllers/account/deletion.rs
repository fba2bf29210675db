//! `/api/account/deletion`.

use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::IntoResponse;
use axum_extra::extract::cookie::CookieJar;
use estafette_protocol::account::Confirmation;

use super::confirm;
use crate::app::App;
use crate::error::Error;
use crate::extract::{Caller, Json, Owner};
use crate::mails::rules;
use crate::security_events::SecurityEvent;
use crate::session::{Credential, cookie};
use crate::store::accounts::{self, Login};
use crate::store::outbox;
use crate::store::{blocks, games, guesses, mail_links, notes, notifications, seats};

/// `POST /api/account/deletion`: deletes the account for good. Opponents see at once
/// that nobody sits across from them any more.
pub async fn create(
    State(app): State<Arc<App>>,
    Caller(from): Caller,
    owner: Owner,
    cookies: CookieJar,
    Json(confirmation): Json<Confirmation>,
) -> Result<impl IntoResponse, Error> {
    let login = confirm(&app, from, &owner, confirmation.password).await?;
    delete(&app, &login).await?;
    SecurityEvent::AccountDeleted.tell(Some(login.account.id), Some(from));
    app.tell_ended(login.account.id);
    for game in games::running(&app.pool, login.account.id).await? {
        app.host.has_changed(game);
    }
    let cookies = cookies.add(cookie::taking(app.settings.public_url.is_secure()));
    Ok((StatusCode::NO_CONTENT, cookies))
}

/// Deletes all that is the account's alone, or nothing.
async fn delete(app: &App, login: &Login) -> Result<(), Error> {
    let account = login.account.id;
    let mut transaction = app.pool.begin().await?;
    // Games before the account, as whoever joins one locks them.
    games::lock_waiting(&mut transaction, account).await?;
    if !accounts::delete(&mut transaction, login).await? {
        return Err(Error::WrongPassword);
    }
    games::delete_all_waiting(&mut transaction, account).await?;
    seats::leave_all_waiting(&mut transaction, account).await?;
    Credential::end_all(&mut transaction, account).await?;
    mail_links::delete_all(&mut transaction, account).await?;
    notifications::forget(&mut transaction, account).await?;
    notes::forget(&mut transaction, account).await?;
    blocks::forget(&mut transaction, account).await?;
    outbox::forget(&mut transaction, account).await?;
    rules::after_departure(&mut transaction, account, app.settings.mail.spacing).await?;
    guesses::forget(&mut transaction, account, &accounts::name_key(&login.account.name)).await?;
    transaction.commit().await?;
    Ok(())
}
