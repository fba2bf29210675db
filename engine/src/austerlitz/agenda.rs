//! The agenda: what is still to happen, the next thing last.
//!
//! A task that needs nobody's answer happens at once; the first that does stays on top and is the
//! open decision. The attack under way is kept in the state; tasks only say what of it comes next.

use super::FRENCH;
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
use crate::chance::LogPosition;
use crate::force::Side;
use crate::offer::Offer;
use crate::secrecy::Seat;

/// Something still to happen.
#[derive(Debug, Clone)]
pub(super) enum Task {
    /// The players bid for the choice of armies (12.1).
    Bid,
    /// The winner chooses an army (12.1).
    ChooseArmy { winner: Side, points: u8 },
    /// Teams confer (12.3).
    Confer,
    /// An army is organized and placed (4.3, 4.4); that of a team only organized.
    Organize(Side),
    /// A player of a team places their corps (12.3).
    PlaceCorps(Seat),
    /// A French player detaches units (4.5).
    SetUpDetachments(Seat),
    /// The French name the fixed battery (4.6).
    NameBattery,
    /// The turn of the active side begins.
    BeginTurn,
    /// The active side gives commands (5).
    Act,
    /// The commander-in-chief passes orders, and perhaps gives the first command (12.3).
    WriteOrders,
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
    /// The open decision, the first of several; `None` once the game is over.
    #[must_use]
    pub fn decision(&self) -> Option<Decision> {
        self.agenda.last().and_then(|task| self.asked_by(task))
    }

    /// Of whom something is asked now, and what, sorted by seat.
    #[must_use]
    pub fn asked(&self) -> Vec<(Seat, Decision)> {
        match self.agenda.last() {
            Some(Task::Bid) => self.bidders(),
            Some(Task::Confer) => self.conferring(),
            Some(task) => {
                let asked = self.asked_by(task).map(|decision| (self.seat_asked(task, decision), decision));
                asked.into_iter().collect()
            }
            None => Vec::new(),
        }
    }

    /// Which player of a side decides.
    fn seat_asked(&self, task: &Task, decision: Decision) -> Seat {
        match task {
            Task::Organize(side) => self.chief(*side),
            Task::NameBattery => self.chief(FRENCH),
            Task::PlaceCorps(seat) | Task::SetUpDetachments(seat) => *seat,
            Task::ChooseArmy { winner, .. } => (*winner).into(),
            Task::WriteOrders => self.chief(self.active),
            _ => self.decider(decision.side),
        }
    }

    fn asked_by(&self, task: &Task) -> Option<Decision> {
        let asks = |side, kind| Some(Decision { side, kind });
        let across = || self.approach(self.under_attack().across).name;
        match task {
            Task::Bid => self.bidders().first().map(|(_, decision)| *decision),
            Task::ChooseArmy { winner, .. } => asks(*winner, DecisionKind::ChooseArmy),
            Task::Confer => self.conferring().first().map(|(_, decision)| *decision),
            Task::Organize(side) => asks(*side, DecisionKind::Organize),
            Task::PlaceCorps(seat) if self.has_corps_to_place(*seat) => {
                asks(seat.side, DecisionKind::PlaceCorps)
            }
            Task::SetUpDetachments(seat) if self.has_corps_on_map(*seat) => {
                asks(FRENCH, DecisionKind::SetUpDetachments)
            }
            Task::WriteOrders => asks(self.active, DecisionKind::WriteOrders),
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
    pub fn offers_for(&self, seat: Seat) -> Option<Vec<Offer>> {
        if !self.asked().iter().any(|(asked, _)| *asked == seat) {
            if !self.may_prepare(seat) {
                return None;
            }
            let offers = self.organization_offers(seat, false);
            return (!offers.is_empty()).then_some(offers);
        }
        Some(match self.agenda.last()? {
            Task::Bid => self.bid_offers(),
            Task::ChooseArmy { points, .. } => self.army_offers(*points),
            Task::Confer => self.conference_offers(seat),
            Task::Organize(_) | Task::PlaceCorps(_) => self.organization_offers(seat, true),
            Task::SetUpDetachments(_) => self.detachment_offers(seat),
            Task::WriteOrders => self.writing_offers(),
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
    pub fn answer(&mut self, seat: Seat, order: &Order, at: LogPosition) -> Result<Vec<Event>, Refusal> {
        let asked = self.asked();
        if asked.is_empty() {
            return Err(Refusal::GameOver);
        }
        let is_asked = asked.iter().any(|(asked, _)| *asked == seat);
        if !is_asked && !self.may_prepare(seat) {
            return Err(Refusal::NotYourDecision);
        }
        let mut play = Play::new(self, at);
        if is_asked {
            play.obey(seat, order)?;
            play.run();
        } else {
            play.organize(seat, order, false)?;
        }
        Ok(play.events)
    }

    /// The French may prepare their set-up while the Allies make theirs (R59).
    fn may_prepare(&self, seat: Seat) -> bool {
        let later = self.agenda.iter().any(|task| matches!(task, Task::Organize(FRENCH)));
        let now = matches!(self.agenda.last(), Some(Task::Organize(FRENCH)));
        seat.side == FRENCH && later && !now && self.is_taken(seat)
    }
}

impl Play<'_> {
    /// Checks an order against the open decision, and carries out its first part. Every arm checks
    /// before it changes anything.
    fn obey(&mut self, seat: Seat, order: &Order) -> Result<(), Refusal> {
        let task = self.state.agenda.last().cloned().ok_or(Refusal::GameOver)?;
        match (task, order) {
            (Task::Bid, Order::Bid { points }) => self.bid(seat, *points),
            (Task::Bid, Order::Pass {}) => self.pass(seat),
            (Task::ChooseArmy { winner, points }, Order::ChooseArmy { army }) => {
                self.choose_army(winner, points, *army)
            }
            (Task::Confer, order) => self.confer(seat, order),
            (Task::Organize(_) | Task::PlaceCorps(_), order) => self.organize(seat, order, true),
            (Task::SetUpDetachments(_), order) => self.set_up_detachments(seat, order),
            (Task::WriteOrders, Order::WriteOrder { to, verb, nouns }) => self.write_order(*to, *verb, nouns),
            (Task::WriteOrders, Order::OrdersWritten {}) => {
                self.end_writing();
                Ok(())
            }
            (Task::WriteOrders, order) if self.state.actor() == seat => {
                self.command(seat.side, order)?;
                self.end_writing();
                Ok(())
            }
            (Task::NameBattery, Order::NameBattery { piece, to }) => self.name_battery(*piece, *to),
            (Task::Act, order) => self.command(seat.side, order),
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
            Task::Confer => self.end_conferences(),
            Task::BeginTurn => self.begin_turn(),
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
            | Task::Bid
            | Task::ChooseArmy { .. }
            | Task::Organize(_)
            | Task::PlaceCorps(_)
            | Task::SetUpDetachments(_)
            | Task::WriteOrders
            | Task::NameBattery
            | Task::Act
            | Task::Resolve
            | Task::LeadDefense
            | Task::Follow { .. } => {}
        }
    }
}
