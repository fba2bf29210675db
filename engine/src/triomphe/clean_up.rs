//! Rule 16, approach clean-up.

use super::event::Event;
use super::play::Play;
use crate::field::board::Place;

impl Play<'_> {
    /// Every own piece in an approach whose opposite locale is not enemy-occupied
    /// goes back to reserve. Never otherwise, and it is not an action.
    pub fn clean_up_approaches(&mut self) {
        let side = self.state.active;
        let idle: Vec<_> = (self.state.board.approaches())
            .filter(|&(id, approach)| {
                let held =
                    self.state.blocks.blocking(id) > 0 && self.state.blocks.occupies(side, approach.locale);
                held && !self.state.blocks.occupies(side.opponent(), approach.towards)
            })
            .map(|(id, approach)| (id, approach.locale, approach.name))
            .collect();
        for (approach, locale, from) in idle {
            let ids: Vec<_> = self.state.blocks.at(Place::Approach(approach)).map(|(id, _)| id).collect();
            let pieces = self.state.blocks.tokens(&ids);
            self.put_all(&ids, Place::Reserve(locale));
            self.tell(Event::CleanedUp { side, from, pieces });
        }
    }
}
