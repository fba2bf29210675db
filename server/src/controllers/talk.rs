//! `/api/games/{id}/talk`: asking the host to look at a message.

use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use estafette_protocol::talk::Report;
use uuid::Uuid;

use crate::app::App;
use crate::error::Error;
use crate::extract::{Json, Path, Player};
use crate::store::{games, talk};

/// The longest reason, in characters.
const LONGEST_REASON: usize = 500;

/// `POST /api/games/{id}/talk/{number}/reports`: one of the players asks the host
/// to look at a message of another.
pub async fn report(
    State(app): State<Arc<App>>,
    Path((id, number)): Path<(Uuid, u32)>,
    player: Player,
    Json(report): Json<Report>,
) -> Result<StatusCode, Error> {
    let me = player.account.id;
    games::by_id(&app.pool, id).await?.seat_of(me).ok_or(Error::NotAPlayer)?;
    if !talk::report(&app.pool, id, me, number, reason(&report)?).await? {
        return Err(Error::NotFound);
    }
    tracing::warn!(game = %id, number, "a message was reported");
    Ok(StatusCode::NO_CONTENT)
}

/// Why somebody reports something.
pub(super) fn reason(report: &Report) -> Result<&str, Error> {
    let reason = report.reason.trim();
    if reason.chars().count() > LONGEST_REASON || reason.contains('\0') {
        return Err(Error::Invalid { field: "reason", message: "A reason has at most 500 characters." });
    }
    Ok(reason)
}
