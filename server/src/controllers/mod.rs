//! The handlers, one file a resource.

pub mod accounts;
pub mod blocks;
pub mod boards;
pub mod games;
pub mod health;
pub mod invitations;
pub mod live;
pub mod notes;
pub mod players;
pub mod session;
pub mod talk;
