//! Where mails go.

use std::path::{Path, PathBuf};
use std::time::Duration;

use lettre::transport::smtp::response::{Category, Code};
use lettre::{AsyncSmtpTransport, AsyncTransport, Message, Tokio1Executor};
use tokio::fs;
use tokio::time::timeout;
use uuid::Uuid;

/// Where mails go.
pub enum Transport {
    /// To a mail server.
    Smtp(AsyncSmtpTransport<Tokio1Executor>),
    /// Nowhere: there is no mail server. Each is read on a page, by the one it is for, and put into
    /// a folder, if there is one, for whoever runs this server.
    Page {
        /// The folder.
        folder: Option<PathBuf>,
    },
}

/// A mail that was taken.
pub struct Delivered {
    /// What the mail server said.
    pub answer: String,
    /// The mail itself, where it is to be read on a page.
    pub mail: Option<Vec<u8>>,
}

/// Why a mail was not taken.
pub struct Failure {
    /// What happened, for the one who waits for the mail.
    pub problem: String,
    /// Whether trying again makes no sense.
    pub permanent: bool,
}

impl Transport {
    /// Whether there is a mail server.
    pub fn has_server(&self) -> bool {
        matches!(self, Transport::Smtp(_))
    }

    /// Hands over a mail.
    pub async fn send(&self, id: Uuid, mail: Message, longest: Duration) -> Result<Delivered, Failure> {
        match self {
            Transport::Smtp(server) => send(server, mail, longest).await,
            Transport::Page { folder } => keep(folder.as_deref(), id, &mail).await,
        }
    }
}

async fn send(
    server: &AsyncSmtpTransport<Tokio1Executor>,
    mail: Message,
    longest: Duration,
) -> Result<Delivered, Failure> {
    let failure = |problem: String, permanent| Err(Failure { problem, permanent });
    match timeout(longest, server.send(mail)).await {
        Ok(Ok(response)) => {
            let lines: Vec<&str> = response.message().collect();
            let answer = format!("{} {}", response.code(), lines.join(" "));
            Ok(Delivered { answer, mail: None })
        }
        Ok(Err(error)) => {
            let permanent = error.is_permanent() && error.status().is_some_and(is_about_the_mail);
            failure(error.to_string(), permanent)
        }
        Err(_) => failure("the mail server does not answer in time".to_owned(), false),
    }
}

/// Whether the mail server refuses this mail, and not us: a wrong password for the mail server (code
/// 530 or 535) is put right by whoever runs this server, and no mail must be lost by it.
fn is_about_the_mail(code: Code) -> bool {
    !matches!(code.category, Category::Unspecified3)
}

async fn keep(folder: Option<&Path>, id: Uuid, mail: &Message) -> Result<Delivered, Failure> {
    let bytes = mail.formatted();
    if let Some(folder) = folder {
        let written = write(folder, id, &bytes).await;
        written.map_err(|error| Failure {
            problem: format!("{}: {error}", folder.display()),
            permanent: false,
        })?;
    }
    Ok(Delivered { answer: String::new(), mail: Some(bytes) })
}

/// Writes a mail under its id, so that one that is kept again takes its own place.
async fn write(folder: &Path, id: Uuid, mail: &[u8]) -> std::io::Result<()> {
    fs::create_dir_all(folder).await?;
    let unfinished = folder.join(format!(".{id}.part"));
    fs::write(&unfinished, mail).await?;
    fs::rename(unfinished, folder.join(format!("{id}.eml"))).await
}
