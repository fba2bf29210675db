//! The words that a type knows: the tags of an enum, the fields of a struct.
//!
//! A type that is read from JSON tells them when it meets a word that it does not know. Asked so, it
//! cannot know others than it reads.

use std::fmt;

use serde::de::DeserializeOwned;
use serde::de::value::MapDeserializer;

/// The tags of an enum that is told apart by a field.
#[must_use]
pub fn tags<T: DeserializeOwned>(field: &str) -> &'static [&'static str] {
    asked::<T>(&[(field, "")])
}

/// The fields of a struct that refuses others.
#[must_use]
pub fn fields<T: DeserializeOwned>() -> &'static [&'static str] {
    asked::<T>(&[("", "")])
}

/// The fields of a variant, of an enum that is told apart by a field and refuses others.
#[must_use]
pub fn fields_of<T: DeserializeOwned>(field: &str, tag: &str) -> &'static [&'static str] {
    asked::<T>(&[(field, tag), ("", "")])
}

fn asked<T: DeserializeOwned>(members: &[(&str, &str)]) -> &'static [&'static str] {
    let members = MapDeserializer::<_, Known>::new(members.iter().copied());
    T::deserialize(members).err().map_or(&[], |known| known.0)
}

/// The words that would have been known.
#[derive(Debug)]
struct Known(&'static [&'static str]);

impl fmt::Display for Known {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.join(", "))
    }
}

impl std::error::Error for Known {}

impl serde::de::Error for Known {
    fn custom<T: fmt::Display>(_: T) -> Known {
        Known(&[])
    }

    fn unknown_variant(_: &str, expected: &'static [&'static str]) -> Known {
        Known(expected)
    }

    fn unknown_field(_: &str, expected: &'static [&'static str]) -> Known {
        Known(expected)
    }
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;

    use super::*;

    #[derive(Deserialize)]
    #[serde(tag = "order", rename_all = "snake_case", deny_unknown_fields)]
    #[expect(dead_code)]
    enum Order {
        RoadMarch { piece: u8, crossings: Vec<u8> },
        Halt {},
    }

    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    #[expect(dead_code)]
    struct Border {
        between: [u8; 2],
    }

    #[test]
    fn a_type_tells_the_words_that_it_knows() {
        assert_eq!(tags::<Order>("order"), ["road_march", "halt"]);
        assert_eq!(fields_of::<Order>("order", "road_march"), ["piece", "crossings"]);
        assert!(fields_of::<Order>("order", "halt").is_empty());
        assert_eq!(fields::<Border>(), ["between"]);
    }
}
