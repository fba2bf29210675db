//! What stands on the field beside the blocks: tokens, shots, the attack that waits for an answer,
//! the assault under way. What else may lie on the ground is in [`crate::ground`].

use std::fmt::Write;

use estafette_engine::field::Field;
use estafette_engine::field::drawing::geometry::{along, between, direction, distance, scaled};
use estafette_engine::field::drawing::map::pen::{Pen, number};
use estafette_engine::field::drawing::{DrawnApproach, Point};
use estafette_engine::field::place::{ApproachName, LocaleNumber};
use estafette_engine::force::Side;
use estafette_engine::scene::Sign;

use crate::block::army;
use crate::ground;

/// How signs look, with the names of colours.
pub const STYLE: &str = "\
.blue .disc{fill:$fr;stroke:$frdeep}.red .disc{fill:$au;stroke:$audeep}\
.blue .grain{stroke:$frhatch}.red .grain{stroke:$auhatch}\
.count{font-family:'EB Garamond';font-weight:500;fill:$ink;stroke:$paper;stroke-width:3;paint-order:stroke}\
.shot,.burst{fill:none;stroke-width:2.2}.shot{stroke-dasharray:2.4 4.6}\
.completed .shot,.completed .burst{stroke-width:3}\
.blue .shot,.blue .burst{stroke:$frdeep}.red .shot,.red .burst{stroke:$audeep}\
.blue .teeth,.blue .assault{fill:$fr}.red .teeth,.red .assault{fill:$au}\
.attack{fill:$corridor;fill-opacity:.92;stroke-width:2.2}\
.blue .attack{stroke:$fr}.red .attack{stroke:$au}\
.assault{stroke:$paper;stroke-width:3;paint-order:stroke}";

/// Half the width of the capacity numeral at its true size, and a token.
pub const NUMERAL: f64 = 16.6;
const DISC: f64 = 7.4;

/// Where shot falls.
pub const BURST: &str = "M0-11v6m0 16v-6m-11-5h6m16 0h-6m-13-8l4 4m12 12l-4-4m-12 4l4-4m12-12l-4 4";

/// What a sign is drawn over.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Layer {
    /// The map.
    Ground,
    /// The trails of what happened.
    Trails,
    /// The blocks.
    Blocks,
}

/// The signs of a layer, where numerals are `larger` than the drawing.
pub fn draw(field: &Field, signs: &[Sign], layer: Layer, larger: f64) -> String {
    let signs = signs.iter().filter(|sign| layer_of(sign) == layer);
    signs.filter_map(|sign| drawn(field, sign, larger)).collect()
}

const fn layer_of(sign: &Sign) -> Layer {
    match sign {
        Sign::Shot { .. } => Layer::Trails,
        Sign::Assault { .. } => Layer::Blocks,
        Sign::Tokens { .. }
        | Sign::Threat { .. }
        | Sign::Held { .. }
        | Sign::Barred(_)
        | Sign::Stormed(_)
        | Sign::Struck { .. } => Layer::Ground,
    }
}

fn drawn(field: &Field, sign: &Sign, larger: f64) -> Option<String> {
    match *sign {
        Sign::Tokens { side, locale, count } => tokens(field, side, locale, count, larger),
        Sign::Threat { side, defense } => threat(field, side, defense),
        Sign::Shot { side, from, across, fallen } => shot(field, side, from, across, fallen),
        Sign::Assault { side, across } => assault_arrow(field, across, side),
        Sign::Held { side, at, radius, certain } => Some(ground::held(side, at, radius, certain)),
        Sign::Barred(approach) => Some(ground::barred(field.approach(approach)?)),
        Sign::Stormed(locale) => Some(ground::stormed(field.locale(locale)?, larger)),
        Sign::Struck { side, across } => Some(ground::struck(field.approach(across)?, side)),
    }
}

