//! The morale auction (12.1): who bids most chooses an army, which pays for it with morale.
//!
//! It is held before anybody has an army. Until then a seat only says who sits opposite whom: when
//! the winner chooses the army of the other seat, the players change seats ([`State::seat_of`]).

use super::agenda::Task;
use super::data::forces;
use super::decision::{Decision, DecisionKind};
use super::event::Event;
use super::options::AuctionForm;
use super::play::Play;
use super::refusal::Refusal;
use super::state::State;
use super::team::as_seated;
use crate::chance::Purpose;
use crate::force::{PerSide, Side};
use crate::offer::{Choice, Offer, Pick};
use crate::secrecy::Seat;

/// An auction that is held.
#[derive(Debug, Clone, Copy)]
pub(super) struct Auction {
    pub form: AuctionForm,
    /// The last bid of each.
    pub bids: PerSide<Option<u8>>,
    /// Whose turn it is to bid, where they bid in turn.
    pub bidder: Side,
}

/// Who bids for those who sit together: the first of them.
fn bidder(side: Side) -> Seat {
    side.into()
}

/// The highest bid that leaves the winner an army to choose.
fn highest() -> u8 {
    let start = forces().morale.start;
    start.red.max(start.blue) - 1
}

impl State {
    /// Where somebody sits now who sat down here: in the opposite seat when an auction has given them
    /// the other army.
    #[must_use]
    pub fn seat_of(&self, chair: Seat) -> Seat {
        if self.exchanged { Seat { side: chair.side.opponent(), ..chair } } else { chair }
    }

    /// Of whom a bid is asked.
    pub(super) fn bidders(&self) -> Vec<(Seat, Decision)> {
        let Some(auction) = self.auction else { return Vec::new() };
        let asked = |side: &Side| match auction.form {
            AuctionForm::InTurn => *side == auction.bidder,
            AuctionForm::Sealed => auction.bids[*side].is_none(),
        };
        let ask = |side| (bidder(side), Decision { side, kind: DecisionKind::Bid });
        Side::BOTH.into_iter().filter(asked).map(ask).collect()
    }

    /// The lowest bid that may be made.
    fn lowest(&self) -> u8 {
        let Some(Auction { form: AuctionForm::InTurn, bids, .. }) = self.auction else { return 0 };
        bids.red.max(bids.blue).map_or(0, |last| last + 1)
    }

    pub(super) fn bid_offers(&self) -> Vec<Offer> {
        let mut offers = Vec::new();
        let bids: Vec<Choice> =
            (self.lowest()..=highest()).map(|points| Choice::of(u32::from(points))).collect();
        if !bids.is_empty() {
            offers.push(Offer::new("bid").pick(Pick::value("points", bids)));
        }
        if self.auction.is_some_and(|auction| auction.form == AuctionForm::InTurn) {
            offers.push(Offer::new("pass").ending());
        }
        offers
    }

    /// The armies that would be left a morale of at least 1 (R31).
    fn armies_for(&self, points: u8) -> impl Iterator<Item = Side> {
        let morale = self.start_morale;
        Side::BOTH.into_iter().filter(move |&army| morale[army] > points)
    }

    pub(super) fn army_offers(&self, points: u8) -> Vec<Offer> {
        let word = |army: Side| if army == Side::Red { "red" } else { "blue" };
        let armies = self.armies_for(points).map(|army| Choice::of(word(army))).collect();
        vec![Offer::new("choose_army").pick(Pick::value("army", armies))]
    }
}

impl Play<'_> {
    /// Lots are drawn for who bids first.
    pub fn begin_auction(&mut self, form: AuctionForm) {
        let bidder = self.lot();
        self.state.auction = Some(Auction { form, bids: PerSide::default(), bidder });
        self.state.agenda.push(Task::Bid);
        self.tell(Event::AuctionBegan { form, first: (form == AuctionForm::InTurn).then_some(bidder) });
    }

    fn lot(&mut self) -> Side {
        if self.draws(Purpose::Lots).below(2) == 0 { Side::Red } else { Side::Blue }
    }

    pub fn bid(&mut self, by: Seat, points: u8) -> Result<(), Refusal> {
        if !(self.state.lowest()..=highest()).contains(&points) {
            return Err(Refusal::WrongBid);
        }
        let side = by.side;
        let Some(auction) = &mut self.state.auction else { return Err(Refusal::OtherDecision) };
        auction.bids[side] = Some(points);
        let (form, bids) = (auction.form, auction.bids);
        auction.bidder = side.opponent();
        match (form, bids) {
            (AuctionForm::InTurn, _) => self.tell(Event::Bid { side, points }),
            (AuctionForm::Sealed, PerSide { red: Some(red), blue: Some(blue) }) => {
                self.tell(Event::BidSealed { side });
                let winner = match red.cmp(&blue) {
                    std::cmp::Ordering::Greater => Side::Red,
                    std::cmp::Ordering::Less => Side::Blue,
                    std::cmp::Ordering::Equal => self.lot(),
                };
                self.tell(Event::BidsOpened { bids: PerSide { red, blue }, winner });
                self.end_bidding(winner, red.max(blue));
            }
            (AuctionForm::Sealed, _) => self.tell(Event::BidSealed { side }),
        }
        Ok(())
    }

    /// Whoever passes leaves the choice to the other, for what that one has bid last (R31).
    pub fn pass(&mut self, by: Seat) -> Result<(), Refusal> {
        let Some(Auction { form: AuctionForm::InTurn, bids, .. }) = self.state.auction else {
            return Err(Refusal::OtherDecision);
        };
        let winner = by.side.opponent();
        self.tell(Event::Passed { side: by.side });
        self.end_bidding(winner, bids[winner].unwrap_or(0));
        Ok(())
    }

    fn end_bidding(&mut self, winner: Side, points: u8) {
        self.state.agenda.pop();
        self.state.agenda.push(Task::ChooseArmy { winner, points });
    }

    pub fn choose_army(&mut self, winner: Side, points: u8, army: Side) -> Result<(), Refusal> {
        if !self.state.armies_for(points).any(|left| left == army) {
            return Err(Refusal::WrongBid);
        }
        self.state.agenda.pop();
        self.state.start_morale[army] -= points;
        self.state.morale = self.state.start_morale;
        self.tell(Event::ArmyChosen { by: winner, army, points });
        self.state.auction = None;
        if army != winner {
            self.state.exchanged = true;
            let players = &mut self.state.players;
            *players = PerSide { red: players.blue, blue: players.red };
            self.state.ranks =
                PerSide { red: as_seated(self.state.players.red), blue: as_seated(self.state.players.blue) };
        }
        self.muster();
        Ok(())
    }
}
