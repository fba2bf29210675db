//! What of an order cannot be unseen: the undo wall.

use super::event::Event;
use crate::undo::Wall;

/// Whether these events revealed anything hidden or used chance. A threat tells the enemy that
/// somebody can carry it out, and commands declared in an attack tell who can.
pub(super) fn wall(events: &[Event]) -> Option<Wall> {
    let revealing = |event: &Event| {
        matches!(
            event,
            Event::Shown { .. }
                | Event::Reduced { .. }
                | Event::SetUp { .. }
                | Event::BatteryNamed { .. }
                | Event::Threatened { .. }
                | Event::Declared { .. }
                | Event::BidsOpened { .. }
                | Event::TeamFormed { .. }
                | Event::OrderPassed { .. }
        )
    };
    if events.iter().any(revealing) {
        Some(Wall::Revealed)
    } else if events.iter().any(|event| matches!(event, Event::Shuffled { .. })) {
        Some(Wall::Chance)
    } else {
        None
    }
}
