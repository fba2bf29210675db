//! How the game is told, read from `engine/data/triomphe/sentences.json`.

use std::sync::LazyLock;

use crate::telling::Telling;

static TELLING: LazyLock<Telling> = LazyLock::new(|| {
    let telling = Telling::from_json(include_str!("../../data/triomphe/sentences.json"));
    telling.expect("the sentences in engine/data are checked by a test")
});

/// How the game is told.
#[must_use]
pub fn telling() -> &'static Telling {
    &TELLING
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::fmt;

    use serde::de::{self, Deserialize, value::MapDeserializer};

    use super::telling;
    use crate::triomphe::{DecisionKind, Event, Order};

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
    fn tags<'de, T: Deserialize<'de> + fmt::Debug>(tag: &'de str) -> BTreeSet<&'static str> {
        let none = [(tag, "none-of-them")].into_iter();
        let Variants(tags) = T::deserialize(MapDeserializer::new(none)).unwrap_err();
        tags.iter().copied().collect()
    }

    fn known<T>(of: &std::collections::BTreeMap<String, T>) -> BTreeSet<&str> {
        of.keys().map(String::as_str).collect()
    }

    #[test]
    fn every_event_decision_and_order_is_told() {
        let telling = telling();
        assert!(tags::<Event>("event").len() > 20);
        assert_eq!(known(&telling.events), tags::<Event>("event"));
        assert_eq!(known(&telling.decisions), tags::<DecisionKind>("kind"));
        assert_eq!(known(&telling.orders), tags::<Order>("order"));
    }
}
