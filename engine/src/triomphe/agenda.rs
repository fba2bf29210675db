//! The agenda: what is still to happen, the next thing last.
//!
//! An order puts tasks on the agenda. A task that needs nobody's answer happens at
//! once; the first that does stays on top and is the open decision. So a decision
//! in the middle of a retreat simply stands on top of the rest of the retreat.

use super::assault::{AfterAssault, Assault};
use super::bombardment::Bombarded;
use super::decision::{Decision, DecisionKind};
use super::event::Event;
use super::manoeuvre::Attack;
use super::order::Order;
use super::play::Play;
use super::refusal::Refusal;
use super::retreat::{Retreat, RetreatLosses};
use super::road_march::RoadMarching;
use super::state::State;
use crate::blocks::PieceId;
use crate::chance::LogPosition;
use crate::field::board::LocaleId;
use crate::field::place::LocaleNumber;
use crate::force::Side;
use crate::offer::{Choice, Offer, Pick};

/// Offers for one decision, mostly: room is made for them at once.
const MOST_OFFERS: usize = 32;

/// Something still to happen.
#[derive(Debug, Clone)]
pub(crate) enum Task {
    /// The active side gives orders until it ends its turn (D1).
    Act,
    /// The defender may respond (D2).
    Respond(Attack),
    /// A manoeuvre attack is decided.
    Decide(Attack),
    /// Repulsed attackers may move up (D3).
    Advance(Attack),
    /// The attackers enter the locale they won.
    Enter(Attack),
    /// Infantry is shown where it has to be (D6), then the attack is over.
    Prove(Attack),
    /// Cavalry that won may march on (D5).
    MarchOn(RoadMarching),
    /// A road march with an attack is over: the cavalry is shown.
    EndRoadMarch(RoadMarching),
    /// A bombardment takes effect (D7).
    Bombarded(Bombarded),
    /// An assault goes on (D8 to D14).
    Assault(Box<Assault>),
    /// An assault is over.
    AfterAssault(AfterAssault),
    /// A locale that was lost by assault is left.
    BeginRetreat {
        /// The defender.
        side: Side,
        /// The locale to be left.
        locale: LocaleId,
        /// The attack locale.
        from: LocaleId,
        /// Several attackers advance over a wide border.
        strong: bool,
    },
    /// Losses of a retreat (D15).
    RetreatLosses(RetreatLosses),
    /// Where retreating pieces go (D16).
    Retreat(Retreat),
    /// Faces shown in a retreat are hidden again.
    HideRetreat(Side),
    /// An army loses tokens (D17).
    LoseMorale(Side, u8),
    /// An army commits tokens to a locale.
    CommitMorale(Side, LocaleId, u8),
    /// The opponent may make up for missing tokens (D18).
    TransferMorale(Side, LocaleId, u8),
    /// Morale clean-up, steps 1 and 2, of the active side.
    CleanUpMorale,
    /// France may take a token back (D19).
    RecoverMorale,
    /// The turn ends and the next begins.
    NextTurn,
}

impl State {
    /// The open decision; `None` once the game is over.
    #[must_use]
    pub fn decision(&self) -> Option<Decision> {
        self.agenda.last().and_then(|task| self.asked_by(task))
    }

    /// What a task asks of whom, if it asks anything.
    fn asked_by(&self, task: &Task) -> Option<Decision> {
        match task {
            Task::Act => Some(Decision { side: self.active, kind: DecisionKind::Act }),
            Task::Respond(attack) => self.asks_response(attack),
            Task::Advance(attack) => self.asks_advance(attack),
            Task::Prove(attack) => self.asks_proof(attack),
            Task::MarchOn(march) => self.asks_march_on(march),
            Task::Bombarded(target) => self.asks_bombarded(target),
            Task::Assault(assault) => self.asks_assault(assault),
            Task::RetreatLosses(losses) => self.asks_loss(losses),
            Task::Retreat(retreat) => self.asks_retreat(retreat),
            &Task::LoseMorale(side, tokens) => self.asks_removal(side, tokens),
            &Task::TransferMorale(side, locale, missing) => self.asks_transfer(side, locale, missing),
            Task::RecoverMorale => self.asks_recovery(),
            Task::Decide(_)
            | Task::Enter(_)
            | Task::EndRoadMarch(_)
            | Task::AfterAssault(_)
            | Task::BeginRetreat { .. }
            | Task::HideRetreat(_)
            | Task::CommitMorale(..)
            | Task::CleanUpMorale
            | Task::NextTurn => None,
        }
    }

