//! A further game of the same players, with sides swapped.

use chrono::{DateTime, Utc};
use estafette_engine::force::{PerSide, Side};
use estafette_engine::history::{History, Step};
use estafette_engine::parley::{Offer, Parley};
use estafette_engine::secrecy::Seat;
use estafette_protocol::game::Visibility;
use uuid::Uuid;

use crate::chance::Chance;
use crate::error::Error;
use crate::pace::{Clocks, deciding};
use crate::store::games::{NewGame, Origin, Overview, Start};
use crate::store::seats::Place;
use crate::token::LinkToken;

/// A game to follow another one.
pub(super) struct Rematch {
    /// As it is created.
    pub game: NewGame,
    /// As it starts at once.
    pub start: Start,
    /// Who speaks for each side then.
    pub speakers: PerSide<Seat>,
    /// The account that agreed to it.
    pub accepted_by: Uuid,
}

/// Whether the sides agree on another game by a step.
pub(super) fn is_agreed_by(step: &Step) -> bool {
    matches!(step, Step::Parley(Parley::Accept { offer: Offer::Rematch {} }))
}

/// The game that follows one whose `accepting` side accepts it: the same options, but
/// a deal that is drawn; the same pace. Everybody keeps their rank, and all change sides where the
/// seats are for it. Nobody else can join it. [`Error::OpponentGone`] when an account was deleted
/// meanwhile.
pub(super) fn rematch(
    overview: &Overview,
    history: &History,
    accepting: Seat,
    chance: &dyn Chance,
    at: DateTime<Utc>,
) -> Result<Rematch, Error> {
    if overview.seats.iter().any(Place::is_gone) {
        return Err(Error::OpponentGone);
    }
    let rules = history.rules();
    let options = rules.drawn_anew(history.options()).map_err(|_| Error::Internal)?;
    let seats = rules.seats(&options).map_err(|_| Error::Internal)?;
    let swapped = |seat: Seat| Seat { side: seat.side.opponent(), ..seat };
    let fit = seats.iter().all(|&seat| overview.seats.at(swapped(seat)).is_some());
    let seat_after = |seat: Seat| if fit { swapped(seat) } else { seat };
    let account = |seat: Seat| overview.seats.at(seat).and_then(Place::account).ok_or(Error::Internal);
    let accepted_by = account(accepting)?;
    // Who offered it plays what the other one played.
    let side_wish = seat_after(accepting).side.opponent();
    let creator = account(history.speakers()[accepting.side.opponent()])?;
    let seed = chance.seed();
    let (set_up, _) = rules.set_up(&options, seed).map_err(|_| Error::Internal)?;
    let seats = seats.into_iter().map(|seat| Ok((seat, Some(account(seat_after(seat))?))));
    let origin = Origin { kind: overview.kind, rules_version: rules.version(), options, seed };
    let game = NewGame {
        id: Uuid::now_v7(),
        origin,
        given_deal: false,
        creator,
        side_wish: side_wish.into(),
        seats: seats.collect::<Result<_, Error>>()?,
        visibility: Visibility::Private,
        watching: overview.watching,
        talk: overview.talk,
        deductions: overview.deductions,
        pace: overview.pace,
        invitation: LinkToken::draw().text(),
        at,
    };
    let asked = set_up.asked();
    let clocks = Clocks::start(overview.pace, deciding(&asked), at);
    let start =
        Start { asked, round: set_up.round(), at, time_up_at: clocks.and_then(|clocks| clocks.time_up_at()) };
    let speakers = Side::BOTH.map(|side| set_up.speaker(side)).into();
    Ok(Rematch { game, start, speakers, accepted_by })
}
