//! Step 7: pursuit by the winner's cavalry.

use super::attack::penalties;
use super::losses::Losses;
use super::{Assault, Step};
use crate::blocks::PieceId;
use crate::bonaparte_at_marengo::decision::{Decision, DecisionKind};
use crate::bonaparte_at_marengo::event::{Event, ShowReason};
use crate::bonaparte_at_marengo::play::Play;
use crate::bonaparte_at_marengo::refusal::Refusal;
use crate::bonaparte_at_marengo::state::State;
use crate::field::board::Approach;
use crate::force::{Arm, Token};
use crate::offer::{Count, Offer, Pick};

impl Assault {
    /// The approach in which the pursued stand.
    fn pursued<'a>(&self, state: &'a State) -> &'a Approach {
        if self.won { self.defended(state) } else { state.board.approach(self.approach) }
    }
}

impl State {
    fn surviving(&self, ids: &[PieceId]) -> Vec<PieceId> {
        self.blocks.in_public_order(ids.iter().copied().filter(|&id| self.blocks.survives(id)))
    }

    /// The winner is asked whenever the public facts allow a pursuit, even if he has no cavalry (Q31).
    pub(super) fn asks_pursuit(&self, assault: &Assault) -> Option<Decision> {
        let (winner, loser) = assault.winner_and_loser();
        let obstructs = |approach: &Approach| approach.marks.cavalry_obstructing;
        let obstructed =
            obstructs(self.board.approach(assault.approach)) || obstructs(assault.defended(self));
        let allowed = !obstructed
            && loser.arm != Some(Arm::Cavalry)
            && !self.surviving(&winner.others()).is_empty()
            && !self.surviving(&loser.all).is_empty();
        let kind = DecisionKind::Pursue { pursued: assault.pursued(self).name };
        allowed.then_some(Decision { side: winner.side, kind })
    }

    fn pursuing_cavalry(&self, assault: &Assault) -> Vec<PieceId> {
        let (winner, _) = assault.winner_and_loser();
        let others = self.surviving(&winner.others()).into_iter();
        others.filter(|&id| self.piece(id).is(Arm::Cavalry)).collect()
    }

    pub(super) fn offer_pursuit(&self, assault: &Assault, offers: &mut Vec<Offer>) {
        let cavalry = self.pursuing_cavalry(assault);
        let most = u8::try_from(assault.most(self).min(cavalry.len())).unwrap_or(u8::MAX);
        let pieces = Pick::blocks("pieces", self.blocks.tokens(&cavalry), Count::free(0, most));
        offers.push(Offer::new("pursue").pick(pieces));
    }
}

impl Play<'_> {
    /// The winner's cavalry pursues, or does not. Its strength counts before its own loss.
    pub(super) fn pursue(&mut self, mut assault: Assault, tokens: &[Token]) -> Result<(), Refusal> {
        let (winner, loser) = assault.winner_and_loser();
        let side = winner.side;
        let ids = self.state.blocks.distinct(side, tokens, assault.most(self.state))?;
        let able = self.state.pursuing_cavalry(&assault);
        if ids.iter().any(|id| !able.contains(id)) {
            return Err(Refusal::WrongPiece);
        }
        let strength: u8 = ids.iter().map(|&id| self.state.piece(id).face.strength.get()).sum();
        let penalty = penalties(assault.pursued(self.state).marks, Arm::Cavalry);
        let strength = strength.saturating_sub(penalty);
        self.tell(Event::Pursued { side, pieces: self.state.blocks.tokens(&ids), strength });
        let step = if ids.is_empty() {
            Step::Completion
        } else {
            let own = Losses::of_pursuers(side, &ids);
            Step::PursuerLosses { own, pursued: Losses::of_line(loser, strength) }
        };
        self.turn_up(&ids, ShowReason::Pursuit);
        assault.pursuers = ids;
        self.go_on(assault, step);
        Ok(())
    }
}
