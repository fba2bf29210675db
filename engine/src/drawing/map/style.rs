//! The style of the map's classes.

use crate::drawing::palette::{Ink, coloured};

/// The style rules of the map, as `docs` of its look have them, in board units.
const RULES: &str = "\
.map text{text-anchor:middle;font-family:'EB Garamond','Palatino Linotype',Georgia,serif;font-weight:500;\
fill:$ink2;stroke:$paper;stroke-width:3.4px;stroke-linejoin:round;paint-order:stroke}\
.map path,.map use{fill:none}\
.map .map-paper{fill:$paper}\
.map .map-wash{fill:$wash;fill-opacity:.026;opacity:$map-relief}\
.map .map-wood{fill:$wood}\
.map .map-hachures{fill:$hach;opacity:.5;fill-opacity:$map-relief}\
.map .map-marsh{stroke:$marsh;stroke-width:.9px;opacity:.75}\
.map .map-tuft{stroke:$tree;stroke-width:.7px;opacity:.6}\
.map .map-vines{stroke:$vine;stroke-width:.75px;opacity:.7;stroke-opacity:$map-relief}\
.map .map-tree-shadow{fill:$tree;opacity:.35}\
.map .map-tree{fill:$treefill;stroke:$tree;stroke-width:.75px}\
.map .map-outside{fill:$outside;fill-opacity:.62;fill-rule:evenodd}\
.map .map-corridor{fill:$corridor;fill-rule:evenodd}\
.map .map-canal{stroke:$stream;stroke-width:1.5px}\
.map .map-stream{stroke:$stream;stroke-width:1.9px;stroke-linecap:round}\
.map .map-brook-bank{stroke:$waterline;stroke-width:6.4px;stroke-linecap:round}\
.map .map-brook{stroke:$water;stroke-width:4.2px;stroke-linecap:round}\
.map .map-bank{stroke:$waterline;stroke-linecap:round}\
.map .map-river{stroke:$water;stroke-linecap:round}\
.map .map-lining-1,.map .map-lining-2,.map .map-lining-3{stroke:$waterline;stroke-linecap:round;stroke-opacity:.75}\
.map .map-lining-2{stroke-opacity:.5}\
.map .map-lining-3{stroke-opacity:.35}\
.map .map-objective-band{stroke:$objband;stroke-width:9px;stroke-opacity:.55;stroke-linejoin:round}\
.map .map-line{stroke:$border;stroke-width:1.05px}\
.map .map-wall{stroke:$border;stroke-width:2.1px}\
.map .map-tick{stroke:$border;stroke-width:.8px}\
.map .map-objective-line{stroke:$objective;stroke-width:2.4px;stroke-dasharray:16 5 2.4 5;stroke-linejoin:round}\
.map .map-bar{stroke:$bar;stroke-width:3.8px}\
.map .map-local{stroke:$local;stroke-width:.95px}\
.map .map-broken{stroke-dasharray:5.5 3.5}\
.map .map-local-strip{stroke:$corridor;stroke-width:4.4px}\
.map .map-main-case{stroke:$roadcase;stroke-width:7.6px;stroke-linecap:round;stroke-linejoin:round}\
.map .map-main{stroke:$roadfill;stroke-width:5.2px;stroke-linecap:round;stroke-linejoin:round}\
.map .map-house{fill:$house}\
.map .map-marks,.map .map-marks use{fill:$paper;fill-opacity:.9;stroke:$mark;stroke-width:$map-mark-width}\
.map [id^=map-marks-] path{fill:inherit}\
.map .map-shot{fill:$mark;fill-opacity:1;stroke:none}\
.map .map-chevron{stroke:$arrow;stroke-width:1.5px}\
.map .map-setup path{stroke:$fr;stroke-opacity:.5}\
.map .map-numerals text{font-size:calc(20px*$map-numerals);font-weight:$map-numeral-weight}\
.map .map-numerals path{stroke:$ink2;stroke-width:2.6px}\
.map .map-numbers text{font-size:calc(11.5px*$map-numerals);font-style:italic;fill:$ink3}\
.map .map-farms text{font-size:calc(14.5px*$map-farms)}\
.map .map-villages text,.map .map-trays text,.map .map-over,.map .map-title{\
font-family:'IM Fell DW Pica SC','EB Garamond','Palatino Linotype',Georgia,serif;font-weight:400;fill:$ink}\
.map .map-villages text{font-size:calc(21.5px*$map-villages);letter-spacing:.5px}\
.map .map-waters text{font-style:italic;fill:$watertext}\
.map .map-waters .map-river-name{font-size:calc(30px*$map-waters);letter-spacing:5px}\
.map .map-waters .map-small{font-size:calc(22px*$map-waters);letter-spacing:3.5px}\
.map .map-waters .map-brook-name{font-size:calc(18px*$map-waters);letter-spacing:1px}\
.map .map-remarks text{font-size:17px;font-style:italic;fill:$objective;letter-spacing:1px}\
.map .map-sheet{fill:$corridor;stroke:$ink2;stroke-width:1.1px}\
.map .map-sheet-inner{fill:none;stroke:$ink2;stroke-width:.5px}\
.map .map-trays text,.map .map-cartouche text{stroke:none}\
.map .map-trays text{font-size:17px;letter-spacing:.5px}\
.map .map-trays .map-remark,.map .map-cartouche .map-remark{font-family:'EB Garamond','Palatino Linotype',Georgia,serif;\
font-style:italic;font-size:14px;font-weight:500;fill:$ink2;letter-spacing:0}\
.map .map-cartouche .map-over{font-size:21px;letter-spacing:2.5px}\
.map .map-cartouche .map-title{font-size:54px;letter-spacing:6px}\
.map .map-cartouche .map-remark{font-size:19px}\
.map .map-scale,.map .map-north{font-size:13px}\
.map .map-north{font-size:17px}\
.map .map-scale-thin{stroke:$ink2;stroke-width:.8px}\
.map .map-scale-thick{stroke:$ink;stroke-width:2.4px}\
.map .map-needle{fill:$ink2}";

/// The style sheet of the map. A page includes it once, with the custom
/// properties of its theme; a picture that stands alone carries it.
#[must_use]
pub fn stylesheet(ink: Ink) -> String {
    let rules = coloured(RULES, ink);
    if ink == Ink::Page { rules } else { calculated(&rules) + ".map .map-numbers{display:none}" }
}

/// Not every renderer knows `calc`: a plain picture has the product.
fn calculated(rules: &str) -> String {
    rules.replace("calc(", "").replace("px*1)", "px")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_plain_picture_needs_nothing_of_a_page() {
        for ink in [Ink::Light, Ink::Dark, Ink::Contrast] {
            let style = stylesheet(ink);
            assert!(!style.contains("var(") && !style.contains("calc(") && !style.contains('$'));
        }
    }
}
