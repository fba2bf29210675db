//! Rule 10, bombardments: declared in one turn, completed in the next.

use super::agenda::Task;
use super::decision::{Decision, DecisionKind};
use super::event::{Event, ReductionReason, ShowReason};
use super::play::Play;
use super::refusal::Refusal;
use super::state::{Piece, State};
use super::view::BombardmentStage;
use super::{AUSTRIA, FRANCE};
use crate::blocks::PieceId;
use crate::field::board::{ApproachId, LocaleId, Place};
use crate::field::place::PlaceName;
use crate::force::{Arm, Side, Token};
use crate::offer::{Offer, Pick, Target};

/// What a gun has been doing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Guns {
    /// The declaration that stands: its round, and the approach it was made from.
    pub declared: Option<(u8, ApproachId)>,
    /// Completed this turn; the face stays up until the turn ends.
    pub completed: bool,
    /// The round of the last own turn in which it declared or completed.
    pub used_in: Option<u8>,
}

impl Guns {
    /// Whether the piece is face-up because of a bombardment.
    pub fn keep_face_up(self) -> bool {
        self.declared.is_some() || self.completed
    }

    /// What everybody sees of it.
    pub fn stage(self) -> Option<BombardmentStage> {
        if self.completed {
            Some(BombardmentStage::Completed)
        } else {
            self.declared.map(|_| BombardmentStage::Declared)
        }
    }
}

/// A bombardment that takes effect: the defender chooses the piece.
#[derive(Debug, Clone)]
pub(crate) struct Bombarded {
    /// The side that suffers.
    side: Side,
    locale: LocaleId,
    /// The approach opposite the artillery.
    facing: ApproachId,
}

impl State {
    /// An own gun in an approach that may act over its border now.
    fn check_gun(&self, side: Side, token: Token) -> Result<(PieceId, ApproachId), Refusal> {
        let id = self.blocks.own(side, token)?;
        let piece = self.piece(id);
        if !piece.is(Arm::Artillery) {
            return Err(Refusal::NotArtillery);
        }
        let Place::Approach(approach) = piece.place() else { return Err(Refusal::NotInApproach) };
        if piece.marks.done {
            Err(Refusal::Done)
        } else if piece.marks.disorganized() {
            Err(Refusal::Disorganized)
        } else if self.closed(approach) {
            Err(Refusal::ClosedBorder)
        } else {
            Ok((id, approach))
        }
    }

    pub(super) fn check_declaration(
        &self,
        side: Side,
        token: Token,
    ) -> Result<(PieceId, ApproachId), Refusal> {
        let (id, approach) = self.check_gun(side, token)?;
        let opposite = self.board.opposite(approach);
        if self.piece(id).marks.guns.declared.is_some() {
            Err(Refusal::AlreadyDeclared)
        } else if !self.blocks.occupies(side.opponent(), opposite.locale) {
            Err(Refusal::NoEnemyToAttack)
        } else if opposite.marks.artillery_penalty {
            Err(Refusal::ArtilleryPenalty)
        } else {
            Ok((id, approach))
        }
    }

    pub(super) fn check_completion(
        &self,
        side: Side,
        token: Token,
    ) -> Result<(PieceId, ApproachId), Refusal> {
        let (id, approach) = self.check_gun(side, token)?;
        if self.piece(id).marks.guns.declared.is_some() {
            Ok((id, approach))
        } else {
            Err(Refusal::NotDeclared)
        }
    }

    fn check_cancelling(&self, side: Side, token: Token) -> Result<PieceId, Refusal> {
        let id = self.blocks.own(side, token)?;
        if self.piece(id).marks.guns.declared.is_some() { Ok(id) } else { Err(Refusal::NotDeclared) }
    }

    /// Offers declarations and completions.
    pub(super) fn offer_bombardments(&self, offers: &mut Vec<Offer>) {
        let side = self.active;
        let guns: Vec<_> = self.blocks.army(side).filter(|(_, piece)| piece.is(Arm::Artillery)).collect();
        for &(_, piece) in &guns {
            let mut offer = |order: &'static str, from: ApproachId| {
                let from = self.board.approach(from).name;
                let target = Target::new("bombardment", PlaceName::Reserve(from.towards));
                let gun = Pick::block("piece", vec![piece.token]);
                offers.push(Offer::new(order).pick(gun).from(PlaceName::Approach(from)).to(target));
            };
            if let Ok((_, from)) = self.check_declaration(side, piece.token) {
                offer("declare_bombardment", from);
            }
            if let Ok((_, from)) = self.check_completion(side, piece.token) {
                offer("complete_bombardment", from);
            }
        }
    }

    /// D20: between actions either side may cancel its declarations.
    pub(super) fn offer_cancelling(&self, side: Side, offers: &mut Vec<Offer>) {
        let declared = self.blocks.army(side).filter(|(_, piece)| piece.marks.guns.declared.is_some());
        let ids: Vec<_> = declared.map(|(id, _)| id).collect();
        if !ids.is_empty() {
            offers
                .push(Offer::new("cancel_bombardment").pick(Pick::block("piece", self.blocks.tokens(&ids))));
        }
    }

    /// The pieces among which the defender chooses: those opposite the artillery,
    /// else the reserve, else any.
    pub(super) fn bombarded(&self, target: &Bombarded) -> Vec<PieceId> {
        let within: Vec<_> = self.blocks.within(target.locale, target.side).collect();
        let class = |wanted: &dyn Fn(Place) -> bool| -> Vec<PieceId> {
            within.iter().filter(|(_, piece)| wanted(piece.place())).map(|&(id, _)| id).collect()
        };
        let classes = [
            class(&|place| place == Place::Approach(target.facing)),
            class(&|place| place == Place::Reserve(target.locale)),
            class(&|_| true),
        ];
        classes.into_iter().find(|class| !class.is_empty()).unwrap_or_default()
    }

    /// D7 is asked when the class has several pieces; their number is public.
    pub(super) fn asks_bombarded(&self, target: &Bombarded) -> Option<Decision> {
        let asked = self.bombarded(target).len() > 1;
        let kind = DecisionKind::Bombarded { locale: self.board.locale(target.locale).number };
        asked.then_some(Decision { side: target.side, kind })
    }

    /// Whether artillery may fire in defense as far as its bombardments go: it did
    /// neither declare nor complete one in its owner's latest turn.
    pub(super) fn guns_rested(&self, piece: &Piece) -> bool {
        let latest = match piece.side {
            AUSTRIA => Some(self.round),
            FRANCE => self.round.checked_sub(1),
        };
        piece.marks.guns.used_in.is_none() || piece.marks.guns.used_in != latest
    }
}

