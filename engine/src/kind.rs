//! Which game of the family something is of: its name.

use std::fmt;

use arrayvec::ArrayString;
use serde::{Deserialize, Deserializer, Serialize, de};

use crate::ruleset::Ruleset;

/// The longest name of a game.
const LONGEST: usize = 24;

/// A game of the family, by its name. Whether there is such a game, the table knows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "string"))]
#[serde(transparent)]
pub struct GameKind(ArrayString<LONGEST>);

impl GameKind {
    /// The name of a game by its rules.
    ///
    /// # Panics
    ///
    /// When the rules give a name that is none: a test plays every game of the table.
    #[must_use]
    pub fn of<R: Ruleset>() -> GameKind {
        R::NAME.parse().expect("the name of a game is one")
    }

    /// The name.
    #[must_use]
    pub fn as_str(&self) -> &str {
        self.0.as_str()
    }
}

impl fmt::Display for GameKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// A text that cannot be the name of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("the name of a game is up to 24 lower-case letters, digits and underscores")]
pub struct NoGameName;

impl std::str::FromStr for GameKind {
    type Err = NoGameName;

    fn from_str(text: &str) -> Result<GameKind, NoGameName> {
        let fits = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'_';
        if text.is_empty() || !text.bytes().all(fits) {
            return Err(NoGameName);
        }
        ArrayString::from(text).map(GameKind).map_err(|_| NoGameName)
    }
}

impl<'de> Deserialize<'de> for GameKind {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<GameKind, D::Error> {
        let text = std::borrow::Cow::<str>::deserialize(deserializer)?;
        text.parse().map_err(de::Error::custom)
    }
}
