//! Whoever has a game open, and sending to them without ever waiting for them.

use axum::extract::ws::Utf8Bytes;
use estafette_engine::force::{PerSide, Side};
use estafette_protocol::live::ServerMessage;
use tokio::sync::mpsc;
use tokio_util::sync::CancellationToken;

/// The most sockets one side may have on a game; the oldest gives way.
const MOST_A_SIDE: usize = 8;

/// What goes out on a socket.
pub enum Outgoing {
    /// A message, as JSON.
    Message(Utf8Bytes),
    /// A ping.
    Ping,
    /// The end, with its code and reason.
    Close(u16, &'static str),
}

impl Outgoing {
    /// A message.
    pub fn message(message: &ServerMessage) -> Outgoing {
        Outgoing::Message(json(message))
    }
}

fn json(message: &ServerMessage) -> Utf8Bytes {
    // All keys of the wire types are texts, so this cannot fail.
    serde_json::to_string(message).unwrap_or_default().into()
}

/// What is still to be sent on one socket.
pub type Queue = mpsc::Sender<Outgoing>;

/// One socket's place in the audience.
pub struct Attendance {
    /// Its number, for leaving.
    pub(super) number: u64,
    /// Cancelled when the socket fell behind, or gave way to a newer one.
    pub dropped: CancellationToken,
}

struct Viewer {
    number: u64,
    side: Side,
    queue: Queue,
    dropped: CancellationToken,
}

impl Viewer {
    /// Sends without waiting. A socket that falls behind is dropped: it comes back
    /// and starts from a fresh position.
    fn send(&self, text: &Utf8Bytes) -> bool {
        let sent = self.queue.try_send(Outgoing::Message(text.clone())).is_ok();
        if !sent {
            self.dropped.cancel();
        }
        sent
    }
}

/// Everybody who has a game open here.
#[derive(Default)]
pub(super) struct Audience {
    viewers: Vec<Viewer>,
    next: u64,
}

impl Audience {
    /// Lets a socket in.
    pub(super) fn enter(&mut self, side: Side, queue: Queue) -> Attendance {
        self.make_room(side);
        let number = self.next;
        self.next += 1;
        let dropped = CancellationToken::new();
        self.viewers.push(Viewer { number, side, queue, dropped: dropped.clone() });
        Attendance { number, dropped }
    }

    fn make_room(&mut self, side: Side) {
        self.viewers.retain(|viewer| !viewer.queue.is_closed());
        let of_side = self.viewers.iter().filter(|viewer| viewer.side == side);
        if of_side.count() < MOST_A_SIDE {
            return;
        }
        if let Some(oldest) = self.viewers.iter().position(|viewer| viewer.side == side) {
            self.viewers.remove(oldest).dropped.cancel();
        }
    }

    /// Lets a socket out.
    pub(super) fn leave(&mut self, attendance: &Attendance) {
        self.viewers.retain(|viewer| viewer.number != attendance.number);
    }

    /// Drops everybody.
    pub(super) fn dismiss(&mut self) {
        for viewer in self.viewers.drain(..) {
            viewer.dropped.cancel();
        }
    }

    /// Who has the game open.
    pub(super) fn online(&self) -> PerSide<bool> {
        let is = |side| self.viewers.iter().any(|viewer| viewer.side == side && !viewer.queue.is_closed());
        PerSide { austria: is(Side::Austria), france: is(Side::France) }
    }

    /// Sends each side the message made for it.
    pub(super) fn tell(&mut self, message: impl Fn(Side) -> Option<ServerMessage>) {
        for side in Side::BOTH {
            let watched = self.viewers.iter().any(|viewer| viewer.side == side);
            if let Some(message) = watched.then(|| message(side)).flatten() {
                let text = json(&message);
                self.viewers.retain(|viewer| viewer.side != side || viewer.send(&text));
            }
        }
    }

    /// Tells everybody but one who has the game open.
    pub(super) fn tell_presence(&mut self, except: Option<&Attendance>) {
        let text = json(&ServerMessage::Presence { online: self.online() });
        let is_except = |viewer: &Viewer| except.is_some_and(|one| one.number == viewer.number);
        self.viewers.retain(|viewer| is_except(viewer) || viewer.send(&text));
    }
}
