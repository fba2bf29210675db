//! From where whoever sends a request sees a game.

use estafette_engine::secrecy::Viewer;
use estafette_protocol::game::Status;
use serde::Deserialize;
use uuid::Uuid;

use crate::app::App;
use crate::error::Error;
use crate::extract::{Caller, Player};
use crate::store::games::{self, Overview};
use crate::watching::viewer;

/// The key that somebody with a link shows.
#[derive(Deserialize)]
pub struct ShownKey {
    /// The secret of the link.
    pub key: Option<String>,
}

/// A game, and with whose eyes whoever sends a request sees it.
pub async fn game_and_viewer(
    app: &App,
    id: Uuid,
    player: Option<&Player>,
    key: Option<&str>,
    caller: &Caller,
) -> Result<(Overview, Viewer), Error> {
    app.limiter.look(caller.0)?;
    let game = games::by_id(&app.pool, id).await?;
    let account = player.map(|player| player.account.id);
    if game.status == Status::Waiting && account.is_some_and(|account| game.concerns(account)) {
        return Err(Error::NotStarted);
    }
    let viewer = viewer(&game, account, key)?;
    Ok((game, viewer))
}
