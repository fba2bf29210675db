//! Secrets that somebody else keeps and that are known here by their hash only.

use data_encoding::BASE64URL_NOPAD;
use sha2::{Digest, Sha256};

use crate::chance::random_bytes;

/// Random bytes that prove who holds them.
pub struct Secret([u8; 32]);

/// What the database knows a secret by: its SHA-256. A secret is random enough to need
/// no slow hash, and who cannot choose a hash learns nothing from the time it takes to
/// look it up.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct SecretKey([u8; 32]);

impl Secret {
    /// A fresh secret.
    pub fn draw() -> Secret {
        Secret(random_bytes())
    }

    /// The secret in a text that holds nothing else.
    pub fn read(text: &str) -> Option<Secret> {
        let bytes = BASE64URL_NOPAD.decode(text.as_bytes()).ok()?;
        bytes.try_into().ok().map(Secret)
    }

    /// The secret as a text: 43 letters, digits, hyphens and underscores.
    pub fn text(&self) -> String {
        BASE64URL_NOPAD.encode(&self.0)
    }

    /// What the database knows it by.
    pub fn key(&self) -> SecretKey {
        SecretKey(Sha256::digest(self.0).into())
    }
}

impl SecretKey {
    /// The bytes, to be stored.
    pub fn bytes(&self) -> &[u8] {
        &self.0
    }

    /// A key from its stored bytes.
    pub fn stored(bytes: &[u8]) -> Option<SecretKey> {
        bytes.try_into().ok().map(SecretKey)
    }
}
