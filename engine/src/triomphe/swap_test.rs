//! The swap test on what the server sends.

use super::deduction::Watcher;
use super::event::Event;
use super::order::Order;
use super::state::State;
use super::swap::{Observe, run, run_watching};
use super::view::SeenFace;
use crate::chance::LogPosition;
use crate::force::{Side, Token};
use crate::secrecy::Viewer;

/// Random games; more with `ESTAFETTE_SWAP_GAMES`.
fn games() -> u64 {
    std::env::var("ESTAFETTE_SWAP_GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(100)
}

/// What the server sends: the view, the events, the viewer's own choices, and the
/// answer to an order out of turn.
fn lawful(state: &State, viewer: Viewer, events: &[Event]) -> Vec<String> {
    let json = |value: serde_json::Result<String>| value.expect("wire types serialize");
    let offers = viewer.side().and_then(|side| state.offers(side));
    let mut seen = vec![
        json(serde_json::to_string(&state.view(viewer))),
        json(serde_json::to_string(events)),
        json(serde_json::to_string(&offers)),
    ];
    if let Some(side) = viewer.side() {
        let refused = state.clone().apply(side, &Order::GiveUp { piece: Token(1) }, LogPosition(1));
        seen.push(format!("{:?}", refused.err()));
        seen.push(format!("{:?}", reasons(state, side)));
    }
    seen
}

/// Why a block of the viewer's cannot go where another block stands.
fn reasons(state: &State, side: Side) -> Vec<String> {
    let places = state.view(side.into()).pieces.into_iter();
    let (own, others): (Vec<_>, Vec<_>) = places.partition(|piece| piece.side == side);
    let (Some(own), Some(other)) = (own.get(own.len() / 2), others.first()) else { return Vec::new() };
    let targets = [other.at, own.at, others[others.len() / 2].at];
    targets.iter().map(|&at| format!("{:?}", state.why_not(side, &[own.token], at))).collect()
}

#[test]
fn exchanging_two_hidden_faces_changes_no_byte() {
    let tally = run(games(), &lawful);
    println!("swap test: {} comparisons, {} differing", tally.comparisons, tally.differing);
    assert_eq!(tally.differing, 0, "{:?}", tally.first);
    assert!(tally.comparisons > 500 * games(), "too few comparisons: {}", tally.comparisons);
}

/// What a player concludes of the enemy's blocks.
fn sheet(_: &State, _: Viewer, _: &[Event], watcher: Option<&Watcher>) -> Vec<String> {
    watcher.map(|watcher| serde_json::to_string(&watcher.sheet()).unwrap()).into_iter().collect()
}

#[test]
fn exchanging_two_hidden_faces_changes_no_conclusion() {
    let tally = run_watching(games(), &sheet);
    println!("swap test of sheets: {} comparisons, {} differing", tally.comparisons, tally.differing);
    assert_eq!(tally.differing, 0, "{:?}", tally.first);
    assert!(tally.comparisons > 50 * games(), "too few comparisons: {}", tally.comparisons);
}

#[test]
fn a_deduction_sheet_that_knows_the_truth_is_caught() {
    let truth = |state: &State, viewer: Viewer, _: &[Event], watcher: Option<&Watcher>| {
        let Some(mut watcher) = watcher.cloned() else { return Vec::new() };
        let mut view = state.view(viewer);
        for piece in &mut view.pieces {
            let block = state.pieces().find(|(_, block)| block.token == piece.token);
            piece.face = block.map_or(piece.face, |(_, block)| SeenFace::Open { face: block.face });
        }
        watcher.observe(&[], &view);
        vec![format!("{:?}", watcher.sheet())]
    };
    assert!(run_watching(5, &truth).differing > 0);
}

/// The test must be able to fail: four leaks, planted one at a time.
#[test]
fn planted_leaks_are_caught() {
    let face_in_log = |state: &State, viewer: Viewer, events: &[Event]| {
        let mut seen = lawful(state, viewer, events);
        if let Some((_, piece)) = state.pieces().find(|(_, piece)| viewer.side() != Some(piece.side)) {
            seen.push(format!("{}", piece.face));
        }
        seen
    };
    let sorted_by_face = |state: &State, viewer: Viewer, events: &[Event]| {
        let mut seen = lawful(state, viewer, events);
        let mut pieces: Vec<_> = state.pieces().map(|(_, piece)| (piece.face, piece.token)).collect();
        pieces.sort_unstable();
        seen.push(format!("{:?}", pieces.iter().map(|&(_, token)| token).collect::<Vec<_>>()));
        seen
    };
    let count_of_options = |state: &State, viewer: Viewer, events: &[Event]| {
        let mut seen = lawful(state, viewer, events);
        let waiting = viewer.side().and_then(|side| state.offers(side.opponent()));
        seen.push(format!("{}", waiting.map_or(0, |offers| offers.len())));
        seen
    };
    let instant_answer = |state: &State, viewer: Viewer, events: &[Event]| {
        let mut seen = lawful(state, viewer, events);
        let asked = Side::BOTH.into_iter().find_map(|side| state.offers(side));
        let cavalry = asked.is_some_and(|offers| offers.iter().any(|offer| offer.is("continuation")));
        seen.push(format!("{cavalry}"));
        seen
    };
    let leaks: [(&str, Observe); 4] = [
        ("a face in the log", &face_in_log),
        ("a list sorted by face", &sorted_by_face),
        ("a count of options", &count_of_options),
        ("an answer given at once", &instant_answer),
    ];
    for (name, leak) in leaks {
        let tally = run(5, leak);
        assert!(tally.differing > 0, "{name} was not caught");
    }
}
