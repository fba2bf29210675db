//! Entry points for fuzzing: whatever the bytes, nothing panics and no rule of the
//! service breaks. `fuzz/` holds the targets for `cargo fuzz` and the corpus, which
//! an ordinary test runs too.

use serde_json::Value;

use crate::bot::random;
use crate::chance::{Draws, LogPosition, Purpose, Seed};
use crate::force::Side;
use crate::history::{History, Step};
use crate::place::PlaceName;
use crate::registry::{Game, GameKind};
use crate::secrecy::Viewer;
use crate::triomphe::view::SeenFace;
use crate::triomphe::{Choices, Order, State, Template, View, case, data};
use crate::undo::Undo;

/// Plays the bytes: eight of a seed, then steps, each begun by a byte that says what
/// kind it is. Gives how many steps were taken.
///
/// # Panics
///
/// When something holds that never may: what is offered and what is accepted differ,
/// a view holds a face its viewer must not know, a locale is over capacity or held by
/// both armies.
pub fn orders(bytes: &[u8]) -> usize {
    let mut bytes = Bytes(bytes);
    let seed = Seed::from_number(bytes.number());
    let started = History::start(GameKind::Triomphe, &Value::Object(serde_json::Map::default()), seed);
    let mut history = started.expect("a drawn game starts");
    while let Some(kind) = bytes.next() {
        let side = if kind & 0x80 == 0 { to_decide(&history) } else { to_decide(&history).opponent() };
        let Some(step) = step(kind & 0x7f, side, &history, &mut bytes) else { continue };
        let offered = is_offered(&history, side, &step);
        match history.judge(side, step) {
            Ok(next) => {
                assert_ne!(offered, Some(false), "accepted, but not offered");
                history.advance(next);
                let Game::Triomphe(state) = history.game();
                check(state);
            }
            Err(refusal) => assert_ne!(offered, Some(true), "offered, but refused: {refusal}"),
        }
    }
    history.lines().len()
}

/// Reads a text as a file of rule cases and runs them. What they say does not matter.
pub fn case_file(text: &str) {
    for case in case::read(text).unwrap_or_default() {
        let _ = case::run(&case);
    }
}

/// The bytes that are left.
struct Bytes<'a>(&'a [u8]);

impl<'a> Bytes<'a> {
    fn next(&mut self) -> Option<u8> {
        let (&first, rest) = self.0.split_first()?;
        self.0 = rest;
        Some(first)
    }

    /// So many bytes, or as many as there are.
    fn take(&mut self, count: usize) -> &'a [u8] {
        let (taken, rest) = self.0.split_at(count.min(self.0.len()));
        self.0 = rest;
        taken
    }

    fn number(&mut self) -> u64 {
        self.take(8).iter().fold(0, |number, &byte| (number << 8) | u64::from(byte))
    }

    fn draws(&mut self) -> Draws {
        let number = self.take(2).iter().fold(0, |number, &byte| (number << 8) | u64::from(byte));
        Draws::new(&Seed::from_number(number), LogPosition(1), Purpose::Deal)
    }
}

fn to_decide(history: &History) -> Side {
    history.game().to_decide().unwrap_or(Side::Austria)
}

/// The next step the bytes describe, if they do.
fn step(kind: u8, side: Side, history: &History, bytes: &mut Bytes) -> Option<Step> {
    let Game::Triomphe(state) = history.game();
    match kind % 8 {
        0..4 => value(&random::order(&state.choices(side)?, &mut bytes.draws())?),
        4 | 5 => value(&rare_order(&state.choices(side)?, &mut bytes.draws())?),
        6 => {
            let length = usize::from(bytes.next()?);
            serde_json::from_slice(bytes.take(length)).ok().map(Step::Order)
        }
        _ => {
            let (what, back) = (bytes.next()?, bytes.next()?);
            let from = LogPosition(history.position().0.saturating_sub(u32::from(back % 16)));
            Some(Step::Undo(match what % 4 {
                0 => Undo::TakeBack { from },
                1 => Undo::Ask { from },
                2 => Undo::Agree {},
                _ => Undo::Decline {},
            }))
        }
    }
}

fn value(order: &Order) -> Option<Step> {
    serde_json::to_value(order).ok().map(Step::Order)
}

/// An order of a kind that random players seldom give.
fn rare_order(choices: &Choices, draws: &mut Draws) -> Option<Order> {
    let common = |template: &&Template| {
        matches!(template, Template::March { .. } | Template::RoadMarch { .. } | Template::EndTurn)
    };
    let rare: Vec<&Template> = choices.templates.iter().filter(|template| !common(template)).collect();
    let count = u32::try_from(rare.len()).ok().filter(|&count| count > 0)?;
    Some(random::fill(rare[draws.below(count) as usize], draws))
}

/// Whether a step is among the offers; nothing to say of steps about taking back.
fn is_offered(history: &History, side: Side, step: &Step) -> Option<bool> {
    let Step::Order(order) = step else { return None };
    let Game::Triomphe(state) = history.game();
    let Ok(order) = serde_json::from_value::<Order>(order.clone()) else { return Some(false) };
    Some(state.choices(side).is_some_and(|choices| choices.offer(&order)))
}

/// What holds of every position.
fn check(state: &State) {
    let views = Viewer::ALL.map(|viewer| state.view(viewer));
    views.iter().for_each(check_knowledge);
    let [view, ..] = &views;
    assert!(view.commands <= data::COMMANDS, "more commands than there are");
    assert!(view.traffic.iter().all(|used| used.count <= 3 && used.last_step <= 3), "too much traffic");
    for (_, locale) in state.board().locales() {
        let there = view.pieces.iter().filter(|piece| match piece.at {
            PlaceName::Reserve(number) => number == locale.number,
            PlaceName::Approach(approach) => approach.locale == locale.number,
            PlaceName::Holding(_) | PlaceName::Eliminated => false,
        });
        let sides: Vec<Side> = there.map(|piece| piece.side).collect();
        assert!(sides.len() <= usize::from(locale.capacity), "{} is over capacity", locale.number);
        assert!(sides.windows(2).all(|pair| pair[0] == pair[1]), "two armies in {}", locale.number);
    }
}

/// Nobody but the owner has a face that was not shown.
fn check_knowledge(view: &View) {
    for piece in &view.pieces {
        let own = matches!(piece.face, SeenFace::Own { .. });
        assert!(!own || view.viewer.side() == Some(piece.side), "a face its viewer must not know");
    }
}
