//! The channel between the servers on one database: word that something has changed.
//!
//! A [`Signal`] says where to look, never what is to be seen there, and nothing hangs on its coming:
//! the database is the truth, and at each pulse every server looks by itself. What goes over the
//! channel is PostgreSQL's `NOTIFY`, unless another [`Channel`] is set.

mod others;
mod postgres;
mod signal;
mod traffic;

use std::future::Future;

pub use others::Others;
pub use postgres::PostgresChannel;
pub use signal::Signal;
pub use traffic::{hear, pulse, speak};

/// Why nothing goes over the channel.
#[derive(Debug, thiserror::Error)]
pub enum ChannelError {
    /// The database has a problem.
    #[error(transparent)]
    Database(#[from] sqlx::Error),
    /// The connection is gone: what was said meanwhile is lost.
    #[error("the connection between the servers was lost")]
    Lost,
}

/// Something that carries short texts to every server on a database.
pub trait Channel: Send + Sync + 'static {
    /// What hears them.
    type Ear: Ear;

    /// Begins to hear what is said from now on, by whichever server.
    fn listen(&self) -> impl Future<Output = Result<Self::Ear, ChannelError>> + Send;

    /// Says texts to all servers, this one too.
    fn say(&self, texts: &[String]) -> impl Future<Output = Result<(), ChannelError>> + Send;
}

/// Hears what is said.
pub trait Ear: Send {
    /// The next text.
    fn hear(&mut self) -> impl Future<Output = Result<String, ChannelError>> + Send;
}
