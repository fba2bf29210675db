//! Who may see a game: its players, and whoever they let watch.

use estafette_engine::force::Side;
use estafette_engine::secrecy::{Lens, Seat, Viewer};
use estafette_protocol::game::{Status, Visibility};
use estafette_protocol::watching::Watching;
use uuid::Uuid;

use crate::error::Error;
use crate::store::games::Overview;
use crate::token::LinkToken;

/// The lenses that a viewer may look back through, the widest first: once the game is over all of
/// them, before only one's own.
pub fn lenses(viewer: Viewer, seats: &[Seat], over: bool) -> Vec<Lens> {
    if over {
        let of = |side: Side| seats.iter().filter(move |seat| seat.side == side);
        let own = of(Side::Blue).chain(of(Side::Red)).map(|&seat| Viewer::Seat(seat).into());
        [Lens::Truth].into_iter().chain(own).chain([Lens::SPECTATOR]).collect()
    } else {
        vec![viewer.into()]
    }
}

/// With whose eyes an account, or somebody without one, sees a game that has begun.
pub fn viewer(game: &Overview, account: Option<Uuid>, key: Option<&str>) -> Result<Viewer, Error> {
    if let Some(seat) = account.and_then(|account| game.seat_of(account)) {
        return Ok(seat.into());
    }
    if may_watch(game, key) {
        return Ok(Viewer::Spectator);
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
