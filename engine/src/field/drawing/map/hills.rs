//! Hills: a wash for every level, and wedges that point downhill, longest where the light does not fall.

use super::chance::Dice;
use super::pen::Pen;
use super::scene::Scene;
use super::{group, path};
use crate::field::drawing::Point;
use crate::field::drawing::geometry::{add, along, contains, dot, paced, quarter_turn, scaled, simplified};

/// From one wedge to the next.
const PITCH: f64 = 7.2;
/// The levels along which wedges stand.
const WEDGED: [usize; 2] = [0, 2];
/// Away from the light: to the south-east.
const SHADE: Point = [std::f64::consts::FRAC_1_SQRT_2, std::f64::consts::FRAC_1_SQRT_2];

/// All hills.
pub fn draw(scene: &Scene) -> String {
    let mut content = String::new();
    let mut wedges = Pen::default();
    let mut dice = Dice::new(23);
    for hill in &scene.scenery.hills {
        for (level, ring) in hill.rings.iter().enumerate() {
            let mut pen = Pen::default();
            pen.closed_curve(&simplified(ring, 1.6));
            content.push_str(&path("hill", &pen));
            if WEDGED.contains(&level) {
                wedges_along(&mut wedges, &mut dice, scene, ring);
            }
        }
    }
    content.push_str(&path("hill-wedges", &wedges));
    if content.is_empty() { content } else { group("hills", &content) }
}

fn wedges_along(pen: &mut Pen, dice: &mut Dice, scene: &Scene, ring: &[Point]) {
    let mut line = ring.to_vec();
    line.extend(ring.first());
    for (top, ahead) in paced(&line, PITCH) {
        let normal = quarter_turn(ahead);
        let downhill = if contains(ring, along(top, normal, 1.5)) { scaled(normal, -1.0) } else { normal };
        let length = 5.0_f64.mul_add(dot(downhill, SHADE), 11.0) * dice.between(0.8, 1.15);
        let foot = along(top, add(downhill, scaled(ahead, dice.between(-0.08, 0.08))), length);
        let half = if dice.between(0.0, 1.0) < 0.5 { 0.5 } else { 0.75 };
        let across = scaled(ahead, half);
        if !scene.lettered(along(top, downhill, length / 2.0)) {
            pen.polygon(&[add(top, across), foot, add(top, scaled(across, -1.0))]);
        }
    }
}
