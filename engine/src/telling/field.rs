//! Fields of events and decisions, and the places they name.

use serde::Deserialize;
use serde_json::Value;

use crate::field::place::{ApproachName, CrossingNumber, LocaleNumber, PlaceName};
use crate::force::Side;

/// The path to a field: names and indices with dots between them, `outcome.winner` or `pieces.0`.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(transparent)]
pub struct Field(String);

impl Field {
    /// What stands there; null for what is missing.
    ///
    /// ```
    /// use estafette_engine::telling::Field;
    /// use serde_json::{Value, json};
    ///
    /// let field: Field = serde_json::from_value(json!("pieces.1")).unwrap();
    /// assert_eq!(field.of(&json!({ "pieces": [4, 7] })), 7);
    /// assert_eq!(field.of(&json!({ "pieces": [4] })), &Value::Null);
    /// ```
    #[must_use]
    pub fn of<'v>(&self, value: &'v Value) -> &'v Value {
        self.0.split('.').fold(value, |value, step| {
            let found = match value {
                Value::Array(values) => step.parse().ok().and_then(|index: usize| values.get(index)),
                _ => value.get(step),
            };
            found.unwrap_or(&Value::Null)
        })
    }

    /// The side that stands there.
    #[must_use]
    pub fn side(&self, value: &Value) -> Option<Side> {
        Side::deserialize(self.of(value)).ok()
    }

    /// The approach that stands there.
    #[must_use]
    pub fn approach(&self, value: &Value) -> Option<ApproachName> {
        ApproachName::deserialize(self.of(value)).ok()
    }

    /// The number that stands there.
    #[must_use]
    pub fn number(&self, value: &Value) -> Option<i64> {
        self.of(value).as_i64()
    }

    /// How many stand there: the length of a list, one for what is none, zero for nothing.
    #[must_use]
    pub fn count(&self, value: &Value) -> usize {
        match self.of(value) {
            Value::Null => 0,
            Value::Array(values) => values.len(),
            _ => 1,
        }
    }

    /// The crossings that stand there.
    #[must_use]
    pub fn crossings(&self, value: &Value) -> Vec<CrossingNumber> {
        Vec::deserialize(self.of(value)).unwrap_or_default()
    }

    /// The places that stand there, whether one or a list.
    #[must_use]
    pub fn places(&self, value: &Value) -> Vec<PlaceName> {
        match self.of(value) {
            Value::Array(values) => values.iter().filter_map(place).collect(),
            one => place(one).into_iter().collect(),
        }
    }
}

/// A place or a locale.
fn place(value: &Value) -> Option<PlaceName> {
    match value {
        Value::Number(_) => LocaleNumber::deserialize(value).ok().map(PlaceName::Reserve),
        _ => PlaceName::deserialize(value).ok(),
    }
}

/// A place, by the field that names it.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(untagged)]
pub enum Where {
    /// The place or locale in a field.
    At(Field),
    /// One that follows from a field.
    By(Following),
}

/// A place that follows from a field.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Following {
    /// The locale on the other side of an approach.
    Opposite(Field),
    /// The locale of a place.
    Reserve(Field),
    /// The last of a list.
    EndOf(Field),
    /// This one, always.
    Fixed(PlaceName),
}

impl Where {
    /// The place; nothing where the field names none.
    #[must_use]
    pub fn place(&self, value: &Value) -> Option<PlaceName> {
        match self {
            Where::At(field) => place(field.of(value)),
            Where::By(Following::Opposite(field)) => {
                field.approach(value).map(|approach| PlaceName::Reserve(approach.towards))
            }
            Where::By(Following::Reserve(field)) => match place(field.of(value))? {
                PlaceName::Approach(approach) => Some(PlaceName::Reserve(approach.locale)),
                other => Some(other),
            },
            Where::By(Following::EndOf(field)) => field.of(value).as_array()?.last().and_then(place),
            Where::By(Following::Fixed(place)) => Some(*place),
        }
    }

    /// The places, where the field names several.
    #[must_use]
    pub fn places(&self, value: &Value) -> Vec<PlaceName> {
        match self {
            Where::At(field) => field.places(value),
            Where::By(_) => self.place(value).into_iter().collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn named(place: &Value, value: &Value) -> Option<String> {
        let place: Where = serde_json::from_value(place.clone()).unwrap();
        place.place(value).map(|place| place.to_string())
    }

    #[test]
    fn a_place_is_found_by_the_field_that_names_it() {
        let event = json!({ "from": "14/20b", "locale": 14, "through": [10, 14], "after": null });
        let cases = [
            (json!("from"), Some("14/20b")),
            (json!("locale"), Some("14")),
            (json!("through.0"), Some("10")),
            (json!("after"), None),
            (json!("missing"), None),
            (json!({ "opposite": "from" }), Some("20")),
            (json!({ "opposite": "locale" }), None),
            (json!({ "reserve": "from" }), Some("14")),
            (json!({ "end_of": "through" }), Some("14")),
            (json!({ "fixed": "@tortona" }), Some("@tortona")),
        ];
        for (place, expected) in cases {
            assert_eq!(named(&place, &event).as_deref(), expected, "{place}");
        }
    }
}