    /// The legal answers of a side: to the open decision if it is its own; else
    /// what it may do all the same, if anything. Computed from what that side
    /// knows, never from hidden faces of the enemy.
    #[must_use]
    pub fn offers(&self, side: Side) -> Option<Vec<Offer>> {
        let decision = self.decision()?;
        let mut offers = if decision.side == side { self.answers() } else { Vec::new() };
        if decision.kind == DecisionKind::Act {
            self.offer_cancelling(side, &mut offers);
        }
        (decision.side == side || !offers.is_empty()).then_some(offers)
    }

    /// Everything that answers the open decision.
    fn answers(&self) -> Vec<Offer> {
        let mut offers = Vec::with_capacity(MOST_OFFERS);
        match self.agenda.last() {
            Some(Task::Act) => {
                let fresh = self.fresh();
                self.offer_continuations(&mut offers);
                self.offer_marches(&fresh, &mut offers);
                self.offer_road_marches(&fresh, &mut offers);
                self.offer_pontoon(&mut offers);
                self.offer_manoeuvre_attacks(&fresh, &mut offers);
                self.offer_bombardments(&mut offers);
                self.offer_assaults(&fresh, &mut offers);
                self.offer_organizing(&mut offers);
                self.offer_end_of_turn(&mut offers);
            }
            Some(Task::Respond(attack)) => self.offer_responses(attack, &mut offers),
            Some(Task::Advance(attack)) => offers.extend(self.advance_offers(attack)),
            Some(Task::Prove(attack)) => {
                let piece = Pick::block("piece", self.blocks.tokens(&self.provers(attack)));
                offers.push(Offer::new("show_infantry").pick(piece));
            }
            Some(Task::MarchOn(march)) => self.offer_marching_on(march, &mut offers),
            Some(Task::Bombarded(target)) => {
                offers.push(self.loss_offer(&self.bombarded(target)));
            }
            Some(Task::Assault(assault)) => self.offer_in_assault(assault, &mut offers),
            Some(Task::RetreatLosses(losses)) => {
                offers.push(self.loss_offer(&self.loss_candidates(losses)));
            }
            Some(Task::Retreat(retreat)) => self.offer_retreats(retreat, &mut offers),
            Some(&Task::LoseMorale(side, _)) => {
                offers.push(morale_offer("remove_morale", self.token_locales(side, None)));
            }
            Some(&Task::TransferMorale(side, locale, _)) => {
                offers.push(morale_offer("transfer_morale", self.token_locales(side, Some(locale))));
                offers.push(Offer::new("leave_morale"));
            }
            Some(Task::RecoverMorale) => {
                offers.push(morale_offer("recover_morale", self.recoverable_locales()));
                offers.push(Offer::new("recover_nothing"));
            }
            _ => {}
        }
        offers
    }

    /// One of these takes the next reduction.
    pub(super) fn loss_offer(&self, pieces: &[PieceId]) -> Offer {
        Offer::new("take_loss").pick(Pick::block("piece", self.blocks.tokens(pieces)))
    }

    /// Carries out an order. On a refusal nothing has changed.
    pub fn apply(&mut self, side: Side, order: &Order, at: LogPosition) -> Result<Vec<Event>, Refusal> {
        let decision = self.decision().ok_or(Refusal::GameOver)?;
        let mut play = Play::new(self, at);
        match order {
            Order::CancelBombardment { piece } if decision.kind == DecisionKind::Act => {
                play.cancel_bombardment(side, *piece)?;
            }
            _ if decision.side != side => return Err(Refusal::NotYourDecision),
            _ => {
                play.answer(side, order)?;
                play.run();
                play.cancel_left_positions();
                if matches!(play.state.agenda.last(), Some(Task::Act)) {
                    play.shuffle_remembered();
                }
            }
        }
        Ok(play.events)
    }
}

/// A token of morale from one of these locales.
fn morale_offer(order: &'static str, from: Vec<LocaleNumber>) -> Offer {
    let choices = from.into_iter().map(Choice::locale);
    Offer::new(order).pick(Pick::value("from", choices.collect()).leading("morale"))
}

