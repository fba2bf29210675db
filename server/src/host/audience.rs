//! Whoever has a game open, and sending to them without ever waiting for them.

use std::collections::BTreeSet;

use axum::extract::ws::Utf8Bytes;
use estafette_engine::force::{PerSide, Side};
use estafette_engine::secrecy::{Seat, Viewer};
use estafette_protocol::live::ServerMessage;
use tokio::sync::mpsc;
use tokio_util::sync::CancellationToken;

use crate::error::Error;
use crate::store::presence::Present;

/// The most sockets one player may have on a game; the oldest gives way.
const MOST_A_SEAT: usize = 8;

/// The most people who watch a game here; whoever comes later is turned away.
const MOST_WATCHERS: usize = 400;

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

struct Listener {
    number: u64,
    viewer: Viewer,
    queue: Queue,
    dropped: CancellationToken,
}

impl Listener {
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

/// Who has a game open.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Presence {
    /// The seats of the players, sorted.
    pub seats: Vec<Seat>,
    /// How many watch.
    pub watchers: u32,
}

impl Presence {
    /// Whether somebody of a side has it open.
    pub(super) fn online(&self) -> PerSide<bool> {
        Side::BOTH.map(|side| self.seats.iter().any(|seat| seat.side == side)).into()
    }
}

/// Everybody who has a game open here.
#[derive(Default)]
pub(super) struct Audience {
    listeners: Vec<Listener>,
    next: u64,
    /// Who has the game open at other servers.
    elsewhere: Present,
    /// Who has it open, as everybody here was last told.
    told: Presence,
}

impl Audience {
    /// Lets a socket in.
    pub(super) fn enter(&mut self, viewer: Viewer, queue: Queue) -> Result<Attendance, Error> {
        self.make_room(viewer)?;
        let number = self.next;
        self.next += 1;
        let dropped = CancellationToken::new();
        self.listeners.push(Listener { number, viewer, queue, dropped: dropped.clone() });
        Ok(Attendance { number, dropped })
    }

    fn make_room(&mut self, viewer: Viewer) -> Result<(), Error> {
        self.listeners.retain(|listener| !listener.queue.is_closed());
        let there = self.count(viewer);
        if viewer == Viewer::Spectator {
            return if there < MOST_WATCHERS { Ok(()) } else { Err(Error::TooManyWatchers) };
        }
        if there >= MOST_A_SEAT
            && let Some(oldest) = self.listeners.iter().position(|listener| listener.viewer == viewer)
        {
            self.listeners.remove(oldest).dropped.cancel();
        }
        Ok(())
    }

    fn count(&self, viewer: Viewer) -> usize {
        let open = |listener: &&Listener| listener.viewer == viewer && !listener.queue.is_closed();
        self.listeners.iter().filter(open).count()
    }

    /// Lets a socket out.
    pub(super) fn leave(&mut self, attendance: &Attendance) {
        self.listeners.retain(|listener| listener.number != attendance.number);
    }

    /// Drops everybody.
    pub(super) fn dismiss(&mut self) {
        for listener in self.listeners.drain(..) {
            listener.dropped.cancel();
        }
    }

    /// Drops those who watch: whoever still may comes back.
    pub(super) fn dismiss_watchers(&mut self) {
        self.dismiss_those(|viewer| viewer == Viewer::Spectator);
    }

    /// Drops the players, who have changed seats: they come back to their new ones.
    pub(super) fn dismiss_players(&mut self) {
        self.dismiss_those(|viewer| viewer != Viewer::Spectator);
    }

    fn dismiss_those(&mut self, are_meant: impl Fn(Viewer) -> bool) {
        let meant = self.listeners.extract_if(.., |listener| are_meant(listener.viewer));
        meant.for_each(|listener| listener.dropped.cancel());
    }

    /// Who has the game open here.
    pub(super) fn here(&self) -> Present {
        let open = self.listeners.iter().filter(|listener| !listener.queue.is_closed());
        Present {
            seats: open.filter_map(|listener| listener.viewer.seat()).collect(),
            watchers: u32::try_from(self.count(Viewer::Spectator)).unwrap_or(u32::MAX),
        }
    }

    /// Takes over who has the game open at other servers.
    pub(super) fn take_over(&mut self, elsewhere: Present) {
        self.elsewhere = elsewhere;
    }

    /// Who has the game open, at whichever server.
    pub(super) fn presence(&self) -> Presence {
        let here = self.here();
        Presence {
            seats: here.seats.union(&self.elsewhere.seats).copied().collect(),
            watchers: here.watchers.saturating_add(self.elsewhere.watchers),
        }
    }

    /// Sends each viewer the message made for them.
    pub(super) fn tell(&mut self, message: impl Fn(Viewer) -> Option<ServerMessage>) {
        let viewers: BTreeSet<Viewer> = self.listeners.iter().map(|listener| listener.viewer).collect();
        for viewer in viewers {
            if let Some(message) = message(viewer) {
                let text = json(&message);
                self.listeners.retain(|listener| listener.viewer != viewer || listener.send(&text));
            }
        }
    }

    /// Tells everybody but one who has the game open, where that has changed since they were told.
    pub(super) fn tell_presence(&mut self, except: Option<&Attendance>) {
        let presence = self.presence();
        if presence == self.told {
            return;
        }
        let (online, watchers) = (presence.online(), presence.watchers);
        let text = json(&ServerMessage::Presence { online, present: presence.seats.clone(), watchers });
        self.told = presence;
        let is_except = |listener: &Listener| except.is_some_and(|one| one.number == listener.number);
        self.listeners.retain(|listener| is_except(listener) || listener.send(&text));
    }
}
