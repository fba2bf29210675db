//! Rule 12, cavalry continuation.
//!
//! Continuation is given as the next order after the action it continues. The
//! mover is "to act" after every action anyway, so nobody can tell from it whether
//! there was cavalry that might have continued.

use super::event::{Event, ShowReason};
use super::play::Play;
use super::refusal::Refusal;
use super::state::State;
use crate::blocks::PieceId;
use crate::field::board::{ApproachId, LocaleId, Place, RoadKind};
use crate::field::place::{ApproachName, PlaceName};
use crate::force::{Arm, Side, Token};
use crate::offer::{Costs, Count, Offer, Pick, Target};
use crate::roads::road_over;

/// An action that was just finished, and what cavalry may still do in it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Finished {
    /// The pieces of the action.
    pub pieces: Vec<PieceId>,
    /// The locale where it ended in reserve.
    pub locale: LocaleId,
    /// Where cavalry may continue to.
    pub reach: Reach,
}

/// Where a continuation may lead.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Reach {
    /// To any approach that may be blocked.
    Anywhere,
    /// After a road march: to an approach passed by a road joined to the march.
    Road {
        /// The road net the march ended on.
        net: u8,
        /// Whether only main roads were used so far.
        main_only: bool,
    },
    /// After a lost manoeuvre attack: to the attack approach.
    Only(ApproachId),
}

/// A continuation that is legal.
struct Continuing {
    pieces: Vec<PieceId>,
    approach: ApproachId,
    cost: u8,
}

/// Cavalry goes on to an approach.
pub(super) fn continuation(to: ApproachName, cavalry: Vec<Token>, count: Count) -> Offer {
    let pieces = Pick::blocks("pieces", cavalry, count);
    Offer::new("continuation").given("to", to).pick(pieces).to(Target::place(PlaceName::Approach(to)))
}

impl State {
    fn check_continuation(
        &self,
        side: Side,
        tokens: &[Token],
        to: ApproachName,
    ) -> Result<Continuing, Refusal> {
        let finished = self.finished.as_ref().ok_or(Refusal::NothingToContinue)?;
        let (pieces, place) = self.together(side, tokens)?;
        let acted = pieces.iter().all(|id| finished.pieces.contains(id));
        if !acted || place != Place::Reserve(finished.locale) {
            return Err(Refusal::NothingToContinue);
        }
        if pieces.iter().any(|&id| !self.piece(id).is(Arm::Cavalry)) {
            return Err(Refusal::NotCavalry);
        }
        let approach = self.board.approach_named(to).ok_or(Refusal::UnknownPlace)?;
        let leg = self.check_reach(side, finished.locale, finished.reach, approach)?;
        let cost = leg + self.split_cost(finished, approach, pieces.len());
        self.affordable_beside_organizing(side, cost)?;
        Ok(Continuing { pieces, approach, cost })
    }

    /// Whether these pieces can continue there.
    pub(super) fn check_continuing(
        &self,
        side: Side,
        tokens: &[Token],
        to: ApproachName,
    ) -> Result<(), Refusal> {
        self.check_continuation(side, tokens, to).map(|_| ())
    }

    /// Whether a continuation may lead to this approach; and the command for a
    /// local road leg where the march was on main roads until now.
    pub(super) fn check_reach(
        &self,
        side: Side,
        locale: LocaleId,
        reach: Reach,
        to: ApproachId,
    ) -> Result<u8, Refusal> {
        if self.board.approach(to).locale != locale {
            return Err(Refusal::ContinuationNotThere);
        }
        self.check_blocking(side, to)?;
        match reach {
            Reach::Anywhere => Ok(0),
            Reach::Only(approach) if approach == to => Ok(0),
            Reach::Only(_) => Err(Refusal::ContinuationNotThere),
            Reach::Road { net, main_only } => {
                let kind = road_over(&self.board, to, Some(net)).ok_or(Refusal::ContinuationNotThere)?;
                Ok(u8::from(main_only && kind == RoadKind::Local))
            }
        }
    }

    /// Each end position of an action beyond the first costs a command: what a
    /// continuation of so many pieces to an approach adds.
    fn split_cost(&self, finished: &Finished, to: ApproachId, count: usize) -> u8 {
        let mut ends: Vec<Place> = finished.pieces.iter().map(|&id| self.piece(id).place()).collect();
        let staying = ends.iter().filter(|&&place| place == Place::Reserve(finished.locale)).count() - count;
        ends.sort_unstable();
        ends.dedup();
        let new_end = !ends.contains(&Place::Approach(to));
        u8::from(new_end && staying > 0)
    }

    /// Offers the continuations of the action just finished.
    pub(super) fn offer_continuations(&self, offers: &mut Vec<Offer>) {
        let Some(finished) = &self.finished else { return };
        let ready = |id: &&PieceId| {
            let piece = self.piece(**id);
            piece.place() == Place::Reserve(finished.locale) && piece.is(Arm::Cavalry)
        };
        let cavalry: Vec<PieceId> = finished.pieces.iter().filter(ready).copied().collect();
        for &to in &self.board.locale(finished.locale).approaches {
            offers.extend(self.continuation_offer(finished, to, &cavalry));
        }
    }

    fn continuation_offer(&self, finished: &Finished, to: ApproachId, cavalry: &[PieceId]) -> Option<Offer> {
        let leg = self.check_reach(self.active, finished.locale, finished.reach, to).ok()?;
        let costs = (1..=cavalry.len()).map(|count| leg + self.split_cost(finished, to, count));
        let costs: Costs = costs.collect();
        // Going all together can be cheaper than leaving somebody behind, never
        // dearer; so what can be paid is a run of counts up to all.
        let payable = |cost: &u8| self.affordable_beside_organizing(self.active, *cost).is_ok();
        let first = costs.iter().position(payable)?;
        let count = Count {
            at_least: u8::try_from(first + 1).ok()?,
            at_most: u8::try_from(cavalry.len()).ok()?,
            one_of: Vec::new(),
            cost: costs.into_iter().skip(first).collect(),
        };
        Some(continuation(self.board.approach(to).name, self.blocks.tokens(cavalry), count))
    }
}

impl Play<'_> {
    /// Cavalry of the action just finished goes on to block an approach.
    pub fn continue_action(&mut self, side: Side, tokens: &[Token], to: ApproachName) -> Result<(), Refusal> {
        let continuing = self.state.check_continuation(side, tokens, to)?;
        self.pay(continuing.cost);
        self.go_on_to(&continuing.pieces, continuing.approach, continuing.cost);
        for &id in &continuing.pieces {
            self.show(id, ShowReason::Continuation);
        }
        self.shuffle_with(continuing.pieces[0]);
        Ok(())
    }

    /// Moves continuing cavalry from reserve to the approach.
    pub fn go_on_to(&mut self, ids: &[PieceId], approach: ApproachId, cost: u8) {
        let side = self.state.piece(ids[0]).side;
        let pieces = self.state.blocks.tokens(ids);
        self.put_all(ids, Place::Approach(approach));
        let to = self.state.board.approach(approach).name;
        self.tell(Event::Continued { side, pieces, to, cost });
    }
}
