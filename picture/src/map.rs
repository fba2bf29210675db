//! The map under the blocks: the engine's drawing, in words of the reader's
//! language, with lettering that can be read at the size it is shown in.

use std::sync::LazyLock;

use estafette_engine::field::drawing::map::{escaped, map_svg, numerals};
use estafette_engine::field::drawing::palette::Ink;
use estafette_engine::field::drawing::{DrawnLocale, Plan};

use crate::Theme;
use crate::field::Field;
use crate::frame::Window;

/// The words on the map that are no names. What is not given is English.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Words {
    /// Over the title: "Plan of the Field of".
    pub over_title: Option<String>,
    /// The title: "Marengo".
    pub title: Option<String>,
    /// Under the title: the day and the region.
    pub under_title: Option<String>,
    /// Beside the objective line: its name.
    pub objective_line: Option<String>,
    /// Under the name of a holding area, by the round in which its blocks may enter.
    pub opens: Vec<(u8, String)>,
}

impl Words {
    /// The word for a place on the map, as the engine marks it.
    fn of(&self, word: &str, round: Option<u8>) -> Option<&str> {
        match word {
            "map-over-title" => self.over_title.as_deref(),
            "map-title" => self.title.as_deref(),
            "map-under-title" => self.under_title.as_deref(),
            "map-objective-line" => self.objective_line.as_deref(),
            "map-opens" => {
                self.opens.iter().find(|(opens, _)| Some(*opens) == round).map(|(_, text)| text.as_str())
            }
            _ => None,
        }
    }
}

/// The map's drawing in a theme: what comes before the capacities, and after them.
fn drawing(theme: Theme) -> &'static [String; 2] {
    static DRAWINGS: LazyLock<[[String; 2]; 3]> = LazyLock::new(|| {
        let plan = Field::triomphe().plan;
        let numerals = numerals(&plan.drawing.locales);
        [Ink::Light, Ink::Dark, Ink::Contrast].map(|ink| {
            let svg = map_svg(plan, ink);
            let content = svg.strip_suffix("</svg>").and_then(|svg| svg.split_once('>'));
            let halves = content.and_then(|(_, content)| content.split_once(&numerals));
            let (before, after) = halves.expect("the map has capacities");
            [before, after].map(str::to_owned)
        })
    });
    match theme {
        Theme::Light => &DRAWINGS[0],
        Theme::Dark => &DRAWINGS[1],
        Theme::Contrast => &DRAWINGS[2],
    }
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
    theme: Theme,
    words: &Words,
    which: Numerals,
    locales: impl Iterator<Item = &'a DrawnLocale>,
) -> String {
    let [before, after] = drawing(theme);
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
fn worded(drawing: &str, words: &Words) -> String {
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
fn said(piece: &str, words: &Words) -> Option<String> {
    let (word, _) = piece.split_once('"')?;
    let (tag, rest) = piece.split_once('>')?;
    let (_, after) = rest.split_once('<')?;
    let round = tag.split_once(r#"data-round=""#).and_then(|(_, round)| round.split('"').next());
    let said = words.of(word, round.and_then(|round| round.parse().ok()))?;
    Some(format!("{tag}>{}<{after}", escaped(said)))
}

/// Rules that hide the papers on the map that a window would cut.
pub fn without_cut_sheets(plan: &Plan, window: &Window) -> String {
    let hidden =
        if window.holds(plan.scenery.cartouche.at) { "" } else { ".map-layer .map-cartouche{display:none}" };
    hidden.to_owned()
}
