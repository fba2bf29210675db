//! Random players always finish a game, and every way to end it comes up.

use std::collections::BTreeMap;

use estafette_engine::chance::{Draws, LogPosition, Purpose, Seed};
use estafette_engine::force::{PerSide, Side};
use estafette_engine::triomphe::{Options, Outcome, State};
use estafette_testing::bot::{marcher::Marcher, random};
use estafette_testing::triomphe::marcher;

const GAMES: u64 = 1000;

/// Orders after which a game is given up as endless; real ones need far fewer.
const ENDLESS: u32 = 20_000;

/// Plays a game between players without a plan; those of `marching` sides have a
/// direction.
fn play(seed: u64, marchers: &PerSide<Marcher>, marching: &[Side]) -> Outcome {
    let (mut state, _) = State::start(&Options::default(), Seed::from_number(seed)).unwrap();
    let mut draws = Draws::new(&Seed::from_number(!seed), LogPosition(1), Purpose::Deal);
    for position in 1..ENDLESS {
        let Some(decision) = state.decision() else { break };
        let offers = state.offers(decision.side).expect("the side to decide is offered something");
        let order = if marching.contains(&decision.side) {
            marchers[decision.side].order(&offers, &mut draws)
        } else {
            random::order(&offers, &mut draws)
        };
        let order = order.expect("something is offered");
        state.apply(decision.side, &order, LogPosition(position)).expect("what is offered applies");
    }
    state.outcome().expect("the game ends")
}

#[test]
fn a_thousand_games_end_in_all_four_ways() {
    let marchers = PerSide { red: marcher(Side::Red), blue: marcher(Side::Blue) };
    let mut endings: BTreeMap<String, u32> = BTreeMap::new();
    for seed in 0..GAMES {
        let marching: &[Side] = match seed % 4 {
            0 => &[],
            1 => &[Side::Red],
            2 => &[Side::Blue],
            _ => &Side::BOTH,
        };
        let outcome = play(seed, &marchers, marching);
        *endings.entry(format!("{} {:?}", outcome.winner, outcome.victory)).or_default() += 1;
    }
    println!("{GAMES} games: {endings:?}");
    assert_eq!(endings.len(), 4, "{endings:?}");
}
