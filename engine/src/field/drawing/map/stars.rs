//! Stars, told by their points as well as by their colours, and the roads in over the edge of the map.

use std::collections::BTreeMap;

use super::pen::Pen;
use super::scene::{Scene, stars};
use super::{group, path};
use crate::field::board::RoadKind;
use crate::field::drawing::geometry::{along, direction};
use crate::field::drawing::{DrawnStar, Mark, Point, StarColour};
use crate::force::Side;

/// From the foot of the triangle at an entry to its tip, and half its foot.
const ENTRY: [f64; 2] = [15.0, 8.0];

/// All stars.
pub fn draw(scene: &Scene) -> String {
    let mut pens: BTreeMap<StarColour, Pen> = BTreeMap::new();
    for star in stars(scene.drawing) {
        pens.entry(star.colour).or_default().polygon(&outline(star));
    }
    let content: String = pens.iter().map(|(colour, pen)| path(class(*colour), pen)).collect();
    if content.is_empty() { content } else { group("stars", &content) }
}

const fn class(colour: StarColour) -> &'static str {
    match colour {
        StarColour::Red => "star-red",
        StarColour::Green => "star-green",
        StarColour::Black => "star-black",
        StarColour::Blue => "star-blue",
    }
}

/// Points and notches of a star, from the north on.
fn outline(star: &DrawnStar) -> Vec<Point> {
    let (points, notch) = match star.colour {
        StarColour::Red => (4_u8, 0.34),
        StarColour::Green => (6, 0.56),
        StarColour::Black => (8, 0.6),
        StarColour::Blue => (5, 0.42),
    };
    let corner = |nth: u8| {
        let turn = std::f64::consts::PI * f64::from(nth) / f64::from(points);
        let reach = if nth.is_multiple_of(2) { star.radius } else { star.radius * notch };
        along(star.at, [turn.sin(), -turn.cos()], reach)
    };
    (0..2 * points).map(corner).collect()
}

/// A triangle at each entry, full for a main road: that of the blue side points east, that of the red
/// side west.
pub fn entries(scene: &Scene) -> String {
    let mut pens: BTreeMap<&str, Pen> = BTreeMap::new();
    for mark in &scene.drawing.marks {
        let Mark::Entry { crossing: number, side } = mark else { continue };
        let Some(crossing) = scene.drawing.crossings.iter().find(|one| one.number == *number) else {
            continue;
        };
        let ahead = match side {
            Side::Red => [-1.0, 0.0],
            Side::Blue => [1.0, 0.0],
        };
        let class = match (side, crossing.kind) {
            (Side::Red, RoadKind::Main) => "entry-red map-full",
            (Side::Red, RoadKind::Local) => "entry-red",
            (Side::Blue, RoadKind::Main) => "entry-blue map-full",
            (Side::Blue, RoadKind::Local) => "entry-blue",
        };
        let foot = along(crossing.at, ahead, -ENTRY[0]);
        let [x, y] = foot;
        let tip = along(foot, direction(foot, crossing.at), ENTRY[0]);
        pens.entry(class).or_default().polygon(&[[x, y - ENTRY[1]], tip, [x, y + ENTRY[1]]]);
    }
    let content: String = pens.iter().map(|(class, pen)| path(class, pen)).collect();
    if content.is_empty() { content } else { group("entries", &content) }
}
