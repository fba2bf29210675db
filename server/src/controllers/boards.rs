//! `/api/boards`: the boards, the same for everybody.

use std::sync::LazyLock;

use axum::body::Bytes;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use estafette_engine::registry::GameKind;
use flate2::Compression;

use crate::compression::{accepts_gzip, gzip};
use crate::etag::WithETag;
use crate::extract::Path;

/// A file that changes only with the server: compressed once, and each form known by a tag.
struct Fixed {
    kind: &'static str,
    plain: WithETag,
    compressed: WithETag,
}

impl Fixed {
    fn new(kind: &'static str, bytes: Bytes) -> Fixed {
        // Time does not matter for what is compressed once.
        let compressed = WithETag::new(gzip(&bytes, Compression::best()));
        Fixed { kind, plain: WithETag::new(bytes), compressed }
    }

    /// The file, or the word that the client has it already.
    fn answer(&self, request: &HeaderMap) -> Response {
        let compressed = accepts_gzip(request);
        let form = if compressed { &self.compressed } else { &self.plain };
        let caching = [
            (header::ETAG, form.etag()),
            (header::CACHE_CONTROL, "public, max-age=3600"),
            (header::VARY, "accept-encoding"),
        ];
        if form.is_known_to(request) {
            return (StatusCode::NOT_MODIFIED, caching).into_response();
        }
        let mut answer = (caching, [(header::CONTENT_TYPE, self.kind)], form.bytes().clone()).into_response();
        if compressed {
            answer.headers_mut().insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
        }
        answer
    }
}

/// `GET /api/boards/{kind}`: what is needed to draw a board.
pub async fn show(Path(kind): Path<GameKind>, headers: HeaderMap) -> Response {
    static TRIOMPHE: LazyLock<Fixed> = LazyLock::new(|| drawing(GameKind::Triomphe));
    let board = match kind {
        GameKind::Triomphe => &*TRIOMPHE,
    };
    board.answer(&headers)
}

/// `GET /api/boards/{kind}/map.svg`: the map as a picture.
pub async fn map(Path(kind): Path<GameKind>, headers: HeaderMap) -> Response {
    static TRIOMPHE: LazyLock<Fixed> = LazyLock::new(|| picture(GameKind::Triomphe));
    let map = match kind {
        GameKind::Triomphe => &*TRIOMPHE,
    };
    map.answer(&headers)
}

fn drawing(kind: GameKind) -> Fixed {
    let json = serde_json::to_vec(kind.board_drawing()).unwrap_or_default();
    Fixed::new("application/json", json.into())
}

fn picture(kind: GameKind) -> Fixed {
    Fixed::new("image/svg+xml", Bytes::from_static(kind.map_svg().as_bytes()))
}
