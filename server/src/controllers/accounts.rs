//! `/api/accounts`: signing up.

use std::sync::Arc;

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use estafette_protocol::account::SignUp;
use zxcvbn::zxcvbn;

use super::session::sign_in;
use crate::app::App;
use crate::error::Error;
use crate::extract::{Caller, Json};
use crate::limits::LinkTo;
use crate::locale::Locale;
use crate::mails::address;
use crate::security_events::SecurityEvent;
use crate::store::accounts::{self, Login};

/// `POST /api/accounts`: signs up, and in.
pub async fn create(
    State(app): State<Arc<App>>,
    Caller(from): Caller,
    headers: HeaderMap,
    Json(new): Json<SignUp>,
) -> Result<Response, Error> {
    check_name(&new.name)?;
    check_password("password", &new.password, &new.name)?;
    let email = new.email.as_deref().map(address::read).transpose()?;
    app.limiter.sign_up(from)?;
    // Known before the hash is paid for; the database has the last word.
    if accounts::by_name(&app.pool, &new.name).await?.is_some() {
        return Err(Error::NameTaken);
    }
    if let Some(email) = &email {
        app.limiter.mail(LinkTo::NewAccount, email)?;
    }
    let hash = app.hasher.hash(new.password).await?;
    let locale = Locale::of(new.language.as_deref(), new.timezone.as_deref());
    let login = sign_up(&app, &new.name, hash, email.as_deref(), locale).await?;
    SecurityEvent::SignedUp.tell(Some(login.account.id), Some(from));
    let signed_in = sign_in(&app, &headers, login).await?;
    Ok((StatusCode::CREATED, signed_in).into_response())
}

/// Stores the account, and the mail with the link to its address, both or neither.
async fn sign_up(
    app: &App,
    name: &str,
    hash: String,
    email: Option<&str>,
    locale: Locale,
) -> Result<Login, Error> {
    let mut transaction = app.pool.begin().await?;
    let login = accounts::insert(&mut transaction, name, hash).await?;
    let account = login.account.id;
    locale.suggest(&mut transaction, account).await?;
    if let Some(email) = email {
        address::send_verification(&mut transaction, account, email).await?;
    }
    transaction.commit().await?;
    Ok(login)
}

fn check_name(name: &str) -> Result<(), Error> {
    if is_name(name) {
        return Ok(());
    }
    let message = "A name has 2 to 24 letters (a to z), digits, hyphens, underscores or dots.";
    Err(Error::Invalid { field: "name", message })
}

/// Whether somebody may be called this. No two names look alike, but for signs of one script that do.
pub(super) fn is_name(name: &str) -> bool {
    let fits = (2..=24).contains(&name.len());
    fits && name.bytes().all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_' | b'.'))
}

/// How many of the passwords that are tried first nobody may have: as many as are on lists of those that
/// were found most often.
const TRIED_FIRST: u64 = 100_000;

/// Whether a text will do as the password of somebody of this name; `field` is where it was given.
pub(super) fn check_password(field: &'static str, password: &str, name: &str) -> Result<(), Error> {
    if !(8..=200).contains(&password.chars().count()) {
        return Err(Error::Invalid { field, message: "A password has 8 to 200 characters." });
    }
    if zxcvbn(password, &[name, "estafette"]).guesses() < TRIED_FIRST {
        return Err(Error::CommonPassword { field });
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn will_do(password: &str) -> bool {
        check_password("password", password, "Bonaparte").is_ok()
    }

    #[test]
    fn what_is_tried_first_is_no_password() {
        let tried = [
            "password",
            "12345678",
            "iloveyou",
            "qwertyuiop",
            "Password1",
            "bonaparte",
            "Bonaparte1",
            "etrapanob",
            "estafette",
            "11111111",
            "abcdefgh",
            "trustno1",
        ];
        for password in tried {
            assert!(!will_do(password), "{password}");
        }
    }

    #[test]
    fn what_is_not_on_everybodys_list_will_do() {
        for password in ["vive l'empereur", "le petit caporal", "korrekt pferd batterie", "x7#kQ!2m"] {
            assert!(will_do(password), "{password}");
        }
    }
}
