//! The web client's files.

use std::path::PathBuf;
use std::sync::Arc;

use axum::Router;
use axum::extract::Request;
use axum::http::{HeaderValue, Response, header};
use axum::middleware::{Next, from_fn, from_fn_with_state};
use axum::response::IntoResponse;
use percent_encoding::percent_decode_str;
use tower::ServiceBuilder;
use tower_http::services::{ServeDir, ServeFile};
use tower_http::set_header::SetResponseHeaderLayer;

use crate::app::App;
use crate::compression::compression;
use crate::error::Error;
use crate::previews;

/// A rule for caches, where nothing else is said. A file that is missing now may be there later.
fn cached<B>(
    rule: &'static str,
) -> SetResponseHeaderLayer<impl Fn(&Response<B>) -> Option<HeaderValue> + Clone> {
    let found = move |response: &Response<B>| {
        (!response.status().is_client_error()).then(|| HeaderValue::from_static(rule))
    };
    SetResponseHeaderLayer::if_not_present(header::CACHE_CONTROL, found)
}

/// Serves the client from its folder, as the build has packed it: what is under `/assets`
/// carries its hash in its name and never changes; every address that is no file is the
/// client's own and gets the page; that of a game with what [`previews`] has to tell.
pub fn router(app: &Arc<App>) -> Router<Arc<App>> {
    let Some(folder) = app.settings.client_dir.as_deref() else {
        return Router::new().fallback(|| async { Error::NotFound });
    };
    let packed = |folder: PathBuf| ServeDir::new(folder).precompressed_br().precompressed_gzip();
    let page = ServeFile::new(folder.join(previews::PAGE)).precompressed_br().precompressed_gzip();
    let assets = ServiceBuilder::new()
        .layer(cached("public, max-age=31536000, immutable"))
        .service(packed(folder.join("assets")));
    let game = ServiceBuilder::new()
        .layer(cached("no-cache"))
        .layer(compression())
        .layer(from_fn_with_state(Arc::clone(app), previews::tell))
        .service(page.clone());
    let pages =
        ServiceBuilder::new().layer(cached("no-cache")).service(packed(folder.to_owned()).fallback(page));
    Router::new()
        .nest_service("/assets", assets)
        .route_service("/games/{id}", game.clone())
        .route_service("/games/{id}/replay", game)
        .fallback_service(pages)
        .layer(from_fn(nameable))
}

/// The longest name of a file, in bytes, and the longest path. A system that is asked for longer ones
/// fails instead of finding nothing.
const LONGEST_NAME: usize = 200;
const LONGEST_PATH: usize = 2_000;

/// Answers for addresses that no file can have.
async fn nameable(request: Request, next: Next) -> axum::response::Response {
    let path: Vec<u8> = percent_decode_str(request.uri().path()).collect();
    let names = path.split(|&byte| byte == b'/');
    if path.len() > LONGEST_PATH
        || path.contains(&0)
        || names.map(<[u8]>::len).any(|name| name > LONGEST_NAME)
    {
        return Error::NotFound.into_response();
    }
    next.run(request).await
}
