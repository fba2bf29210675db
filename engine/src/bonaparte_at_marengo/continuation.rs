//! 7.2, cavalry continuation.
//!
//! Continuation is given as the next order after the action it continues. The mover is to act after
//! every action anyway, so nobody can tell from it whether there was cavalry that might have continued
//! (Q33).

use super::event::{Event, ShowReason};
use super::fresh::Fresh;
use super::play::Play;
use super::refusal::Refusal;
use super::state::State;
use super::view::Acted;
use super::way::Way;
use crate::blocks::PieceId;
use crate::field::board::{ApproachId, LocaleId, Place, RoadKind};
use crate::field::place::{ApproachName, PlaceName};
use crate::force::{Arm, Side, Token};
use crate::offer::{Costs, Count, MOST_PICKED, Offer, Pick, Target};
use crate::roads::road_over;

/// An action that was just finished, and what cavalry may still do in it.
#[derive(Debug, Clone)]
pub(crate) struct Finished {
    /// The pieces of the action.
    pub pieces: Vec<PieceId>,
    /// The locale where it ended in reserve.
    pub locale: LocaleId,
    /// Where cavalry may continue to.
    pub reach: Reach,
    /// The road move that may go on after a won attack.
    pub ride: Option<Way>,
    /// Commands paid for parting so far.
    pub parted: u8,
}

/// Where a continuation may lead.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Reach {
    /// To any approach that may be blocked.
    Anywhere,
    /// After a road move: to an approach passed by a road joined to the one it came by.
    Road {
        /// The road net the move ended on.
        net: u8,
        /// Whether only primary roads were used so far.
        primary_only: bool,
    },
}

impl Finished {
    /// An action that ended in reserve.
    pub const fn new(pieces: Vec<PieceId>, locale: LocaleId, reach: Reach) -> Finished {
        Finished { pieces, locale, reach, ride: None, parted: 0 }
    }
}

/// A continuation that is legal.
struct Continuing {
    pieces: Vec<PieceId>,
    approach: ApproachId,
    /// The command for a secondary road.
    leg: u8,
    /// The command for parting.
    split: u8,
}

impl State {
    fn check_continuing(
        &self,
        side: Side,
        tokens: &[Token],
        to: ApproachName,
    ) -> Result<Continuing, Refusal> {
        let finished = self.finished.as_ref().ok_or(Refusal::NothingToContinue)?;
        let (pieces, place) = self.blocks.together(side, tokens, usize::MAX)?;
        let acted = pieces.iter().all(|id| finished.pieces.contains(id));
        if !acted || place != Place::Reserve(finished.locale) {
            return Err(Refusal::NothingToContinue);
        }
        if pieces.iter().any(|&id| !self.piece(id).is(Arm::Cavalry)) {
            return Err(Refusal::NotCavalry);
        }
        let approach = self.board.approach_named(to).ok_or(Refusal::UnknownPlace)?;
        let leg = self.check_reach(finished, approach)?;
        let split = self.split_cost(finished, approach, pieces.len());
        self.affordable(leg + split)?;
        Ok(Continuing { pieces, approach, leg, split })
    }

    /// Whether these pieces can continue there.
    pub(super) fn check_continuation(
        &self,
        side: Side,
        tokens: &[Token],
        to: ApproachName,
    ) -> Result<(), Refusal> {
        self.check_continuing(side, tokens, to).map(|_| ())
    }

    /// Whether a continuation may lead to this approach; and the command for a secondary road where
    /// the move was on primary roads until now.
    fn check_reach(&self, finished: &Finished, to: ApproachId) -> Result<u8, Refusal> {
        if self.board.approach(to).locale != finished.locale {
            return Err(Refusal::ContinuationNotThere);
        }
        self.check_blocking(to)?;
        match finished.reach {
            Reach::Anywhere => Ok(0),
            Reach::Road { net, primary_only } => {
                let kind = self.joined_road(finished.locale, net, to).ok_or(Refusal::ContinuationNotThere)?;
                Ok(u8::from(primary_only && kind == RoadKind::Local))
            }
        }
    }

    /// The best road that passes an approach and is joined to a net of its locale; over the link
    /// between two nets any road counts as secondary.
    fn joined_road(&self, locale: LocaleId, net: u8, to: ApproachId) -> Option<RoadKind> {
        let direct = road_over(&self.board, to, Some(net));
        let mut linked = self.ground.linked(locale, net);
        let by_link = linked.any(|other| road_over(&self.board, to, Some(other)).is_some());
        direct.or(by_link.then_some(RoadKind::Local))
    }

    /// Pieces that part cost the number of their final positions less one (Q7): what this adds to what
    /// was paid for it.
    fn split_cost(&self, finished: &Finished, to: ApproachId, count: usize) -> u8 {
        let alive = finished.pieces.iter().filter(|&&id| self.blocks.survives(id));
        let mut ends: Vec<Place> = alive.map(|&id| self.piece(id).place()).collect();
        let reserve = Place::Reserve(finished.locale);
        let staying = ends.iter().filter(|&&place| place == reserve).count() - count;
        if staying == 0 {
            ends.retain(|&place| place != reserve);
        }
        ends.push(Place::Approach(to));
        ends.sort_unstable();
        ends.dedup();
        u8::try_from(ends.len() - 1).unwrap_or(u8::MAX).saturating_sub(finished.parted)
    }

