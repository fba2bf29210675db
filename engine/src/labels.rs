//! What the players of a game call its two armies.
//!
//! Inside and on the wire sides are [`Side::Red`] and [`Side::Blue`] in every game. What people
//! write and keep, rule cases and game files, says `austria` or `france`, or what else the armies of
//! a game are called.

use std::fmt;

use serde_json::{Map, Value};

use crate::force::{PerSide, Side};

/// The names of the armies of one game: lower-case words, as in data and in message keys.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Labels(pub PerSide<&'static str>);

/// The member of an object whose members are free text, so that only their names are labels.
const FREE_TEXT: &str = "players";

impl Labels {
    /// The names of the sides inside and on the wire, which are the same in every game.
    pub const COLOURS: Labels = Labels(PerSide { red: "red", blue: "blue" });

    /// The name of an army.
    ///
    /// ```
    /// use estafette_engine::force::Side;
    /// use estafette_engine::triomphe::LABELS;
    ///
    /// assert_eq!(LABELS.of(Side::Red), "austria");
    /// ```
    #[must_use]
    pub fn of(&self, side: Side) -> &'static str {
        self.0[side]
    }

    /// An army as sentences call it.
    #[must_use]
    pub const fn army(self, side: Side) -> Army {
        Army { side, labels: self }
    }

    /// A value as people write it, with sides for labels.
    #[must_use]
    pub fn read(&self, written: Value) -> Value {
        renamed(written, self, &Labels::COLOURS)
    }

    /// A value as people are given it, with labels for sides.
    #[must_use]
    pub fn write(&self, value: Value) -> Value {
        renamed(value, &Labels::COLOURS, self)
    }
}

/// An army, called by its name: `Austria`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Army {
    /// Which of the two.
    pub side: Side,
    labels: Labels,
}

impl Army {
    /// The other army.
    #[must_use]
    pub const fn opponent(self) -> Army {
        Army { side: self.side.opponent(), labels: self.labels }
    }
}

impl fmt::Display for Army {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut letters = self.labels.of(self.side).chars();
        let first = letters.next().map(|letter| letter.to_ascii_uppercase());
        write!(f, "{}{}", first.unwrap_or_default(), letters.as_str())
    }
}

fn renamed(value: Value, from: &Labels, to: &Labels) -> Value {
    match value {
        Value::String(text) => Value::String(word(text, from, to)),
        Value::Array(values) => values.into_iter().map(|value| renamed(value, from, to)).collect(),
        Value::Object(members) => Value::Object(object(members, from, to)),
        other => other,
    }
}

fn object(members: Map<String, Value>, from: &Labels, to: &Labels) -> Map<String, Value> {
    let renamed_member = |(name, value): (String, Value)| match value {
        Value::Object(texts) if name == FREE_TEXT => {
            let texts = texts.into_iter().map(|(name, text)| (word(name, from, to), text));
            (name, Value::Object(texts.collect()))
        }
        value => (word(name, from, to), renamed(value, from, to)),
    };
    members.into_iter().map(renamed_member).collect()
}

/// A side, or a seat of a team: `red`, `red.2`.
fn word(text: String, from: &Labels, to: &Labels) -> String {
    let (name, rank) = match text.split_once('.') {
        Some((name, rank)) if rank.parse::<u8>().is_ok() => (name, Some(rank)),
        _ => (text.as_str(), None),
    };
    match (Side::BOTH.into_iter().find(|&side| from.of(side) == name), rank) {
        (Some(side), Some(rank)) => format!("{}.{rank}", to.of(side)),
        (Some(side), None) => to.of(side).to_owned(),
        (None, _) => text,
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use crate::triomphe::LABELS;

    #[test]
    fn what_is_read_is_written_back() {
        let written = json!({ "by": "austria", "seen": { "france": "00" }, "at": ["12", "france"] });
        let read = LABELS.read(written.clone());
        assert_eq!(read, json!({ "by": "red", "seen": { "blue": "00" }, "at": ["12", "blue"] }));
        assert_eq!(LABELS.write(read), written);
    }

    #[test]
    fn a_seat_of_a_team_is_called_by_its_army() {
        let written = json!({ "players": { "austria.2": null }, "side": "france.12", "at": "14.france" });
        let read = LABELS.read(written.clone());
        assert_eq!(read, json!({ "players": { "red.2": null }, "side": "blue.12", "at": "14.france" }));
        assert_eq!(LABELS.write(read), written);
    }

    #[test]
    fn a_player_may_be_called_like_an_army() {
        let written = json!({ "players": { "austria": "france", "france": null } });
        assert_eq!(LABELS.read(written), json!({ "players": { "red": "france", "blue": null } }));
    }
}
