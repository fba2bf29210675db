//! What lies on the map like a paper: set-up marks, the trays of the holding areas, the cartouche.

use std::fmt::Write;

use super::group;
use super::labels::escaped;
use super::pen::{Pen, number};
use super::scene::Scene;
use crate::field::drawing::{Cartouche, DrawnArea};

/// Outlines of bars where blocks start; a client hides those of a
/// locale in which blocks stand, by `data-locale`.
pub fn setup(scene: &Scene) -> String {
    let mut text = String::new();
    for (locale, blocks) in scene.drawing.set_up() {
        let mut pen = Pen::default();
        let [x, y] = locale.reserve;
        let top = 13.0_f64.mul_add(f64::from(blocks - 1) / -2.0, y - 4.0);
        for nth in 0..blocks {
            let y = 13.0_f64.mul_add(f64::from(nth), top);
            pen.polygon(&[[x - 25.0, y], [x + 25.0, y], [x + 25.0, y + 8.0], [x - 25.0, y + 8.0]]);
        }
        let _ = write!(text, r#"<path data-locale="{}" d="{}"/>"#, locale.number, pen.data());
    }
    group("setup", &text)
}

/// A sheet with a double frame.
fn sheet([x, y, width, height]: [f64; 4], gap: f64) -> String {
    let mut text = String::new();
    for (class, inset) in [("sheet", 0.0), ("sheet-inner", gap)] {
        let (x, y) = (number(x + inset), number(y + inset));
        let (width, height) = (number(width - 2.0 * inset), number(height - 2.0 * inset));
        let _ =
            write!(text, r#"<rect class="map-{class}" x="{x}" y="{y}" width="{width}" height="{height}"/>"#);
    }
    text
}

/// The trays in which blocks wait for a round. Those whose round depends on the game are drawn with
/// the blocks in them.
pub fn trays(scene: &Scene) -> String {
    let trays: String = scene.drawing.areas.iter().filter_map(tray).collect();
    group("trays", &trays)
}

fn tray(area: &DrawnArea) -> Option<String> {
    let opens_in_round = area.opens_in_round?;
    let [x, y] = area.label.map(number);
    let turn = if area.turn == 0.0 { String::new() } else { format!("rotate({})", number(-area.turn)) };
    Some(format!(
        r#"{}<g data-area="{}" transform="translate({x} {y}){turn}"><text y="1">{}</text><text class="map-remark" y="16" data-word="map-opens" data-round="{}">from {}</text></g>"#,
        sheet(area.tray, 4.0),
        area.name,
        escaped(&area.title),
        opens_in_round,
        hour(opens_in_round),
    ))
}

/// The hour at which a round begins: the first is that of six in the morning.
fn hour(round: u8) -> String {
    match (round + 5) % 12 {
        0 => "noon".to_owned(),
        hour => format!("{hour} o’clock"),
    }
}

/// Title, scale and north.
pub fn cartouche(scene: &Scene) -> String {
    let cartouche = &scene.scenery.cartouche;
    let [x, y, width, _] = cartouche.at;
    let middle = number(x + width / 2.0);
    let mut text = sheet(cartouche.at, 6.0);
    let lines = [
        ("over", 48.0, "map-over-title", &cartouche.over),
        ("title", 102.0, "map-title", &cartouche.title),
        ("remark", 134.0, "map-under-title", &cartouche.under),
    ];
    for (class, down, word, line) in lines {
        let y = number(y + down);
        let _ = write!(
            text,
            r#"<text class="map-{class}" data-word="{word}" x="{middle}" y="{y}">{}</text>"#,
            escaped(line)
        );
    }
    if let Some(quarter) = cartouche.scale {
        text.push_str(&scale_and_north(cartouche, quarter));
    }
    group("cartouche", &text)
}

fn scale_and_north(cartouche: &Cartouche, quarter: f64) -> String {
    let [x, y, width, _] = cartouche.at;
    let mut text = String::new();
    let (left, foot) = (x + 65.0, y + 178.0);
    let (mut thin, mut thick) = (Pen::default(), Pen::default());
    for nth in 0..=4_u8 {
        let at = quarter.mul_add(f64::from(nth), left);
        thin.move_to([at, foot - 4.0]).line_to([at, foot + 4.0]);
        if nth % 2 == 0 && nth < 4 {
            thick.move_to([at, foot]).line_to([at + quarter, foot]);
        }
        let metres = 250 * u16::from(nth);
        let unit = if nth == 4 { " m" } else { "" };
        let _ = write!(
            text,
            r#"<text class="map-scale" x="{}" y="{}">{metres}{unit}</text>"#,
            number(at),
            number(foot + 21.0)
        );
    }
    thin.move_to([left, foot - 1.2]).line_to([left + 4.0 * quarter, foot - 1.2]);
    thin.move_to([left, foot + 1.2]).line_to([left + 4.0 * quarter, foot + 1.2]);
    let north = [x + width - 88.0, y + 168.0];
    let mut needle = Pen::default();
    let [nx, ny] = north;
    needle.polygon(&[[nx, ny - 22.0], [nx + 6.0, ny + 14.0], [nx, ny + 8.0], [nx - 6.0, ny + 14.0]]);
    let _ = write!(
        text,
        r#"<path class="map-scale-thin" d="{}"/><path class="map-scale-thick" d="{}"/><path class="map-needle" d="{}"/><text class="map-north" x="{}" y="{}">N</text>"#,
        thin.data(),
        thick.data(),
        needle.data(),
        number(nx + 18.0),
        number(ny - 8.0)
    );
    text
}
