//! The web client's files.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use axum::Router;
use axum::http::{HeaderValue, Response, header};
use tower::ServiceBuilder;
use tower_http::services::{ServeDir, ServeFile};
use tower_http::set_header::SetResponseHeaderLayer;

use crate::app::App;
use crate::error::Error;

/// What the page of a game needs besides itself, told with it so that it is on its way
/// before the client has been read.
const GAME_NEEDS: &str = "</api/boards/triomphe>; rel=preload; as=fetch; crossorigin, \
                          </api/boards/triomphe/map.svg>; rel=preload; as=fetch; crossorigin";

/// Serves the client from its folder, as the build has packed it: what is under `/assets`
/// carries its hash in its name and never changes; every address that is no file is the
/// client's own and gets the page.
pub fn router(folder: Option<&Path>) -> Router<Arc<App>> {
    let Some(folder) = folder else {
        return Router::new().fallback(|| async { Error::NotFound });
    };
    let packed = |folder: PathBuf| ServeDir::new(folder).precompressed_br().precompressed_gzip();
    let page = ServeFile::new(folder.join("index.html")).precompressed_br().precompressed_gzip();
    // A file that is missing now may be there later.
    let cached = |rule: &'static str| {
        let found = move |response: &Response<_>| {
            (!response.status().is_client_error()).then(|| HeaderValue::from_static(rule))
        };
        SetResponseHeaderLayer::if_not_present(header::CACHE_CONTROL, found)
    };
    let assets = ServiceBuilder::new()
        .layer(cached("public, max-age=31536000, immutable"))
        .service(packed(folder.join("assets")));
    let game = ServiceBuilder::new()
        .layer(cached("no-cache"))
        .layer(SetResponseHeaderLayer::overriding(header::LINK, HeaderValue::from_static(GAME_NEEDS)))
        .service(page.clone());
    let pages =
        ServiceBuilder::new().layer(cached("no-cache")).service(packed(folder.to_owned()).fallback(page));
    Router::new().nest_service("/assets", assets).route_service("/games/{id}", game).fallback_service(pages)
}
