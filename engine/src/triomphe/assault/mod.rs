//! Rule 11, assaults, in nine steps.
//!
//! | step | module |
//! |---|---|
//! | 1 declaration | this one |
//! | 2 defense pieces, 4 artillery defense, 5 counter-attack | `defense` |
//! | 3 attack pieces | `attack` |
//! | 6 result, 7 reductions | `result` |
//! | 8 reduction assessment | `losses` |
//! | 9 completion | `completion` |

mod attack;
mod completion;
mod defense;
mod losses;
mod result;

use super::agenda::Task;
use super::decision::{Decision, DecisionKind};
use super::event::{Event, ShowReason};
use super::fresh::Fresh;
use super::order::Order;
use super::play::Play;
use super::refusal::Refusal;
use super::state::{Piece, State};
use super::view::SeenAssault;
use crate::blocks::PieceId;
use crate::field::board::{Approach, ApproachId, Place};
use crate::field::place::{ApproachName, PlaceName};
use crate::force::{Arm, Side};
use crate::offer::{Offer, Target};

pub(crate) use completion::AfterAssault;
use losses::Reductions;

/// An assault under way.
#[derive(Debug, Clone)]
pub(crate) struct Assault {
    /// The attacker.
    side: Side,
    /// The attack approach.
    approach: ApproachId,
    step: Step,
    defense_leaders: Vec<PieceId>,
    /// The attacker's assault pieces, leaders included.
    attackers: Vec<PieceId>,
    attack_leaders: Vec<PieceId>,
    counter_attackers: Vec<PieceId>,
    /// Strength points lost so far; only the loser's cost morale, in the end.
    attack_lost: u8,
    defense_lost: u8,
    /// Whether the attacker won, once that is known.
    won: bool,
}

/// What comes next.
#[derive(Debug, Clone)]
enum Step {
    /// 2: the defender names leaders (D8).
    DefenseLeaders,
    /// 3: the attacker names pieces and leaders (D9).
    AttackPieces,
    /// 4: the defender fires or not (D10).
    ArtilleryDefense,
    /// 4: an attack leader is reduced (D11).
    FireLoss,
    /// 5: the defender counter-attacks or not (D12).
    CounterAttack,
    /// 5: counter-attackers are reduced (D13).
    CounterAttackLosses(Reductions),
    /// 6 and 7.
    Result,
    /// 8: reductions, the attacker's first (D14).
    AttackLosses { own: Reductions, enemy: Reductions },
    /// 8: the defender's.
    DefenseLosses(Reductions),
    /// 9.
    Completion,
}

impl Assault {
    fn defender(&self) -> Side {
        self.side.opponent()
    }

    fn defense<'a>(&self, state: &'a State) -> &'a Approach {
        state.board.opposite(self.approach)
    }

    fn defense_place(&self, state: &State) -> Place {
        Place::Approach(state.board.approach(self.approach).opposite)
    }

    fn attack_place(&self) -> Place {
        Place::Approach(self.approach)
    }

    /// The most leaders or counter-attackers of a side.
    fn most(&self, state: &State) -> u8 {
        self.defense(state).width.need()
    }

    /// Whether an arm may lead or counter-attack over this border.
    fn arm_allowed(&self, state: &State, arm: Arm) -> bool {
        arm != Arm::Cavalry || !self.defense(state).marks.cavalry_obstructing
    }

    /// The defender's assault pieces that do not lead.
    fn others(&self, state: &State) -> Vec<PieceId> {
        let there = state.blocks.at(self.defense_place(state)).map(|(id, _)| id);
        there.filter(|id| !self.defense_leaders.contains(id)).collect()
    }
}

impl State {
    /// Whether a border is closed to the active side after a lost assault.
    pub(super) fn closed(&self, approach: ApproachId) -> bool {
        self.turn.closed.iter().any(|&lost| self.border(lost) == self.border(approach))
    }

