//! `/api/games/{id}/deductions`: what a side may conclude of the enemy's blocks.

use std::sync::Arc;

use axum::extract::State;
use estafette_engine::chance::LogPosition;
use estafette_engine::deduction::Deductions;
use estafette_engine::force::Side;
use estafette_protocol::game::Status;
use serde::Deserialize;
use uuid::Uuid;

use crate::app::App;
use crate::error::Error;
use crate::extract::{Path, Query};
use crate::session::Player;
use crate::store::games::{self, Overview};

/// What is asked of [`show`].
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Question {
    /// Whose sheet; the asker's own when left out.
    side: Option<Side>,
    /// The log position it is of; the last one when left out.
    at: Option<LogPosition>,
}

/// `GET /api/games/{id}/deductions?side=austria&at=17`: while the game runs, a player's own
/// sheet, if the game is played with them; when it is over, the sheet of either side for
/// whoever may see the game.
pub async fn show(
    State(app): State<Arc<App>>,
    Path(id): Path<Uuid>,
    asked_by: Option<Player>,
    Query(question): Query<Question>,
) -> Result<axum::Json<Deductions>, Error> {
    let game = games::by_id(&app.pool, id).await?;
    let account = asked_by.map(|player| player.account.id);
    let own = account.and_then(|account| game.side_of(account));
    let side = if game.status == Status::Finished {
        game.check_seen_by(account)?;
        question.side.or(own).unwrap_or(Side::Austria)
    } else {
        own_side(&game, account, own, question.side)?
    };
    Ok(axum::Json(app.host.table(id).deductions(side, question.at).await?))
}

/// The side whose sheet may be had while the game runs: the asker's own.
fn own_side(
    game: &Overview,
    account: Option<Uuid>,
    own: Option<Side>,
    asked: Option<Side>,
) -> Result<Side, Error> {
    let own = own.ok_or(if account.is_some() { Error::NotAPlayer } else { Error::NotSignedIn })?;
    if asked.is_some_and(|asked| asked != own) {
        return Err(Error::StillRunning);
    }
    if game.deductions { Ok(own) } else { Err(Error::DeductionsOff) }
}
