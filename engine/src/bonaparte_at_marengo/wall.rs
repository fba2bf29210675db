//! What of an order cannot be unseen: the undo wall.

use super::event::Event;
use crate::undo::Wall;

/// Whether these events revealed anything hidden or used chance.
///
/// Faces are revealed by being shown; every attack that is legal only for some faces shows one.
pub(super) fn wall(events: &[Event]) -> Option<Wall> {
    let revealing = |event: &Event| {
        matches!(event, Event::Shown { .. } | Event::Reduced { .. } | Event::BidsOpened { .. })
    };
    if events.iter().any(revealing) {
        Some(Wall::Revealed)
    } else if events.iter().any(|event| matches!(event, Event::Shuffled { .. })) {
        Some(Wall::Chance)
    } else {
        None
    }
}