    /// Offers the continuations of the action just finished.
    pub(super) fn offer_continuations(&self, offers: &mut Vec<Offer>) {
        let Some(finished) = &self.finished else { return };
        let ready = |id: &PieceId| {
            let piece = self.piece(*id);
            piece.place() == Place::Reserve(finished.locale) && piece.is(Arm::Cavalry)
        };
        let cavalry: Vec<PieceId> = finished.pieces.iter().copied().filter(ready).collect();
        for &to in &self.board.locale(finished.locale).approaches {
            offers.extend(self.continuation_offer(finished, to, &cavalry));
        }
    }

    fn continuation_offer(&self, finished: &Finished, to: ApproachId, cavalry: &[PieceId]) -> Option<Offer> {
        let leg = self.check_reach(finished, to).ok()?;
        // No army has more cavalry than a count has prices.
        let most = cavalry.len().min(MOST_PICKED);
        let costs: Costs = (1..=most).map(|count| leg + self.split_cost(finished, to, count)).collect();
        // Going all together can be cheaper than leaving somebody behind, never dearer; so what can be
        // paid is a run of counts up to all.
        let first = costs.iter().position(|&cost| self.affordable(cost).is_ok())?;
        let count = Count {
            at_least: u8::try_from(first + 1).ok()?,
            at_most: u8::try_from(most).ok()?,
            one_of: Vec::new(),
            cost: costs.into_iter().skip(first).collect(),
        };
        Some(continuation(self.board.approach(to).name, self.blocks.tokens(cavalry), count))
    }

    /// Cavalry in reserve follows a primary road of its own locale to an approach, free.
    pub(super) fn check_following(
        &self,
        side: Side,
        token: Token,
        to: ApproachName,
    ) -> Result<(PieceId, ApproachId), Refusal> {
        let (ids, place) = self.group(side, &[token])?;
        let Place::Reserve(locale) = place else { return Err(Refusal::NotInReserve) };
        if !self.piece(ids[0]).is(Arm::Cavalry) {
            return Err(Refusal::NotCavalry);
        }
        let approach = self.board.approach_named(to).ok_or(Refusal::UnknownPlace)?;
        self.check_road_to(locale, approach)?;
        Ok((ids[0], approach))
    }

    fn check_road_to(&self, locale: LocaleId, to: ApproachId) -> Result<(), Refusal> {
        if self.board.approach(to).locale != locale {
            return Err(Refusal::OwnApproachOnly);
        }
        self.check_blocking(to)?;
        match road_over(&self.board, to, None) {
            Some(RoadKind::Main) => Ok(()),
            _ => Err(Refusal::NoPrimaryRoad),
        }
    }

    /// Offers free blocking along primary roads.
    pub(super) fn offer_following_roads(&self, fresh: &Fresh, offers: &mut Vec<Offer>) {
        for (from, pieces) in fresh.by_place() {
            let Place::Reserve(locale) = from else { continue };
            let cavalry = pieces.iter().filter(|&&id| self.piece(id).is(Arm::Cavalry));
            let cavalry = self.blocks.tokens(cavalry);
            if cavalry.is_empty() {
                continue;
            }
            for &approach in &self.board.locale(locale).approaches {
                if self.check_road_to(locale, approach).is_ok() {
                    let to = self.board.approach(approach).name;
                    let piece = Pick::block("piece", cavalry.clone());
                    let follow = Offer::new("follow_road").given("to", to).pick(piece);
                    offers.push(follow.to(Target::place(PlaceName::Approach(to))));
                }
            }
        }
    }
}

/// Cavalry goes on to an approach.
fn continuation(to: ApproachName, cavalry: Vec<Token>, count: Count) -> Offer {
    let pieces = Pick::blocks("pieces", cavalry, count);
    Offer::new("continuation").given("to", to).pick(pieces).to(Target::place(PlaceName::Approach(to)))
}

impl Play<'_> {
    /// Cavalry of the action just finished goes on to block an approach.
    pub fn continue_action(&mut self, side: Side, tokens: &[Token], to: ApproachName) -> Result<(), Refusal> {
        let Continuing { pieces, approach, leg, split } = self.state.check_continuing(side, tokens, to)?;
        self.pay(leg + split);
        if let Some(finished) = &mut self.state.finished {
            finished.parted += split;
            finished.ride = None;
        }
        self.go_on_to(&pieces, approach, leg + split);
        Ok(())
    }

    /// Cavalry in reserve follows a primary road of its own locale to an approach.
    pub fn follow_road(&mut self, side: Side, token: Token, to: ApproachName) -> Result<(), Refusal> {
        let (id, approach) = self.state.check_following(side, token, to)?;
        self.act(&[id], Acted::Moved, 0);
        self.go_on_to(&[id], approach, 0);
        Ok(())
    }

    /// Moves continuing cavalry from reserve to the approach, and shows it.
    fn go_on_to(&mut self, ids: &[PieceId], approach: ApproachId, cost: u8) {
        let side = self.state.piece(ids[0]).side;
        let pieces = self.state.blocks.tokens(ids);
        self.put_all(ids, Place::Approach(approach));
        let to = self.state.board.approach(approach).name;
        self.tell(Event::Continued { side, pieces, to, cost });
        for id in self.state.blocks.in_public_order(ids.iter().copied()) {
            self.show(id, ShowReason::Continuation);
        }
    }
}
