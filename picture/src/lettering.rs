//! How much the map says at the size it is shown in. The drawing keeps its scale;
//! lettering grows against it so that it can be read, and what would only be noise
//! is left out.

use estafette_engine::field::drawing::geometry::Rectangle;
use estafette_engine::field::drawing::map::name_ground;
use estafette_engine::field::drawing::{BoardDrawing, DrawnLocale, Plan, Town, TownSize};

/// How near the field is seen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Detail {
    /// A thumbnail.
    Far,
    /// The whole field on a page.
    Whole,
    /// Some locales.
    Middle,
    /// A corner.
    Near,
}

/// The lettering of a picture in which a board unit is shown `z` css pixels long.
#[derive(Debug, Clone, Copy)]
pub struct Lettering {
    detail: Detail,
    z: f64,
}

/// A kind of lettering.
#[derive(Debug, Clone, Copy)]
struct Kind {
    class: &'static str,
    /// On the map, in board units.
    size: f64,
    /// The smallest in css pixels for the whole field, and for some locales.
    least: [f64; 2],
}

const VILLAGES: Kind = Kind { class: "villages", size: 21.5, least: [12.0, 13.0] };
const FARMS: Kind = Kind { class: "farms", size: 14.5, least: [0.0, 10.0] };
const NUMERALS: Kind = Kind { class: "numerals", size: 20.0, least: [11.0, 0.0] };
const REMARKS: Kind = Kind { class: "remarks", size: 17.0, least: [10.0, 10.0] };
const TRAYS: Kind = Kind { class: "trays", size: 17.0, least: [9.0, 10.0] };
/// Names on flags, which are of no map.
const FLAGS: Kind = Kind { class: "flags", size: 18.0, least: [12.0, 12.0] };

/// How much of a name is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Names {
    /// None of it.
    Nothing,
    /// Its first three letters.
    Beginning,
    /// All of it.
    Full,
}

/// Half of what a capacity and its bar cover, in board units.
const CAPACITY: [f64; 2] = [9.0, 10.0];

/// What each detail hides.
const HIDDEN: [(Detail, &[&str]); 2] = [
    (
        Detail::Far,
        &[
            "villages", "farms", "numerals", "waters", "remarks", "marks", "chevron", "tuft", "hachures",
            "marsh",
        ],
    ),
    (Detail::Whole, &["farms", "marks", "chevron", "tuft", "trays .map-remark"]),
];

impl Lettering {
    pub fn new(z: f64) -> Lettering {
        let detail = match z {
            ..0.25 => Detail::Far,
            ..0.55 => Detail::Whole,
            ..1.25 => Detail::Middle,
            _ => Detail::Near,
        };
        Lettering { detail, z }
    }

    /// How much larger a kind of lettering is than the drawing.
    fn larger(self, kind: Kind) -> f64 {
        self.factor(kind.size, kind.least)
    }

    /// How much larger the capacities are than the drawing.
    pub fn numerals(self) -> f64 {
        self.larger(NUMERALS)
    }

    /// How much larger flags are than the drawing.
    pub fn flags(self) -> f64 {
        self.larger(FLAGS)
    }

    /// How much of a name stands on a flag.
    pub fn names(self) -> Names {
        match self.detail {
            Detail::Far => Names::Nothing,
            Detail::Whole => Names::Beginning,
            Detail::Middle | Detail::Near => Names::Full,
        }
    }

    /// The locales whose capacity is free of names and blocks. A number half covered
    /// says nothing.
    pub fn capacities<'a>(
        self,
        plan: &'a Plan,
        blocks: &'a [Rectangle],
    ) -> impl Iterator<Item = &'a DrawnLocale> {
        let names: Vec<Rectangle> =
            plan.scenery.towns.iter().flat_map(|town| self.name(&plan.drawing, town)).collect();
        let half = CAPACITY.map(|half| half * self.numerals());
        plan.drawing.locales.iter().filter(move |locale| {
            let ground = Rectangle { middle: locale.numeral, axis: [1.0, 0.0], half };
            !names.iter().chain(blocks).any(|cover| cover.overlaps(&ground))
        })
    }

    /// What the name of a town covers; nothing if it is not written.
    fn name(self, drawing: &BoardDrawing, town: &Town) -> Vec<Rectangle> {
        let village = town.size == TownSize::Village;
        let kind = if village { VILLAGES } else { FARMS };
        if self.hidden().contains(&kind.class) {
            return Vec::new();
        }
        name_ground(drawing, town, self.larger(kind))
    }

    fn hidden(self) -> &'static [&'static str] {
        HIDDEN.iter().find(|(detail, _)| *detail == self.detail).map_or(&[], |(_, hidden)| hidden)
    }

    fn factor(self, size: f64, [whole, middle]: [f64; 2]) -> f64 {
        let least = match self.detail {
            Detail::Whole => whole,
            Detail::Middle => middle,
            Detail::Far | Detail::Near => 0.0,
        };
        (least / (size * self.z)).max(1.0)
    }

    /// The rules that make the map so.
    pub fn style(self) -> String {
        let sizes = [VILLAGES, FARMS, NUMERALS, REMARKS, TRAYS].map(|kind| {
            let size = kind.size * self.larger(kind);
            format!(".map-layer .map-{} text{{font-size:{size:.1}px}}", kind.class)
        });
        let hidden = self.hidden().iter().map(|class| format!(".map-layer .map-{class}{{display:none}}"));
        sizes.into_iter().chain(hidden).collect()
    }
}

#[cfg(test)]
mod tests {
    use estafette_engine::secrecy::Viewer;

    use super::*;
    use crate::opening::opening;

    fn plan() -> &'static Plan {
        &opening(Viewer::Spectator).field.plan
    }

    fn capacities(z: f64, blocks: &[Rectangle]) -> usize {
        Lettering::new(z).capacities(plan(), blocks).count()
    }

    #[test]
    fn lettering_can_be_read_on_the_whole_field_and_is_true_when_near() {
        let whole = Lettering::new(960.0 / 2800.0);
        assert!(whole.numerals() * NUMERALS.size * whole.z >= 11.0 - 1e-9);
        assert!((Lettering::new(1.5).numerals() - 1.0).abs() < 1e-9);
    }

    #[test]
    fn a_capacity_under_a_name_or_a_block_is_left_out() {
        let plan = plan();
        let all = plan.drawing.locales.len();
        let near = capacities(1.5, &[]);
        assert!(near > all - 3, "{near}");
        assert!(capacities(0.3, &[]) < near);
        let block =
            Rectangle { middle: plan.drawing.locales[9].numeral, axis: [1.0, 0.0], half: [42.0, 7.0] };
        assert_eq!(capacities(1.5, &[block]), near - 1);
    }

    #[test]
    fn a_thumbnail_has_no_lettering() {
        let style = Lettering::new(0.1).style();
        assert!(
            ["villages", "farms", "numerals"]
                .iter()
                .all(|kind| style.contains(&format!(".map-{kind}{{display:none}}")))
        );
    }
}
