//! Requests, as they are answered.

use std::sync::Arc;
use std::time::Instant;

use axum::extract::{MatchedPath, Request, State};
use axum::http::Method;
use axum::middleware::Next;
use axum::response::Response;

use crate::app::App;

/// Counts a request and the time to its answer. Addresses that are none count as one, and so do methods
/// that nobody has heard of, so that strangers cannot fill the memory with names.
pub async fn measure(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let start = Instant::now();
    let route = request.extensions().get::<MatchedPath>().cloned();
    let method = known(request.method());
    let response = next.run(request).await;
    let route = route.as_ref().map_or("-", MatchedPath::as_str);
    app.metrics.answered(method, route, response.status().as_u16(), start.elapsed());
    response
}

fn known(method: &Method) -> &'static str {
    match method.as_str() {
        "GET" => "GET",
        "HEAD" => "HEAD",
        "POST" => "POST",
        "PUT" => "PUT",
        "DELETE" => "DELETE",
        "OPTIONS" => "OPTIONS",
        _ => "-",
    }
}
