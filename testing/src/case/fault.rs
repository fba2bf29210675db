//! Faults of a text, in words for whoever wrote it.

use estafette_engine::labels::Labels;
use serde::de::DeserializeOwned;
use serde_json::Value;
use serde_json::value::RawValue;

use super::report::{Difference, Part};
use super::source::Lines;

/// The faults of a case, as they are found.
pub struct Faults<'a> {
    lines: Lines<'a>,
    labels: Labels,
    found: Vec<Difference>,
}

impl<'a> Faults<'a> {
    /// None so far, in a text in which the sides are called so.
    pub fn new(lines: Lines<'a>, labels: Labels) -> Faults<'a> {
        Faults { lines, labels, found: Vec::new() }
    }

    /// All that were found.
    pub fn found(self) -> Vec<Difference> {
        self.found
    }

    /// The line that a part of the text begins in.
    pub fn line(&self, text: &RawValue) -> usize {
        self.lines.of(text)
    }

    /// Adds one.
    pub fn add(&mut self, part: Part, text: &RawValue, what: impl Into<String>) {
        self.found.push(Difference { part, line: self.lines.of(text), what: what.into() });
    }

    /// Reads a part of the text, sides by the names that the game has for them.
    pub fn value(&mut self, part: Part, text: &RawValue) -> Option<Value> {
        match serde_json::from_str(text.get()) {
            Ok(value) => Some(self.labels.read(value)),
            Err(error) => {
                self.add(part, text, plain(&error));
                None
            }
        }
    }

    /// Reads what a value of this part of the text says.
    pub fn read<T: DeserializeOwned>(&mut self, part: Part, text: &RawValue, value: Value) -> Option<T> {
        match serde_json::from_value(value) {
            Ok(read) => Some(read),
            Err(error) => {
                self.add(part, text, plain(&error));
                None
            }
        }
    }

    /// Looks a word up among those that there are.
    pub fn look_up(&mut self, part: Part, text: &RawValue, kind: &str, word: &str, known: &[&str]) {
        if !known.contains(&word) {
            self.add(part, text, format!("there is no {kind} called {word}; there are {}", known.join(", ")));
        }
    }
}

/// What serde calls things, and what people do.
const PLAIN: &[(&str, &str)] = &[
    ("unknown variant ", "unknown word "),
    ("data did not match any variant of untagged enum", "wrong here: it has another form than"),
    ("invalid type: map", "an object stands here"),
    ("invalid type: sequence", "a list stands here"),
    ("invalid type: ", "wrong here: "),
    ("invalid value: ", "wrong here: "),
    ("invalid length ", "wrong number of members: "),
    ("expected internally tagged enum", "expected an object, not"),
    ("expected adjacently tagged enum", "expected an object, not"),
    ("expected newtype struct", "expected a value for"),
    ("expected tuple struct", "expected a list for"),
    ("expected struct", "expected an object for"),
    ("expected a sequence", "expected a list"),
    ("expected a map", "expected an object"),
    ("expected a boolean", "expected true or false"),
    ("expected u8", "expected a number, 0 to 255"),
    ("expected u16", "expected a number, 0 to 65535"),
    ("expected u32", "expected a number"),
    ("expected u64", "expected a number"),
    ("expected usize", "expected a number"),
];

/// What serde says of a text, without the words of Rust.
pub fn plain(error: &serde_json::Error) -> String {
    let mut said = error.to_string();
    for (theirs, ours) in PLAIN {
        said = said.replace(theirs, ours);
    }
    said
}
