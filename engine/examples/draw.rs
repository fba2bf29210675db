//! Writes the map of Triomphe à Marengo with some blocks on it, to look at.
//!
//! `cargo run -p estafette-engine --example draw -- light map.svg 7`
//!
//! The first argument is `light`, `dark`, `contrast` or `bare` (no blocks), the
//! second the file to write, the third a number that picks another position.

use std::fmt::Write;

use estafette_engine::board::{Board, Place};
use estafette_engine::drawing::layout::BLOCK;
use estafette_engine::drawing::palette::{Ink, coloured};
use estafette_engine::drawing::{LongEdge, Spot, map, place_blocks, triomphe_board, triomphe_plan};
use estafette_engine::force::Side;

const STYLE: &str = ".block rect{stroke:$paper;stroke-width:1.6px}.block path{stroke:$paper;stroke-opacity:.5}\
.france rect{fill:$fr}.austria rect{fill:#A2382B}.block .front{fill:#1B2030;fill-opacity:.7;stroke:none}";

fn main() -> std::io::Result<()> {
    let mut arguments = std::env::args().skip(1);
    let theme = arguments.next().unwrap_or_else(|| "light".to_owned());
    let file = arguments.next().unwrap_or_else(|| "map.svg".to_owned());
    let pick = arguments.next().and_then(|pick| pick.parse().ok()).unwrap_or(1);
    let ink = match theme.as_str() {
        "dark" => Ink::Dark,
        "contrast" => Ink::Contrast,
        _ => Ink::Light,
    };
    let plan = triomphe_plan();
    let mut svg = map::map_svg(plan, ink);
    if theme != "bare" {
        let end = svg.rfind("</svg>").unwrap_or(svg.len());
        svg.truncate(end);
        let _ = write!(svg, "<style>{}</style>", coloured(STYLE, ink));
        let (sides, places): (Vec<Side>, Vec<Place>) = position(triomphe_board(), pick).into_iter().unzip();
        for (side, spot) in sides.iter().zip(place_blocks(triomphe_board(), &plan.drawing, &places)) {
            svg.push_str(&block(*side, &spot));
        }
        svg.push_str("</svg>");
    }
    std::fs::write(file, svg)
}

/// Some blocks of both armies, within the capacities of the locales.
fn position(board: &Board, pick: u64) -> Vec<(Side, Place)> {
    let mut state = pick;
    let mut below = |bound: usize| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(state >> 33).unwrap_or(0) % bound
    };
    let mut blocks = Vec::new();
    let mut taken = Vec::new();
    for (side, mut left) in [(Side::Austria, 16), (Side::France, 14)] {
        while left > 0 {
            let locale = below(board.locales().len());
            let Some((id, locale)) = board.locales().nth(locale) else { continue };
            if taken.contains(&id) {
                continue;
            }
            taken.push(id);
            let most = usize::from(locale.capacity).min(left).min(7);
            for _ in 0..=below(most) {
                let position = below(locale.approaches.len() + 1);
                let approach = locale.approaches.get(position).or(locale.approaches.first());
                let place = match approach {
                    Some(&approach) if position % 3 > 0 => Place::Approach(approach),
                    _ => Place::Reserve(id),
                };
                blocks.push((side, place));
                left -= 1;
            }
        }
    }
    for (id, area) in board.areas() {
        blocks.extend((0..area.pieces).map(|_| (area.side, Place::Holding(id))));
    }
    blocks
}

fn block(side: Side, spot: &Spot) -> String {
    let class = match side {
        Side::France => "france",
        Side::Austria => "austria",
    };
    let [long, thick] = BLOCK;
    let (left, top) = (-long / 2.0, -thick / 2.0);
    let front = match spot.front {
        Some(LongEdge::Upper) => {
            format!(r#"<rect class="front" x="{left}" y="{top}" width="{long}" height="2.4"/>"#)
        }
        Some(LongEdge::Lower) => {
            format!(r#"<rect class="front" x="{left}" y="{}" width="{long}" height="2.4"/>"#, -top - 2.4)
        }
        None => String::new(),
    };
    let hatch = match side {
        Side::France => "M-41-3.5h82m-82 3.5h82m-82 3.5h82".to_owned(),
        Side::Austria => (0..20).fold(String::from("M-42-7"), |hatch, _| hatch + "m4 0v14m0-14"),
    };
    format!(
        r#"<g class="block {class}" transform="translate({:.1} {:.1})rotate({:.1})scale({})"><rect x="{left}" y="{top}" width="{long}" height="{thick}"/><path d="{hatch}"/>{front}</g>"#,
        spot.x, spot.y, spot.turn, spot.scale
    )
}
