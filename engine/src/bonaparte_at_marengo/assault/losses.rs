//! Step 6 and 10.3: who takes losses, and who says so.

use super::{Assault, Line, Step};
use crate::blocks::PieceId;
use crate::bonaparte_at_marengo::decision::{Decision, DecisionKind};
use crate::bonaparte_at_marengo::event::LossReason;
use crate::bonaparte_at_marengo::order::Order;
use crate::bonaparte_at_marengo::play::Play;
use crate::bonaparte_at_marengo::refusal::Refusal;
use crate::bonaparte_at_marengo::state::State;
use crate::field::place::PlaceName;
use crate::force::{Side, Token};
use crate::offer::{Offer, Pick};

/// Points a side has to lose: leaders first, where the enemy places them, then others, where the owner
/// does; what nobody can take is ignored.
#[derive(Debug, Clone)]
pub(super) struct Losses {
    side: Side,
    points: u8,
    /// Seen by the enemy.
    leaders: Vec<PieceId>,
    others: Vec<PieceId>,
}

impl Losses {
    /// Of all participants of a side.
    pub fn of_line(line: &Line, points: u8) -> Losses {
        Losses { side: line.side, points, leaders: line.leaders.clone(), others: line.others() }
    }

    /// Of pursuers alone (Q16).
    pub fn of_pursuers(side: Side, pursuers: &[PieceId]) -> Losses {
        Losses { side, points: 1, leaders: pursuers.to_vec(), others: Vec::new() }
    }
}

/// Among whom the next point falls, and who says on whom.
struct Candidates {
    pieces: Vec<PieceId>,
    /// The enemy places it.
    by_enemy: bool,
    /// There is nothing to choose: one is left, or all of them are lost.
    settled: bool,
}

impl State {
    fn candidates(&self, losses: &Losses) -> Candidates {
        let alive = |ids: &[PieceId]| {
            self.blocks.in_public_order(ids.iter().copied().filter(|&id| self.blocks.survives(id)))
        };
        let leaders = alive(&losses.leaders);
        let by_enemy = !leaders.is_empty();
        let pieces = match losses.points {
            0 => Vec::new(),
            _ if by_enemy => leaders,
            _ => alive(&losses.others),
        };
        let strength: u8 = pieces.iter().map(|&id| self.piece(id).face.strength.get()).sum();
        let settled = pieces.len() < 2 || strength <= losses.points;
        Candidates { pieces, by_enemy, settled }
    }

    /// Asked where there is something to choose. That all of the pieces are lost is seen at once, so
    /// that not to ask then betrays nothing.
    pub(super) fn asks_losses(&self, losses: &Losses) -> Option<Decision> {
        let Candidates { pieces, by_enemy, settled } = self.candidates(losses);
        if settled {
            return None;
        }
        let position: PlaceName = self.board.place_name(self.piece(*pieces.first()?).place());
        let points = losses.points;
        Some(if by_enemy {
            Decision { side: losses.side.opponent(), kind: DecisionKind::PlaceLoss { position, points } }
        } else {
            Decision { side: losses.side, kind: DecisionKind::TakeLoss { position, points } }
        })
    }

    pub(super) fn offer_losses(&self, losses: &Losses, offers: &mut Vec<Offer>) {
        let Candidates { pieces, by_enemy, .. } = self.candidates(losses);
        let order = if by_enemy { "place_loss" } else { "take_loss" };
        offers.push(Offer::new(order).pick(Pick::block("piece", self.blocks.tokens(&pieces))));
    }

    /// Who takes the next point where nothing is to be chosen; nobody when all is taken.
    pub(super) fn next_loss(&self, losses: &Losses) -> Option<PieceId> {
        self.candidates(losses).pieces.first().copied()
    }
}

impl Play<'_> {
    /// The enemy, or the owner, chose who takes the next point.
    pub(super) fn choose_loss(
        &mut self,
        assault: Assault,
        order: &Order,
        token: Token,
    ) -> Result<(), Refusal> {
        let losses = assault.losses().ok_or(Refusal::OtherDecision)?;
        let Candidates { pieces, by_enemy, .. } = self.state.candidates(losses);
        if by_enemy != matches!(order, Order::PlaceLoss { .. }) {
            return Err(Refusal::OtherDecision);
        }
        let id = pieces.into_iter().find(|&id| self.state.piece(id).token == token);
        let id = id.ok_or(Refusal::WrongPiece)?;
        self.state.agenda.pop();
        self.take_loss_in_assault(assault, id);
        Ok(())
    }

    /// A piece loses a point, and the assault goes on. It is off the agenda here.
    pub(super) fn take_loss_in_assault(&mut self, mut assault: Assault, id: PieceId) {
        let pursuit = matches!(assault.step, Step::PursuerLosses { .. } | Step::PursuedLosses(_));
        let reason = if pursuit { LossReason::Pursuit } else { LossReason::Assault };
        if let Some(losses) = assault.losses_mut() {
            losses.points -= 1;
        }
        self.push_assault(assault);
        self.reduce(id, reason);
    }

    /// All losses of a step are taken.
    pub(super) fn after_losses(&mut self, mut assault: Assault) {
        assault.step = match assault.step {
            Step::AttackLosses { enemy, .. } => Step::DefenseLosses(enemy),
            Step::DefenseLosses(_) => Step::Pursuit,
            Step::PursuerLosses { pursued, .. } => Step::PursuedLosses(pursued),
            _ => Step::Completion,
        };
        self.push_assault(assault);
    }
}

impl Assault {
    /// The losses that are being taken.
    fn losses(&self) -> Option<&Losses> {
        match &self.step {
            Step::AttackLosses { own: losses, .. }
            | Step::DefenseLosses(losses)
            | Step::PursuerLosses { own: losses, .. }
            | Step::PursuedLosses(losses) => Some(losses),
            Step::Defend | Step::Result | Step::Pursuit | Step::Completion => None,
        }
    }

    fn losses_mut(&mut self) -> Option<&mut Losses> {
        match &mut self.step {
            Step::AttackLosses { own: losses, .. }
            | Step::DefenseLosses(losses)
            | Step::PursuerLosses { own: losses, .. }
            | Step::PursuedLosses(losses) => Some(losses),
            Step::Defend | Step::Result | Step::Pursuit | Step::Completion => None,
        }
    }
}
