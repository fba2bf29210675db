//! 7.4, forced return to reserve.

use super::event::Event;
use super::play::Play;
use super::state::State;
use crate::blocks::PieceId;
use crate::field::board::{ApproachId, Place};

impl State {
    /// Whether the pieces of the active side in an approach have no enemy opposite.
    pub(super) fn faces_nobody(&self, approach: ApproachId) -> bool {
        !self.enemy_in(self.active, self.board.approach(approach).towards)
    }
}

impl Play<'_> {
    /// When the moves are over, pieces that block towards a locale without enemies go back to reserve,
    /// whatever they have done; it costs nothing.
    pub fn return_to_reserve(&mut self) {
        let side = self.state.active;
        let idle: Vec<ApproachId> = (self.state.board.approaches())
            .filter(|&(id, approach)| {
                let held = self.state.blocks.blocking(id) > 0;
                held && self.state.blocks.occupies(side, approach.locale) && self.state.faces_nobody(id)
            })
            .map(|(id, _)| id)
            .collect();
        for approach in idle {
            let ids: Vec<PieceId> = self.state.standing_at(Place::Approach(approach));
            let pieces = self.state.blocks.tokens(&ids);
            let (locale, from) = {
                let approach = self.state.board.approach(approach);
                (approach.locale, approach.name)
            };
            self.put_all(&ids, Place::Reserve(locale));
            self.tell(Event::Returned { side, from, pieces });
        }
    }
}
