//! What stands on the map, in the reader's language.

use estafette_prose::{Told, Words};

/// The words on the map that are no names; under what opens in a round, with its hour.
pub fn map_words(words: &Words) -> impl Fn(&str, Option<u8>) -> Option<String> {
    move |word, round| {
        let mut told = Told::new();
        if let Some(round) = round {
            told.set("hour", words.hour(round)?);
        }
        words.known_with(word, &told)
    }
}
