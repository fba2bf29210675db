//! The board as a still picture, for mails, link previews and print.
//!
//! A picture is made from a [`Plate`]: a field, a scene on it, which holds what one viewer may know, and
//! events as that viewer sees them; never from the state of a game. It is the same to the byte whenever
//! these are the same. It knows no game: what stands where, each game says itself.
//!
//! ```
//! use estafette_engine::chance::Seed;
//! use estafette_engine::force::Side;
//! use estafette_engine::games::GAMES;
//! use estafette_picture::{Picture, Plate, png, svg};
//! use serde_json::json;
//!
//! let rules = GAMES.rules("triomphe".parse().unwrap()).unwrap();
//! let (game, _) = rules.set_up(&json!({}), Seed::from_number(7)).unwrap();
//! let plate = Plate::of(rules, &game.snapshot(Side::Blue.into()), []).unwrap();
//! let bytes = png(&svg(&plate, &Picture::default()), 240).unwrap();
//! assert!(bytes.starts_with(b"\x89PNG"));
//! ```

mod block;
mod facts;
mod flag;
mod fonts;
mod frame;
mod ground;
mod lettering;
mod map;
#[cfg(test)]
mod opening;
mod plate;
mod raster;
mod signs;
mod trail;

use std::collections::BTreeSet;
use std::fmt::Write;

use estafette_engine::field::drawing::geometry::Rectangle;
use estafette_engine::field::drawing::layout::outline;
use estafette_engine::field::drawing::palette::{Ink, coloured};
use estafette_engine::field::place::LocaleNumber;
use estafette_engine::scene::{Block, Scene};

use lettering::Lettering;
use signs::Layer;

pub use facts::{ArmyFacts, facts};
pub use frame::{Frame, Window};
pub use map::{Numerals, Words};
pub use plate::Plate;
pub use raster::{PictureError, png};

/// The colours of a picture.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Theme {
    /// Warm paper.
    #[default]
    Light,
    /// For dark rooms.
    Dark,
    /// The highest contrast; also for print.
    Contrast,
}

impl Theme {
    const fn ink(self) -> Ink {
        match self {
            Theme::Light => Ink::Light,
            Theme::Dark => Ink::Dark,
            Theme::Contrast => Ink::Contrast,
        }
    }
}

/// How a plate is to be drawn.
#[derive(Clone, Copy)]
pub struct Picture<'a> {
    /// In which colours.
    pub theme: Theme,
    /// What part of the field.
    pub frame: Frame,
    /// How wide it will be shown, in css pixels: lettering is made large enough for
    /// that.
    pub shown: f64,
    /// The words on the map.
    pub words: Words<'a>,
    /// What stands in the middle of locales.
    pub numerals: Numerals,
}

impl Default for Picture<'_> {
    fn default() -> Self {
        Picture {
            theme: Theme::Light,
            frame: Frame::Field,
            shown: 960.0,
            words: &|_, _| None,
            numerals: Numerals::default(),
        }
    }
}

/// Draws a plate. The picture stands alone but for its two typefaces, IM Fell DW Pica SC and EB
/// Garamond.
#[must_use]
pub fn svg(plate: &Plate, picture: &Picture) -> String {
    let Plate { field, scene, .. } = plate;
    let ink = picture.theme.ink();
    let window = picture.frame.window(plate);
    let lettering = Lettering::new(picture.shown / window.width);
    let mut text = format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" width="{0}" height="{1}" viewBox="{2} {3} {0} {1}">"#,
        window.width, window.height, window.x, window.y
    );
    let margins = margins(&window, &Frame::Field.window(plate), ink);
    text.push_str(&margins[0]);
    let covered = covered(scene, lettering);
    let numbered = lettering.capacities(&field.plan, &covered);
    text.push_str(&map::draw(field, ink, picture.words, picture.numerals, numbered));
    let rules =
        [block::STYLE, signs::STYLE, trail::STYLE, ground::style(&scene.signs), flag::style(&scene.flags)];
    let _ = write!(
        text,
        "<style>{}{}{}{}</style>",
        coloured(&rules.concat(), ink),
        lettering.style(),
        without_setup_marks(&scene.blocks),
        map::without_cut_sheets(&field.plan, &window)
    );
    let signs = |layer| signs::draw(field, &scene.signs, layer, lettering.numerals());
    let layers = [
        signs(Layer::Ground),
        trail::draw(plate),
        signs(Layer::Trails),
        scene.flags.iter().map(|flag| flag::draw(flag, lettering)).collect(),
        scene.blocks.iter().map(block::draw).collect(),
        signs(Layer::Blocks),
    ];
    for layer in layers {
        text.push_str(&layer);
    }
    text.push_str(&margins[1]);
    text.push_str("</svg>");
    text
}

/// What blocks and flags cover.
fn covered(scene: &Scene, lettering: Lettering) -> Vec<Rectangle> {
    let blocks = scene.blocks.iter().map(|block| outline(&block.spot));
    blocks.chain(scene.flags.iter().map(|flag| flag::ground(flag, lettering))).collect()
}

/// Where a window is larger than the field: what lies beside it, and the line between the two, which
/// is drawn last.
fn margins(window: &Window, field: &Window, ink: Ink) -> [String; 2] {
    if field.holds([window.x, window.y, window.width, window.height]) {
        return [String::new(), String::new()];
    }
    [(window, r#"fill="$outside""#), (field, r#"fill="none" stroke="$border" stroke-width="3""#)].map(
        |(Window { x, y, width, height }, look)| {
            let rect = format!(r#"<rect x="{x}" y="{y}" width="{width}" height="{height}" {look}/>"#);
            coloured(&rect, ink)
        },
    )
}

/// Rules that hide the set-up marks under blocks.
fn without_setup_marks(blocks: &[Block]) -> String {
    let occupied: BTreeSet<LocaleNumber> = blocks.iter().filter_map(|block| block.at.locale()).collect();
    let hidden = |locale| format!(r#".map-setup [data-locale="{locale}"]{{display:none}}"#);
    occupied.into_iter().map(hidden).collect()
}
