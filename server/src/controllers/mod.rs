//! The handlers, one file a resource.

pub mod account;
pub mod accounts;
pub mod archive;
pub mod blocks;
pub mod boards;
pub mod comments;
mod cursor;
pub mod deductions;
pub mod games;
pub mod health;
pub mod invitations;
pub mod live;
pub mod mails;
pub mod notes;
pub mod notifications;
pub mod password_reset;
pub mod pictures;
pub mod players;
pub mod records;
pub mod replay;
pub mod session;
pub mod stop;
pub mod talk;
pub mod verification;
mod viewing;
pub mod watching;
