//! The swap test: exchange two hidden faces, play the same orders, and compare
//! every byte a viewer gets for as long as they lawfully cannot tell.

use super::event::Event;
use super::order::Order;
use super::setup::Options;
use super::state::{Piece, PieceId, State};
use crate::board::Place;
use crate::bot::random;
use crate::chance::{Draws, LogPosition, Purpose, Seed};
use crate::force::{Side, Token};
use crate::secrecy::Viewer;

/// Random games; more with `ESTAFETTE_SWAP_GAMES`.
fn games() -> u64 {
    std::env::var("ESTAFETTE_SWAP_GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(100)
}

/// Exchanges tried for each game and viewer.
const EXCHANGES: u32 = 1;

/// What a viewer gets after an order, as bytes.
type Observe = fn(&State, Viewer, &[Event]) -> Vec<String>;

/// What the server sends: the view, the events, the viewer's own choices, and the
/// answer to an order out of turn.
fn lawful(state: &State, viewer: Viewer, events: &[Event]) -> Vec<String> {
    let json = |value: serde_json::Result<String>| value.expect("wire types serialize");
    let choices = viewer.side().and_then(|side| state.choices(side));
    let mut seen = vec![
        json(serde_json::to_string(&state.view(viewer))),
        json(serde_json::to_string(events)),
        json(serde_json::to_string(&choices)),
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

struct Game {
    state: State,
    opening: Vec<Event>,
    orders: Vec<(Side, Order)>,
}

fn start(seed: u64) -> (State, Vec<Event>) {
    State::start(&Options::default(), Seed::from_number(seed)).expect("a drawn deal is good")
}

/// A whole random game.
fn play(seed: u64) -> Game {
    let (mut state, opening) = start(seed);
    let mut draws = Draws::new(&Seed::from_number(seed + 1_000_000), LogPosition(1), Purpose::Deal);
    let mut orders = Vec::new();
    while let Some(decision) = state.decision() {
        let choices = state.choices(decision.side).expect("the side to decide has choices");
        let order = random::order(&choices, &mut draws).expect("something is offered");
        let at = LogPosition(u32::try_from(orders.len()).unwrap() + 1);
        state.apply(decision.side, &order, at).expect("what is offered applies");
        orders.push((decision.side, order));
    }
    Game { state, opening, orders }
}

/// Two pieces of one pool with different faces that this viewer cannot tell apart
/// at the start.
fn exchangeable(state: &State, viewer: Viewer, draws: &mut Draws) -> Option<(PieceId, PieceId)> {
    let hidden = |side: Side| viewer.side() != Some(side);
    let pieces: Vec<_> = state.pieces().filter(|(_, piece)| hidden(piece.side) && !piece.face_up).collect();
    let pool = |place: Place| matches!(place, Place::Holding(_));
    for _ in 0..200 {
        let pick = |draws: &mut Draws| pieces[draws.below(u32::try_from(pieces.len()).unwrap()) as usize];
        let ((a, one), (b, other)) = (pick(draws), pick(draws));
        let alike = one.side == other.side && pool(one.place()) == pool(other.place());
        if alike && one.face != other.face {
            return Some((a, b));
        }
    }
    None
}

/// Two pieces that stand together, look alike, and have different faces this viewer
/// does not know: their owner may have mixed them just now.
fn mixed(state: &State, viewer: Viewer, draws: &mut Draws) -> Option<(PieceId, PieceId)> {
    if !matches!(state.decision().map(|decision| decision.kind), Some(super::DecisionKind::Act)) {
        return None;
    }
    let hidden = |piece: &Piece| viewer.side() != Some(piece.side) && !piece.face_up && piece.shown.is_none();
    let pieces: Vec<_> = state.pieces().filter(|(_, piece)| hidden(piece)).collect();
    let mut pairs = Vec::new();
    for &(a, one) in &pieces {
        let marks = |piece: &Piece| (piece.side, piece.place(), piece.done, piece.disorganized());
        let alike = |other: &Piece| marks(other) == marks(one) && one.face < other.face;
        pairs.extend(pieces.iter().filter(|(_, other)| alike(other)).map(|&(b, _)| (a, b)));
    }
    pairs.retain(|&(a, _)| state.piece(a).place() != Place::Eliminated);
    let count = u32::try_from(pairs.len()).unwrap();
    (count > 0).then(|| pairs[draws.below(count) as usize])
}

/// The game as it stood after so many orders.
fn replayed(seed: u64, game: &Game, orders: usize) -> State {
    let (mut state, _) = start(seed);
    for (index, (side, order)) in game.orders[..orders].iter().enumerate() {
        let at = LogPosition(u32::try_from(index).unwrap() + 1);
        state.apply(*side, order, at).expect("the game was played so");
    }
    state
}

/// Whether these events lawfully show one of two blocks.
fn shows(events: &[Event], blocks: [Token; 2]) -> bool {
    events.iter().any(|event| match event {
        Event::Shown { piece, .. } | Event::Reduced { piece, .. } => blocks.contains(piece),
        _ => false,
    })
}

#[derive(Default)]
struct Tally {
    comparisons: u64,
    differing: u64,
    first: Option<String>,
}

/// Plays a game on from some order with two faces exchanged, and compares what a
/// viewer gets.
fn compare(
    (mut plain, from): (State, usize),
    game: &Game,
    viewer: Viewer,
    pair: (PieceId, PieceId),
    observe: Observe,
    tally: &mut Tally,
) {
    let mut exchanged = plain.clone();
    let halves = [pair.0, pair.1].map(|id| (plain.piece(id).face, plain.piece(id).guns));
    for (id, (face, guns)) in [(pair.0, halves[1]), (pair.1, halves[0])] {
        let piece = exchanged.piece_mut(id);
        (piece.face, piece.guns) = (face, guns);
    }
    let opening: &[Event] = if from == 0 { &game.opening } else { &[] };
    let mut bytes = (observe(&plain, viewer, opening), observe(&exchanged, viewer, opening));
    for (index, (side, order)) in game.orders.iter().enumerate().skip(from) {
        tally.comparisons += bytes.0.len() as u64;
        let differing = bytes.0.iter().zip(&bytes.1).filter(|(a, b)| a != b).count();
        if differing > 0 {
            tally.differing += differing as u64;
            tally.first.get_or_insert(format!("{viewer:?}, order {index}: {bytes:?}"));
            return;
        }
        let blocks = |state: &State| [state.piece(pair.0).token, state.piece(pair.1).token];
        let (before, at) =
            ([blocks(&plain), blocks(&exchanged)], LogPosition(u32::try_from(index).unwrap() + 1));
        let events = plain.apply(*side, order, at).expect("the game was played so");
        let Ok(others) = exchanged.apply(*side, order, at) else { return };
        if shows(&events, before[0]) || shows(&others, before[1]) {
            return;
        }
        bytes = (observe(&plain, viewer, &events), observe(&exchanged, viewer, &others));
    }
}

fn run(games: u64, observe: Observe) -> Tally {
    let mut tally = Tally::default();
    let mut draws = Draws::new(&Seed::from_number(77), LogPosition(1), Purpose::Deal);
    for seed in 0..games {
        let game = play(seed);
        assert!(game.state.outcome().is_some());
        for viewer in Viewer::ALL {
            for _ in 0..EXCHANGES {
                let (state, _) = start(seed);
                if let Some(pair) = exchangeable(&state, viewer, &mut draws) {
                    compare((state, 0), &game, viewer, pair, observe, &mut tally);
                }
                let orders = u32::try_from(game.orders.len()).unwrap();
                let from = draws.below(orders) as usize;
                let state = replayed(seed, &game, from);
                if let Some(pair) = mixed(&state, viewer, &mut draws) {
                    compare((state, from), &game, viewer, pair, observe, &mut tally);
                }
            }
        }
    }
    tally
}

#[test]
fn exchanging_two_hidden_faces_changes_no_byte() {
    let tally = run(games(), lawful);
    println!("swap test: {} comparisons, {} differing", tally.comparisons, tally.differing);
    assert_eq!(tally.differing, 0, "{:?}", tally.first);
    assert!(tally.comparisons > 500 * games(), "too few comparisons: {}", tally.comparisons);
}

/// The test must be able to fail: four leaks, planted one at a time.
#[test]
fn planted_leaks_are_caught() {
    let face_in_log: Observe = |state, viewer, events| {
        let mut seen = lawful(state, viewer, events);
        if let Some((_, piece)) = state.pieces().find(|(_, piece)| viewer.side() != Some(piece.side)) {
            seen.push(format!("{}", piece.face));
        }
        seen
    };
    let sorted_by_face: Observe = |state, viewer, events| {
        let mut seen = lawful(state, viewer, events);
        let mut pieces: Vec<_> = state.pieces().map(|(_, piece)| (piece.face, piece.token)).collect();
        pieces.sort_unstable();
        seen.push(format!("{:?}", pieces.iter().map(|&(_, token)| token).collect::<Vec<_>>()));
        seen
    };
    let count_of_options: Observe = |state, viewer, events| {
        let mut seen = lawful(state, viewer, events);
        let waiting = viewer.side().and_then(|side| state.choices(side.opponent()));
        seen.push(format!("{}", waiting.map_or(0, |choices| choices.templates.len())));
        seen
    };
    let instant_answer: Observe = |state, viewer, events| {
        let mut seen = lawful(state, viewer, events);
        let asked = Side::BOTH.into_iter().find_map(|side| state.choices(side));
        let cavalry = asked.is_some_and(|choices| {
            choices.templates.iter().any(|template| matches!(template, super::Template::Continuation { .. }))
        });
        seen.push(format!("{cavalry}"));
        seen
    };
    for (name, leak) in [
        ("a face in the log", face_in_log),
        ("a list sorted by face", sorted_by_face),
        ("a count of options", count_of_options),
        ("an answer given at once", instant_answer),
    ] {
        let tally = run(5, leak);
        assert!(tally.differing > 0, "{name} was not caught");
    }
}
