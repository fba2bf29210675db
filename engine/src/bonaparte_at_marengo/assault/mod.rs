//! 10, assaults.
//!
//! | step | module |
//! |---|---|
//! | 1 conditions, participants, attack leaders | `attack` |
//! | 2, 3 artillery defense, defense leaders | `defense` |
//! | 4, 5 strength, result | `result` |
//! | 6 losses | `losses` |
//! | 7 pursuit | `pursuit` |
//! | 8, 9 completion | `completion` |

mod attack;
mod completion;
mod defense;
mod losses;
mod pursuit;
mod result;

use super::agenda::Task;
use super::decision::{Decision, DecisionKind};
use super::order::Order;
use super::play::Play;
use super::refusal::Refusal;
use super::state::State;
use super::view::SeenAssault;
use crate::blocks::PieceId;
use crate::field::board::{Approach, ApproachId};
use crate::force::{Arm, Side};
use crate::offer::Offer;

pub(crate) use completion::AfterAssault;
use losses::Losses;

/// An assault under way.
#[derive(Debug, Clone)]
pub(crate) struct Assault {
    /// The attacker.
    side: Side,
    /// The attack approach.
    approach: ApproachId,
    step: Step,
    attack: Line,
    defense: Line,
    pursuers: Vec<PieceId>,
    /// Whether the attacker won, once that is known.
    won: bool,
}

/// The participants of one side.
#[derive(Debug, Clone)]
struct Line {
    side: Side,
    /// All of them, leaders included.
    all: Vec<PieceId>,
    leaders: Vec<PieceId>,
    /// What the leaders were when they were named; nothing when nobody leads.
    arm: Option<Arm>,
}

/// What comes next.
#[derive(Debug, Clone)]
enum Step {
    /// 2, 3: the defender answers.
    Defend,
    /// 4, 5.
    Result,
    /// 6: losses, the attacker's first.
    AttackLosses { own: Losses, enemy: Losses },
    /// 6: the defender's.
    DefenseLosses(Losses),
    /// 7: the winner may pursue.
    Pursuit,
    /// 7: the pursuers' own loss, then that of the pursued.
    PursuerLosses { own: Losses, pursued: Losses },
    /// 7: the pursued have theirs.
    PursuedLosses(Losses),
    /// 8, 9.
    Completion,
}

impl Line {
    /// The participants that do not lead.
    fn others(&self) -> Vec<PieceId> {
        self.all.iter().copied().filter(|id| !self.leaders.contains(id)).collect()
    }
}

impl Assault {
    /// The defender's side of the pair.
    fn defended<'a>(&self, state: &'a State) -> &'a Approach {
        state.board.opposite(self.approach)
    }

    /// The most leaders or pursuers of a side.
    fn most(&self, state: &State) -> usize {
        usize::from(self.defended(state).width.need())
    }

    /// The line that has won, and the one that has lost.
    fn winner_and_loser(&self) -> (&Line, &Line) {
        if self.won { (&self.attack, &self.defense) } else { (&self.defense, &self.attack) }
    }
}

impl State {
    /// What an assault asks of whom, if it asks anything now.
    pub(super) fn asks_assault(&self, assault: &Assault) -> Option<Decision> {
        match &assault.step {
            // Asked in every assault, whether or not there is artillery (Q31).
            Step::Defend => {
                let kind = DecisionKind::Defend { defense: assault.defended(self).name };
                Some(Decision { side: assault.defense.side, kind })
            }
            Step::Pursuit => self.asks_pursuit(assault),
            Step::AttackLosses { own: losses, .. }
            | Step::DefenseLosses(losses)
            | Step::PursuerLosses { own: losses, .. }
            | Step::PursuedLosses(losses) => self.asks_losses(losses),
            Step::Result | Step::Completion => None,
        }
    }

    /// The legal answers to what an assault asks.
    pub(super) fn offer_in_assault(&self, assault: &Assault, offers: &mut Vec<Offer>) {
        match &assault.step {
            Step::Defend => self.offer_defense(assault, offers),
            Step::Pursuit => self.offer_pursuit(assault, offers),
            Step::AttackLosses { own: losses, .. }
            | Step::DefenseLosses(losses)
            | Step::PursuerLosses { own: losses, .. }
            | Step::PursuedLosses(losses) => self.offer_losses(losses, offers),
            Step::Result | Step::Completion => {}
        }
    }

    /// The assault under way, as everybody sees it.
    pub(super) fn seen_assault(&self) -> Option<SeenAssault> {
        let assault = self.agenda.iter().find_map(|task| match task {
            Task::Assault(assault) => Some(assault),
            _ => None,
        })?;
        Some(SeenAssault {
            side: assault.side,
            across: self.board.approach(assault.approach).name,
            pieces: self.blocks.tokens(&assault.attack.all),
            leaders: self.blocks.tokens(&assault.attack.leaders),
            defense_leaders: self.blocks.tokens(&assault.defense.leaders),
            pursuers: self.blocks.tokens(&assault.pursuers),
        })
    }
}

impl Play<'_> {
    /// An answer to what the assault asks.
    pub fn answer_assault(&mut self, assault: Assault, order: &Order) -> Result<(), Refusal> {
        match (&assault.step, order) {
            (Step::Defend, Order::Defend { fire, hit, leaders }) => self.defend(assault, fire, hit, leaders),
            (Step::Pursuit, Order::Pursue { pieces }) => self.pursue(assault, pieces),
            (
                Step::AttackLosses { .. }
                | Step::DefenseLosses(_)
                | Step::PursuerLosses { .. }
                | Step::PursuedLosses(_),
                Order::PlaceLoss { piece } | Order::TakeLoss { piece },
            ) => self.choose_loss(assault, order, *piece),
            _ => Err(Refusal::OtherDecision),
        }
    }

    /// Carries out a step that asks nothing.
    pub fn perform_assault(&mut self, mut assault: Assault) {
        match &assault.step {
            Step::Defend => self.push_assault(assault),
            Step::Result => self.decide_assault(assault),
            Step::AttackLosses { own: losses, .. }
            | Step::DefenseLosses(losses)
            | Step::PursuerLosses { own: losses, .. }
            | Step::PursuedLosses(losses) => match self.state.next_loss(losses) {
                Some(id) => self.take_loss_in_assault(assault, id),
                None => self.after_losses(assault),
            },
            Step::Pursuit => {
                assault.step = Step::Completion;
                self.push_assault(assault);
            }
            Step::Completion => self.complete_assault(&assault),
        }
    }

    /// Replaces the assault on top of the agenda by the same at its next step.
    fn go_on(&mut self, mut assault: Assault, step: Step) {
        self.state.agenda.pop();
        assault.step = step;
        self.push_assault(assault);
    }

    fn push_assault(&mut self, assault: Assault) {
        self.state.agenda.push(Task::Assault(Box::new(assault)));
    }
}
