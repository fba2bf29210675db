//! Enums as the database stores them: the same words as on the wire.

use serde::Serialize;
use serde::de::value::{Error as WordError, StrDeserializer};
use serde::de::{DeserializeOwned, IntoDeserializer};

/// A stored word that means nothing to this version of the server.
#[derive(Debug, thiserror::Error)]
#[error("a stored value has no meaning here")]
pub struct NotAWord;

/// The word for a value of an enum without fields.
pub fn word<T: Serialize>(value: T) -> Option<String> {
    match serde_json::to_value(value) {
        Ok(serde_json::Value::String(word)) => Some(word),
        _ => None,
    }
}

/// The value a word stands for.
pub fn value<T: DeserializeOwned>(word: &str) -> Result<T, NotAWord> {
    let word: StrDeserializer<'_, WordError> = word.into_deserializer();
    T::deserialize(word).map_err(|_| NotAWord)
}

#[cfg(test)]
mod tests {
    use super::*;
    use estafette_engine::force::Side;
    use estafette_engine::kind::GameKind;

    #[test]
    fn words_read_back() {
        assert_eq!(word(Side::Blue).as_deref(), Some("blue"));
        assert_eq!(value::<Side>("blue").unwrap(), Side::Blue);
        assert_eq!(value::<GameKind>("triomphe").unwrap().as_str(), "triomphe");
        assert!(value::<Side>("Blue").is_err());
    }
}
