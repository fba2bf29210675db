//! 7.3, road moves, and cavalry's attacks by road.

use super::continuation::{Finished, Reach};
use super::event::{Event, ShowReason};
use super::fresh::Fresh;
use super::manoeuvre::Attack;
use super::play::Play;
use super::refusal::Refusal;
use super::state::State;
use super::view::Acted;
use super::way::Way;
use crate::blocks::PieceId;
use crate::field::board::{LocaleId, Place};
use crate::field::place::CrossingNumber;
use crate::force::{Arm, Side, Token};
use crate::offer::{Offer, Pick};
use crate::roads::Passage;
use crate::roads::route::{Route, crossings, sorted};

impl State {
    /// A fresh piece that may move by road, and the start of its way.
    pub(super) fn check_road_mover(&self, side: Side, token: Token) -> Result<(PieceId, Way), Refusal> {
        let id = self.blocks.own(side, token)?;
        self.check_fresh(id)?;
        let place = self.piece(id).place();
        if let Place::Holding(area) = place {
            self.check_due(area)?;
        }
        let way = Way::from(place).ok_or(Refusal::NotInReserve)?;
        Ok((id, way))
    }

    /// Offers road moves, and entries of reinforcements.
    pub(super) fn offer_road_moves(&self, fresh: &Fresh, offers: &mut Vec<Offer>) {
        for (from, pieces) in fresh.by_place() {
            let Some(start) = Way::from(from) else { continue };
            if matches!(from, Place::Holding(area) if self.check_due(area).is_err()) {
                continue;
            }
            let (moves, attacks) = sorted(self.ways(&start));
            self.offer_routes(from, self.blocks.tokens(pieces), &moves, offers);
            let cavalry = pieces.iter().filter(|&&id| self.piece(id).is(Arm::Cavalry));
            self.offer_routes(from, self.blocks.tokens(cavalry), &attacks, offers);
        }
    }

    fn offer_routes(&self, from: Place, pieces: Vec<Token>, routes: &[Route], offers: &mut Vec<Offer>) {
        if !pieces.is_empty() && !routes.is_empty() {
            let offer = Offer::new("road_move").pick(Pick::block("piece", pieces)).pick(crossings(routes));
            offers.push(offer.from(self.board.place_name(from)));
        }
    }

    /// The road move that may go on after a won attack: who moves, and its way so far.
    fn check_riding(&self) -> Result<(PieceId, &Way), Refusal> {
        let finished = self.finished.as_ref().ok_or(Refusal::NothingToContinue)?;
        let way = finished.ride.as_ref().ok_or(Refusal::NothingToContinue)?;
        Ok((finished.pieces[0], way))
    }

    /// Whether this piece can ride on to a locale after a won attack.
    pub(super) fn check_riding_on(&self, token: Token, to: LocaleId) -> Result<(), Refusal> {
        let (id, way) = self.check_riding()?;
        if self.piece(id).token == token {
            self.check_any_road(true, way, to)
        } else {
            Err(Refusal::NothingToContinue)
        }
    }

    /// Offers the rest of a road move after a won attack.
    pub(super) fn offer_riding_on(&self, offers: &mut Vec<Offer>) {
        let Ok((_, way)) = self.check_riding() else { return };
        let (moves, attacks) = sorted(self.ways(way));
        for routes in [moves, attacks].into_iter().filter(|routes| !routes.is_empty()) {
            offers.push(Offer::new("ride_on").pick(crossings(&routes)));
        }
    }
}

impl Play<'_> {
    /// A piece moves by road, up to an attack if there is one.
    pub fn road_move(&mut self, side: Side, token: Token, way: &[CrossingNumber]) -> Result<(), Refusal> {
        let (id, start) = self.state.check_road_mover(side, token)?;
        let cavalry = self.state.piece(id).is(Arm::Cavalry);
        let (way, cost) = self.state.check_way(cavalry, &start, way)?;
        self.act(&[id], Acted::Moved, cost);
        self.travel(id, &way, cost);
        Ok(())
    }

    /// Cavalry that won its road attack rides on.
    pub fn ride_on(&mut self, crossings: &[CrossingNumber]) -> Result<(), Refusal> {
        let (id, start) = self.state.check_riding()?;
        let (way, cost) = self.state.check_way(true, start, crossings)?;
        self.act(&[id], Acted::Moved, cost);
        self.travel(id, &way, cost);
        Ok(())
    }

    /// Moves a piece along its way, crossing by crossing.
    fn travel(&mut self, id: PieceId, way: &Way, cost: u8) {
        let side = self.state.piece(id).side;
        let from = self.name(self.state.piece(id).place());
        let (passed, attacked) = way.parts();
        for passage in passed {
            self.state.turn.traffic.note(passage, false);
            self.state.note_entry(side, Some(passage.into));
        }
        if let Some(last) = passed.last() {
            self.state.put(id, Place::Reserve(last.into));
            let numbers = passed.iter().map(|passage| self.state.board.crossing(passage.crossing).number);
            let (crossings, through) =
                (numbers.collect(), passed.iter().map(|passage| self.number(passage.into)).collect());
            let piece = self.state.piece(id).token;
            self.tell(Event::RoadMoved { side, piece, from, crossings, through, cost });
        }
        match (attacked, passed.last()) {
            (Some(passage), last) => {
                let paid = if last.is_some() { 0 } else { cost };
                self.attack_by_road(id, way, passage, paid);
            }
            (None, Some(last)) => self.end_ride(id, &way.settled(last.into), last.into, None),
            (None, None) => {}
        }
    }

    /// The cavalry is shown, and attacks.
    fn attack_by_road(&mut self, id: PieceId, way: &Way, passage: &Passage, cost: u8) {
        let Some(approach) = passage.through else { return };
        self.state.turn.traffic.note(passage, true);
        let from = self.state.piece(id).place();
        let side = self.state.piece(id).side;
        let road = Some(way.settled(passage.into));
        self.declare_attack(Attack { side, attackers: vec![id], from, approach, road }, cost);
        self.show(id, ShowReason::RoadAttack);
    }

    /// A piece has come to rest on its road move: it may continue, and ride on after an attack.
    pub fn end_ride(&mut self, id: PieceId, way: &Way, locale: LocaleId, ride: Option<Way>) {
        let reach = way.net().map(|(net, primary_only)| Reach::Road { net, primary_only });
        self.state.finished = reach.map(|reach| Finished { ride, ..Finished::new(vec![id], locale, reach) });
    }
}
