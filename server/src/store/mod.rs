//! The SQL, checked against the schema at compile time.

pub mod access_tokens;
pub mod accounts;
pub mod archive;
pub mod blocks;
pub mod comments;
pub mod exports;
pub mod games;
pub mod guesses;
pub mod health;
pub mod imports;
pub mod mail_links;
pub mod mails;
pub mod moves;
pub mod notes;
pub mod notifications;
pub mod outbox;
mod pace;
pub mod players;
pub mod presence;
pub mod restores;
pub mod seats;
pub mod sessions;
pub mod stands;
pub mod talk;
pub mod watching;
mod words;

pub use words::{NotAWord, value, word};
