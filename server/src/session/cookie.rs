//! The token of a session, in a browser's cookie.

use axum_extra::extract::cookie::{Cookie, CookieJar, SameSite};
use cookie::time::Duration;

use crate::store::sessions::DAYS;
use crate::token::Token;

/// The cookie's name.
pub const NAME: &str = "estafette_session";

/// The token in a request's cookie.
pub fn token(cookies: &CookieJar) -> Option<Token> {
    Token::read(cookies.get(NAME)?.value())
}

/// The cookie that gives a token to a browser.
pub fn giving(token: &Token, secure: bool) -> Cookie<'static> {
    cookie(token.text(), secure, Duration::days(DAYS))
}

/// The cookie that takes the token from a browser.
pub fn taking(secure: bool) -> Cookie<'static> {
    cookie(String::new(), secure, Duration::ZERO)
}

fn cookie(value: String, secure: bool, age: Duration) -> Cookie<'static> {
    Cookie::build((NAME, value))
        .path("/")
        .http_only(true)
        .same_site(SameSite::Lax)
        .secure(secure)
        .max_age(age)
        .build()
}
