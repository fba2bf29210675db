//! Cursors: places in lists of finished games, as clients send them back.

use axum::http::StatusCode;
use chrono::{DateTime, Utc};
use data_encoding::BASE64URL_NOPAD;
use uuid::Uuid;

use crate::error::Error;
use crate::store::players::Place;

/// The cursor of what comes after a game: when it ended, in microseconds, and its id.
pub fn after(ended_at: DateTime<Utc>, game: Uuid) -> String {
    let mut bytes = ended_at.timestamp_micros().to_be_bytes().to_vec();
    bytes.extend_from_slice(game.as_bytes());
    BASE64URL_NOPAD.encode(&bytes)
}

/// The place a cursor stands for.
pub fn read(cursor: &str) -> Result<Place, Error> {
    let read = || {
        let bytes = BASE64URL_NOPAD.decode(cursor.as_bytes()).ok()?;
        let (micros, id) = bytes.split_first_chunk()?;
        // No game is older than the database can tell.
        let micros = Some(i64::from_be_bytes(*micros)).filter(|&micros| micros > 0)?;
        let ended_at = DateTime::from_timestamp_micros(micros)?;
        Some(Place { ended_at, id: Uuid::from_slice(id).ok()? })
    };
    read().ok_or(Error::Malformed(StatusCode::BAD_REQUEST))
}
