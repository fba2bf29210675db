//! How mails are sent.

use std::path::PathBuf;
use std::time::Duration;

use lettre::message::Mailbox;
use lettre::transport::smtp::client::{Certificate, Tls, TlsParameters};
use lettre::{Address, AsyncSmtpTransport, Tokio1Executor};

use super::transport::Transport;

/// How mails are sent.
pub struct MailSettings {
    /// Where they go.
    pub transport: Transport,
    /// Whom they come from.
    pub from: Mailbox,
    /// Who runs this server, and where to reach them: the last line of every mail.
    pub footer: Option<String>,
    /// How long a mail server may take for one mail.
    pub timeout: Duration,
    /// How often the outbox is looked at.
    pub poll_interval: Duration,
    /// The least time between two mails about a decision in one game to one person.
    pub spacing: Duration,
}

/// How long a mail server may take for one mail, unless something else is set.
pub const TIMEOUT: Duration = Duration::from_secs(30);

impl MailSettings {
    /// No mail server: mails are read on a page.
    pub fn without_server(folder: Option<PathBuf>) -> MailSettings {
        MailSettings {
            transport: Transport::Page { folder },
            from: nobody(),
            footer: None,
            timeout: TIMEOUT,
            poll_interval: Duration::from_secs(1),
            spacing: Duration::from_mins(10),
        }
    }

    /// The host that Message-IDs are made of: that of the sender.
    pub fn host(&self) -> &str {
        self.from.email.domain()
    }

    /// How long a worker has a notice to itself: a little longer than sending it can take.
    pub fn lease_time(&self) -> Duration {
        self.timeout * 2
    }
}

/// The sender where mails leave no machine.
fn nobody() -> Mailbox {
    let address = Address::new("estafette", "localhost");
    // Both parts are what they must be, so this cannot fail.
    Mailbox::new(Some("Estafette".to_owned()), address.unwrap_or_else(|_| unreachable!()))
}

/// An address of a mail server that cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum SmtpUrlError {
    /// The address is not one.
    #[error("not an address like smtps://name:password@mail.example.org")]
    Address(#[source] lettre::transport::smtp::Error),
    /// The certificate cannot be read.
    #[error("the certificate authority's file cannot be read")]
    Authority(#[source] Box<dyn std::error::Error + Send + Sync>),
}

/// A connection to a mail server: `smtps://HOST` (TLS from the first byte), `smtp://HOST?tls=required`
/// (STARTTLS or nothing) or `smtp://HOST` (no TLS: on one's own machine only). `authority` is the
/// certificate of a private authority, in PEM.
pub fn mail_server(
    url: &str,
    authority: Option<&[u8]>,
    timeout: Duration,
) -> Result<AsyncSmtpTransport<Tokio1Executor>, SmtpUrlError> {
    let mut builder = AsyncSmtpTransport::<Tokio1Executor>::from_url(url).map_err(SmtpUrlError::Address)?;
    if let Some(pem) = authority {
        builder = match tls(url, pem)? {
            Some(tls) => builder.tls(tls),
            None => builder,
        };
    }
    Ok(builder.timeout(Some(timeout)).build())
}

fn tls(url: &str, pem: &[u8]) -> Result<Option<Tls>, SmtpUrlError> {
    let unreadable = |error: lettre::transport::smtp::Error| SmtpUrlError::Authority(error.into());
    let uri: axum::http::Uri = url.parse().map_err(|error| SmtpUrlError::Authority(Box::new(error)))?;
    let host = uri.host().unwrap_or_default().to_owned();
    let certificate = Certificate::from_pem(pem).map_err(unreadable)?;
    let parameters = TlsParameters::builder(host).add_root_certificate(certificate).build();
    let parameters = parameters.map_err(unreadable)?;
    let asked = uri.query().unwrap_or_default();
    Ok(match uri.scheme_str() {
        Some("smtps") => Some(Tls::Wrapper(parameters)),
        _ if asked.contains("tls=required") => Some(Tls::Required(parameters)),
        _ if asked.contains("tls=opportunistic") => Some(Tls::Opportunistic(parameters)),
        _ => None,
    })
}
