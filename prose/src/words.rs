//! The catalogue of a language, and saying something with it.

use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use icu_list::ListFormatter;
use icu_list::options::ListFormatterOptions;
use icu_locale_core::Locale;
use unic_langid::LanguageIdentifier;

use crate::language::Language;

/// The words of one language.
pub struct Words {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

/// What a message of the catalogue is told with.
pub type Told<'a> = FluentArgs<'a>;

/// The parts of a catalogue that are told outside the client: those of its own that sentences about
/// games are made of, and last what only mails and previews of links use.
macro_rules! parts {
    ($tag:literal) => {
        [
            include_str!(concat!("../../web-client/src/words/", $tag, "/site.ftl")),
            include_str!(concat!("../../web-client/src/words/", $tag, "/table.ftl")),
            include_str!(concat!("../../web-client/src/games/triomphe/words/", $tag, "/names.ftl")),
            include_str!(concat!("../../web-client/src/games/triomphe/words/", $tag, "/play.ftl")),
            include_str!(concat!("../../web-client/src/words/", $tag, "/mail.ftl")),
        ]
    };
}

const PARTS: usize = 5;

const fn catalogues(language: Language) -> [&'static str; PARTS] {
    match language {
        Language::English => parts!("en"),
        Language::French => parts!("fr"),
        Language::German => parts!("de"),
        Language::Spanish => parts!("es"),
    }
}

/// The arguments by which something is counted.
const COUNTS: [&str; 7] = ["count", "tokens", "attackers", "missing", "reductions", "commands", "pieces"];

impl Words {
    /// The words of a language.
    pub fn of(language: Language) -> &'static Words {
        static ALL: OnceLock<Vec<Words>> = OnceLock::new();
        let all = ALL.get_or_init(|| Language::ALL.map(Words::read).into());
        let index = Language::ALL.iter().position(|known| *known == language);
        &all[index.unwrap_or_default()]
    }

    fn read(language: Language) -> Words {
        let tag: LanguageIdentifier = language.tag().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![tag]);
        bundle.set_use_isolating(false);
        for catalogue in catalogues(language) {
            // What can be read is taken; a test sees to it that everything can.
            let resource =
                FluentResource::try_new(catalogue.to_owned()).unwrap_or_else(|(resource, _)| resource);
            bundle.add_resource_overriding(resource);
        }
        Words { language, bundle }
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
        let own = self.format(key, &told);
        let english = || Words::of(Language::English).format(key, &told);
        own.or_else(english).unwrap_or_else(|| key.to_owned())
    }

    /// The words under a key that a catalogue may lack.
    pub fn known(&self, key: &str) -> Option<String> {
        self.format(key, &Told::new())
    }

    fn format(&self, key: &str, told: &Told<'_>) -> Option<String> {
        let pattern = self.bundle.get_message(key)?.value()?;
        Some(self.bundle.format_pattern(pattern, Some(told), &mut Vec::new()).into_owned())
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
            let word = self.format(&format!("number-{}", count.value), &Told::new());
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

    /// The part of a catalogue that only mails and previews use, for the tests.
    #[doc(hidden)]
    pub fn mail_catalogue(language: Language) -> &'static str {
        catalogues(language)[PARTS - 1]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_catalogue_can_be_read() {
        for catalogue in Language::ALL.into_iter().flat_map(catalogues) {
            assert!(FluentResource::try_new(catalogue.to_owned()).is_ok());
        }
    }

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
}
