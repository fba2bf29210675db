//! Order passing (12.3, R66): all that team-mates tell each other in a running game.
//!
//! That an order was given is seen, and to whom. What it says knows who wrote it, whoever got it from
//! the team's next turn on, and everybody after the game.

use super::agenda::Task;
use super::event::{Event, Words};
use super::ground::ground;
use super::order::Verb;
use super::play::Play;
use super::refusal::Refusal;
use super::setup::few;
use super::state::State;
use crate::force::Side;
use crate::offer::{Choice, Count, Offer, Pick};
use crate::secrecy::Seat;

/// An order that a commander-in-chief has passed.
#[derive(Debug, Clone)]
pub(super) struct Passed {
    pub from: Seat,
    pub to: Seat,
    pub round: u8,
    pub words: Words,
    /// Read by whoever got it.
    pub read: bool,
}

impl State {
    /// Whether an order was passed to a player already this turn.
    fn has_orders(&self, to: Seat) -> bool {
        self.passed.iter().any(|passed| passed.to == to && passed.round == self.round)
    }

    /// The other players of a team who have got no order this turn.
    fn without_orders(&self, from: Seat) -> impl Iterator<Item = Seat> {
        self.members(from.side).filter(move |&to| to != from && !self.has_orders(to))
    }

    pub(super) fn writing_offers(&self) -> Vec<Offer> {
        let from = self.chief(self.active);
        let nouns: Vec<Choice> =
            ground().nouns.iter().map(|noun| Choice::of(std::borrow::Cow::Borrowed(noun.as_str()))).collect();
        let write = |to: Seat| {
            let verbs = vec![Choice::of("attack"), Choice::of("defend")];
            let all = Pick::value("nouns", nouns.clone());
            let all = Pick { list: Some(Count::free(0, few(nouns.len()))), ..all };
            let offer = Offer::new("write_order").given("to", u32::from(to.rank));
            offer.pick(Pick::value("verb", verbs)).pick(all)
        };
        let mut offers: Vec<Offer> = self.without_orders(from).map(write).collect();
        offers.push(Offer::new("orders_written").ending());
        if self.actor() == from {
            offers.extend(self.command_offers());
        }
        offers
    }
}

impl Play<'_> {
    pub fn write_order(&mut self, to: u8, verb: Verb, nouns: &[String]) -> Result<(), Refusal> {
        let from = self.state.chief(self.state.active);
        let to = Seat { side: from.side, rank: to };
        if !self.state.is_taken(to) || to == from {
            return Err(Refusal::NoSuchPlayer);
        }
        if self.state.has_orders(to) {
            return Err(Refusal::OneOrderEach);
        }
        let places = nouns.iter().map(|noun| ground().nouns.iter().position(|known| known == noun));
        let mut places = places.collect::<Option<Vec<usize>>>().ok_or(Refusal::NoNoun)?;
        places.sort_unstable();
        if places.windows(2).any(|pair| pair[0] == pair[1]) {
            return Err(Refusal::NamedTwice);
        }
        let nouns = places.into_iter().map(|place| ground().nouns[place].clone()).collect();
        let words = Words { verb, nouns };
        let round = self.state.round;
        self.tell(Event::OrderPassed { side: from.side, to: to.rank });
        self.tell(Event::OrderRead {
            reader: from,
            from: from.rank,
            to: to.rank,
            round,
            words: words.clone(),
        });
        self.state.passed.push(Passed { from, to, round, words, read: false });
        Ok(())
    }

    /// Whoever got orders in the last turn of the team reads them.
    pub fn read_orders(&mut self, side: Side) {
        for passed in self.state.passed.clone() {
            if passed.from.side == side && !passed.read {
                let Passed { from, to, round, words, .. } = passed;
                self.tell(Event::OrderRead { reader: to, from: from.rank, to: to.rank, round, words });
            }
        }
        let mine = self.state.passed.iter_mut().filter(|passed| passed.from.side == side);
        mine.for_each(|passed| passed.read = true);
    }

    /// The commander-in-chief writes no more this turn.
    pub fn end_writing(&mut self) {
        self.state.agenda.retain(|task| !matches!(task, Task::WriteOrders));
    }

    /// When the game is over everybody may read all.
    pub fn open_orders(&mut self) {
        for Passed { from, to, round, words, .. } in self.state.passed.clone() {
            self.tell(Event::OrderOpened { side: from.side, from: from.rank, to: to.rank, round, words });
        }
    }
}
