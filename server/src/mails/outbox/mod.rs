//! Sending what is in the outbox ([`crate::store::outbox`]): workers take what is due, any number of
//! them, in any number of processes.

mod backoff;
mod worker;

pub use worker::work;
