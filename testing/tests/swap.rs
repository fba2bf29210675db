//! The swap test on what the server sends, and that it can fail.

use estafette_engine::force::{Arm, Face};
use estafette_engine::offer::Offer;
use estafette_engine::ruleset::{Ruleset, Watch};
use estafette_engine::secrecy::{Seat, Viewer};
use estafette_engine::triomphe::view::{SeenFace, SeenPiece};
use estafette_engine::triomphe::{Event, State};
use estafette_testing::swap::{
    Observe, every_conclusion_keeps_the_secrets, every_game_keeps_its_secrets, games_wanted, lawful, run,
    run_watching,
};

/// Random games; more with `ESTAFETTE_SWAP_GAMES`.
fn games() -> u64 {
    games_wanted().unwrap_or(60)
}

#[test]
fn exchanging_two_hidden_faces_changes_no_byte() {
    every_game_keeps_its_secrets::<State>(games(), 800);
}

#[test]
fn exchanging_two_hidden_faces_changes_no_conclusion() {
    every_conclusion_keeps_the_secrets::<State>(games(), 50);
}

/// The blocks with all their faces.
fn truth(state: &State) -> Vec<(SeenPiece, Face)> {
    let pieces = Ruleset::truth(state).pieces.into_iter();
    let known = pieces.filter_map(|piece| match piece.face {
        SeenFace::Own { face, .. } | SeenFace::Open { face } => Some((piece, face)),
        SeenFace::LastSeen { .. } | SeenFace::Hidden => None,
    });
    known.collect()
}

#[test]
fn a_deduction_sheet_that_knows_the_truth_is_caught() {
    let knowing = |state: &State, viewer: Viewer, _: &[Event], watcher: Option<&dyn Watch<State>>| {
        let Some(mut sheet) = watcher.map(Watch::sheet) else { return Vec::new() };
        let hidden = truth(state).into_iter().filter(|(piece, _)| viewer.side() != Some(piece.side));
        sheet["infantry"] =
            hidden.filter(|(_, face)| face.arm == Arm::Infantry).map(|(piece, _)| piece.token.0).collect();
        vec![sheet.to_string()]
    };
    assert!(run_watching::<State>(5, &knowing).differing > 0);
}

/// The test must be able to fail: four leaks, planted one at a time.
#[test]
fn planted_leaks_are_caught() {
    let face_in_log = |state: &State, viewer: Viewer, events: &[Event]| {
        let mut seen = lawful(state, viewer, events);
        let hidden = truth(state).into_iter().find(|(piece, _)| viewer.side() != Some(piece.side));
        seen.extend(hidden.map(|(_, face)| face.to_string()));
        seen
    };
    let sorted_by_face = |state: &State, viewer: Viewer, events: &[Event]| {
        let mut seen = lawful(state, viewer, events);
        let mut pieces: Vec<_> = truth(state).into_iter().map(|(piece, face)| (face, piece.token)).collect();
        pieces.sort_unstable();
        seen.push(format!("{:?}", pieces.iter().map(|&(_, token)| token).collect::<Vec<_>>()));
        seen
    };
    let others = |state: &State, viewer: Viewer| -> Vec<Offer> {
        let others = Seat::OF_TWO.into_iter().filter(|&seat| viewer.seat() != Some(seat));
        others.filter_map(|seat| Ruleset::offers(state, seat)).flatten().collect()
    };
    let count_of_options = |state: &State, viewer: Viewer, events: &[Event]| {
        let mut seen = lawful(state, viewer, events);
        seen.push(others(state, viewer).len().to_string());
        seen
    };
    let instant_answer = |state: &State, viewer: Viewer, events: &[Event]| {
        let mut seen = lawful(state, viewer, events);
        seen.push(others(state, viewer).iter().any(|offer| offer.is("continuation")).to_string());
        seen
    };
    let leaks: [(&str, Observe<State>); 4] = [
        ("a face in the log", &face_in_log),
        ("a list sorted by face", &sorted_by_face),
        ("a count of options", &count_of_options),
        ("an answer given at once", &instant_answer),
    ];
    for (name, leak) in leaks {
        let tally = run::<State>(5, leak);
        assert!(tally.differing > 0, "{name} was not caught");
    }
}
