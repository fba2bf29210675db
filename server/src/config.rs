//! The configuration, from environment variables.

use std::env;
use std::net::SocketAddr;
use std::num::NonZeroU32;
use std::path::PathBuf;
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

use axum::http::Uri;
use lettre::message::Mailbox;

use crate::app::Settings;
use crate::chance::OsChance;
use crate::clock::SystemClock;
use crate::limits::Limits;
use crate::mail::{MailSettings, Post, SmtpUrlError, mail_server};

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
    /// How mails are sent.
    pub mail: MailConfig,
}

/// What is wrong with the configuration.
#[derive(Debug, thiserror::Error)]
pub enum ConfigError {
    /// A variable without which there is nothing to do.
    #[error("set DATABASE_URL, for example to postgres://estafette:password@localhost/estafette")]
    NoDatabase,
    /// A mail server without a sender.
    #[error("set ESTAFETTE_MAIL_FROM too, for example to Estafette <games@example.org>")]
    NoSender,
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
            mail: MailConfig::from_env()?,
        })
    }

    /// The settings of a server that listens on `address`.
    pub fn settings(self, address: SocketAddr) -> Result<Settings, ConfigError> {
        Ok(Settings {
            public_url: self.public_url.unwrap_or_else(|| PublicUrl::localhost(address.port())),
            client_dir: self.client_dir,
            behind_proxy: self.behind_proxy,
            mail: self.mail.settings()?,
            limits: Limits::default(),
            chance: Arc::new(OsChance),
            clock: Arc::new(SystemClock),
        })
    }
}

/// How mails are sent, as the environment says it.
pub struct MailConfig {
    /// `ESTAFETTE_SMTP_URL`: the mail server.
    pub smtp_url: Option<String>,
    /// `ESTAFETTE_SMTP_CA`: a file with the certificate of a private authority.
    pub authority: Option<PathBuf>,
    /// `ESTAFETTE_MAIL_FROM`: whom mails come from.
    pub from: Option<Mailbox>,
    /// `ESTAFETTE_MAIL_FOOTER`: the last line of every mail.
    pub footer: Option<String>,
    /// `ESTAFETTE_MAIL_FOLDER`: where mails go when there is no mail server.
    pub folder: Option<PathBuf>,
    /// `ESTAFETTE_MAIL_PATIENCE`: the seconds a mail server may take.
    pub patience: Option<NonZeroU32>,
}

impl MailConfig {
    fn from_env() -> Result<MailConfig, ConfigError> {
        Ok(MailConfig {
            smtp_url: read("ESTAFETTE_SMTP_URL", SMTP_URL)?,
            authority: read("ESTAFETTE_SMTP_CA", "a file")?,
            from: read("ESTAFETTE_MAIL_FROM", "a sender like Estafette <games@example.org>")?,
            footer: read("ESTAFETTE_MAIL_FOOTER", "a line")?,
            folder: read("ESTAFETTE_MAIL_FOLDER", "a folder")?,
            patience: read("ESTAFETTE_MAIL_PATIENCE", "a number of seconds")?,
        })
    }

    /// The settings. Must be called inside the runtime: the connections are kept by it.
    fn settings(self) -> Result<MailSettings, ConfigError> {
        let mut settings = MailSettings::without_server(self.folder);
        settings.footer = self.footer;
        if let Some(seconds) = self.patience {
            settings.patience = Duration::from_secs(u64::from(seconds.get()));
        }
        if let Some(url) = self.smtp_url {
            settings.from = self.from.ok_or(ConfigError::NoSender)?;
            let authority = self.authority.map(std::fs::read).transpose();
            let authority =
                authority.map_err(|_| unreadable("ESTAFETTE_SMTP_CA", "a file that can be read"))?;
            let server = mail_server(&url, authority.as_deref(), settings.patience);
            settings.post = Post::Server(server.map_err(|error| match error {
                SmtpUrlError::Address(_) => unreadable("ESTAFETTE_SMTP_URL", SMTP_URL),
                SmtpUrlError::Authority(_) => unreadable("ESTAFETTE_SMTP_CA", "a certificate in PEM"),
            })?);
        } else if let Some(from) = self.from {
            settings.from = from;
        }
        Ok(settings)
    }
}

const SMTP_URL: &str =
    "an address like smtps://name:password@mail.example.org or smtp://mail.example.org?tls=required";

fn unreadable(name: &'static str, expected: &'static str) -> ConfigError {
    ConfigError::Unreadable { name, expected }
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
