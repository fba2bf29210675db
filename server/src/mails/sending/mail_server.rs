//! Handing a mail to a mail server, command by command (RFC 5321).
//!
//! Every mail has a connection of its own: one that is late or out of step ends with its mail, and no
//! other mail hears its answers.

use std::time::Duration;

use lettre::Message;
use lettre::transport::smtp::authentication::{Credentials, DEFAULT_MECHANISMS};
use lettre::transport::smtp::client::{AsyncSmtpConnection, Certificate, Tls, TlsParameters};
use lettre::transport::smtp::commands::{Data, Mail, Quit, Rcpt};
use lettre::transport::smtp::extension::{ClientId, MailBodyParameter, MailParameter};
use lettre::transport::smtp::response::{Category, Response};
use lettre::transport::smtp::{Error, SMTP_PORT, SUBMISSION_PORT, SUBMISSIONS_PORT};
use percent_encoding::percent_decode_str;
use tokio::time::timeout;
use url::Url;

use super::transport::Failure;

/// How long a mail server may take to say good-bye. Nobody waits for it.
const PARTING: Duration = Duration::from_secs(5);

/// A mail server, and how to speak to it.
pub struct MailServer {
    host: String,
    port: u16,
    tls: Tls,
    credentials: Option<Credentials>,
    /// As whom we greet it.
    hello: ClientId,
    /// Whether the address says as whom.
    named: bool,
}

/// An address of a mail server that cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum SmtpUrlError {
    /// The address is not one.
    #[error("not an address like smtps://name:password@mail.example.org")]
    Address,
    /// The certificate cannot be read.
    #[error("the certificate authority's file cannot be read")]
    Authority(#[source] Error),
}

impl MailServer {
    /// The mail server at an address: `smtps://HOST` (TLS from the first byte), `smtp://HOST?tls=required`
    /// (STARTTLS or nothing) or `smtp://HOST` (no TLS: on one's own machine only). `authority` is the
    /// certificate of a private authority, in PEM.
    pub fn at(url: &str, authority: Option<&[u8]>) -> Result<MailServer, SmtpUrlError> {
        let url = Url::parse(url).map_err(|_| SmtpUrlError::Address)?;
        let host = url.host_str().ok_or(SmtpUrlError::Address)?.to_owned();
        let asked = url.query_pairs().find(|(name, _)| name == "tls").map(|(_, value)| value.into_owned());
        let parameters = || {
            let mut builder = TlsParameters::builder(host.clone());
            if let Some(pem) = authority {
                let certificate = Certificate::from_pem(pem).map_err(SmtpUrlError::Authority)?;
                builder = builder.add_root_certificate(certificate);
            }
            builder.build().map_err(SmtpUrlError::Authority)
        };
        let (port, tls) = match (url.scheme(), asked.as_deref()) {
            ("smtp", None) => (SMTP_PORT, Tls::None),
            ("smtp", Some("required")) => (SUBMISSION_PORT, Tls::Required(parameters()?)),
            ("smtp", Some("opportunistic")) => (SUBMISSION_PORT, Tls::Opportunistic(parameters()?)),
            ("smtps", _) => (SUBMISSIONS_PORT, Tls::Wrapper(parameters()?)),
            _ => return Err(SmtpUrlError::Address),
        };
        let text = |encoded: &str| {
            let decoded = percent_decode_str(encoded).decode_utf8();
            decoded.map(String::from).map_err(|_| SmtpUrlError::Address)
        };
        let credentials = match url.password() {
            Some(password) => Some(Credentials::new(text(url.username())?, text(password)?)),
            None => None,
        };
        let name = url.path().trim_matches('/');
        let named = !name.is_empty();
        let hello = if named { ClientId::Domain(name.to_owned()) } else { ClientId::default() };
        Ok(MailServer { port: url.port().unwrap_or(port), host, tls, credentials, hello, named })
    }

    /// Greets with this name unless the address of the mail server says another. The machine's own, which
    /// is said otherwise, is often a bare one that mail servers take for a sign of spam.
    #[must_use]
    pub fn greeting_as(mut self, name: &str) -> MailServer {
        if !self.named {
            self.hello = ClientId::Domain(name.to_owned());
        }
        self
    }

