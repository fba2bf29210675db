//! The words of a language, and saying something with them.

use estafette_engine::game::Rules;
use estafette_engine::labels::Labels;
use fluent_bundle::FluentValue;
use icu_list::ListFormatter;
use icu_list::options::ListFormatterOptions;
use icu_locale_core::Locale;

use crate::catalogue::{Catalogue, Told};
use crate::language::Language;
use crate::vocabulary::{PLAIN, Vocabulary};

/// The words of one language, for what is of one game or of none.
#[derive(Clone, Copy)]
pub struct Words {
    language: Language,
    /// What the sides are called.
    pub(crate) labels: Labels,
    /// When the first round begins, where rounds are told by the hour.
    pub(crate) first_hour: Option<u8>,
    own: &'static Catalogue,
    english: &'static Catalogue,
}

/// The arguments by which something is counted.
const COUNTS: [&str; 7] = ["count", "tokens", "attackers", "missing", "reductions", "commands", "pieces"];

impl Words {
    /// The words for what is of no game.
    pub fn of(language: Language) -> Words {
        Words::from(&PLAIN, language, Labels::COLOURS)
    }

    /// The words for what is told of a game. One that has none of its own is told in plain ones, its sides
    /// by their colours.
    pub fn of_game(language: Language, rules: &dyn Rules) -> Words {
        match Vocabulary::of(rules.kind()) {
            Some(vocabulary) => Words::from(vocabulary, language, rules.labels()),
            None => Words::of(language),
        }
    }

    pub(crate) fn from(vocabulary: &'static Vocabulary, language: Language, labels: Labels) -> Words {
        Words {
            language,
            labels,
            first_hour: vocabulary.first_hour,
            own: vocabulary.catalogue(language),
            english: vocabulary.catalogue(Language::default()),
        }
    }

    /// Which language it is.
    pub fn language(&self) -> Language {
        self.language
    }

    /// The words under a key that needs nothing else.
    pub fn plain(&self, key: &str) -> String {
        self.say(key, &Told::new())
    }

    /// The words under a key. A key that another language lacks is told in English; one that
    /// English lacks too shows itself.
    pub fn say(&self, key: &str, told: &Told<'_>) -> String {
        let told = self.counted(told);
        let own = self.own.format(key, &told);
        own.or_else(|| self.english.format(key, &told)).unwrap_or_else(|| key.to_owned())
    }

    /// The words under a key that a catalogue may lack.
    pub fn known(&self, key: &str) -> Option<String> {
        self.known_with(key, &Told::new())
    }

    /// The words under a key that a catalogue may lack, told with something.
    pub fn known_with(&self, key: &str, told: &Told<'_>) -> Option<String> {
        self.own.format(key, told)
    }

    /// The first of some keys that there are words under.
    pub(crate) fn first_known<'a>(&self, keys: [&'a str; 2]) -> &'a str {
        if self.english.has(keys[0]) { keys[0] } else { keys[1] }
    }

    /// Prose has small numbers in words: `$many` is the count, written out where it has a word,
    /// `$count` the same as a number.
    fn counted<'a>(&self, told: &'a Told<'_>) -> Told<'a> {
        let mut all = Told::new();
        let count = COUNTS.iter().find_map(|name| match told.get(*name) {
            Some(FluentValue::Number(number)) => Some(number.clone()),
            _ => None,
        });
        if let Some(count) = count {
            let word = self.own.format(&format!("number-{}", count.value), &Told::new());
            all.set("count", FluentValue::Number(count.clone()));
            all.set("many", word.map_or(FluentValue::Number(count), FluentValue::from));
        }
        for (name, value) in told.iter() {
            all.set(name.to_owned(), value.clone());
        }
        all
    }

    /// `a, b, and c`.
    pub fn list(&self, parts: &[String]) -> String {
        let locale: Option<Locale> = self.language.tag().parse().ok();
        let formatter = locale.and_then(|locale| {
            ListFormatter::try_new_and(locale.into(), ListFormatterOptions::default()).ok()
        });
        formatter.map_or_else(|| parts.join(", "), |formatter| formatter.format(parts.iter()).to_string())
    }

    /// The first letter large, unless a figure stands before it.
    pub fn capital(&self, text: &str) -> String {
        let first = text.char_indices().find(|(_, letter)| letter.is_alphanumeric());
        match first {
            Some((at, letter)) if letter.is_lowercase() => {
                let upper = letter.to_uppercase();
                format!("{}{upper}{}", &text[..at], &text[at + letter.len_utf8()..])
            }
            _ => text.to_owned(),
        }
    }
}

#[cfg(test)]
mod tests {
    use estafette_engine::force::Side;
    use estafette_engine::triomphe::RULES;

    use super::*;

    #[test]
    fn small_numbers_are_written_out() {
        let say = |language, count: usize| {
            let mut told = Told::new();
            told.set("count", count);
            Words::of(language).say("selected-hint", &told)
        };
        assert_eq!(say(Language::English, 3), "three blocks chosen.");
        assert_eq!(say(Language::English, 19), "19 blocks chosen.");
        assert_eq!(say(Language::French, 3), "trois blocs choisis.");
    }

    #[test]
    fn lists_and_capitals_are_those_of_the_language() {
        let three = ["a", "b", "c"].map(ToOwned::to_owned);
        assert_eq!(Words::of(Language::French).list(&three), "a, b et c");
        assert_eq!(Words::of(Language::Spanish).capital("¿quién?"), "¿Quién?");
        assert_eq!(Words::of(Language::French).capital("élan"), "Élan");
        assert_eq!(Words::of(Language::English).capital("3 blocks"), "3 blocks");
    }

    #[test]
    fn a_key_that_is_missing_shows_itself() {
        assert_eq!(Words::of(Language::German).plain("no-such-key"), "no-such-key");
    }

    static MARENGO: Vocabulary =
        Vocabulary::new("marengo", |_| &["event-turn_ended = { $name } rests."], None);
    static FORD: Vocabulary = Vocabulary::new("ford", |_| &["event-turn_ended = { $name } waits."], None);

    #[test]
    fn each_game_says_its_own_under_a_key_that_two_have() {
        let say = |vocabulary| {
            let words = Words::from(vocabulary, Language::English, Labels::COLOURS);
            words.say("event-turn_ended", &words.of_side(Side::Red))
        };
        assert_eq!([say(&MARENGO), say(&FORD)], ["Red rests.", "Red waits."]);
        assert_eq!(Words::of(Language::English).known("event-turn_ended"), None);
        assert_ne!(Words::of_game(Language::English, &RULES).plain("event-turn_ended"), "");
    }
}
