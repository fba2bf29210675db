//! The agenda: what is still to happen, the next thing last.
//!
//! An order puts tasks on the agenda. A task that needs nobody's answer happens at once; the first that
//! does stays on top and is the open decision. So a decision in the middle of a retreat simply stands on
//! top of the rest of the retreat.

use super::FRANCE;
use super::assault::{AfterAssault, Assault};
use super::bombardment::Bombarded;
use super::decision::{Decision, DecisionKind};
use super::event::Event;
use super::manoeuvre::Attack;
use super::order::Order;
use super::play::Play;
use super::refusal::Refusal;
use super::retreat::{Retreat, RetreatLosses};
use super::state::State;
use crate::blocks::PieceId;
use crate::chance::LogPosition;
use crate::force::Side;
use crate::offer::{Offer, Pick};

/// Offers for one decision, mostly: room is made for them at once.
const MOST_OFFERS: usize = 32;

/// Something still to happen.
#[derive(Debug, Clone)]
pub(crate) enum Task {
    /// Both seats bid (3).
    Bid,
    /// Who bid more chooses an army (3).
    ChooseArmy,
    /// France may activate pieces (6).
    Activate,
    /// Blocks that were activated may hide among the active ones (Q41).
    ShuffleAgain,
    /// A declared bombardment is fired or cancelled, or falls away (8).
    Bombard,
    /// The active side gives orders until it ends its turn (5).
    Act,
    /// The defender blocks an attack, or retreats (9).
    Respond(Attack),
    /// Blocked attackers may move up (9).
    MoveUp(Attack),
    /// The attackers enter the locale they won (9).
    Enter(Attack),
    /// A position suffers a bombardment (8).
    Bombarded(Bombarded),
    /// An assault goes on (10).
    Assault(Box<Assault>),
    /// An assault is over (10).
    AfterAssault(AfterAssault),
    /// Losses of a retreat (11).
    RetreatLosses(RetreatLosses),
    /// Where retreating pieces go (11).
    Retreat(Retreat),
    /// Faces shown in a retreat are hidden again.
    HideFaces(Side),
    /// The turn ends and the next begins.
    NextTurn,
}

impl State {
    /// The open decisions, sorted by side; none once the game is over.
    #[must_use]
    pub fn decisions(&self) -> Vec<Decision> {
        match self.agenda.last() {
            Some(Task::Bid) => self.asks_bids(),
            Some(task) => self.asked_by(task).into_iter().collect(),
            None => Vec::new(),
        }
    }

    /// What a task asks of whom, if it asks anything; bids are asked of both.
    fn asked_by(&self, task: &Task) -> Option<Decision> {
        match task {
            Task::Bid => self.asks_bids().first().copied(),
            Task::ChooseArmy => self.asks_choice(),
            Task::Activate => self.asks_activation(),
            Task::Bombard => self.asks_bombardment(),
            Task::Act => Some(Decision { side: self.active, kind: DecisionKind::Act }),
            Task::Respond(attack) => self.asks_response(attack),
            Task::MoveUp(attack) => Some(self.asks_moving_up(attack)),
            Task::Bombarded(target) => self.asks_bombarded(*target),
            Task::Assault(assault) => self.asks_assault(assault),
            Task::RetreatLosses(losses) => self.asks_retreat_loss(losses),
            Task::Retreat(retreat) => self.asks_retreat(*retreat),
            Task::ShuffleAgain
            | Task::Enter(_)
            | Task::AfterAssault(_)
            | Task::HideFaces(_)
            | Task::NextTurn => None,
        }
    }

    /// The legal answers of an army to the open decision, if it is its own. Computed from what it
    /// knows, never from hidden faces of the enemy.
    #[must_use]
    pub fn offers_for(&self, side: Side) -> Option<Vec<Offer>> {
        self.decisions().iter().any(|decision| decision.side == side).then(|| self.answers())
    }

    fn answers(&self) -> Vec<Offer> {
        let mut offers = Vec::with_capacity(MOST_OFFERS);
        match self.agenda.last() {
            Some(Task::Bid) => State::offer_bids(&mut offers),
            Some(Task::ChooseArmy) => State::offer_armies(&mut offers),
            Some(Task::Activate) => self.offer_activation(&mut offers),
            Some(Task::Bombard) => self.offer_bombardment(&mut offers),
            Some(Task::Act) => self.offer_orders(&mut offers),
            Some(Task::Respond(attack)) => self.offer_responses(attack, &mut offers),
            Some(Task::MoveUp(attack)) => self.offer_moving_up(attack, &mut offers),
            Some(Task::Bombarded(target)) => offers.push(self.loss_offer(&self.bombarded_pieces(*target))),
            Some(Task::Assault(assault)) => self.offer_in_assault(assault, &mut offers),
            Some(Task::RetreatLosses(losses)) => offers.push(self.loss_offer(&self.loss_candidates(losses))),
            Some(Task::Retreat(retreat)) => self.offer_retreats(*retreat, &mut offers),
            _ => {}
        }
        offers
    }

