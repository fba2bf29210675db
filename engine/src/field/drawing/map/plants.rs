//! What grows: reeds in marshes, vines in rows, trees.

use super::chance::{Dice, scatter};
use super::path;
use super::pen::Pen;
use super::scene::Scene;
use crate::field::board::RoadKind;
use crate::field::drawing::Point;
use crate::field::drawing::geometry::{Rectangle, add, scaled, sides};
use crate::field::drawing::read::MarshKind;

/// Between the lines of a marsh.
const MARSH_LINES: f64 = 6.4;
/// Between the stocks of a row of vines, and between the rows.
const STOCKS: [f64; 2] = [7.6, 9.6];
/// A stock with two arms, from its foot; then the pen is at the fork.
const STOCK: &str = "v-3l-2-3m4 0l-2 3";
/// A tuft of reed; then the pen is at its foot again.
const TUFT: &str = "l-2.2-4.4m2.2 4.4v-5.4m0 5.4l2.2-4.4m-2.2 4.4";
/// A crown of three arcs, from its lower left.
const CROWN: &str = "a2.6 2.6 0 0 1 1.4-4.4 3.2 3.2 0 0 1 5.8-.3 2.6 2.6 0 0 1 1.8 4.7z";
/// Its shadow to the east.
const SHADOW: &str = "h8.6q-1.6 2.4-5.6 2z";

/// Marshes and rice fields: broken level lines, and reeds in marshes.
pub fn marshes(scene: &Scene) -> String {
    let (mut lines, mut tufts) = (Pen::default(), Pen::default());
    let mut dice = Dice::new(3);
    for marsh in &scene.scenery.marshes {
        let rows = rows_of(&marsh.points, MARSH_LINES);
        for (y, left, right) in rows {
            let mut x = left + dice.between(0.0, 9.0);
            while x < right - 5.0 {
                let end = (x + dice.between(16.0, 46.0)).min(right);
                if !scene.in_corridor([f64::midpoint(x, end), y]) {
                    lines.line(&[[x, y], [end, y]]);
                }
                let reeds = marsh.kind == MarshKind::Marsh && dice.between(0.0, 1.0) < 0.13;
                if reeds && !scene.in_corridor([x, y]) && !scene.lettered([x, y]) {
                    tufts.move_to([x + 4.0, y]).stamp(TUFT, [0.0, 0.0]);
                }
                x = end + dice.between(5.0, 13.0);
            }
        }
    }
    [path("marsh", &lines), path("tuft", &tufts)].concat()
}

/// Level lines through a polygon: y, from x, to x.
fn rows_of(polygon: &[Point], step: f64) -> Vec<(f64, f64, f64)> {
    let top = polygon.iter().map(|point| point[1]).fold(f64::INFINITY, f64::min);
    let bottom = polygon.iter().map(|point| point[1]).fold(f64::NEG_INFINITY, f64::max);
    let mut rows = Vec::new();
    let mut y = (top / step).ceil() * step;
    while y < bottom {
        let mut cuts: Vec<f64> = sides(polygon)
            .filter(|[a, b]| (a[1] > y) != (b[1] > y))
            .map(|[a, b]| (b[0] - a[0]) * (y - a[1]) / (b[1] - a[1]) + a[0])
            .collect();
        cuts.sort_by(f64::total_cmp);
        rows.extend(cuts.chunks_exact(2).map(|cut| (y, cut[0], cut[1])));
        y += step;
    }
    rows
}

/// Vineyards: rows of small stocks.
pub fn vineyards(scene: &Scene) -> String {
    let mut pen = Pen::default();
    for (nth, vineyard) in (100..).zip(&scene.scenery.vineyards) {
        let (sin, cos) = vineyard.turn.to_radians().sin_cos();
        // Whole tenths, so that every step along a row is written alike.
        let tenth = |v: f64| (v * 10.0).round() / 10.0;
        let [ahead, down] = [[cos, sin], [-sin, cos]];
        let (ahead, down) = (scaled(ahead, STOCKS[0]).map(tenth), scaled(down, STOCKS[1]).map(tenth));
        let [half_long, half_deep] = [vineyard.size[0] / 2.0 / STOCKS[0], vineyard.size[1] / 2.0 / STOCKS[1]];
        let mut row = -half_deep.floor();
        while row <= half_deep {
            let ragged = |side| half_long - 1.6 * scatter(nth, whole(row), side);
            let (mut stock, last) = (-ragged(1).round(), ragged(2).round());
            while stock <= last {
                let foot = add(vineyard.at.map(tenth), add(scaled(ahead, stock), scaled(down, row)));
                if free(scene, foot) {
                    pen.move_to(foot).stamp(STOCK, [0.0, -3.0]);
                }
                stock += 1.0;
            }
            row += 1.0;
        }
    }
    path("vines", &pen)
}

#[allow(clippy::cast_possible_truncation, reason = "rows of a vineyard are few")]
fn whole(number: f64) -> i64 {
    number as i64
}

/// Whether nothing else is drawn about a point on the ground.
fn free(scene: &Scene, foot: Point) -> bool {
    let [x, y] = foot;
    let body = Rectangle { middle: [x, y - 2.5], axis: [1.0, 0.0], half: [4.0, 5.0] };
    let in_locale =
        !scene.in_field(foot) || scene.drawing.locales.iter().any(|locale| body.within(&locale.polygon));
    in_locale && !on_road(scene, foot) && !scene.wet(foot, 5.0) && !scene.covered(&body)
}

fn on_road(scene: &Scene, point: Point) -> bool {
    let clear = |kind| if kind == RoadKind::Main { 8.0 } else { 6.5 };
    scene.roads.iter().any(|(kind, road)| road.near(point, clear(*kind)))
}

/// Trees: scattered in woods, in rows in parks.
pub fn trees(scene: &Scene) -> String {
    let (mut shadows, mut crowns) = (Pen::default(), Pen::default());
    let mut plant = |[x, y]: Point| {
        let inside = !scene.in_field([x, y]) || !scene.in_corridor([x, y]);
        let seen = scene.drawing.view[1] < y - 6.0;
        if inside && seen && free(scene, [x, y + 2.0]) {
            shadows.move_to([x - 1.0, y + 2.0]).stamp(SHADOW, [0.0, 0.0]);
            crowns.move_to([x - 4.5, y + 2.0]).stamp(CROWN, [0.0, 0.0]);
        }
    };
    for (nth, wood) in (200..).zip(&scene.scenery.woods) {
        for (y, left, right) in rows_of(wood, 9.2) {
            let mut dice = Dice::new(nth * 1000 + whole(y).unsigned_abs());
            let mut x = left + dice.between(5.0, 11.0);
            while x < right - 5.0 {
                plant([x, y + dice.between(-2.4, 2.4)]);
                x += dice.between(10.6, 16.0);
            }
        }
    }
    for park in &scene.scenery.parks {
        for (y, left, right) in rows_of(park, 14.0) {
            let mut x = left + 9.0;
            while x < right - 7.0 {
                plant([x, y]);
                x += 16.0;
            }
        }
    }
    [path("tree-shadow", &shadows), path("tree", &crowns)].concat()
}
