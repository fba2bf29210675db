//! What happened and what is asked, told by the table of a game. The client's `telling/` says the
//! same.

use std::collections::BTreeSet;

use estafette_engine::field::place::PlaceName;
use estafette_engine::force::Side;
use estafette_engine::game::Rules;
use estafette_engine::telling::{Argument, Asks, Sentence, Telling};
use fluent_bundle::FluentValue;
use serde_json::Value;

use crate::catalogue::Told;
use crate::nouns::Names;
use crate::words::Words;

/// A question: its head and its sentence.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Question {
    /// What it asks for.
    pub asks: Asks,
    /// `Do you respond?`
    pub head: String,
    /// The whole question.
    pub text: String,
}

/// The sentences of a game.
pub struct Sentences {
    telling: Option<&'static Telling>,
    names: Names,
}

impl Sentences {
    /// The sentences of a game; none where nobody has said how it is told.
    #[must_use]
    pub fn of(rules: &dyn Rules) -> Sentences {
        Sentences { telling: rules.telling(), names: Names::of(rules) }
    }

    /// What happened, as one sentence of prose; nothing for what nobody needs to read.
    #[must_use]
    pub fn recount(&self, words: &Words, event: &Value) -> Option<String> {
        let Some(telling) = self.telling?.event(event) else {
            return Some(words.plain("event-unknown"));
        };
        let sentence = telling.sentence()?;
        let key = sentence.say.key(event).unwrap_or("unknown");
        let told = self.told(words, sentence, event);
        Some(words.capital(&words.say(&format!("event-{key}"), &told)))
    }

    /// That the game was set up.
    #[must_use]
    pub fn set_up(&self, words: &Words) -> String {
        words.plain(words.first_known(["log-setup", "plain-set-up"]))
    }

    /// Whether a turn begins with an event: its sentence is a heading.
    #[must_use]
    pub fn begins_turn(&self, event: &Value) -> bool {
        let telling = self.telling.and_then(|telling| telling.event(event));
        telling.is_some_and(|telling| telling.turn.is_some())
    }

    /// What the player who decides is asked; nothing for a decision that nobody has words for.
    #[must_use]
    pub fn question(&self, words: &Words, decision: &Value) -> Option<Question> {
        let telling = self.telling?.decision(decision)?;
        let sentence = telling.sentence();
        let key = sentence.say.key(decision)?;
        let told = self.told(words, sentence, decision);
        Some(Question {
            asks: telling.asks,
            head: words.say(&format!("decide-{key}-head"), &told),
            text: words.capital(&words.say(&format!("decide-{key}"), &told)),
        })
    }

    fn told(&self, words: &Words, sentence: Sentence<'static>, value: &Value) -> Told<'static> {
        let army = sentence.army.and_then(|field| field.side(value));
        let enemy = sentence.enemy_of.and_then(|field| field.side(value)).map(Side::opponent);
        let mut told = army.or(enemy).map(|side| words.of_side(side)).unwrap_or_default();
        for (name, argument) in sentence.with {
            if let Some(made) = self.made(words, argument, value) {
                told.set(name.as_str(), made);
            }
        }
        told
    }

    /// An argument; nothing where there is nothing to make it from.
    fn made(&self, words: &Words, argument: &Argument, value: &Value) -> Option<FluentValue<'static>> {
        let text = match argument {
            Argument::Number(field) => return field.number(value).map(FluentValue::from),
            Argument::Count(field) => return Some(FluentValue::from(field.count(value))),
            Argument::Text(field) => field.of(value).as_str()?.to_owned(),
            Argument::Hour(field) => words.hour(field.number(value)?.try_into().ok()?)?,
            Argument::Clock(field) => words.clock(field.number(value)?.try_into().ok()?),
            Argument::Face(field) => words.face(field.of(value))?,
            Argument::Texts(field) => {
                let texts = field.of(value).as_array()?.iter().filter_map(Value::as_str);
                words.list(&texts.map(ToOwned::to_owned).collect::<Vec<_>>())
            }
            Argument::Name(field) => words.name(field.of(value).as_str()?),
            Argument::Names(field) => {
                let names = field.of(value).as_array()?.iter().filter_map(Value::as_str);
                words.list(&names.map(|name| words.name(name)).collect::<Vec<_>>())
            }
            Argument::Place(at) => self.names.place(words, at.place(value)?),
            Argument::Opposite(at) => match at.place(value)? {
                PlaceName::Approach(approach) => self.names.locale(words, approach.towards),
                _ => return None,
            },
            Argument::Position(at) => self.names.position(words, at.place(value)?),
            Argument::Places(field) => {
                let mut places = self.named(words, &field.places(value));
                let mut told = BTreeSet::new();
                places.retain(|place| told.insert(place.clone()));
                words.list(&places)
            }
            Argument::Passed(field) => {
                let mut places = self.named(words, &field.places(value));
                places.pop();
                words.list(&places)
            }
        };
        Some(FluentValue::from(text))
    }

    fn named(&self, words: &Words, places: &[PlaceName]) -> Vec<String> {
        places.iter().map(|place| self.names.place(words, *place)).collect()
    }
}
