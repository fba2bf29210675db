//! How many orders are offered, and how many after each of them, and so on: counted as chess engines
//! do, for some positions. A rule that offers one order too many, or one too few, shows here even if
//! what it offers applies. Bombardments that are cancelled out of turn are not counted.
//!
//! The numbers change only with the rules. `cargo test -p estafette-engine --test perft -- --nocapture`
//! prints them by kind of order.

use std::collections::BTreeMap;

use estafette_engine::chance::{Draws, LogPosition, Purpose, Seed};
use estafette_engine::offer::Offer;
use estafette_engine::triomphe::{Options, Order, State};
use estafette_testing::bot::random;

/// A position: of which deal, and after how many orders. They hang on nothing but what is offered:
/// drawn is a kind of order first, then one of that kind.
fn position(seed: u64, orders: u32) -> State {
    let (mut state, _) = State::start(&Options::default(), Seed::from_number(seed)).unwrap();
    let mut draws = Draws::new(&Seed::from_number(!seed), LogPosition(1), Purpose::Deal);
    for at in 1..=orders {
        let side = state.decision().expect("the game goes on").side;
        let mut kinds: BTreeMap<String, Vec<Order>> = BTreeMap::new();
        for order in offered(&state) {
            kinds.entry(kind(&order)).or_default().push(order);
        }
        let of_kind: Vec<_> = kinds.into_values().collect();
        let mut one_of = |count: usize| draws.below(u32::try_from(count).unwrap()) as usize;
        let of_kind = &of_kind[one_of(of_kind.len())];
        state.apply(side, &of_kind[one_of(of_kind.len())], LogPosition(at)).unwrap();
    }
    state
}

fn kind(order: &Order) -> String {
    serde_json::to_value(order).unwrap()["order"].as_str().unwrap().to_owned()
}

/// The orders that are offered to whoever has to decide.
fn offered(state: &State) -> Vec<Order> {
    let offers = state.decision().and_then(|decision| state.offers(decision.side)).unwrap_or_default();
    let orders = offers.iter().filter(|offer| !offer.is("cancel_bombardment")).flat_map(Offer::orders);
    orders.map(random::read).collect()
}

/// How many lines of so many orders there are from here.
fn count(state: &State, at: LogPosition, depth: u32) -> u64 {
    let orders = offered(state);
    if depth == 1 {
        return orders.len() as u64;
    }
    let side = state.decision().map(|decision| decision.side);
    let after = orders.iter().map(|order| {
        let mut next = state.clone();
        next.apply(side.expect("somebody decides"), order, at).expect("what is offered applies");
        count(&next, at.next(), depth - 1)
    });
    after.sum()
}

/// Game, orders given before, lines of one order, of two, of three.
type Row = (u64, u32, &'static [u64]);

const ROWS: [Row; 6] = [
    (1, 0, &[96, 5585]),
    (2, 12, &[2, 196]),
    (3, 25, &[12, 183]),
    (4, 33, &[32, 676]),
    (5, 45, &[2, 29]),
    (6, 60, &[41, 1271, 30818]),
];

#[test]
fn as_many_orders_are_offered_as_ever() {
    for (seed, before, counts) in ROWS {
        let state = position(seed, before);
        let mut kinds: BTreeMap<String, u32> = BTreeMap::new();
        for order in offered(&state) {
            *kinds.entry(kind(&order)).or_default() += 1;
        }
        let at = LogPosition(before + 1);
        let counted: Vec<u64> = (1..).zip(counts).map(|(depth, _)| count(&state, at, depth)).collect();
        println!("game {seed} after {before}: {counted:?}, {kinds:?}");
        assert_eq!(counted, counts, "game {seed} after {before} orders, {kinds:?}");
    }
}
