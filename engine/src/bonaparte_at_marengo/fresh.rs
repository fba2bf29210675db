//! The pieces that can still act this turn (5, 6), by place.

use super::state::State;
use crate::blocks::PieceId;
use crate::field::board::Place;

/// All of them, in public order, so that everything offered from them is.
pub(super) struct Fresh(Vec<(Place, Vec<PieceId>)>);

impl Fresh {
    /// The fresh pieces of each place that has some.
    pub fn by_place(&self) -> impl Iterator<Item = (Place, &[PieceId])> {
        self.0.iter().map(|(place, pieces)| (*place, &pieces[..]))
    }
}

impl State {
    /// The fresh pieces of the active side, on the map and off it.
    pub(super) fn fresh(&self) -> Fresh {
        let fresh = self.blocks.army(self.active).map(|(id, _)| id);
        let ids = self.blocks.in_public_order(fresh.filter(|&id| self.check_fresh(id).is_ok()));
        let mut places: Vec<(Place, Vec<PieceId>)> = Vec::new();
        for id in ids {
            let place = self.piece(id).place();
            match places.last_mut() {
                Some((last, pieces)) if *last == place => pieces.push(id),
                _ => places.push((place, vec![id])),
            }
        }
        Fresh(places)
    }
}
