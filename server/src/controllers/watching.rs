//! `/api/games/{id}/watching`, `/api/games/{id}/watch-link`, `/api/watch`: who may watch.

use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use estafette_protocol::game::{GameSummary, Status};
use estafette_protocol::watching::{NewWatching, WatchLink, Watchable, Watching};
use uuid::Uuid;

use crate::app::App;
use crate::error::Error;
use crate::extract::{Caller, Json, Path, Player};
use crate::store::games::{self, Overview};
use crate::store::watching;
use crate::token::LinkToken;

/// `GET /api/watch`: games to watch, for everybody.
pub async fn list(State(app): State<Arc<App>>, caller: Caller) -> Result<axum::Json<Watchable>, Error> {
    app.limiter.look(caller.0)?;
    let games = games::watchable(&app.pool).await?;
    Ok(axum::Json(Watchable { games: games.iter().map(|game| game.summary(None)).collect() }))
}

/// `PUT /api/games/{id}/watching`: by the creator of a waiting game as they like; by
/// either player later, but only stricter: the other has joined under what was set.
pub async fn update(
    State(app): State<Arc<App>>,
    Path(id): Path<Uuid>,
    player: Player,
    Json(NewWatching { watching }): Json<NewWatching>,
) -> Result<axum::Json<GameSummary>, Error> {
    let game = concerning(&app, id, &player).await?;
    if game.status != Status::Waiting && watching > game.watching {
        return Err(Error::WatchingAgreed);
    }
    if !watching::set(&app.pool, id, game.watching, watching).await? {
        return Err(Error::Busy);
    }
    app.host.has_changed(id);
    summary(&app, id, &player).await
}

/// `POST /api/games/{id}/watch-link`: a fresh link in place of the one before.
pub async fn draw_link(
    State(app): State<Arc<App>>,
    Path(id): Path<Uuid>,
    player: Player,
) -> Result<(StatusCode, axum::Json<WatchLink>), Error> {
    let game = concerning(&app, id, &player).await?;
    if game.status != Status::Finished && game.watching == Watching::Nobody {
        return Err(Error::NobodyWatches);
    }
    let token = LinkToken::draw();
    watching::set_link(&app.pool, id, Some(&token.hash())).await?;
    app.host.has_changed(id);
    Ok((StatusCode::CREATED, axum::Json(WatchLink { key: token.text() })))
}

/// `DELETE /api/games/{id}/watch-link`: takes the link back.
pub async fn revoke_link(
    State(app): State<Arc<App>>,
    Path(id): Path<Uuid>,
    player: Player,
) -> Result<axum::Json<GameSummary>, Error> {
    concerning(&app, id, &player).await?;
    watching::set_link(&app.pool, id, None).await?;
    app.host.has_changed(id);
    summary(&app, id, &player).await
}

async fn concerning(app: &App, id: Uuid, player: &Player) -> Result<Overview, Error> {
    let game = games::by_id(&app.pool, id).await?;
    if game.concerns(player.account.id) { Ok(game) } else { Err(Error::NotAPlayer) }
}

async fn summary(app: &App, id: Uuid, player: &Player) -> Result<axum::Json<GameSummary>, Error> {
    Ok(axum::Json(games::by_id(&app.pool, id).await?.summary(Some(player.account.id))))
}
