//! Step 3: the attacker names assault pieces and leaders among them.

use super::defense::{FIT, leaders};
use super::{Assault, Step};
use crate::blocks::PieceId;
use crate::force::{Arm, Token};
use crate::offer::{Count, Offer, Pick};
use crate::triomphe::data::PIECES_IN_ACTION;
use crate::triomphe::event::{Event, ShowReason};
use crate::triomphe::play::Play;
use crate::triomphe::refusal::Refusal;
use crate::triomphe::state::State;

impl State {
    /// The most assault pieces: three, and what fits into the defense locale.
    fn most_assault_pieces(&self, assault: &Assault) -> usize {
        PIECES_IN_ACTION.min(usize::from(self.board.locale(assault.defense(self).locale).capacity))
    }

    /// One offer for each arm that can lead.
    pub(super) fn offer_attack_pieces(&self, assault: &Assault, offers: &mut Vec<Offer>) {
        let able: Vec<_> = self.nameable(assault.approach).map(|(id, _)| id).collect();
        let at_most = u8::try_from(self.most_assault_pieces(assault).min(able.len())).unwrap_or(u8::MAX);
        for arm in [Arm::Infantry, Arm::Cavalry, Arm::Artillery] {
            let lead = able.iter().copied().filter(|&id| {
                self.piece(id).is(arm)
                    && assault.arm_allowed(self, arm)
                    && self.piece(id).face.strength.get() >= FIT
            });
            let lead = self.blocks.tokens(&lead.collect::<Vec<_>>());
            let most_leaders =
                assault.most(self).min(u8::try_from(lead.len()).unwrap_or(u8::MAX)).min(at_most);
            if most_leaders == 0 {
                continue;
            }
            let count = Count { one_of: lead.clone(), ..Count::free(1, at_most) };
            let pieces = Pick::blocks("pieces", self.blocks.tokens(&able), count);
            let leaders = Pick::blocks("leaders", lead, Count::free(1, most_leaders)).within("pieces");
            offers.push(Offer::new("name_assault").pick(pieces).pick(leaders));
        }
    }
}

impl Play<'_> {
    /// The attacker names assault pieces and, among them, leaders.
    pub(super) fn name_assault(
        &mut self,
        assault: Assault,
        pieces: &[Token],
        lead: &[Token],
    ) -> Result<(), Refusal> {
        let state = &*self.state;
        let ids = state.blocks.distinct(assault.side, pieces, state.most_assault_pieces(&assault))?;
        let able: Vec<_> = state.nameable(assault.approach).map(|(id, _)| id).collect();
        if ids.iter().any(|id| !able.contains(id)) {
            return Err(Refusal::WrongPiece);
        }
        let lead = leaders(state.blocks.distinct(assault.side, lead, usize::from(assault.most(state))))?;
        let lead = state.checked_line(&assault, &ids, lead)?;
        if lead.is_empty() {
            return Err(Refusal::NobodyToLead);
        }
        if lead.iter().any(|&id| state.piece(id).face.strength.get() < FIT) {
            return Err(Refusal::TooWeak);
        }
        self.state.agenda.pop();
        self.begin_attack(assault, ids, lead);
        Ok(())
    }

    /// A single piece that can be named has to lead.
    pub(super) fn name_the_only_piece(&mut self, assault: Assault) {
        let only: Vec<PieceId> = self.state.nameable(assault.approach).map(|(id, _)| id).collect();
        self.begin_attack(assault, only.clone(), only);
    }

    fn begin_attack(&mut self, mut assault: Assault, pieces: Vec<PieceId>, lead: Vec<PieceId>) {
        for &id in &pieces {
            self.state.piece_mut(id).marks.done = true;
        }
        let (all, front) = (self.state.blocks.tokens(&pieces), self.state.blocks.tokens(&lead));
        self.tell(Event::AssaultNamed { side: assault.side, pieces: all, leaders: front });
        self.turn_up(&lead, ShowReason::Assault);
        assault.attackers = pieces;
        assault.attack_leaders = lead;
        assault.step = Step::ArtilleryDefense;
        self.push_assault(assault);
    }
}
