//! How mails are sent.

use std::path::PathBuf;
use std::time::Duration;

use lettre::Address;
use lettre::message::Mailbox;

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
