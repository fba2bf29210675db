//! How the HTTP API says no.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The body of every HTTP answer that is not a success.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Problem {
    /// Stable, for programs: `name_taken`, `not_signed_in` ...
    pub code: String,
    /// A sentence for people: what happened and what to do.
    pub message: String,
    /// The field of the request it is about, where it is about one.
    pub field: Option<String>,
}