impl Play<'_> {
    /// Checks an order against the open decision, and carries out its first part.
    /// Every arm checks before it changes anything.
    fn answer(&mut self, side: Side, order: &Order) -> Result<(), Refusal> {
        let task = self.state.agenda.last().cloned().ok_or(Refusal::GameOver)?;
        match (task, order) {
            (Task::Act, order) => self.act_on(side, order),
            (Task::Respond(attack), Order::Respond { pieces }) => self.respond(&attack, pieces),
            (Task::Advance(attack), Order::Advance {}) => {
                self.advance(&attack);
                Ok(())
            }
            (Task::Advance(_), Order::Stay {}) | (Task::RecoverMorale, Order::RecoverNothing {}) => {
                self.state.agenda.pop();
                Ok(())
            }
            (Task::Prove(attack), Order::ShowInfantry { piece }) => self.show_infantry(attack, *piece),
            (Task::MarchOn(march), Order::MarchOn { crossings }) => self.march_on(&march, crossings),
            (Task::MarchOn(march), Order::Halt {}) => {
                self.halt(march);
                Ok(())
            }
            (Task::MarchOn(march), Order::Continuation { pieces, to }) => {
                self.continue_road_march(&march, pieces, *to)
            }
            (Task::Bombarded(target), Order::TakeLoss { piece }) => self.choose_bombarded(&target, *piece),
            (Task::Assault(assault), order) => self.answer_assault(*assault, order),
            (Task::RetreatLosses(losses), Order::TakeLoss { piece }) => self.take_loss(losses, *piece),
            (Task::Retreat(retreat), Order::Retreat { piece, to }) => {
                self.retreat_piece(retreat, *piece, *to)
            }
            (Task::Retreat(retreat), Order::GiveUp { piece }) => self.give_up(retreat, *piece),
            (Task::LoseMorale(army, left), Order::RemoveMorale { from }) => {
                self.remove_morale(army, left, *from)
            }
            (Task::TransferMorale(army, to, missing), Order::TransferMorale { from }) => {
                self.transfer_morale(army, to, missing, *from)
            }
            (Task::TransferMorale(army, to, missing), Order::LeaveMorale {}) => {
                self.leave_morale(army, to, missing);
                Ok(())
            }
            (Task::RecoverMorale, Order::RecoverMorale { from }) => self.recover_morale(*from),
            _ => Err(Refusal::OtherDecision),
        }
    }

    fn act_on(&mut self, side: Side, order: &Order) -> Result<(), Refusal> {
        match order {
            Order::March { pieces, to } => self.march(side, pieces, *to),
            Order::RoadMarch { piece, crossings } => self.road_march(side, *piece, crossings),
            Order::FollowRoad { piece, to } => self.follow_road(side, *piece, *to),
            Order::PontoonEntry { piece } => self.enter_by_pontoon(side, *piece),
            Order::ManoeuvreAttack { pieces, across } => self.manoeuvre_attack(side, pieces, *across),
            Order::DeclareBombardment { piece } => self.declare_bombardment(side, *piece),
            Order::CompleteBombardment { piece } => self.complete_bombardment(side, *piece),
            Order::Assault { across } => self.declare_assault(side, *across),
            Order::Organize { pieces } => self.organize(side, pieces),
            Order::Continuation { pieces, to } => self.continue_action(side, pieces, *to),
            Order::EndTurn {} => self.end_turn(),
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
            Task::Act | Task::Respond(_) | Task::Advance(_) | Task::RecoverMorale => {}
            Task::Decide(attack) => self.decide_attack(attack),
            Task::Enter(attack) => self.enter_won_locale(&attack),
            Task::Prove(attack) => self.prove_and_finish(attack),
            Task::MarchOn(march) => self.state.agenda.push(Task::EndRoadMarch(march)),
            Task::EndRoadMarch(march) => self.end_road_march(&march),
            Task::Bombarded(target) => self.suffer_without_choice(&target),
            Task::Assault(assault) => self.perform_assault(*assault),
            Task::AfterAssault(after) => self.end_assault(after),
            Task::BeginRetreat { side, locale, from, strong } => {
                self.begin_retreat(side, locale, from, strong);
            }
            Task::RetreatLosses(losses) => self.assess_losses(losses),
            Task::Retreat(retreat) => self.carry_out_retreat(retreat),
            Task::HideRetreat(side) => self.hide_faces(side),
            Task::LoseMorale(side, tokens) => self.lose_morale(side, tokens),
            Task::CommitMorale(side, locale, tokens) => self.commit_morale(side, locale, tokens),
            Task::TransferMorale(side, locale, missing) => self.forget_missing(side, locale, missing),
            Task::CleanUpMorale => self.clean_up_morale(),
            Task::NextTurn => self.next_turn(),
        }
    }
}
