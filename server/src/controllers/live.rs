//! `/api/games/{id}/live`: a running game over a WebSocket.

use std::sync::Arc;

use axum::extract::State;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::response::Response;
use estafette_engine::secrecy::Viewer;
use estafette_protocol::game::Status;
use uuid::Uuid;

use super::viewing::ShownKey;
use crate::app::App;
use crate::error::Error;
use crate::extract::{Caller, Path, Player, Query};
use crate::live::{self, BUFFER, Guest, LONGEST_READ};
use crate::store::games::{self, Overview};
use crate::watching;

/// `GET /api/games/{id}/live`: opens the game for one of its players, whose seat
/// comes from the session, or for somebody whom they let watch.
pub async fn open(
    State(app): State<Arc<App>>,
    Path(id): Path<Uuid>,
    Query(shown): Query<ShownKey>,
    player: Option<Player>,
    caller: Caller,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Error> {
    let game = games::by_id(&app.pool, id).await?;
    let guest = guest(&game, player, shown)?;
    if let Guest::Watcher { .. } = guest {
        app.limiter.look(caller.0)?;
    }
    let upgrade = upgrade?.max_message_size(LONGEST_READ).max_frame_size(LONGEST_READ);
    let upgrade = upgrade.read_buffer_size(BUFFER).write_buffer_size(BUFFER);
    let table = app.host.table(id);
    table.check().await?;
    let sockets = app.sockets.clone();
    Ok(upgrade.on_upgrade(move |socket| sockets.track_future(live::attend(app, socket, guest, table))))
}

fn guest(game: &Overview, player: Option<Player>, shown: ShownKey) -> Result<Guest, Error> {
    let account = player.as_ref().map(|player| player.account.id);
    if game.status == Status::Waiting && account.is_some_and(|account| game.concerns(account)) {
        return Err(Error::NotStarted);
    }
    match (watching::viewer(game, account, shown.key.as_deref())?, player) {
        (Viewer::Seat(seat), Some(player)) => Ok(Guest::Player { seat, player }),
        (Viewer::Spectator, _) => Ok(Guest::Watcher { key: shown.key }),
        (Viewer::Seat(_), None) => Err(Error::NotSignedIn),
    }
}
