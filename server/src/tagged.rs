//! Bytes with a tag, by which a client says that it has them already.

use axum::body::Bytes;
use axum::http::{HeaderMap, header};
use data_encoding::HEXLOWER;
use sha2::{Digest, Sha256};

/// Bytes as they are sent, and their tag.
#[derive(Debug, Clone)]
pub struct Tagged {
    tag: String,
    bytes: Bytes,
}

impl Tagged {
    /// Bytes with the tag that follows from them.
    pub fn new(bytes: Bytes) -> Tagged {
        let digest = HEXLOWER.encode(&Sha256::digest(&bytes)[..12]);
        Tagged { tag: format!("\"{digest}\""), bytes }
    }

    /// The tag, as `ETag` writes it.
    pub fn tag(&self) -> &str {
        &self.tag
    }

    /// The bytes.
    pub fn bytes(&self) -> &Bytes {
        &self.bytes
    }

    /// Whether whoever asks has them already.
    pub fn is_known_to(&self, request: &HeaderMap) -> bool {
        let known = request.get_all(header::IF_NONE_MATCH).iter().filter_map(|value| value.to_str().ok());
        let mut tags = known.flat_map(|list| list.split(','));
        tags.any(|tag| tag.trim().trim_start_matches("W/") == self.tag)
    }
}
