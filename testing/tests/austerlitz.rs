//! Random whole games of Napoleon's Triumph: they keep the rules, end, and keep their secrets.

use estafette_engine::austerlitz::{Event, State, View};
use estafette_engine::force::Token;
use estafette_engine::ruleset::Ruleset;
use estafette_engine::secrecy::{Seat, Viewer};
use estafette_testing::austerlitz::players::{Kind, Players};
use estafette_testing::bot::RandomGames;
use estafette_testing::played::{Course, every_such_game_keeps_the_rules, games_wanted};
use estafette_testing::secrets;
use estafette_testing::swap::{self, Observe, every_such_game_keeps_its_secrets, lawful, run};
use serde::Serialize;

/// How many games of a kind; more with `ESTAFETTE_RANDOM_GAMES`. Of five games one has sealed bids.
fn games(kind: Kind) -> u64 {
    games_wanted().unwrap_or(if kind == Kind::Teams { 5 } else { 2 })
}

/// In how many faces are exchanged; more with `ESTAFETTE_SWAP_GAMES`.
fn exchanges() -> u64 {
    swap::games_wanted().unwrap_or(1)
}

/// In how many something else is said in secret; more with `ESTAFETTE_SWAP_GAMES`.
fn said_otherwise() -> u64 {
    swap::games_wanted().unwrap_or(5)
}

/// Does something with random games of a kind.
fn with_games<T>(kind: Kind, does: impl FnOnce(&RandomGames<State>) -> T) -> T {
    let players = Players::new();
    does(&RandomGames {
        options: &|number| kind.options(number),
        player: &|number, seat, offers, draws| players.order(number, seat, offers, draws),
    })
}

fn play(kind: Kind) -> Course {
    let course = with_games(kind, |games_of| every_such_game_keeps_the_rules(games(kind), games_of));
    println!("{kind:?}: {course:#?}");
    assert!(course.refused.values().sum::<u64>() > 500);
    for order in ["assign", "corps_move", "unit_move", "threaten", "stand", "press", "lead_attack", "retreat"]
    {
        assert!(course.orders.contains_key(order), "no {order} in any game");
    }
    course
}

#[test]
fn random_games_of_the_1_december_keep_the_rules_and_end() {
    play(Kind::FirstDecember);
}

#[test]
fn random_games_of_the_2_december_keep_the_rules_and_end() {
    play(Kind::SecondDecember);
}

#[test]
fn random_games_of_teams_keep_the_rules_and_end() {
    let course = play(Kind::Teams);
    for order in ["agree_ranks", "give_corps", "close_conference", "write_order", "bid", "choose_army"] {
        assert!(course.orders.contains_key(order), "no {order} in any game");
    }
}

#[test]
fn exchanging_two_hidden_faces_changes_no_byte() {
    for kind in Kind::ALL {
        with_games(kind, |games| every_such_game_keeps_its_secrets(exchanges(), games, 800));
    }
}

#[test]
fn what_is_said_in_secret_changes_no_byte() {
    let (tally, said) = with_games(Kind::Teams, |of| secrets::run(said_otherwise(), of, &lawful));
    tally.holds(0);
    println!("{said:?}");
    for order in ["bid", "propose_ranks", "give_corps", "write_order", "assign", "attack_with_corps"] {
        assert!(said.iter().any(|kind| kind == order), "no {order} was kept from anybody");
    }
}

/// Leaks of what is said in secret, planted one at a time.
#[test]
fn planted_leaks_of_what_is_said_are_caught() {
    // Whatever is secret stands in the truth.
    let leaks: [(&str, Way); 5] = [
        ("a bid", |truth| text(&truth.auction)),
        ("a conference", |truth| {
            text(&truth.teams.map(|teams| (teams.red.conference, teams.blue.conference)))
        }),
        ("an order", |truth| text(&truth.teams.map(|teams| (teams.red.orders, teams.blue.orders)))),
        ("a set-up", |truth| text(&truth.commanders)),
        ("a choice for an attack", |truth| text(&truth.attack.map(|attack| attack.chosen))),
    ];
    for (name, leak) in leaks {
        let observe = |state: &State, viewer: Viewer, events: &[Event]| {
            let mut seen = lawful(state, viewer, events);
            seen.push(leak(state.truth()));
            seen
        };
        let (tally, _) = with_games(Kind::Teams, |of| secrets::run(5, of, &observe));
        assert!(tally.differing > 0, "{name} was not caught");
    }
}

/// A part of the truth.
type Way = fn(View) -> String;

fn text<T: Serialize>(value: &T) -> String {
    serde_json::to_string(value).unwrap()
}

/// The test must be able to fail: three leaks, planted one at a time.
#[test]
fn planted_leaks_are_caught() {
    let face_in_log = |state: &State, viewer: Viewer, events: &[Event]| {
        let mut seen = lawful(state, viewer, events);
        let hidden = state.truth().pieces.into_iter().filter(|piece| viewer.side() != Some(piece.side));
        seen.extend(hidden.map(|piece| format!("{:?}", (piece.token, piece.face))));
        seen
    };
    let count_of_options = |state: &State, viewer: Viewer, events: &[Event]| {
        let mut seen = lawful(state, viewer, events);
        let others = Seat::OF_TWO.into_iter().filter(|&seat| viewer.seat() != Some(seat));
        let offers = others.filter_map(|seat| Ruleset::offers(state, seat)).flatten();
        seen.push(offers.count().to_string());
        seen
    };
    let order_of_the_table = |state: &State, viewer: Viewer, events: &[Event]| {
        let mut seen = lawful(state, viewer, events);
        let tokens: Vec<Token> = (0..).map_while(|number| state.token_of(number)).collect();
        seen.push(format!("{tokens:?}"));
        seen
    };
    let leaks: [(&str, Observe<State>); 3] = [
        ("a face in the log", &face_in_log),
        ("a count of options", &count_of_options),
        ("the order of the table", &order_of_the_table),
    ];
    for (name, leak) in leaks {
        assert!(run::<State>(1, leak).differing > 0, "{name} was not caught");
    }
}
