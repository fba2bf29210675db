//! The game over a WebSocket.
//!
//! Two tasks serve a socket. One reads messages and answers each before it reads
//! the next; one writes what is queued. Everything that goes out passes the queue,
//! so it arrives in the order in which it became true. Nobody ever waits for a
//! socket that does not read: it is dropped.

mod budget;
mod connection;
mod incoming;
mod writer;

use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::{Message, WebSocket};
use futures_util::StreamExt;
use futures_util::stream::SplitStream;
use tokio::sync::mpsc;
use tokio::time::timeout;

use crate::app::App;
use crate::error::Error;
use crate::host::{Outgoing, Table};
use connection::Connection;
pub use connection::Guest;
use writer::write;

/// The longest message taken from a socket, in bytes: longer than the longest
/// allowed, so that a refusal can be sent before the end.
pub const LONGEST_READ: usize = 2 * 1024 * 1024;

/// How much a socket reads and writes at a time, in bytes: what it holds while nothing happens. Longer
/// messages take what they need for as long as they are read.
pub const BUFFER: usize = 4 * 1024;

/// How many messages may wait to be sent on one socket.
const QUEUE: usize = 256;

/// How long the other end is given to take the end.
const CLOSE_TIMEOUT: Duration = Duration::from_secs(2);

/// Why a connection ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum End {
    /// The other end is gone.
    Gone,
    /// The server stops; come back.
    Stopping,
    /// The session has ended.
    SignedOut,
    /// Too much was sent for too long.
    Abuse,
    /// A message was too long.
    TooLong,
    /// Too little was read, or a newer socket took the place; come back.
    Dropped,
    /// The game cannot be shown.
    Broken,
}

impl End {
    /// The WebSocket's close code and reason.
    fn close(self) -> (u16, &'static str) {
        match self {
            End::Gone => (1000, ""),
            End::Stopping => (1001, "stopping"),
            End::Abuse => (1008, "slow_down"),
            End::TooLong => (1009, "too_large"),
            End::Broken => (1011, "unavailable"),
            End::Dropped => (1013, "resync"),
            End::SignedOut => (4001, "signed_out"),
        }
    }
}

/// Serves a guest's socket until it ends.
pub async fn attend(app: Arc<App>, socket: WebSocket, guest: Guest, table: Arc<Table>) {
    let (sink, mut stream) = socket.split();
    let (queue, outbox) = mpsc::channel(QUEUE);
    let _counted = app.metrics.socket(match guest {
        Guest::Player { .. } => "player",
        Guest::Watcher { .. } => "watcher",
    });
    let writer = tokio::spawn(write(sink, outbox));
    let end = match table.enter(guest.viewer(), queue.clone()).await {
        Ok(attendance) => {
            let connection = Connection::new(&app, &table, guest, &attendance, queue.clone());
            let end = connection.serve(&mut stream).await;
            table.leave(&attendance).await;
            end
        }
        Err(error) => {
            let refusal = incoming::refused(None, error.code(), &error.to_string(), table.position());
            let _ = queue.try_send(Outgoing::message(&refusal));
            if matches!(error, Error::NotSignedIn) { End::SignedOut } else { End::Broken }
        }
    };
    let (code, reason) = end.close();
    let closed = async {
        let _ = queue.send(Outgoing::Close(code, reason)).await;
        drop(queue);
        drain(&mut stream).await;
    };
    let _ = timeout(CLOSE_TIMEOUT, closed).await;
    writer.abort();
}

/// Reads until the other end has closed too: what it has not read yet would be
/// lost if the connection were cut.
async fn drain(stream: &mut SplitStream<WebSocket>) {
    while let Some(Ok(message)) = stream.next().await {
        if matches!(message, Message::Close(_)) {
            return;
        }
    }
}