    /// The orders of a turn.
    fn offer_orders(&self, offers: &mut Vec<Offer>) {
        let fresh = self.fresh();
        self.offer_continuations(offers);
        self.offer_riding_on(offers);
        self.offer_assaults(&fresh, offers);
        self.offer_group_moves(&fresh, offers);
        self.offer_road_moves(&fresh, offers);
        self.offer_following_roads(&fresh, offers);
        self.offer_pontoon(&fresh, offers);
        self.offer_manoeuvre_attacks(&fresh, offers);
        self.offer_end_of_turn(offers);
    }

    /// One of these takes the next loss.
    fn loss_offer(&self, pieces: &[PieceId]) -> Offer {
        Offer::new("take_loss").pick(Pick::block("piece", self.blocks.tokens(pieces)))
    }

    /// Carries out an order of an army. On a refusal nothing has changed.
    pub fn answer(&mut self, side: Side, order: &Order, at: LogPosition) -> Result<Vec<Event>, Refusal> {
        let decisions = self.decisions();
        if decisions.is_empty() {
            return Err(Refusal::GameOver);
        }
        if decisions.iter().all(|decision| decision.side != side) {
            return Err(Refusal::NotYourDecision);
        }
        let mut play = Play::new(self, at);
        play.carry_out(side, order)?;
        play.run();
        Ok(play.events)
    }
}

impl Play<'_> {
    /// Checks an order against the open decision, and carries out its first part. Every arm checks
    /// before it changes anything.
    fn carry_out(&mut self, side: Side, order: &Order) -> Result<(), Refusal> {
        let task = self.state.agenda.last().cloned().ok_or(Refusal::GameOver)?;
        match (task, order) {
            (Task::Bid, Order::Bid { points }) => self.bid(side, *points),
            (Task::ChooseArmy, Order::ChooseArmy { army }) => {
                self.choose_army(side, *army);
                Ok(())
            }
            (Task::Activate, Order::Activate { pieces }) => self.activate(pieces),
            (Task::Bombard, Order::Fire { at }) => self.fire(*at),
            (Task::Bombard, Order::CancelBombardment {}) => {
                self.cancel_bombardment();
                Ok(())
            }
            (Task::Act, order) => self.act_on(side, order),
            (Task::Respond(attack), Order::Block { pieces }) => self.block(attack, pieces),
            (Task::Respond(attack), Order::GiveWay {}) => {
                self.state.agenda.pop();
                self.give_way(attack);
                Ok(())
            }
            (Task::MoveUp(attack), Order::MoveUp { pieces }) => self.move_up(&attack, pieces),
            (Task::Bombarded(target), Order::TakeLoss { piece }) => self.choose_bombarded(target, *piece),
            (Task::Assault(assault), order) => self.answer_assault(*assault, order),
            (Task::RetreatLosses(losses), Order::TakeLoss { piece }) => {
                self.take_retreat_loss(losses, *piece)
            }
            (Task::Retreat(retreat), Order::Retreat { piece, to }) => {
                self.retreat_piece(retreat, *piece, *to)
            }
            (Task::Retreat(retreat), Order::GiveUp { piece }) => self.give_up(retreat, *piece),
            _ => Err(Refusal::OtherDecision),
        }
    }

    fn act_on(&mut self, side: Side, order: &Order) -> Result<(), Refusal> {
        match order {
            Order::Assault { across, pieces, leaders } => {
                self.declare_assault(side, *across, pieces, leaders)
            }
            Order::GroupMove { pieces, to } => self.group_move(side, pieces, *to),
            Order::RoadMove { piece, crossings } => self.road_move(side, *piece, crossings),
            Order::FollowRoad { piece, to } => self.follow_road(side, *piece, *to),
            Order::PontoonEntry { piece } => self.enter_by_pontoon(side, *piece),
            Order::ManoeuvreAttack { pieces, across, shown } => {
                self.manoeuvre_attack(side, pieces, *across, shown)
            }
            Order::Continuation { pieces, to } => self.continue_action(side, pieces, *to),
            Order::RideOn { crossings } => self.ride_on(crossings),
            Order::EndTurn { bombard } => self.end_turn(bombard),
            _ => Err(Refusal::OtherDecision),
        }
    }

    /// Does what needs nobody's answer, until something does or the game is over.
    pub fn run(&mut self) {
        while let Some(task) = self.state.agenda.pop() {
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
            Task::Bid | Task::ChooseArmy | Task::Activate | Task::Act | Task::MoveUp(_) => {}
            Task::ShuffleAgain => self.shuffle_everywhere(FRANCE),
            Task::Bombard => self.let_bombardment_lapse(),
            Task::Respond(attack) => self.give_way(attack),
            Task::Enter(attack) => self.enter_won_locale(&attack),
            Task::Bombarded(target) => self.suffer_without_choice(target),
            Task::Assault(assault) => self.perform_assault(*assault),
            Task::AfterAssault(after) => self.end_assault(after),
            Task::RetreatLosses(losses) => self.assess_retreat_losses(losses),
            Task::Retreat(retreat) => self.carry_out_retreat(retreat),
            Task::HideFaces(side) => self.hide_faces(side),
            Task::NextTurn => self.next_turn(),
        }
    }
}
