//! Chance that nobody can foresee and everybody can check.
//!
//! A game has one 32-byte [`Seed`]. Every draw comes from `ChaCha20` keyed by the
//! seed, on a stream of its own for each (log position, purpose), so that the deal
//! and the tokens do not depend on each other, and an order that was undone and is
//! given again meets fresh chance. The bounded draw and the shuffle are written out
//! here, because a stored game must replay the same for ever.

use chacha20::ChaCha20Rng;
use chacha20::rand_core::{Rng, SeedableRng};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// The number of an entry in a game's log, counted from 1; 0 is the set-up.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "number"))]
#[serde(transparent)]
pub struct LogPosition(pub u32);

impl LogPosition {
    /// The set-up.
    pub const SETUP: LogPosition = LogPosition(0);

    /// The position of the next entry.
    #[must_use]
    pub const fn next(self) -> LogPosition {
        LogPosition(self.0 + 1)
    }
}

/// The secret a game's chance is drawn from. Published only when the game has ended.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seed([u8; 32]);

impl Seed {
    /// A seed from 32 bytes of the operating system's generator.
    #[must_use]
    pub const fn new(bytes: [u8; 32]) -> Seed {
        Seed(bytes)
    }

    /// A seed for tests and examples: the number, then zeros.
    #[must_use]
    pub fn from_number(number: u64) -> Seed {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&number.to_le_bytes());
        Seed(bytes)
    }

    /// The bytes, to be stored.
    #[must_use]
    pub const fn bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// The SHA-256 of the seed, public from the start of the game.
    #[must_use]
    pub fn commitment(&self) -> [u8; 32] {
        Sha256::digest(self.0).into()
    }
}

/// A seed is never printed: not in logs, not in panics.
impl std::fmt::Debug for Seed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Seed(hidden)")
    }
}

/// What a draw is for. Each purpose has its own stream.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Purpose {
    /// Dealing faces to places at set-up.
    Deal = 1,
    /// Drawing block tokens.
    Tokens = 2,
    /// The internal order of pieces.
    Order = 3,
    /// Lots between the players.
    Lots = 4,
}

/// A stream of draws.
pub struct Draws(ChaCha20Rng);

impl Draws {
    /// The stream for one purpose at one log position.
    #[must_use]
    pub fn new(seed: &Seed, at: LogPosition, purpose: Purpose) -> Draws {
        let mut generator = ChaCha20Rng::from_seed(seed.0);
        generator.set_stream((u64::from(at.0) << 8) | purpose as u64);
        Draws(generator)
    }

    /// A uniform number of 32 bits.
    pub fn word(&mut self) -> u32 {
        self.0.next_u32()
    }

    /// A uniform number below `bound`, by rejection: words in the incomplete last
    /// stretch of `bound` are thrown away. `bound` must not be 0.
    pub fn below(&mut self, bound: u32) -> u32 {
        let whole = u32::MAX - u32::MAX % bound;
        loop {
            let word = self.word();
            if word < whole {
                return word % bound;
            }
        }
    }

    /// Shuffles by Fisher and Yates, from the last place down.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            let bound = u32::try_from(last + 1).unwrap_or(u32::MAX);
            items.swap(last, self.below(bound) as usize);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Stored games depend on these numbers. They may never change.
    #[test]
    fn draws_are_the_same_for_ever() {
        let seed = Seed::from_number(7);
        let mut deal = Draws::new(&seed, LogPosition::SETUP, Purpose::Deal);
        let mut cards: Vec<u8> = (0..10).collect();
        deal.shuffle(&mut cards);
        let mut tokens = Draws::new(&seed, LogPosition(5), Purpose::Tokens);
        let words: Vec<u32> = (0..3).map(|_| tokens.word()).collect();
        assert_eq!((cards, words), (GOLDEN_CARDS.to_vec(), GOLDEN_WORDS.to_vec()));
    }

    const GOLDEN_CARDS: [u8; 10] = [7, 5, 1, 4, 8, 3, 0, 2, 6, 9];
    const GOLDEN_WORDS: [u32; 3] = [3_598_742_371, 1_014_866_353, 34_641_168];

    #[test]
    fn bounded_draws_reach_every_value_and_none_beyond() {
        let mut draws = Draws::new(&Seed::from_number(1), LogPosition(1), Purpose::Deal);
        let mut seen = [0_u32; 6];
        for _ in 0..6000 {
            seen[draws.below(6) as usize] += 1;
        }
        assert!(seen.iter().all(|&count| (850..1150).contains(&count)), "{seen:?}");
    }

    #[test]
    fn a_seed_does_not_print_itself() {
        assert_eq!(format!("{:?}", Seed::from_number(12345)), "Seed(hidden)");
    }

    #[test]
    fn the_commitment_is_the_sha256_of_the_seed() {
        let first = Seed::from_number(0).commitment()[..4].to_vec();
        assert_eq!(first, [0x66, 0x68, 0x7a, 0xad]);
    }
}
