//! How fast Napoleon's Triumph plays, and what a game holds: `cargo bench -p estafette-engine --bench
//! austerlitz`.
//!
//! The decisions measured are those of random games of every kind: either scenario, and teams.

use std::hint::black_box;
use std::mem::size_of;

use allocation_counter::measure;
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use estafette_engine::austerlitz::{Options, Order, State};
use estafette_engine::chance::{Draws, LogPosition, Purpose, Seed};
use estafette_engine::force::Side;
use estafette_engine::ruleset::Ruleset;
use estafette_engine::secrecy::{Seat, Viewer};
use estafette_testing::austerlitz::players::{Kind, Players};

/// Games of each kind whose decisions are measured.
const GAMES: u64 = 6;

/// What the folded state of a game may hold.
const GOAL: usize = 64 * 1024;

struct Played {
    seed: Seed,
    options: Options,
    moves: Vec<(Seat, Order)>,
    /// Every tenth position.
    positions: Vec<State>,
}

fn start(options: Options, seed: Seed) -> State {
    State::start(&options, seed).expect("these options can be played").0
}

fn play(kind: Kind, players: &Players, number: u64) -> Played {
    let (seed, options) = (Seed::from_number(number), kind.options(number));
    let mut state = start(options, seed);
    let mut draws = Draws::new(&Seed::from_number(!number), LogPosition(1), Purpose::Deal);
    let (mut moves, mut positions) = (Vec::new(), Vec::new());
    let mut at = LogPosition::SETUP;
    while let Some((seat, _)) = state.pending().pop() {
        let offers = state.offers(seat).expect("whoever is asked is offered something");
        let order = players.order(number, seat, &offers, &mut draws);
        at = at.next();
        if at.0.is_multiple_of(10) {
            positions.push(state.clone());
        }
        Ruleset::apply(&mut state, seat, &order, at).expect("what is offered applies");
        moves.push((seat, order));
    }
    Played { seed, options, moves, positions }
}

/// Bytes on the heap that a copy of a state holds.
fn held(state: &State) -> usize {
    let mut made = None;
    let counted = measure(|| made = Some(state.clone()));
    usize::try_from(counted.bytes_current).expect("more is held than before")
}

fn benches(criterion: &mut Criterion) {
    let players = Players::new();
    let games: Vec<Played> = Kind::ALL
        .iter()
        .flat_map(|&kind| (0..GAMES).map(move |number| (kind, number)))
        .map(|(kind, number)| play(kind, &players, number))
        .collect();
    let positions: Vec<&State> = games.iter().flat_map(|game| &game.positions).collect();
    let most = positions.iter().map(|state| held(state)).max().unwrap_or(0) + size_of::<State>();
    println!("{} positions; a folded state holds {most} bytes at most, the goal is {GOAL}", positions.len());
    assert!(most <= GOAL, "a folded state holds {most} bytes");

    let mut group = criterion.benchmark_group("austerlitz");
    let decisions: usize = games.iter().map(|game| game.moves.len()).sum();
    group.throughput(Throughput::Elements(decisions as u64));
    group.bench_function("offers and apply, all decisions", |bench| {
        bench.iter(|| {
            for game in &games {
                let mut state = start(game.options, game.seed);
                let mut at = LogPosition::SETUP;
                for (seat, order) in &game.moves {
                    at = at.next();
                    black_box(state.offers(*seat));
                    black_box(Ruleset::apply(&mut state, *seat, order, at)).expect("the game was played so");
                }
            }
        });
    });
    group.throughput(Throughput::Elements(positions.len() as u64));
    group.bench_function("a view, all positions", |bench| {
        bench.iter(|| {
            for state in &positions {
                black_box(state.view(Viewer::from(Side::Blue)));
            }
        });
    });
    group.finish();
}

criterion_group!(austerlitz, benches);
criterion_main!(austerlitz);
