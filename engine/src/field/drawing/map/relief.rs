//! The rise of the ground: a faint wash by height, and hachures where it is steep.
//!
//! No rule knows the height of a place. A plain rises from west to east, with knolls where the data
//! have them; its flood plain is flat.

use std::collections::{BTreeMap, BTreeSet};

use super::chance::{Dice, noise};
use super::path;
use super::pen::Pen;
use super::scene::Scene;
use crate::field::drawing::Point;
use crate::field::drawing::geometry::{
    add, along, between, contains, direction, distance, dot, quarter_turn, scaled, simplified,
};

/// The heights from which on one more wash lies on the ground.
const WASHES: [f64; 5] = [0.95, 1.61, 2.27, 2.93, 3.59];
/// The lowest height with hachures, and the steps to the next.
const HACHURES: f64 = 0.62;
const HACHURE_STEP: f64 = 0.33;
/// Slope in a thousandth a unit from which on hachures are drawn.
const STEEP: f64 = 1.9;
/// The height of the flood plain.
const FLOOD_PLAIN: f64 = 0.42;
/// The grid on which contours are followed.
const CELL: f64 = 9.0;

/// The washes, the lowest first.
pub fn washes(heights: &Heights) -> String {
    let wash = |level| {
        let mut pen = Pen::default();
        for ring in heights.contours(level) {
            let half = ring.len() / 2;
            let mut line = simplified(&ring[..=half], 1.6);
            line.pop();
            line.extend(simplified(&ring[half..], 1.6));
            if line.len() > 3 {
                pen.closed_curve(&line);
            }
        }
        path("wash", &pen)
    };
    WASHES.map(wash).concat()
}

/// Wedges that point downhill.
pub fn hachures(scene: &Scene, heights: &Heights) -> String {
    let mut pen = Pen::default();
    let mut dice = Dice::new(11);
    for step in 0..16 {
        for ring in heights.contours(HACHURE_STEP.mul_add(f64::from(step), HACHURES)) {
            hachures_along(&mut pen, &mut dice, scene, &ring);
        }
    }
    path("hachures", &pen)
}

fn hachures_along(pen: &mut Pen, dice: &mut Dice, scene: &Scene, ring: &[Point]) {
    let mut wait = 0.0;
    for side in ring.windows(2) {
        let (mut gone, long) = (wait, distance(side[0], side[1]));
        let ahead = direction(side[0], side[1]);
        while gone < long {
            let top = along(side[0], ahead, gone);
            let slope = slope(scene, top);
            let [x, y] = top;
            let steepness =
                1.6_f64.mul_add(noise(5, 340.0, x, y), dot(slope, slope).sqrt().mul_add(1000.0, -STEEP));
            let strength = (steepness / 2.6).clamp(0.0, 1.0);
            if steepness > 0.0 {
                let downhill = scaled(direction([0.0, 0.0], slope), -1.0);
                let length = 18.0_f64.mul_add(strength, 7.0) * dice.between(0.82, 1.1);
                let lean = scaled(quarter_turn(downhill), dice.between(-0.07, 0.07));
                let foot = along(top, add(downhill, lean), length);
                let half = if dice.between(0.0, 1.0) < 0.5 { 0.55 } else { 0.8 };
                if drawn(scene, top, foot) {
                    let across = scaled(quarter_turn(downhill), half);
                    pen.polygon(&[add(top, across), foot, add(top, scaled(across, -1.0))]);
                }
            }
            gone += 3.0_f64.mul_add(-strength, 6.6) * dice.between(0.88, 1.12);
        }
        wait = gone - long;
    }
}

/// Whether a hachure would be seen, and not in woods or waters.
fn drawn(scene: &Scene, top: Point, foot: Point) -> bool {
    let [x, y, width, height] = scene.drawing.view;
    let in_view = |[px, py]: Point| px > x && px < x + width && py > y && py < y + height;
    let wooded =
        |point| scene.scenery.woods.iter().chain(&scene.scenery.parks).any(|wood| contains(wood, point));
    let hidden = scene.in_corridor(top) && scene.in_corridor(between(top, foot, 0.7));
    let unfit =
        wooded(top) || scene.wet(top, 4.0) || scene.wet(foot, 4.0) || scene.lettered(between(top, foot, 0.5));
    in_view(top) && !hidden && !unfit
}

