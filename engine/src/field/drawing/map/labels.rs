//! Lettering: small caps for places, italics for waters and remarks, roman for farms.

use std::fmt::Write;

use super::group;
use super::marks::Row;
use super::pen::{Pen, number};
use super::scene::{Scene, name_lines};
use crate::field::drawing::geometry::{
    Rectangle, add, between, direction, distance, quarter_turn, scaled, upright,
};
use crate::field::drawing::read::{Town, TownSize, WaterNameSize};
use crate::field::drawing::{BoardDrawing, DrawnLocale, Point};

/// The lines along which waters are named.
pub fn lines(scene: &Scene) -> String {
    let mut text = String::new();
    for (index, name) in scene.scenery.water_names.iter().enumerate() {
        let mut pen = Pen::default();
        pen.curve(&name.points);
        let _ = write!(text, r#"<path id="map-along-{index}" d="{}"/>"#, pen.data());
    }
    text
}

/// Everything written on the field.
pub fn draw(scene: &Scene) -> String {
    let towns = |village: bool| -> String {
        let towns = scene.scenery.towns.iter().filter(|town| (town.size == TownSize::Village) == village);
        towns.map(|town| town_name(scene, town)).collect()
    };
    [
        group("waters", &water_names(scene)),
        group("remarks", &objective_name(scene)),
        group("numbers", &numbers(scene)),
        numerals(&scene.drawing.locales),
        ground_names(scene),
        group("farms", &towns(false)),
        group("villages", &towns(true)),
    ]
    .concat()
}

/// Text as it may stand in SVG.
#[must_use]
pub fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;")
}

/// How much larger a page may letter a village: enough to read it on a small whole board.
const LARGEST_VILLAGE: f64 = 1.5;
/// The same of a capacity, about its middle.
const LARGE_NUMERAL: [f64; 2] = [15.0, 13.0];

/// What the name of a town covers, roughly, when it is lettered so much larger than
/// the drawing.
#[must_use]
pub fn name_ground(drawing: &BoardDrawing, town: &Town, larger: f64) -> Vec<Rectangle> {
    enlarged(town, larger, growth(drawing, town))
}

/// The lines of a name when it grows to the east (1), to the west (-1) or both ways (0).
fn enlarged(town: &Town, larger: f64, growth: f64) -> Vec<Rectangle> {
    let lines = name_lines(town).into_iter().map(|line| {
        let half = line.half.map(|half| half * larger);
        let middle = add(line.middle, [growth * (half[0] - line.half[0]), 0.0]);
        Rectangle { middle, half, ..line }
    });
    lines.collect()
}

/// Which way a name grows when a page enlarges it: both ways, unless a village's would
/// grow over a capacity.
fn growth(drawing: &BoardDrawing, town: &Town) -> f64 {
    let hidden = |growth: f64| {
        let lines = enlarged(town, LARGEST_VILLAGE, growth);
        let numerals = drawing.locales.iter().map(|locale| Rectangle {
            middle: locale.numeral,
            axis: [1.0, 0.0],
            half: LARGE_NUMERAL,
        });
        numerals.filter(|numeral| lines.iter().any(|line| line.overlaps(numeral))).count()
    };
    match town.size {
        TownSize::Village => {
            [0.0, 1.0, -1.0].into_iter().min_by_key(|&growth| hidden(growth)).unwrap_or_default()
        }
        TownSize::Hamlet | TownSize::Farm => 0.0,
    }
}

