//! Roads: main ones cased and filled, local ones as a full and a broken line.

use super::pen::Pen;
use super::scene::Scene;
use super::{group, path};
use crate::field::board::RoadKind;
use crate::field::drawing::geometry::beside;

/// From the middle of a local road to the line at its edge.
const HALF_LOCAL: f64 = 2.6;

/// All roads; they cut through the lines of locales, and that is the crossing.
pub fn draw(scene: &Scene) -> String {
    let [mut full, mut broken, mut strip, mut main] =
        [const { None::<Pen> }; 4].map(Option::unwrap_or_default);
    for (kind, road) in &scene.roads {
        let line = &road.points;
        match kind {
            RoadKind::Main => {
                main.curve(line);
            }
            RoadKind::Local => {
                strip.curve(line);
                full.curve(&beside(line, -HALF_LOCAL));
                broken.curve(&beside(line, HALF_LOCAL));
            }
        }
    }
    let content = [
        path("local", &full),
        path("local map-broken", &broken),
        path("local-strip", &strip),
        path("main-case", &main),
        path("main", &main),
    ];
    group("roads", &content.concat())
}
