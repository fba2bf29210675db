//! Where the offered orders lead blocks, for whoever shows where they would stand.

use super::agenda::Task;
use super::state::State;
use super::view::View;
use crate::field::board::Place;
use crate::field::drawing::{Errand, errands};
use crate::offer::Offer;

impl State {
    /// The places of the blocks of a view, in the same order.
    pub(super) fn places(&self, view: &View) -> Vec<Place> {
        view.pieces.iter().filter_map(|piece| self.board.place_named(piece.at)).collect()
    }

    /// From where to where, and how many together, blocks of a view may go by what is offered.
    pub(super) fn errands(&self, view: &View, offers: &[Offer]) -> Vec<Errand> {
        let blocks = view.pieces.iter().map(|piece| (piece.token, piece.at));
        let mut errands = errands(&self.board, &blocks.collect::<Vec<_>>(), offers);
        if let Some(Task::Advance(attack)) = self.agenda.last() {
            errands.push(attack.moving_up());
        }
        errands
    }
}
