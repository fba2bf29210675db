//! `/api/archive`: finished games that anybody can see.

use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use chrono::{Days, NaiveDate, NaiveTime};
use estafette_engine::force::Side;
use estafette_protocol::archive::{Archive, Imported};
use estafette_protocol::record::GameFile;
use serde::Deserialize;

use super::{cursor, records};
use crate::app::App;
use crate::error::Error;
use crate::extract::{Body, Caller, Player, Query};
use crate::store::archive::{self, Wanted};
use crate::store::imports::{self, Import};

/// How many games a page has.
const PAGE: usize = 20;

/// How many games one account may bring.
const MOST_IMPORTS: i64 = 200;

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
    let import = Import::new(player.account.id, &file, app.settings.clock.now())?;
    if let Some(id) = imports::known(&app.pool, &import).await? {
        return Ok((StatusCode::OK, axum::Json(Imported { id })));
    }
    if imports::count(&app.pool, player.account.id).await? >= MOST_IMPORTS {
        return Err(Error::TooManyImports);
    }
    let id = import.id;
    imports::insert(&app.pool, &import, &file).await?;
    Ok((StatusCode::CREATED, axum::Json(Imported { id })))
}

/// Names that nobody can have are not shown either.
fn check_names(GameFile { players, .. }: &GameFile) -> Result<(), Error> {
    let fits = |name: &str| (1..=40).contains(&name.chars().count()) && !name.chars().any(char::is_control);
    if [&players.red, &players.blue].into_iter().flatten().all(|name| fits(name)) {
        return Ok(());
    }
    Err(Error::Invalid { field: "players", message: "Players' names have 1 to 40 characters." })
}
