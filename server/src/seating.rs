//! Sitting down at a game that waits for players, and getting up again.

use estafette_engine::force::Side;
use estafette_engine::secrecy::Seat;
use estafette_protocol::game::{SideWish, Status};
use sqlx::PgConnection;
use uuid::Uuid;

use crate::app::App;
use crate::error::Error;
use crate::mails::rules::{self, Started};
use crate::pace::{Clocks, deciding};
use crate::store::games::{self, Overview, Start};
use crate::store::{blocks, seats};

/// Has an account sit down at a game: on the seat it wishes for, or on the first that is free. Whoever
/// takes the last one starts the game. Sitting down twice is sitting down once; whoever wishes for
/// another free seat changes over.
pub async fn sit_down(app: &App, me: Uuid, id: Uuid, wish: Option<Seat>) -> Result<Overview, Error> {
    let mut transaction = app.pool.begin().await?;
    games::lock(&mut transaction, id).await?;
    let game = games::by_id(&mut *transaction, id).await?;
    let own = game.seat_of(me);
    if game.status != Status::Waiting || (own.is_some() && (wish.is_none() || wish == own)) {
        return match own {
            Some(_) if game.status == Status::Waiting && game.creator.id == me => Err(Error::OwnGame),
            Some(_) => Ok(game),
            None => Err(Error::GameFull),
        };
    }
    if game.creator.id == me {
        return Err(Error::OwnGame);
    }
    let others: Vec<Uuid> = game.seats.accounts().chain([game.creator.id]).collect();
    if blocks::between(&mut *transaction, me, &others).await? {
        return Err(Error::Blocked);
    }
    let seat = seat(app, &mut transaction, &game, wish).await?;
    seats::leave(&mut transaction, id, me).await?;
    if !seats::take(&mut transaction, id, seat, me).await? {
        return Err(Error::SeatTaken);
    }
    let mut game = games::by_id(&mut *transaction, id).await?;
    if game.seats.first_free().is_none() {
        game = start(app, &mut transaction, game, me).await?;
    }
    transaction.commit().await?;
    Ok(game)
}

/// The seat for whoever joins a game. Where the sides are drawn, the creator gets theirs first.
async fn seat(
    app: &App,
    transaction: &mut PgConnection,
    game: &Overview,
    wish: Option<Seat>,
) -> Result<Seat, Error> {
    match (game.side_wish, wish) {
        (SideWish::Random, Some(_)) => Err(Error::SeatsAreDrawn),
        (SideWish::Random, None) => {
            let creators = app.settings.chance.side();
            seats::take(transaction, game.id, creators.into(), game.creator.id).await?;
            Ok(creators.opponent().into())
        }
        (SideWish::Red | SideWish::Blue, Some(wish)) => {
            game.seats.at(wish).map(|place| place.seat).ok_or(Error::NoSuchSeat)
        }
        (SideWish::Red | SideWish::Blue, None) => game.seats.first_free().ok_or(Error::GameFull),
    }
}

/// Starts a game whose seats are taken, the last of them by `last`.
async fn start(
    app: &App,
    transaction: &mut PgConnection,
    game: Overview,
    last: Uuid,
) -> Result<Overview, Error> {
    let origin = games::origin(&mut *transaction, game.id).await?;
    let rules = app.settings.games.rules(origin.kind).ok_or(Error::GameDamaged)?;
    let set_up = rules.set_up(&origin.options, origin.seed).map_err(|_| Error::GameDamaged)?.0;
    let (at, asked) = (app.settings.clock.now(), set_up.asked());
    let clocks = Clocks::start(game.pace, deciding(&asked), at);
    let time_up_at = clocks.and_then(|clocks| clocks.time_up_at());
    games::start(transaction, game.id, &Start { asked, round: set_up.round(), at, time_up_at }).await?;
    let game = games::by_id(&mut *transaction, game.id).await?;
    let speakers = Side::BOTH.map(|side| set_up.speaker(side));
    let started = Started { game: &game, speakers: speakers.into(), by: last };
    rules::after_start(transaction, &started, app.settings.mail.spacing).await?;
    Ok(game)
}

/// Has an account leave a game that waits: its creator withdraws it, others get up.
pub async fn leave(app: &App, me: Uuid, id: Uuid) -> Result<(), Error> {
    let mut transaction = app.pool.begin().await?;
    games::lock(&mut transaction, id).await?;
    let game = games::by_id(&mut *transaction, id).await?;
    if !game.concerns(me) {
        return Err(Error::NotAPlayer);
    }
    let done = if game.creator.id == me {
        games::delete_waiting(&mut *transaction, id).await?
    } else {
        seats::leave(&mut transaction, id, me).await?
    };
    if !done {
        return Err(Error::HasBegun);
    }
    Ok(transaction.commit().await?)
}