    /// Pieces of an approach that can be named: fresh and organized.
    fn nameable(&self, approach: ApproachId) -> impl Iterator<Item = (PieceId, &Piece)> {
        self.blocks
            .at(Place::Approach(approach))
            .filter(|(_, piece)| !piece.marks.done && !piece.marks.disorganized())
    }

    pub(super) fn check_assault(&self, side: Side, across: ApproachId) -> Result<(), Refusal> {
        let approach = self.board.approach(across);
        if !self.blocks.occupies(side, approach.locale) || self.blocks.blocking(across) == 0 {
            return Err(Refusal::NotInApproach);
        }
        if self.blocks.blocking(approach.opposite) == 0
            || !self.blocks.occupies(side.opponent(), approach.towards)
        {
            return Err(Refusal::NobodyToAssault);
        }
        if self.closed(across) {
            return Err(Refusal::ClosedBorder);
        }
        if self.protected_from(side, approach.towards) {
            return Err(Refusal::ProtectedEntry);
        }
        let obstructing = self.board.approach(approach.opposite).marks.cavalry_obstructing;
        let leads =
            |piece: &Piece| piece.face.strength.get() >= 2 && !(obstructing && piece.is(Arm::Cavalry));
        if !self.nameable(across).any(|(_, piece)| leads(piece)) {
            return Err(Refusal::NobodyToLead);
        }
        // Every piece that could be named may be lost.
        let risked = u8::try_from(self.nameable(across).count().min(3)).unwrap_or(3);
        self.affordable_risking(side, 1, risked)
    }

    /// Offers every assault, by attack approach.
    pub(super) fn offer_assaults(&self, fresh: &Fresh, offers: &mut Vec<Offer>) {
        if self.commands == 0 {
            return;
        }
        for (place, _) in fresh.by_place() {
            let Place::Approach(across) = place else { continue };
            if self.check_assault(self.active, across).is_ok() {
                let across = self.board.approach(across).name;
                let assault = Offer::new("assault").given("across", across).from(PlaceName::Approach(across));
                offers.push(assault.to(Target::attack(across)).at_cost(1));
            }
        }
    }

    /// What an assault asks of whom, if it asks anything now.
    pub(super) fn asks_assault(&self, assault: &Assault) -> Option<Decision> {
        let defense = assault.defense(self).name;
        let attack = self.board.approach(assault.approach).name;
        let (side, kind, asked) = match &assault.step {
            Step::DefenseLeaders => (assault.defender(), DecisionKind::LeadDefense { defense }, true),
            Step::AttackPieces => {
                // A single piece that can be named must lead: everybody knows.
                let asked = self.nameable(assault.approach).count() > 1;
                (assault.side, DecisionKind::NameAssault { attack }, asked)
            }
            Step::ArtilleryDefense => {
                let asked = self.fire_is_possible(assault);
                (assault.defender(), DecisionKind::ArtilleryDefense { attack }, asked)
            }
            Step::CounterAttack => {
                let asked = !assault.others(self).is_empty();
                (assault.defender(), DecisionKind::CounterAttack { attack }, asked)
            }
            Step::FireLoss => {
                let asked = assault.attack_leaders.len() > 1;
                (assault.side, loss(attack, 1), asked)
            }
            Step::CounterAttackLosses(reductions) | Step::DefenseLosses(reductions) => {
                let asked = self.reduction_candidates(reductions).len() > 1;
                (assault.defender(), loss(defense, reductions.left), asked)
            }
            Step::AttackLosses { own, .. } => {
                let asked = self.reduction_candidates(own).len() > 1;
                (assault.side, loss(attack, own.left), asked)
            }
            Step::Result | Step::Completion => return None,
        };
        asked.then_some(Decision { side, kind })
    }

