//! The outbox: what is to be told by mail, written in the transaction that causes it, and sent
//! afterwards.
//!
//! A [`Notice`] is enqueued inside the caller's transaction ([`enqueue`]), so that nothing is told
//! that did not happen, and nothing that happened is forgotten. It names what it is about and
//! whom it is for, and holds no text: that is made when the mail is sent, from what its reader may
//! see then. News of games go through [`crate::notify`], which knows each player's rules.
//!
//! Rows are sent by workers ([`work`]), any number of them, in any number of processes. A row is
//! taken in hand for a while (`for update skip locked`), so a worker that dies lets go of it by
//! itself. Its Message-ID is kept: a mail that was sent just before its worker died, and is sent
//! again, can be known by it.

mod backoff;
mod hand;
mod notice;
mod queue;
mod worker;

pub use hand::{End, InHand, take};
pub use notice::{News, Notice, Recipient};
pub use queue::{cancel, enqueue, forget, sweep};
pub use worker::work;
