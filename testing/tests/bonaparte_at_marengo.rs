//! Bonaparte at Marengo: its rule cases hold; random whole games keep the rules, end, and keep their
//! secrets.

use std::path::Path;

use estafette_engine::bonaparte_at_marengo::options::Reinforcements;
use estafette_engine::bonaparte_at_marengo::view::SeenFace;
use estafette_engine::bonaparte_at_marengo::{Event, Options, RULES, State};
use estafette_engine::chance::{Draws, LogPosition, Purpose, Seed};
use estafette_engine::ending::Ending;
use estafette_engine::force::Side;
use estafette_engine::history::{History, Step};
use estafette_engine::offer::Offer;
use estafette_engine::parley::Parley;
use estafette_engine::ruleset::Ruleset;
use estafette_engine::secrecy::{Seat, Viewer};
use estafette_testing::bot::random;
use estafette_testing::case::command::{self, End};
use estafette_testing::invariants::Invariants;
use estafette_testing::played::{every_game_keeps_the_rules, games_wanted};
use estafette_testing::swap::{self, Observe, every_game_keeps_its_secrets, lawful, run};

/// How many games; more with `ESTAFETTE_RANDOM_GAMES`.
fn games() -> u64 {
    games_wanted().unwrap_or(40)
}

/// In how many faces are exchanged; more with `ESTAFETTE_SWAP_GAMES`.
fn exchanges() -> u64 {
    swap::games_wanted().unwrap_or(20)
}

#[test]
fn every_case_holds() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../engine/cases/bonaparte_at_marengo");
    let (mut out, mut err) = (Vec::new(), Vec::new());
    let end = command::run(&[folder.to_str().unwrap().to_owned()], &mut out, &mut err).unwrap();
    let [out, err] = [out, err].map(|text| String::from_utf8(text).unwrap());
    assert_eq!((end, err.as_str()), (End::Held, ""), "{out}");
    println!("{}", out.lines().last().unwrap());
}

#[test]
fn every_random_game_keeps_the_rules_and_ends() {
    let course = every_game_keeps_the_rules::<State>(games());
    println!("{course:#?}");
    assert!(course.refused.values().sum::<u64>() > 1000);
    for kind in
        ["activate", "group_move", "road_move", "manoeuvre_attack", "block", "assault", "defend", "retreat"]
    {
        assert!(course.orders.contains_key(kind), "no {kind} in any game");
    }
}

/// With bids, groups that are dealt, and morale that does not rise beyond its start.
#[test]
fn games_with_every_option_keep_the_rules_and_end() {
    let options =
        Options { bids: true, reinforcements: Reinforcements::Dealt, morale_beyond_start: false, deal: None };
    let mut exchanged = 0;
    for number in 0..games().div_ceil(4) {
        let seed = Seed::from_number(number);
        let (mut state, _) = <State as Ruleset>::set_up(&options, seed).unwrap();
        let mut draws = Draws::new(&Seed::from_number(!number), LogPosition(1), Purpose::Deal);
        let (mut count, mut at) = (<State as Invariants>::Count::default(), LogPosition::SETUP);
        while let Some((seat, _)) = state.pending().into_iter().next_back() {
            let offers = Ruleset::offers(&state, seat).unwrap();
            let order = random::order(&offers, &mut draws).expect("something is offered");
            at = at.next();
            let events = state.apply(seat, &order, at).expect("what is offered applies");
            State::count(&events, &mut count);
            state.check(&count);
        }
        assert!(Ruleset::outcome(&state).is_some());
        exchanged += u64::from(state.army_of(Side::Red) == Side::Blue);
    }
    println!("{exchanged} games with exchanged armies");
    assert!(exchanged > 0);
}

/// Q43: in the enemy's turn too, and while asked.
#[test]
fn whoever_resigns_has_lost_whoever_it_is_to_act() {
    for side in Side::BOTH {
        let mut history = History::start(&RULES, &serde_json::json!({}), Seed::from_number(3)).unwrap();
        let resigned = history.judge(side, Step::Parley(Parley::Resign {})).unwrap();
        history.advance(resigned);
        assert_eq!(history.ending(), Some(Ending::Resignation { winner: side.opponent() }));
    }
}

#[test]
fn exchanging_two_hidden_faces_changes_no_byte() {
    every_game_keeps_its_secrets::<State>(exchanges(), 800);
}

/// The test must be able to fail: four leaks, planted one at a time.
#[test]
fn planted_leaks_are_caught() {
    let face_in_log = |state: &State, viewer: Viewer, events: &[Event]| {
        let mut seen = lawful(state, viewer, events);
        let enemies = Ruleset::truth(state).pieces.into_iter();
        let own = viewer.side();
        let hidden = enemies.filter(|piece| own != Some(piece.side));
        seen.extend(hidden.map(|piece| format!("{:?}", (piece.token, piece.face))));
        seen
    };
    let sorted_by_face = |state: &State, viewer: Viewer, events: &[Event]| {
        let mut seen = lawful(state, viewer, events);
        let mut pieces: Vec<_> = Ruleset::truth(state).pieces.into_iter().collect();
        pieces.sort_by_key(|piece| match piece.face {
            SeenFace::Own { face, .. } | SeenFace::Open { face } => Some(face),
            SeenFace::LastSeen { .. } | SeenFace::Hidden => None,
        });
        seen.push(format!("{:?}", pieces.iter().map(|piece| piece.token).collect::<Vec<_>>()));
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
    let who_might_continue = |state: &State, viewer: Viewer, events: &[Event]| {
        let mut seen = lawful(state, viewer, events);
        seen.push(others(state, viewer).iter().any(|offer| offer.is("continuation")).to_string());
        seen
    };
    let leaks: [(&str, Observe<State>); 4] = [
        ("a face in the log", &face_in_log),
        ("a list sorted by face", &sorted_by_face),
        ("a count of options", &count_of_options),
        ("whether somebody might continue", &who_might_continue),
    ];
    for (name, leak) in leaks {
        assert!(run::<State>(5, leak).differing > 0, "{name} was not caught");
    }
}
