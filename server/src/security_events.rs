//! What a host wants to know when somebody tries what they should not, or says that it was not them: in a
//! log of its own, in which no password, name, address of mail, token or link stands.

use std::net::IpAddr;

use uuid::Uuid;

/// The target of these lines in the log.
pub const TARGET: &str = "security";

/// What has happened.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SecurityEvent {
    /// An account was made.
    SignedUp,
    /// Somebody signed in.
    LoggedIn,
    /// The name or the password was wrong. The account is told when there is one of that name: what was
    /// typed as a name may be a password.
    LogInFailed,
    /// So many tries at one name that further ones wait.
    LogInHeldUp,
    /// The password that is asked for once more was wrong.
    ConfirmationFailed,
    /// One session was ended, or all others.
    SessionsEnded,
    /// An access token was made.
    TokenMade,
    /// An access token was revoked.
    TokenRevoked,
    /// The password was changed by who knew it.
    PasswordChanged,
    /// A link to a new password was asked for.
    ResetAsked,
    /// A new password was chosen by a link.
    PasswordReset,
    /// An address was verified, or taken away.
    AddressChanged,
    /// The account was deleted.
    AccountDeleted,
}

impl SecurityEvent {
    const fn word(self) -> &'static str {
        match self {
            SecurityEvent::SignedUp => "signed_up",
            SecurityEvent::LoggedIn => "logged_in",
            SecurityEvent::LogInFailed => "log_in_failed",
            SecurityEvent::LogInHeldUp => "log_in_held_up",
            SecurityEvent::ConfirmationFailed => "confirmation_failed",
            SecurityEvent::SessionsEnded => "sessions_ended",
            SecurityEvent::TokenMade => "token_made",
            SecurityEvent::TokenRevoked => "token_revoked",
            SecurityEvent::PasswordChanged => "password_changed",
            SecurityEvent::ResetAsked => "reset_asked",
            SecurityEvent::PasswordReset => "password_reset",
            SecurityEvent::AddressChanged => "address_changed",
            SecurityEvent::AccountDeleted => "account_deleted",
        }
    }

    /// Writes it down: whose account it is about, where that is known, and where it came from.
    pub fn tell(self, account: Option<Uuid>, from: Option<IpAddr>) {
        let account = account.map(tracing::field::display);
        let from = from.map(tracing::field::display);
        tracing::info!(target: TARGET, event = self.word(), account, from);
    }
}
