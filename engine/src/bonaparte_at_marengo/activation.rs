//! 6, French activation.

use super::FRANCE;
use super::decision::{Decision, DecisionKind};
use super::event::Event;
use super::play::Play;
use super::refusal::Refusal;
use super::state::State;
use crate::blocks::PieceId;
use crate::force::Token;
use crate::offer::{Count, Offer, Pick};

/// Pieces that may be activated on the first French turn, and on later ones.
const MOST: [u8; 2] = [1, 2];

/// The round from which the player may activate in any case: 11:00 AM.
const ELEVEN: u8 = 6;

impl State {
    /// The inactive pieces, in public order.
    fn inactive(&self) -> Vec<PieceId> {
        let inactive = self.blocks.army(FRANCE).filter(|(_, piece)| piece.marks.inactive);
        self.blocks.in_public_order(inactive.map(|(id, _)| id))
    }

    /// How many pieces the player may activate this turn.
    fn may_activate(&self) -> u8 {
        let [first, later] = MOST;
        if self.round == 1 {
            first
        } else if self.set_up_entered || self.round >= ELEVEN {
            later
        } else {
            0
        }
    }

    fn most_to_activate(&self) -> u8 {
        self.may_activate().min(u8::try_from(self.inactive().len()).unwrap_or(u8::MAX))
    }

    /// Asked whenever a choice is allowed and an inactive piece is left (Q42).
    pub(super) fn asks_activation(&self) -> Option<Decision> {
        let most = self.most_to_activate();
        (most > 0).then_some(Decision { side: FRANCE, kind: DecisionKind::Activate { most } })
    }

    pub(super) fn offer_activation(&self, offers: &mut Vec<Offer>) {
        let inactive = self.blocks.tokens(&self.inactive());
        let count = Count::free(0, self.most_to_activate());
        offers.push(Offer::new("activate").pick(Pick::blocks("pieces", inactive, count)));
    }

    /// Whether an enemy stands next to a piece.
    fn enemy_beside(&self, id: PieceId) -> bool {
        let locale = self.board.locale_of(self.piece(id).place());
        let neighbours = locale.map(|locale| &self.board.locale(locale).neighbours);
        neighbours.is_some_and(|beside| beside.iter().any(|&next| self.enemy_in(FRANCE, next)))
    }
}

impl Play<'_> {
    /// Pieces next to an enemy become active, first of all (Q30).
    pub fn activate_by_enemy(&mut self) {
        let woken: Vec<_> =
            self.state.inactive().into_iter().filter(|&id| self.state.enemy_beside(id)).collect();
        self.make_active(&woken, true);
    }

    /// The player chose who becomes active.
    pub fn activate(&mut self, tokens: &[Token]) -> Result<(), Refusal> {
        let ids = self.state.blocks.distinct(FRANCE, tokens, usize::from(self.state.most_to_activate()))?;
        if ids.iter().any(|&id| !self.state.piece(id).marks.inactive) {
            return Err(Refusal::NotInactive);
        }
        self.state.agenda.pop();
        let ids = self.state.blocks.in_public_order(ids);
        self.make_active(&ids, false);
        Ok(())
    }

    fn make_active(&mut self, ids: &[PieceId], by_enemy: bool) {
        if ids.is_empty() {
            return;
        }
        for &id in ids {
            self.state.piece_mut(id).marks.inactive = false;
        }
        let pieces = ids.iter().map(|&id| self.state.piece(id).token).collect();
        let places = ids.iter().map(|&id| self.name(self.state.piece(id).place())).collect();
        self.tell(Event::Activated { pieces, places, by_enemy });
    }
}
