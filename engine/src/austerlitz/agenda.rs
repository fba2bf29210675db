//! The agenda: what is still to happen, the next thing last.
//!
//! A task that needs nobody's answer happens at once; the first that does stays on top and is the
//! open decision. The attack under way is kept in the state; tasks only say what of it comes next.

use super::data::Commander;
use super::decision::{Decision, DecisionKind};
use super::event::Event;
use super::losses::Losses;
use super::order::Order;
use super::play::Play;
use super::refusal::Refusal;
use super::retreat::Retreat;
use super::state::State;
use super::unit::UnitId;
use super::{ALLIES, FRENCH};
use crate::chance::LogPosition;
use crate::force::Side;
use crate::offer::Offer;

/// Something still to happen.
#[derive(Debug, Clone)]
pub(super) enum Task {
    /// An army is organized and placed (4.3, 4.4).
    Organize(Side),
    /// The French detach units (4.5).
    SetUpDetachments,
    /// The French name the fixed battery (4.6).
    NameBattery,
    /// The active side gives commands (5).
    Act,
    /// The defender stands or gives way (A2).
    Answer,
    /// The attacker presses or feints (A3).
    Resolve,
    /// The attacker declares who takes part (A2r, A3f, A5).
    Declare,
    /// The defender names leaders (A4).
    LeadDefense,
    /// The result is told, and the defender may counter-attack (A6, A7).
    CounterAttack,
    /// The final result is told, and losses follow (A8).
    Decide,
    /// Losses are placed (A9, A10, 8).
    Losses(Losses),
    /// Losses of the attack are over: morale and completion (A11).
    Complete,
    /// Units in a locale that is left are shown, and lose what they must (8).
    BeginRetreat(Box<Retreat>),
    /// A corps keeps one unit; the others of these are detached.
    Keep(Commander, Vec<UnitId>),
    /// Units go where they can (8).
    Retreat(Box<Retreat>),
    /// The attackers enter the locale they won.
    Storm,
    /// Attackers fall back, the approach is closed.
    FallBack,
    /// Defenders advance (R26).
    Advance,
    /// A commander goes with those of his units that advance, or not (R26).
    Follow { commander: Commander, forward: Vec<UnitId> },
    /// The attack is over.
    EndAttack,
    /// A road move goes on (R16).
    MarchOn,
    /// The turn ends.
    EndTurn,
}

impl State {
    /// The open decision; `None` once the game is over.
    #[must_use]
    pub fn decision(&self) -> Option<Decision> {
        self.agenda.last().and_then(|task| self.asked_by(task))
    }

    fn asked_by(&self, task: &Task) -> Option<Decision> {
        let asks = |side, kind| Some(Decision { side, kind });
        let across = || self.approach(self.under_attack().across).name;
        match task {
            Task::Organize(side) => asks(*side, DecisionKind::Organize),
            Task::SetUpDetachments => asks(FRENCH, DecisionKind::SetUpDetachments),
            Task::NameBattery => asks(FRENCH, DecisionKind::NameBattery),
            Task::Act => asks(self.active, DecisionKind::Act),
            Task::Answer if self.must_ask_defender() => {
                asks(self.active.opponent(), DecisionKind::Answer { across: across() })
            }
            Task::Resolve => asks(self.active, DecisionKind::Resolve { across: across() }),
            Task::Declare if self.must_declare() => {
                asks(self.active, DecisionKind::Declare { across: across() })
            }
            Task::LeadDefense => asks(self.active.opponent(), DecisionKind::LeadDefense { across: across() }),
            Task::CounterAttack if self.may_counter_attack() => {
                asks(self.active.opponent(), DecisionKind::CounterAttack { across: across() })
            }
            Task::Losses(losses) => self.asks_loss(losses),
            Task::Keep(commander, units) if self.standing(units).len() > 1 => {
                asks(commander.side(), DecisionKind::Keep { commander: *commander })
            }
            Task::Retreat(retreat) => self.asks_retreat(retreat),
            Task::Advance => self.asks_advance(),
            Task::Follow { commander, .. } => {
                asks(commander.side(), DecisionKind::Follow { commander: *commander })
            }
            Task::MarchOn => self.asks_marching_on(),
            _ => None,
        }
    }

    /// Those of some units that are not eliminated.
    pub(super) fn standing(&self, ids: &[UnitId]) -> Vec<UnitId> {
        let stands = |&id: &UnitId| self.unit(id).place != super::unit::Place::Eliminated;
        ids.iter().copied().filter(stands).collect()
    }

