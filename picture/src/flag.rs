//! Commanders' flags, and the staffs that hold their blocks together.

use std::fmt::Write;

use estafette_engine::field::drawing::geometry::Rectangle;
use estafette_engine::field::drawing::map::escaped;
use estafette_engine::field::drawing::map::pen::{Pen, number};
use estafette_engine::force::Side;
use estafette_engine::scene::{Cut, Flag};

use crate::block::army;
use crate::lettering::{Lettering, Names};

/// How flags look, with the names of colours.
const STYLE: &str = "\
.staff,.arm{fill:none}.staff{stroke-width:2.6}.arm{stroke-width:2}\
.blue .staff,.blue .arm{stroke:$frdeep}.red .staff,.red .arm{stroke:$audeep}\
.blue .cloth{fill:$frdeep}.red .cloth{fill:$audeep}\
.blue .hoist{stroke:$frhatch}.red .hoist{stroke:$auhatch}.hoist{fill:none}\
.name{font-family:'EB Garamond';font-weight:600;fill:$face}\
.blue .done .cloth{fill:$frtint;stroke:$frdeep}.red .done .cloth{fill:$autint;stroke:$audeep}\
.blue .done .name{fill:$frdeep}.red .done .name{fill:$audeep}";

/// How wide the hatch at the hoist is, and from there to the name.
const HOIST: f64 = 10.0;
const GAP: f64 = 5.0;
/// From the fly to where two tails part.
const TAILS: f64 = 8.0;
/// The size of a name, to the height of its flag, and the ground below it.
const NAME: f64 = 0.76;
const FOOT: f64 = 0.27;
/// About how wide a letter is, to the size of its name.
const LETTER: f64 = 0.56;
/// How many letters a beginning has.
const BEGINNING: usize = 3;

/// How flags look, where there are any.
pub const fn style(flags: &[Flag]) -> &'static str {
    if flags.is_empty() { "" } else { STYLE }
}

/// A flag as large as a picture shows it, growing from its foot.
struct Cloth<'a> {
    flag: &'a Flag,
    /// What stands on it.
    name: String,
    size: [f64; 2],
    larger: f64,
}

