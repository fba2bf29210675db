//! `/api/invitations`: joining by link.

use std::sync::Arc;

use axum::extract::State;
use estafette_protocol::game::{GameSummary, Status};

use super::games::seat;
use crate::app::App;
use crate::error::Error;
use crate::extract::Path;
use crate::session::Player;
use crate::store::games::{self, Overview};

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

/// `POST /api/invitations/{code}/join`: takes the free seat.
pub async fn join(
    State(app): State<Arc<App>>,
    Path(code): Path<String>,
    player: Player,
) -> Result<axum::Json<GameSummary>, Error> {
    let game: Overview = games::by_invitation(&app.pool, &code).await?;
    seat(&app, &player, game).await
}
