//! `/api/invitations`: joining by link, and sending the link.

use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use estafette_protocol::game::{GameSummary, MailInvitation, Status};
use uuid::Uuid;

use super::games::Wish;
use crate::app::App;
use crate::error::Error;
use crate::extract::{Json, Path, Player, Query};
use crate::mails::address;
use crate::seating;
use crate::store::accounts;
use crate::store::games;
use crate::store::outbox::{self, Notice};

/// `GET /api/invitations/{code}`: what one is invited to. Needs no account: most
/// who follow a link have none yet.
pub async fn show(
    State(app): State<Arc<App>>,
    Path(code): Path<String>,
    player: Option<Player>,
) -> Result<axum::Json<GameSummary>, Error> {
    let me = player.map(|player| player.account.id);
    let game = games::by_invitation(&app.pool, &code).await?;
    let concerns_me = me.is_some_and(|me| game.concerns(me));
    if game.status != Status::Waiting && !concerns_me {
        return Err(Error::InvitationUsed);
    }
    Ok(axum::Json(game.summary(me)))
}

/// `POST /api/invitations/{code}/join?seat=blue.2`: takes a free seat.
pub async fn join(
    State(app): State<Arc<App>>,
    Path(code): Path<String>,
    Query(wish): Query<Wish>,
    player: Player,
) -> Result<axum::Json<GameSummary>, Error> {
    let me = player.account.id;
    let game = games::by_invitation(&app.pool, &code).await?;
    let game = seating::sit_down(&app, me, game.id, wish.seat).await?;
    Ok(axum::Json(game.summary(Some(me))))
}

/// `POST /api/games/{id}/invitations`: the creator has the link sent to somebody, who need
/// not have an account; once to each address. Only who has shown their own address to be
/// theirs sends mails to others.
pub async fn send(
    State(app): State<Arc<App>>,
    Path(id): Path<Uuid>,
    player: Player,
    Json(wish): Json<MailInvitation>,
) -> Result<StatusCode, Error> {
    let me = player.account.id;
    let address = address::read(&wish.email)?;
    let game = games::by_id(&app.pool, id).await?;
    if game.creator.id != me {
        return Err(Error::NotAPlayer);
    }
    if game.status != Status::Waiting {
        return Err(Error::HasBegun);
    }
    let (_, own) = accounts::details(&app.pool, me).await?;
    own.ok_or(Error::NoAddress)?;
    app.limiter.invitation(me, &address)?;
    let mut connection = app.pool.acquire().await?;
    let path = format!("/join/{}", game.invitation);
    outbox::enqueue(&mut connection, Notice::invitation(me, id, &address, &path)).await?;
    Ok(StatusCode::ACCEPTED)
}
