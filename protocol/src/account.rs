//! Accounts and sessions.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use uuid::Uuid;

/// `POST /api/accounts` (sign up) and `POST /api/session` (log in).
#[derive(Clone, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Credentials {
    /// 2 to 24 letters, digits, `-`, `_` or `.`; unique whatever the case.
    pub name: String,
    /// 8 to 200 characters.
    pub password: String,
}

/// The signed-in player: the answer to signing up, logging in and
/// `GET /api/session`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Account {
    /// The account's id.
    pub id: Uuid,
    /// The name others see.
    pub name: String,
}
