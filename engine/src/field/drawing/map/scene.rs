//! What several layers must know of each other.

use std::collections::HashMap;

use super::marks::Row;
use crate::field::board::RoadKind;
use crate::field::drawing::geometry::{
    Bounds, Course, Rectangle, along, between, contains, distance_to_segment, dot, simplified, sub,
};
use crate::field::drawing::read::{Scenery, Town, TownSize};
use crate::field::drawing::{BoardDrawing, DrawnApproach, DrawnLocale, DrawnStar, Mark, Point};
use crate::field::place::ApproachName;

/// A board with everything worked out that more than one layer needs.
pub struct Scene<'a> {
    pub drawing: &'a BoardDrawing,
    pub scenery: &'a Scenery,
    pub borders: Vec<Border<'a>>,
    /// The roads, with no more points than they need.
    pub roads: Vec<(RoadKind, Course)>,
    /// Rivers and brooks, with half their width.
    waters: Vec<(f64, Course)>,
    outlines: Vec<(Bounds, &'a DrawnLocale)>,
    pub marks: Vec<Row<'a>>,
    /// What numerals, names, marks and set-up marks cover.
    signs: Vec<Rectangle>,
}

/// A passable border: two approaches that face each other over a corridor.
pub struct Border<'a> {
    pub approaches: [&'a DrawnApproach; 2],
    /// Along the middle of the corridor, as long as the shorter of the two sides.
    pub centre: [Point; 2],
}

impl<'a> Scene<'a> {
    pub fn new(drawing: &'a BoardDrawing, scenery: &'a Scenery) -> Scene<'a> {
        let roads = scenery.roads.iter().map(|road| (road.kind, Course::new(simplified(&road.points, 0.9))));
        let roads: Vec<_> = roads.filter(|(_, road)| road.points.len() > 1).collect();
        let rivers = scenery.rivers.iter().map(|river| (river.width / 2.0, &river.points));
        let brooks = scenery.waters.iter().map(|brook| (2.0, &brook.points));
        let waters = rivers.chain(brooks).map(|(half, points)| (half, Course::new(points.clone()))).collect();
        let outlines = drawing.locales.iter().map(|locale| (Bounds::of(&locale.polygon), locale)).collect();
        let marks = drawing.approaches.iter().filter_map(|approach| Row::new(approach, &roads));
        let marks: Vec<Row> = marks.collect();
        let numeral = |middle: Point| Rectangle { middle, axis: [1.0, 0.0], half: [13.0, 13.0] };
        let mut signs: Vec<Rectangle> =
            drawing.locales.iter().map(|locale| numeral(locale.numeral)).collect();
        signs.extend(marks.iter().map(Row::ground));
        signs.extend(scenery.towns.iter().flat_map(name_lines));
        signs.extend(stars(drawing).map(|star| Rectangle {
            middle: star.at,
            axis: [1.0, 0.0],
            half: [star.radius + 2.0; 2],
        }));
        signs.extend(drawing.set_up().map(|(locale, blocks)| Rectangle {
            middle: locale.reserve,
            axis: [1.0, 0.0],
            half: [26.0, 6.5 * f64::from(blocks)],
        }));
        Scene { drawing, scenery, borders: borders(drawing), roads, waters, outlines, marks, signs }
    }

    /// Whether a numeral, a name or a mark covers any of a rectangle.
    pub fn covered(&self, ground: &Rectangle) -> bool {
        self.signs.iter().any(|sign| sign.overlaps(ground))
    }

    /// Whether a point lies under a numeral, a name or a mark.
    pub fn lettered(&self, point: Point) -> bool {
        self.signs.iter().any(|sign| sign.contains(point))
    }

    /// Whether a point lies in a water or closer to it than `by`.
    pub fn wet(&self, point: Point, by: f64) -> bool {
        self.waters.iter().any(|(half, water)| water.near(point, half + by))
    }

    /// The locale all of a rectangle lies in.
    pub fn locale_around(&self, ground: &Rectangle) -> Option<&'a DrawnLocale> {
        let near = |bounds: &Bounds| bounds.near(ground.middle, 0.0);
        let mut near = self.outlines.iter().filter(|(bounds, _)| near(bounds));
        near.find(|(_, locale)| ground.within(&locale.polygon)).map(|&(_, locale)| locale)
    }

    /// Whether a point lies in the strip between locales.
    pub fn in_corridor(&self, point: Point) -> bool {
        let mut near = self.outlines.iter().filter(|(bounds, _)| bounds.near(point, 0.0));
        !near.any(|(_, locale)| contains(&locale.polygon, point)) && self.in_field(point)
    }

    /// Whether a point lies in the field: a locale or a corridor.
    pub fn in_field(&self, point: Point) -> bool {
        self.scenery.field.iter().filter(|ring| contains(ring, point)).count() % 2 == 1
    }
}

/// The stars of a map.
pub fn stars(drawing: &BoardDrawing) -> impl Iterator<Item = &DrawnStar> {
    drawing.marks.iter().filter_map(|mark| match mark {
        Mark::Star(star) => Some(star),
        _ => None,
    })
}

/// What the lines of a town's name cover, roughly.
pub fn name_lines(town: &Town) -> Vec<Rectangle> {
    let (letter, high, lead): (f64, f64, f64) = match town.size {
        TownSize::Village => (12.6, 16.0, 22.0),
        TownSize::Hamlet | TownSize::Farm => (7.0, 11.0, 16.0),
    };
    let lines = (0_u8..).zip(&town.lines).map(|(nth, line)| {
        let letters = line.chars().count();
        let wide = letter * f64::from(u8::try_from(letters).unwrap_or(u8::MAX));
        let above = if town.lines.len() > 1 { lead / 2.0 } else { 0.0 };
        let [x, y] = town.label_at;
        let middle = [x, lead.mul_add(f64::from(nth), y - above)];
        Rectangle { middle, axis: [1.0, 0.0], half: [wide / 2.0, high / 2.0] }
    });
    lines.collect()
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
