//! Random whole games of Triomphe à Marengo: what is offered applies, what is not
//! offered is refused and changes nothing, and no state is ever illegal.

use estafette_testing::played::{every_game_keeps_the_rules, games_wanted};
use estafette_testing::triomphe::State;

/// How many games; more with `ESTAFETTE_RANDOM_GAMES`.
fn games() -> u64 {
    games_wanted().unwrap_or(300)
}

#[test]
fn every_random_game_keeps_the_rules_and_ends() {
    let course = every_game_keeps_the_rules::<State>(games());
    println!("{course:#?}");
    assert!(course.refused.values().sum::<u64>() > 1000);
    for kind in ["march", "road_march", "manoeuvre_attack", "organize", "respond", "retreat", "continuation"]
    {
        assert!(course.orders.contains_key(kind), "no {kind} in any game");
    }
}
