//! Access tokens: a secret that a program sends with each request, in
//! `Authorization: Bearer estafette_…`.
//!
//! A token plays: it may do whatever its owner may do in the lobby and in games. It
//! may not manage the account (its sessions, tokens, password, address, data, its end):
//! whoever finds a token can neither lock the owner out nor stay when it is revoked.

use axum::http::{HeaderMap, header};

use crate::token::Token;

/// What every token begins with, so that it is known for one where it does not belong.
const MARK: &str = "estafette_";

/// A request's token.
pub enum Bearer {
    /// None: the request says nothing of a token.
    Absent,
    /// Something that cannot be one of ours.
    Unreadable,
    /// A token, not yet looked up.
    Token(Token),
}

/// The token as its owner gets to see it, once.
pub fn text(token: &Token) -> String {
    format!("{MARK}{}", token.text())
}

/// The token of a request. Other schemes of authorization are the business of a proxy.
pub fn from_headers(headers: &HeaderMap) -> Bearer {
    let Some(value) = headers.get(header::AUTHORIZATION) else { return Bearer::Absent };
    let Ok(value) = value.to_str() else { return Bearer::Unreadable };
    let (scheme, token) = value.split_once(' ').unwrap_or((value, ""));
    if !scheme.eq_ignore_ascii_case("bearer") {
        return Bearer::Absent;
    }
    token.trim().strip_prefix(MARK).and_then(Token::read).map_or(Bearer::Unreadable, Bearer::Token)
}
