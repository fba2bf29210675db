//! Writing what is queued.

use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, WebSocket};
use futures_util::SinkExt;
use futures_util::stream::SplitSink;
use tokio::sync::mpsc;
use tokio::time::timeout;

use crate::host::Outgoing;

/// How long one message may take to be taken.
const TIMEOUT: Duration = Duration::from_secs(20);

/// Writes until the end is sent, the queue is gone, or the other end does not read.
pub async fn write(mut sink: SplitSink<WebSocket, Message>, mut outbox: mpsc::Receiver<Outgoing>) {
    while let Some(outgoing) = outbox.recv().await {
        let (message, last) = match outgoing {
            Outgoing::Message(text) => (Message::Text(text), false),
            Outgoing::Ping => (Message::Ping(Vec::new().into()), false),
            Outgoing::Close(code, reason) => {
                (Message::Close(Some(CloseFrame { code, reason: reason.into() })), true)
            }
        };
        let sent = timeout(TIMEOUT, sink.send(message)).await;
        if last || !matches!(sent, Ok(Ok(()))) {
            return;
        }
    }
}
