//! `/api/archive`: finished games that anybody can see.

use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use chrono::{DateTime, Days, NaiveDate, NaiveTime, TimeDelta, Utc};
use estafette_engine::force::Side;
use estafette_protocol::archive::{Archive, Imported};
use estafette_protocol::record::GameFile;
use serde::Deserialize;
use tokio::task::spawn_blocking;
use uuid::Uuid;

use super::accounts::is_name;
use super::{cursor, records};
use crate::app::App;
use crate::error::Error;
use crate::extract::{Body, Caller, Path, Player, Query};
use crate::record;
use crate::store::archive::{self, Wanted};
use crate::store::imports::{self, Import};

/// How many games a page has.
const PAGE: usize = 20;

/// How many games one account may bring.
const MOST_IMPORTS: i64 = 200;

/// How much earlier it may be here than where a game was played.
const CLOCKS_DIFFER: TimeDelta = TimeDelta::hours(1);

/// What is asked of [`list`].
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Question {
    player: Option<String>,
    side: Option<Side>,
    result: Option<Winner>,
    least: Option<u8>,
    most: Option<u8>,
    from: Option<NaiveDate>,
    until: Option<NaiveDate>,
    before: Option<String>,
}

/// For whom a game ended.
#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum Winner {
    Red,
    Blue,
    Draw,
}

impl Question {
    fn wanted(&self) -> Result<Wanted, Error> {
        let midnight = |day: NaiveDate| day.and_time(NaiveTime::MIN).and_utc();
        let player = self.player.as_deref().map(str::trim).filter(|name| !name.is_empty());
        // The database takes no text with a zero in it.
        if player.is_some_and(|name| name.contains('\0')) {
            return Err(Error::Malformed(StatusCode::BAD_REQUEST));
        }
        // Years that only a calendar knows are found by nobody.
        let day_after = |day: NaiveDate| day.checked_add_days(Days::new(1)).map(midnight);
        Ok(Wanted {
            player: player.map(str::to_lowercase),
            side: self.side,
            result: self.result.as_ref().map(|winner| match winner {
                Winner::Red => "red",
                Winner::Blue => "blue",
                Winner::Draw => "draw",
            }),
            least: self.least.unwrap_or(0),
            most: self.most.unwrap_or(u8::MAX),
            from: self.from.map(midnight),
            until: self.until.and_then(day_after),
        })
    }
}

/// `GET /api/archive`: needs no account.
pub async fn list(
    State(app): State<Arc<App>>,
    Query(question): Query<Question>,
) -> Result<axum::Json<Archive>, Error> {
    let after = question.before.as_deref().map(cursor::read).transpose()?;
    let wanted = question.wanted()?;
    let most = i64::try_from(PAGE + 1).map_err(|_| Error::Internal)?;
    let mut games = archive::games(&app.pool, &wanted, after, most).await?;
    let more = games.len() > PAGE;
    games.truncate(PAGE);
    let statistics = match after {
        None => Some(archive::statistics(&app.pool, &wanted).await?),
        Some(_) => None,
    };
    let next = games.last().filter(|_| more).map(|game| cursor::after(game.ended_at, game.id));
    Ok(axum::Json(Archive { games, next, statistics }))
}

/// `POST /api/archive`: takes a game that was played elsewhere, if its file is verified.
pub async fn import(
    State(app): State<Arc<App>>,
    player: Player,
    Caller(from): Caller,
    Body(text): Body,
) -> Result<(StatusCode, axum::Json<Imported>), Error> {
    app.limiter.file(from)?;
    let (file, verification) = records::check(&app, text).await?;
    let file = file.filter(|_| verification.faults.is_empty()).ok_or(Error::NotVerified)?;
    check_names(&file)?;
    check_times(&file, app.settings.clock.now())?;
    let rules = app.settings.games.rules(file.game).ok_or(Error::NotVerified)?;
    let seated = spawn_blocking(move || (record::chairs(rules, &file), file)).await;
    let (chairs, file) = seated.map_err(|_| Error::Internal)?;
    let chairs = chairs.ok_or(Error::NotVerified)?;
    let import = Import::new(player.account.id, &file, chairs, app.settings.clock.now())?;
    if let Some(id) = imports::known(&app.pool, &import).await? {
        return Ok((StatusCode::OK, axum::Json(Imported { id })));
    }
    if imports::is_of_here(&app.pool, &import).await? {
        return Err(Error::PlayedHere);
    }
    if imports::count(&app.pool, player.account.id).await? >= MOST_IMPORTS {
        return Err(Error::TooManyImports);
    }
    let id = import.id;
    imports::insert(&app.pool, &import, &file).await?;
    Ok((StatusCode::CREATED, axum::Json(Imported { id })))
}

/// `DELETE /api/archive/{id}`: whoever has brought a game takes it out again.
pub async fn delete(
    State(app): State<Arc<App>>,
    Path(id): Path<Uuid>,
    player: Player,
) -> Result<StatusCode, Error> {
    if imports::delete(&app.pool, id, player.account.id).await? {
        Ok(StatusCode::NO_CONTENT)
    } else {
        Err(Error::NoSuchGame)
    }
}

/// Names follow the rules for names here: those that look like others are nobody's.
fn check_names(GameFile { players, .. }: &GameFile) -> Result<(), Error> {
    if players.values().flatten().all(|name| is_name(name)) {
        return Ok(());
    }
    let message =
        "Players' names in a file have 2 to 24 letters (a to z), digits, hyphens, underscores or dots.";
    Err(Error::Invalid { field: "players", message })
}

/// Nothing has happened yet that is still to come.
fn check_times(file: &GameFile, now: DateTime<Utc>) -> Result<(), Error> {
    let entries = file.entries.iter().map(|entry| entry.at);
    let mut times = entries.chain([file.started_at, file.result.at]);
    if times.all(|time| time <= now + CLOCKS_DIFFER) { Ok(()) } else { Err(Error::FromTheFuture) }
}
