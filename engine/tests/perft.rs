//! How many orders are offered, and how many after each of them, and so on: counted as chess engines
//! do, for some positions. A rule that offers one order too many, or one too few, shows here even if
//! what it offers applies. Bombardments that are cancelled out of turn are not counted.
//!
//! The numbers change only with the rules. `cargo test -p estafette-engine --test perft -- --nocapture`
//! prints them by kind of order.

use std::collections::BTreeMap;

use estafette_engine::chance::{Draws, LogPosition, Purpose, Seed};
use estafette_engine::offer::Offer;
use estafette_engine::ruleset::Ruleset;
use estafette_engine::secrecy::Seat;
use estafette_engine::{bonaparte_at_marengo, triomphe};
use estafette_testing::bot::random;
use serde_json::Value;

/// A position: of which deal, and after how many orders. They hang on nothing but what is offered:
/// drawn is a kind of order first, then one of that kind.
fn position<R: Ruleset>(seed: u64, orders: u32) -> R {
    let (mut state, _) = R::set_up(&R::Options::default(), Seed::from_number(seed)).unwrap();
    let mut draws = Draws::new(&Seed::from_number(!seed), LogPosition(1), Purpose::Deal);
    for at in 1..=orders {
        let seat = asked(&state).expect("the game goes on");
        let mut kinds: BTreeMap<String, Vec<Value>> = BTreeMap::new();
        for order in offered(&state) {
            kinds.entry(kind(&order)).or_default().push(order);
        }
        let of_kind: Vec<_> = kinds.into_values().collect();
        let mut one_of = |count: usize| draws.below(u32::try_from(count).unwrap()) as usize;
        let of_kind = &of_kind[one_of(of_kind.len())];
        let order = random::read(of_kind[one_of(of_kind.len())].clone());
        state.apply(seat, &order, LogPosition(at)).unwrap();
    }
    state
}

fn kind(order: &Value) -> String {
    order["order"].as_str().unwrap().to_owned()
}

/// Who has to decide.
fn asked<R: Ruleset>(state: &R) -> Option<Seat> {
    state.pending().first().map(|&(seat, _)| seat)
}

/// The orders that are offered to whoever has to decide.
fn offered<R: Ruleset>(state: &R) -> Vec<Value> {
    let offers = asked(state).and_then(|seat| state.offers(seat)).unwrap_or_default();
    offers.iter().filter(|offer| !offer.is("cancel_bombardment")).flat_map(Offer::orders).collect()
}

/// How many lines of so many orders there are from here.
fn count<R: Ruleset>(state: &R, at: LogPosition, depth: u32) -> u64 {
    let orders = offered(state);
    if depth == 1 {
        return orders.len() as u64;
    }
    let seat = asked(state);
    let after = orders.into_iter().map(|order| {
        let mut next = state.clone();
        let order = random::read(order);
        next.apply(seat.expect("somebody decides"), &order, at).expect("what is offered applies");
        count(&next, at.next(), depth - 1)
    });
    after.sum()
}

/// Game, orders given before, lines of one order, of two, of three.
type Row = (u64, u32, &'static [u64]);

const TRIOMPHE: [Row; 6] = [
    (1, 0, &[96, 5585]),
    (2, 12, &[2, 196]),
    (3, 25, &[12, 183]),
    (4, 33, &[32, 676]),
    (5, 45, &[2, 29]),
    (6, 60, &[41, 1271, 30818]),
];

const BONAPARTE_AT_MARENGO: [Row; 6] =
    [(1, 0, &[0, 0]), (2, 12, &[0]), (3, 25, &[0]), (4, 33, &[0]), (5, 45, &[0]), (6, 60, &[0])];

fn hold<R: Ruleset>(rows: &[Row]) {
    for &(seed, before, counts) in rows {
        let state = position::<R>(seed, before);
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

#[test]
fn triomphe_offers_as_many_orders_as_ever() {
    hold::<triomphe::State>(&TRIOMPHE);
}

#[test]
fn bonaparte_at_marengo_offers_as_many_orders_as_ever() {
    hold::<bonaparte_at_marengo::State>(&BONAPARTE_AT_MARENGO);
}
