//! The ground: paper, relief, what grows, the land outside the field, corridors.

use super::pen::Pen;
use super::scene::Scene;
use super::{group, hills, path, plants, relief};
use crate::field::drawing::geometry::simplified;

/// Everything below the waters.
pub fn draw(scene: &Scene) -> String {
    let heights = relief::Heights::new(scene);
    let content = [
        paper(scene),
        relief::washes(&heights),
        woods(scene),
        relief::hachures(scene, &heights),
        hills::draw(scene),
        plants::marshes(scene),
        plants::vineyards(scene),
        plants::trees(scene),
        outside(scene),
        corridors(scene),
    ];
    group("land", &content.concat())
}

fn paper(scene: &Scene) -> String {
    let mut pen = Pen::default();
    pen.polygon(&view(scene));
    path("paper", &pen)
}

fn view(scene: &Scene) -> [[f64; 2]; 4] {
    let [x, y, width, height] = scene.drawing.view;
    [[x, y], [x + width, y], [x + width, y + height], [x, y + height]]
}

fn woods(scene: &Scene) -> String {
    let mut pen = Pen::default();
    for wood in &scene.scenery.woods {
        pen.closed_curve(&simplified(wood, 2.0));
    }
    for park in &scene.scenery.parks {
        pen.polygon(park);
    }
    path("wood", &pen)
}

/// A veil over everything beyond the field.
fn outside(scene: &Scene) -> String {
    let mut pen = Pen::default();
    pen.polygon(&view(scene));
    for ring in &scene.scenery.field {
        pen.polygon(ring);
    }
    path("outside", &pen)
}

/// The strips between locales, where terrain stops.
fn corridors(scene: &Scene) -> String {
    let mut pen = Pen::default();
    for ring in &scene.scenery.field {
        pen.polygon(ring);
    }
    for locale in &scene.drawing.locales {
        pen.polygon(&locale.polygon);
    }
    path("corridor", &pen)
}
