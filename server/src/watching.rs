//! Who may see a game: its two players, and whoever they let watch.

use estafette_engine::force::Side;
use estafette_engine::replay::Lens;
use estafette_engine::secrecy::Viewer;
use estafette_protocol::game::{Status, Visibility};
use estafette_protocol::watching::Watching;
use uuid::Uuid;

use crate::error::Error;
use crate::store::games::Overview;
use crate::token::LinkToken;

/// From where somebody sees a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Seat {
    /// One of its two players.
    Player(Side),
    /// Somebody they let watch.
    Watcher,
}

impl Seat {
    /// Whose view is sent there while the game runs.
    pub const fn viewer(self) -> Viewer {
        match self {
            Seat::Player(Side::Red) => Viewer::from(Side::Red),
            Seat::Player(Side::Blue) => Viewer::from(Side::Blue),
            Seat::Watcher => Viewer::Spectator,
        }
    }

    /// The lenses one may look back through, the widest first: once the game is over
    /// all of them, before only one's own.
    pub fn lenses(self, over: bool) -> Vec<Lens> {
        if over {
            vec![Lens::Truth, Lens::from(Side::Blue), Lens::from(Side::Red), Lens::SPECTATOR]
        } else {
            vec![self.viewer().into()]
        }
    }
}

/// The seat of an account, or of somebody without one, in a game that has begun.
pub fn seat(game: &Overview, account: Option<Uuid>, key: Option<&str>) -> Result<Seat, Error> {
    if let Some(side) = account.and_then(|account| game.side_of(account)) {
        return Ok(Seat::Player(side));
    }
    if may_watch(game, key) {
        return Ok(Seat::Watcher);
    }
    // Whoever has shown a key means to watch; others may be players who have to sign in.
    match (key, account) {
        (Some(_), _) => Err(Error::LinkRevoked),
        (None, Some(_)) => Err(Error::NotAPlayer),
        (None, None) => Err(Error::NotSignedIn),
    }
}

fn may_watch(game: &Overview, key: Option<&str>) -> bool {
    let shown = key.and_then(LinkToken::read).map(|token| token.hash());
    let by_link = shown.is_some() && shown == game.watch_key;
    match game.status {
        Status::Waiting => false,
        Status::Running => match game.watching {
            Watching::Nobody => false,
            Watching::Invited => by_link,
            Watching::Everybody => true,
        },
        Status::Finished => {
            by_link || game.visibility == Visibility::Open || game.watching == Watching::Everybody
        }
    }
}
