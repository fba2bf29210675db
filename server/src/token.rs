//! Tokens: random texts that prove who holds them. Cookies, access tokens, links in mails, links for
//! watching and invitations are all made of them.

use data_encoding::BASE64URL_NOPAD;
use sha2::{Digest, Sha256};

use crate::chance::random_bytes;

/// `N` random bytes that prove who holds them.
pub struct RandomToken<const N: usize>([u8; N]);

/// What browsers, programs and links in mails prove themselves by: 43 characters.
pub type Token = RandomToken<32>;

/// What stands in an address that people pass on: 22 characters.
pub type LinkToken = RandomToken<16>;

/// What the database knows a token by where it need not be shown again: its SHA-256. A token is random
/// enough to need no slow hash, and who cannot choose a hash learns nothing from the time it takes to
/// look it up.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct TokenHash([u8; 32]);

impl<const N: usize> RandomToken<N> {
    /// A fresh token.
    pub fn draw() -> Self {
        RandomToken(random_bytes())
    }

    /// The token in a text that holds nothing else.
    pub fn read(text: &str) -> Option<Self> {
        let bytes = BASE64URL_NOPAD.decode(text.as_bytes()).ok()?;
        bytes.try_into().ok().map(RandomToken)
    }

    /// The token as a text of letters, digits, hyphens and underscores.
    pub fn text(&self) -> String {
        BASE64URL_NOPAD.encode(&self.0)
    }

    /// What the database knows it by.
    pub fn hash(&self) -> TokenHash {
        TokenHash(Sha256::digest(self.0).into())
    }
}

impl TokenHash {
    /// The bytes, to be stored.
    pub fn bytes(&self) -> &[u8] {
        &self.0
    }

    /// A hash from its stored bytes.
    pub fn stored(bytes: &[u8]) -> Option<TokenHash> {
        bytes.try_into().ok().map(TokenHash)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_is_read_back_from_its_text_and_from_no_other() {
        let token = Token::draw();
        assert_eq!(token.text().len(), 43);
        assert!(Token::read(&token.text()).is_some_and(|read| read.hash() == token.hash()));
        assert_eq!(LinkToken::draw().text().len(), 22);
        for wrong in [format!("{}=", token.text()), token.text()[1..].to_owned(), String::new()] {
            assert!(Token::read(&wrong).is_none(), "{wrong}");
        }
        assert!(LinkToken::read(&token.text()).is_none());
    }
}
