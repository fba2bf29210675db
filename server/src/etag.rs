//! Bytes with an `ETag`, by which a client says that it has them already.

use axum::body::Bytes;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum_extra::TypedHeader;
use axum_extra::headers::{ETag, HeaderMapExt, IfNoneMatch};
use data_encoding::HEXLOWER;
use sha2::{Digest, Sha256};

/// Bytes as they are sent, and their `ETag`.
#[derive(Debug, Clone)]
pub struct WithETag {
    etag: ETag,
    bytes: Bytes,
}

impl WithETag {
    /// Bytes with the tag that follows from them.
    ///
    /// # Panics
    ///
    /// Never: hexadecimal digits between quotes are a tag.
    pub fn new(bytes: Bytes) -> WithETag {
        let digest = HEXLOWER.encode(&Sha256::digest(&bytes)[..12]);
        WithETag { etag: format!("\"{digest}\"").parse().expect("digits are a tag"), bytes }
    }

    /// The bytes.
    pub fn bytes(&self) -> &Bytes {
        &self.bytes
    }

    /// The answer to a request: the bytes, which are of this type, or the word that the client has
    /// them already.
    pub fn answer(&self, request: &HeaderMap, content_type: &'static str) -> Response {
        let etag = TypedHeader(self.etag.clone());
        let asked = request.typed_get::<IfNoneMatch>();
        if asked.is_some_and(|tags| !tags.precondition_passes(&self.etag)) {
            return (StatusCode::NOT_MODIFIED, etag).into_response();
        }
        (etag, [(header::CONTENT_TYPE, content_type)], self.bytes.clone()).into_response()
    }
}
