//! Rivers with their banks and lining, streams and canals, ponds.

use std::fmt::Write;

use super::pen::Pen;
use super::scene::Scene;
use super::{group, path};
use crate::field::drawing::Point;
use crate::field::drawing::geometry::{between, distance, sides, simplified};
use crate::field::drawing::read::{Brook, BrookKind};

/// From the bank inwards: how far in a stroke ends, and its class. Strokes lie on
/// each other, so that the lines between them remain as banks and lining.
const STROKES: [(f64, &str); 8] = [
    (0.0, "bank"),
    (1.3, "river"),
    (2.6, "lining-1"),
    (3.3, "river"),
    (5.2, "lining-2"),
    (5.8, "river"),
    (8.2, "lining-3"),
    (8.7, "river"),
];

/// The courses of the rivers, to be stroked several times.
pub fn courses(scene: &Scene) -> String {
    let mut text = String::new();
    for (index, river) in scene.scenery.rivers.iter().enumerate() {
        let mut pen = Pen::default();
        pen.curve(&river.points);
        let _ = write!(text, r#"<path id="map-river-{index}" d="{}"/>"#, pen.data());
    }
    text
}

/// How far from the corner of a pond its bank begins to bend.
const BEND: f64 = 22.0;

/// All waters.
pub fn draw(scene: &Scene) -> String {
    let brooks = |wanted: &dyn Fn(&Brook) -> bool| {
        let mut pen = Pen::default();
        for brook in scene.scenery.waters.iter().filter(|brook| wanted(brook)) {
            pen.curve(&simplified(&brook.points, 0.7));
        }
        pen
    };
    let named = brooks(&|brook| brook.name.is_some());
    let content = [
        path("canal", &brooks(&|brook| brook.name.is_none() && brook.kind == BrookKind::Canal)),
        path("stream", &brooks(&|brook| brook.name.is_none() && brook.kind == BrookKind::Stream)),
        path("brook-bank", &named),
        path("brook", &named),
        rivers(scene),
        ponds(scene),
    ];
    group("water", &content.concat())
}

fn ponds(scene: &Scene) -> String {
    let mut pen = Pen::default();
    for pond in &scene.scenery.ponds {
        pen.closed_curve(&rounded(pond));
    }
    path("pond", &pen)
}

/// The corners of a pond, and two points on each side, so that only its corners are drawn round.
fn rounded(pond: &[Point]) -> Vec<Point> {
    let points = sides(pond).flat_map(|[a, b]| {
        let bend = (BEND / distance(a, b).max(1.0)).min(0.5);
        [a, between(a, b, bend), between(a, b, 1.0 - bend)]
    });
    points.collect()
}

fn rivers(scene: &Scene) -> String {
    let mut text = String::new();
    for (inset, class) in STROKES {
        for (index, river) in scene.scenery.rivers.iter().enumerate() {
            let width = 2.0_f64.mul_add(-inset, river.width);
            if width > 2.0 {
                let _ = write!(
                    text,
                    r##"<use class="map-{class}" href="#map-river-{index}" stroke-width="{width:.1}"/>"##
                );
            }
        }
    }
    text
}
