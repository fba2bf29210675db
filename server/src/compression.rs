//! Answers made smaller with gzip, for those that take it.

use std::io::Read as _;

use axum::body::Bytes;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse, Response};
use flate2::Compression;
use flate2::read::GzEncoder;
use serde::Serialize;

use crate::error::Error;

/// Bytes with gzip.
pub fn gzip(bytes: &[u8], how: Compression) -> Bytes {
    let mut compressed = Vec::new();
    // Reading from memory cannot fail.
    let _ = GzEncoder::new(bytes, how).read_to_end(&mut compressed);
    compressed.into()
}

/// Whether the client unpacks gzip: it names it, and does not forbid it by a weight of nought.
pub fn accepts_gzip(request: &HeaderMap) -> bool {
    let named = request.get_all(header::ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
    named.flat_map(|list| list.split(',')).any(|coding| {
        let (name, weight) = coding.split_once(';').unwrap_or((coding, "q=1"));
        let weight = weight.trim().strip_prefix("q=").and_then(|weight| weight.parse::<f32>().ok());
        name.trim().eq_ignore_ascii_case("gzip") && weight.is_some_and(|weight| weight > 0.0)
    })
}

/// A long body as JSON, compressed beside the work of others where the client takes it.
pub async fn json<T: Serialize + Send + 'static>(request: &HeaderMap, body: T) -> Result<Response, Error> {
    let compressed = accepts_gzip(request);
    let made = tokio::task::spawn_blocking(move || {
        let plain = serde_json::to_vec(&body).ok()?;
        Some(if compressed { gzip(&plain, Compression::fast()) } else { plain.into() })
    });
    let bytes: Bytes = made.await.ok().flatten().ok_or(Error::Internal)?;
    let kinds = [(header::CONTENT_TYPE, "application/json"), (header::VARY, "accept-encoding")];
    let mut answer = (kinds, bytes).into_response();
    if compressed {
        answer.headers_mut().insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
    }
    Ok(answer)
}