/// The height of the ground; none where the map has no relief.
fn height(scene: &Scene, [x, y]: Point) -> f64 {
    let Some(relief) = &scene.scenery.relief else { return 0.0 };
    let (east, south) = (x / scene.drawing.width, y / scene.drawing.height);
    let mut height = (relief.southwards * east).mul_add(south, relief.eastwards * east);
    for (seed, cell, share) in [(1, 520.0, 0.34), (2, 230.0, 0.17), (3, 110.0, 0.06)] {
        height = noise(seed, cell, x, y).mul_add(share, height);
    }
    for knoll in &scene.scenery.knolls {
        let (sin, cos) = knoll.turn.to_radians().sin_cos();
        let from = [x - knoll.at[0], y - knoll.at[1]];
        let [a, b] = [dot(from, [cos, sin]) / knoll.radii[0], dot(from, [-sin, cos]) / knoll.radii[1]];
        let squared = a.mul_add(a, b * b);
        if squared < 9.0 {
            height = (-squared).exp().mul_add(knoll.height, height);
        }
    }
    let bank = relief.bank.swing.mul_add((y / relief.bank.bend).sin(), relief.bank.x);
    let dry = ((x - bank) / relief.bank.slope).clamp(0.0, 1.0);
    let dry = dry * dry * 2.0_f64.mul_add(-dry, 3.0);
    (height - FLOOD_PLAIN).mul_add(dry, FLOOD_PLAIN)
}

/// The gradient of the height: uphill, by so much a unit.
fn slope(scene: &Scene, [x, y]: Point) -> Point {
    let by = 5.0;
    let [east, west] = [x + by, x - by].map(|x| height(scene, [x, y]));
    let [south, north] = [y + by, y - by].map(|y| height(scene, [x, y]));
    [(east - west) / (2.0 * by), (south - north) / (2.0 * by)]
}

/// Heights on a grid that is larger than the picture, low all round, so that every
/// contour closes.
pub struct Heights {
    origin: Point,
    columns: usize,
    rows: usize,
    values: Vec<f64>,
}

impl Heights {
    #[allow(
        clippy::cast_precision_loss,
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "a few hundred columns and rows"
    )]
    pub fn new(scene: &Scene) -> Heights {
        let [x, y, width, height_] = scene.drawing.view;
        let origin = [2.0_f64.mul_add(-CELL, x), 2.0_f64.mul_add(-CELL, y)];
        let (columns, rows) = ((width / CELL) as usize + 5, (height_ / CELL) as usize + 5);
        let mut values = Vec::with_capacity(columns * rows);
        for row in 0..rows {
            for column in 0..columns {
                let at_edge = row == 0 || column == 0 || row + 1 == rows || column + 1 == columns;
                let at = [CELL.mul_add(column as f64, origin[0]), CELL.mul_add(row as f64, origin[1])];
                values.push(if at_edge { -1.0 } else { height(scene, at) });
            }
        }
        Heights { origin, columns, rows, values }
    }

    /// Closed lines of one height; each ends with its first point.
    fn contours(&self, level: f64) -> Vec<Vec<Point>> {
        let mut next: BTreeMap<usize, usize> = BTreeMap::new();
        for row in 0..self.rows - 1 {
            for column in 0..self.columns - 1 {
                self.cross_cell(level, row * self.columns + column, &mut next);
            }
        }
        let mut rings = Vec::new();
        let mut left: BTreeSet<usize> = next.keys().copied().collect();
        while let Some(first) = left.pop_first() {
            let mut ring = vec![self.on_edge(first, level)];
            let mut edge = first;
            while let Some(&following) = next.get(&edge) {
                ring.push(self.on_edge(following, level));
                left.remove(&following);
                edge = following;
                if edge == first {
                    break;
                }
            }
            rings.push(ring);
        }
        rings
    }

    /// Notes how the contour passes a cell: from each edge along which, going
    /// clockwise, the ground rises over the level, to the next along which it falls.
    fn cross_cell(&self, level: f64, cell: usize, next: &mut BTreeMap<usize, usize>) {
        let corners = [cell, cell + 1, cell + self.columns + 1, cell + self.columns];
        // Each edge is called after its western or northern end.
        let edges = [2 * cell, 2 * (cell + 1) + 1, 2 * (cell + self.columns), 2 * cell + 1];
        let high = corners.map(|corner| self.values[corner] > level);
        for rise in 0..4 {
            if !high[rise] && high[(rise + 1) % 4] {
                let fall =
                    (1..4).map(|step| (rise + step) % 4).find(|&edge| high[edge] && !high[(edge + 1) % 4]);
                if let Some(fall) = fall {
                    next.insert(edges[rise], edges[fall]);
                }
            }
        }
    }

    /// Where the contour passes an edge.
    #[allow(clippy::cast_precision_loss, reason = "a few hundred columns and rows")]
    fn on_edge(&self, edge: usize, level: f64) -> Point {
        let near = edge / 2;
        let far = if edge.is_multiple_of(2) { near + 1 } else { near + self.columns };
        let at = |corner: usize| {
            let (row, column) = (corner / self.columns, corner % self.columns);
            add(self.origin, [CELL * column as f64, CELL * row as f64])
        };
        let (low, high) = (self.values[near], self.values[far]);
        between(at(near), at(far), (level - low) / (high - low))
    }
}
