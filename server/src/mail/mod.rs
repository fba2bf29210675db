//! Mails: put together, and handed to a mail server, or kept for a page where there is none.

mod compose;
mod post;
mod settings;

pub use compose::{Mail, Picture, Stop, Unwritable};
pub use post::{Failure, Post, Posted};
pub use settings::{MailSettings, SmtpUrlError, mail_server};
