//! Estafette's server: accounts, the lobby, and games over a WebSocket.
//!
//! [`router::router`] is the table of contents: every address there is. Handlers
//! live in [`controllers`], one file a resource; SQL in [`store`]; running games in
//! [`host`]; the WebSocket in [`live`]; what is told by mail in [`notify`], [`outbox`], [`letters`]
//! and [`mail`]; what programs that show links are told in [`previews`].
//!
//! The truth is the database. What is in memory is a cache of folded games, and
//! nobody is told of anything before it is committed.

pub mod address;
pub mod app;
pub mod chance;
pub mod clock;
pub mod config;
pub mod controllers;
pub mod database;
pub mod demo;
pub mod error;
pub mod extract;
pub mod files;
pub mod guard;
pub mod host;
pub mod letters;
pub mod limits;
pub mod live;
pub mod mail;
pub mod notify;
pub mod outbox;
pub mod pace;
pub mod packing;
pub mod password;
pub mod pictures;
pub mod previews;
pub mod reading;
pub mod record;
pub mod router;
pub mod secret;
pub mod session;
pub mod store;
pub mod tagged;
pub mod watching;

pub use app::{App, Settings, serve};

/// The migrations, embedded.
pub static MIGRATOR: sqlx::migrate::Migrator = sqlx::migrate!("../migrations");
