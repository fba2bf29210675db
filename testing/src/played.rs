//! Whole random games of any rules, checked at every order.

use std::collections::BTreeMap;

use estafette_engine::chance::{Draws, LogPosition, Purpose, Seed};
use estafette_engine::offer::{self, Offer};
use estafette_engine::ruleset::{RuleRefusal, Ruleset};
use estafette_engine::secrecy::{Seat, Viewer};
use serde_json::Value;

use crate::bot::random;
use crate::bot::{RandomGames, speaker};
use crate::invariants::{Invariants, viewers};
use crate::vocabulary::Vocabulary;

/// Orders after which a game is given up as endless; real ones need far fewer.
const ENDLESS: usize = 20_000;

/// Orders that may not be offered, tried at every decision.
const TRIED: u32 = 3;

/// What the environment variable `ESTAFETTE_RANDOM_GAMES` asks for, if it is set.
#[must_use]
pub fn games_wanted() -> Option<u64> {
    std::env::var("ESTAFETTE_RANDOM_GAMES").ok()?.parse().ok()
}

/// What came up in some games.
#[derive(Debug, Default)]
pub struct Course {
    /// Games played to their end.
    pub games: u64,
    /// Decisions taken.
    pub decisions: u64,
    /// Offers that were tried on a copy.
    pub offered: u64,
    /// Orders given, by kind.
    pub orders: BTreeMap<String, u64>,
    /// Orders refused, by code.
    pub refused: BTreeMap<&'static str, u64>,
    /// Games by how they ended.
    pub endings: BTreeMap<String, u64>,
}

/// Plays random games to their end: what is offered applies, what is not is refused and changes
/// nothing, no position is illegal, and played again each game comes out the same.
///
/// # Panics
///
/// When a game does not keep this.
#[must_use]
pub fn every_game_keeps_the_rules<R: Invariants>(games: u64) -> Course {
    every_such_game_keeps_the_rules::<R>(games, &RandomGames::usual())
}

/// The same of games of some kind.
///
/// # Panics
///
/// When a game does not keep this.
#[must_use]
pub fn every_such_game_keeps_the_rules<R: Invariants>(games: u64, kind: &RandomGames<R>) -> Course {
    let mut course = Course::default();
    let mut vocabulary = Vocabulary::default();
    for number in 0..games {
        let mut game = Played::<R>::start_with(number, (kind.options)(number));
        while let Some((seat, offers)) = game.asked() {
            game.try_offered(seat, &offers, 7, &mut course);
            game.try_what_is_not_offered(seat, &offers, &mut vocabulary, &mut course);
            let order = (kind.player)(number, seat, &offers, &mut game.draws);
            game.give(seat, &order, &mut course);
        }
        game.finish(&mut course);
    }
    course
}

/// A game, its players' chance, and what happened.
pub struct Played<R: Invariants> {
    /// The game.
    pub state: R,
    /// What its players draw from.
    pub draws: Draws,
    /// The orders given so far.
    pub moves: Vec<(Seat, Value)>,
    seed: Seed,
    options: R::Options,
    /// Who sat down to it.
    chairs: Vec<Seat>,
    log: Vec<R::Event>,
    count: R::Count,
}

impl<R: Invariants> Played<R> {
    /// A game that begins.
    ///
    /// # Panics
    ///
    /// When the usual options cannot be played.
    #[must_use]
    pub fn start(number: u64) -> Played<R> {
        Played::start_with(number, R::Options::default())
    }

    /// A game with some options that begins.
    ///
    /// # Panics
    ///
    /// When they cannot be played.
    #[must_use]
    pub fn start_with(number: u64, options: R::Options) -> Played<R> {
        let seed = Seed::from_number(number);
        let (state, log) = set_up::<R>(&options, seed);
        let draws = Draws::new(&Seed::from_number(!number), LogPosition(1), Purpose::Deal);
        let (moves, count) = (Vec::new(), R::Count::default());
        Played { state, draws, moves, seed, chairs: R::seats(&options), options, log, count }
    }

    /// The seats at it now.
    fn seats(&self) -> Vec<Seat> {
        self.chairs.iter().map(|&chair| self.state.seat_of(chair)).collect()
    }

    /// The position in the log of the next order.
    #[must_use]
    pub fn position(&self) -> LogPosition {
        position(self.moves.len())
    }

    /// A seat that is asked something, by chance where there are several, and what it is offered. Now
    /// and then one that is asked nothing and may say something all the same.
    ///
    /// # Panics
    ///
    /// When a seat is asked something and offered nothing.
    pub fn asked(&mut self) -> Option<(Seat, Vec<Offer>)> {
        speaker(&self.state, &self.chairs, &mut self.draws)
    }

