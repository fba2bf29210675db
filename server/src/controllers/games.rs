//! `/api/games`: the lobby, creating, joining and leaving games.

use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use estafette_engine::field::place::PlaceName;
use estafette_engine::force::Token;
use estafette_engine::game::{Refusal, Rules};
use estafette_engine::games::Games;
use estafette_engine::secrecy::Seat;
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
use crate::pace;
use crate::seating;
use crate::store::games::{self, Origin, Shown};
use crate::store::talk;
use crate::token::LinkToken;
use crate::watching;

/// How many games of one creator may wait for players.
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

/// `POST /api/games`: creates a game that waits for players. The engine
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
    let seats = rules.seats(&options).map_err(refused)?;
    let side_wish = match (new.side, seats.len()) {
        (SideWish::Random, 3..) => app.settings.chance.side().into(),
        (wish, _) => wish,
    };
    let own = side_wish.side().map(Seat::from);
    let me = player.account.id;
    let seat = |seat: Seat| (seat, (own == Some(seat)).then_some(me));
    let seed = app.settings.chance.seed();
    rules.set_up(&options, seed).map_err(refused)?;
    let origin = Origin { kind: new.game, rules_version: rules.version(), options, seed };
    let id = Uuid::now_v7();
    let game = games::NewGame {
        id,
        origin,
        given_deal,
        creator: me,
        side_wish,
        seats: seats.into_iter().map(seat).collect(),
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
    let mut transaction = app.pool.begin().await?;
    games::insert(&mut transaction, game).await?;
    transaction.commit().await?;
    let game = games::by_id(&app.pool, id).await?;
    Ok((StatusCode::CREATED, axum::Json(game.summary(Some(me)))))
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
    let me = player.account.id;
    games::by_id(&app.pool, id).await?.seat_of(me).ok_or(Error::NotAPlayer)?;
    let tokens = question.pieces.split(',').take(MOST_PIECES + 1).map(|token| token.parse().map(Token));
    let pieces: Vec<Token> =
        tokens.collect::<Result<_, _>>().map_err(|_| Error::Malformed(StatusCode::BAD_REQUEST))?;
    let reasons = app.host.table(id).why_not(me, &pieces, question.target).await?;
    let reasons = reasons.into_iter().map(|reason| Reason {
        attempt: reason.attempt.to_owned(),
        code: reason.refusal.code().to_owned(),
        sentence: reason.refusal.to_string(),
        rule: reason.refusal.rule().map(ToOwned::to_owned),
    });
    Ok(axum::Json(WhyNot { reasons: reasons.collect() }))
}

/// `DELETE /api/games/{id}`: leaves a game that still waits. Its creator withdraws it; whoever else sits
/// there frees their seat.
pub async fn delete(
    State(app): State<Arc<App>>,
    Path(id): Path<Uuid>,
    player: Player,
) -> Result<StatusCode, Error> {
    seating::leave(&app, player.account.id, id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// The seat that somebody wishes for.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Wish {
    /// Which one; the first that is free when left out.
    pub seat: Option<Seat>,
}

/// `POST /api/games/{id}/join?seat=blue.2`: takes a free seat of an open game. The game starts when
/// none is left.
pub async fn join(
    State(app): State<Arc<App>>,
    Path(id): Path<Uuid>,
    Query(wish): Query<Wish>,
    player: Player,
) -> Result<axum::Json<GameSummary>, Error> {
    let me = player.account.id;
    let game = games::by_id(&app.pool, id).await?;
    if game.visibility == Visibility::Private && !game.concerns(me) {
        return Err(Error::NotOpen);
    }
    let game = seating::sit_down(&app, me, id, wish.seat).await?;
    Ok(axum::Json(game.summary(Some(me))))
}
