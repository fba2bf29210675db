//! What only Marengo has on its field, beside the board that all games have: where the French
//! start, who waits off the map, the pontoon bridge, the objective line.

use std::collections::HashMap;

use serde::Deserialize;

use crate::field::board::{AreaId, Board, LocaleId};
use crate::field::drawing::Mark;
use crate::field::place::{AreaName, LocaleNumber};
use crate::force::Side;

use super::FRANCE;

/// The facts of a map that the rules of this game alone ask for.
#[derive(Debug)]
pub struct Marengo {
    /// How many French blocks start in each locale.
    french_setup: Vec<u8>,
    /// Which locales count for Austria's marginal victory.
    east_of_objective: Vec<bool>,
    waiting: Vec<Waiting>,
}

/// What is said of a holding area by the rules of this game (rule 15).
#[derive(Debug, Clone, Copy, Default)]
pub struct Waiting {
    /// How many blocks wait there at set-up.
    pub pieces: u8,
    /// The first round in which artillery may enter.
    pub artillery_from_round: u8,
    /// Whether a further block a turn may enter by a pontoon bridge.
    pub pontoon: bool,
}

impl Marengo {
    /// Reads the facts about a board from their JSON text, see [`MarengoData`].
    ///
    /// # Errors
    ///
    /// When the text is not in that form, or names what the board does not have.
    pub fn from_json(board: &Board, text: &str) -> Result<Marengo, MarengoError> {
        Marengo::new(board, &serde_json::from_str(text)?)
    }

    /// The facts about a board.
    ///
    /// # Errors
    ///
    /// When they name what the board does not have.
    pub fn new(board: &Board, data: &MarengoData) -> Result<Marengo, MarengoError> {
        let mut marengo = Marengo {
            french_setup: vec![0; board.locales().len()],
            east_of_objective: vec![false; board.locales().len()],
            waiting: vec![Waiting::default(); board.areas().len()],
        };
        let locale = |number: LocaleNumber| {
            board.locale_named(number).ok_or_else(|| MarengoError::Unknown(format!("locale {number}")))
        };
        for (&number, &blocks) in &data.french_setup {
            marengo.french_setup[locale(number)?.index()] = blocks;
        }
        for &number in &data.east_of_objective {
            marengo.east_of_objective[locale(number)?.index()] = true;
        }
        for (&name, area) in &data.waiting {
            let id = board.area_named(name).ok_or_else(|| MarengoError::Unknown(format!("area {name}")))?;
            marengo.waiting[id.index()] = Waiting {
                pieces: area.pieces,
                artillery_from_round: area.artillery_from_round,
                pontoon: area.pontoon,
            };
        }
        Ok(marengo)
    }

    /// How many French blocks start in a locale (rule 4).
    #[must_use]
    pub fn french_setup(&self, locale: LocaleId) -> u8 {
        self.french_setup[locale.index()]
    }

    /// Whether a locale lies east of the objective line (rule 19).
    #[must_use]
    pub fn is_east(&self, locale: LocaleId) -> bool {
        self.east_of_objective[locale.index()]
    }

    /// What is said of a holding area (rule 15).
    #[must_use]
    pub fn waiting(&self, area: AreaId) -> Waiting {
        self.waiting[area.index()]
    }

    /// The holding area from which a side has a pontoon bridge (rule 15).
    #[must_use]
    pub fn bridge(&self, board: &Board, side: Side) -> Option<AreaId> {
        let bridges = board.areas().filter(|&(id, area)| area.side == side && self.waiting(id).pontoon);
        bridges.map(|(id, _)| id).next()
    }

    /// What is printed of this on the map.
    #[must_use]
    pub fn marks(&self, board: &Board) -> Vec<Mark> {
        let set_up = board.locales().filter(|&(id, _)| self.french_setup(id) > 0);
        let set_up = set_up.map(|(id, locale)| Mark::SetUp {
            locale: locale.number,
            side: FRANCE,
            blocks: self.french_setup(id),
        });
        let beyond = board.locales().filter(|&(id, _)| self.is_east(id));
        let line = Mark::ObjectiveLine { beyond: beyond.map(|(_, locale)| locale.number).collect() };
        set_up.chain([line]).collect()
    }
}

/// Why the facts about a board cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum MarengoError {
    /// The text is not what [`MarengoData`] describes.
    #[error("the facts cannot be read: {0}")]
    Format(#[from] serde_json::Error),
    /// Something is named that the board does not have.
    #[error("the board has no {0}")]
    Unknown(String),
}

/// The facts about a board as a data file.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MarengoData {
    /// How many French blocks start in which locale.
    pub french_setup: HashMap<LocaleNumber, u8>,
    /// The locales that count for Austria's marginal victory.
    pub east_of_objective: Vec<LocaleNumber>,
    /// The holding areas.
    pub waiting: HashMap<AreaName, WaitingData>,
}

/// A holding area in a data file.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WaitingData {
    /// How many blocks it holds at set-up.
    pub pieces: u8,
    /// The first round in which artillery may enter.
    #[serde(default)]
    pub artillery_from_round: u8,
    /// Whether a further block a turn may enter by a pontoon bridge.
    #[serde(default)]
    pub pontoon: bool,
}
