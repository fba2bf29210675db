//! What lies on the ground in games that have it: who holds an objective, and what a turn leaves
//! behind.

use estafette_engine::field::drawing::geometry::{add, along, direction, scaled};
use estafette_engine::field::drawing::map::pen::{Pen, number};
use estafette_engine::field::drawing::{DrawnApproach, DrawnLocale, Point};
use estafette_engine::force::Side;
use estafette_engine::scene::Sign;

use crate::block::army;
use crate::signs::{BURST, NUMERAL, target};

/// How these signs look, with the names of colours.
const STYLE: &str = "\
.held{fill:none;stroke-width:2.4}.perhaps{stroke-dasharray:4.6 3.4}\
.blue .held{stroke:$fr}.red .held{stroke:$au}\
.barred{fill:none;stroke:$ink;stroke-width:3}\
.stormed{fill:none;stroke:$ink;stroke-width:2.2}\
.hollow{fill:none;stroke:$paper;stroke-width:1.2}\
.struck{fill:none;stroke-width:3.4}.blue .struck{stroke:$frdeep}.red .struck{stroke:$audeep}";

/// From one bar to the other, in front of the side of the locale and beyond it.
const BARS: f64 = 16.0;
const BEFORE: f64 = 4.0;
const BEYOND: f64 = 17.0;

/// An arm of the cross beside a numeral.
const CROSS: f64 = 5.0;

/// How these signs look, where there are any.
pub fn style(signs: &[Sign]) -> &'static str {
    let lies = |sign: &Sign| {
        matches!(sign, Sign::Held { .. } | Sign::Barred(_) | Sign::Stormed(_) | Sign::Struck { .. })
    };
    if signs.iter().any(lies) { STYLE } else { "" }
}

/// A ring around what a side holds; dashed where it is not certain.
pub fn held(side: Side, at: Point, radius: f64, certain: bool) -> String {
    let [x, y] = at.map(number);
    let class = if certain { "held" } else { "held perhaps" };
    format!(
        r#"<g class="{}"><circle class="{class}" cx="{x}" cy="{y}" r="{}"/></g>"#,
        army(side),
        number(radius)
    )
}

/// Two bars across the border before which nobody goes on.
pub fn barred(approach: &DrawnApproach) -> String {
    let ahead = direction(approach.ends[0], approach.ends[1]);
    let mut pen = Pen::default();
    for by in [-BARS / 2.0, BARS / 2.0] {
        let middle = along(approach.border(), ahead, by);
        pen.line(&[along(middle, approach.inward, BEFORE), along(middle, approach.inward, -BEYOND)]);
    }
    format!(r#"<path class="barred" d="{}"/>"#, pen.data())
}

/// A cross on the other side of the numeral from where tokens lie.
pub fn stormed(locale: &DrawnLocale, larger: f64) -> String {
    let middle = add(locale.numeral, [NUMERAL.mul_add(-larger, -CROSS), 0.0]);
    let mut pen = Pen::default();
    for arm in [[CROSS, CROSS], [CROSS, -CROSS]] {
        pen.line(&[add(middle, arm), add(middle, scaled(arm, -1.0))]);
    }
    format!(r#"<path class="stormed" d="{}"/>"#, pen.data())
}

/// Where shot fell, hollow.
pub fn struck(across: &DrawnApproach, side: Side) -> String {
    let [x, y] = target(across).map(number);
    format!(
        r#"<g class="{}" transform="translate({x} {y})"><path class="struck" d="{BURST}"/><path class="hollow" d="{BURST}"/></g>"#,
        army(side)
    )
}
