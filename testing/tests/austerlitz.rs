//! Random whole games of Napoleon's Triumph: they keep the rules, end, and keep their secrets.

use estafette_engine::austerlitz::{Event, State};
use estafette_engine::force::Token;
use estafette_engine::ruleset::Ruleset;
use estafette_engine::secrecy::{Seat, Viewer};
use estafette_testing::played::{every_game_keeps_the_rules, games_wanted};
use estafette_testing::swap::{self, Observe, every_game_keeps_its_secrets, lawful, run};

/// How many games; more with `ESTAFETTE_RANDOM_GAMES`.
fn games() -> u64 {
    games_wanted().unwrap_or(8)
}

/// In how many faces are exchanged; more with `ESTAFETTE_SWAP_GAMES`.
fn exchanges() -> u64 {
    swap::games_wanted().unwrap_or(4)
}

#[test]
fn every_random_game_keeps_the_rules_and_ends() {
    let course = every_game_keeps_the_rules::<State>(games());
    println!("{course:#?}");
    assert!(course.refused.values().sum::<u64>() > 1000);
    for kind in ["assign", "corps_move", "unit_move", "threaten", "stand", "press", "lead_attack", "retreat"]
    {
        assert!(course.orders.contains_key(kind), "no {kind} in any game");
    }
}

#[test]
fn exchanging_two_hidden_faces_changes_no_byte() {
    every_game_keeps_its_secrets::<State>(exchanges(), 800);
}

/// The test must be able to fail: three leaks, planted one at a time.
#[test]
fn planted_leaks_are_caught() {
    let face_in_log = |state: &State, viewer: Viewer, events: &[Event]| {
        let mut seen = lawful(state, viewer, events);
        let hidden = state.truth().pieces.into_iter().filter(|piece| viewer.side() != Some(piece.side));
        seen.extend(hidden.map(|piece| format!("{:?}", (piece.token, piece.face))));
        seen
    };
    let count_of_options = |state: &State, viewer: Viewer, events: &[Event]| {
        let mut seen = lawful(state, viewer, events);
        let others = Seat::OF_TWO.into_iter().filter(|&seat| viewer.seat() != Some(seat));
        let offers = others.filter_map(|seat| Ruleset::offers(state, seat)).flatten();
        seen.push(offers.count().to_string());
        seen
    };
    let order_of_the_table = |state: &State, viewer: Viewer, events: &[Event]| {
        let mut seen = lawful(state, viewer, events);
        let tokens: Vec<Token> = (0..).map_while(|number| state.token_of(number)).collect();
        seen.push(format!("{tokens:?}"));
        seen
    };
    let leaks: [(&str, Observe<State>); 3] = [
        ("a face in the log", &face_in_log),
        ("a count of options", &count_of_options),
        ("the order of the table", &order_of_the_table),
    ];
    for (name, leak) in leaks {
        assert!(run::<State>(1, leak).differing > 0, "{name} was not caught");
    }
}
