//! Which message tells something, and with what.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_json::Value;

use super::field::{Field, Where};
use crate::field::place::PlaceName;

/// A sentence of the catalogues.
#[derive(Debug, Clone, Copy)]
pub struct Sentence<'a> {
    /// The side it is about.
    pub army: Option<&'a Field>,
    /// Instead: the side whose enemy it is about.
    pub enemy_of: Option<&'a Field>,
    /// Its key.
    pub say: &'a Say,
    /// Its arguments.
    pub with: &'a BTreeMap<String, Argument>,
}

/// The key of a message, without what the keys of its kind begin with.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(untagged)]
pub enum Say {
    /// Always the same.
    Always(String),
    /// The first whose condition holds.
    Cases(Vec<Case>),
}

impl Say {
    /// The key for this event or decision; nothing where no case fits.
    #[must_use]
    pub fn key(&self, value: &Value) -> Option<&str> {
        match self {
            Say::Always(key) => Some(key),
            Say::Cases(cases) => {
                let fits =
                    |case: &&Case| case.condition.as_ref().is_none_or(|condition| condition.holds(value));
                cases.iter().find(fits).map(|case| case.key.as_str())
            }
        }
    }

    /// Every key there is.
    pub fn keys(&self) -> impl Iterator<Item = &str> {
        let (always, cases) = match self {
            Say::Always(key) => (Some(key), [].as_slice()),
            Say::Cases(cases) => (None, cases.as_slice()),
        };
        always.into_iter().chain(cases.iter().map(|case| &case.key)).map(String::as_str)
    }
}

/// A key, and when it is the one.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Case {
    /// The key.
    pub key: String,
    /// When; always, where nothing is said.
    #[serde(rename = "if")]
    pub condition: Option<Condition>,
}

/// Something that is true of an event, a decision or an order: all that stands here.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Condition {
    /// A field has this value.
    is: Option<(Field, Value)>,
    /// A field is null or an empty list.
    empty: Option<Field>,
    /// A list has more than one member.
    several: Option<Field>,
    /// A place is an approach.
    approach: Option<Where>,
    /// A place is off the map, where blocks wait.
    holding: Option<Where>,
    /// Two places are not in the same locale.
    leaves: Option<(Where, Where)>,
}

impl Condition {
    /// Whether it is true.
    #[must_use]
    pub fn holds(&self, value: &Value) -> bool {
        let locale = |place: &Where| place.place(value).and_then(PlaceName::locale);
        self.is.as_ref().is_none_or(|(field, expected)| field.of(value) == expected)
            && self.empty.as_ref().is_none_or(|field| field.count(value) == 0)
            && self.several.as_ref().is_none_or(|field| field.count(value) > 1)
            && self
                .approach
                .as_ref()
                .is_none_or(|place| matches!(place.place(value), Some(PlaceName::Approach(_))))
            && self
                .holding
                .as_ref()
                .is_none_or(|place| matches!(place.place(value), Some(PlaceName::Holding(_))))
            && self.leaves.as_ref().is_none_or(|(from, to)| locale(from) != locale(to))
    }
}

/// What an argument of a message is made from.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Argument {
    /// A number.
    Number(Field),
    /// A word that messages choose a form by.
    Text(Field),
    /// How many there are.
    Count(Field),
    /// The hour that a round begins at.
    Hour(Field),
    /// The hour of a day.
    Clock(Field),
    /// What a block is.
    Face(Field),
    /// Words of a list, as they stand there.
    Texts(Field),
    /// What the game calls a word.
    Name(Field),
    /// The same of a list.
    Names(Field),
    /// The locale or holding area of a place.
    Place(Where),
    /// The locale on the other side of an approach.
    Opposite(Where),
    /// The position in full: the locale, and which way it faces.
    Position(Where),
    /// The places of a list, each once.
    Places(Field),
    /// The places of a list but the last.
    Passed(Field),
}

/// What an argument of an order's message is made from.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(untagged)]
pub enum OrderArgument {
    /// As for all messages.
    Common(Argument),
    /// Blocks.
    Blocks(BlockArgument),
}

/// Blocks in a message, as the viewer knows them.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BlockArgument {
    /// What they are.
    Blocks(Field),
    /// What they are, each with where it stands.
    BlocksInPlace(Field),
}

/// What a further field of an order is made from: the order says little that the board does not
/// say already.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// Where a block stands.
    Where(Field),
    /// A field of the decision that the order answers.
    Decided(String),
    /// A field of the view.
    Seen(String),
    /// The locales that a march passes, from a place over crossings.
    Walk(Where, Field),
    /// `main` or `local`: the roads of these crossings.
    RoadOf(Field),
    /// The locale that one enters by from a holding area.
    EntryOf(Where),
    /// Whether the enemy stands in a place.
    EnemyAt(Where),
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn holds(condition: &Value) -> bool {
        let on = json!({ "side": "red" });
        let fact =
            json!({ "from": "14/20b", "locale": 14, "through": [10, 14], "on": on, "waits": "@tortona" });
        let condition: Condition = serde_json::from_value(condition.clone()).unwrap();
        condition.holds(&fact)
    }

    #[test]
    fn a_condition_is_met_when_all_of_it_holds() {
        assert!(holds(&json!({ "is": ["on.side", "red"], "several": "through" })));
        assert!(!holds(&json!({ "is": ["on.side", "red"], "empty": "through" })));
        assert!(holds(&json!({ "empty": "missing", "approach": "from" })));
        assert!(holds(&json!({ "holding": "waits" })) && !holds(&json!({ "holding": "from" })));
        assert!(!holds(&json!({ "leaves": ["from", "locale"] })));
    }

    #[test]
    fn the_first_case_that_fits_gives_the_key() {
        let say = |cases: Value| serde_json::from_value::<Say>(cases).unwrap();
        let told = say(json!([{ "key": "gone", "if": { "empty": "after" } }, { "key": "there" }]));
        assert_eq!(told.key(&json!({ "after": null })), Some("gone"));
        assert_eq!(told.key(&json!({ "after": 1 })), Some("there"));
        let never = say(json!([{ "key": "gone", "if": { "empty": "after" } }]));
        assert_eq!(never.key(&json!({ "after": 1 })), None);
    }

    #[test]
    fn a_member_that_nobody_knows_is_refused() {
        assert!(serde_json::from_value::<Say>(json!([{ "key": "gone", "when": {} }])).is_err());
        assert!(serde_json::from_value::<Argument>(json!({ "colour": "side" })).is_err());
    }
}
