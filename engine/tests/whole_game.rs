//! The whole game that is played through the page (`web-client/e2e/whole_game`) keeps the rules and
//! reaches what it is there for. Where it no longer does, `examples/whole_game.rs` finds another.

#[path = "support/script.rs"]
mod script;

use estafette_engine::force::Side;

use script::Script;

/// Games with a chance of their own: no two give a block the same token.
const GAMES: u64 = 20;
/// It is played through two browsers, order by order.
const LONGEST: usize = 80;

fn script() -> Script {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../web-client/e2e/whole_game/script.json");
    serde_json::from_str(&std::fs::read_to_string(file).unwrap()).unwrap()
}

#[test]
fn the_scripted_game_brings_everything_whatever_the_chance() {
    let script = script();
    assert!(script.orders.len() <= LONGEST, "{} orders", script.orders.len());
    for seed in 0..GAMES {
        let deeds = script.play(seed).unwrap_or_else(|why| panic!("game {seed}, {why}"));
        assert_eq!(deeds.missing(), [], "game {seed}");
    }
}

#[test]
fn in_the_scripted_game_both_sides_decide_a_lot() {
    for side in Side::BOTH {
        let by_side = script().orders.into_iter().filter(|spoken| spoken.by == side);
        let mut kinds: Vec<String> = by_side.map(|spoken| spoken.asked).collect();
        kinds.sort_unstable();
        kinds.dedup();
        assert!(kinds.len() >= 5, "{side} answers only {kinds:?}");
    }
}
