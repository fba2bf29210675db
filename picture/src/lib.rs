//! The board as a still picture, for mails, link previews and print.
//!
//! A picture is made from a view, which holds what one viewer may know, and from
//! events as that viewer sees them; never from the state of a game. It is the same
//! to the byte whenever both are the same.
//!
//! ```
//! use estafette_engine::chance::Seed;
//! use estafette_engine::force::Side;
//! use estafette_engine::secrecy::Viewer;
//! use estafette_engine::triomphe::{Options, State};
//! use estafette_picture::{Picture, png, svg};
//!
//! let (state, _) = State::start(&Options::default(), Seed::from_number(7)).unwrap();
//! let drawn = svg(&state.view(Viewer::from(Side::Blue)), &Picture::default());
//! let bytes = png(&drawn, 240).unwrap();
//! assert!(bytes.starts_with(b"\x89PNG"));
//! ```

mod block;
mod facts;
mod field;
mod fonts;
mod frame;
mod lettering;
mod map;
mod raster;
mod scene;
mod signs;
mod trail;

use std::collections::BTreeSet;
use std::fmt::Write;

use estafette_engine::field::board::Place;
use estafette_engine::field::drawing::geometry::Rectangle;
use estafette_engine::field::drawing::layout::outline;
use estafette_engine::field::drawing::palette::{Ink, coloured};
use estafette_engine::field::drawing::{Spot, place_blocks};
use estafette_engine::field::place::LocaleNumber;
use estafette_engine::triomphe::View;
use estafette_engine::triomphe::view::SeenPiece;
use serde_json::Value;

use field::Field;
use lettering::Lettering;

pub use facts::{ArmyFacts, Facts, Stand, facts};
pub use frame::{Frame, Window};
pub use map::{Numerals, Words};
pub use raster::{PictureError, png};
pub use scene::Scene;

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

/// How a view is to be drawn.
#[derive(Debug, Clone)]
pub struct Picture<'a> {
    /// In which colours.
    pub theme: Theme,
    /// What part of the field.
    pub frame: Frame,
    /// How wide it will be shown, in css pixels: lettering is made large enough for
    /// that.
    pub shown: f64,
    /// What happened since the viewer last looked, as the viewer may see it: it leaves
    /// trails.
    pub since: &'a [Value],
    /// The words on the map.
    pub words: Words,
    /// What stands in the middle of locales.
    pub numerals: Numerals,
}

impl Default for Picture<'_> {
    fn default() -> Self {
        Picture {
            theme: Theme::Light,
            frame: Frame::Field,
            shown: 960.0,
            since: &[],
            words: Words::default(),
            numerals: Numerals::default(),
        }
    }
}

/// Draws a view of Triomphe à Marengo. The picture stands alone but for its two
/// typefaces, IM Fell DW Pica SC and EB Garamond.
#[must_use]
pub fn svg(view: &View, picture: &Picture) -> String {
    let field = Field::triomphe();
    let window = picture.frame.window();
    let lettering = Lettering::new(picture.shown / window.width);
    let blocks = blocks(field, view);
    let mut text = format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" width="{0}" height="{1}" viewBox="{2} {3} {0} {1}">"#,
        window.width, window.height, window.x, window.y
    );
    let margins = margins(&window, picture.theme);
    text.push_str(&margins[0]);
    let covered: Vec<Rectangle> = blocks.iter().map(|(_, spot)| outline(spot)).collect();
    let capacities = lettering.capacities(field.plan, &covered);
    text.push_str(&map::draw(picture.theme, &picture.words, picture.numerals, capacities));
    let rules = [block::STYLE, signs::STYLE, trail::STYLE].concat();
    let _ = write!(
        text,
        "<style>{}{}{}{}</style>",
        coloured(&rules, picture.theme.ink()),
        lettering.style(),
        without_setup_marks(&blocks),
        map::without_cut_sheets(field.plan, &window)
    );
    let layers = [
        signs::morale(field, view, lettering.numerals()),
        signs::threat(field, view).unwrap_or_default(),
        trail::draw(field, view, picture.since),
        blocks.iter().filter_map(|(piece, spot)| signs::bombardment(field, piece, spot)).collect(),
        blocks.iter().map(|(piece, spot)| block::draw(piece, spot)).collect(),
        under_way(field, view).unwrap_or_default(),
    ];
    for layer in layers {
        text.push_str(&layer);
    }
    text.push_str(&margins[1]);
    text.push_str("</svg>");
    text
}

/// The blocks of a view, each with where it stands.
fn blocks(field: Field, view: &View) -> Vec<(&SeenPiece, Spot)> {
    let standing = view.pieces.iter().filter_map(|piece| Some((piece, field.board.place_named(piece.at)?)));
    let (pieces, places): (Vec<&SeenPiece>, Vec<Place>) = standing.unzip();
    pieces.into_iter().zip(place_blocks(field.board, &field.plan.drawing, &places)).collect()
}

/// Where a window is larger than the field: what lies beside it, and the line between the two, which
/// is drawn last.
fn margins(window: &Window, theme: Theme) -> [String; 2] {
    let field = Frame::Field.window();
    if field.holds([window.x, window.y, window.width, window.height]) {
        return [String::new(), String::new()];
    }
    [(window, r#"fill="$outside""#), (&field, r#"fill="none" stroke="$border" stroke-width="3""#)].map(
        |(Window { x, y, width, height }, look)| {
            let rect = format!(r#"<rect x="{x}" y="{y}" width="{width}" height="{height}" {look}/>"#);
            coloured(&rect, theme.ink())
        },
    )
}

/// Rules that hide the set-up marks under blocks.
fn without_setup_marks(blocks: &[(&SeenPiece, Spot)]) -> String {
    let occupied: BTreeSet<LocaleNumber> =
        blocks.iter().filter_map(|(piece, _)| field::locale_of(piece.at)).collect();
    let hidden = |locale| format!(r#".map-setup [data-locale="{locale}"]{{display:none}}"#);
    occupied.into_iter().map(hidden).collect()
}

/// The assault under way.
fn under_way(field: Field, view: &View) -> Option<String> {
    let assault = view.assault.as_ref()?;
    signs::assault_arrow(field, assault.across, assault.side)
}
