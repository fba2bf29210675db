//! Sending mails: they are put together, and handed to a mail server, or kept for a page where there is none.

mod compose;
mod mail_server;
mod settings;
mod transport;

pub use compose::{Mail, Picture, Unsubscribe, Unwritable};
pub use mail_server::{MailServer, SmtpUrlError};
pub use settings::MailSettings;
pub use transport::{Delivered, Failure, Transport};
