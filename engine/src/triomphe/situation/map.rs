//! A small map of this game.

use serde::Deserialize;

use crate::field::board::{AreaData, Board, BoardData, BoardError, EntryData, LocaleData};
use crate::field::place::{AreaName, LocaleNumber};
use crate::force::Side;
use crate::situations::{AMPLE, Border, Road, approaches, check_borders, crossings, locales};
use crate::triomphe::marengo::{Marengo, MarengoData, MarengoError, WaitingData};

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
    /// The holding areas.
    #[serde(default)]
    pub holding_areas: Vec<Area>,
}

/// A locale that is not ordinary.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Locale {
    /// Its number.
    pub number: LocaleNumber,
    /// How many blocks it holds, at most 20.
    pub capacity: u8,
    /// How many French blocks start in it (rule 4).
    #[serde(default)]
    pub french_setup: u8,
    /// Whether it lies east of the objective line (rule 19).
    #[serde(default)]
    pub east_of_objective: bool,
}

/// A holding area.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Area {
    /// Its name, without the `@`.
    pub name: AreaName,
    /// Whose blocks wait there.
    pub side: Side,
    /// How many wait there at set-up.
    pub pieces: u8,
    /// The first round in which they may enter.
    pub opens_in_round: u8,
    /// The first round in which artillery may.
    #[serde(default)]
    pub artillery_from_round: u8,
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
        let data = BoardData {
            locales: locales(self.locales.iter().map(|locale| locale.on_board()), &self.borders),
            approaches: approaches(&self.borders),
            crossings: crossings(&self.roads),
            holding_areas: self.holding_areas.iter().map(Area::on_board).collect(),
            entries: Vec::new(),
        };
        Board::new(&data)
    }

    /// What only this game asks of the map, the board being its own.
    pub(super) fn marengo(&self, board: &Board) -> Result<Marengo, MarengoError> {
        let locales = self.locales.iter();
        let east = locales.clone().filter(|locale| locale.east_of_objective);
        let data = MarengoData {
            french_setup: locales.map(|locale| (locale.number, locale.french_setup)).collect(),
            east_of_objective: east.map(|locale| locale.number).collect(),
            waiting: self.holding_areas.iter().map(|area| (area.name, area.waiting())).collect(),
        };
        Marengo::new(board, &data)
    }
}

impl Locale {
    fn on_board(self) -> LocaleData {
        LocaleData { number: self.number, capacity: self.capacity }
    }
}

impl Area {
    fn on_board(&self) -> AreaData {
        AreaData {
            name: self.name,
            side: self.side,
            opens_in_round: self.opens_in_round,
            entry: self.entry.clone(),
        }
    }

    fn waiting(&self) -> WaitingData {
        WaitingData {
            pieces: self.pieces,
            artillery_from_round: self.artillery_from_round,
            pontoon: self.pontoon,
        }
    }
}
