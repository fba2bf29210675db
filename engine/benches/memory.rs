//! What a game holds in memory: `cargo bench -p estafette-engine --bench memory`.
//!
//! Counted are the bytes on the heap that are still held after long random games
//! were folded, and those that one more copy takes.

use std::mem::size_of;

use allocation_counter::measure;
use estafette_engine::chance::{Draws, LogPosition, Purpose, Seed};
use estafette_engine::force::Side;
use estafette_engine::history::{History, Step};
use estafette_engine::triomphe::{Options, Order, RULES, State};
use estafette_testing::bot::random;
use serde_json::json;

/// Games of which the longest is measured.
const GAMES: u64 = 200;

/// What the folded state of a game may hold.
const GOAL: usize = 32 * 1024;

type Moves = Vec<(Side, Order)>;

fn start(seed: Seed) -> State {
    State::start(&Options::default(), seed).expect("a drawn deal is good").0
}

fn play(number: u64) -> Moves {
    let mut state = start(Seed::from_number(number));
    let mut draws = Draws::new(&Seed::from_number(!number), LogPosition(1), Purpose::Deal);
    let (mut moves, mut at) = (Vec::new(), LogPosition::SETUP);
    while let Some(decision) = state.decision() {
        let offers = state.offers(decision.side).expect("the side to decide is offered something");
        let order = random::order(&offers, &mut draws).expect("something is offered");
        at = at.next();
        state.apply(decision.side, &order, at).expect("what is offered applies");
        moves.push((decision.side, order));
    }
    moves
}

/// The folded state after some orders, and the most it ever took.
fn fold(seed: Seed, moves: &[(Side, Order)]) -> (State, usize) {
    let (mut state, mut most) = (start(seed), 0);
    let mut at = LogPosition::SETUP;
    for (side, order) in moves {
        at = at.next();
        state.apply(*side, order, at).expect("the game was played so");
        most = most.max(held(|| state.clone()).1);
    }
    (state, most)
}

fn tell(history: &mut History, side: Side, order: &Order) {
    let order = serde_json::to_value(order).expect("an order can be written");
    let next = history.judge(side, Step::Order(order)).expect("the game was played so");
    history.advance(next);
}

/// What a value is, and the bytes on the heap it holds.
fn held<T>(build: impl Fn() -> T) -> (T, usize) {
    let mut made = None;
    let counted = measure(|| made = Some(build()));
    let bytes = usize::try_from(counted.bytes_current).expect("more is held than before");
    (made.expect("it was made"), bytes)
}

fn main() {
    let (number, moves) = (0..GAMES)
        .map(|number| (number, play(number)))
        .max_by_key(|(_, moves)| moves.len())
        .expect("there are games");
    let seed = Seed::from_number(number);
    println!("the longest of {GAMES} random games has {} orders", moves.len());

    let ((_, most), folded) = held(|| fold(seed, &moves));
    let own = size_of::<State>();
    println!(
        "folded state: {own} bytes of its own, {folded} on the heap at the end; a copy takes {most} at most"
    );
    let (history, log) = held(|| {
        let mut history = History::start(&RULES, &json!({}), seed).expect("a drawn deal is good");
        for (side, order) in &moves {
            tell(&mut history, *side, order);
        }
        history
    });
    let each = log / history.lines().len();
    println!("history: {} bytes of its own, {log} on the heap, {each} for each order", size_of::<History>());
    let whole = own + folded.max(most);
    assert!(whole <= GOAL, "a folded state holds {whole} bytes, more than {GOAL}");
    println!("a folded state holds {whole} bytes in all; the goal is {GOAL} at most");
}
