//! One block: a thin bar of 84 by 14 board units.
//!
//! Every hidden block of an army is drawn the same, to the byte, but for where it
//! stands and what everybody can see of it.

use std::fmt::Write;

use estafette_engine::field::drawing::LongEdge;
use estafette_engine::field::drawing::map::pen::number;
use estafette_engine::force::{Arm, Side};
use estafette_engine::scene::{Block, Knowledge, KnownFace};

/// How blocks look, with the names of colours.
pub const STYLE: &str = "\
.edge{fill:$paper}\
.blue .bar{fill:$fr;stroke:$frdeep}.red .bar{fill:$au;stroke:$audeep}\
.blue .pane{fill:$fr}.red .pane{fill:$au}\
.blue .done .bar,.blue .done .pane{fill:$frtint}.red .done .bar,.red .done .pane{fill:$autint}\
.hatch{fill:none;opacity:.8}.blue .hatch{stroke:$frhatch}.red .hatch{stroke:$auhatch}\
.blue .front{fill:$frdeep}.red .front{fill:$audeep}\
.blue .ground{fill:$face;stroke:$frdeep;stroke-width:.9}.red .ground{fill:$audeep}\
.stroke{fill:none;stroke-width:1.5}.blue .stroke{stroke:$frdeep}.red .stroke{stroke:$face}\
.blue .solid{fill:$frdeep}.red .solid{fill:$face}\
.faint{fill:none;stroke:$face;stroke-width:1;stroke-dasharray:2.4 1.8;opacity:.72}\
.open{fill:$face}.blue .open{stroke:$frdeep}.red .open{stroke:$audeep}";

/// A symbol of a face, and the gap to the next.
const SYMBOL: [f64; 2] = [17.0, 9.4];
const GAP: f64 = 3.6;
/// What is left in the middle of a disorganized block.
const BROKEN: f64 = 58.0;
const WHOLE: f64 = 84.0;

/// The class under which things of an army are coloured.
pub const fn army(side: Side) -> &'static str {
    match side {
        Side::Red => "red",
        Side::Blue => "blue",
    }
}

/// A block where it stands.
pub fn draw(block: &Block) -> String {
    let spot = block.spot;
    let [x, y, turn] = [spot.x, spot.y, spot.turn].map(number);
    let scale = if spot.scale < 1.0 { format!("scale({})", spot.scale) } else { String::new() };
    let state = if block.done { "done" } else { "fresh" };
    let content = content(block);
    format!(
        r#"<g class="{}" data-token="{}" transform="translate({x} {y})rotate({turn}){scale}"><g class="{state}">{content}</g></g>"#,
        army(block.side),
        block.token.0
    )
}

fn content(block: &Block) -> String {
    let width = if block.broken { BROKEN } else { WHOLE };
    let mut text = String::new();
    if block.face.is_some_and(|face| face.by == Knowledge::Open) {
        text.push_str(r#"<rect class="open" x="-46" y="-11" width="92" height="22"/>"#);
    }
    text.push_str(&rect("edge", width + 3.2, 17.2));
    if block.broken {
        text.push_str(
            r#"<path class="bar" transform="translate(-38.2 2.6)rotate(-7)" d="M-6.5-7h13v14h-13z"/><path class="bar" transform="translate(38.2-2.6)rotate(-7)" d="M-6.5-7h13v14h-13z"/>"#,
        );
    }
    text.push_str(&rect("bar", width, 14.0));
    if !block.done {
        let _ = write!(text, r#"<path class="hatch" d="{}"/>"#, hatch(block.side, width));
    }
    if let Some(front) = block.spot.front {
        let y = if front == LongEdge::Upper { "-7" } else { "4.6" };
        let _ = write!(
            text,
            r#"<rect class="front" x="{}" y="{y}" width="{width}" height="2.4"/>"#,
            -width / 2.0
        );
    }
    if let Some(face) = block.face {
        text.push_str(&symbols(face, upside_down(block.spot.turn)));
    }
    text
}

/// A rectangle about the middle.
fn rect(class: &str, width: f64, height: f64) -> String {
    let [x, y] = [-width / 2.0, -height / 2.0].map(number);
    let [width, height] = [width, height].map(number);
    format!(r#"<rect class="{class}" x="{x}" y="{y}" width="{width}" height="{height}"/>"#)
}

/// Azure is hatched lengthwise, gules crosswise, as engravers do.
fn hatch(side: Side, width: f64) -> String {
    match side {
        Side::Blue => {
            let (left, long) = (number(1.0 - width / 2.0), number(width - 2.0));
            ["-3.5", "0", "3.5"].map(|y| format!("M{left} {y}h{long}")).concat()
        }
        Side::Red => {
            let mut data = format!("M{}-6.2v12.4", number(3.0 - width / 2.0));
            let mut x = 7.0 - width / 2.0;
            while x < width / 2.0 - 1.0 {
                data.push_str("m4-12.4v12.4");
                x += 4.0;
            }
            data
        }
    }
}

fn symbols(face: KnownFace, flipped: bool) -> String {
    let count = f64::from(face.strength.get());
    let all = GAP.mul_add(count - 1.0, SYMBOL[0] * count);
    let mut text = String::new();
    if face.by != Knowledge::LastSeen {
        text.push_str(&rect("pane", all + 5.0, 12.0));
    }
    text.push_str(if flipped { r#"<g transform="rotate(180)">"# } else { "<g>" });
    for nth in 0..face.strength.get() {
        let x = (SYMBOL[0] + GAP).mul_add(f64::from(nth), -all / 2.0);
        let _ = write!(text, r#"<g transform="translate({} -4.7)">{}</g>"#, number(x), symbol(face));
    }
    text.push_str("</g>");
    text
}

fn symbol(face: KnownFace) -> String {
    let faint = face.by == Knowledge::LastSeen;
    let class = |class| if faint { "faint" } else { class };
    let sign = match face.arm {
        Arm::Infantry => format!(r#"<path class="{}" d="M0 0l17 9.4m-17 0l17-9.4"/>"#, class("stroke")),
        Arm::Cavalry => format!(r#"<path class="{}" d="M0 9.4l17-9.4v9.4z"/>"#, class("solid")),
        Arm::Artillery => format!(r#"<circle class="{}" cx="8.5" cy="4.7" r="3"/>"#, class("solid")),
    };
    let lozenge = if face.guard {
        format!(r#"<path class="{}" d="M8.5 1l4.4 3.7-4.4 3.7-4.4-3.7z"/>"#, class("solid"))
    } else {
        String::new()
    };
    format!(r#"<path class="{}" d="M0 0h17v9.4h-17z"/>{sign}{lozenge}"#, class("ground"))
}

/// Whether something turned by so many degrees would be read upside down.
fn upside_down(turn: f64) -> bool {
    let turn = turn.rem_euclid(360.0);
    turn > 90.5 && turn <= 270.5
}
