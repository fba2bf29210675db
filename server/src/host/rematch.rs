//! A further game of the same two, with sides swapped.

use chrono::{DateTime, Utc};
use estafette_engine::force::{PerSide, Side};
use estafette_engine::history::{History, Step};
use estafette_engine::parley::{Offer, Parley};
use estafette_protocol::game::{SideWish, Visibility};
use uuid::Uuid;

use crate::chance::Chance;
use crate::error::Error;
use crate::pace::{Clocks, deciding};
use crate::store::games::{NewGame, Origin, Overview, Start};
use crate::token::LinkToken;

/// A game to follow another one.
pub(super) struct Rematch {
    /// As it is created.
    pub game: NewGame,
    /// As it starts at once.
    pub start: Start,
}

/// Whether the two agree on another game by a step.
pub(super) fn is_agreed_by(step: &Step) -> bool {
    matches!(step, Step::Parley(Parley::Accept { offer: Offer::Rematch {} }))
}

/// The game that follows one whose `accepting` side accepts it: the same options, but
/// a deal that is drawn; the same pace. Nobody else can join it. [`Error::OpponentGone`] when an
/// account was deleted meanwhile.
pub(super) fn rematch(
    overview: &Overview,
    history: &History,
    accepting: Side,
    chance: &dyn Chance,
    at: DateTime<Utc>,
) -> Result<Rematch, Error> {
    let is_gone = |side: Side| overview.players[side].as_ref().is_some_and(|person| person.name.is_none());
    if Side::BOTH.into_iter().any(is_gone) {
        return Err(Error::OpponentGone);
    }
    let player = |side: Side| overview.players[side].as_ref().map(|person| person.id);
    let (austria, france) = player(Side::Blue).zip(player(Side::Red)).ok_or(Error::Internal)?;
    let players = PerSide { red: austria, blue: france };
    let rules = history.rules();
    let options = rules.drawn_anew(history.options()).map_err(|_| Error::Internal)?;
    let seed = chance.seed();
    let (set_up, _) = rules.set_up(&options, seed).map_err(|_| Error::Internal)?;
    let origin = Origin { kind: overview.kind, rules_version: rules.version(), options, seed };
    let side_wish = match accepting {
        Side::Red => SideWish::Red,
        Side::Blue => SideWish::Blue,
    };
    let game = NewGame {
        id: Uuid::now_v7(),
        origin,
        given_deal: false,
        // Who offered it plays what the other one played.
        creator: players[accepting],
        side_wish,
        visibility: Visibility::Private,
        watching: overview.watching,
        talk: overview.talk,
        deductions: overview.deductions,
        pace: overview.pace,
        invitation: LinkToken::draw().text(),
        at,
    };
    let asked = deciding(&set_up.asked());
    let clocks = Clocks::start(overview.pace, asked, at);
    let start = Start {
        players,
        asked,
        round: set_up.round(),
        at,
        time_up_at: clocks.and_then(|clocks| clocks.time_up_at()),
    };
    Ok(Rematch { game, start })
}
