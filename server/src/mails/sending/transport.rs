//! Where mails go.

use std::path::{Path, PathBuf};
use std::time::Duration;

use lettre::Message;
use tokio::fs;
use uuid::Uuid;

use super::mail_server::MailServer;

/// Where mails go.
pub enum Transport {
    /// To a mail server.
    Smtp(MailServer),
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
#[derive(Debug)]
pub struct Failure {
    /// What happened, for the one who waits for the mail.
    pub problem: String,
    /// Whether trying again makes no sense.
    pub permanent: bool,
}

impl Failure {
    /// Something that may pass.
    pub(super) fn passing(problem: String) -> Failure {
        Failure { problem, permanent: false }
    }
}

impl Transport {
    /// Whether there is a mail server.
    pub fn has_server(&self) -> bool {
        matches!(self, Transport::Smtp(_))
    }

    /// What keeps mails from where they are to go, as far as it shows before there is one.
    ///
    /// # Errors
    ///
    /// What the system says, when nothing can be written into the folder.
    pub async fn check(&self) -> Result<(), String> {
        let Transport::Page { folder: Some(folder) } = self else { return Ok(()) };
        let probe = folder.join(".probe");
        let tried = async {
            fs::create_dir_all(folder).await?;
            fs::write(&probe, b"").await?;
            fs::remove_file(&probe).await
        };
        tried.await.map_err(|error| format!("{}: {error}", folder.display()))
    }

    /// Hands over a mail.
    pub async fn send(&self, id: Uuid, mail: Message, longest: Duration) -> Result<Delivered, Failure> {
        match self {
            Transport::Smtp(server) => {
                let answer = server.send(&mail, longest).await?;
                Ok(Delivered { answer, mail: None })
            }
            Transport::Page { folder } => keep(folder.as_deref(), id, &mail).await,
        }
    }
}

async fn keep(folder: Option<&Path>, id: Uuid, mail: &Message) -> Result<Delivered, Failure> {
    let bytes = mail.formatted();
    if let Some(folder) = folder {
        let written = write(folder, id, &bytes).await;
        written.map_err(|error| Failure::passing(format!("{}: {error}", folder.display())))?;
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
