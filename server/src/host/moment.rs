//! A moment of a game that is over.

use estafette_engine::chance::LogPosition;
use estafette_engine::ending::Ending;
use estafette_engine::game::{Happened, Snapshot};
use estafette_engine::secrecy::Lens;

/// Where in a game that is over one looks, and through which lens.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Spot {
    /// Through which lens.
    pub lens: Lens,
    /// The position in the log, which there is.
    pub at: LogPosition,
    /// How the game ended.
    pub ending: Ending,
}

/// A moment of a game that is over, as it is seen through a lens.
#[derive(Debug, Clone)]
pub struct Moment {
    /// Where one looks.
    pub spot: Spot,
    /// How the game stood. Nobody is offered anything.
    pub snapshot: Snapshot,
    /// What the entry of the log had brought.
    pub happened: Happened,
}
