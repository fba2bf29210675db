//! The address in players' browsers.

use std::str::FromStr;

use url::{Host, Origin, Url};

/// The address in players' browsers: scheme, host and port.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PublicUrl {
    scheme: String,
    host: Host,
    port: u16,
}

/// A text that is not a public URL.
#[derive(Debug, thiserror::Error)]
#[error("not an address like https://example.org, without a path")]
pub struct PublicUrlError;

impl PublicUrl {
    /// The address of a server on this machine.
    pub fn localhost(port: u16) -> PublicUrl {
        PublicUrl { scheme: "http".to_owned(), host: Host::Domain("localhost".to_owned()), port }
    }

    /// Whether browsers reach the server over TLS.
    pub fn is_secure(&self) -> bool {
        self.scheme == "https"
    }

    /// Whether a page of this origin (the `Origin` header) is our own. On one's own
    /// machine `localhost` and the loopback addresses are the same.
    pub fn is_origin(&self, origin: &str) -> bool {
        let Ok(PublicUrl { scheme, host, port }) = origin.parse() else { return false };
        let same_host = host == self.host || (is_loopback(&host) && is_loopback(&self.host));
        scheme == self.scheme && port == self.port && same_host
    }

    /// The name of the machine that the address leads to; nothing for a bare address or `localhost`.
    pub fn domain(&self) -> Option<&str> {
        match &self.host {
            Host::Domain(name) if !is_loopback(&self.host) => Some(name),
            _ => None,
        }
    }

    /// The address of a page: `at("/games")`.
    pub fn at(&self, path: &str) -> String {
        format!("{}{path}", self.origin())
    }

    /// The origin of our sockets, for the content security policy.
    pub fn socket_origin(&self) -> String {
        self.origin().replacen("http", "ws", 1)
    }

    /// Scheme, host and, unless it is the scheme's own, port.
    fn origin(&self) -> String {
        Origin::Tuple(self.scheme.clone(), self.host.clone(), self.port).ascii_serialization()
    }
}

impl FromStr for PublicUrl {
    type Err = PublicUrlError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let url = Url::parse(text).map_err(|_| PublicUrlError)?;
        // The pages stand at the root of their address.
        let is_bare = url.path() == "/" && url.query().is_none() && url.fragment().is_none();
        match url.origin() {
            Origin::Tuple(scheme, host, port) if is_bare && matches!(&*scheme, "http" | "https") => {
                Ok(PublicUrl { scheme, host, port })
            }
            _ => Err(PublicUrlError),
        }
    }
}

fn is_loopback(host: &Host) -> bool {
    match host {
        Host::Domain(name) => name == "localhost",
        Host::Ipv4(address) => address.is_loopback(),
        Host::Ipv6(address) => address.is_loopback(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_public_address_is_the_own_origin() {
        let url: PublicUrl = "https://Example.org/".parse().unwrap();
        assert!(url.is_secure());
        assert_eq!(url.at("/games"), "https://example.org/games");
        assert_eq!(url.socket_origin(), "wss://example.org");
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
        assert_eq!(url.at("/games"), "http://localhost:8080/games");
        assert_eq!(url.socket_origin(), "ws://localhost:8080");
        for same in ["http://localhost:8080", "http://127.0.0.1:8080", "http://[::1]:8080"] {
            assert!(url.is_origin(same), "{same}");
        }
        assert!(!url.is_origin("http://127.0.0.1:8081"));
        assert!(!url.is_origin("http://10.0.0.1:8080"));
    }

    #[test]
    fn other_texts_are_no_public_address() {
        for text in ["", "example.org", "ftp://example.org", "https://", "/", "https://example.org/club"] {
            assert!(text.parse::<PublicUrl>().is_err(), "{text}");
        }
    }
}
