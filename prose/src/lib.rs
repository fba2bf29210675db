//! The words of Estafette outside the web client, and what happened in a game as prose.
//!
//! The catalogues are those of the client, one a language, in `web-client/src/words`. The client
//! tells the same events and questions in the same words ([`recount`], [`question`]); a file of
//! sentences, `prose/golden/sentences.json`, is checked by the tests of both.
//!
//! ```
//! use estafette_engine::force::Side;
//! use estafette_engine::triomphe::{Event, RULES};
//! use estafette_prose::{Language, Names, Words, recount};
//!
//! let words = Words::of(Language::French);
//! let names = Names::of(&RULES);
//! let event = Event::TurnEnded { side: Side::Red };
//! assert_eq!(recount(words, &names, &event).unwrap(), "L’Autriche a terminé son tour.");
//! ```

mod decisions;
mod ending;
mod events;
mod language;
mod nouns;
mod parley;
mod time;
mod words;

pub use decisions::{Question, question};
pub use ending::recount_ending;
pub use events::recount;
pub use language::{Language, NotALanguage};
pub use nouns::Names;
pub use parley::recount_parley;
pub use words::{Told, Words};
