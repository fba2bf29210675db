//! `/api/boards`: the boards, the same for everybody.

use std::sync::LazyLock;

use axum::body::Bytes;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use data_encoding::HEXLOWER;
use estafette_engine::registry::GameKind;
use sha2::{Digest, Sha256};

use crate::extract::Path;

/// A file that changes only with the server, and the tag it is known by.
struct Fixed {
    tag: String,
    kind: &'static str,
    bytes: Bytes,
}

impl Fixed {
    fn new(kind: &'static str, bytes: Bytes) -> Fixed {
        let digest = HEXLOWER.encode(&Sha256::digest(&bytes)[..12]);
        Fixed { tag: format!("\"{digest}\""), kind, bytes }
    }

    /// The file, or the word that the client has it already.
    fn answer(&self, request: &HeaderMap) -> Response {
        let known = request.get(header::IF_NONE_MATCH).and_then(|value| value.to_str().ok());
        let caching = [(header::ETAG, self.tag.as_str()), (header::CACHE_CONTROL, "public, max-age=3600")];
        if known.is_some_and(|known| known.trim_start_matches("W/") == self.tag) {
            return (StatusCode::NOT_MODIFIED, caching).into_response();
        }
        (caching, [(header::CONTENT_TYPE, self.kind)], self.bytes.clone()).into_response()
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
