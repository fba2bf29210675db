//! What is told by mail, from the change that causes it to the mail server.
//!
//! [`rules`] decides, inside the transaction that changes something, who is told of it and when, and
//! puts a notice into the outbox ([`crate::store::outbox`]). The workers of [`outbox`] take what is due,
//! have [`letters`] make a letter of it from what its reader may see then, and give it to [`sending`].

pub mod address;
pub mod letters;
pub mod mailer;
pub mod outbox;
pub mod rules;
pub mod sending;
