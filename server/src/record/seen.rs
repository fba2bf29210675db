//! The hash of what a side saw: whoever plays a game again can tell that the players were
//! shown what they had to be shown.

use data_encoding::HEXLOWER;
use estafette_engine::force::{PerSide, Side};
use estafette_engine::game::Game;
use serde_json::Value;
use sha2::{Digest, Sha256};

use super::chain::canonical;

/// The hashes of what each side sees now.
pub fn hashes(game: &Game) -> PerSide<String> {
    let hash = |side: Side| HEXLOWER.encode(&Sha256::digest(canonical(&game.fingerprint(side))));
    PerSide { red: hash(Side::Red), blue: hash(Side::Blue) }
}

/// Which faces stand where, by army.
pub fn set_up(game: &Game) -> PerSide<Value> {
    PerSide { red: game.mustered(Side::Red), blue: game.mustered(Side::Blue) }
}

#[cfg(test)]
mod tests {
    use estafette_engine::chance::Seed;
    use estafette_engine::game::Rules;
    use estafette_engine::triomphe::RULES;
    use serde_json::json;

    use super::*;

    /// Files that were written depend on these. They may never change.
    #[test]
    fn what_was_seen_hashes_the_same_for_ever() {
        let (game, _) = RULES.set_up(&json!({}), Seed::from_number(7)).unwrap();
        let PerSide { red, blue } = hashes(&game);
        assert_eq!(red, "dd05cf2614d0fe2a2f61d0798085940f3c315f044b08e09026712e0d30dcd335");
        assert_eq!(blue, "6602d7ec26bd8117802f175fdab1655362aa16a3b87ef1320f6483024cbe7e20");
    }
}
