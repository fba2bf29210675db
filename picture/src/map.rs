//! The map under the blocks: the engine's drawing, in words of the reader's
//! language, with lettering that can be read at the size it is shown in.

use estafette_engine::field::Field;
use estafette_engine::field::drawing::map::{escaped, numerals};
use estafette_engine::field::drawing::palette::Ink;
use estafette_engine::field::drawing::{DrawnLocale, Plan};

use crate::frame::Window;

/// The words on the map that are no names, by how the engine marks them and, where something opens in
/// a round, by that round. What is not given is English.
pub type Words<'a> = &'a dyn Fn(&str, Option<u8>) -> Option<String>;

/// The map's drawing: what comes before the capacities, and after them.
fn drawing(field: &Field, ink: Ink) -> [&str; 2] {
    let svg = field.map(ink);
    let content = svg.strip_suffix("</svg>").and_then(|svg| svg.split_once('>'));
    let content = content.map_or(svg, |(_, content)| content);
    let halves = content.split_once(&numerals(&field.plan.drawing.locales));
    halves.map_or([content, ""], |(before, after)| [before, after])
}

/// What stands in the middle of a locale.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Numerals {
    /// How many blocks it holds, over a bar.
    #[default]
    Capacities,
    /// Its number, for those who read of it.
    Numbers,
}

/// The map in a reader's words, with the numerals of some locales.
pub fn draw<'a>(
    field: &Field,
    ink: Ink,
    words: Words<'_>,
    which: Numerals,
    locales: impl Iterator<Item = &'a DrawnLocale>,
) -> String {
    let [before, after] = drawing(field, ink);
    let numerals = match which {
        Numerals::Capacities => numerals(locales),
        Numerals::Numbers => numbers(locales),
    };
    [worded(before, words), numerals, worded(after, words)].concat()
}

/// The numbers of locales, where their capacities would stand.
fn numbers<'a>(locales: impl Iterator<Item = &'a DrawnLocale>) -> String {
    let number = |locale: &DrawnLocale| {
        let [x, y] = locale.numeral;
        format!(r#"<text font-style="italic" x="{x}" y="{}">{}</text>"#, y + 4.0, locale.number)
    };
    format!(r#"<g class="map-numerals">{}</g>"#, locales.map(number).collect::<String>())
}

/// A drawing in a reader's words.
fn worded(drawing: &str, words: Words<'_>) -> String {
    let mut pieces = drawing.split(MARK);
    let mut text = pieces.next().unwrap_or_default().to_owned();
    for piece in pieces {
        text.push_str(MARK);
        match said(piece, words) {
            Some(piece) => text.push_str(&piece),
            None => text.push_str(piece),
        }
    }
    text
}

/// What the engine marks words with.
const MARK: &str = r#"data-word=""#;

/// A piece of the drawing that begins with the name of a word, if the word is given.
fn said(piece: &str, words: Words<'_>) -> Option<String> {
    let (word, _) = piece.split_once('"')?;
    let (tag, rest) = piece.split_once('>')?;
    let (_, after) = rest.split_once('<')?;
    let round = tag.split_once(r#"data-round=""#).and_then(|(_, round)| round.split('"').next());
    let said = words(word, round.and_then(|round| round.parse().ok()))?;
    Some(format!("{tag}>{}<{after}", escaped(&said)))
}

/// Rules that hide the papers on the map that a window would cut.
pub fn without_cut_sheets(plan: &Plan, window: &Window) -> String {
    let hidden =
        if window.holds(plan.scenery.cartouche.at) { "" } else { ".map-layer .map-cartouche{display:none}" };
    hidden.to_owned()
}

#[cfg(test)]
mod tests {
    use estafette_engine::games::GAMES;

    use super::*;

    #[test]
    fn every_field_has_capacities_that_a_picture_can_choose_from() {
        for field in GAMES.0.iter().filter_map(|rules| rules.field()) {
            let [before, after] = drawing(field, Ink::Light);
            assert!(before.contains("map-ground") && !before.contains("map-numerals\""));
            assert!(after.ends_with("</g>"), "{}", &after[after.len() - 20..]);
        }
    }
}
