//! Bytes with an `ETag`, by which a client says that it has them already.

use axum::body::Bytes;
use axum::http::{HeaderMap, header};
use data_encoding::HEXLOWER;
use sha2::{Digest, Sha256};

/// Bytes as they are sent, and their `ETag`.
#[derive(Debug, Clone)]
pub struct WithETag {
    etag: String,
    bytes: Bytes,
}

impl WithETag {
    /// Bytes with the tag that follows from them.
    pub fn new(bytes: Bytes) -> WithETag {
        let digest = HEXLOWER.encode(&Sha256::digest(&bytes)[..12]);
        WithETag { etag: format!("\"{digest}\""), bytes }
    }

    /// The tag, as the header writes it.
    pub fn etag(&self) -> &str {
        &self.etag
    }

    /// The bytes.
    pub fn bytes(&self) -> &Bytes {
        &self.bytes
    }

    /// Whether whoever asks has them already.
    pub fn is_known_to(&self, request: &HeaderMap) -> bool {
        let known = request.get_all(header::IF_NONE_MATCH).iter().filter_map(|value| value.to_str().ok());
        let mut tags = known.flat_map(|list| list.split(','));
        tags.any(|tag| tag.trim().trim_start_matches("W/") == self.etag)
    }
}
