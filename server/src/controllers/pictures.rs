//! `/api/games/{id}/replay/picture.png`: a moment of a finished game as a picture.

use std::sync::Arc;

use axum::extract::State;
use axum::http::{HeaderMap, HeaderName, StatusCode, header};
use axum::response::{IntoResponse, Response};
use estafette_engine::chance::LogPosition;
use estafette_engine::secrecy::Lens;
use estafette_prose::Language;
use estafette_protocol::game::Visibility;
use serde::Deserialize;
use uuid::Uuid;

use super::viewing::game_and_viewer;
use crate::app::App;
use crate::error::Error;
use crate::extract::{Caller, Path, Player, PreferredLanguage, Query};
use crate::pictures::{Part, Subject};

/// What is asked of [`show`].
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Question {
    /// Through which lens; the widest when left out.
    lens: Option<Lens>,
    /// The position in the log; the end when left out, or when it is not so long.
    at: Option<LogPosition>,
    /// The key of a link.
    key: Option<String>,
    /// What of the moment.
    #[serde(default)]
    part: Part,
    /// The language of what stands on the map; the reader's when left out.
    language: Option<Language>,
}

/// `GET /api/games/{id}/replay/picture.png`: a PNG, for whoever may look back at the game, once it is over.
pub async fn show(
    State(app): State<Arc<App>>,
    Path(id): Path<Uuid>,
    Query(Question { lens, at, key, part, language }): Query<Question>,
    player: Option<Player>,
    caller: Caller,
    PreferredLanguage(readers): PreferredLanguage,
    headers: HeaderMap,
) -> Result<Response, Error> {
    let (game, _) = game_and_viewer(&app, id, player.as_ref(), key.as_deref(), &caller).await?;
    let table = app.host.table(id);
    let spot = table.spot(lens, at).await?;
    let language = language.unwrap_or(readers);
    let subject = Subject { game: id, lens: spot.lens, at: spot.at, part, language };
    let picture = app.renderer.picture(&table, subject, || app.limiter.picture(caller.0)).await?;
    let open = game.visibility == Visibility::Open;
    let caching = [
        (header::CACHE_CONTROL, if open { "public, max-age=86400" } else { "private, no-store" }),
        (header::ETAG, picture.etag()),
        (header::VARY, "accept-language"),
        // The pages that show a preview are those of other sites.
        (EMBEDDED_BY, if open { "cross-origin" } else { "same-origin" }),
    ];
    if picture.is_known_to(&headers) {
        return Ok((StatusCode::NOT_MODIFIED, caching).into_response());
    }
    let kind = [(header::CONTENT_TYPE, "image/png")];
    Ok((caching, kind, picture.bytes().clone()).into_response())
}

const EMBEDDED_BY: HeaderName = HeaderName::from_static("cross-origin-resource-policy");
