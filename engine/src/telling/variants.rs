//! Which tags a type has that is told by a tag, so that tests can hold tables to types.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use serde::de::{self, Deserialize, value::MapDeserializer};

/// The error of reading a variant that there is not, which names those that there are.
#[derive(Debug)]
struct Variants(&'static [&'static str]);

impl fmt::Display for Variants {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}", self.0)
    }
}

impl std::error::Error for Variants {}

impl de::Error for Variants {
    fn custom<T: fmt::Display>(_: T) -> Self {
        Variants(&[])
    }

    fn unknown_variant(_: &str, expected: &'static [&'static str]) -> Self {
        Variants(expected)
    }
}

/// The tags of a type that is told by a tag.
pub fn tags<'de, T: Deserialize<'de> + fmt::Debug>(tag: &'de str) -> BTreeSet<&'static str> {
    let none = [(tag, "none-of-them")].into_iter();
    let Variants(tags) = T::deserialize(MapDeserializer::new(none)).unwrap_err();
    tags.iter().copied().collect()
}

/// The tags that a table has.
pub fn known<T>(of: &BTreeMap<String, T>) -> BTreeSet<&str> {
    of.keys().map(String::as_str).collect()
}
