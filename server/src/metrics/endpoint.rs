//! The address that monitoring asks: on a port of its own, since it is nobody else's business.

use std::sync::Arc;

use axum::Router;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use prometheus_client::encoding::text::encode;
use tokio::net::TcpListener;

use crate::app::App;
use crate::error::Error;

/// Answers `GET /metrics` on this listener until the server stops.
///
/// # Errors
///
/// When the listener is no good any more.
pub async fn serve(listener: TcpListener, app: Arc<App>) -> std::io::Result<()> {
    let stop = app.stop.clone();
    let router = Router::new().route("/metrics", get(show)).with_state(app);
    axum::serve(listener, router).with_graceful_shutdown(stop.cancelled_owned()).await
}

/// `GET /metrics`: everything in the text format of OpenMetrics, which Prometheus reads.
async fn show(State(app): State<Arc<App>>) -> Result<Response, Error> {
    const TEXT: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    app.metrics.gauges.look(&app).await;
    let mut text = String::new();
    encode(&mut text, &app.metrics.registry).map_err(|_| Error::Internal)?;
    Ok(([(header::CONTENT_TYPE, TEXT)], text).into_response())
}
