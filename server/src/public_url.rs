//! The address in players' browsers.

use std::str::FromStr;

use axum::http::Uri;

/// The address in players' browsers: scheme, host and port.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PublicUrl {
    secure: bool,
    /// Host and, unless it is the scheme's own, port.
    authority: String,
}

/// A text that is not a public URL.
#[derive(Debug, thiserror::Error)]
#[error("not an address like https://example.org")]
pub struct PublicUrlError;

impl PublicUrl {
    /// The address of a server on this machine.
    pub fn localhost(port: u16) -> PublicUrl {
        PublicUrl { secure: false, authority: format!("localhost:{port}") }
    }

    /// Whether browsers reach the server over TLS.
    pub fn is_secure(&self) -> bool {
        self.secure
    }

    /// Whether a page of this origin (the `Origin` header) is our own. On one's own
    /// machine `localhost` and the loopback addresses are the same.
    pub fn is_origin(&self, origin: &str) -> bool {
        let Ok(PublicUrl { secure, authority }) = origin.parse() else { return false };
        let same = |one: &str, other: &str| one == other || (is_loopback(one) && is_loopback(other));
        let (host, port) = split_port(&authority);
        let (own_host, own_port) = split_port(&self.authority);
        secure == self.secure && port == own_port && same(host, own_host)
    }

    /// The address of a page: `at("/games")`.
    pub fn at(&self, path: &str) -> String {
        format!("{}://{}{path}", if self.secure { "https" } else { "http" }, self.authority)
    }

    /// The host, without a port.
    pub fn host(&self) -> &str {
        split_port(&self.authority).0
    }

    /// The origin of our sockets, for the content security policy.
    pub fn socket_origin(&self) -> String {
        format!("{}://{}", if self.secure { "wss" } else { "ws" }, self.authority)
    }
}

impl FromStr for PublicUrl {
    type Err = PublicUrlError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let uri: Uri = text.parse().map_err(|_| PublicUrlError)?;
        let (secure, own_port) = match uri.scheme_str() {
            Some("https") => (true, 443),
            Some("http") => (false, 80),
            _ => return Err(PublicUrlError),
        };
        let host = uri.host().ok_or(PublicUrlError)?.to_ascii_lowercase();
        let port = uri.port_u16().filter(|&port| port != own_port);
        let authority = port.map_or(host.clone(), |port| format!("{host}:{port}"));
        Ok(PublicUrl { secure, authority })
    }
}

/// Host and port; an empty port is the scheme's own.
fn split_port(authority: &str) -> (&str, &str) {
    match authority.rsplit_once(':') {
        Some((host, port)) if !port.ends_with(']') => (host, port),
        _ => (authority, ""),
    }
}

fn is_loopback(host: &str) -> bool {
    matches!(host, "localhost" | "127.0.0.1" | "[::1]")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_public_address_is_the_own_origin() {
        let url: PublicUrl = "https://Example.org/".parse().unwrap();
        assert!(url.is_secure());
        assert!(url.is_origin("https://example.org"));
        assert!(url.is_origin("https://example.org:443"));
        for other in ["http://example.org", "https://example.org:8443", "https://example.org.evil", "null"] {
            assert!(!url.is_origin(other), "{other}");
        }
    }

    #[test]
    fn on_this_machine_loopback_names_are_one() {
        let url = PublicUrl::localhost(8080);
        assert!(!url.is_secure());
        for same in ["http://localhost:8080", "http://127.0.0.1:8080", "http://[::1]:8080"] {
            assert!(url.is_origin(same), "{same}");
        }
        assert!(!url.is_origin("http://127.0.0.1:8081"));
        assert!(!url.is_origin("http://10.0.0.1:8080"));
    }

    #[test]
    fn other_texts_are_no_public_address() {
        for text in ["", "example.org", "ftp://example.org", "https://", "/"] {
            assert!(text.parse::<PublicUrl>().is_err(), "{text}");
        }
    }
}
