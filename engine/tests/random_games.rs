//! Random whole games of Triomphe à Marengo: what is offered applies, what is not
//! offered is refused and changes nothing, and no state is ever illegal.

mod support;

use std::collections::BTreeMap;

use estafette_engine::bot::random;

use support::{Played, check_replay, games_wanted, kind, try_everything_offered, try_what_is_not_offered};

/// How many games; more with `ESTAFETTE_RANDOM_GAMES`.
fn games() -> u64 {
    games_wanted().unwrap_or(300)
}

#[test]
fn every_random_game_keeps_the_rules_and_ends() {
    let (mut decisions, mut offered, mut refused) = (0, 0, 0);
    let mut endings: BTreeMap<String, u32> = BTreeMap::new();
    let mut kinds: BTreeMap<String, u32> = BTreeMap::new();
    for seed in 0..games() {
        let mut game = Played::start(seed);
        while let Some((decision, offers)) = game.offered() {
            let side = decision.side;
            if decisions % 7 == 0 {
                offered += try_everything_offered(&mut game, side, &offers);
            }
            refused += try_what_is_not_offered(&mut game, side, &offers);
            let order = random::order(&offers, &mut game.draws).expect("something is offered");
            *kinds.entry(kind(&order)).or_default() += 1;
            game.give(side, order);
            decisions += 1;
        }
        let outcome = game.state.outcome().expect("a game without a decision is over");
        *endings.entry(format!("{} {:?}", outcome.winner, outcome.victory)).or_default() += 1;
        check_replay(&game, seed);
    }
    println!("{} games, {decisions} decisions, {offered} offers tried, {refused} orders refused", games());
    println!("endings {endings:?}");
    println!("orders {kinds:?}");
    assert!(refused > 1000);
    for kind in ["march", "road_march", "manoeuvre_attack", "organize", "respond", "retreat", "continuation"]
    {
        assert!(kinds.contains_key(kind), "no {kind} in any game");
    }
}