fn town_name(scene: &Scene, town: &Town) -> String {
    let growth = growth(scene.drawing, town);
    let long = name_lines(town).iter().map(|line| line.half[0]).fold(0.0, f64::max);
    let class = match growth {
        0.0 => "",
        0.0.. => r#" class="map-to-east""#,
        _ => r#" class="map-to-west""#,
    };
    let [x, y] = add(town.label_at, [-growth * long, 0.0]).map(number);
    // The middle of the lines, not of the first, is where the name stands.
    let lead = match town.size {
        TownSize::Village => 1.02,
        TownSize::Hamlet | TownSize::Farm => 1.1,
    };
    let mut text = format!(r#"<text{class} x="{x}" y="{y}">"#);
    for (nth, line) in town.lines.iter().enumerate() {
        let above = if town.lines.len() > 1 { lead / 2.0 } else { 0.0 };
        let down = if nth == 0 { 0.32 - above } else { lead };
        let _ = write!(text, r#"<tspan x="{x}" dy="{down:.2}em">{}</tspan>"#, escaped(line));
    }
    text.push_str("</text>");
    text
}

fn water_names(scene: &Scene) -> String {
    let mut text = String::new();
    for (index, name) in scene.scenery.water_names.iter().enumerate() {
        let size = match name.size {
            WaterNameSize::River => "river-name",
            WaterNameSize::RiverSmall => "river-name map-small",
            WaterNameSize::Brook => "brook-name",
        };
        let _ = write!(
            text,
            r##"<text class="map-{size}"><textPath href="#map-along-{index}" startOffset="50%">{}</textPath></text>"##,
            escaped(&name.text)
        );
    }
    text
}

/// The names of hills and woods.
fn ground_names(scene: &Scene) -> String {
    let mut text = String::new();
    for name in &scene.scenery.grounds {
        let [x, y] = name.at;
        let (x, y) = (number(x), number(y + 5.0));
        let _ = write!(text, r#"<text x="{x}" y="{y}">{}</text>"#, escaped(&name.text));
    }
    if text.is_empty() { text } else { group("grounds", &text) }
}

/// The capacities of some locales, each over a small bar: so many blocks.
#[must_use]
pub fn numerals<'a>(locales: impl IntoIterator<Item = &'a DrawnLocale>) -> String {
    let mut bars = Pen::default();
    let mut text = String::new();
    for locale in locales {
        let [x, y] = locale.numeral;
        bars.move_to([x - 9.0, y + 8.6]).line_to([x + 9.0, y + 8.6]);
        let _ = write!(
            text,
            r#"<text data-locale="{}" x="{}" y="{}">{}</text>"#,
            locale.number,
            number(x),
            number(y + 4.0),
            locale.capacity
        );
    }
    group("numerals", &format!(r#"<path d="{}"/>{text}"#, bars.data()))
}

/// The numbers of the locales, under their numerals or, where a name or a mark is
/// there, beside them.
fn numbers(scene: &Scene) -> String {
    let names: Vec<Rectangle> = scene.scenery.towns.iter().flat_map(name_lines).collect();
    let marks: Vec<Rectangle> = scene.marks.iter().map(Row::ground).collect();
    let mut text = String::new();
    for locale in &scene.drawing.locales {
        let places = [[0.0, 20.5], [27.0, 4.0], [-27.0, 4.0]].map(|by| add(locale.numeral, by));
        let free = |at: &&Point| {
            let ground = Rectangle { middle: [at[0], at[1] - 3.5], axis: [1.0, 0.0], half: [14.0, 5.0] };
            !names.iter().chain(&marks).any(|sign| sign.overlaps(&ground)) && ground.within(&locale.polygon)
        };
        let [x, y] = places.iter().find(free).unwrap_or(&places[0]).map(number);
        let _ = write!(text, r#"<text data-locale="{0}" x="{x}" y="{y}">nº {0}</text>"#, locale.number);
    }
    text
}

/// The name of the objective line, beside its longest straight part.
fn objective_name(scene: &Scene) -> String {
    let parts = scene.borders.iter().filter(|border| {
        let [near, far] = border.approaches;
        scene.drawing.beyond_objective(near.locale) != scene.drawing.beyond_objective(far.locale)
    });
    let long = |part: &[Point; 2]| distance(part[0], part[1]);
    let Some([a, b]) = parts.map(|border| border.centre).max_by(|a, b| long(a).total_cmp(&long(b))) else {
        return String::new();
    };
    let ahead = direction(a, b);
    let turn = upright(ahead);
    let ahead =
        if (ahead[1].atan2(ahead[0]).to_degrees() - turn).abs() > 1.0 { scaled(ahead, -1.0) } else { ahead };
    let [x, y] = add(between(a, b, 0.24), scaled(quarter_turn(ahead), -22.0)).map(number);
    format!(
        r#"<text data-word="map-objective-line" transform="translate({x} {y})rotate({})">the objective line</text>"#,
        number(turn)
    )
}
