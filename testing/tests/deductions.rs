//! Deduction sheets against the truth, which each side knows of its own blocks.

use std::collections::BTreeMap;

use estafette_engine::chance::{Draws, LogPosition, Purpose, Seed};
use estafette_engine::field::place::PlaceName;
use estafette_engine::force::{Arm, Face, Side};
use estafette_engine::history::{History, Step};
use estafette_engine::triomphe::view::SeenFace;
use estafette_engine::triomphe::{Bounds, DeductionSheet, RULES, State, Watcher};
use estafette_engine::undo::Undo;
use estafette_testing::bot::random;
use estafette_testing::played::{Course, Played, games_wanted};
use serde_json::json;

/// How many games; more with `ESTAFETTE_RANDOM_GAMES`.
fn games() -> u64 {
    games_wanted().unwrap_or(500)
}

/// The faces of a side, position by position, as their owner knows them.
fn truth(state: &State, side: Side) -> BTreeMap<String, Vec<Face>> {
    let mut stacks: BTreeMap<String, Vec<Face>> = BTreeMap::new();
    for piece in state.view(side.into()).pieces {
        let (SeenFace::Own { face, .. } | SeenFace::Open { face }) = piece.face else { continue };
        if piece.side == side {
            stacks.entry(piece.at.to_string()).or_default().push(face);
        }
    }
    stacks
}

#[derive(Default, Debug)]
struct Tally {
    sheets: u64,
    stacks: u64,
    /// Stacks of which more is known than the enemy army as a whole would tell.
    telling: u64,
    /// Faces that are there for certain although nobody could point at the block.
    reasoned: u64,
}

fn within(bounds: Bounds, truth: usize) -> bool {
    (usize::from(bounds.at_least)..=usize::from(bounds.at_most)).contains(&truth)
}

fn check(sheet: &DeductionSheet, state: &State, tally: &mut Tally) {
    let truth = truth(state, sheet.watcher.opponent());
    let army: Vec<Face> = truth.values().flatten().copied().collect();
    for known in &sheet.army {
        assert_eq!(
            army.iter().filter(|&&face| face == known.face).count(),
            usize::from(known.count),
            "{known:?}"
        );
    }
    assert_eq!(sheet.army.iter().map(|known| usize::from(known.count)).sum::<usize>(), army.len());
    assert_eq!(sheet.stacks.len(), truth.len());
    tally.sheets += 1;
    for stack in &sheet.stacks {
        let faces = &truth[&stack.at.to_string()];
        assert_eq!(usize::from(stack.blocks), faces.len(), "{stack:?}");
        let arm = |arm| faces.iter().filter(|face| face.arm == arm).count();
        for (bounds, arm) in [
            (stack.infantry, arm(Arm::Infantry)),
            (stack.cavalry, arm(Arm::Cavalry)),
            (stack.artillery, arm(Arm::Artillery)),
            (stack.strength, faces.iter().map(|face| usize::from(face.strength.get())).sum()),
        ] {
            assert!(within(bounds, arm), "{stack:?} is {faces:?}");
        }
        for certain in &stack.certain {
            let there = faces.iter().filter(|&&face| face == certain.face).count();
            assert!(there >= usize::from(certain.count), "{stack:?} is {faces:?}");
            tally.reasoned += u64::from(certain.hidden);
        }
        tally.stacks += 1;
        let on_map = !matches!(stack.at, PlaceName::Holding(_));
        tally.telling += u64::from(on_map && stack.infantry.at_most - stack.infantry.at_least < stack.blocks);
    }
}

#[test]
fn no_sheet_ever_contradicts_the_truth() {
    let (mut tally, mut course) = (Tally::default(), Course::default());
    for seed in 0..games() {
        let mut game = Played::<State>::start(seed);
        let mut watchers = Side::BOTH.map(|side| Watcher::new(side, &game.state.view(side.into())));
        while let Some((seat, offers)) = game.asked() {
            let order = random::order(&offers, &mut game.draws).expect("something is offered");
            let events = game.give(seat, &order, &mut course);
            for watcher in &mut watchers {
                watcher.observe(&events, &game.state.view(watcher.side().into()));
                // To look at every third is enough, and quicker.
                if game.moves.len().is_multiple_of(3) || game.state.outcome().is_some() {
                    check(&watcher.sheet(), &game.state, &mut tally);
                }
            }
        }
    }
    println!("{} games: {tally:?}", games());
    // It must say something too.
    assert!(tally.telling * 5 > tally.stacks, "{tally:?}");
    assert!(tally.reasoned > tally.sheets / 4, "{tally:?}");
}

#[test]
fn a_sheet_is_of_the_orders_that_stood_when_the_log_was_so_long() {
    let (mut tally, mut undone) = (Tally::default(), 0);
    for seed in 0..12 {
        let mut history = History::start(&RULES, &json!({}), Seed::from_number(seed)).unwrap();
        let mut draws = Draws::new(&Seed::from_number(!seed), LogPosition(1), Purpose::Deal);
        let mut sheets = Vec::new();
        while let Some(side) = history.game().asked().first().map(|seat| seat.side) {
            let state = history.game().state::<State>().expect("it is Triomphe");
            let order = random::order(&state.offers(side).unwrap(), &mut draws).unwrap();
            give(&mut history, side, Step::Order(order));
            let from = LogPosition(history.position().0.saturating_sub(draws.below(4)).max(1));
            if draws.below(6) == 0 && give(&mut history, side, Step::Undo(Undo::Ask { from })) {
                undone += u32::from(give(&mut history, side.opponent(), Step::Undo(Undo::Agree {})));
            }
            if draws.below(8) == 0 {
                let at = history.position();
                let now = Side::BOTH.map(|side| history.standing(at).deductions(side).unwrap());
                let state = history.game().state::<State>().expect("it is Triomphe");
                for sheet in now.iter().flatten() {
                    check(&sheet.read().unwrap(), state, &mut tally);
                }
                sheets.push((at, now));
            }
        }
        for (at, then) in sheets {
            let again = Side::BOTH.map(|side| history.standing(at).deductions(side).unwrap());
            assert_eq!(again, then, "what came later changes nothing");
        }
    }
    assert!(undone > 50 && tally.sheets > 500, "{undone} times taken back, {tally:?}");
}

/// Takes a step, if it is allowed.
fn give(history: &mut History, side: Side, step: Step) -> bool {
    let next = history.judge(side, step);
    next.map(|next| history.advance(next)).is_ok()
}
