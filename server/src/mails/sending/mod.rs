//! Sending mails: they are put together, and handed to a mail server, or kept for a page where there is none.

mod compose;
mod settings;
mod transport;

pub use compose::{Mail, Picture, Unsubscribe, Unwritable};
pub use settings::{MailSettings, SmtpUrlError, mail_server};
pub use transport::{Delivered, Failure, Transport};
