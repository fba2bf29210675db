//! `/stop/{token}`: getting no more mails, from the link in each of them, without logging in.
//!
//! A program of the reader's posts to it (RFC 8058); a person opens it and gets a page with a
//! button. Opening it changes nothing: programs open links in mails too.

use std::path::Path as FilePath;
use std::sync::Arc;

use axum::Router;
use axum::extract::State;
use axum::routing::post;
use estafette_protocol::notifications::Stopped;
use serde::Deserialize;
use tower_http::services::ServeFile;
use uuid::Uuid;

use crate::app::App;
use crate::error::Error;
use crate::extract::{Path, Query};
use crate::store::notifications;

/// The address.
pub fn router(client: Option<&FilePath>) -> Router<Arc<App>> {
    let router = match client {
        Some(folder) => {
            let page = ServeFile::new(folder.join("index.html"));
            Router::new().route("/stop/{token}", post(stop).get_service(page))
        }
        None => Router::new().route("/stop/{token}", post(stop)),
    };
    router.method_not_allowed_fallback(|| async { Error::MethodNotAllowed })
}

/// Which mails.
#[derive(Deserialize)]
struct Which {
    /// Of this game only.
    game: Option<Uuid>,
}

/// `POST /stop/{token}`, perhaps with `?game=ID`. Whatever the body says.
async fn stop(
    State(app): State<Arc<App>>,
    Path(token): Path<Uuid>,
    Query(Which { game }): Query<Which>,
) -> Result<axum::Json<Stopped>, Error> {
    if !notifications::stop(&app.pool, token, game).await? {
        return Err(Error::NoSuchLink);
    }
    Ok(axum::Json(Stopped { all: game.is_none() }))
}
