//! `/api/account/password`.

use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use estafette_protocol::account::NewPassword;

use super::confirm;
use crate::app::App;
use crate::controllers::accounts::check_password;
use crate::error::Error;
use crate::extract::{Caller, Json, Owner};
use crate::security_events::SecurityEvent;
use crate::store::{accounts, sessions};

/// `PUT /api/account/password`: changes it. Whoever else was signed in is so no more.
pub async fn change(
    State(app): State<Arc<App>>,
    Caller(from): Caller,
    owner: Owner,
    Json(change): Json<NewPassword>,
) -> Result<StatusCode, Error> {
    check_password("new_password", &change.new_password, &owner.account.name)?;
    let login = confirm(&app, from, &owner, change.password).await?;
    let hash = app.hasher.hash(change.new_password).await?;
    let mut transaction = app.pool.begin().await?;
    if !accounts::set_password(&mut transaction, &login, &hash).await? {
        return Err(Error::WrongPassword);
    }
    sessions::delete_all(&mut transaction, owner.account.id, Some(&owner.session)).await?;
    transaction.commit().await?;
    SecurityEvent::PasswordChanged.tell(Some(owner.account.id), Some(from));
    app.tell_ended(owner.account.id);
    Ok(StatusCode::NO_CONTENT)
}
