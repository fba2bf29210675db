//! What the server leaves to chance: seeds, sides, codes, session tokens.

use estafette_engine::chance::Seed;
use estafette_engine::force::Side;

/// Where the seeds of games and the sides of "random" come from. Tests put their
/// own in its place.
pub trait Chance: Send + Sync {
    /// The seed of a new game.
    fn seed(&self) -> Seed;
    /// The creator's side in a game that leaves it to chance.
    fn side(&self) -> Side;
}

/// The operating system's generator.
pub struct OsChance;

impl Chance for OsChance {
    fn seed(&self) -> Seed {
        Seed::new(random_bytes())
    }

    fn side(&self) -> Side {
        let [byte] = random_bytes::<1>();
        Side::BOTH[usize::from(byte & 1)]
    }
}

/// Bytes from the operating system's generator.
///
/// # Panics
///
/// When the system has no randomness to give: nothing safe can be done then.
pub fn random_bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system gives random bytes");
    bytes
}
