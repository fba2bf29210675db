//! The swap test: exchange two hidden faces, play the same orders, and compare
//! every byte a viewer gets for as long as they lawfully cannot tell.
//!
//! Whatever is made for a viewer is held to it, here and in other crates, by a
//! function that makes it.

use super::DecisionKind;
use super::deduction::Watcher;
use super::event::Event;
use super::order::Order;
use super::setup::Options;
use super::state::{Piece, PieceId, State};
use crate::bot::random;
use crate::chance::{Draws, LogPosition, Purpose, Seed};
use crate::field::board::Place;
use crate::force::{Side, Token};
use crate::secrecy::Viewer;

/// What a viewer gets after an order, as bytes.
pub type Observe<'a> = &'a dyn Fn(&State, Viewer, &[Event]) -> Vec<String>;

/// The same, where a player has also watched the enemy's blocks from the start.
pub type ObserveWatching<'a> = &'a dyn Fn(&State, Viewer, &[Event], Option<&Watcher>) -> Vec<String>;

/// What was compared.
#[derive(Debug, Default)]
pub struct Tally {
    /// How many texts.
    pub comparisons: u64,
    /// How many of them differed.
    pub differing: u64,
    /// The first that did, for whom and after how many orders.
    pub first: Option<String>,
}

/// Plays so many random games, and each on for every viewer with two faces exchanged
/// that the viewer cannot tell apart: once from the start, once from some order on.
#[must_use]
pub fn run(games: u64, observe: Observe) -> Tally {
    run_watching(games, &|state, viewer, events, _| observe(state, viewer, events))
}

/// The same for what is made for players who watch.
#[must_use]
pub fn run_watching(games: u64, observe: ObserveWatching) -> Tally {
    let mut tally = Tally::default();
    let mut draws = Draws::new(&Seed::from_number(77), LogPosition(1), Purpose::Deal);
    for seed in 0..games {
        let game = play(seed);
        assert!(game.state.outcome().is_some(), "a game is played to its end");
        for viewer in Viewer::OF_TWO {
            let seen = replayed(seed, &game, 0, viewer);
            if let Some(pair) = exchangeable(&seen.0, viewer, &mut draws) {
                compare((seen, 0), &game, viewer, pair, observe, &mut tally);
            }
            let from = draws.below(few(game.orders.len())) as usize;
            let seen = replayed(seed, &game, from, viewer);
            if let Some(pair) = mixed(&seen.0, viewer, &mut draws) {
                compare((seen, from), &game, viewer, pair, observe, &mut tally);
            }
        }
    }
    tally
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
        let offers = state.offers(decision.side).expect("the side to decide is offered something");
        let order = random::order(&offers, &mut draws).expect("something is offered");
        let at = LogPosition(few(orders.len()) + 1);
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
        let pick = |draws: &mut Draws| pieces[draws.below(few(pieces.len())) as usize];
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
    if !matches!(state.decision().map(|decision| decision.kind), Some(DecisionKind::Act)) {
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
    let count = few(pairs.len());
    (count > 0).then(|| pairs[draws.below(count) as usize])
}

/// The game as it stood after so many orders, and what a player had watched by then.
fn replayed(seed: u64, game: &Game, orders: usize, viewer: Viewer) -> (State, Option<Watcher>) {
    let (mut state, _) = start(seed);
    let mut watcher = viewer.side().map(|side| Watcher::new(side, &state.view(viewer)));
    for (index, (side, order)) in game.orders[..orders].iter().enumerate() {
        let at = LogPosition(few(index) + 1);
        let events = state.apply(*side, order, at).expect("the game was played so");
        if let Some(watcher) = &mut watcher {
            watcher.observe(&events, &state.view(viewer));
        }
    }
    (state, watcher)
}

/// Whether these events lawfully show one of two blocks.
fn shows(events: &[Event], blocks: [Token; 2]) -> bool {
    events.iter().any(|event| match event {
        Event::Shown { piece, .. } | Event::Reduced { piece, .. } => blocks.contains(piece),
        _ => false,
    })
}

/// Where two texts part, in either.
fn difference(one: &str, other: &str) -> String {
    let alike = one.bytes().zip(other.bytes()).take_while(|(a, b)| a == b).count();
    let part = |text: &str| {
        let shown = text.as_bytes().iter().skip(alike.saturating_sub(40)).take(160).copied();
        String::from_utf8_lossy(&shown.collect::<Vec<u8>>()).into_owned()
    };
    format!("…{}… and …{}…", part(one), part(other))
}

/// A number of orders or blocks; there are never many.
fn few(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

/// Plays a game on from some order with two faces exchanged, and compares what a
/// viewer gets.
fn compare(
    ((mut plain, watcher), from): ((State, Option<Watcher>), usize),
    game: &Game,
    viewer: Viewer,
    pair: (PieceId, PieceId),
    observe: ObserveWatching,
    tally: &mut Tally,
) {
    let mut exchanged = plain.clone();
    let halves = [pair.0, pair.1].map(|id| (plain.piece(id).face, plain.piece(id).guns));
    for (id, (face, guns)) in [(pair.0, halves[1]), (pair.1, halves[0])] {
        let piece = exchanged.piece_mut(id);
        (piece.face, piece.guns) = (face, guns);
    }
    let opening: &[Event] = if from == 0 { &game.opening } else { &[] };
    // Until now both games looked the same to the viewer.
    let mut watchers = (watcher.clone(), watcher);
    let mut bytes = (
        observe(&plain, viewer, opening, watchers.0.as_ref()),
        observe(&exchanged, viewer, opening, watchers.1.as_ref()),
    );
    for (index, (side, order)) in game.orders.iter().enumerate().skip(from) {
        tally.comparisons += bytes.0.len() as u64;
        let differing: Vec<_> = bytes.0.iter().zip(&bytes.1).filter(|(one, other)| one != other).collect();
        if let Some((one, other)) = differing.first() {
            tally.differing += differing.len() as u64;
            let told = || format!("{viewer:?} after {index} orders: {}", difference(one, other));
            tally.first.get_or_insert_with(told);
            return;
        }
        let blocks = |state: &State| [state.piece(pair.0).token, state.piece(pair.1).token];
        let (before, at) = ([blocks(&plain), blocks(&exchanged)], LogPosition(few(index) + 1));
        let events = plain.apply(*side, order, at).expect("the game was played so");
        let Ok(others) = exchanged.apply(*side, order, at) else { return };
        if shows(&events, before[0]) || shows(&others, before[1]) {
            return;
        }
        for (watcher, events, state) in
            [(&mut watchers.0, &events, &plain), (&mut watchers.1, &others, &exchanged)]
        {
            if let Some(watcher) = watcher {
                watcher.observe(events, &state.view(viewer));
            }
        }
        bytes = (
            observe(&plain, viewer, &events, watchers.0.as_ref()),
            observe(&exchanged, viewer, &others, watchers.1.as_ref()),
        );
    }
}
