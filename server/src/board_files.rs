//! The boards as files that the client takes: the same for everybody.

use std::io::Read as _;
use std::sync::OnceLock;

use axum::body::Bytes;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use estafette_engine::field::Field;
use estafette_engine::field::drawing::palette::Ink;
use estafette_engine::game::Rules;
use estafette_engine::games::Games;
use estafette_engine::kind::GameKind;
use flate2::Compression;
use flate2::read::GzEncoder;

use crate::error::Error;
use crate::etag::WithETag;

/// A file that changes only with the server: compressed once, and each form known by a tag.
pub struct FixedFile {
    kind: &'static str,
    plain: WithETag,
    compressed: WithETag,
}

impl FixedFile {
    fn new(kind: &'static str, bytes: Bytes) -> FixedFile {
        let compressed = WithETag::new(gzip(&bytes));
        FixedFile { kind, plain: WithETag::new(bytes), compressed }
    }

    /// The file, or the word that the client has it already.
    pub fn answer(&self, request: &HeaderMap) -> Response {
        let compressed = accepts_gzip(request);
        let form = if compressed { &self.compressed } else { &self.plain };
        let caching = [(header::CACHE_CONTROL, "public, max-age=3600"), (header::VARY, "accept-encoding")];
        let mut answer = (caching, form.answer(request, self.kind)).into_response();
        if compressed && answer.status() == StatusCode::OK {
            answer.headers_mut().insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
        }
        answer
    }
}

/// Bytes with gzip. Time does not matter for what is compressed once.
fn gzip(bytes: &[u8]) -> Bytes {
    let mut compressed = Vec::new();
    // Reading from memory cannot fail.
    let _ = GzEncoder::new(bytes, Compression::best()).read_to_end(&mut compressed);
    compressed.into()
}

/// Whether the client unpacks gzip: it names it, and does not forbid it by a weight of nought.
fn accepts_gzip(request: &HeaderMap) -> bool {
    let named = request.get_all(header::ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
    named.flat_map(|list| list.split(',')).any(|coding| {
        let (name, weight) = coding.split_once(';').unwrap_or((coding, "q=1"));
        let weight = weight.trim().strip_prefix("q=").and_then(|weight| weight.parse::<f32>().ok());
        name.trim().eq_ignore_ascii_case("gzip") && weight.is_some_and(|weight| weight > 0.0)
    })
}

/// The files of the boards there are, each made when it is first asked for.
pub struct Boards(Vec<Board>);

struct Board {
    rules: &'static dyn Rules,
    field: &'static Field,
    drawing: OnceLock<FixedFile>,
    map: OnceLock<FixedFile>,
}

impl Boards {
    /// The boards of some games.
    pub fn of(games: &Games) -> Boards {
        let board = |&rules: &&'static dyn Rules| {
            let field = rules.field()?;
            Some(Board { rules, field, drawing: OnceLock::new(), map: OnceLock::new() })
        };
        Boards(games.0.iter().filter_map(board).collect())
    }

    fn board(&self, kind: GameKind) -> Result<&Board, Error> {
        self.0.iter().find(|board| board.rules.kind() == kind).ok_or(Error::NotFound)
    }

    /// What is needed to draw a board.
    pub fn drawing(&self, kind: GameKind) -> Result<&FixedFile, Error> {
        let board = self.board(kind)?;
        let drawing = || serde_json::to_vec(&board.field.plan.drawing).unwrap_or_default();
        Ok(board.drawing.get_or_init(|| FixedFile::new("application/json", drawing().into())))
    }

    /// The map as a picture.
    pub fn map(&self, kind: GameKind) -> Result<&FixedFile, Error> {
        let board = self.board(kind)?;
        let map = || Bytes::from_static(board.field.map(Ink::Page).as_bytes());
        Ok(board.map.get_or_init(|| FixedFile::new("image/svg+xml", map())))
    }
}
