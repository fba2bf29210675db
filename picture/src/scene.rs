//! What a picture is drawn from.

use estafette_engine::game::Rules;
use estafette_engine::game::{Happened, Snapshot};
use estafette_engine::triomphe::{Event, RULES, View};

/// A view of a game that can be drawn, and events as its viewer may see them.
#[derive(Debug, Clone)]
pub struct Scene {
    /// How the game stands.
    pub view: View,
    /// What is drawn as trails.
    pub events: Vec<Event>,
}

impl Scene {
    /// The scene of a snapshot, with what some entries of the log brought; nothing for a game that
    /// has no pictures.
    pub fn of<'a>(snapshot: &Snapshot, happened: impl IntoIterator<Item = &'a Happened>) -> Option<Scene> {
        if snapshot.game != RULES.kind() {
            return None;
        }
        let view = snapshot.view.read().ok()?;
        let events = happened.into_iter().flat_map(|happened| &happened.events);
        Some(Scene { view, events: events.filter_map(|event| event.read().ok()).collect() })
    }
}
