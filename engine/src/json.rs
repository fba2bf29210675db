//! A value of one game that everything else only passes on: a view, an event, an option.

use std::fmt;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;
use serde_json::value::RawValue;

/// A value in JSON, written once, by the game whose value it is. Whoever knows that game reads it.
#[derive(Clone)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "unknown"))]
pub struct Json(Box<RawValue>);

impl Json {
    /// A value as JSON. What cannot be written, such as an object whose keys are no texts, is `null`.
    ///
    /// ```
    /// use estafette_engine::json::Json;
    ///
    /// assert_eq!(Json::of(&[1, 2]).text(), "[1,2]");
    /// assert_eq!(Json::of(&[1, 2]).read::<Vec<u8>>().unwrap(), [1, 2]);
    /// ```
    #[must_use]
    pub fn of<T: Serialize + ?Sized>(value: &T) -> Json {
        Json(serde_json::value::to_raw_value(value).unwrap_or_else(|_| RawValue::NULL.to_owned()))
    }

    /// The value, as the game's own type.
    ///
    /// # Errors
    ///
    /// When it is a value of something else.
    pub fn read<T: DeserializeOwned>(&self) -> Result<T, serde_json::Error> {
        serde_json::from_str(self.0.get())
    }

    /// The value in general.
    #[must_use]
    pub fn value(&self) -> Value {
        self.read().unwrap_or_default()
    }

    /// As it is written.
    #[must_use]
    pub fn text(&self) -> &str {
        self.0.get()
    }
}

impl PartialEq for Json {
    fn eq(&self, other: &Json) -> bool {
        self.text() == other.text()
    }
}

impl Eq for Json {}

impl fmt::Debug for Json {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text())
    }
}

impl Serialize for Json {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Json {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Json, D::Error> {
        // Inside an enum with a tag the text is gone, so it is read and written anew.
        Value::deserialize(deserializer).map(|value| Json::of(&value))
    }
}
