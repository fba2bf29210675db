//! Penalty marks, in rows along the inside of the borders they belong to.

use std::collections::BTreeSet;
use std::fmt::Write;

use super::group;
use super::pen::number;
use super::scene::Scene;
use crate::field::board::RoadKind;
use crate::field::drawing::geometry::{
    Course, Rectangle, along, between, direction, distance, meeting, sub, upright,
};
use crate::field::drawing::{DrawnApproach, Point};

/// From the line to the middle of the marks.
const FROM_LINE: f64 = 9.6;
/// From one mark to the next.
const PITCH: f64 = 15.5;
/// How far a row may slide along its side.
const SLIDE: f64 = 54.0;
/// Sides shorter than this have smaller marks.
const SHORT_SIDE: f64 = 100.0;

/// The marks of one approach.
pub struct Row<'a> {
    approach: &'a DrawnApproach,
    at: Point,
    scale: f64,
}

impl<'a> Row<'a> {
    /// The row of an approach, if it has marks, clear of roads if it can be.
    pub fn new(approach: &'a DrawnApproach, roads: &[(RoadKind, Course)]) -> Option<Row<'a>> {
        let marks = count(approach);
        if marks == 0 {
            return None;
        }
        let [a, b] = approach.ends;
        let side = distance(a, b);
        let scale = if side < SHORT_SIDE { 0.82 } else { 1.0 };
        let half = f64::from(marks) * PITCH * scale / 2.0;
        let line = [a, b].map(|end| along(end, approach.inward, FROM_LINE));
        let passed: Vec<f64> = roads
            .iter()
            .flat_map(|(_, road)| road.points.windows(2))
            .filter_map(|part| meeting(line, [part[0], part[1]]))
            .map(|t| t * side)
            .collect();
        let clearance = |middle: f64| {
            let ends = (middle - half).min(side - middle - half) - 5.0;
            passed.iter().map(|at| (at - middle).abs() - half - 4.0).fold(ends, f64::min)
        };
        let steps = (0..=18_i32).flat_map(|step| [step, -step]).map(|step| f64::from(step) * SLIDE / 18.0);
        let middles = steps.map(|slide| side.mul_add(0.5, slide));
        let middle = middles.clone().find(|&middle| clearance(middle) >= 0.0);
        let middle = middle.or_else(|| middles.max_by(|&a, &b| clearance(a).total_cmp(&clearance(b))))?;
        let at = along(between(line[0], line[1], 0.0), direction(a, b), middle);
        Some(Row { approach, at, scale })
    }

    /// The ground the row covers.
    pub fn ground(&self) -> Rectangle {
        let [a, b] = self.approach.ends;
        let half = f64::from(count(self.approach)) * PITCH * self.scale / 2.0;
        Rectangle { middle: self.at, axis: direction(a, b), half: [half, 5.0 * self.scale] }
    }

    fn turn(&self) -> f64 {
        upright(sub(self.approach.ends[1], self.approach.ends[0]))
    }
}

/// How many marks an approach has.
fn count(approach: &DrawnApproach) -> u8 {
    let [infantry, cavalry, artillery, obstructing] = kinds(approach);
    infantry + cavalry + artillery + obstructing
}

fn kinds(approach: &DrawnApproach) -> [u8; 4] {
    [
        approach.infantry_penalties,
        approach.cavalry_penalties,
        approach.artillery_penalty.into(),
        approach.cavalry_obstructing.into(),
    ]
}

fn name(kinds: [u8; 4]) -> String {
    kinds.iter().fold(String::from("map-marks-"), |mut name, kind| {
        let _ = write!(name, "{kind}");
        name
    })
}

/// Every row that occurs, once.
pub fn symbols(scene: &Scene) -> String {
    let rows: BTreeSet<[u8; 4]> = scene.marks.iter().map(|row| kinds(row.approach)).collect();
    let mut text = String::new();
    for row in rows {
        let marks = row.iter().enumerate().flat_map(|(kind, &times)| (0..times).map(move |_| kind));
        let half = f64::from(row.iter().sum::<u8>() - 1) * PITCH / 2.0;
        let _ = write!(text, r#"<g id="{}">"#, name(row));
        for (nth, kind) in (0..).zip(marks) {
            text.push_str(&mark(kind, f64::from(nth).mul_add(PITCH, -half)));
        }
        text.push_str("</g>");
    }
    text
}

/// One mark: infantry, cavalry, artillery, obstruction.
fn mark(kind: usize, x: f64) -> String {
    let x = number(x);
    match kind {
        0 => format!(r#"<path d="M{x}-4.3m-6.5 0h13v8.6h-13zl13 8.6m0-8.6l-13 8.6"/>"#),
        1 => format!(r#"<path d="M{x}-4.3m-6.5 0h13v8.6h-13zm13 0l-13 8.6"/>"#),
        2 => format!(r#"<circle cx="{x}" r="4.3"/><circle class="map-shot" cx="{x}" r="1.3"/>"#),
        _ => format!(r#"<path d="M{x} 0m-6.5 0h13m-10.2-3.6v7.2m3.7-7.2v7.2m3.7-7.2v7.2"/>"#),
    }
}

/// All rows.
pub fn draw(scene: &Scene) -> String {
    let mut text = String::new();
    for row in &scene.marks {
        let [x, y] = row.at.map(number);
        let turn = number(row.turn());
        let scale = if row.scale < 1.0 { format!("scale({})", row.scale) } else { String::new() };
        let name = name(kinds(row.approach));
        let _ =
            write!(text, r##"<use href="#{name}" transform="translate({x} {y})rotate({turn}){scale}"/>"##);
    }
    group("marks", &text)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::field::drawing::geometry::dot;
    use crate::triomphe::data;

    #[test]
    fn marks_stand_inside_the_locale_they_belong_to() {
        let plan = &data::field().plan;
        let scene = Scene::new(&plan.drawing, &plan.scenery);
        for row in &scene.marks {
            let locale =
                plan.drawing.locales.iter().find(|locale| locale.number == row.approach.locale).unwrap();
            assert!(row.ground().within(&locale.polygon), "{}", row.approach.name);
            assert!(dot(sub(row.at, row.approach.ends[0]), row.approach.inward) > 9.0);
        }
    }
}
