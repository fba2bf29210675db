//! Conferences (12.3, R65): a team agrees on a rank order and gives out its corps, in private.
//!
//! What its members say to each other is no matter of the rules. Both teams confer at once, and what
//! came of it is shown together. Before its night turn a team may confer again, to give out corps anew.

use super::ALLIES;
use super::agenda::Task;
use super::data::{COMMANDERS, Commander};
use super::decision::{Decision, DecisionKind};
use super::event::{Event, Owned};
use super::order::Order;
use super::play::Play;
use super::refusal::Refusal;
use super::state::State;
use super::team::Ranks;
use crate::force::Side;
use crate::offer::{Choice, Count, Offer, Pick};
use crate::secrecy::Seat;

/// A team that confers.
#[derive(Debug, Clone)]
pub(super) struct Conference {
    /// The rank order that each member wants, as they sat down.
    pub wishes: Vec<Option<Ranks>>,
    /// The rank order that stands.
    pub ranks: Option<Ranks>,
    /// Whose corps each is to be.
    pub owners: [Option<u8>; COMMANDERS],
    /// Members who have said that they are done, as they sat down.
    pub done: Vec<bool>,
    /// Closed: the team waits for the other.
    pub closed: bool,
}

impl Conference {
    fn new(players: u8) -> Conference {
        let players = usize::from(players);
        Conference {
            wishes: vec![None; players],
            ranks: None,
            owners: [None; COMMANDERS],
            done: vec![false; players],
            closed: false,
        }
    }

    pub fn chief(&self) -> Option<u8> {
        self.ranks.as_ref().and_then(|ranks| ranks.first().copied())
    }

    fn is_done(&self, player: u8) -> bool {
        self.done[index(player)]
    }

    fn may_close(&self, side: Side, state: &State) -> bool {
        let chief = self.chief();
        let all_done = state.members(side).all(|seat| Some(seat.rank) == chief || self.is_done(seat.rank));
        let mut living = state.living(side);
        all_done && living.all(|one| self.owners[one.index()].is_some()) && self.nobody_without(side, state)
    }

    /// Whether every player has a corps, as they must in the first conference.
    fn nobody_without(&self, side: Side, state: &State) -> bool {
        let has = |seat: Seat| state.living(side).any(|one| self.owners[one.index()] == Some(seat.rank));
        state.has_formed(side) || state.members(side).all(has)
    }
}

fn index(player: u8) -> usize {
    usize::from(player) - 1
}

impl State {
    /// Whether a team has its ranks and corps from an earlier conference.
    pub(super) fn has_formed(&self, side: Side) -> bool {
        Commander::of(side).any(|one| self.owners[one.index()].is_some())
    }

    /// The commanders of a side who are not lost; before armies are organized nobody is.
    fn living(&self, side: Side) -> impl Iterator<Item = Commander> {
        let organized = self.has_formed(side);
        Commander::of(side).filter(move |&one| !organized || self.place_of(one).is_some())
    }

    /// Everybody of the teams that confer.
    pub(super) fn conferring(&self) -> Vec<(Seat, Decision)> {
        let open = |side: &Side| self.conferences[*side].as_ref().is_some_and(|one| !one.closed);
        let ask = |seat: Seat| (seat, Decision { side: seat.side, kind: DecisionKind::Confer });
        Side::BOTH.into_iter().filter(open).flat_map(|side| self.members(side)).map(ask).collect()
    }

    pub(super) fn conference_offers(&self, seat: Seat) -> Vec<Offer> {
        let Some(conference) = &self.conferences[seat.side] else { return Vec::new() };
        let number = |player: u8| Choice::of(u32::from(player));
        let mut offers = Vec::new();
        if conference.ranks.is_none() {
            let players = self.players[seat.side];
            let everybody = (1..=players).map(number).collect();
            let pick = Pick { list: Some(Count::free(players, players)), ..Pick::value("ranks", everybody) };
            offers.push(Offer::new("propose_ranks").pick(pick));
            let others =
                self.members(seat.side).filter(|other| self.check_agreeing(seat, other.rank).is_ok());
            offers.extend(others.map(|other| Offer::new("agree_ranks").given("with", u32::from(other.rank))));
            return offers;
        }
        if conference.chief() != Some(seat.rank) {
            let done = if conference.is_done(seat.rank) { "go_on_conferring" } else { "done_conferring" };
            return vec![Offer::new(done)];
        }
        for commander in self.living(seat.side) {
            let others: Vec<Choice> = self
                .members(seat.side)
                .filter(|&to| self.check_giving(commander, to).is_ok())
                .map(|to| number(to.rank))
                .collect();
            if !others.is_empty() {
                let offer = Offer::new("give_corps").given("commander", commander.word());
                offers.push(offer.pick(Pick::value("to", others)));
            }
        }
        if conference.may_close(seat.side, self) {
            offers.push(Offer::new("close_conference").ending());
        }
        offers
    }

    /// Whether a member can agree with the rank order that another wants.
    fn check_agreeing(&self, seat: Seat, with: u8) -> Result<Ranks, Refusal> {
        let wishes = self.conferences[seat.side].as_ref().map(|one| &one.wishes);
        let wanted_by = |player: u8| wishes?.get(usize::from(player).checked_sub(1)?)?.clone();
        match wanted_by(with) {
            Some(wanted) if with != seat.rank && wanted_by(seat.rank).as_ref() != Some(&wanted) => Ok(wanted),
            _ => Err(Refusal::NoSuchWish),
        }
    }

