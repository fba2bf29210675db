//! 8, artillery bombardment: declared at the end of a turn, fired at the start of the owner's next one.

use super::agenda::Task;
use super::decision::{Decision, DecisionKind};
use super::event::{Event, LossReason, ShowReason};
use super::play::Play;
use super::refusal::Refusal;
use super::state::State;
use super::view::Acted;
use crate::blocks::PieceId;
use crate::field::board::{ApproachId, Place};
use crate::field::place::PlaceName;
use crate::force::{Arm, Side, Token};
use crate::offer::{Choice, Offer, Pick, Term};

/// What is said of an offer that bombards a position.
const BOMBARD: &str = "bombard";

/// A position under fire.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Bombarded {
    side: Side,
    place: Place,
    points: u8,
}

impl State {
    /// The artillery of the active side that has declared a bombardment, and from where.
    fn declared(&self) -> Option<(PieceId, ApproachId)> {
        self.blocks.army(self.active).find_map(|(id, piece)| Some((id, piece.marks.declared?)))
    }

    /// The same, as long as it can still fire: it stands there, and there is an enemy opposite.
    fn ready_to_fire(&self) -> Option<(PieceId, ApproachId)> {
        let stands = |&(id, from): &(PieceId, ApproachId)| self.piece(id).place() == Place::Approach(from);
        self.declared().filter(stands).filter(|&(_, from)| !self.faces_nobody(from))
    }

    /// Asked exactly when a declaration is pending, which is public.
    pub(super) fn asks_bombardment(&self) -> Option<Decision> {
        let (_, from) = self.ready_to_fire()?;
        let kind = DecisionKind::Bombard { from: self.board.approach(from).name };
        Some(Decision { side: self.active, kind })
    }

    /// The positions at one of which artillery fires: the approach opposite, else the reserve, else
    /// any other approach of that locale.
    fn targets(&self, from: ApproachId) -> Vec<Place> {
        let opposite = self.board.opposite(from);
        let held = |place: &Place| self.blocks.at(*place).next().is_some();
        let first = [Place::Approach(self.board.approach(from).opposite), Place::Reserve(opposite.locale)];
        if let Some(first) = first.into_iter().find(held) {
            return vec![first];
        }
        let others = self.board.locale(opposite.locale).approaches.iter().map(|&id| Place::Approach(id));
        others.filter(held).collect()
    }

    /// Penalties count only for a target in the approach opposite.
    fn fire_strength(&self, id: PieceId, from: ApproachId, target: Place) -> u8 {
        let opposite = self.board.approach(from).opposite;
        let penalty =
            target == Place::Approach(opposite) && self.board.opposite(from).marks.artillery_penalty;
        self.piece(id).face.strength.get().saturating_sub(u8::from(penalty))
    }

    pub(super) fn offer_bombardment(&self, offers: &mut Vec<Offer>) {
        let Some((_, from)) = self.ready_to_fire() else { return };
        let choice = |place: Place| {
            let at = self.board.place_name(place);
            Choice { at: Some(at), ..Choice::of(Term::Place(at)) }
        };
        let at = Pick::value("at", self.targets(from).into_iter().map(choice).collect()).leading(BOMBARD);
        offers.push(Offer::new("fire").pick(at));
        offers.push(Offer::new("cancel_bombardment"));
    }

    /// Who could suffer at a position under fire.
    pub(super) fn bombarded_pieces(&self, target: Bombarded) -> Vec<PieceId> {
        if target.points == 0 { Vec::new() } else { self.standing_at(target.place) }
    }

    /// The defender chooses, where several stand there.
    pub(super) fn asks_bombarded(&self, target: Bombarded) -> Option<Decision> {
        let position = self.board.place_name(target.place);
        let kind = DecisionKind::TakeLoss { position, points: target.points };
        (self.bombarded_pieces(target).len() > 1).then_some(Decision { side: target.side, kind })
    }

    /// Artillery of the active side that may declare a bombardment when its turn ends.
    pub(super) fn guns_to_declare(&self) -> Vec<PieceId> {
        let able = |id: &PieceId| self.check_gun(*id).is_ok();
        let army = self.blocks.army(self.active).map(|(id, _)| id).filter(able);
        self.blocks.in_public_order(army)
    }

