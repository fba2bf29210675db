//! The configuration, from environment variables.

use estafette_engine::games::Games;
use std::env;
use std::net::SocketAddr;
use std::num::NonZeroU32;
use std::path::PathBuf;
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

use lettre::message::Mailbox;

use crate::chance::OsChance;
use crate::clock::SystemClock;
use crate::connections::ConnectionLimits;
use crate::limits::Limits;
use crate::mails::sending::{MailServer, MailSettings, SmtpUrlError, Transport};
use crate::public_url::PublicUrl;
use crate::settings::Settings;

/// How often a server looks what others on its database have stored.
const PULSE: Duration = Duration::from_secs(5);

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
    /// `ESTAFETTE_CONNECTIONS`: how many connections there may be.
    pub connections: Option<NonZeroU32>,
    /// `ESTAFETTE_CONNECTIONS_PER_ADDRESS`: how many from one address.
    pub connections_per_address: Option<NonZeroU32>,
    /// `ESTAFETTE_METRICS_LISTEN`: the address at which monitoring asks; nothing for none.
    pub metrics_listen: Option<SocketAddr>,
    /// `ESTAFETTE_LOG`: how the log is written.
    pub log: LogFormat,
    /// `ESTAFETTE_SECURITY_LOG`: the file for what concerns security; nothing: it stands in the log.
    pub security_log: Option<PathBuf>,
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
            public_url: read("ESTAFETTE_PUBLIC_URL", "an address like https://example.org, without a path")?,
            client_dir: read("ESTAFETTE_CLIENT_DIR", "a folder")?,
            behind_proxy: read("ESTAFETTE_BEHIND_PROXY", "true or false")?.unwrap_or(false),
            connections: read("ESTAFETTE_CONNECTIONS", "a number of connections")?,
            connections_per_address: read("ESTAFETTE_CONNECTIONS_PER_ADDRESS", "a number of connections")?,
            metrics_listen: read("ESTAFETTE_METRICS_LISTEN", "an address like 127.0.0.1:9090")?,
            log: read("ESTAFETTE_LOG", "text or json")?.unwrap_or_default(),
            security_log: read("ESTAFETTE_SECURITY_LOG", "a file")?,
            mail: MailConfig::from_env()?,
        })
    }

    /// The settings of a server that listens on `address`.
    pub fn settings(self, games: Games, address: SocketAddr) -> Result<Settings, ConfigError> {
        let number = |set: Option<NonZeroU32>| set.and_then(|number| usize::try_from(number.get()).ok());
        let usual = ConnectionLimits::default();
        let connections = ConnectionLimits {
            most: number(self.connections).unwrap_or(usual.most),
            most_of_address: number(self.connections_per_address).unwrap_or(usual.most_of_address),
            ..usual
        };
        let public_url = self.public_url.unwrap_or_else(|| PublicUrl::localhost(address.port()));
        Ok(Settings {
            games,
            client_dir: self.client_dir,
            behind_proxy: self.behind_proxy,
            mail: self.mail.settings(&public_url)?,
            public_url,
            connections,
            pulse: PULSE,
            limits: Limits::default(),
            chance: Arc::new(OsChance),
            clock: Arc::new(SystemClock),
        })
    }
}

/// How the log is written.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum LogFormat {
    /// Lines for people.
    #[default]
    Text,
    /// A JSON object a line, for programs.
    Json,
}

impl FromStr for LogFormat {
    type Err = ();

    fn from_str(text: &str) -> Result<LogFormat, ()> {
        match text {
            "text" => Ok(LogFormat::Text),
            "json" => Ok(LogFormat::Json),
            _ => Err(()),
        }
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
    pub timeout: Option<NonZeroU32>,
}

impl MailConfig {
    fn from_env() -> Result<MailConfig, ConfigError> {
        Ok(MailConfig {
            smtp_url: read("ESTAFETTE_SMTP_URL", SMTP_URL)?,
            authority: read("ESTAFETTE_SMTP_CA", "a file")?,
            from: read("ESTAFETTE_MAIL_FROM", "a sender like Estafette <games@example.org>")?,
            footer: read("ESTAFETTE_MAIL_FOOTER", "a line")?,
            folder: read("ESTAFETTE_MAIL_FOLDER", "a folder")?,
            timeout: read("ESTAFETTE_MAIL_PATIENCE", "a number of seconds")?,
        })
    }

    /// The settings.
    fn settings(self, public_url: &PublicUrl) -> Result<MailSettings, ConfigError> {
        let mut settings = MailSettings::without_server(self.folder);
        settings.footer = self.footer;
        if let Some(seconds) = self.timeout {
            settings.timeout = Duration::from_secs(u64::from(seconds.get()));
        }
        if let Some(url) = self.smtp_url {
            settings.from = self.from.ok_or(ConfigError::NoSender)?;
            let authority = self.authority.map(std::fs::read).transpose();
            let authority =
                authority.map_err(|_| unreadable("ESTAFETTE_SMTP_CA", "a file that can be read"))?;
            let server = MailServer::at(&url, authority.as_deref());
            let server = server.map_err(|error| match error {
                SmtpUrlError::Address => unreadable("ESTAFETTE_SMTP_URL", SMTP_URL),
                SmtpUrlError::Authority(_) => unreadable("ESTAFETTE_SMTP_CA", "a certificate in PEM"),
            })?;
            settings.transport = Transport::Smtp(match public_url.domain() {
                Some(name) => server.greeting_as(name),
                None => server,
            });
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
