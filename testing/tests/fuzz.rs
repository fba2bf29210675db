//! Arbitrary bytes as games: the corpus of the fuzzer, and more of the kind.

use std::fs;
use std::path::Path;

use estafette_testing::fuzz;
use estafette_testing::triomphe::{RULES, State};
use proptest::prelude::*;
use proptest::sample::select;
use proptest::test_runner::RngSeed;

fn files(folder: &str) -> Vec<(String, Vec<u8>)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let mut files: Vec<_> =
        entries.map(|path| (path.display().to_string(), fs::read(path).unwrap())).collect();
    files.sort();
    files
}

#[test]
fn the_corpus_of_orders_breaks_nothing() {
    let files = files("../fuzz/corpus/orders");
    let steps: usize = files.iter().map(|(_, bytes)| fuzz::orders::<State>(&RULES, bytes)).sum();
    println!("{} files, {steps} steps taken", files.len());
    assert!(steps > 500, "the corpus plays too little: {steps}");
}

/// Games of an adversary: steps that are mostly orders, many of the rare kinds, some
/// out of turn, some taken back, some nonsense.
fn game() -> impl Strategy<Value = Vec<u8>> {
    let kind = select(vec![0, 1, 2, 3, 4, 4, 5, 5, 7, 0x80, 0x84, 0x87, 0xff_u8]);
    let steps = prop::collection::vec((kind, any::<[u8; 2]>()), 0..1000);
    (any::<[u8; 8]>(), steps).prop_map(|(seed, steps)| {
        let steps = steps.into_iter().flat_map(|(kind, [one, other])| [kind, one, other]);
        seed.into_iter().chain(steps).collect()
    })
}

/// So many cases, the same ones every time; more with `ESTAFETTE_RANDOM_GAMES`.
fn config(ordinary: u32) -> ProptestConfig {
    let games = std::env::var("ESTAFETTE_RANDOM_GAMES").ok().and_then(|games| games.parse::<u32>().ok());
    let cases = games.map_or(ordinary, |games| games.saturating_mul(ordinary) / 60);
    ProptestConfig {
        cases,
        failure_persistence: None,
        rng_seed: RngSeed::Fixed(1800),
        ..ProptestConfig::default()
    }
}

proptest! {
    #![proptest_config(config(60))]

    #[test]
    fn an_adversary_breaks_nothing(bytes in game()) {
        fuzz::orders::<State>(&RULES, &bytes);
    }

    #[test]
    fn noise_breaks_nothing(bytes in prop::collection::vec(any::<u8>(), 0..600)) {
        fuzz::orders::<State>(&RULES, &bytes);
    }
}