    /// The legal answers to what an assault asks.
    pub(super) fn offer_in_assault(&self, assault: &Assault, offers: &mut Vec<Offer>) {
        let losses = |ids: &[PieceId]| self.loss_offer(ids);
        match &assault.step {
            Step::DefenseLeaders => self.offer_defense_leaders(assault, offers),
            Step::AttackPieces => self.offer_attack_pieces(assault, offers),
            Step::ArtilleryDefense => self.offer_fire(assault, offers),
            Step::CounterAttack => self.offer_counter_attacks(assault, offers),
            Step::FireLoss => offers.push(losses(&assault.attack_leaders)),
            Step::CounterAttackLosses(reductions) | Step::DefenseLosses(reductions) => {
                offers.push(losses(&self.reduction_candidates(reductions)));
            }
            Step::AttackLosses { own, .. } => offers.push(losses(&self.reduction_candidates(own))),
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
            defense_leaders: self.blocks.tokens(&assault.defense_leaders),
            pieces: self.blocks.tokens(&assault.attackers),
            leaders: self.blocks.tokens(&assault.attack_leaders),
            counter_attackers: self.blocks.tokens(&assault.counter_attackers),
        })
    }
}

fn loss(position: ApproachName, reductions: u8) -> DecisionKind {
    DecisionKind::TakeLoss { position: PlaceName::Approach(position), reductions }
}

impl Play<'_> {
    /// Step 1: only the attack approach is named.
    pub fn declare_assault(&mut self, side: Side, across: ApproachName) -> Result<(), Refusal> {
        let approach = self.state.board.approach_named(across).ok_or(Refusal::UnknownPlace)?;
        self.state.check_assault(side, approach)?;
        self.act(&[], 1);
        self.tell(Event::AssaultDeclared { side, across });
        self.state.agenda.push(Task::Assault(Box::new(Assault {
            side,
            approach,
            step: Step::DefenseLeaders,
            defense_leaders: Vec::new(),
            attackers: Vec::new(),
            attack_leaders: Vec::new(),
            counter_attackers: Vec::new(),
            attack_lost: 0,
            defense_lost: 0,
            won: false,
        })));
        Ok(())
    }

    /// An answer to what the assault asks.
    pub fn answer_assault(&mut self, assault: Assault, order: &Order) -> Result<(), Refusal> {
        match (&assault.step, order) {
            (Step::DefenseLeaders, Order::LeadDefense { pieces }) => self.lead_defense(assault, pieces),
            (Step::AttackPieces, Order::NameAssault { pieces, leaders }) => {
                self.name_assault(assault, pieces, leaders)
            }
            (Step::ArtilleryDefense, Order::Fire { piece }) => self.fire(assault, *piece),
            (Step::ArtilleryDefense, Order::HoldFire {}) => {
                self.go_on(assault, Step::CounterAttack);
                Ok(())
            }
            (Step::CounterAttack, Order::CounterAttack { pieces }) => self.counter_attack(assault, pieces),
            (_, Order::TakeLoss { piece }) => self.take_assault_loss(assault, *piece),
            _ => Err(Refusal::OtherDecision),
        }
    }

    /// Carries out a step that asks nothing.
    pub fn perform_assault(&mut self, mut assault: Assault) {
        match assault.step.clone() {
            Step::DefenseLeaders => self.push_assault(assault),
            Step::AttackPieces => self.name_the_only_piece(assault),
            Step::ArtilleryDefense => {
                assault.step = Step::CounterAttack;
                self.push_assault(assault);
            }
            Step::CounterAttack => {
                assault.step = Step::Result;
                self.push_assault(assault);
            }
            Step::FireLoss => {
                let leader = assault.attack_leaders[0];
                self.reduce_in_assault(assault, leader);
            }
            Step::CounterAttackLosses(reductions)
            | Step::DefenseLosses(reductions)
            | Step::AttackLosses { own: reductions, .. } => {
                match self.state.reduction_candidates(&reductions).first() {
                    Some(&id) => self.reduce_in_assault(assault, id),
                    None => self.after_losses(assault),
                }
            }
            Step::Result => self.decide_assault(assault),
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

    /// Turns pieces face-up for the assault.
    fn turn_up(&mut self, ids: &[PieceId], reason: ShowReason) {
        for &id in ids {
            self.state.piece_mut(id).face_up = true;
            self.show(id, reason);
        }
    }
}
