//! Accounts: signing up and in, and what players manage about their account.
//!
//! A browser is signed in by the cookie that `POST /api/accounts` and `POST /api/session`
//! set. A program sends an access token, in `Authorization: Bearer estafette_…`, with
//! each request and when it opens a WebSocket. A token does whatever its owner may do in
//! the lobby and in games. It does not manage the account: everything under
//! `/api/account` refuses it as `not_for_tokens`. A token that was revoked is refused as
//! `not_signed_in`, and its sockets end with the code 4001, like those of a session.
//!
//! What cannot be undone asks for the password once more; a wrong one is refused as
//! `wrong_password`.

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use uuid::Uuid;

/// `POST /api/accounts`: signs up, and in.
#[derive(Clone, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct SignUp {
    /// 2 to 24 letters, digits, `-`, `_` or `.`; unique whatever the case.
    pub name: String,
    /// 8 to 200 characters.
    pub password: String,
    /// An address for mails about games, and for a forgotten password. A mail with a link
    /// goes there; only when that was opened it belongs to the account.
    #[serde(default)]
    #[ts(optional)]
    pub email: Option<String>,
    /// The language of the mails, `en`, `fr`, `de` or `es`, until another is chosen.
    #[serde(default)]
    #[ts(optional)]
    pub language: Option<String>,
    /// The player's clock, by its name in the time zone database, until another is chosen.
    #[serde(default)]
    #[ts(optional)]
    pub timezone: Option<String>,
}

/// `POST /api/session`: logs in.
#[derive(Clone, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Credentials {
    /// The name, whatever the case.
    pub name: String,
    /// The password.
    pub password: String,
}

/// Who sends the request: the answer to signing up, logging in and
/// `GET /api/session`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Account {
    /// The account's id.
    pub id: Uuid,
    /// The name others see.
    pub name: String,
}

/// `GET /api/account`: what the account page shows.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct AccountDetails {
    /// The name others see.
    pub name: String,
    /// When it was created.
    pub created_at: DateTime<Utc>,
    /// The address that mails go to: somebody opened the link that was sent there.
    pub email: Option<String>,
    /// An address that a link was sent to and that is not verified yet.
    pub pending_email: Option<String>,
}

/// `PUT /api/account/email`: another address, or none. The answer is [`AccountDetails`].
///
/// A new address gets a mail with a link. It takes the place of the old one when the link
/// is opened; the old one is told then. `POST /api/account/email/link` sends the link once
/// more.
#[derive(Clone, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct NewAddress {
    /// The address; nothing: no mails any more.
    pub email: Option<String>,
    /// The account's password.
    pub password: String,
    /// The language of the mails, as in [`SignUp`].
    #[serde(default)]
    #[ts(optional)]
    pub language: Option<String>,
    /// The player's clock, as in [`SignUp`].
    #[serde(default)]
    #[ts(optional)]
    pub timezone: Option<String>,
}

/// `POST /api/verification`: opens the link of a mail, which leads to `/verify#TOKEN` in the
/// browser. Needs no session. A link works once, within a day; after that it is refused
/// as `link_void`.
#[derive(Clone, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Verification {
    /// What stands behind the `#`.
    pub token: String,
}

/// The answer to `POST /api/verification`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Verified {
    /// The address that belongs to the account now.
    pub email: String,
}

/// `POST /api/password-reset`: a mail with a link for each account that the address
/// belongs to. The answer is the same, and as soon, when there is none.
#[derive(Clone, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct ForgottenPassword {
    /// The address.
    pub email: String,
}

/// `PUT /api/password-reset`: a new password, by the link of such a mail, which leads to
/// `/reset#TOKEN` in the browser. A link works once, within an hour of the mail. Whoever was
/// signed in is so no more, and all access tokens are revoked: somebody else may have
/// made them.
#[derive(Clone, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct PasswordReset {
    /// What stands behind the `#`.
    pub token: String,
    /// The new password, 8 to 200 characters.
    pub new_password: String,
}

/// `GET /api/account/sessions` lists the browsers that are signed in, those last used
/// first. `DELETE /api/account/sessions/{id}` signs one out, `DELETE
/// /api/account/sessions` all but the one that asks; their sockets end.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct SessionSummary {
    /// Its id, for ending it.
    pub id: Uuid,
    /// Whether it is the one that asks.
    pub current: bool,
    /// What it was begun with.
    pub device: Device,
    /// When it was begun.
    pub created_at: DateTime<Utc>,
    /// When it was last used, to the minute.
    pub used_at: DateTime<Utc>,
}

/// A rough name for a device, as far as its browser told.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Device {
    /// `Firefox`, `Safari` ...
    pub browser: Option<String>,
    /// `Windows`, `iPhone` ...
    pub system: Option<String>,
}

/// `PUT /api/account/password`. Signs out everybody but the one who asks. Access tokens
/// stay.
#[derive(Clone, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct NewPassword {
    /// The password so far.
    pub password: String,
    /// The new one, 8 to 200 characters.
    pub new_password: String,
}

/// `POST /api/account/tokens`. An account has at most 20.
#[derive(Clone, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct NewToken {
    /// What its owner calls it: 1 to 40 characters.
    pub label: String,
    /// The account's password.
    pub password: String,
}

/// The answer to `POST /api/account/tokens`.
#[derive(Clone, Serialize, Deserialize, TS)]
pub struct IssuedToken {
    /// The token as the list shows it.
    pub token: AccessToken,
    /// The token itself, `estafette_` and 43 letters, digits, hyphens and underscores. It
    /// is shown this once.
    pub secret: String,
}

/// `GET /api/account/tokens` lists the access tokens, the newest first. `DELETE
/// /api/account/tokens/{id}` revokes one; its sockets end.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct AccessToken {
    /// Its id, for revoking it.
    pub id: Uuid,
    /// What its owner calls it.
    pub label: String,
    /// When it was made.
    pub created_at: DateTime<Utc>,
    /// When it was last used, to the minute; nothing before its first use.
    pub used_at: Option<DateTime<Utc>>,
}

/// The password once more. `POST /api/account/deletion` deletes the account for good:
/// its name stays reserved, its sessions and tokens end, games that wait for an opponent
/// are withdrawn, and in the others its seat has no name any more.
#[derive(Clone, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Confirmation {
    /// The account's password.
    pub password: String,
}
