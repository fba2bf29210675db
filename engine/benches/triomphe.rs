//! How fast Triomphe à Marengo plays: `cargo bench -p estafette-engine`.
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
use estafette_engine::secrecy::Viewer;
use estafette_engine::triomphe::{Options, Order, State};
use estafette_testing::bot::random;

/// Games whose decisions are measured.
const GAMES: u64 = 40;

struct Played {
    seed: Seed,
    moves: Vec<(Side, Order)>,
    /// Every tenth position, with the side to decide.
    positions: Vec<(State, Side)>,
}

fn start(seed: Seed) -> State {
    State::start(&Options::default(), seed).expect("a drawn deal is good").0
}

fn play(number: u64) -> Played {
    let seed = Seed::from_number(number);
    let mut state = start(seed);
    let mut draws = Draws::new(&Seed::from_number(!number), LogPosition(1), Purpose::Deal);
    let (mut moves, mut positions) = (Vec::new(), Vec::new());
    let mut at = LogPosition::SETUP;
    while let Some(decision) = state.decision() {
        let side = decision.side;
        let offers = state.offers(side).expect("the side to decide is offered something");
        let order = random::order(&offers, &mut draws).expect("something is offered");
        at = at.next();
        if at.0.is_multiple_of(10) {
            positions.push((state.clone(), side));
        }
        state.apply(side, &order, at).expect("what is offered applies");
        moves.push((side, order));
    }
    Played { seed, moves, positions }
}

fn fold(seed: Seed, moves: &[(Side, Order)]) -> State {
    let mut state = start(seed);
    let mut at = LogPosition::SETUP;
    for (side, order) in moves {
        at = at.next();
        state.apply(*side, order, at).expect("the game was played so");
    }
    state
}

/// What limits `offers`: how much there is to offer.
fn print_what_is_offered(positions: &[&(State, Side)]) {
    let offered: Vec<_> = positions.iter().filter_map(|(state, side)| state.offers(*side)).collect();
    let offers = offered.iter().map(Vec::len).sum();
    let values = |offer: &Offer| offer.picks.iter().map(|pick| pick.pool.choices().len()).sum::<usize>();
    let values = offered.iter().flatten().map(values).sum();
    let bytes = offered.iter().map(|offers| serde_json::to_string(offers).map_or(0, |text| text.len())).sum();
    let mean = |sum: usize| sum / offered.len();
    println!("offered a decision: {} offers, {} values, {} bytes", mean(offers), mean(values), mean(bytes));
}

fn benches(criterion: &mut Criterion) {
    let games: Vec<Played> = (0..GAMES).map(play).collect();
    let positions: Vec<_> = games.iter().flat_map(|game| &game.positions).collect();
    let mut mix: BTreeMap<String, usize> = BTreeMap::new();
    for (state, ..) in &positions {
        let kind = state.decision().map(|decision| format!("{:?}", decision.kind)).unwrap_or_default();
        let name = kind.split([' ', '{']).next().unwrap_or_default().to_owned();
        *mix.entry(name).or_default() += 1;
    }
    println!("{} positions: {mix:?}", positions.len());
    print_what_is_offered(&positions);

    let mut group = criterion.benchmark_group("triomphe");
    let decisions: usize = games.iter().map(|game| game.moves.len()).sum();
    group.throughput(Throughput::Elements(decisions as u64));
    group.bench_function("offers and apply, all decisions", |bench| {
        bench.iter(|| {
            for game in &games {
                let mut state = start(game.seed);
                let mut at = LogPosition::SETUP;
                for (side, order) in &game.moves {
                    at = at.next();
                    black_box(state.offers(*side));
                    black_box(state.apply(*side, order, at)).expect("the game was played so");
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
        .filter_map(|(state, side)| Some((state, state.view((*side).into()), state.offers(*side)?)))
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
                black_box(play(number).moves.len());
            }
        });
    });
    let longest = games.iter().max_by_key(|game| game.moves.len()).expect("there are games");
    let orders = longest.moves.len();
    group.throughput(Throughput::Elements(orders as u64));
    group.bench_function(format!("fold a game of {orders} orders"), |bench| {
        bench.iter(|| black_box(fold(longest.seed, &longest.moves)));
    });
    group.finish();
}

criterion_group!(triomphe, benches);
criterion_main!(triomphe);
