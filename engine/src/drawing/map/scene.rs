//! What several layers must know of each other.

use std::collections::HashMap;

use super::marks::Row;
use crate::board::RoadKind;
use crate::drawing::geometry::{along, between, contains, distance_to_segment, dot, simplified, sub};
use crate::drawing::read::Scenery;
use crate::drawing::{BoardDrawing, DrawnApproach, Point};
use crate::place::ApproachName;

/// A board with everything worked out that more than one layer needs.
pub struct Scene<'a> {
    pub drawing: &'a BoardDrawing,
    pub scenery: &'a Scenery,
    pub borders: Vec<Border<'a>>,
    /// The roads, with no more points than they need.
    pub roads: Vec<(RoadKind, Vec<Point>)>,
    pub marks: Vec<Row<'a>>,
}

/// A passable border: two approaches that face each other over a corridor.
pub struct Border<'a> {
    pub approaches: [&'a DrawnApproach; 2],
    /// Along the middle of the corridor, as long as the shorter of the two sides.
    pub centre: [Point; 2],
}

impl<'a> Scene<'a> {
    pub fn new(drawing: &'a BoardDrawing, scenery: &'a Scenery) -> Scene<'a> {
        let roads = scenery.roads.iter().map(|road| (road.kind, simplified(&road.points, 0.9)));
        let roads: Vec<_> = roads.filter(|(_, line)| line.len() > 1).collect();
        let marks = drawing.approaches.iter().filter_map(|approach| Row::new(approach, &roads)).collect();
        Scene { drawing, scenery, borders: borders(drawing), roads, marks }
    }

    /// Whether a point lies in the strip between locales.
    pub fn in_corridor(&self, point: Point) -> bool {
        self.in_field(point) && !self.drawing.locales.iter().any(|locale| contains(&locale.polygon, point))
    }

    /// Whether a point lies in the field: a locale or a corridor.
    pub fn in_field(&self, point: Point) -> bool {
        self.scenery.field.iter().filter(|ring| contains(ring, point)).count() % 2 == 1
    }
}

fn borders(drawing: &BoardDrawing) -> Vec<Border<'_>> {
    let by_name: HashMap<ApproachName, &DrawnApproach> =
        drawing.approaches.iter().map(|approach| (approach.name, approach)).collect();
    let pairs = drawing.approaches.iter().filter_map(|near| {
        let far = *by_name.get(&near.opposite)?;
        (near.name < far.name).then_some([near, far])
    });
    pairs
        .map(|[near, far]| {
            let long = |approach: &DrawnApproach| {
                let [a, b] = approach.ends;
                dot(sub(b, a), sub(b, a))
            };
            let (short, other) = if long(near) <= long(far) { (near, far) } else { (far, near) };
            let outward = short.inward.map(|part| -part);
            let middle = between(short.ends[0], short.ends[1], 0.5);
            let half = distance_to_segment(middle, other.ends) / 2.0;
            Border { approaches: [near, far], centre: short.ends.map(|end| along(end, outward, half)) }
        })
        .collect()
}
