//! Where random players of this game want to get to.

use estafette_engine::field::board::LocaleId;
use estafette_engine::force::Side;
use estafette_engine::triomphe::data;

use super::{AUSTRIA, FRANCE};
use crate::bot::marcher::Marcher;

/// A random player of a side with a direction: Austria marches beyond the objective line, France to
/// where the Austrians come from.
#[must_use]
pub fn marcher(side: Side) -> Marcher {
    let (board, marengo) = (data::board(), data::marengo());
    let goals: Vec<LocaleId> = match side {
        AUSTRIA => board.locales().map(|(id, _)| id).filter(|&id| marengo.is_east(id)).collect(),
        FRANCE => {
            let camps = board.areas().filter(|(_, area)| area.side == AUSTRIA);
            camps.map(|(_, area)| area.entry_locale).collect()
        }
    };
    Marcher::towards(&board, goals)
}
