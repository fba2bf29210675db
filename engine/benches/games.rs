//! How fast the games play: `cargo bench -p estafette-engine --bench games`.
//!
//! The decisions measured are those of random games, so mostly orders of the turn
//! itself, where most is offered; the mix is printed first.

use std::collections::BTreeMap;
use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use estafette_engine::chance::{Draws, LogPosition, Purpose, Seed};
use estafette_engine::force::Side;
use estafette_engine::offer::Offer;
use estafette_engine::ruleset::Ruleset;
use estafette_engine::secrecy::{Seat, Viewer};
use estafette_engine::{bonaparte_at_marengo, triomphe};
use estafette_testing::bot::random;
use serde_json::Value;

/// Games whose decisions are measured.
const GAMES: u64 = 40;

struct Played<R: Ruleset> {
    seed: Seed,
    moves: Vec<(Seat, R::Order)>,
    /// Every tenth position, with the seat to decide.
    positions: Vec<(R, Seat)>,
}

fn start<R: Ruleset>(seed: Seed) -> R {
    R::set_up(&R::Options::default(), seed).expect("the usual options can be played").0
}

fn play<R: Ruleset>(number: u64) -> Played<R> {
    let seed = Seed::from_number(number);
    let mut state = start::<R>(seed);
    let mut draws = Draws::new(&Seed::from_number(!number), LogPosition(1), Purpose::Deal);
    let (mut moves, mut positions) = (Vec::new(), Vec::new());
    let mut at = LogPosition::SETUP;
    while let Some((seat, _)) = state.pending().into_iter().next() {
        let offers = state.offers(seat).expect("the seat to decide is offered something");
        let order = random::order(&offers, &mut draws).expect("something is offered");
        at = at.next();
        if at.0.is_multiple_of(10) {
            positions.push((state.clone(), seat));
        }
        state.apply(seat, &order, at).expect("what is offered applies");
        moves.push((seat, order));
    }
    Played { seed, moves, positions }
}

fn fold<R: Ruleset>(seed: Seed, moves: &[(Seat, R::Order)]) -> R {
    let mut state = start::<R>(seed);
    let mut at = LogPosition::SETUP;
    for (seat, order) in moves {
        at = at.next();
        state.apply(*seat, order, at).expect("the game was played so");
    }
    state
}

/// Which decisions the positions are of.
fn print_mix<R: Ruleset>(positions: &[&(R, Seat)]) {
    let mut mix: BTreeMap<String, usize> = BTreeMap::new();
    for (state, _) in positions {
        for (_, decision) in state.pending() {
            let decision = serde_json::to_value(decision).unwrap_or_default();
            let kind = decision.get("kind").and_then(Value::as_str).unwrap_or_default();
            *mix.entry(kind.to_owned()).or_default() += 1;
        }
    }
    println!("{}: {} positions: {mix:?}", R::NAME, positions.len());
}

/// What limits `offers`: how much there is to offer.
fn print_what_is_offered<R: Ruleset>(positions: &[&(R, Seat)]) {
    let offered: Vec<_> = positions.iter().filter_map(|(state, seat)| state.offers(*seat)).collect();
    let offers = offered.iter().map(Vec::len).sum();
    let values = |offer: &Offer| offer.picks.iter().map(|pick| pick.pool.choices().len()).sum::<usize>();
    let values = offered.iter().flatten().map(values).sum();
    let bytes = offered.iter().map(|offers| serde_json::to_string(offers).map_or(0, |text| text.len())).sum();
    let mean = |sum: usize| sum / offered.len();
    println!("offered a decision: {} offers, {} values, {} bytes", mean(offers), mean(values), mean(bytes));
}

fn benches<R: Ruleset>(criterion: &mut Criterion) {
    let games: Vec<Played<R>> = (0..GAMES).map(play).collect();
    let positions: Vec<_> = games.iter().flat_map(|game| &game.positions).collect();
    print_mix(&positions);
    print_what_is_offered(&positions);

    let mut group = criterion.benchmark_group(R::NAME);
    let decisions: usize = games.iter().map(|game| game.moves.len()).sum();
    group.throughput(Throughput::Elements(decisions as u64));
    group.bench_function("offers and apply, all decisions", |bench| {
        bench.iter(|| {
            for game in &games {
                let mut state = start::<R>(game.seed);
                let mut at = LogPosition::SETUP;
                for (seat, order) in &game.moves {
                    at = at.next();
                    black_box(state.offers(*seat));
                    black_box(state.apply(*seat, order, at)).expect("the game was played so");
                }
            }
        });
    });
    group.throughput(Throughput::Elements(positions.len() as u64));
    group.bench_function("a view, all positions", |bench| {
        bench.iter(|| {
            for (state, ..) in &positions {
                black_box(state.view(Viewer::from(Side::Blue)));
            }
        });
    });
    let offered: Vec<_> = positions
        .iter()
        .filter_map(|(state, seat)| Some((state, state.view((*seat).into()), state.offers(*seat)?)))
        .collect();
    let shown: Vec<_> =
        offered.iter().map(|(state, view, offers)| state.destinations(view, offers)).collect();
    let bytes: usize =
        shown.iter().map(|shown| serde_json::to_string(shown).map_or(0, |text| text.len())).sum();
    let places: usize = shown.iter().map(Vec::len).sum();
    println!("shown a decision: {} destinations, {} bytes", places / shown.len(), bytes / shown.len());
    group.bench_function("destinations, all positions", |bench| {
        bench.iter(|| {
            for (state, view, offers) in &offered {
                black_box(state.destinations(view, offers));
            }
        });
    });
    group.throughput(Throughput::Elements(GAMES));
    group.bench_function("whole random games", |bench| {
        bench.iter(|| {
            for number in 0..GAMES {
                black_box(play::<R>(number).moves.len());
            }
        });
    });
    let longest = games.iter().max_by_key(|game| game.moves.len()).expect("there are games");
    let orders = longest.moves.len();
    group.throughput(Throughput::Elements(orders as u64));
    group.bench_function(format!("fold a game of {orders} orders"), |bench| {
        bench.iter(|| black_box(fold::<R>(longest.seed, &longest.moves)));
    });
    group.finish();
}

criterion_group!(games, benches::<triomphe::State>, benches::<bonaparte_at_marengo::State>);
criterion_main!(games);
