//! Room for connections.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};

use super::ConnectionLimits;
use crate::limits::network;

/// All the room there is.
pub(super) struct Rooms {
    limits: ConnectionLimits,
    by_address: bool,
    taken: Mutex<Taken>,
}

#[derive(Default)]
struct Taken {
    all: usize,
    of: HashMap<IpAddr, usize>,
}

/// Room for one connection, for as long as it lasts.
pub(super) struct Room {
    rooms: Arc<Rooms>,
    network: IpAddr,
}

impl Rooms {
    /// Nobody is there yet.
    pub(super) fn new(limits: ConnectionLimits, by_address: bool) -> Arc<Rooms> {
        Arc::new(Rooms { limits, by_address, taken: Mutex::default() })
    }

    /// Room for a connection from an address, if there is any.
    pub(super) fn take(self: &Arc<Rooms>, from: IpAddr) -> Option<Room> {
        let network = network(from);
        let mut taken = self.taken.lock().unwrap_or_else(PoisonError::into_inner);
        let of = taken.of.get(&network).copied().unwrap_or_default();
        let full = self.by_address && of >= self.limits.most_of_address;
        if full || taken.all >= self.limits.most {
            tracing::debug!(all = taken.all, of, "there is no room for a connection");
            return None;
        }
        taken.all += 1;
        taken.of.insert(network, of + 1);
        Some(Room { rooms: Arc::clone(self), network })
    }

    /// Whether so much is taken that the rest is for those who play.
    pub(super) fn are_crowded(&self) -> bool {
        let taken = self.taken.lock().unwrap_or_else(PoisonError::into_inner);
        taken.all > self.limits.most - self.limits.most / 10
    }
}

impl Room {
    /// Of which rooms it is one.
    pub(super) fn rooms(&self) -> Arc<Rooms> {
        Arc::clone(&self.rooms)
    }
}

impl Drop for Room {
    fn drop(&mut self) {
        let mut taken = self.rooms.taken.lock().unwrap_or_else(PoisonError::into_inner);
        taken.all -= 1;
        match taken.of.get_mut(&self.network) {
            Some(of) if *of > 1 => *of -= 1,
            _ => _ = taken.of.remove(&self.network),
        }
    }
}
