//! `/api/notifications`: when a player wants mails about games.

use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use chrono::NaiveTime;
use estafette_protocol::notifications::{
    GameRule, NewGameRule, NotificationSettings, Notifications, QuietHours,
};
use uuid::Uuid;

use crate::app::App;
use crate::error::Error;
use crate::extract::{Json, Owner, Path};
use crate::store::games;
use crate::store::notifications::{self, NewSettings, Reader};

/// `GET /api/notifications`.
pub async fn show(State(app): State<Arc<App>>, owner: Owner) -> Result<axum::Json<Notifications>, Error> {
    let account = owner.account.id;
    let reader = reader(&app, account).await?;
    let rules = notifications::game_rules(&app.pool, account).await?;
    Ok(axum::Json(Notifications {
        settings: settings(&reader),
        address: reader.address,
        mail_server: app.settings.mail.transport.has_server(),
        games: rules.into_iter().map(|(game, rule)| GameRule { game, rule }).collect(),
    }))
}

async fn reader(app: &App, account: Uuid) -> Result<Reader, Error> {
    let mut connection = app.pool.acquire().await?;
    notifications::reader(&mut connection, account).await?.ok_or(Error::NotSignedIn)
}

/// The settings of an account.
pub(super) async fn settings_of(app: &App, account: Uuid) -> Result<NotificationSettings, Error> {
    Ok(settings(&reader(app, account).await?))
}

fn settings(reader: &Reader) -> NotificationSettings {
    let rules = &reader.rules;
    NotificationSettings {
        rule: rules.rule,
        away_minutes: rules.away.num_minutes().try_into().unwrap_or_default(),
        digest_at: shown(rules.digest_at),
        quiet: rules.quiet.map(|(from, to)| QuietHours { from: shown(from), to: shown(to) }),
        language: reader.language.tag().to_owned(),
        timezone: rules.timezone.name().to_owned(),
    }
}

const CLOCK: &str = "%H:%M";

fn shown(time: NaiveTime) -> String {
    time.format(CLOCK).to_string()
}

/// `PUT /api/notifications`.
pub async fn update(
    State(app): State<Arc<App>>,
    owner: Owner,
    Json(new): Json<NotificationSettings>,
) -> Result<StatusCode, Error> {
    notifications::update(&app.pool, owner.account.id, &check(&new)?).await?;
    Ok(StatusCode::NO_CONTENT)
}

fn check(new: &NotificationSettings) -> Result<NewSettings, Error> {
    if !(1..=1440).contains(&new.away_minutes) {
        return Err(Error::Invalid { field: "away_minutes", message: "Choose 1 to 1440 minutes." });
    }
    Ok(NewSettings {
        rule: new.rule,
        away_minutes: new.away_minutes,
        digest_at: time(&new.digest_at).ok_or(NO_TIME)?,
        quiet: new.quiet.as_ref().map(|quiet| hours(quiet).ok_or(NO_HOURS)).transpose()?,
        language: new.language.parse().map_err(|_| NO_LANGUAGE)?,
        timezone: new.timezone.parse().map_err(|_| NO_TIMEZONE)?,
    })
}

const NO_TIME: Error = Error::Invalid { field: "digest_at", message: "Choose a time like 08:00." };
const NO_HOURS: Error = Error::Invalid {
    field: "quiet",
    message: "Quiet hours go from one time to another, like 22:00 to 07:00.",
};
const NO_LANGUAGE: Error = Error::Invalid { field: "language", message: "Choose en, fr, de or es." };
const NO_TIMEZONE: Error =
    Error::Invalid { field: "timezone", message: "Choose a time zone like Europe/Paris." };

fn time(text: &str) -> Option<NaiveTime> {
    NaiveTime::parse_from_str(text, CLOCK).ok()
}

fn hours(quiet: &QuietHours) -> Option<(NaiveTime, NaiveTime)> {
    time(&quiet.from).zip(time(&quiet.to))
}

/// `PUT /api/notifications/games/{id}`: a game's own rule.
pub async fn update_game(
    State(app): State<Arc<App>>,
    Path(id): Path<Uuid>,
    owner: Owner,
    Json(new): Json<NewGameRule>,
) -> Result<StatusCode, Error> {
    let game = games::by_id(&app.pool, id).await?;
    if !game.concerns(owner.account.id) {
        return Err(Error::NotAPlayer);
    }
    notifications::set_game_rule(&app.pool, owner.account.id, id, new.rule).await?;
    Ok(StatusCode::NO_CONTENT)
}
