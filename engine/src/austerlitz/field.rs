//! The field as it is drawn: the board, its drawing, the stars and the roads in.

use std::sync::{Arc, LazyLock};

use super::ground::ground;
use crate::field::Field;
use crate::field::drawing::Mark;

static FIELD: LazyLock<Field> = LazyLock::new(|| {
    let entries = ground().entries.iter();
    let entries = entries.map(|entry| Mark::Entry { crossing: entry.crossing, side: entry.side }).collect();
    let drawing = include_str!("../../data/austerlitz/drawing.json");
    let field = Field::new(Arc::clone(&ground().board), drawing, entries);
    field.expect("the drawing in engine/data is checked by a test")
});

/// The field of the game, as it is drawn.
#[must_use]
pub fn field() -> &'static Field {
    &FIELD
}
