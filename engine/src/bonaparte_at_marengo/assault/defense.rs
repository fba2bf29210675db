//! Steps 2 and 3: artillery defense and defense leaders, in one answer (Q31).

use super::attack::LEADING;
use super::{Assault, Step};
use crate::blocks::PieceId;
use crate::bonaparte_at_marengo::event::{Event, LossReason, ShowReason};
use crate::bonaparte_at_marengo::play::Play;
use crate::bonaparte_at_marengo::refusal::Refusal;
use crate::bonaparte_at_marengo::state::State;
use crate::force::{Arm, Token};
use crate::offer::{Count, Offer, Pick};

impl State {
    /// The artillery that may fire in defense: it has neither declared nor made a bombardment in its
    /// owner's last turn.
    fn defending_guns(&self, assault: &Assault) -> Vec<PieceId> {
        let able = |id: &PieceId| {
            let piece = self.piece(*id);
            piece.is(Arm::Artillery) && !piece.marks.bombarded
        };
        assault.defense.all.iter().copied().filter(able).collect()
    }

    /// Whether an arm may lead here at all.
    fn leads_here(&self, assault: &Assault, arm: Arm) -> bool {
        arm != Arm::Cavalry || !assault.defended(self).marks.cavalry_obstructing
    }

    /// With and without fire, and with no leaders or those of either arm.
    pub(super) fn offer_defense(&self, assault: &Assault, offers: &mut Vec<Offer>) {
        let none = |field| Pick::blocks(field, Vec::new(), Count::free(0, 0));
        let one_of =
            |field, pieces: &[PieceId]| Pick::blocks(field, self.blocks.tokens(pieces), Count::free(1, 1));
        let mut lines = vec![none("leaders")];
        for arm in LEADING {
            let line = assault.defense.all.iter().filter(|&&id| self.piece(id).is(arm));
            let line = self.blocks.tokens(line);
            let most = assault.most(self).min(line.len());
            if most > 0 && self.leads_here(assault, arm) {
                let count = Count::free(1, u8::try_from(most).unwrap_or(u8::MAX));
                lines.push(Pick::blocks("leaders", line, count));
            }
        }
        let guns = self.defending_guns(assault);
        let mut fires = vec![(none("fire"), none("hit"))];
        if !guns.is_empty() {
            fires.push((one_of("fire", &guns), one_of("hit", &assault.attack.leaders)));
        }
        for (fire, hit) in fires {
            for leaders in &lines {
                let offer = Offer::new("defend").pick(fire.clone()).pick(hit.clone());
                offers.push(offer.pick(leaders.clone()));
            }
        }
    }

    /// The gun that fires and the leader it hits, if any does.
    fn check_fire(
        &self,
        assault: &Assault,
        fire: &[Token],
        hit: &[Token],
    ) -> Result<Option<(PieceId, PieceId)>, Refusal> {
        let guns = self.blocks.distinct(assault.defense.side, fire, 1)?;
        let hits = self.blocks.distinct(assault.attack.side, hit, 1)?;
        if guns.iter().any(|id| !self.defending_guns(assault).contains(id)) {
            return Err(Refusal::CannotFire);
        }
        if hits.len() != guns.len() || hits.iter().any(|id| !assault.attack.leaders.contains(id)) {
            return Err(Refusal::WrongHit);
        }
        Ok(guns.into_iter().zip(hits).next())
    }

    fn check_defense_leaders(&self, assault: &Assault, leaders: &[Token]) -> Result<Vec<PieceId>, Refusal> {
        let ids = self.blocks.distinct(assault.defense.side, leaders, usize::MAX)?;
        if ids.len() > assault.most(self) {
            return Err(Refusal::TooManyLeaders);
        }
        if ids.iter().any(|id| !assault.defense.all.contains(id)) {
            return Err(Refusal::WrongPiece);
        }
        let arms = ids.iter().map(|&id| self.piece(id).face.arm);
        if arms.clone().any(|arm| arm == Arm::Artillery) {
            return Err(Refusal::ArtilleryLeadsNot);
        }
        if arms.clone().any(|arm| !self.leads_here(assault, arm)) {
            return Err(Refusal::CavalryObstructed);
        }
        let mut others = arms.clone().skip(1);
        if others.any(|arm| arms.clone().next() != Some(arm)) {
            return Err(Refusal::MixedLeaders);
        }
        Ok(ids)
    }
}

impl Play<'_> {
    /// The defender fires, or not, and names leaders, perhaps none.
    pub(super) fn defend(
        &mut self,
        mut assault: Assault,
        fire: &[Token],
        hit: &[Token],
        leaders: &[Token],
    ) -> Result<(), Refusal> {
        let fires = self.state.check_fire(&assault, fire, hit)?;
        let ids = self.state.check_defense_leaders(&assault, leaders)?;
        let leaders = self.state.blocks.tokens(&ids);
        let side = assault.defense.side;
        self.tell(Event::Defended { side, fire: fire.to_vec(), hit: hit.to_vec(), leaders });
        if let Some((gun, hit)) = fires {
            self.turn_up(&[gun], ShowReason::ArtilleryDefense);
            for _ in 0..self.state.piece(gun).face.strength.get() {
                if self.state.blocks.survives(hit) {
                    self.reduce(hit, LossReason::ArtilleryDefense);
                }
            }
        }
        self.turn_up(&ids, ShowReason::Assault);
        assault.defense.arm = ids.first().map(|&id| self.state.piece(id).face.arm);
        assault.defense.leaders = ids;
        self.go_on(assault, Step::Result);
        Ok(())
    }
}
