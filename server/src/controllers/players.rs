//! `/api/players`: what anybody may know of a player.

use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use chrono::DateTime;
use data_encoding::BASE64URL_NOPAD;
use estafette_protocol::player::{FinishedGame, Profile};
use serde::Deserialize;
use uuid::Uuid;

use crate::app::App;
use crate::error::Error;
use crate::extract::{Path, Query};
use crate::session::Player;
use crate::store::players::{self, Place, Told};

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
    let after = question.before.as_deref().map(read_cursor).transpose()?;
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
        next: finished.last().filter(|_| more).map(cursor_after),
        finished,
    }))
}

/// The cursor of what comes after a game: when it ended, in microseconds, and its id.
fn cursor_after(game: &FinishedGame) -> String {
    let mut bytes = game.ended_at.timestamp_micros().to_be_bytes().to_vec();
    bytes.extend_from_slice(game.played.id.as_bytes());
    BASE64URL_NOPAD.encode(&bytes)
}

fn read_cursor(cursor: &str) -> Result<Place, Error> {
    let read = || {
        let bytes = BASE64URL_NOPAD.decode(cursor.as_bytes()).ok()?;
        let (micros, id) = bytes.split_first_chunk()?;
        // No game is older than the database can tell.
        let micros = Some(i64::from_be_bytes(*micros)).filter(|&micros| micros > 0)?;
        let ended_at = DateTime::from_timestamp_micros(micros)?;
        Some(Place { ended_at, id: Uuid::from_slice(id).ok()? })
    };
    read().ok_or(Error::Malformed(StatusCode::BAD_REQUEST))
}
