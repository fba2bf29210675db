//! The handlers, one file a resource.

pub mod accounts;
pub mod boards;
pub mod games;
pub mod health;
pub mod invitations;
pub mod live;
pub mod session;
