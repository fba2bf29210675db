//! Entry points for fuzzing: whatever the bytes, nothing panics and no rule of the
//! service breaks. `fuzz/` holds the targets for `cargo fuzz` and the corpus, which
//! an ordinary test runs too.

mod bytes;
pub mod formed;
pub mod invariants;

use serde_json::Value;

use crate::bot::random;
use crate::chance::{Draws, LogPosition, Seed};
use crate::force::{PerSide, Side};
use crate::game::{Game, Refusal};
use crate::history::{History, Step};
use crate::offer::{self, Offer};
use crate::parley::{self, Minutes, Parley};
use crate::secrecy::Viewer;
use crate::triomphe::{RULES, State};
use crate::undo::Undo;

pub use bytes::Bytes;

/// Plays the bytes: eight of a seed, then steps, each begun by a byte that says what
/// kind it is. Gives how many steps were taken.
///
/// # Panics
///
/// When something holds that never may: what is offered and what is accepted differ,
/// a refused step changed what anybody sees, a position is illegal
/// ([`invariants::check`]).
pub fn orders(bytes: &[u8]) -> usize {
    let mut bytes = Bytes::new(bytes);
    let seed = Seed::from_number(bytes.number(8));
    let started = History::start(&RULES, &Value::Object(serde_json::Map::default()), seed);
    let mut history = started.expect("a drawn game starts");
    let mut shown = sights(history.game());
    while let Some(kind) = bytes.next() {
        let side = if kind & 0x80 == 0 { to_decide(&history) } else { to_decide(&history).opponent() };
        let Some(step) = step(kind & 0x7f, side, &history, &mut bytes) else { continue };
        let offered = is_offered(&history, side, &step);
        match history.judge(side, step.clone()) {
            Ok(next) => {
                assert_ne!(offered, Some(false), "accepted, but not offered");
                history.advance(next);
                let state = history.game().state::<State>().expect("it is Triomphe");
                invariants::check(state, lost_morale(&history));
                shown = sights(history.game());
            }
            Err(refusal) => {
                assert_ne!(offered, Some(true), "offered, but refused: {refusal}");
                let refused = refused_again(&history, side, &step, &refusal);
                assert_eq!(sights(&refused), shown, "{refusal} changed something");
            }
        }
    }
    history.lines().len()
}

/// A copy of the game that was given a refused order itself.
fn refused_again(history: &History, side: Side, step: &Step, refusal: &Refusal) -> Game {
    let mut game = history.game().clone();
    if let Step::Order(order) = step {
        let again = game.apply(side.into(), order, history.position().next());
        assert_eq!(again.err().as_ref(), Some(refusal), "refused otherwise");
    }
    game
}

/// Everything anybody is shown, as bytes.
fn sights(game: &Game) -> [String; 3] {
    let written = |viewer| serde_json::to_string(&game.snapshot(viewer)).expect("a sight can be written");
    Viewer::OF_TWO.map(written)
}

/// The morale tokens lost by the orders that stand.
fn lost_morale(history: &History) -> PerSide<u8> {
    let mut lost = PerSide::default();
    let lines = history.lines().iter().filter(|line| !line.undone).filter_map(|line| line.entry.as_ref());
    for events in std::iter::once(history.opening()).chain(lines).filter_map(|entry| entry.events::<State>())
    {
        invariants::count_lost_morale(events, &mut lost);
    }
    lost
}

fn to_decide(history: &History) -> Side {
    history.game().asked().first().map_or(Side::Red, |seat| seat.side)
}

/// The next step the bytes describe, if they do.
fn step(kind: u8, side: Side, history: &History, bytes: &mut Bytes) -> Option<Step> {
    let state = history.game().state::<State>().expect("it is Triomphe");
    match kind % 8 {
        0..4 => Some(Step::Order(random::order(&state.offers(side)?, &mut bytes.draws())?)),
        4 => Some(Step::Order(rare_order(&state.offers(side)?, &mut bytes.draws())?)),
        5 => Some(Step::Order(serde_json::to_value(formed::order(&state.view(side.into()), bytes)?).ok()?)),
        6 => {
            let length = usize::from(bytes.next()?);
            written(serde_json::from_slice(bytes.take(length)).ok()?)
        }
        _ => {
            let (what, back) = (bytes.next()?, bytes.next()?);
            let from = LogPosition(history.position().0.saturating_sub(u32::from(back % 16)));
            Some(match what % 8 {
                0 | 4 => Step::Undo(Undo::TakeBack { from }),
                1 | 5 => Step::Undo(Undo::Ask { from }),
                2 => Step::Undo(Undo::Agree {}),
                3 => Step::Undo(Undo::Decline {}),
                what => Step::Parley(parley(what, back)?),
            })
        }
    }
}

/// A step beside the board; one that ends the game is rare, so that games go on.
fn parley(what: u8, more: u8) -> Option<Parley> {
    let offer = match more % 3 {
        0 => parley::Offer::Draw {},
        1 => parley::Offer::Pause { minutes: Minutes::new(u16::from(more))? },
        _ => parley::Offer::Rematch {},
    };
    Some(match (what, more / 3 % 8) {
        (6, 0) => Parley::Resign {},
        (6, 1) => Parley::ClaimTime {},
        (6, 2..5) => Parley::Accept { offer },
        (6, _) => Parley::Decline { offer },
        (_, 0) => Parley::GrantTime { minutes: Minutes::ONE },
        (_, 1) => Parley::EndPause {},
        (_, 2) => Parley::Withdraw { offer },
        (_, _) => Parley::Offer { offer },
    })
}

/// A step as it is written on the wire.
fn written(value: Value) -> Option<Step> {
    if value.get("undo").is_some() {
        serde_json::from_value(value).ok().map(Step::Undo)
    } else if value.get("parley").is_some() {
        serde_json::from_value(value).ok().map(Step::Parley)
    } else {
        Some(Step::Order(value))
    }
}

/// An order of a kind that random players seldom give.
fn rare_order(offers: &[Offer], draws: &mut Draws) -> Option<Value> {
    let common = |offer: &&Offer| offer.is("march") || offer.is("road_march") || offer.ends;
    let rare: Vec<&Offer> = offers.iter().filter(|offer| !common(offer)).collect();
    let count = u32::try_from(rare.len()).ok().filter(|&count| count > 0)?;
    Some(random::fill(rare[draws.below(count) as usize], draws).order())
}

/// Whether a step is among the offers; nothing to say of steps that are no orders.
fn is_offered(history: &History, side: Side, step: &Step) -> Option<bool> {
    let Step::Order(order) = step else { return None };
    let state = history.game().state::<State>().expect("it is Triomphe");
    Some(state.offers(side).is_some_and(|offers| offer::admitted(&offers, order)))
}
