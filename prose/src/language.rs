//! The languages there are.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// A language that there is a catalogue for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
pub enum Language {
    /// English, which fills in for what another language lacks.
    #[default]
    #[serde(rename = "en")]
    English,
    /// French.
    #[serde(rename = "fr")]
    French,
    /// German.
    #[serde(rename = "de")]
    German,
    /// Spanish.
    #[serde(rename = "es")]
    Spanish,
}

/// A tag of a language that there is no catalogue for.
#[derive(Debug, PartialEq, Eq)]
pub struct NotALanguage;

impl Language {
    /// All of them.
    pub const ALL: [Language; 4] = [Language::English, Language::French, Language::German, Language::Spanish];

    /// Its tag: `en`, `fr`, `de`, `es`.
    pub const fn tag(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::French => "fr",
            Language::German => "de",
            Language::Spanish => "es",
        }
    }

    /// The first language of a reader's list (as in `Accept-Language`, most wanted first) that
    /// there is: `it, fr-CH;q=0.9` finds French.
    pub fn first_known(wanted: &str) -> Option<Language> {
        wanted.split(',').find_map(|tag| tag.split([';', '-']).next()?.trim().parse().ok())
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.tag())
    }
}

impl FromStr for Language {
    type Err = NotALanguage;

    fn from_str(tag: &str) -> Result<Language, NotALanguage> {
        let known = Language::ALL.into_iter().find(|language| language.tag().eq_ignore_ascii_case(tag));
        known.ok_or(NotALanguage)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_language_that_there_is_is_taken() {
        assert_eq!(Language::first_known("it-IT, fr-CH;q=0.9, de;q=0.8"), Some(Language::French));
        assert_eq!(Language::first_known("DE"), Some(Language::German));
        assert_eq!(Language::first_known("it, *"), None);
        assert_eq!(Language::first_known(""), None);
    }
}
