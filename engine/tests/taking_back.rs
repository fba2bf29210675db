//! Taking back in random games: the wall holds, the state and every view are
//! restored to the byte, and the log says what happened.

#[path = "support/history.rs"]
mod history;

use estafette_engine::chance::{Draws, LogPosition, Purpose, Seed};
use estafette_engine::force::Side;
use estafette_engine::game::{Entry, Game};
use estafette_engine::history::{History, Line, Step};
use estafette_engine::secrecy::Viewer;
use estafette_engine::triomphe::{Event, RULES, State};
use estafette_engine::undo::{Undo, UndoRefusal, Wall};
use history::{give, random_order};
use serde_json::json;

/// How many games; more with `ESTAFETTE_RANDOM_GAMES`.
fn games() -> u64 {
    std::env::var("ESTAFETTE_RANDOM_GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(40)
}

fn start(seed: u64) -> History {
    History::start(&RULES, &json!({}), Seed::from_number(seed)).unwrap()
}

/// Everything anybody is shown, as bytes.
fn sights(game: &Game) -> Vec<String> {
    Viewer::OF_TWO.iter().map(|&viewer| serde_json::to_string(&game.snapshot(viewer)).unwrap()).collect()
}

fn refusal(history: &History, side: Side, undo: Undo) -> String {
    let refused = history.judge(side, Step::Undo(undo)).err();
    refused.map(|refusal| refusal.code().to_owned()).unwrap_or_default()
}

/// Whether an entry showed no face and drew no token.
fn tells_nothing(line: &Line) -> bool {
    let Some(events) = line.entry.as_ref().and_then(Entry::events::<State>) else { return true };
    let tells =
        |event: &Event| matches!(event, Event::Shown { .. } | Event::Reduced { .. } | Event::Shuffled { .. });
    !events.iter().any(tells)
}

#[test]
fn what_is_taken_back_restores_every_byte() {
    let (mut alone, mut agreed, mut walls) = (0, 0, [0; 3]);
    for seed in 0..games() {
        let mut history = start(seed);
        let mut draws = Draws::new(&Seed::from_number(seed + 9), LogPosition(1), Purpose::Deal);
        // The sights before each entry of the log.
        let mut before = Vec::new();
        while let Some((side, step)) = random_order(history.game(), &mut draws) {
            before.push(sights(history.game()));
            give(&mut history, side, step);
            let undo = history.undo_for(side);
            if let Some(wall) = undo.wall {
                walls[wall.cause as usize] += 1;
                let from = wall.position;
                let line = history.line(from).unwrap();
                let stands = matches!(line.step, Step::Order(_)) && !line.undone;
                if stands && history.ending().is_none() {
                    assert_eq!(refusal(&history, side, Undo::TakeBack { from }), "behind_the_wall");
                }
            }
            if history.ending().is_some() {
                assert_eq!(undo.alone_from, None);
                let from = history.position();
                assert_eq!(refusal(&history, side, Undo::TakeBack { from }), "game_over");
                break;
            }
            if let (Some(from), 0) = (undo.alone_from, draws.below(4)) {
                let taken = &history.lines()[from.0 as usize - 1..];
                assert!(taken.iter().all(tells_nothing), "seed {seed}: {taken:?}");
                before.push(sights(history.game()));
                give(&mut history, side, Step::Undo(Undo::TakeBack { from }));
                assert_eq!(sights(history.game()), before[from.0 as usize - 1], "seed {seed}, from {from:?}");
                assert_eq!(refusal(&history, side, Undo::TakeBack { from }), "nothing_to_take_back");
                alone += 1;
            } else if draws.below(40) == 0 {
                let standing = |line: &&(usize, _)| {
                    let &(_, line): &(usize, &Line) = line;
                    !line.undone && matches!(line.step, Step::Order(_))
                };
                let numbered: Vec<_> = history.lines().iter().enumerate().collect();
                let standing: Vec<_> = numbered.iter().filter(standing).collect();
                let back = draws.below(10) as usize;
                let index = standing[standing.len().saturating_sub(1 + back)].0;
                let from = LogPosition(u32::try_from(index).unwrap() + 1);
                before.push(sights(history.game()));
                give(&mut history, side, Step::Undo(Undo::Ask { from }));
                assert_eq!(refusal(&history, side, Undo::Agree {}), "own_undo");
                assert_eq!(refusal(&history, side.opponent(), Undo::Ask { from }), "undo_already_asked");
                before.push(sights(history.game()));
                give(&mut history, side.opponent(), Step::Undo(Undo::Agree {}));
                assert_eq!(sights(history.game()), before[index], "seed {seed}, agreed from {from:?}");
                for side in Side::BOTH {
                    assert_eq!(history.undo_for(side).alone_from, None, "nobody goes on alone");
                }
                agreed += 1;
            }
        }
        assert!(history.ending().is_some());
        assert_eq!(sights(replayed(&history, seed).game()), sights(history.game()));
    }
    println!("taken back: {alone} alone, {agreed} agreed; walls by cause {walls:?}");
    assert!(alone > games() * 5 && agreed > games() / 3 && walls.iter().all(|&count| count > 0));
}

fn replayed(history: &History, seed: u64) -> History {
    let mut again = start(seed);
    for line in history.lines() {
        let next = again.replay(line.seat, line.step.clone()).unwrap();
        again.advance(next);
    }
    again
}

#[test]
fn an_order_given_again_meets_fresh_chance() {
    let mut history = start(3);
    give(&mut history, Side::Red, Step::Order(json!({ "order": "end_turn" })));
    assert_eq!(history.line(LogPosition(1)).unwrap().wall, Some(Wall::Chance), "the camp was shuffled");
    let first = sights(history.game());
    let from = LogPosition(1);
    give(&mut history, Side::Red, Step::Undo(Undo::Ask { from }));
    give(&mut history, Side::Blue, Step::Undo(Undo::Agree {}));
    give(&mut history, Side::Red, Step::Order(json!({ "order": "end_turn" })));
    assert_ne!(sights(history.game()), first);
    assert!(history.line(from).unwrap().undone);
    assert!(!history.line(LogPosition(4)).unwrap().undone);
}

#[test]
fn a_wish_ends_with_the_next_order_or_a_refusal() {
    let mut history = start(3);
    let from = LogPosition(1);
    give(&mut history, Side::Red, Step::Order(json!({ "order": "end_turn" })));
    assert_eq!(refusal(&history, Side::Blue, Undo::Agree {}), "undo_not_asked");
    give(&mut history, Side::Red, Step::Undo(Undo::Ask { from }));
    assert_eq!(history.undo_for(Side::Blue).asked.map(|asked| asked.from), Some(from));
    give(&mut history, Side::Blue, Step::Undo(Undo::Decline {}));
    assert_eq!(history.undo_for(Side::Blue).asked, None);
    assert_eq!(refusal(&history, Side::Red, Undo::Ask { from }), "undo_asked_before");
    give(&mut history, Side::Blue, Step::Undo(Undo::Ask { from }));
    give(&mut history, Side::Blue, Step::Order(json!({ "order": "end_turn" })));
    assert_eq!(history.undo_for(Side::Red).asked, None);
    assert_eq!(refusal(&history, Side::Red, Undo::Ask { from }), "");
    assert_eq!(
        refusal(&history, Side::Red, Undo::TakeBack { from: LogPosition(99) }),
        UndoRefusal::NothingThere.code()
    );
}

/// What the other side decided stays a wall although it was taken back: it was seen.
#[test]
fn a_decision_that_was_taken_back_is_still_a_wall() {
    let mut draws = Draws::new(&Seed::from_number(1), LogPosition(1), Purpose::Deal);
    for seed in 0..40 {
        let mut history = start(seed);
        while let Some((side, step)) = random_order(history.game(), &mut draws) {
            let before = history.lines().last().map(|line| line.seat);
            give(&mut history, side, step);
            let Some(from) = history.undo_for(side).alone_from else { continue };
            if before == Some(side.opponent().into()) && from == history.position() {
                give(&mut history, side, Step::Undo(Undo::TakeBack { from }));
                assert_eq!(history.undo_for(side.opponent()).alone_from, None);
            }
            if history.position().0 > 120 {
                break;
            }
        }
    }
}
