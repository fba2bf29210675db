//! The still picture of a map as SVG: everything but the blocks.
//!
//! The picture has two groups, `map-ground` and `map-lines`; a client lays lit
//! locales between them and blocks above both. It carries classes only, all of
//! them beginning with `map-`; [`stylesheet`] colours them for a page or for a
//! picture that stands alone, and touches nothing outside the two groups.
//!
//! What a page can do with it:
//!
//! - give every colour of the palette as a custom property (`--paper` and so on);
//! - set `--map-relief` to 0, `--map-mark-width` and `--map-numeral-weight` for a
//!   theme of high contrast;
//! - enlarge lettering when the map is small: `--map-villages`, `--map-farms`,
//!   `--map-numerals`, `--map-waters`, `--map-remarks` and `--map-trays` are factors;
//! - hide groups by zoom: `map-marks`, `map-chevron`, `map-villages`, `map-farms`,
//!   `map-grounds`,
//!   `map-numerals`, `map-numbers` (the numbers of locales), `map-waters`;
//! - mark the capacity and the number of a locale by `data-locale`;
//! - hide the set-up marks of a locale in which blocks stand: `.map-setup
//!   [data-locale]`;
//! - put the words that are not names into its own language, by `data-word`:
//!   `map-over-title`, `map-title`, `map-under-title`, `map-objective-line`, and
//!   `map-opens` with the round in `data-round`.

mod borders;
mod chance;
mod ground;
mod hills;
mod houses;
mod labels;
mod marks;
pub mod pen;
mod plants;
mod relief;
mod roads;
mod scene;
mod sheets;
mod stars;
mod style;
mod water;

use std::fmt::Write;

use self::scene::Scene;
use super::palette::Ink;
use super::read::Plan;

pub use labels::{escaped, name_ground, numerals};
pub use style::stylesheet;

/// The picture of a board. For a page it comes without colours; for any other ink
/// with a style sheet of its own.
#[must_use]
pub fn map_svg(plan: &Plan, ink: Ink) -> String {
    let scene = Scene::new(&plan.drawing, &plan.scenery);
    let [x, y, width, height] = plan.drawing.view;
    let mut svg = String::with_capacity(400_000);
    let _ = write!(
        svg,
        r#"<svg xmlns="http://www.w3.org/2000/svg" class="map" viewBox="{x} {y} {width} {height}">"#
    );
    if ink != Ink::Page {
        let _ = write!(svg, "<style>{}</style>", stylesheet(ink));
    }
    let _ = write!(
        svg,
        "<defs>{}{}{}</defs>",
        marks::symbols(&scene),
        water::courses(&scene),
        labels::lines(&scene)
    );
    let ground = [ground::draw(&scene), water::draw(&scene)];
    let lines = [
        borders::draw(&scene),
        roads::draw(&scene),
        houses::draw(&scene),
        marks::draw(&scene),
        borders::chevrons(&scene),
        stars::entries(&scene),
        sheets::setup(&scene),
        labels::draw(&scene),
        stars::draw(&scene),
        sheets::trays(&scene),
        sheets::cartouche(&scene),
    ];
    let _ = write!(svg, r#"<g id="map-ground" class="map-layer">{}</g>"#, ground.concat());
    let _ = write!(svg, r#"<g id="map-lines" class="map-layer">{}</g></svg>"#, lines.concat());
    svg
}

/// One path of a class; nothing if it is empty.
fn path(class: &str, pen: &pen::Pen) -> String {
    if pen.is_empty() {
        return String::new();
    }
    format!(r#"<path class="map-{class}" d="{}"/>"#, pen.data())
}

/// A group of a class.
fn group(class: &str, content: &str) -> String {
    format!(r#"<g class="map-{class}">{content}</g>"#)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::triomphe::data;

    #[test]
    fn the_picture_is_the_same_every_time() {
        assert_eq!(map_svg(&data::field().plan, Ink::Page), data::field().page_map());
    }

    #[test]
    fn every_class_and_id_of_the_picture_is_the_maps_own() {
        for attribute in ["class=\"", "id=\"", "href=\"#"] {
            for value in data::field().page_map().split(attribute).skip(1) {
                let names = value.split('"').next().unwrap();
                assert!(names.split(' ').all(|name| name == "map" || name.starts_with("map-")), "{names}");
            }
        }
    }

    #[test]
    fn a_page_colours_the_picture_itself() {
        assert!(!data::field().page_map().contains("<style>"));
        assert!(map_svg(&data::field().plan, Ink::Dark).contains("<style>"));
    }

    #[test]
    fn the_picture_is_small_enough_for_the_first_visit() {
        use std::io::Write as _;
        let mut packed = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::default());
        packed.write_all(data::field().page_map().as_bytes()).unwrap();
        let size = packed.finish().unwrap().len();
        assert!(size <= 120 * 1024, "{size} bytes");
    }
}
