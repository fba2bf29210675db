//! The names of places, as people and the wire write them: `12` for the reserve
//! of locale 12, `12/14` for its approach towards 14 (`12/14b` for the second
//! where the pair meets twice), `@tortona` for a holding area, `-` for a piece
//! that was eliminated.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};

use crate::text::as_text;

/// The printed number of a locale.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "number"))]
#[serde(transparent)]
pub struct LocaleNumber(pub u16);

impl fmt::Display for LocaleNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// The number of a crossing: a road over a border, or a road's entry from a
/// holding area.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "number"))]
#[serde(transparent)]
pub struct CrossingNumber(pub u16);

/// The name of an approach: one side of one locale.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "string"))]
pub struct ApproachName {
    /// The locale the approach belongs to.
    pub locale: LocaleNumber,
    /// The locale on the other side of the border.
    pub towards: LocaleNumber,
    /// Whether this is the second border between the two (`12/14b`).
    pub second: bool,
}

impl fmt::Display for ApproachName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let suffix = if self.second { "b" } else { "" };
        write!(f, "{}/{}{suffix}", self.locale, self.towards)
    }
}

/// A text that names no place.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("'{0}' names no place; write 12, 12/14, 12/14b, @tortona or -")]
pub struct PlaceNameError(String);

impl FromStr for ApproachName {
    type Err = PlaceNameError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let wrong = || PlaceNameError(text.chars().take(40).collect());
        let (locale, rest) = text.split_once('/').ok_or_else(wrong)?;
        let (towards, second) = match rest.strip_suffix('b') {
            Some(towards) => (towards, true),
            None => (rest, false),
        };
        let number = |digits: &str| digits.parse().map(LocaleNumber).map_err(|_| wrong());
        Ok(ApproachName { locale: number(locale)?, towards: number(towards)?, second })
    }
}

/// The name of a holding area, without the `@`: lower-case letters, at most 15.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "string"))]
pub struct AreaName([u8; 15]);

impl AreaName {
    /// The name as text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        let end = self.0.iter().position(|&byte| byte == 0).unwrap_or(self.0.len());
        std::str::from_utf8(&self.0[..end]).unwrap_or_default()
    }
}

impl fmt::Display for AreaName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl FromStr for AreaName {
    type Err = PlaceNameError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut bytes = [0; 15];
        let letters = text.bytes().all(|byte| byte.is_ascii_lowercase());
        if text.is_empty() || text.len() > bytes.len() || !letters {
            return Err(PlaceNameError(text.chars().take(40).collect()));
        }
        bytes[..text.len()].copy_from_slice(text.as_bytes());
        Ok(AreaName(bytes))
    }
}

/// Where a piece is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "string"))]
pub enum PlaceName {
    /// In reserve in a locale: `12`.
    Reserve(LocaleNumber),
    /// Blocking an approach: `12/14`.
    Approach(ApproachName),
    /// Waiting off the map in a holding area: `@tortona`.
    Holding(AreaName),
    /// Eliminated: `-`.
    Eliminated,
}

impl PlaceName {
    /// The locale it belongs to; none off the map.
    #[must_use]
    pub const fn locale(self) -> Option<LocaleNumber> {
        match self {
            PlaceName::Reserve(locale) => Some(locale),
            PlaceName::Approach(approach) => Some(approach.locale),
            PlaceName::Holding(_) | PlaceName::Eliminated => None,
        }
    }
}

impl fmt::Display for PlaceName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PlaceName::Reserve(locale) => locale.fmt(f),
            PlaceName::Approach(approach) => approach.fmt(f),
            PlaceName::Holding(area) => write!(f, "@{area}"),
            PlaceName::Eliminated => f.write_str("-"),
        }
    }
}

impl FromStr for PlaceName {
    type Err = PlaceNameError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        if text == "-" {
            Ok(PlaceName::Eliminated)
        } else if let Some(area) = text.strip_prefix('@') {
            area.parse().map(PlaceName::Holding)
        } else if text.contains('/') {
            text.parse().map(PlaceName::Approach)
        } else {
            let wrong = |_| PlaceNameError(text.chars().take(40).collect());
            text.parse().map(|number| PlaceName::Reserve(LocaleNumber(number))).map_err(wrong)
        }
    }
}

as_text!(ApproachName, AreaName, PlaceName);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_read_back_as_they_are_written() {
        for text in ["12", "12/14", "12/14b", "@tortona", "-"] {
            assert_eq!(text.parse::<PlaceName>().unwrap().to_string(), text);
        }
    }

    #[test]
    fn nonsense_names_no_place() {
        for text in ["", "@", "@Tortona", "12/", "/14", "12/14c", "-1", "70000", "@abcdefghijklmnop", "1/2/3"]
        {
            assert!(text.parse::<PlaceName>().is_err(), "{text}");
        }
    }
}
