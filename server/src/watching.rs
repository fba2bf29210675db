//! Who may see a game: its two players, and whoever they let watch.

use data_encoding::BASE64URL_NOPAD;
use estafette_engine::force::Side;
use estafette_engine::replay::Lens;
use estafette_engine::secrecy::Viewer;
use estafette_protocol::game::{Status, Visibility};
use estafette_protocol::watching::Watching;
use serde::Deserialize;
use sha2::{Digest, Sha256};
use uuid::Uuid;

use crate::app::App;
use crate::chance::random_bytes;
use crate::error::Error;
use crate::extract::Caller;
use crate::session::Player;
use crate::store::games::{self, Overview};

/// The secret in a link for watching.
pub struct WatchToken([u8; 16]);

/// What the database knows a link by: the SHA-256 of its secret.
#[derive(Clone, PartialEq, Eq)]
pub struct WatchKey([u8; 32]);

impl WatchToken {
    /// A fresh one.
    pub fn draw() -> WatchToken {
        WatchToken(random_bytes())
    }

    /// As it stands in the address.
    pub fn text(&self) -> String {
        BASE64URL_NOPAD.encode(&self.0)
    }

    /// What the database knows it by.
    pub fn key(&self) -> WatchKey {
        WatchKey(Sha256::digest(self.0).into())
    }

    fn read(text: &str) -> Option<WatchToken> {
        let bytes = BASE64URL_NOPAD.decode(text.as_bytes()).ok()?;
        bytes.try_into().ok().map(WatchToken)
    }
}

impl WatchKey {
    /// From the bytes stored.
    pub fn from_bytes(bytes: [u8; 32]) -> WatchKey {
        WatchKey(bytes)
    }

    /// The bytes, to be stored.
    pub fn bytes(&self) -> &[u8] {
        &self.0
    }
}

/// The key that somebody with a link shows.
#[derive(Deserialize)]
pub struct ShownKey {
    /// The secret of the link.
    pub key: Option<String>,
}

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
            Seat::Player(Side::Red) => Viewer::Red,
            Seat::Player(Side::Blue) => Viewer::Blue,
            Seat::Watcher => Viewer::Spectator,
        }
    }

    /// The lenses one may look back through, the widest first: once the game is over
    /// all of them, before only one's own.
    pub fn lenses(self, over: bool) -> Vec<Lens> {
        if over {
            vec![Lens::Truth, Lens::Blue, Lens::Red, Lens::Spectator]
        } else {
            vec![self.viewer().into()]
        }
    }
}

/// A game, and the seat in it of whoever sends a request to see it.
pub async fn seat_of(
    app: &App,
    id: Uuid,
    player: Option<&Player>,
    key: Option<&str>,
    caller: &Caller,
) -> Result<(Overview, Seat), Error> {
    app.gate.look(caller.0)?;
    let game = games::by_id(&app.pool, id).await?;
    let account = player.map(|player| player.account.id);
    if game.status == Status::Waiting && account.is_some_and(|account| game.concerns(account)) {
        return Err(Error::NotStarted);
    }
    let seat = seat(&game, account, key)?;
    Ok((game, seat))
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
    let shown = key.and_then(WatchToken::read).map(|token| token.key());
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
