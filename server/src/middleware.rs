//! Middleware: what holds for every request, origins and headers.

use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use tower_http::set_header::SetResponseHeaderLayer;
use tower_http::set_header::response::SetMultipleResponseHeadersLayer;

use crate::app::App;
use crate::error::Error;
use crate::public_url::PublicUrl;

/// Refuses requests that change something, and sockets, from the pages of other
/// sites. Browsers send `Origin` with all of these; programs need not.
pub async fn same_origin(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let safe = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    let upgrade = request.headers().contains_key(header::UPGRADE);
    if (!safe || upgrade) && is_foreign(request.headers(), &app) {
        return Error::ForeignOrigin.into_response();
    }
    next.run(request).await
}

fn is_foreign(headers: &HeaderMap, app: &App) -> bool {
    let text = |value: &HeaderValue| value.to_str().unwrap_or_default().to_owned();
    if let Some(origin) = headers.get(header::ORIGIN).map(text) {
        return !app.settings.public_url.is_origin(&origin);
    }
    let site = headers.get("sec-fetch-site").map(text);
    site.is_some_and(|site| site != "same-origin" && site != "none")
}

/// Forgets the id that a request brings, unless a proxy has given it: strangers do not write our log.
pub async fn own_request_ids(State(app): State<Arc<App>>, mut request: Request, next: Next) -> Response {
    if !app.settings.behind_proxy {
        request.headers_mut().remove("x-request-id");
    }
    next.run(request).await
}

/// Adds the security headers to every answer, but where a handler knows better.
pub fn security_headers(url: &PublicUrl) -> SetMultipleResponseHeadersLayer<Response> {
    let fixed = FIXED.map(|(name, value)| (name, HeaderValue::from_static(value)));
    let policy = HeaderValue::from_str(&content_policy(&url.socket_origin())).ok();
    let policy = policy.map(|policy| (header::CONTENT_SECURITY_POLICY, policy));
    let year = HeaderValue::from_static("max-age=31536000");
    let secure = url.is_secure().then_some((header::STRICT_TRANSPORT_SECURITY, year));
    let headers = fixed.into_iter().chain(policy).chain(secure);
    SetMultipleResponseHeadersLayer::if_not_present(headers.map(Into::into).collect())
}

const FIXED: [(HeaderName, &str); 6] = [
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::X_FRAME_OPTIONS, "DENY"),
    // Invitation codes stand in addresses.
    (header::REFERRER_POLICY, "no-referrer"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    (HeaderName::from_static("permissions-policy"), "camera=(), geolocation=(), microphone=()"),
];

/// Everything from ourselves only; styles also in attributes, which is where the
/// client turns and places blocks.
fn content_policy(socket_origin: &str) -> String {
    format!(
        "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; \
         connect-src 'self' {socket_origin}; object-src 'none'; base-uri 'none'; form-action 'self'; \
         frame-ancestors 'none'"
    )
}

/// Keeps answers that depend on who asks out of every cache, but where a handler knows better.
pub fn no_store() -> SetResponseHeaderLayer<HeaderValue> {
    SetResponseHeaderLayer::if_not_present(header::CACHE_CONTROL, HeaderValue::from_static("no-store"))
}
