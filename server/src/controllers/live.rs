//! `/api/games/{id}/live`: a running game over a WebSocket.

use std::sync::Arc;

use axum::extract::State;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::response::Response;
use estafette_protocol::game::Status;
use uuid::Uuid;

use crate::app::App;
use crate::error::Error;
use crate::extract::Path;
use crate::live::{self, LONGEST_READ};
use crate::session::Player;
use crate::store::games;

/// `GET /api/games/{id}/live`: opens the game for one of its two players. The seat
/// comes from the session.
pub async fn open(
    State(app): State<Arc<App>>,
    Path(id): Path<Uuid>,
    player: Player,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Error> {
    let game = games::by_id(&app.pool, id).await?;
    if !game.concerns(player.account.id) {
        return Err(Error::NotAPlayer);
    }
    if game.status == Status::Waiting {
        return Err(Error::NotStarted);
    }
    let seat = game.side_of(player.account.id).ok_or(Error::NotAPlayer)?;
    let upgrade = upgrade?.max_message_size(LONGEST_READ).max_frame_size(LONGEST_READ);
    let table = app.host.table(id);
    table.check().await?;
    let sockets = app.sockets.clone();
    Ok(upgrade.on_upgrade(move |socket| sockets.track_future(live::attend(app, socket, player, table, seat))))
}
