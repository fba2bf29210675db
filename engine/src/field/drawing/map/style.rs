//! The style of the map's classes.

use crate::field::drawing::palette::{Ink, coloured};

/// The style rules of the map, as `docs` of its look have them, in board units.
const RULES: &str = "\
.map-layer text{text-anchor:middle;font-family:'EB Garamond','Palatino Linotype',Georgia,serif;font-weight:500;\
fill:$ink2;stroke:$paper;stroke-width:3.4px;stroke-linejoin:round;paint-order:stroke}\
.map-layer path,.map-layer use{fill:none}\
.map-layer .map-paper{fill:$paper}\
.map-layer .map-wash{fill:$wash;fill-opacity:.026;opacity:$map-relief}\
.map-layer .map-wood{fill:$wood}\
.map-layer .map-hachures{fill:$hach;opacity:.5;fill-opacity:$map-relief}\
.map-layer .map-hill{fill:$wash;fill-opacity:.045}\
.map-layer .map-hill-wedges{fill:$hach;opacity:.5}\
.map-layer .map-marsh{stroke:$marsh;stroke-width:.9px;opacity:.75}\
.map-layer .map-tuft{stroke:$tree;stroke-width:.7px;opacity:.6}\
.map-layer .map-vines{stroke:$vine;stroke-width:.75px;opacity:.7;stroke-opacity:$map-relief}\
.map-layer .map-tree-shadow{fill:$tree;opacity:.35}\
.map-layer .map-tree{fill:$treefill;stroke:$tree;stroke-width:.75px}\
.map-layer .map-outside{fill:$outside;fill-opacity:.62;fill-rule:evenodd}\
.map-layer .map-corridor{fill:$corridor;fill-rule:evenodd}\
.map-layer .map-canal{stroke:$stream;stroke-width:1.5px}\
.map-layer .map-stream{stroke:$stream;stroke-width:1.9px;stroke-linecap:round}\
.map-layer .map-brook-bank{stroke:$waterline;stroke-width:6.4px;stroke-linecap:round}\
.map-layer .map-brook{stroke:$water;stroke-width:4.2px;stroke-linecap:round}\
.map-layer .map-pond{fill:$water;stroke:$waterline;stroke-width:1.3px}\
.map-layer .map-bank{stroke:$waterline;stroke-linecap:round}\
.map-layer .map-river{stroke:$water;stroke-linecap:round}\
.map-layer .map-lining-1,.map-layer .map-lining-2,.map-layer .map-lining-3{stroke:$waterline;stroke-linecap:round;stroke-opacity:.75}\
.map-layer .map-lining-2{stroke-opacity:.5}\
.map-layer .map-lining-3{stroke-opacity:.35}\
.map-layer .map-objective-band{stroke:$objband;stroke-width:9px;stroke-opacity:.55;stroke-linejoin:round}\
.map-layer .map-line{stroke:$border;stroke-width:1.05px}\
.map-layer .map-wall{stroke:$border;stroke-width:2.1px}\
.map-layer .map-tick{stroke:$border;stroke-width:.8px}\
.map-layer .map-objective-line{stroke:$objective;stroke-width:2.4px;stroke-dasharray:16 5 2.4 5;stroke-linejoin:round}\
.map-layer .map-bar{stroke:$bar;stroke-width:3.8px}\
.map-layer .map-local{stroke:$local;stroke-width:.95px}\
.map-layer .map-broken{stroke-dasharray:5.5 3.5}\
.map-layer .map-local-strip{stroke:$corridor;stroke-width:4.4px}\
.map-layer .map-main-case{stroke:$roadcase;stroke-width:7.6px;stroke-linecap:round;stroke-linejoin:round}\
.map-layer .map-main{stroke:$roadfill;stroke-width:5.2px;stroke-linecap:round;stroke-linejoin:round}\
.map-layer .map-house{fill:$house}\
.map-layer .map-marks,.map-layer .map-marks use{fill:$paper;fill-opacity:.9;stroke:$mark;stroke-width:$map-mark-width}\
.map-shot{fill:$mark;fill-opacity:1;stroke:none}\
.map-layer .map-chevron{stroke:$arrow;stroke-width:1.5px}\
.map-layer .map-setup path{stroke:$fr;stroke-opacity:.5}\
.map-layer .map-numerals text{font-size:calc(20px*$map-numerals);font-weight:$map-numeral-weight}\
.map-layer .map-numerals path{stroke:$ink2;stroke-width:2.6px}\
.map-layer .map-numbers text{font-size:calc(11.5px*$map-numerals);font-style:italic;fill:$ink3}\
.map-layer .map-farms text{font-size:calc(14.5px*$map-farms)}\
.map-layer .map-villages text,.map-layer .map-trays text,.map-layer .map-over,.map-layer .map-title{\
font-family:'IM Fell DW Pica SC','EB Garamond','Palatino Linotype',Georgia,serif;font-weight:400;fill:$ink}\
.map-layer .map-to-east{text-anchor:start}\
.map-layer .map-to-west{text-anchor:end}\
.map-layer .map-villages text{font-size:calc(21.5px*$map-villages);letter-spacing:.5px}\
.map-layer .map-waters text{font-style:italic;fill:$watertext}\
.map-layer .map-waters .map-river-name{font-size:calc(30px*$map-waters);letter-spacing:5px}\
.map-layer .map-waters .map-small{font-size:calc(22px*$map-waters);letter-spacing:3.5px}\
.map-layer .map-waters .map-brook-name{font-size:calc(18px*$map-waters);letter-spacing:1px}\
.map-layer .map-remarks text{font-size:calc(17px*$map-remarks);font-style:italic;fill:$objective;letter-spacing:1px}\
.map-layer .map-grounds text{font-size:calc(17px*$map-farms);font-style:italic}\
.map-layer .map-entry-blue{stroke:$fr;stroke-width:1.6px}\
.map-layer .map-entry-red{stroke:$au;stroke-width:1.6px}\
.map-layer .map-entry-blue.map-full{fill:$fr}\
.map-layer .map-entry-red.map-full{fill:$au}\
.map-layer .map-star-blue{fill:$star-blue}\
.map-layer .map-star-green{fill:$paper;stroke:$star-green;stroke-width:1.7px}\
.map-layer .map-star-red{fill:$star-red}\
.map-layer .map-star-black{fill:$star-black}\
.map-layer .map-sheet{fill:$corridor;stroke:$ink2;stroke-width:1.1px}\
.map-layer .map-sheet-inner{fill:none;stroke:$ink2;stroke-width:.5px}\
.map-layer .map-trays text,.map-layer .map-cartouche text{stroke:none}\
.map-layer .map-trays text{font-size:calc(17px*$map-trays);letter-spacing:.5px}\
.map-layer .map-trays .map-remark,.map-layer .map-cartouche .map-remark{font-family:'EB Garamond','Palatino Linotype',Georgia,serif;\
font-style:italic;font-size:14px;font-weight:500;fill:$ink2;letter-spacing:0}\
.map-layer .map-cartouche .map-over{font-size:21px;letter-spacing:2.5px}\
.map-layer .map-cartouche .map-title{font-size:54px;letter-spacing:6px}\
.map-layer .map-cartouche .map-remark{font-size:19px}\
.map-layer .map-scale,.map-layer .map-north{font-size:13px}\
.map-layer .map-north{font-size:17px}\
.map-layer .map-scale-thin{stroke:$ink2;stroke-width:.8px}\
.map-layer .map-scale-thick{stroke:$ink;stroke-width:2.4px}\
.map-layer .map-needle{fill:$ink2}";

/// The style sheet of the map. A page includes it once, with the custom
/// properties of its theme; a picture that stands alone carries it.
#[must_use]
pub fn stylesheet(ink: Ink) -> String {
    let rules = coloured(RULES, ink);
    if ink == Ink::Page { rules } else { calculated(&rules) + ".map-layer .map-numbers{display:none}" }
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