impl<'a> Cloth<'a> {
    fn new(flag: &'a Flag, lettering: Lettering) -> Cloth<'a> {
        let larger = lettering.flags();
        let [width, height] = flag.size.map(|long| long * larger);
        let (name, width) = match lettering.names() {
            Names::Full => (flag.name.clone(), width),
            Names::Nothing => (String::new(), flag.size[0]),
            Names::Beginning => {
                let name: String = flag.name.chars().take(BEGINNING).collect();
                let letters = LETTER * NAME * height * f64::from(u8::try_from(BEGINNING).unwrap_or(u8::MAX));
                let tails = if flag.cut == Cut::Forked { TAILS } else { 0.0 };
                (name, larger.mul_add(2.0f64.mul_add(GAP, HOIST) + tails, letters).min(width))
            }
        };
        Cloth { flag, name, size: [width, height], larger }
    }

    fn ground(&self) -> Rectangle {
        let [x, y] = self.flag.foot;
        let half = self.size.map(|long| long / 2.0);
        Rectangle { middle: [x + half[0], y - half[1]], axis: [1.0, 0.0], half }
    }

    fn draw(&self) -> String {
        let flag = self.flag;
        let [x, y] = flag.foot;
        let [width, height] = self.size;
        let (top, fly) = (y - height, x + width);
        let mut cloth = Pen::default();
        match flag.cut {
            Cut::Square => cloth.polygon(&[[x, y], [x, top], [fly, top], [fly, y]]),
            Cut::Forked => {
                let part = [TAILS.mul_add(-self.larger, fly), y - height / 2.0];
                cloth.polygon(&[[x, y], [x, top], [fly, top], part, [fly, y]])
            }
        };
        let mut text = format!(r#"<path class="cloth" d="{}"/>"#, cloth.data());
        if !flag.done {
            text.push_str(&self.hoist());
        }
        if !self.name.is_empty() {
            let at = [(HOIST + GAP).mul_add(self.larger, x), FOOT.mul_add(-height, y), NAME * height];
            let [left, line, size] = at.map(number);
            let name = escaped(&self.name);
            let _ =
                write!(text, r#"<text class="name" x="{left}" y="{line}" font-size="{size}">{name}</text>"#);
        }
        let state = if flag.done { "done" } else { "fresh" };
        format!(r#"<g class="{}">{}<g class="{state}">{text}</g></g>"#, army(flag.side), self.poles())
    }

    /// The hatch of its side at the hoist.
    fn hoist(&self) -> String {
        let [x, y] = self.flag.foot;
        let (high, wide) = (self.size[1], HOIST * self.larger);
        let mut pen = Pen::default();
        for part in [0.25, 0.5, 0.75] {
            match self.flag.side {
                Side::Blue => pen.line(&[[x + 1.0, y - part * high], [x + wide, y - part * high]]),
                Side::Red => pen.line(&[[x + part * wide, y - 1.0], [x + part * wide, y - high + 1.0]]),
            };
        }
        format!(r#"<path class="hoist" d="{}"/>"#, pen.data())
    }

    /// The staff, as far as the head of the cloth, and its arms.
    fn poles(&self) -> String {
        let [x, y] = self.flag.foot;
        let (mut staff, mut arms) = (Pen::default(), Pen::default());
        staff.line(&self.flag.staff).line(&[[x, y], [x, y - self.size[1]]]);
        for arm in &self.flag.arms {
            arms.line(arm);
        }
        format!(r#"<path class="staff" d="{}"/><path class="arm" d="{}"/>"#, staff.data(), arms.data())
    }
}

/// A flag with its staff.
pub fn draw(flag: &Flag, lettering: Lettering) -> String {
    Cloth::new(flag, lettering).draw()
}

/// What a flag covers.
pub fn ground(flag: &Flag, lettering: Lettering) -> Rectangle {
    Cloth::new(flag, lettering).ground()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn flag(cut: Cut) -> Flag {
        Flag {
            side: Side::Red,
            name: "Langeron".to_owned(),
            foot: [100.0, 200.0],
            size: [98.0, 24.0],
            cut,
            done: false,
            staff: [[100.0, 200.0], [100.0, 240.0]],
            arms: Vec::new(),
        }
    }

    #[test]
    fn a_name_is_shortened_on_the_whole_field_and_left_out_of_a_thumbnail() {
        let drawn = |z| draw(&flag(Cut::Forked), Lettering::new(z));
        assert!(drawn(1.5).contains(">Langeron<"));
        assert!(drawn(0.4).contains(">Lan<"));
        assert!(!drawn(0.1).contains("<text"));
    }

    #[test]
    fn a_flag_grows_from_its_foot_as_far_as_its_name_has_to() {
        let near = ground(&flag(Cut::Square), Lettering::new(1.5));
        assert_eq!((near.middle, near.half), ([149.0, 188.0], [49.0, 12.0]));
        let far = ground(&flag(Cut::Square), Lettering::new(0.4));
        assert!(far.half[1] > 12.0);
        assert!((far.middle[0] - far.half[0] - 100.0).abs() < 1e-9);
        assert!((far.middle[1] + far.half[1] - 200.0).abs() < 1e-9);
        let forked = ground(&flag(Cut::Forked), Lettering::new(0.4));
        assert!(forked.half[0] > far.half[0], "there is room for the tails");
    }

    #[test]
    fn a_flag_whose_commander_is_done_has_no_hatch() {
        let done = Flag { done: true, ..flag(Cut::Square) };
        assert!(draw(&flag(Cut::Square), Lettering::new(1.0)).contains("hoist"));
        assert!(!draw(&done, Lettering::new(1.0)).contains("hoist"));
    }
}
