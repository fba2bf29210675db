//! Answers made smaller on their way, for those that take it.

use tower_http::CompressionLevel;
use tower_http::compression::CompressionLayer;

/// Compresses long answers that are made anew for each request, so quickly rather than well.
pub fn compression() -> CompressionLayer {
    CompressionLayer::new().quality(CompressionLevel::Fastest)
}
