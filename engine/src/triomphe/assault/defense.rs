//! Steps 2, 4 and 5: what the defender decides.

use super::losses::Reductions;
use super::{Assault, Step};
use crate::blocks::{Misnamed, PieceId};
use crate::force::{Arm, Token};
use crate::offer::{Count, Offer, Pick};
use crate::triomphe::event::{Event, ShowReason};
use crate::triomphe::play::Play;
use crate::triomphe::refusal::Refusal;
use crate::triomphe::state::{Piece, State};

/// The least strength of a counter-attacker, and of an attack leader.
pub(super) const FIT: u8 = 2;

const ARMS: [Arm; 3] = [Arm::Infantry, Arm::Cavalry, Arm::Artillery];

impl State {
    /// An order by "none", and by each arm by itself.
    fn offer_by_arm(
        &self,
        order: &'static str,
        assault: &Assault,
        candidates: &[PieceId],
        offers: &mut Vec<Offer>,
    ) {
        let none = Pick::blocks("pieces", Vec::new(), Count::free(0, 0));
        let by_arm = ARMS.into_iter().filter_map(|arm| {
            let of_arm = candidates.iter().copied().filter(|&id| self.piece(id).is(arm));
            let pieces = self.blocks.tokens(&of_arm.collect::<Vec<_>>());
            let at_most = assault.most(self).min(u8::try_from(pieces.len()).unwrap_or(u8::MAX));
            (at_most > 0).then(|| Pick::blocks("pieces", pieces, Count::free(1, at_most)))
        });
        offers.extend(std::iter::once(none).chain(by_arm).map(|pick| Offer::new(order).pick(pick)));
    }

    pub(super) fn offer_defense_leaders(&self, assault: &Assault, offers: &mut Vec<Offer>) {
        let there = self.blocks.at(assault.defense_place(self));
        let fit = there.filter(|(_, piece)| assault.arm_allowed(self, piece.face.arm));
        let fit: Vec<_> = fit.map(|(id, _)| id).collect();
        self.offer_by_arm("lead_defense", assault, &fit, offers);
    }

    pub(super) fn offer_counter_attacks(&self, assault: &Assault, offers: &mut Vec<Offer>) {
        let fit: Vec<_> =
            assault.others(self).into_iter().filter(|&id| self.fit_to_counter_attack(assault, id)).collect();
        self.offer_by_arm("counter_attack", assault, &fit, offers);
    }

    fn fit_to_counter_attack(&self, assault: &Assault, id: PieceId) -> bool {
        let face = self.piece(id).face;
        face.strength.get() >= FIT && assault.arm_allowed(self, face.arm)
    }

    pub(super) fn offer_fire(&self, assault: &Assault, offers: &mut Vec<Offer>) {
        let guns: Vec<_> =
            assault.others(self).into_iter().filter(|&id| self.may_fire(self.piece(id))).collect();
        if !guns.is_empty() {
            offers.push(Offer::new("fire").pick(Pick::block("piece", self.blocks.tokens(&guns))));
        }
        offers.push(Offer::new("hold_fire"));
    }

    fn may_fire(&self, piece: &Piece) -> bool {
        piece.is(Arm::Artillery) && self.guns_rested(piece)
    }

    /// D10 is asked unless public facts alone rule fire out: nobody besides the
    /// leaders, a penalty in the attack approach, or all others known not to be
    /// able to.
    pub(super) fn fire_is_possible(&self, assault: &Assault) -> bool {
        let penalty = self.board.approach(assault.approach).marks.artillery_penalty;
        let cannot = |piece: &Piece| piece.shown.is_some() && !self.may_fire(piece);
        !penalty && assault.others(self).iter().any(|&id| !cannot(self.piece(id)))
    }

    /// Pieces of one arm, no more than the border allows.
    fn check_line(&self, assault: &Assault, ids: &[PieceId]) -> Result<(), Refusal> {
        if ids.len() > usize::from(assault.most(self)) {
            return Err(Refusal::TooManyLeaders);
        }
        let arms = ids.iter().map(|&id| self.piece(id).face.arm);
        if arms.clone().any(|arm| !assault.arm_allowed(self, arm)) {
            return Err(Refusal::CavalryObstructed);
        }
        let mut arms = arms;
        match arms.next() {
            Some(first) if arms.any(|arm| arm != first) => Err(Refusal::MixedLeaders),
            _ => Ok(()),
        }
    }

    /// Leaders or counter-attackers of the attacker or defender, checked as a line.
    pub(super) fn checked_line(
        &self,
        assault: &Assault,
        from: &[PieceId],
        ids: Vec<PieceId>,
    ) -> Result<Vec<PieceId>, Refusal> {
        if ids.iter().any(|id| !from.contains(id)) {
            return Err(Refusal::WrongPiece);
        }
        self.check_line(assault, &ids)?;
        Ok(ids)
    }
}

impl Play<'_> {
    /// Step 2: the defender names leaders, perhaps none.
    pub(super) fn lead_defense(&mut self, mut assault: Assault, tokens: &[Token]) -> Result<(), Refusal> {
        let state = &*self.state;
        let from: Vec<_> = state.blocks.at(assault.defense_place(state)).map(|(id, _)| id).collect();
        let ids =
            leaders(state.blocks.distinct(assault.defender(), tokens, usize::from(assault.most(state))))?;
        let ids = state.checked_line(&assault, &from, ids)?;
        let side = assault.defender();
        self.tell(Event::DefenseLed { side, pieces: self.state.blocks.tokens(&ids) });
        self.turn_up(&ids, ShowReason::Assault);
        assault.defense_leaders = ids;
        self.go_on(assault, Step::AttackPieces);
        Ok(())
    }

    /// Step 4: artillery that does not lead fires.
    pub(super) fn fire(&mut self, assault: Assault, token: Token) -> Result<(), Refusal> {
        let id = self.state.blocks.own(assault.defender(), token)?;
        if !assault.others(self.state).contains(&id) || !self.state.may_fire(self.state.piece(id)) {
            return Err(Refusal::CannotFire);
        }
        self.show(id, ShowReason::ArtilleryDefense);
        self.go_on(assault, Step::FireLoss);
        Ok(())
    }

    /// Step 5: the defender counter-attacks, or does not. The counter-attackers
    /// take as many reductions as there are attack leaders.
    pub(super) fn counter_attack(&mut self, mut assault: Assault, tokens: &[Token]) -> Result<(), Refusal> {
        let state = &*self.state;
        let ids =
            leaders(state.blocks.distinct(assault.defender(), tokens, usize::from(assault.most(state))))?;
        let ids = state.checked_line(&assault, &assault.others(state), ids)?;
        if ids.iter().any(|&id| state.piece(id).face.strength.get() < FIT) {
            return Err(Refusal::TooWeak);
        }
        let side = assault.defender();
        self.tell(Event::CounterAttacked { side, pieces: self.state.blocks.tokens(&ids) });
        self.turn_up(&ids, ShowReason::Assault);
        let reductions = Reductions::new(assault.attack_leaders.len(), ids.clone(), Vec::new());
        let step = if ids.is_empty() { Step::Result } else { Step::CounterAttackLosses(reductions) };
        assault.counter_attackers = ids;
        self.go_on(assault, step);
        Ok(())
    }
}

/// Too many leaders is a refusal of its own.
pub(super) fn leaders(ids: Result<Vec<PieceId>, Misnamed>) -> Result<Vec<PieceId>, Refusal> {
    ids.map_err(|misnamed| match misnamed {
        Misnamed::TooMany => Refusal::TooManyLeaders,
        other => other.into(),
    })
}
