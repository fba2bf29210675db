//! What is tried of every game is tried of this one, in a line each.

use estafette_engine::secrecy::Viewer;
use estafette_testing::played::every_game_keeps_the_rules;
use estafette_testing::swap::{every_game_keeps_its_secrets, lawful, run};
use estafette_toy::{Event, State};

#[test]
fn every_random_game_keeps_the_rules_and_ends() {
    let course = every_game_keeps_the_rules::<State>(500);
    println!("{course:#?}");
    assert_eq!(course.endings.len(), 4, "decisive and marginal, for either side");
    assert!(course.refused.len() >= 2, "{:?}", course.refused);
}

#[test]
fn exchanging_two_hidden_faces_changes_no_byte() {
    every_game_keeps_its_secrets::<State>(200, 20);
}

#[test]
fn an_answer_that_is_told_too_early_is_caught() {
    let telling = |state: &State, viewer: Viewer, events: &[Event]| {
        let mut seen = lawful(state, viewer, events);
        seen.push(format!("{:?}", estafette_engine::ruleset::Ruleset::truth(state).pieces));
        seen
    };
    assert!(run::<State>(20, &telling).differing > 0);
}
