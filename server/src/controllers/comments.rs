//! `/api/games/{id}/comments`: what players and readers say about a game that is over.

use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use estafette_prose::Language;
use estafette_protocol::comments::{Comment, Comments, LetReaders, NewComment};
use estafette_protocol::game::Status;
use estafette_protocol::talk::Report;
use serde::Deserialize;
use uuid::Uuid;

use super::talk;
use super::viewing::{ShownKey, game_and_viewer};
use crate::app::App;
use crate::error::Error;
use crate::extract::{Caller, Json, Path, Player, Query};
use crate::store::games::Overview;
use crate::store::{accounts, comments};

/// The longest comment, in characters.
const LONGEST: usize = 1000;

/// What is asked of [`list`].
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Question {
    /// The key of a link.
    key: Option<String>,
    /// The language of the reader.
    language: Option<String>,
}

/// `GET /api/games/{id}/comments`: for whoever may see the game.
pub async fn list(
    State(app): State<Arc<App>>,
    Path(id): Path<Uuid>,
    Query(Question { key, language }): Query<Question>,
    player: Option<Player>,
    caller: Caller,
) -> Result<axum::Json<Comments>, Error> {
    let game = seen(&app, id, player.as_ref(), key.as_deref(), &caller).await?;
    let account = player.map(|player| player.account.id);
    let language = language.and_then(|tag| tag.parse().ok()).unwrap_or(Language::English);
    Ok(axum::Json(Comments {
        comments: comments::of_game(&app.pool, &game, account, language).await?,
        readers: comments::readers(&app.pool, id).await?,
        yours: match account {
            Some(account) => comments::lets_readers(&app.pool, id, account).await?,
            None => None,
        },
    }))
}

/// `POST /api/games/{id}/comments`: by a player, or by a reader if all players let them.
pub async fn create(
    State(app): State<Arc<App>>,
    Path(id): Path<Uuid>,
    Query(ShownKey { key }): Query<ShownKey>,
    player: Player,
    caller: Caller,
    Json(new): Json<NewComment>,
) -> Result<(StatusCode, axum::Json<Comment>), Error> {
    let me = player.account.id;
    app.limiter.comment(me)?;
    let text = text(&new.text)?.to_owned();
    let game = seen(&app, id, Some(&player), key.as_deref(), &caller).await?;
    let mut transaction = app.pool.begin().await?;
    comments::lock(&mut transaction, id).await?;
    // Who leaves for good at the same moment leaves nothing new behind.
    if !accounts::hold(&mut transaction, me).await? {
        return Err(Error::NotSignedIn);
    }
    let comment = comments::insert(&mut transaction, &game, me, &NewComment { text, ..new }).await?;
    transaction.commit().await?;
    Ok((StatusCode::CREATED, axum::Json(comment)))
}

fn text(text: &str) -> Result<&str, Error> {
    let text = text.trim();
    // The database takes no text with a zero in it.
    if text.is_empty() || text.chars().count() > LONGEST || text.contains('\0') {
        return Err(Error::CommentLength);
    }
    Ok(text)
}

/// `DELETE /api/games/{id}/comments/{number}`: one's own, also when one may see the game no
/// more; by a player of the game, also that of a reader.
pub async fn delete(
    State(app): State<Arc<App>>,
    Path((id, number)): Path<(Uuid, u32)>,
    Query(ShownKey { key }): Query<ShownKey>,
    player: Player,
    caller: Caller,
) -> Result<StatusCode, Error> {
    if comments::delete(&app.pool, id, number, player.account.id).await? {
        return Ok(StatusCode::NO_CONTENT);
    }
    seen(&app, id, Some(&player), key.as_deref(), &caller).await?;
    comments::author(&app.pool, id, number).await?;
    Err(Error::NotYourComment)
}

/// `PUT /api/games/{id}/comments/readers`: a player lets readers comment, or does not.
pub async fn let_readers(
    State(app): State<Arc<App>>,
    Path(id): Path<Uuid>,
    player: Player,
    caller: Caller,
    Json(LetReaders { allowed }): Json<LetReaders>,
) -> Result<StatusCode, Error> {
    seen(&app, id, Some(&player), None, &caller).await?;
    if !comments::let_readers(&app.pool, id, player.account.id, allowed).await? {
        return Err(Error::NotAPlayer);
    }
    Ok(StatusCode::NO_CONTENT)
}

/// `POST /api/games/{id}/comments/{number}/reports`: asks the host to look at a comment of
/// somebody else.
pub async fn report(
    State(app): State<Arc<App>>,
    Path((id, number)): Path<(Uuid, u32)>,
    Query(ShownKey { key }): Query<ShownKey>,
    player: Player,
    caller: Caller,
    Json(report): Json<Report>,
) -> Result<StatusCode, Error> {
    let me = player.account.id;
    app.limiter.comment(me)?;
    let reason = talk::reason(&report)?;
    seen(&app, id, Some(&player), key.as_deref(), &caller).await?;
    if comments::author(&app.pool, id, number).await? == Some(me) {
        return Err(Error::OwnComment);
    }
    if !comments::report(&app.pool, id, me, number, reason).await? {
        return Err(Error::NoSuchComment);
    }
    tracing::warn!(game = %id, number, "a comment was reported");
    Ok(StatusCode::NO_CONTENT)
}

/// A game that is over, which somebody may see. One that is not has no comments.
async fn seen(
    app: &App,
    id: Uuid,
    player: Option<&Player>,
    key: Option<&str>,
    caller: &Caller,
) -> Result<Overview, Error> {
    let (game, _) = game_and_viewer(app, id, player, key, caller).await?;
    if game.status == Status::Finished { Ok(game) } else { Err(Error::StillRunning) }
}