    /// Hands over a mail, within so long. It is taken when the server says 250 to the whole of it, and not
    /// before; what it said is returned.
    pub(super) async fn send(&self, mail: &Message, longest: Duration) -> Result<String, Failure> {
        let handing_over = async {
            let mut connection = self.connect().await?;
            let said = hand_over(&mut connection, mail).await;
            tokio::spawn(part(connection));
            said
        };
        match timeout(longest, handing_over).await {
            Ok(said) => said,
            // The connection is dropped with its future.
            Err(_) => Err(Failure::passing("the mail server does not answer in time".to_owned())),
        }
    }

    /// A connection that is secure, and signed in, as far as was asked for. What a mail server refuses
    /// here it refuses to us, not to a mail.
    async fn connect(&self) -> Result<AsyncSmtpConnection, Failure> {
        let at_once = match &self.tls {
            Tls::Wrapper(parameters) => Some(parameters.clone()),
            _ => None,
        };
        let server = (self.host.as_str(), self.port);
        let mut connection =
            AsyncSmtpConnection::connect_tokio1(server, None, &self.hello, at_once, None).await?;
        match &self.tls {
            Tls::Required(parameters) => connection.starttls(parameters.clone(), &self.hello).await?,
            Tls::Opportunistic(parameters) if connection.can_starttls() => {
                connection.starttls(parameters.clone(), &self.hello).await?;
            }
            _ => {}
        }
        if let Some(credentials) = &self.credentials {
            expect(&connection.auth(DEFAULT_MECHANISMS, credentials).await?, &[235])?;
        }
        Ok(connection)
    }
}

/// Each answer must be the one its command asks for: a server that is one answer behind takes nothing.
async fn hand_over(connection: &mut AsyncSmtpConnection, mail: &Message) -> Result<String, Failure> {
    let (envelope, bytes) = (mail.envelope(), mail.formatted());
    let mut parameters = Vec::new();
    if !bytes.is_ascii() {
        parameters.push(MailParameter::Body(MailBodyParameter::EightBitMime));
    }
    let mut addresses = envelope.from().into_iter().chain(envelope.to());
    if !addresses.all(|address| address.to_string().is_ascii()) {
        parameters.push(MailParameter::SmtpUtfEight);
    }
    let from = Mail::new(envelope.from().cloned(), parameters);
    expect(&connection.command(from).await?, &[250])?;
    for to in envelope.to() {
        let answer = connection.command(Rcpt::new(to.clone(), Vec::new())).await;
        expect(&answer.map_err(Failure::of_mail)?, &[250, 251])?;
    }
    expect(&connection.command(Data).await.map_err(Failure::of_mail)?, &[354])?;
    let answer = connection.message(&bytes).await.map_err(Failure::of_mail)?;
    expect(&answer, &[250])?;
    Ok(told(&answer))
}

/// Says good-bye.
async fn part(mut connection: AsyncSmtpConnection) {
    // Whatever comes of it, the connection ends here.
    let _ = timeout(PARTING, connection.command(Quit)).await;
}

fn expect(answer: &Response, codes: &[u16]) -> Result<(), Failure> {
    if codes.iter().any(|&code| answer.has_code(code)) {
        return Ok(());
    }
    Err(Failure::passing(format!("the mail server is out of step, it said: {}", told(answer))))
}

fn told(answer: &Response) -> String {
    let lines: Vec<&str> = answer.message().collect();
    format!("{} {}", answer.code(), lines.join(" "))
}

impl Failure {
    /// What the mail server says to one mail: it may be for good, unless it is about us after all. A
    /// missing or wrong password (codes 530 and 535) is put right by whoever runs this server, and no mail
    /// must be lost by it.
    fn of_mail(error: Error) -> Failure {
        let ours = error.status().is_none_or(|code| matches!(code.category, Category::Unspecified3));
        Failure { permanent: error.is_permanent() && !ours, ..Failure::from(error) }
    }
}

impl From<Error> for Failure {
    fn from(error: Error) -> Failure {
        Failure::passing(error.to_string())
    }
}