    /// Gives an order that was offered, and checks what it leads to. Gives what happened.
    ///
    /// # Panics
    ///
    /// When the order is refused, when what it leads to is illegal, and when the game does not end.
    pub fn give(&mut self, seat: Seat, order: &R::Order, course: &mut Course) -> Vec<R::Event> {
        let before = self.state.clone();
        let events = self.state.apply(seat, order, self.position());
        let events = events.unwrap_or_else(|refusal| panic!("{order:?} was offered, but: {refusal}"));
        for viewer in viewers(&before, &self.chairs).filter(|&viewer| !R::is_noticed(&events, viewer)) {
            let shown = [&before, &self.state].map(|state| shown_to(state, viewer));
            assert_eq!(shown[0], shown[1], "{viewer} is not told of {order:?}, but sees what came of it");
        }
        R::count(&events, &mut self.count);
        self.state.check(&self.count);
        self.log.extend(events.iter().cloned());
        let written = json(order);
        *course.orders.entry(written["order"].as_str().unwrap_or_default().to_owned()).or_default() += 1;
        course.decisions += 1;
        self.moves.push((seat, written));
        assert!(self.moves.len() < ENDLESS, "the game does not end");
        events
    }

    /// At every so manieth decision, every offer, filled in by chance, applies to a copy.
    ///
    /// # Panics
    ///
    /// When one does not.
    pub fn try_offered(&mut self, seat: Seat, offers: &[Offer], every: u64, course: &mut Course) {
        if !course.decisions.is_multiple_of(every) {
            return;
        }
        for offer in offers {
            let drawn = random::fill(offer, &mut self.draws);
            let order: Value = drawn.order();
            assert!(offer.admits(&order), "{order} does not fill in {offer:?}");
            self.state.check_offered(seat, &drawn);
            if let Err(refusal) = self.state.clone().apply(seat, &drawn.order(), self.position()) {
                panic!("{order} was offered, but: {refusal}");
            }
            course.offered += 1;
        }
    }

    /// Orders that could be meant apply exactly when they are offered, whoever gives them; a refusal
    /// changes nothing.
    ///
    /// # Panics
    ///
    /// When it is otherwise.
    pub fn try_what_is_not_offered(
        &mut self,
        seat: Seat,
        offers: &[Offer],
        vocabulary: &mut Vocabulary,
        course: &mut Course,
    ) {
        let stacks = self.state.stacks();
        vocabulary.learn(offers, &stacks, &mut self.draws);
        for _ in 0..TRIED {
            let Some(order) = vocabulary.order(offers, &stacks, &mut self.draws) else { continue };
            self.try_order(seat, &order, course);
            for other in self.seats().into_iter().filter(|&other| other != seat) {
                self.try_order(other, &order, course);
            }
        }
    }

    /// An order applies exactly when it is offered; a refusal changes nothing.
    ///
    /// # Panics
    ///
    /// When it is otherwise.
    pub fn try_order(&self, seat: Seat, written: &Value, course: &mut Course) {
        let offered = self.state.offers(seat).is_some_and(|offers| offer::admitted(&offers, written));
        let Ok(order) = serde_json::from_value::<R::Order>(written.clone()) else {
            assert!(!offered, "{written} is offered, but is no order");
            return;
        };
        let mut copy = self.state.clone();
        match copy.apply(seat, &order, self.position()) {
            Ok(_) => assert!(offered, "{written} by {seat} applies, but was not offered"),
            Err(refusal) => {
                assert!(!offered, "{written} by {seat} was offered, but: {refusal}");
                assert!(same_views(&copy, &self.state, &self.chairs), "{refusal} changed something");
                *course.refused.entry(refusal.code()).or_default() += 1;
            }
        }
    }

    /// Checks the end of the game: it is over, and folding the orders again gives the same log and the
    /// same position.
    ///
    /// # Panics
    ///
    /// When it is not so.
    pub fn finish(&self, course: &mut Course) {
        let ending = self.state.outcome().expect("a game in which nobody is asked anything is over");
        *course.endings.entry(json(&ending).to_string()).or_default() += 1;
        course.games += 1;
        let (mut state, mut log) = set_up::<R>(&self.options, self.seed);
        for (index, (seat, order)) in self.moves.iter().enumerate() {
            let order: R::Order = random::read(order.clone());
            log.extend(state.apply(*seat, &order, position(index)).expect("the game was played so"));
        }
        assert_eq!(json(&log), json(&self.log), "the log comes out otherwise");
        assert!(same_views(&state, &self.state, &self.chairs), "the game comes out otherwise");
    }
}

/// What a viewer is shown of a position, and what they are offered.
fn shown_to<R: Ruleset>(state: &R, viewer: Viewer) -> String {
    let offers = viewer.seat().and_then(|seat| state.offers(seat));
    format!("{} {} {}", json(&state.view(viewer)), json(&state.pending()), json(&offers))
}

/// A game with some options.
pub(crate) fn set_up<R: Ruleset>(options: &R::Options, seed: Seed) -> (R, Vec<R::Event>) {
    let started = R::set_up(options, seed);
    started.unwrap_or_else(|refusal| panic!("the options cannot be played: {refusal}"))
}

/// The position in the log of the order after so many.
pub(crate) fn position(orders: usize) -> LogPosition {
    LogPosition(u32::try_from(orders).unwrap_or(u32::MAX)).next()
}

/// Whether everybody sees the same in two games.
fn same_views<R: Ruleset>(one: &R, other: &R, chairs: &[Seat]) -> bool {
    viewers(one, chairs).all(|viewer| one.view(viewer) == other.view(viewer))
}

fn json<T: serde::Serialize + ?Sized>(value: &T) -> Value {
    serde_json::to_value(value).unwrap_or_default()
}
