//! What a side prepares in secret does not show when the other takes back, and stays (R59 of Napoleon's
//! Triumph).

use estafette_engine::austerlitz::{ALLIES, FRENCH, RULES, State};
use estafette_engine::chance::{LogPosition, Seed};
use estafette_engine::force::{Side, Token};
use estafette_engine::history::{History, Step};
use estafette_engine::secrecy::Viewer;
use estafette_engine::undo::Undo;
use serde_json::{Value, json};

fn start() -> History {
    History::start(&RULES, &json!({}), Seed::from_number(3)).unwrap()
}

fn give(history: &mut History, side: Side, step: Step) {
    let next = history.judge(side, step).unwrap();
    history.advance(next);
}

/// An order that gives some unit of an army to a commander.
fn assign(history: &History, side: Side, unit: usize, to: &str) -> Step {
    let state = history.game().state::<State>().unwrap();
    let own: Vec<Token> = state
        .view_of(side.into())
        .pieces
        .iter()
        .filter(|piece| piece.side == side)
        .map(|piece| piece.token)
        .collect();
    Step::Order(json!({ "order": "assign", "pieces": [own[unit]], "to": to }))
}

fn seen(history: &History, side: Side) -> Value {
    serde_json::to_value(history.game().snapshot(side.into())).unwrap()
}

/// What the Allies get of a log, as they count it.
fn undo(history: &History) -> String {
    let viewer = Viewer::from(ALLIES);
    let state = history.undo_for(ALLIES);
    let number = |position| history.number(viewer, position);
    format!("{:?} {:?}", state.alone_from.map(number), state.wall.map(|wall| number(wall.position)))
}

#[test]
fn the_allies_take_back_as_if_the_french_prepared_nothing() {
    let mut alone = start();
    let first = assign(&alone, ALLIES, 0, "bagration");
    give(&mut alone, ALLIES, first);
    let second = assign(&alone, ALLIES, 1, "bagration");
    give(&mut alone, ALLIES, second);

    let mut watched = start();
    let first = assign(&watched, ALLIES, 0, "bagration");
    give(&mut watched, ALLIES, first);
    let prepared = assign(&watched, FRENCH, 0, "lannes");
    give(&mut watched, FRENCH, prepared);
    let second = assign(&watched, ALLIES, 1, "bagration");
    give(&mut watched, ALLIES, second);

    assert_eq!(seen(&alone, ALLIES), seen(&watched, ALLIES));
    assert_eq!(undo(&alone), undo(&watched));
    let before = seen(&watched, FRENCH);
    for history in [&mut alone, &mut watched] {
        let from = LogPosition(1);
        let next = history.judge(ALLIES, Step::Undo(Undo::TakeBack { from })).unwrap();
        assert!(!history.will_notice(FRENCH.into(), &next), "the French hear of what they never saw");
        history.advance(next);
    }
    assert_eq!(seen(&alone, ALLIES), seen(&watched, ALLIES));
    assert_eq!(seen(&watched, FRENCH), before, "what the French prepared is gone");
    assert!(!watched.lines()[1].undone && watched.lines()[0].undone && watched.lines()[2].undone);
}

#[test]
fn looked_back_at_the_game_is_what_it_was() {
    let mut history = start();
    let first = assign(&history, ALLIES, 0, "bagration");
    give(&mut history, ALLIES, first);
    let prepared = assign(&history, FRENCH, 0, "lannes");
    give(&mut history, FRENCH, prepared);
    give(&mut history, ALLIES, Step::Undo(Undo::TakeBack { from: LogPosition(1) }));
    let stood = seen(&history, FRENCH);
    let page = history.page(FRENCH.into(), LogPosition(3)).unwrap().unwrap();
    assert_eq!(serde_json::to_value(&page.frames.last().unwrap().view).unwrap(), stood["view"]);
}
