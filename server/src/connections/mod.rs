//! Connections: taken in while there is room, and ended when nothing comes of them.
//!
//! The head of a request has a deadline from its first byte on, and a connection without a request one
//! from its last on. What a request itself may take is for the router to know; a socket that a connection
//! has become is watched by [`crate::live`].

mod phase;
mod rooms;
mod watched;

use std::io::ErrorKind;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::{HeaderValue, Request, Response, header};
use axum::response::IntoResponse;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::TokioIo;
use tokio::net::{TcpListener, TcpStream};
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;
use tower::Service;

use crate::error::Error;
use phase::Phase;
use rooms::{Room, Rooms};
use watched::Watched;

/// How long to wait when the system has no more connections to give.
const RESPITE: Duration = Duration::from_secs(1);

/// How many connections there may be, and how long they may be silent.
#[derive(Debug, Clone, Copy)]
pub struct ConnectionLimits {
    /// All together. When nine of ten are taken, only sockets of games are let in.
    pub most: usize,
    /// From one address of the network. Not asked behind a proxy: all come from there.
    pub most_of_address: usize,
    /// How long the head of a request may take.
    pub head: Duration,
    /// How long a connection may wait for its next request.
    pub idle: Duration,
}

impl Default for ConnectionLimits {
    fn default() -> ConnectionLimits {
        ConnectionLimits {
            most: 10_000,
            most_of_address: 500,
            head: Duration::from_secs(10),
            idle: Duration::from_mins(1),
        }
    }
}

/// Takes connections in and serves them, until `stop` is cancelled; then ends when the requests under way
/// have. Sockets go on.
pub async fn take_in(
    listener: TcpListener,
    router: Router,
    limits: ConnectionLimits,
    by_address: bool,
    stop: CancellationToken,
) {
    let rooms = Rooms::new(limits, by_address);
    let tasks = TaskTracker::new();
    loop {
        let accepted = tokio::select! {
            () = stop.cancelled() => break,
            accepted = listener.accept() => accepted,
        };
        match accepted {
            Ok((stream, peer)) => match rooms.take(peer.ip()) {
                Some(room) => {
                    tasks.spawn(serve(stream, peer, room, router.clone(), limits, stop.clone()));
                }
                None => refuse(&stream),
            },
            Err(error) if is_of_one(error.kind()) => {}
            Err(error) => {
                tracing::error!(%error, "no more connections can be taken in");
                tokio::time::sleep(RESPITE).await;
            }
        }
    }
    drop(listener);
    tasks.close();
    tasks.wait().await;
}

/// Whether an error is about the one connection that was to be taken in.
fn is_of_one(kind: ErrorKind) -> bool {
    matches!(kind, ErrorKind::ConnectionRefused | ErrorKind::ConnectionAborted | ErrorKind::ConnectionReset)
}

/// Tells somebody for whom there is no room, if that can be said at once.
fn refuse(stream: &TcpStream) {
    const ANSWER: &[u8] =
        b"HTTP/1.1 503 Service Unavailable\r\nconnection: close\r\nretry-after: 10\r\ncontent-length: 0\r\n\r\n";
    let _ = stream.try_write(ANSWER);
}

async fn serve(
    stream: TcpStream,
    peer: SocketAddr,
    room: Room,
    router: Router,
    limits: ConnectionLimits,
    stop: CancellationToken,
) {
    // Small messages are sent at once instead of waiting for more to send: the answer to an order is one,
    // and would wait for some 40 ms.
    if let Err(error) = stream.set_nodelay(true) {
        tracing::debug!(%error, "a connection sends with delay");
    }
    let phase = Arc::new(Phase::new());
    let rooms = room.rooms();
    let watched = Watched::new(stream, Arc::clone(&phase), room);
    let service = {
        let phase = Arc::clone(&phase);
        service_fn(move |request: Request<Incoming>| {
            phase.serve();
            let (phase, rooms, mut router) = (Arc::clone(&phase), Arc::clone(&rooms), router.clone());
            async move {
                let response = if rooms.are_crowded() && !is_for_a_game(&request) {
                    busy()
                } else {
                    let mut request = request;
                    request.extensions_mut().insert(ConnectInfo(peer));
                    router.call(request).await?
                };
                phase.wait();
                Ok::<_, std::convert::Infallible>(response)
            }
        })
    };
    let connection = http1::Builder::new().serve_connection(TokioIo::new(watched), service).with_upgrades();
    let mut connection = std::pin::pin!(connection);
    let mut stopping = false;
    loop {
        tokio::select! {
            ended = &mut connection => {
                if let Err(error) = ended {
                    tracing::debug!(%error, "a connection ended");
                }
                return;
            }
            () = phase.overdue(limits) => return,
            () = stop.cancelled(), if !stopping => {
                connection.as_mut().graceful_shutdown();
                stopping = true;
            }
        }
    }
}

fn is_for_a_game(request: &Request<Incoming>) -> bool {
    request.uri().path().ends_with("/live")
}

fn busy() -> Response<Body> {
    let mut answer = Error::Busy.into_response();
    answer.headers_mut().insert(header::CONNECTION, HeaderValue::from_static("close"));
    answer
}

#[cfg(test)]
mod tests;
