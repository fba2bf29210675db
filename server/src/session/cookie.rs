//! The token of a session, in a browser's cookie.

use axum::http::{HeaderMap, header};
use cookie::time::Duration;
use cookie::{Cookie, SameSite};

use crate::store::sessions::DAYS;
use crate::token::Token;

/// The cookie's name.
pub const NAME: &str = "estafette_session";

/// The token in a request's cookie.
pub fn from_headers(headers: &HeaderMap) -> Option<Token> {
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let ours = cookies.flat_map(Cookie::split_parse).flatten().find(|cookie| cookie.name() == NAME)?;
    Token::read(ours.value())
}

/// The value of `Set-Cookie` that gives a token to a browser.
pub fn giving(token: &Token, secure: bool) -> String {
    set_cookie(token.text(), secure, Duration::days(DAYS))
}

/// The value of `Set-Cookie` that takes the token from a browser.
pub fn taking(secure: bool) -> String {
    set_cookie(String::new(), secure, Duration::ZERO)
}

fn set_cookie(value: String, secure: bool, age: Duration) -> String {
    Cookie::build((NAME, value))
        .path("/")
        .http_only(true)
        .same_site(SameSite::Lax)
        .secure(secure)
        .max_age(age)
        .to_string()
}
