//! `/api/games`: the lobby, creating, joining and leaving games.

use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use estafette_engine::field::place::PlaceName;
use estafette_engine::force::{PerSide, Side, Token};
use estafette_engine::game::{Refusal, Rules};
use estafette_engine::games::Games;
use estafette_protocol::game::{
    GameSummary, Lobby, NewGame, PlayableGame, Reason, SideWish, Status, Visibility, WhyNot,
};
use estafette_protocol::watching::Watching;
use serde::Deserialize;
use serde_json::{Map, Value};
use uuid::Uuid;

use super::viewing::ShownKey;
use crate::app::App;
use crate::error::Error;
use crate::extract::{Json, Path, Player, Query};
use crate::mails::rules;
use crate::pace::{self, Clocks, deciding};
use crate::store::games::{self, Origin, Overview, Shown, Start};
use crate::store::{blocks, talk};
use crate::token::LinkToken;
use crate::watching;

/// How many games of one creator may wait for an opponent.
const MOST_WAITING: i64 = 20;

/// `GET /api/games`: the lobby.
pub async fn list(State(app): State<Arc<App>>, player: Player) -> Result<axum::Json<Lobby>, Error> {
    let me = player.account.id;
    let summaries = |shown: &Shown| shown.games.iter().map(|game| game.summary(Some(me))).collect();
    let open = games::open(&app.pool, me).await?;
    let mine = games::of_account(&app.pool, me).await?;
    Ok(axum::Json(Lobby {
        now: app.settings.clock.now(),
        playable: playable(app.settings.games)?,
        open: summaries(&open),
        more_open: open.more,
        mine: summaries(&mine),
        more_finished: mine.more,
        unread: talk::unread(&app.pool, me).await?,
    }))
}

fn playable(games: Games) -> Result<Vec<PlayableGame>, Error> {
    let nothing = Value::Object(Map::new());
    let options = |rules: &&dyn Rules| {
        let options = rules.options(&nothing).map_err(|_| Error::Internal)?;
        Ok(PlayableGame { game: rules.kind(), options })
    };
    games.0.iter().map(options).collect()
}

/// `POST /api/games`: creates a game that waits for a second player. The engine
/// sees the options first.
pub async fn create(
    State(app): State<Arc<App>>,
    player: Player,
    Json(new): Json<NewGame>,
) -> Result<(StatusCode, axum::Json<GameSummary>), Error> {
    if games::count_waiting(&app.pool, player.account.id).await? >= MOST_WAITING {
        return Err(Error::TooManyGames);
    }
    pace::check(new.pace).map_err(|message| Error::Invalid { field: "pace", message })?;
    let malformed = Error::Malformed(StatusCode::UNPROCESSABLE_ENTITY);
    let rules = app.settings.games.rules(new.game).ok_or(malformed)?;
    let refused = |refusal: Refusal| match refusal {
        Refusal::NotOptions(_) => Error::Malformed(StatusCode::UNPROCESSABLE_ENTITY),
        refusal => Error::RefusedOptions { code: refusal.code(), sentence: refusal.to_string() },
    };
    // As the rules write them, whatever way they were sent in.
    let options = rules.options(&new.options).map_err(refused)?;
    let given_deal = options != rules.drawn_anew(&options).map_err(refused)?;
    let seed = app.settings.chance.seed();
    rules.set_up(&options, seed).map_err(refused)?;
    let origin = Origin { kind: new.game, rules_version: rules.version(), options, seed };
    let id = Uuid::now_v7();
    let game = games::NewGame {
        id,
        origin,
        given_deal,
        creator: player.account.id,
        side_wish: new.side,
        visibility: new.visibility,
        watching: new.watching.unwrap_or(match new.visibility {
            Visibility::Open => Watching::Everybody,
            Visibility::Private => Watching::Nobody,
        }),
        talk: new.talk,
        deductions: new.deductions,
        pace: new.pace,
        invitation: LinkToken::draw().text(),
        at: app.settings.clock.now(),
    };
    games::insert(&app.pool, game).await?;
    let game = games::by_id(&app.pool, id).await?;
    Ok((StatusCode::CREATED, axum::Json(game.summary(Some(player.account.id)))))
}

/// `GET /api/games/{id}`: one game, for those it concerns and those who may watch it; an
/// open game that waits for all with an account.
pub async fn show(
    State(app): State<Arc<App>>,
    Path(id): Path<Uuid>,
    Query(shown): Query<ShownKey>,
    player: Option<Player>,
) -> Result<axum::Json<GameSummary>, Error> {
    let me = player.map(|player| player.account.id);
    let game = games::by_id(&app.pool, id).await?;
    let can_join = game.status == Status::Waiting && game.visibility == Visibility::Open;
    if !me.is_some_and(|me| can_join || game.concerns(me)) {
        watching::viewer(&game, me, shown.key.as_deref())?;
    }
    Ok(axum::Json(game.summary(me)))
}