    /// What a side may answer now, from what it knows; nothing when it may say nothing.
    #[must_use]
    pub fn offers_for(&self, side: Side) -> Option<Vec<Offer>> {
        let decision = self.decision()?;
        if decision.side != side {
            // The French may prepare their set-up while the Allies make theirs (R59).
            let preparing = matches!(self.agenda.last(), Some(Task::Organize(ALLIES)));
            return preparing.then(|| self.organization_offers(side, false));
        }
        Some(match self.agenda.last()? {
            Task::Organize(side) => self.organization_offers(*side, true),
            Task::SetUpDetachments => self.detachment_offers(),
            Task::NameBattery => self.battery_offers(),
            Task::Act => self.command_offers(),
            Task::Answer => self.answer_offers(),
            Task::Resolve => self.resolve_offers(),
            Task::Declare => self.declare_offers(),
            Task::LeadDefense => self.lead_defense_offers(),
            Task::CounterAttack => self.counter_attack_offers(),
            Task::Losses(losses) => self.loss_offers(losses),
            Task::Keep(_, units) => self.keep_offers(units),
            Task::Retreat(retreat) => self.retreat_offers(retreat),
            Task::Advance => self.advance_offers(),
            Task::Follow { .. } => vec![Offer::new("go_forward"), Offer::new("stay_back")],
            Task::MarchOn => self.march_on_offers(),
            _ => Vec::new(),
        })
    }

    /// Carries out an order. On a refusal nothing has changed.
    pub fn answer(&mut self, side: Side, order: &Order, at: LogPosition) -> Result<Vec<Event>, Refusal> {
        let decision = self.decision().ok_or(Refusal::GameOver)?;
        let preparing = matches!(self.agenda.last(), Some(Task::Organize(ALLIES)));
        if decision.side != side && !(preparing && side == FRENCH) {
            return Err(Refusal::NotYourDecision);
        }
        let mut play = Play::new(self, at);
        if preparing && side == FRENCH {
            play.organize(side, order, false)?;
        } else {
            play.obey(side, order)?;
            play.run();
        }
        Ok(play.events)
    }
}

impl Play<'_> {
    /// Checks an order against the open decision, and carries out its first part. Every arm checks
    /// before it changes anything.
    fn obey(&mut self, side: Side, order: &Order) -> Result<(), Refusal> {
        let task = self.state.agenda.last().cloned().ok_or(Refusal::GameOver)?;
        match (task, order) {
            (Task::Organize(side), order) => self.organize(side, order, true),
            (Task::SetUpDetachments, order) => self.set_up_detachments(order),
            (Task::NameBattery, Order::NameBattery { piece, to }) => self.name_battery(*piece, *to),
            (Task::Act, order) => self.command(side, order),
            (Task::Answer, Order::Stand { pieces, commanders }) => self.stand(pieces, commanders),
            (Task::Answer, Order::GiveWay {}) => {
                self.give_way();
                Ok(())
            }
            (Task::Resolve, Order::Press {}) => self.press(),
            (Task::Resolve, Order::Feint {}) => self.feint(),
            (Task::Declare, order) => self.declare(order),
            (Task::LeadDefense, Order::LeadDefense { leaders }) => self.lead_defense(leaders),
            (Task::CounterAttack, Order::CounterAttack { pieces }) => self.counter_attack(pieces),
            (Task::Losses(losses), Order::TakeLoss { piece }) => self.take_loss(losses, *piece),
            (Task::Keep(commander, units), Order::Keep { piece }) => self.keep(commander, &units, *piece),
            (Task::Retreat(retreat), Order::Retreat { piece, to }) => {
                self.retreat_unit(&retreat, *piece, *to)
            }
            (Task::Advance, Order::Advance { pieces }) => self.advance(pieces),
            (Task::Follow { commander, forward }, Order::GoForward {}) => {
                self.follow(commander, &forward, true);
                Ok(())
            }
            (Task::Follow { commander, forward }, Order::StayBack {}) => {
                self.follow(commander, &forward, false);
                Ok(())
            }
            (Task::MarchOn, order) => self.march_on(order),
            _ => Err(Refusal::OtherDecision),
        }
    }

    /// Does what needs nobody's answer, until something does or the game is over.
    pub fn run(&mut self) {
        loop {
            if self.state.outcome.is_some() {
                self.state.agenda.clear();
            }
            let Some(task) = self.state.agenda.pop() else { return };
            if self.state.asked_by(&task).is_some() {
                self.state.agenda.push(task);
                return;
            }
            self.perform(task);
        }
    }

    /// Carries out a task that asks nothing.
    fn perform(&mut self, task: Task) {
        match task {
            Task::Answer => self.answer_without_choice(),
            Task::Declare => self.declare_without_choice(),
            Task::CounterAttack => self.state.agenda.push(Task::Decide),
            Task::Decide => self.decide(),
            Task::Losses(losses) => self.place_without_choice(losses),
            Task::Complete => self.complete(),
            Task::BeginRetreat(retreat) => self.begin_retreat(*retreat),
            Task::Retreat(retreat) => self.retreat_without_choice(&retreat),
            Task::Storm => self.storm(),
            Task::FallBack => self.fall_back(),
            Task::Advance => self.advance_without_choice(),
            Task::EndAttack => self.end_attack(),
            Task::MarchOn => self.end_road_move(),
            Task::EndTurn => self.next_turn(),
            // The only unit left to a corps stays with its commander.
            Task::Keep(..)
            | Task::Organize(_)
            | Task::SetUpDetachments
            | Task::NameBattery
            | Task::Act
            | Task::Resolve
            | Task::LeadDefense
            | Task::Follow { .. } => {}
        }
    }
}
