//! Every address there is.

use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::{DefaultBodyLimit, MatchedPath, Request};
use axum::http::StatusCode;
use axum::middleware::from_fn_with_state;
use axum::response::{IntoResponse, Response};
use axum::routing::{delete, get, post, put};
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::request_id::{MakeRequestUuid, PropagateRequestIdLayer, RequestId, SetRequestIdLayer};
use tower_http::timeout::TimeoutLayer;
use tower_http::trace::TraceLayer;
use tracing::Span;

use crate::app::App;
use crate::compression::compression;
use crate::controllers::{
    account, accounts, archive, blocks, boards, comments, deductions, games, health, invitations, live,
    mails, notes, notifications, password_reset, pictures, players, records, replay, session, stop, talk,
    verification, watching,
};
use crate::error::Error;
use crate::{metrics, middleware, static_files};

/// The longest body a request may have, in bytes.
const LONGEST_BODY: usize = 64 * 1024;

/// The longest game file, in bytes.
const LONGEST_FILE: usize = 4 * 1024 * 1024;

/// How long a handler may take.
const TIMEOUT: Duration = Duration::from_secs(30);

/// The whole service.
pub fn router(app: Arc<App>) -> Router {
    let api = Router::new()
        .route("/health", get(health::show))
        .route("/accounts", post(accounts::create))
        .route("/account", get(account::show))
        .route("/account/password", put(account::password::change))
        .route("/account/email", put(account::email::change))
        .route("/account/email/link", post(account::email::send_again))
        .route("/account/sessions", get(account::sessions::list).delete(account::sessions::delete_others))
        .route("/account/sessions/{id}", delete(account::sessions::delete))
        .route("/account/tokens", get(account::tokens::list).post(account::tokens::create))
        .route("/account/tokens/{id}", delete(account::tokens::delete))
        .route("/account/export", get(account::export::show))
        .route("/account/deletion", post(account::deletion::create))
        .route("/verification", post(verification::create))
        .route("/password-reset", post(password_reset::create).put(password_reset::update))
        .route("/session", post(session::create).get(session::show).delete(session::delete))
        .route("/games", get(games::list).post(games::create))
        .route("/games/{id}", get(games::show).delete(games::delete))
        .route("/games/{id}/join", post(games::join))
        .route("/games/{id}/live", get(live::open))
        .route("/games/{id}/why-not", get(games::why_not))
        .route("/games/{id}/replay", get(replay::show).layer(compression()))
        .route("/games/{id}/replay/frames", get(replay::frames).layer(compression()))
        .route("/games/{id}/replay/picture.png", get(pictures::show))
        .route("/games/{id}/watching", put(watching::update))
        .route("/games/{id}/watch-link", post(watching::draw_link).delete(watching::revoke_link))
        .route("/games/{id}/notes", get(notes::show).put(notes::store))
        .route("/games/{id}/talk/{number}/reports", post(talk::report))
        .route("/games/{id}/comments", get(comments::list).post(comments::create))
        .route("/games/{id}/comments/readers", put(comments::let_readers))
        .route("/games/{id}/comments/{number}", delete(comments::delete))
        .route("/games/{id}/comments/{number}/reports", post(comments::report))
        .route("/watch", get(watching::list))
        .route("/games/{id}/file", get(records::show))
        .route("/games/{id}/deductions", get(deductions::show))
        .route("/archive", get(archive::list).merge(post(archive::import).layer(file_body())))
        .route("/archive/{id}", delete(archive::delete))
        .route("/verify", post(records::verify).layer(file_body()))
        .route("/blocks", get(blocks::list))
        .route("/blocks/{name}", put(blocks::insert).delete(blocks::delete))
        .route("/mails", get(mails::list))
        .route("/mails/test", post(mails::test))
        .route("/mails/{id}", get(mails::show))
        .route("/notifications", get(notifications::show).put(notifications::update))
        .route("/notifications/games/{id}", put(notifications::update_game))
        .route("/games/{id}/invitations", post(invitations::send))
        .route("/invitations/{code}", get(invitations::show))
        .route("/invitations/{code}/join", post(invitations::join))
        .route("/players/{name}", get(players::show))
        .layer(middleware::no_store())
        .merge(boards())
        .fallback(|| async { Error::NotFound })
        .method_not_allowed_fallback(|| async { Error::MethodNotAllowed })
        .layer(from_fn_with_state(Arc::clone(&app), middleware::same_origin))
        .layer(DefaultBodyLimit::max(LONGEST_BODY))
        .layer(TimeoutLayer::with_status_code(StatusCode::SERVICE_UNAVAILABLE, TIMEOUT));

    let headers = middleware::security_headers(&app.settings.public_url);
    Router::new()
        .nest("/api", api)
        .route("/livez", get(health::live))
        .route("/readyz", get(health::show))
        .merge(stop::router(app.settings.client_dir.as_deref()))
        .merge(static_files::router(&app))
        .layer(CatchPanicLayer::custom(panicked))
        .layer(from_fn_with_state(Arc::clone(&app), metrics::measure))
        .layer(headers)
        .layer(TraceLayer::new_for_http().make_span_with(span))
        .layer(PropagateRequestIdLayer::x_request_id())
        .layer(SetRequestIdLayer::x_request_id(MakeRequestUuid))
        .layer(from_fn_with_state(Arc::clone(&app), middleware::own_request_ids))
        .with_state(app)
}

fn file_body() -> DefaultBodyLimit {
    DefaultBodyLimit::max(LONGEST_FILE)
}

fn boards() -> Router<Arc<App>> {
    Router::new().route("/boards/{kind}", get(boards::show)).route("/boards/{kind}/map.svg", get(boards::map))
}

/// The pattern of the address is logged, not the address: invitation codes are
/// secrets. The id stands in the answer too (`x-request-id`), so that one can be found by the other.
fn span(request: &Request) -> Span {
    let path = request.extensions().get::<MatchedPath>().map_or("-", MatchedPath::as_str);
    let id = request.extensions().get::<RequestId>().and_then(|id| id.header_value().to_str().ok());
    tracing::info_span!("request", method = %request.method(), path, id)
}

/// The last line of defence. What a panic says may name anything, so it is not
/// repeated.
fn panicked(_: Box<dyn std::any::Any + Send>) -> Response {
    tracing::error!("a handler panicked");
    Error::Internal.into_response()
}
