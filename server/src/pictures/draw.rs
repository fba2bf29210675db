//! A moment as a picture.

use estafette_engine::game::Rules;
use estafette_picture::{Frame, Numerals, Picture, PictureError, Plate, Theme, png, svg};
use estafette_prose::Words;

use super::{Moment, Part};
use crate::map_words::map_words;

/// How wide the picture of a moment is, in pixels.
pub const MOMENT_WIDTH: u32 = 1200;
/// How high it is.
pub const MOMENT_HEIGHT: u32 = 630;
/// How wide programs show a preview, about, in css pixels.
const PREVIEW_SHOWN: f64 = 600.0;
/// As if it were shown so wide: without names the whole field says little.
const WHOLE_SHOWN: f64 = 960.0;

/// How wide the picture of the whole field is, in pixels.
const FIELD_WIDTH: u32 = 1600;

/// A moment as a PNG, told in the words of its game; nothing where the game has no pictures.
pub fn draw(
    rules: &dyn Rules,
    moment: &Moment,
    part: Part,
    words: &Words,
) -> Result<Option<Vec<u8>>, PictureError> {
    let Some(plate) = Plate::of(rules, &moment.snapshot, [&moment.happened]) else { return Ok(None) };
    let ratio = f64::from(MOMENT_WIDTH) / f64::from(MOMENT_HEIGHT);
    let (width, theme, frame) = match part {
        Part::Moment => (MOMENT_WIDTH, Theme::Light, Frame::around(&plate, ratio)),
        Part::Field => (FIELD_WIDTH, Theme::Contrast, Frame::Field),
    };
    let shown = if frame == Frame::Field { WHOLE_SHOWN } else { PREVIEW_SHOWN };
    let frame = if part == Part::Moment { frame.shaped(&plate, ratio) } else { frame };
    // The report that is printed tells of locales by their numbers.
    let numerals = if part == Part::Field { Numerals::Numbers } else { Numerals::Capacities };
    let words = map_words(words);
    png(&svg(&plate, &Picture { theme, frame, shown, words: &words, numerals }), width).map(Some)
}