impl Play<'_> {
    /// The gun is turned face-up and declares.
    pub fn declare_bombardment(&mut self, side: Side, token: Token) -> Result<(), Refusal> {
        let (id, approach) = self.state.check_declaration(side, token)?;
        self.act(&[id], 0);
        let round = self.state.round;
        let piece = self.state.piece_mut(id);
        piece.marks.guns.declared = Some((round, approach));
        piece.marks.guns.used_in = Some(round);
        piece.face_up = true;
        let from = self.state.board.approach(approach).name;
        self.tell(Event::BombardmentDeclared { side, piece: token, from });
        self.show(id, ShowReason::Bombardment);
        Ok(())
    }

    /// The bombardment takes effect, if anybody is there to suffer it.
    pub fn complete_bombardment(&mut self, side: Side, token: Token) -> Result<(), Refusal> {
        let (id, approach) = self.state.check_completion(side, token)?;
        self.act(&[id], 0);
        let round = self.state.round;
        let guns = &mut self.state.piece_mut(id).marks.guns;
        guns.declared = None;
        guns.completed = true;
        guns.used_in = Some(round);
        let (from, facing) = (self.state.board.approach(approach).name, self.state.board.opposite(approach));
        let locale = facing.locale;
        let facing = self.state.board.approach(approach).opposite;
        self.tell(Event::BombardmentCompleted { side, piece: token, from });
        let side = side.opponent();
        if self.state.blocks.occupies(side, locale) {
            self.state.agenda.push(Task::Bombarded(Bombarded { side, locale, facing }));
        }
        Ok(())
    }

    /// The owner takes a declaration back.
    pub fn cancel_bombardment(&mut self, side: Side, token: Token) -> Result<(), Refusal> {
        let id = self.state.check_cancelling(side, token)?;
        self.cancel(id);
        Ok(())
    }

    /// There is a single piece to suffer.
    pub fn suffer_without_choice(&mut self, target: &Bombarded) {
        if let Some(&id) = self.state.bombarded(target).first() {
            self.suffer_bombardment(target, id);
        }
    }

    fn suffer_bombardment(&mut self, target: &Bombarded, id: PieceId) {
        let lost = self.reduce(id, ReductionReason::Bombardment);
        if self.state.piece(id).place() != Place::Eliminated && !self.state.piece(id).face_up {
            self.shuffle_with(id);
        }
        self.state.agenda.push(Task::LoseMorale(target.side, lost));
    }

    /// The defender chose which piece suffers.
    pub fn choose_bombarded(&mut self, target: &Bombarded, token: Token) -> Result<(), Refusal> {
        let id = self.state.blocks.own(target.side, token)?;
        if !self.state.bombarded(target).contains(&id) {
            return Err(Refusal::WrongPiece);
        }
        self.state.agenda.pop();
        self.suffer_bombardment(target, id);
        Ok(())
    }

    /// Cancels declarations of guns that have left their position.
    pub fn cancel_left_positions(&mut self) {
        let left = |piece: &Piece| match piece.marks.guns.declared {
            Some((_, approach)) => piece.place() != Place::Approach(approach),
            None => false,
        };
        let ids: Vec<_> =
            self.state.blocks.pieces().filter(|(_, piece)| left(piece)).map(|(id, _)| id).collect();
        for id in ids {
            self.cancel(id);
        }
    }

    /// At the end of a turn completed bombardments are over, and declarations that
    /// were not completed lapse.
    pub fn end_bombardments(&mut self, side: Side) {
        let round = self.state.round;
        let over = |piece: &Piece| {
            let lapsed = piece.marks.guns.declared.is_some_and(|(declared, _)| declared != round);
            piece.marks.guns.completed || lapsed
        };
        let ids: Vec<_> =
            self.state.blocks.army(side).filter(|(_, piece)| over(piece)).map(|(id, _)| id).collect();
        for id in ids {
            if self.state.piece(id).marks.guns.completed {
                let piece = self.state.piece_mut(id);
                piece.marks.guns.completed = false;
                piece.face_up = false;
            } else {
                self.cancel(id);
            }
        }
    }

    fn cancel(&mut self, id: PieceId) {
        let piece = self.state.piece_mut(id);
        piece.marks.guns.declared = None;
        if piece.place() == Place::Eliminated {
            return;
        }
        piece.face_up = false;
        let (side, token) = (piece.side, piece.token);
        let at = self.name(self.state.piece(id).place());
        self.tell(Event::BombardmentCancelled { side, piece: token, at });
        self.shuffle_with(id);
    }
}