/// Tokens in a locale, beside its numeral: discs with the army's hatch, at most three, else one and
/// a number.
fn tokens(field: &Field, side: Side, locale: LocaleNumber, count: u8, larger: f64) -> Option<String> {
    let locale = field.locale(locale)?;
    let [x, y] = [NUMERAL.mul_add(larger, locale.numeral[0] + DISC), locale.numeral[1]].map(number);
    let mut text = format!(r#"<g class="{}" transform="translate({x} {y})">"#, army(side));
    for nth in 0..if count > 3 { 1 } else { count } {
        let _ = write!(text, r#"<g transform="translate({})">{}</g>"#, 10 * nth, disc(side));
    }
    if count > 3 {
        let [height, foot] = [15.0 * larger, 5.0 * larger].map(number);
        let _ = write!(text, r#"<text class="count" x="11" y="{foot}" font-size="{height}">×{count}</text>"#);
    }
    text.push_str("</g>");
    Some(text)
}

fn disc(side: Side) -> String {
    let grain = match side {
        Side::Blue => "M-6.6-3h13.2m-13.8 3h14.4m-13.8 3h13.2",
        Side::Red => "M-3.5-6.3v12.6m3.5-13.5v14.4m3.5-13.5v12.6",
    };
    format!(r#"<circle class="disc" r="7.4"/><path class="grain" d="{grain}"/>"#)
}

/// Where shot over an approach falls.
pub fn target(across: &DrawnApproach) -> Point {
    along(across.border(), across.inward, -30.0)
}

/// A gun that fires: dotted shot over the border, and the burst where it falls.
fn shot(field: &Field, side: Side, from: Point, across: ApproachName, fallen: bool) -> Option<String> {
    let to = target(field.approach(across)?);
    let stage = if fallen { "completed" } else { "declared" };
    let mut flight = Pen::default();
    flight.line(&[from, to]);
    let [x, y] = to.map(number);
    Some(format!(
        r#"<g class="{}"><g class="{stage}"><path class="shot" d="{}"/><path class="burst" transform="translate({x} {y})" d="{BURST}"/></g></g>"#,
        army(side),
        flight.data()
    ))
}

/// An attack that waits for its answer: an arrow over the border, teeth along it.
fn threat(field: &Field, side: Side, defense: ApproachName) -> Option<String> {
    let approach = field.approach(defense)?;
    let from = along(approach.border(), approach.inward, -74.0);
    let to = along(approach.border(), approach.inward, -6.0);
    let teeth = teeth(approach);
    let teeth = format!(r#"<g class="{}"><path class="teeth" d="{}"/></g>"#, army(side), teeth.data());
    Some(teeth + &attack_arrow(from, to, side))
}

/// A row of teeth in the corridor, pointing in.
fn teeth(approach: &DrawnApproach) -> Pen {
    let [a, b] = approach.ends;
    let ahead = direction(a, b);
    let mut pen = Pen::default();
    let mut middle = 19.0;
    while middle + 5.0 <= distance(a, b) - 12.0 {
        let foot = along(along(a, ahead, middle), approach.inward, -8.0);
        let tip = along(foot, approach.inward, 15.0);
        pen.polygon(&[along(foot, ahead, -5.0), along(foot, ahead, 5.0), tip]);
        middle += 14.0;
    }
    pen
}

/// A manoeuvre attack: an open arrow in the attacker's colour.
pub fn attack_arrow(from: Point, to: Point, side: Side) -> String {
    let long = number(-distance(from, to).max(34.0));
    format!(
        r#"<g class="{}"><path class="attack" transform="{}" d="M{long}-6H-22V-16L0 0-22 16V6H{long}z"/></g>"#,
        army(side),
        pointing(to, direction(from, to))
    )
}

/// An assault: a full arrow with two cross bars at its foot, from front to front.
pub fn assault_arrow(field: &Field, across: ApproachName, side: Side) -> Option<String> {
    let approach = field.approach(across)?;
    let at = along(approach.border(), approach.inward, -6.0);
    Some(format!(
        r#"<g class="{}"><path class="assault" transform="{}" d="M22 0L2-15v8.5h-16v13h16V15zM-22-8h3.5V8h-3.5zM-29-8h3.5V8h-3.5z"/></g>"#,
        army(side),
        pointing(at, scaled(approach.inward, -1.0))
    ))
}

/// Where an attack over a border goes in: some way from the border to the reserve
/// beyond it.
pub fn goes_in(field: &Field, across: ApproachName) -> Option<Point> {
    let approach = field.approach(across)?;
    let border = approach.border();
    let into = field.locale(approach.towards)?.reserve;
    let apart = distance(border, into).max(1.0);
    Some(between(border, into, 40.0_f64.min(apart) / apart))
}

fn pointing(at: Point, ahead: Point) -> String {
    let [x, y] = at.map(number);
    let turn = number(ahead[1].atan2(ahead[0]).to_degrees());
    format!("translate({x} {y})rotate({turn})")
}