    fn check_gun(&self, id: PieceId) -> Result<(), Refusal> {
        let piece = self.piece(id);
        let Place::Approach(approach) = piece.place() else { return Err(Refusal::NotInApproach) };
        if !piece.is(Arm::Artillery) {
            return Err(Refusal::NotArtillery);
        }
        match piece.marks.acted {
            Some(Acted::Assaulted) => Err(Refusal::Assaulted),
            Some(Acted::Fired) => Err(Refusal::Fired),
            // Where there is no enemy, it goes back to reserve before it could declare.
            Some(Acted::Moved) | None => self.check_blocking(approach),
        }
    }

    /// The artillery that declares at the end of the turn, if any does.
    pub(super) fn check_declaration(&self, tokens: &[Token]) -> Result<Option<PieceId>, Refusal> {
        let ids = self.blocks.distinct(self.active, tokens, 1)?;
        for &id in &ids {
            self.check_gun(id)?;
        }
        Ok(ids.first().copied())
    }
}

impl Play<'_> {
    /// A declaration that cannot be kept falls away.
    pub fn let_bombardment_lapse(&mut self) {
        if let Some((id, _)) = self.state.declared() {
            self.drop_declaration(id);
        }
    }

    /// The artillery does not fire; it may act like any other piece (Q11).
    pub fn cancel_bombardment(&mut self) {
        self.state.agenda.pop();
        self.let_bombardment_lapse();
    }

    fn drop_declaration(&mut self, id: PieceId) {
        let piece = self.state.piece_mut(id);
        piece.marks.declared = None;
        piece.face_up = false;
        let (side, token) = (piece.side, piece.token);
        let at = self.name(self.state.piece(id).place());
        self.tell(Event::BombardmentCancelled { side, piece: token, at });
    }

    /// The artillery fires.
    pub fn fire(&mut self, at: PlaceName) -> Result<(), Refusal> {
        let (id, from) = self.state.ready_to_fire().ok_or(Refusal::OtherDecision)?;
        let target = self.state.board.place_named(at).ok_or(Refusal::UnknownPlace)?;
        if !self.state.targets(from).contains(&target) {
            return Err(Refusal::NotTheTarget);
        }
        self.state.agenda.pop();
        let strength = self.state.fire_strength(id, from, target);
        let piece = self.state.piece_mut(id);
        piece.marks.declared = None;
        piece.marks.bombarded = true;
        piece.marks.acted = Some(Acted::Fired);
        let (side, token) = (piece.side, piece.token);
        let from = self.state.board.approach(from).name;
        self.tell(Event::Bombarded { side, piece: token, from, target: at, strength });
        let victim = side.opponent();
        self.state.agenda.push(Task::Bombarded(Bombarded { side: victim, place: target, points: strength }));
        Ok(())
    }

    /// The only piece at a position under fire suffers.
    pub fn suffer_without_choice(&mut self, target: Bombarded) {
        if let Some(&id) = self.state.bombarded_pieces(target).first() {
            self.suffer_bombardment(target, id);
        }
    }

    /// The defender chose who suffers.
    pub fn choose_bombarded(&mut self, target: Bombarded, token: Token) -> Result<(), Refusal> {
        let id = self.state.blocks.own(target.side, token)?;
        if !self.state.bombarded_pieces(target).contains(&id) {
            return Err(Refusal::WrongPiece);
        }
        self.state.agenda.pop();
        self.suffer_bombardment(target, id);
        Ok(())
    }

    /// One piece takes all of it.
    fn suffer_bombardment(&mut self, target: Bombarded, id: PieceId) {
        for _ in 0..target.points {
            if self.state.blocks.survives(id) {
                self.reduce(id, LossReason::Bombardment);
            }
        }
    }

    /// Artillery is turned face-up and aims at the locale opposite.
    pub fn declare_bombardment(&mut self, id: PieceId) {
        let Place::Approach(approach) = self.state.piece(id).place() else { return };
        let marks = &mut self.state.piece_mut(id).marks;
        marks.declared = Some(approach);
        marks.bombarded = true;
        let (side, piece) = (self.state.piece(id).side, self.state.piece(id).token);
        let from = self.state.board.approach(approach).name;
        self.tell(Event::BombardmentDeclared { side, piece, from });
        self.turn_up(&[id], ShowReason::Bombardment);
    }

    /// Artillery that fired this turn is hidden again when the turn ends.
    pub fn hide_what_fired(&mut self, side: Side) {
        let fired = self.state.blocks.army(side).filter(|(_, piece)| piece.marks.acted == Some(Acted::Fired));
        let fired: Vec<_> = fired.map(|(id, _)| id).collect();
        self.turn_down(&fired);
    }
}
