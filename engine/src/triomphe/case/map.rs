//! A case's own small map, written by borders instead of single approaches.

use std::collections::BTreeMap;

use serde::Deserialize;

use crate::field::board::{
    ApproachData, AreaData, Board, BoardData, BoardError, CrossingData, Direction, EntryData, LocaleData,
    RoadKind, Width,
};
use crate::field::place::{ApproachName, AreaName, CrossingNumber, LocaleNumber};
use crate::force;
use crate::triomphe::marengo::{Marengo, MarengoData, MarengoError, WaitingData};

/// Room enough for any case that is not about capacity, and the most there is.
const AMPLE: u8 = 20;

/// The most marks of one kind on one side of a border.
const MARKS: u8 = 3;

/// A small map.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MapData {
    /// Locales that are not ordinary.
    #[serde(default)]
    locales: Vec<Locale>,
    /// The borders; locales named here exist.
    borders: Vec<Border>,
    /// The roads over borders.
    #[serde(default)]
    roads: Vec<Road>,
    #[serde(default)]
    holding_areas: Vec<Area>,
}

/// A locale that is not ordinary.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
struct Locale {
    number: LocaleNumber,
    capacity: u8,
    #[serde(default)]
    french_setup: u8,
    #[serde(default)]
    east_of_objective: bool,
}

/// A holding area.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
struct Area {
    name: AreaName,
    side: force::Side,
    pieces: u8,
    opens_in_round: u8,
    #[serde(default)]
    artillery_from_round: u8,
    #[serde(default)]
    pontoon: bool,
    entry: EntryData,
}

/// A border between two locales, narrow and unmarked unless said otherwise.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
struct Border {
    between: [LocaleNumber; 2],
    #[serde(default = "narrow")]
    width: Width,
    /// The second border of the same two locales.
    #[serde(default)]
    second: bool,
    /// What is printed on the side of a locale.
    #[serde(default)]
    marks: BTreeMap<LocaleNumber, Side>,
}

const fn narrow() -> Width {
    Width::Narrow
}

/// What is printed on one side of a border.
#[derive(Debug, Clone, Copy, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct Side {
    infantry_penalties: u8,
    cavalry_penalties: u8,
    artillery_penalty: bool,
    cavalry_obstructing: bool,
    leaves: Option<Direction>,
}

/// A road over a border.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
struct Road {
    number: CrossingNumber,
    #[serde(default = "main_road")]
    kind: RoadKind,
    between: [LocaleNumber; 2],
    #[serde(default)]
    second: bool,
    /// The road nets inside the two locales; joined everywhere when absent.
    #[serde(default)]
    nets: [u8; 2],
}

const fn main_road() -> RoadKind {
    RoadKind::Main
}

fn approaches(between: [LocaleNumber; 2], second: bool) -> [ApproachName; 2] {
    let [one, other] = between;
    let name = |locale, towards| ApproachName { locale, towards, second };
    [name(one, other), name(other, one)]
}

impl MapData {
    /// Whether the numbers can be.
    pub fn check(&self) -> Result<(), String> {
        if let Some(locale) = self.locales.iter().find(|locale| locale.capacity > AMPLE) {
            return Err(format!("{} has room for more than {AMPLE}", locale.number));
        }
        let mut sides = self.borders.iter().flat_map(|border| border.marks.values());
        if sides.any(|side| side.infantry_penalties > MARKS || side.cavalry_penalties > MARKS) {
            return Err(format!("there are no more than {MARKS} marks of a kind"));
        }
        Ok(())
    }

    /// The board of this map.
    pub fn board(&self) -> Result<Board, BoardError> {
        let mut locales: Vec<LocaleData> = self.locales.iter().map(|locale| locale.on_board()).collect();
        for number in self.borders.iter().flat_map(|border| border.between) {
            if locales.iter().all(|locale| locale.number != number) {
                locales.push(LocaleData { number, capacity: AMPLE });
            }
        }
        let data = BoardData {
            locales,
            approaches: self.borders.iter().flat_map(Border::approaches).collect(),
            crossings: self.roads.iter().map(Road::crossing).collect(),
            holding_areas: self.holding_areas.iter().map(Area::on_board).collect(),
        };
        Board::new(&data)
    }

    /// What only this game asks of the map, the board being its own.
    pub fn marengo(&self, board: &Board) -> Result<Marengo, MarengoError> {
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

impl Border {
    fn approaches(&self) -> [ApproachData; 2] {
        let [one, other] = approaches(self.between, self.second);
        [(one, other), (other, one)].map(|(name, opposite)| {
            let side = self.marks.get(&name.locale).copied().unwrap_or_default();
            ApproachData {
                name,
                opposite,
                width: self.width,
                infantry_penalties: side.infantry_penalties,
                cavalry_penalties: side.cavalry_penalties,
                artillery_penalty: side.artillery_penalty,
                cavalry_obstructing: side.cavalry_obstructing,
                leaves: side.leaves,
            }
        })
    }
}

impl Road {
    fn crossing(&self) -> CrossingData {
        CrossingData {
            number: self.number,
            kind: self.kind,
            approaches: approaches(self.between, self.second),
            roads: self.nets,
        }
    }
}
