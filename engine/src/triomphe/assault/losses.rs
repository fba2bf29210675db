//! Step 8, and the reductions of steps 4 and 5: who takes them.

use super::{Assault, Step};
use crate::blocks::PieceId;
use crate::field::board::Place;
use crate::force::Token;
use crate::triomphe::event::ReductionReason;
use crate::triomphe::play::Play;
use crate::triomphe::refusal::Refusal;
use crate::triomphe::state::State;

/// Reductions to be taken: by leaders first, as evenly as possible, then by the
/// others freely; what nobody can take is ignored.
#[derive(Debug, Clone)]
pub(super) struct Reductions {
    pub left: u8,
    /// Leaders, each with what it has taken.
    leaders: Vec<(PieceId, u8)>,
    others: Vec<PieceId>,
}

impl Reductions {
    pub fn new(count: usize, leaders: Vec<PieceId>, others: Vec<PieceId>) -> Reductions {
        let left = u8::try_from(count).unwrap_or(u8::MAX);
        Reductions { left, leaders: leaders.into_iter().map(|id| (id, 0)).collect(), others }
    }

    fn taken_by(&mut self, id: PieceId) {
        self.left -= 1;
        for (leader, taken) in &mut self.leaders {
            if *leader == id {
                *taken += 1;
            }
        }
    }
}

impl State {
    /// The pieces among which the next reduction is a choice; one, when it has to
    /// go there or the order makes no difference; none when nothing is left.
    pub(super) fn reduction_candidates(&self, reductions: &Reductions) -> Vec<PieceId> {
        if reductions.left == 0 {
            return Vec::new();
        }
        let alive = |id: PieceId| self.piece(id).place() != Place::Eliminated;
        let leaders: Vec<_> = reductions.leaders.iter().copied().filter(|&(id, _)| alive(id)).collect();
        if let Some(least) = leaders.iter().map(|&(_, taken)| taken).min() {
            let mut next: Vec<_> =
                leaders.iter().filter(|&&(_, taken)| taken == least).map(|&(id, _)| id).collect();
            if usize::from(reductions.left) >= next.len() {
                next.truncate(1);
            }
            return next;
        }
        let mut others: Vec<_> = reductions.others.iter().copied().filter(|&id| alive(id)).collect();
        // Public order: internal numbers go by set-up place, which shuffling hides.
        others.sort_unstable_by_key(|&id| self.piece(id).token);
        let strength: u8 = others.iter().map(|&id| self.piece(id).face.strength.get()).sum();
        if strength <= reductions.left {
            others.truncate(1);
        }
        others
    }
}

impl Play<'_> {
    /// The owner chose who takes the next reduction.
    pub(super) fn take_assault_loss(&mut self, assault: Assault, token: Token) -> Result<(), Refusal> {
        let (side, candidates) = match &assault.step {
            Step::FireLoss => (assault.side, assault.attack_leaders.clone()),
            Step::AttackLosses { own, .. } => (assault.side, self.state.reduction_candidates(own)),
            Step::CounterAttackLosses(reductions) | Step::DefenseLosses(reductions) => {
                (assault.defender(), self.state.reduction_candidates(reductions))
            }
            _ => return Err(Refusal::OtherDecision),
        };
        let id = self.state.blocks.own(side, token)?;
        if !candidates.contains(&id) {
            return Err(Refusal::WrongPiece);
        }
        self.state.agenda.pop();
        self.reduce_in_assault(assault, id);
        Ok(())
    }

    /// Reduces a piece and goes on. The assault is off the agenda here.
    pub(super) fn reduce_in_assault(&mut self, mut assault: Assault, id: PieceId) {
        let reason = match assault.step {
            Step::FireLoss => ReductionReason::ArtilleryDefense,
            Step::CounterAttackLosses(_) => ReductionReason::CounterAttack,
            _ => ReductionReason::Assault,
        };
        let side = self.state.piece(id).side;
        let lost = self.reduce(id, reason);
        if side == assault.side {
            assault.attack_lost += lost;
        } else {
            assault.defense_lost += lost;
        }
        match &mut assault.step {
            Step::CounterAttackLosses(reductions)
            | Step::DefenseLosses(reductions)
            | Step::AttackLosses { own: reductions, .. } => reductions.taken_by(id),
            _ => assault.step = Step::CounterAttack,
        }
        self.push_assault(assault);
    }

    /// All reductions of a step are taken.
    pub(super) fn after_losses(&mut self, mut assault: Assault) {
        assault.step = match assault.step {
            Step::CounterAttackLosses(_) => Step::Result,
            Step::AttackLosses { enemy, .. } => Step::DefenseLosses(enemy),
            _ => Step::Completion,
        };
        self.push_assault(assault);
    }
}
