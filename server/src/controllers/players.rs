//! `/api/players`: what anybody may know of a player.

use std::sync::Arc;

use axum::extract::State;
use estafette_protocol::player::Profile;
use serde::Deserialize;

use crate::app::App;
use crate::error::Error;
use crate::extract::{Path, Player, Query};
use crate::store::players::{self, Told};

use super::cursor;

/// How many finished games a page has.
const PAGE: usize = 20;

/// What is asked of [`show`].
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Question {
    /// The cursor of a further page.
    before: Option<String>,
}

/// `GET /api/players/{name}`: needs no account. Private games are told to nobody but
/// the player.
pub async fn show(
    State(app): State<Arc<App>>,
    Path(name): Path<String>,
    asked_by: Option<Player>,
    Query(question): Query<Question>,
) -> Result<axum::Json<Profile>, Error> {
    let after = question.before.as_deref().map(cursor::read).transpose()?;
    let member = players::by_name(&app.pool, &name).await?;
    let own = asked_by.is_some_and(|player| player.account.id == member.id);
    let told = if own { Told::All } else { Told::Public };
    let most = i64::try_from(PAGE + 1).map_err(|_| Error::Internal)?;
    let mut finished = players::finished(&app.pool, member.id, told, after, most).await?;
    let more = finished.len() > PAGE;
    finished.truncate(PAGE);
    Ok(axum::Json(Profile {
        name: member.name,
        member_since: member.since,
        totals: players::totals(&app.pool, member.id, told).await?,
        running: players::running(&app.pool, member.id, told).await?,
        next: finished.last().filter(|_| more).map(|game| cursor::after(game.ended_at, game.played.id)),
        finished,
    }))
}
