//! Estafette's server: accounts, the lobby, and games over a WebSocket.
//!
//! [`router::router`] is the table of contents: every address there is. Handlers
//! live in [`controllers`], one file a resource; SQL in [`store`]; running games in
//! [`host`]; the WebSocket in [`live`]; what is told by mail in [`mails`]; what programs that show
//! links are told in [`previews`]. [`serve`](mod@serve) puts it all to work.
//!
//! Nothing depends upwards: serving on the router, the router on handlers, handlers on the
//! [`App`](app::App) that they share, and that on what it is made of.
//!
//! The truth is the database. What is in memory is a cache of loaded games, and
//! nobody is told of anything before it is committed.

pub mod app;
pub mod board_files;
pub mod chance;
pub mod channel;
pub mod clock;
pub mod command;
pub mod compression;
pub mod config;
pub mod connections;
pub mod controllers;
pub mod database;
pub mod demo;
pub mod error;
pub mod etag;
pub mod extract;
pub mod heartbeat;
pub mod host;
pub mod limits;
pub mod live;
pub mod locale;
pub mod logging;
pub mod mails;
pub mod map_words;
pub mod metrics;
pub mod middleware;
pub mod pace;
pub mod password;
pub mod pictures;
pub mod previews;
pub mod public_url;
pub mod readiness;
pub mod record;
pub mod restore;
pub mod router;
pub mod seating;
pub mod security_events;
pub mod serve;
pub mod session;
pub mod settings;
pub mod static_files;
pub mod store;
pub mod token;
pub mod watching;

pub use app::App;
pub use database::MIGRATOR;
pub use serve::serve;
pub use settings::Settings;
