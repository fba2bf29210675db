//! Every type that crosses the wire, in JSON, over HTTP and WebSocket.
//!
//! The rules' own types (orders, choices, views, events) live in the engine;
//! this crate wraps them. [`typescript::export`] writes them all as TypeScript.

pub mod account;
pub mod archive;
pub mod comments;
pub mod error;
pub mod export;
pub mod game;
pub mod live;
pub mod notifications;
pub mod pace;
pub mod player;
pub mod record;
pub mod talk;
pub mod typescript;
pub mod watching;
