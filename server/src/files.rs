//! The web client's files.

use std::path::Path;
use std::sync::Arc;

use axum::Router;
use axum::http::{HeaderValue, Response, header};
use tower::ServiceBuilder;
use tower_http::compression::CompressionLayer;
use tower_http::services::{ServeDir, ServeFile};
use tower_http::set_header::SetResponseHeaderLayer;

use crate::app::App;
use crate::error::Error;

/// Serves the client from its folder: what is under `/assets` carries its hash in
/// its name and never changes; every address that is no file is the client's own
/// and gets the page.
pub fn router(folder: Option<&Path>) -> Router<Arc<App>> {
    let Some(folder) = folder else {
        return Router::new().fallback(|| async { Error::NotFound });
    };
    // A file that is missing now may be there later.
    let cached = |rule: &'static str| {
        let found = move |response: &Response<_>| {
            (!response.status().is_client_error()).then(|| HeaderValue::from_static(rule))
        };
        SetResponseHeaderLayer::if_not_present(header::CACHE_CONTROL, found)
    };
    let assets = ServiceBuilder::new()
        .layer(CompressionLayer::new())
        .layer(cached("public, max-age=31536000, immutable"))
        .service(ServeDir::new(folder.join("assets")));
    let pages = ServiceBuilder::new()
        .layer(CompressionLayer::new())
        .layer(cached("no-cache"))
        .service(ServeDir::new(folder).fallback(ServeFile::new(folder.join("index.html"))));
    Router::new().nest_service("/assets", assets).fallback_service(pages)
}