    /// Whether a corps can be given to a player: at night nobody's last is taken from them.
    fn check_giving(&self, commander: Commander, to: Seat) -> Result<(), Refusal> {
        let Some(conference) = &self.conferences[to.side] else { return Err(Refusal::OtherDecision) };
        let owner = conference.owners[commander.index()];
        if commander.side() != to.side || !self.living(to.side).any(|one| one == commander) {
            return Err(Refusal::WrongCommander);
        }
        if !self.is_taken(to) || owner == Some(to.rank) {
            return Err(Refusal::NoSuchPlayer);
        }
        let of_owner = self.living(to.side).filter(|one| conference.owners[one.index()] == owner).count();
        if self.has_formed(to.side) && of_owner < 2 { Err(Refusal::LastCorps) } else { Ok(()) }
    }
}

impl Play<'_> {
    /// The teams confer, before anything else.
    pub fn confer_first(&mut self) {
        for side in Side::BOTH {
            if self.state.is_team(side) {
                self.state.conferences[side] = Some(Box::new(Conference::new(self.state.players[side])));
            }
        }
        self.state.agenda.push(Task::Confer);
    }

    /// A team confers again before its night turn.
    pub fn confer_at_night(&mut self, side: Side) {
        let mut conference = Conference::new(self.state.players[side]);
        conference.ranks = Some(self.state.ranks[side].clone());
        conference.owners = self.state.owners;
        self.state.conferences[side] = Some(Box::new(conference));
        self.state.agenda.push(Task::Confer);
    }

    pub fn confer(&mut self, seat: Seat, order: &Order) -> Result<(), Refusal> {
        let side = seat.side;
        let Some(conference) = self.state.conferences[side].as_deref() else {
            return Err(Refusal::OtherDecision);
        };
        let (ranked, leads) = (conference.ranks.is_some(), conference.chief() == Some(seat.rank));
        match order {
            Order::ProposeRanks { ranks } if !ranked => {
                let mut sorted = ranks.clone();
                sorted.sort_unstable();
                if !sorted.iter().copied().eq(1..=self.state.players[side]) {
                    return Err(Refusal::NoRankOrder);
                }
                self.wish(seat, &ranks.iter().copied().collect());
            }
            Order::AgreeRanks { with } if !ranked => {
                let wanted = self.state.check_agreeing(seat, *with)?;
                self.wish(seat, &wanted);
            }
            Order::DoneConferring {} if ranked && !leads && !conference.is_done(seat.rank) => {
                self.set_done(seat, true);
            }
            Order::GoOnConferring {} if ranked && !leads && conference.is_done(seat.rank) => {
                self.set_done(seat, false);
            }
            Order::GiveCorps { commander, to } if leads => {
                let to = Seat { side, rank: *to };
                self.state.check_giving(*commander, to)?;
                self.in_conference(side).owners[commander.index()] = Some(to.rank);
                self.tell(Event::CorpsOffered { side, commander: *commander, to: to.rank });
            }
            Order::CloseConference {} if leads => {
                if !conference.may_close(side, self.state) {
                    return Err(Refusal::ConferenceGoesOn);
                }
                self.in_conference(side).closed = true;
                self.tell(Event::ConferenceClosed { side });
            }
            Order::GiveCorps { .. } | Order::CloseConference {} if ranked => {
                return Err(Refusal::NotCommanderInChief);
            }
            _ => return Err(Refusal::OtherDecision),
        }
        Ok(())
    }

    fn in_conference(&mut self, side: Side) -> &mut Conference {
        self.state.conferences[side].as_mut().expect("whoever is asked to confer is in a conference")
    }

    fn wish(&mut self, seat: Seat, ranks: &Ranks) {
        let conference = self.in_conference(seat.side);
        conference.wishes[index(seat.rank)] = Some(ranks.clone());
        let agreed = conference.wishes.iter().all(|wish| wish.as_ref() == Some(ranks));
        if agreed {
            conference.ranks = Some(ranks.clone());
        }
        self.tell(Event::RanksWished { seat, ranks: ranks.to_vec() });
    }

    fn set_done(&mut self, seat: Seat, done: bool) {
        self.in_conference(seat.side).done[index(seat.rank)] = done;
        self.tell(Event::DoneConferring { seat, done });
    }

    /// The last conference is closed: what came of all is shown together.
    pub fn end_conferences(&mut self) {
        for side in Side::BOTH {
            let Some(conference) = self.state.conferences[side].take() else { continue };
            for commander in Commander::of(side) {
                self.state.owners[commander.index()] = conference.owners[commander.index()];
            }
            if let Some(ranks) = conference.ranks {
                self.state.ranks[side] = ranks;
            }
            let ranks = self.state.ranks[side].to_vec();
            self.tell(Event::TeamFormed { side, ranks, corps: self.state.given_out(side) });
        }
        if !self.state.organized[ALLIES] {
            self.begin_organizing();
        }
    }
}

impl State {
    /// Whose corps are whose, as everybody knows, in the order of the data.
    pub(super) fn given_out(&self, side: Side) -> Vec<Owned> {
        let owned = |commander: Commander| Some(Owned { commander, player: self.owners[commander.index()]? });
        Commander::of(side).filter_map(owned).collect()
    }
}
