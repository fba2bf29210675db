//! The token of a session, in a browser's cookie, and that by which a browser is known again.

use axum_extra::extract::cookie::{Cookie, CookieJar, SameSite};
use cookie::time::Duration;

use crate::store::guesses::DAYS_KNOWN;
use crate::store::sessions::DAYS;
use crate::token::Token;

/// What a cookie is for.
#[derive(Clone, Copy)]
enum Purpose {
    Session,
    /// To know a browser again when its session has ended.
    Device,
}

impl Purpose {
    /// The cookie's name. Under https it is one that browsers take only over https, from this very host
    /// and for all of it (`__Host-`): no other site of the domain can give or change it.
    fn name(self, secure: bool) -> &'static str {
        match (self, secure) {
            (Purpose::Session, false) => "estafette_session",
            (Purpose::Session, true) => "__Host-estafette_session",
            (Purpose::Device, false) => "estafette_device",
            (Purpose::Device, true) => "__Host-estafette_device",
        }
    }

    fn read(self, cookies: &CookieJar, secure: bool) -> Option<Token> {
        Token::read(cookies.get(self.name(secure))?.value())
    }

    fn cookie(self, value: String, secure: bool, age: Duration) -> Cookie<'static> {
        Cookie::build((self.name(secure), value))
            .path("/")
            .http_only(true)
            .same_site(SameSite::Lax)
            .secure(secure)
            .max_age(age)
            .build()
    }
}

/// The token in a request's cookie.
pub fn token(cookies: &CookieJar, secure: bool) -> Option<Token> {
    Purpose::Session.read(cookies, secure)
}

/// The cookie that gives a token to a browser.
pub fn giving(token: &Token, secure: bool) -> Cookie<'static> {
    Purpose::Session.cookie(token.text(), secure, Duration::days(DAYS))
}

/// The cookie that takes the token from a browser.
pub fn taking(secure: bool) -> Cookie<'static> {
    Purpose::Session.cookie(String::new(), secure, Duration::ZERO)
}

/// The token by which a browser is known that somebody has signed in with.
pub fn device(cookies: &CookieJar, secure: bool) -> Option<Token> {
    Purpose::Device.read(cookies, secure)
}

/// The cookie by which a browser is known from now on.
pub fn knowing(device: &Token, secure: bool) -> Cookie<'static> {
    Purpose::Device.cookie(device.text(), secure, Duration::days(DAYS_KNOWN.into()))
}
