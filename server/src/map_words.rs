//! What stands on the map, in the reader's language.

use estafette_prose::{Told, Words};

/// The rounds there are.
const ROUNDS: u8 = 16;

/// The words on the map that are no names.
pub fn map_words(words: &Words) -> estafette_picture::Words {
    let opens = |round| {
        let mut told = Told::new();
        told.set("hour", words.hour(round)?);
        Some((round, words.say("map-opens", &told)))
    };
    estafette_picture::Words {
        opens: (1..=ROUNDS).filter_map(opens).collect(),
        over_title: words.known("map-over-title"),
        under_title: words.known("map-under-title"),
        objective_line: words.known("map-objective-line"),
        ..estafette_picture::Words::default()
    }
}
