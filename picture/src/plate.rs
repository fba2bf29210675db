//! What a picture is drawn from.

use estafette_engine::field::Field;
use estafette_engine::game::{Happened, Rules, Snapshot};
use estafette_engine::json::Json;
use estafette_engine::scene::Scene;
use estafette_engine::telling::{EventTelling, Telling};
use serde_json::Value;

/// A field with what one viewer sees on it, and events as that viewer may see them.
#[derive(Debug, Clone)]
pub struct Plate {
    /// The field.
    pub field: &'static Field,
    /// How its game is told: which event is a way, and which an arrow.
    pub telling: Option<&'static Telling>,
    /// How the game stands.
    pub scene: Scene,
    /// What happened since the viewer last looked: it leaves trails.
    pub events: Vec<Value>,
}

impl Plate {
    /// The plate of a snapshot, with what some entries of the log brought; nothing for a game that
    /// has no pictures.
    pub fn of<'a>(
        rules: &dyn Rules,
        snapshot: &Snapshot,
        happened: impl IntoIterator<Item = &'a Happened>,
    ) -> Option<Plate> {
        let events = happened.into_iter().flat_map(|happened| &happened.events);
        Some(Plate {
            field: rules.field()?,
            telling: rules.telling(),
            scene: rules.scene(&snapshot.view)?,
            events: events.map(Json::value).collect(),
        })
    }

    /// How an event is told; nothing for one that nobody has said it of.
    pub(crate) fn telling_of(&self, event: &Value) -> Option<&'static EventTelling> {
        self.telling?.event(event)
    }
}
