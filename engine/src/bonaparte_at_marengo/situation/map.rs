//! A small map of this game.

use serde::Deserialize;

use crate::bonaparte_at_marengo::ground::{Colour, Ground, GroundData, GroundError, LinkData, WaitingData};
use crate::field::board::{AreaData, Board, BoardData, BoardError, EntryData, LocaleData};
use crate::field::place::{AreaName, LocaleNumber};
use crate::force::Side;
use crate::situations::{AMPLE, Border, Road, approaches, check_borders, crossings, locales};

/// A small map.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Map {
    /// Locales that are not ordinary.
    #[serde(default)]
    pub locales: Vec<Locale>,
    /// The borders; locales named here exist.
    pub borders: Vec<Border>,
    /// The roads over borders.
    #[serde(default)]
    pub roads: Vec<Road>,
    /// Road nets of one locale that a short secondary road joins.
    #[serde(default)]
    pub road_links: Vec<LinkData>,
    /// The boxes off the map.
    #[serde(default)]
    pub holding_areas: Vec<Area>,
}

/// A locale that is not ordinary.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Locale {
    /// Its number.
    pub number: LocaleNumber,
    /// How many blocks it holds, at most 20, which it does when nothing is said.
    #[serde(default = "ample")]
    pub capacity: u8,
    /// How many French blocks start in it (3).
    #[serde(default)]
    pub french_setup: u8,
    /// The colour of its star (12).
    #[serde(default)]
    pub objective: Option<Colour>,
}

const fn ample() -> u8 {
    AMPLE
}

/// A box off the map.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Area {
    /// Its name, without the `@`.
    pub name: AreaName,
    /// Whose blocks wait there.
    pub side: Side,
    /// The first round in which they may enter.
    pub opens_in_round: u8,
    /// Whether a further block a turn may enter by a pontoon bridge.
    #[serde(default)]
    pub pontoon: bool,
    /// The road by which they enter.
    pub entry: EntryData,
}

impl Map {
    /// Whether the numbers can be.
    pub(super) fn check(&self) -> Result<(), String> {
        if let Some(locale) = self.locales.iter().find(|locale| locale.capacity > AMPLE) {
            return Err(format!("{} has room for more than {AMPLE}", locale.number));
        }
        check_borders(&self.borders)
    }

    /// The board of this map.
    pub(super) fn board(&self) -> Result<Board, BoardError> {
        let given =
            self.locales.iter().map(|&Locale { number, capacity, .. }| LocaleData { number, capacity });
        let area = |area: &Area| AreaData {
            name: area.name,
            side: area.side,
            opens_in_round: area.opens_in_round,
            entry: area.entry.clone(),
        };
        Board::new(&BoardData {
            locales: locales(given, &self.borders),
            approaches: approaches(&self.borders),
            crossings: crossings(&self.roads),
            holding_areas: self.holding_areas.iter().map(area).collect(),
            entries: Vec::new(),
        })
    }

    /// What only this game asks of the map, the board being its own.
    pub(super) fn ground(&self, board: &Board) -> Result<Ground, GroundError> {
        let mut data = GroundData { road_links: self.road_links.clone(), ..GroundData::default() };
        for locale in &self.locales {
            data.french_setup.insert(locale.number, locale.french_setup);
            if let Some(colour) = locale.objective {
                data.objectives.entry(colour).or_default().push(locale.number);
            }
        }
        for area in &self.holding_areas {
            data.waiting.insert(area.name, WaitingData { pieces: 0, pontoon: area.pontoon });
        }
        Ground::new(board, &data)
    }
}
