//! What only this game has on its board: where the French start, who waits off the map, the pontoon
//! bridge, the objectives, and the link between two roads of one locale.

use std::collections::HashMap;

use serde::{Deserialize, Serialize};

use crate::field::board::{AreaId, Board, LocaleId};
use crate::field::place::{AreaName, LocaleNumber};

/// The colour of an objective (12).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Colour {
    /// In the north-east.
    Red,
    /// In the middle.
    Green,
    /// Along the main road.
    Blue,
}

/// The facts of a map that the rules of this game alone ask for.
#[derive(Debug)]
pub struct Ground {
    /// How many French blocks start in each locale.
    french_setup: Vec<u8>,
    objectives: Vec<Option<Colour>>,
    waiting: Vec<Waiting>,
    links: Vec<(LocaleId, [u8; 2])>,
}

/// What is said of a box in which blocks wait (3, 7.5).
#[derive(Debug, Clone, Copy, Default)]
pub struct Waiting {
    /// How many blocks wait there at set-up.
    pub pieces: u8,
    /// Whether a further block a turn may enter by a pontoon bridge.
    pub pontoon: bool,
}

impl Ground {
    /// Reads the facts about a board from their JSON text, see [`GroundData`].
    ///
    /// # Errors
    ///
    /// When the text is not in that form, or names what the board does not have.
    pub fn from_json(board: &Board, text: &str) -> Result<Ground, GroundError> {
        Ground::new(board, &serde_json::from_str(text)?)
    }

    /// The facts about a board.
    ///
    /// # Errors
    ///
    /// When they name what the board does not have.
    pub fn new(board: &Board, data: &GroundData) -> Result<Ground, GroundError> {
        let mut ground = Ground {
            french_setup: vec![0; board.locales().len()],
            objectives: vec![None; board.locales().len()],
            waiting: vec![Waiting::default(); board.areas().len()],
            links: Vec::new(),
        };
        let locale = |number: LocaleNumber| {
            board.locale_named(number).ok_or_else(|| GroundError::Unknown(format!("locale {number}")))
        };
        for (&number, &blocks) in &data.french_setup {
            ground.french_setup[locale(number)?.index()] = blocks;
        }
        for (&colour, numbers) in &data.objectives {
            for &number in numbers {
                ground.objectives[locale(number)?.index()] = Some(colour);
            }
        }
        for (&name, area) in &data.waiting {
            let id = board.area_named(name).ok_or_else(|| GroundError::Unknown(format!("area {name}")))?;
            ground.waiting[id.index()] = Waiting { pieces: area.pieces, pontoon: area.pontoon };
        }
        for link in &data.road_links {
            ground.links.push((locale(link.locale)?, link.roads));
        }
        Ok(ground)
    }

    /// How many French blocks start in a locale (3).
    #[must_use]
    pub fn french_setup(&self, locale: LocaleId) -> u8 {
        self.french_setup[locale.index()]
    }

    /// The colour of the star in a locale, where there is one (12).
    #[must_use]
    pub fn objective(&self, locale: LocaleId) -> Option<Colour> {
        self.objectives[locale.index()]
    }

    /// What is said of a box (7.5).
    #[must_use]
    pub fn waiting(&self, area: AreaId) -> Waiting {
        self.waiting[area.index()]
    }

    /// The road nets of a locale to which a short secondary road leads from one of them (7.3).
    pub fn linked(&self, locale: LocaleId, net: u8) -> impl Iterator<Item = u8> {
        let here = self.links.iter().filter(move |(at, _)| *at == locale);
        here.filter_map(move |&(_, [one, other])| match net {
            net if net == one => Some(other),
            net if net == other => Some(one),
            _ => None,
        })
    }
}

/// Why the facts about a board cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum GroundError {
    /// The text is not what [`GroundData`] describes.
    #[error("the facts cannot be read: {0}")]
    Format(#[from] serde_json::Error),
    /// Something is named that the board does not have.
    #[error("the board has no {0}")]
    Unknown(String),
}

/// The facts about a board as a data file.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GroundData {
    /// How many French blocks start in which locale.
    pub french_setup: HashMap<LocaleNumber, u8>,
    /// The locales with a star, by its colour.
    pub objectives: HashMap<Colour, Vec<LocaleNumber>>,
    /// The boxes off the map.
    pub waiting: HashMap<AreaName, WaitingData>,
    /// Road nets of one locale that a short secondary road joins.
    #[serde(default)]
    pub road_links: Vec<LinkData>,
}

/// A box in a data file.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WaitingData {
    /// How many blocks it holds at set-up.
    pub pieces: u8,
    /// Whether a further block a turn may enter by a pontoon bridge.
    #[serde(default)]
    pub pontoon: bool,
}

/// Two road nets of a locale, joined by a short secondary road.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LinkData {
    /// The locale.
    pub locale: LocaleNumber,
    /// The two nets.
    pub roads: [u8; 2],
}
