//! A game as it begins, for tests.

use estafette_engine::chance::Seed;
use estafette_engine::games::GAMES;
use estafette_engine::secrecy::Viewer;
use serde_json::json;

use crate::plate::Plate;

/// The first game of the table that has pictures, as it begins.
pub fn opening(viewer: Viewer) -> Plate {
    let plates = GAMES.0.iter().filter_map(|rules| {
        let (game, _) = rules.set_up(&json!({}), Seed::from_number(1)).unwrap();
        Plate::of(*rules, &game.snapshot(viewer), [])
    });
    plates.into_iter().next().unwrap()
}
