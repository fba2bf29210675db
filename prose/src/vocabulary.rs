//! Which words belong to which game: the one table of games in this crate.

use std::sync::OnceLock;

use estafette_engine::kind::GameKind;

use crate::catalogue::Catalogue;
use crate::language::Language;

/// Parts of catalogues, by their language.
type Parts = fn(Language) -> &'static [&'static str];

/// The parts of a folder of the client, in each language.
macro_rules! parts {
    ($folder:literal: $($part:literal),+) => {
        |language| match language {
            Language::English => parts!(@ $folder "en": $($part),+),
            Language::French => parts!(@ $folder "fr": $($part),+),
            Language::German => parts!(@ $folder "de": $($part),+),
            Language::Spanish => parts!(@ $folder "es": $($part),+),
        }
    };
    (@ $folder:literal $tag:literal: $($part:literal),+) => {
        &[$(include_str!(concat!("../../web-client/src/", $folder, "/", $tag, "/", $part, ".ftl"))),+]
    };
}

/// What is said of every game, and last what only mails and previews of links say.
const SHARED: Parts = parts!("words": "site", "table", "mail");

/// The words of what is of no game, or of a game that has none of its own.
pub(crate) static PLAIN: Vocabulary = Vocabulary::new("", parts!("games/generic/words": "play"), None);

/// The games that have words of their own.
static GAMES: [Vocabulary; 2] = [
    Vocabulary::new("triomphe", parts!("games/triomphe/words": "names", "play", "mail"), Some(6)),
    Vocabulary::new("austerlitz", parts!("games/austerlitz/words": "names", "play", "mail"), None),
];

/// The words of a game, in every language.
pub(crate) struct Vocabulary {
    game: &'static str,
    /// What is said of this game alone, or otherwise than of others.
    own: Parts,
    /// The hour at which the first round begins, in a game whose rounds are an hour each.
    pub first_hour: Option<u8>,
    read: OnceLock<Vec<Catalogue>>,
}

impl Vocabulary {
    pub const fn new(game: &'static str, own: Parts, first_hour: Option<u8>) -> Vocabulary {
        Vocabulary { game, own, first_hour, read: OnceLock::new() }
    }

    /// The words of a game, if it has any of its own.
    pub fn of(kind: GameKind) -> Option<&'static Vocabulary> {
        GAMES.iter().find(|vocabulary| vocabulary.game == kind.as_str())
    }

    /// Its catalogue of a language, read once.
    pub fn catalogue(&self, language: Language) -> &Catalogue {
        let read = self.read.get_or_init(|| {
            Language::ALL.map(|language| Catalogue::read(language, &self.parts(language))).into()
        });
        let index = Language::ALL.iter().position(|known| *known == language);
        &read[index.unwrap_or_default()]
    }

    fn parts(&self, language: Language) -> Vec<&'static str> {
        [SHARED(language), (self.own)(language)].concat()
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use fluent_bundle::FluentResource;

    use super::*;

    fn all() -> impl Iterator<Item = &'static Vocabulary> {
        GAMES.iter().chain([&PLAIN])
    }

    #[test]
    fn every_part_can_be_read() {
        for part in Language::ALL.into_iter().flat_map(|tag| all().flat_map(move |words| words.parts(tag))) {
            assert!(FluentResource::try_new(part.to_owned()).is_ok());
        }
    }

    /// The client holds the other parts to each other; it never sees those of the mails.
    #[test]
    fn mails_have_the_same_keys_in_every_language() {
        for words in all() {
            let keys = |language| -> BTreeSet<&str> {
                let lines = words.parts(language).into_iter().flat_map(str::lines);
                let keys = lines.filter_map(|line| Some(line.split_once(" =")?.0));
                keys.filter(|key| key.starts_with("mail-") || key.starts_with("preview-")).collect()
            };
            for language in Language::ALL {
                assert_eq!(keys(language), keys(Language::English), "{language}, {}", words.game);
            }
        }
    }
}
