//! The words of Estafette outside the web client, and what happened in a game as prose.
//!
//! The catalogues are those of the client, one a language: the site's in `web-client/src/words`, each
//! game's in its folder, so that two games may say different things under one key. Which of their
//! messages tells an event or asks for a decision stands in a table of the game, which the client
//! reads too ([`estafette_engine::telling`]); files of sentences in `prose/golden`, one a game, are
//! checked by the tests of both.
//!
//! ```
//! use estafette_engine::triomphe::RULES;
//! use estafette_prose::{Language, Sentences, Words};
//! use serde_json::json;
//!
//! let words = Words::of_game(Language::French, &RULES);
//! let sentences = Sentences::of(&RULES);
//! let event = json!({ "event": "turn_ended", "side": "red" });
//! assert_eq!(sentences.recount(&words, &event).unwrap(), "L’Autriche a terminé son tour.");
//! ```

mod catalogue;
mod ending;
mod language;
mod nouns;
mod parley;
mod sentences;
mod time;
mod vocabulary;
mod words;

pub use catalogue::Told;
pub use ending::recount_ending;
pub use language::{Language, NotALanguage};
pub use nouns::Names;
pub use parley::recount_parley;
pub use sentences::{Question, Sentences};
pub use words::Words;
