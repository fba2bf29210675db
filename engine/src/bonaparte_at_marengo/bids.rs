//! 3, bids: who gives up more morale chooses the army (Q40).

use super::agenda::Task;
use super::decision::{Decision, DecisionKind};
use super::event::Event;
use super::morale::Morale;
use super::play::Play;
use super::refusal::Refusal;
use super::state::State;
use crate::chance::{Draws, Purpose};
use crate::force::{PerSide, Side};
use crate::offer::{Choice, Offer, Pick};

/// The highest bid.
const MOST: u8 = 15;

/// The bids of a game, by seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Bids {
    made: PerSide<Option<u8>>,
    /// Who chooses the army, and pays.
    winner: Option<Side>,
    /// Whether each seat leads the army of the other.
    pub exchanged: bool,
}

impl State {
    /// Who has not bid yet: both may at the same time.
    pub(super) fn asks_bids(&self) -> Vec<Decision> {
        let missing = Side::BOTH.into_iter().filter(|&seat| self.bids.made[seat].is_none());
        missing.map(|side| Decision { side, kind: DecisionKind::Bid }).collect()
    }

    /// Who bid more chooses.
    pub(super) fn asks_choice(&self) -> Option<Decision> {
        self.bids.winner.map(|side| Decision { side, kind: DecisionKind::ChooseArmy })
    }

    pub(super) fn offer_bids(offers: &mut Vec<Offer>) {
        let points = (0..=u32::from(MOST)).map(Choice::of).collect();
        offers.push(Offer::new("bid").pick(Pick::value("points", points)));
    }

    pub(super) fn offer_armies(offers: &mut Vec<Offer>) {
        let armies = ["red", "blue"].map(Choice::of);
        offers.push(Offer::new("choose_army").pick(Pick::value("army", armies.into())));
    }
}

impl Play<'_> {
    /// A seat bids; when both have, the bids are opened.
    pub fn bid(&mut self, seat: Side, points: u8) -> Result<(), Refusal> {
        if self.state.bids.made[seat].is_some() {
            return Err(Refusal::NotYourDecision);
        }
        if points > MOST {
            return Err(Refusal::BidTooHigh);
        }
        self.state.bids.made[seat] = Some(points);
        self.tell(Event::Bid { seat, points: Some(points) });
        let PerSide { red: Some(red), blue: Some(blue) } = self.state.bids.made else { return Ok(()) };
        self.state.agenda.pop();
        let tossed = red == blue;
        let winner = match red.cmp(&blue) {
            std::cmp::Ordering::Greater => Side::Red,
            std::cmp::Ordering::Less => Side::Blue,
            std::cmp::Ordering::Equal => {
                // Who leads which army is dealt, like the blocks.
                let mut coin = Draws::new(&self.state.seed, self.at, Purpose::Deal);
                Side::BOTH[coin.below(2) as usize]
            }
        };
        self.state.bids.winner = Some(winner);
        self.tell(Event::BidsOpened { points: PerSide { red, blue }, winner, tossed });
        self.state.agenda.push(Task::ChooseArmy);
        Ok(())
    }

    /// Who bid more takes an army, which starts with that much less morale; then the game is set up.
    pub fn choose_army(&mut self, seat: Side, army: Side) {
        self.state.agenda.pop();
        self.state.bids.exchanged = seat != army;
        let points = self.state.bids.made[seat].unwrap_or_default();
        let level = self.state.morale[army].level - points;
        self.state.morale[army] = Morale::new(level);
        self.tell(Event::ArmyChosen { seat, army, points });
        self.set_up_armies();
    }
}