/// What is asked of [`why_not`].
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WhyNotQuestion {
    /// Block tokens, with commas between.
    pieces: String,
    /// The place.
    target: PlaceName,
}

/// The most blocks a question may name; no order names more.
const MOST_PIECES: usize = 3;

/// `GET /api/games/{id}/why-not`: why some of a player's blocks cannot go to, or
/// attack, a place, from what that player knows.
pub async fn why_not(
    State(app): State<Arc<App>>,
    Path(id): Path<Uuid>,
    player: Player,
    Query(question): Query<WhyNotQuestion>,
) -> Result<axum::Json<WhyNot>, Error> {
    let game = games::by_id(&app.pool, id).await?;
    let side = game.side_of(player.account.id).ok_or(Error::NotAPlayer)?;
    let tokens = question.pieces.split(',').take(MOST_PIECES + 1).map(|token| token.parse().map(Token));
    let pieces: Vec<Token> =
        tokens.collect::<Result<_, _>>().map_err(|_| Error::Malformed(StatusCode::BAD_REQUEST))?;
    let reasons = app.host.table(id).why_not(side, &pieces, question.target).await?;
    let reasons = reasons.into_iter().map(|reason| Reason {
        attempt: reason.attempt.to_owned(),
        code: reason.refusal.code().to_owned(),
        sentence: reason.refusal.to_string(),
        rule: reason.refusal.rule().map(ToOwned::to_owned),
    });
    Ok(axum::Json(WhyNot { reasons: reasons.collect() }))
}

/// `DELETE /api/games/{id}`: the creator withdraws a game that still waits.
pub async fn delete(
    State(app): State<Arc<App>>,
    Path(id): Path<Uuid>,
    player: Player,
) -> Result<StatusCode, Error> {
    let game = games::by_id(&app.pool, id).await?;
    if !game.concerns(player.account.id) {
        return Err(Error::NotAPlayer);
    }
    if !games::delete_waiting(&app.pool, id).await? {
        return Err(Error::HasBegun);
    }
    Ok(StatusCode::NO_CONTENT)
}

/// `POST /api/games/{id}/join`: takes the free seat of an open game.
pub async fn join(
    State(app): State<Arc<App>>,
    Path(id): Path<Uuid>,
    player: Player,
) -> Result<axum::Json<GameSummary>, Error> {
    let game = games::by_id(&app.pool, id).await?;
    if game.visibility == Visibility::Private && !game.concerns(player.account.id) {
        return Err(Error::NotOpen);
    }
    seat(&app, &player, game).await
}

/// Seats a second player and starts the game. Joining twice is joining once.
pub async fn seat(app: &App, player: &Player, game: Overview) -> Result<axum::Json<GameSummary>, Error> {
    let me = player.account.id;
    if game.status == Status::Waiting {
        if game.creator.id == me {
            return Err(Error::OwnGame);
        }
        if blocks::between(&app.pool, game.creator.id, me).await? {
            return Err(Error::Blocked);
        }
        let origin = games::origin(&app.pool, game.id).await?;
        let rules = app.settings.games.rules(origin.kind).ok_or(Error::GameDamaged)?;
        let set_up = rules.set_up(&origin.options, origin.seed).map_err(|_| Error::GameDamaged)?.0;
        let (at, asked) = (app.settings.clock.now(), deciding(&set_up.asked()));
        let clocks = Clocks::start(game.pace, asked, at);
        let start = Start {
            players: players(app, &game, me),
            asked,
            round: set_up.round(),
            at,
            time_up_at: clocks.and_then(|clocks| clocks.time_up_at()),
        };
        let mut transaction = app.pool.begin().await?;
        if games::start(&mut transaction, game.id, &start).await? {
            let started = games::by_id(&mut *transaction, game.id).await?;
            rules::after_start(&mut transaction, &started, app.settings.mail.spacing).await?;
        }
        transaction.commit().await?;
    }
    // Whoever was faster, the database knows now who plays.
    let game = games::by_id(&app.pool, game.id).await?;
    if game.side_of(me).is_none() {
        return Err(Error::GameFull);
    }
    Ok(axum::Json(game.summary(Some(me))))
}

/// Who plays which side.
fn players(app: &App, game: &Overview, joiner: Uuid) -> PerSide<Uuid> {
    let creators = match game.side_wish {
        SideWish::Red => Side::Red,
        SideWish::Blue => Side::Blue,
        SideWish::Random => app.settings.chance.side(),
    };
    let mut players = PerSide { red: joiner, blue: joiner };
    players[creators] = game.creator.id;
    players
}
