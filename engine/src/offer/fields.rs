//! The fields of an order that are the same in all orders of an offer.

use std::fmt;

use arrayvec::ArrayVec;
use serde::de::{Error as _, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::{Term, Word};

/// The most that an offer gives: more than any game needs, and kept with the offer itself.
const MOST: usize = 2;

/// Fields by name, in the order in which they were given; written as an object.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(as = "std::collections::BTreeMap<String, Term>"))]
pub struct Fields(ArrayVec<(Word, Term), MOST>);

impl Fields {
    /// No fields.
    #[must_use]
    pub const fn none() -> Fields {
        Fields(ArrayVec::new_const())
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Adds one.
    ///
    /// # Panics
    ///
    /// When there are two already: a game that gives more needs room for more.
    pub fn add(&mut self, field: Word, term: Term) {
        self.0.push((field, term));
    }

    /// All of them.
    pub fn iter(&self) -> impl Iterator<Item = &(Word, Term)> {
        self.0.iter()
    }

    /// What a field says.
    #[must_use]
    pub fn get(&self, field: &str) -> Option<&Term> {
        self.0.iter().find(|(name, _)| name == field).map(|(_, term)| term)
    }
}

impl Serialize for Fields {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(field, term)| (field, term)))
    }
}

impl<'de> Deserialize<'de> for Fields {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Fields, D::Error> {
        struct Reading;

        impl<'de> Visitor<'de> for Reading {
            type Value = Fields;

            fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
                f.write_str("fields by name")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Fields, A::Error> {
                let mut fields = Fields::none();
                while let Some((field, term)) = map.next_entry::<String, Term>()? {
                    let added = fields.0.try_push((field.into(), term));
                    added.map_err(|_| A::Error::custom("more fields than an offer gives"))?;
                }
                Ok(fields)
            }
        }

        deserializer.deserialize_map(Reading)
    }
}
