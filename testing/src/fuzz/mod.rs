//! Arbitrary bytes as games: whatever the bytes, nothing panics and no rule of the
//! service breaks. `fuzz/` holds the targets for `cargo fuzz` and the corpus, which
//! an ordinary test runs too.

mod bytes;

use std::collections::BTreeMap;

use estafette_engine::chance::{Draws, LogPosition, Seed};
use estafette_engine::force::Side;
use estafette_engine::game::{Game, Refusal, Rules};
use estafette_engine::history::{History, Step};
use estafette_engine::offer::{self, Offer};
use estafette_engine::parley::{self, Minutes, Parley};
use estafette_engine::undo::Undo;
use serde_json::Value;

use crate::bot::random;
use crate::invariants::{Invariants, viewers};
use crate::vocabulary::Vocabulary;

pub use bytes::Bytes;

/// Plays the bytes: eight of a seed, then steps, each begun by a byte that says what
/// kind it is. Gives how many steps were taken.
///
/// # Panics
///
/// When something holds that never may: what is offered and what is accepted differ,
/// a refused step changed what anybody sees, a position is illegal
/// ([`Invariants::check`]).
pub fn orders<R: Invariants>(rules: &'static dyn Rules, bytes: &[u8]) -> usize {
    let mut bytes = Bytes::new(bytes);
    let seed = Seed::from_number(bytes.number(8));
    let started = History::start(rules, &Value::Object(serde_json::Map::default()), seed);
    let mut fuzzed = Fuzzed {
        history: started.expect("a drawn game starts"),
        vocabulary: Vocabulary::default(),
        given: BTreeMap::new(),
    };
    let mut shown = snapshots::<R>(fuzzed.history.game());
    while let Some(kind) = bytes.next() {
        let asked = fuzzed.asked();
        let side = if kind & 0x80 == 0 { asked } else { asked.opponent() };
        let Some(step) = fuzzed.step::<R>(kind & 0x7f, side, &mut bytes) else { continue };
        let history = &mut fuzzed.history;
        let offered = is_offered::<R>(history, side, &step);
        match history.judge(side, step.clone()) {
            Ok(next) => {
                assert_ne!(offered, Some(false), "accepted, but not offered");
                history.advance(next);
                state::<R>(history).check(&count::<R>(history));
                shown = snapshots::<R>(history.game());
                fuzzed.note(&step);
            }
            Err(refusal) => {
                assert_ne!(offered, Some(true), "offered, but refused: {refusal}");
                let refused = refused_again(history, side, &step, &refusal);
                assert_eq!(snapshots::<R>(&refused), shown, "{refusal} changed something");
            }
        }
    }
    fuzzed.history.lines().len()
}

/// A game that is played from bytes.
struct Fuzzed {
    history: History,
    vocabulary: Vocabulary,
    /// How often orders were given, by kind.
    given: BTreeMap<String, u32>,
}

impl Fuzzed {
    /// The side that is asked something first.
    fn asked(&self) -> Side {
        self.history.game().asked().first().map_or(Side::Red, |seat| seat.side)
    }

    fn note(&mut self, step: &Step) {
        if let Step::Order(order) = step {
            *self.given.entry(order["order"].as_str().unwrap_or_default().to_owned()).or_default() += 1;
        }
    }

    /// The next step the bytes describe, if they do.
    fn step<R: Invariants>(&mut self, kind: u8, side: Side, bytes: &mut Bytes) -> Option<Step> {
        let offers = state::<R>(&self.history).offers(side.into());
        match kind % 8 {
            0..4 => Some(Step::Order(random::order(&offers?, &mut bytes.draws())?)),
            4 => Some(Step::Order(self.rare_order(&offers?, &mut bytes.draws())?)),
            5 => {
                let (offers, draws) = (offers.unwrap_or_default(), &mut bytes.draws());
                let stacks = state::<R>(&self.history).stacks();
                self.vocabulary.learn(&offers, &stacks, draws);
                self.vocabulary.order(&offers, &stacks, draws).map(Step::Order)
            }
            6 => {
                let length = usize::from(bytes.next()?);
                written(serde_json::from_slice(bytes.take(length)).ok()?)
            }
            _ => {
                let (what, back) = (bytes.next()?, bytes.next()?);
                let from = LogPosition(self.history.position().0.saturating_sub(u32::from(back % 16)));
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

    /// An order of a kind that was given the least so far.
    fn rare_order(&self, offers: &[Offer], draws: &mut Draws) -> Option<Value> {
        let given = |offer: &Offer| self.given.get(&*offer.order).copied().unwrap_or(0);
        let least = offers.iter().map(given).min()?;
        let rare: Vec<&Offer> = offers.iter().filter(|offer| given(offer) == least).collect();
        let count = u32::try_from(rare.len()).ok()?;
        Some(random::fill(rare[draws.below(count) as usize], draws).order())
    }
}

fn state<R: Invariants>(history: &History) -> &R {
    history.game().state::<R>().expect("it is a game of these rules")
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
fn snapshots<R: Invariants>(game: &Game) -> Vec<String> {
    let written = |viewer| serde_json::to_string(&game.snapshot(viewer)).expect("a snapshot can be written");
    let state = game.state::<R>().expect("it is a game of these rules");
    viewers(state, &R::seats(&R::Options::default())).map(written).collect()
}

/// What happened by the orders that stand.
fn count<R: Invariants>(history: &History) -> R::Count {
    let mut count = R::Count::default();
    let lines = history.lines().iter().filter(|line| !line.undone).filter_map(|line| line.entry.as_ref());
    for events in std::iter::once(history.opening()).chain(lines).filter_map(|entry| entry.events::<R>()) {
        R::count(events, &mut count);
    }
    count
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

/// Whether a step is among the offers; nothing to say of steps that are no orders.
fn is_offered<R: Invariants>(history: &History, side: Side, step: &Step) -> Option<bool> {
    let Step::Order(order) = step else { return None };
    let offers = state::<R>(history).offers(side.into());
    Some(offers.is_some_and(|offers| offer::admitted(&offers, order)))
}
