//! What of an order cannot be unseen: the undo wall.

use super::event::Event;
use crate::field::board::Board;
use crate::undo::Wall;

/// Whether these events revealed anything hidden or used chance.
///
/// Faces are revealed by being shown. An attack that is legal only for some faces
/// reveals as much: cavalry on a road march, infantry over an obstructing approach,
/// somebody fit to lead an assault.
pub(crate) fn wall(board: &Board, events: &[Event]) -> Option<Wall> {
    let revealing = |event: &Event| match event {
        Event::Shown { .. } | Event::Reduced { .. } | Event::AssaultDeclared { .. } => true,
        Event::ManoeuvreAttacked { across, by_road, .. } => {
            let across = board.approach_named(*across);
            *by_road || across.is_some_and(|id| board.opposite(id).marks.cavalry_obstructing)
        }
        _ => false,
    };
    if events.iter().any(revealing) {
        Some(Wall::Revealed)
    } else if events.iter().any(|event| matches!(event, Event::Shuffled { .. })) {
        Some(Wall::Chance)
    } else {
        None
    }
}
