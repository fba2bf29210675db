//! The configuration, from environment variables.

use std::env;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::str::FromStr;
use std::sync::Arc;

use axum::http::Uri;

use crate::app::Settings;
use crate::chance::OsChance;
use crate::clock::SystemClock;
use crate::limits::Limits;

/// What the environment says.
pub struct Config {
    /// `DATABASE_URL`: where the database is, or is to be created.
    pub database_url: String,
    /// `ESTAFETTE_LISTEN`: the address to listen on; port 0 takes a free one.
    pub listen: SocketAddr,
    /// `ESTAFETTE_PUBLIC_URL`: the address in players' browsers.
    pub public_url: Option<PublicUrl>,
    /// `ESTAFETTE_CLIENT_DIR`: the folder with the built web client.
    pub client_dir: Option<PathBuf>,
    /// `ESTAFETTE_BEHIND_PROXY`: whether the client's address is the last one in
    /// `X-Forwarded-For`.
    pub behind_proxy: bool,
}

/// What is wrong with the configuration.
#[derive(Debug, thiserror::Error)]
pub enum ConfigError {
    /// A variable without which there is nothing to do.
    #[error("set DATABASE_URL, for example to postgres://estafette:password@localhost/estafette")]
    NoDatabase,
    /// A variable that cannot be read.
    #[error("{name} is not {expected}")]
    Unreadable {
        /// The variable.
        name: &'static str,
        /// What it should be.
        expected: &'static str,
    },
}

impl Config {
    /// Reads the environment.
    pub fn from_env() -> Result<Config, ConfigError> {
        let listen = read("ESTAFETTE_LISTEN", "an address like 127.0.0.1:8080")?;
        Ok(Config {
            database_url: env::var("DATABASE_URL").map_err(|_| ConfigError::NoDatabase)?,
            listen: listen.unwrap_or_else(|| SocketAddr::from(([127, 0, 0, 1], 8080))),
            public_url: read("ESTAFETTE_PUBLIC_URL", "an address like https://example.org")?,
            client_dir: read("ESTAFETTE_CLIENT_DIR", "a folder")?,
            behind_proxy: read("ESTAFETTE_BEHIND_PROXY", "true or false")?.unwrap_or(false),
        })
    }

    /// The settings of a server that listens on `address`.
    pub fn settings(self, address: SocketAddr) -> Settings {
        Settings {
            public_url: self.public_url.unwrap_or_else(|| PublicUrl::localhost(address.port())),
            client_dir: self.client_dir,
            behind_proxy: self.behind_proxy,
            limits: Limits::default(),
            chance: Arc::new(OsChance),
            clock: Arc::new(SystemClock),
        }
    }
}

fn read<T: FromStr>(name: &'static str, expected: &'static str) -> Result<Option<T>, ConfigError> {
    match env::var(name) {
        Ok(text) if !text.is_empty() => {
            text.parse().map(Some).map_err(|_| ConfigError::Unreadable { name, expected })
        }
        _ => Ok(None),
    }
}

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
