//! A small map, written by borders instead of single approaches.

use std::collections::BTreeMap;

use serde::Deserialize;

use crate::field::board::{
    ApproachData, AreaData, Board, BoardData, BoardError, CrossingData, Direction, EntryData, LocaleData,
    RoadKind, Width,
};
use crate::field::place::{ApproachName, AreaName, CrossingNumber, LocaleNumber};
use crate::force::Side;
use crate::triomphe::marengo::{Marengo, MarengoData, MarengoError, WaitingData};

/// Room enough for any situation that is not about capacity, and the most there is.
const AMPLE: u8 = 20;

/// The most marks of one kind on one side of a border.
const MARKS: u8 = 3;

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

/// A border between two locales, narrow and unmarked unless said otherwise.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Border {
    /// The two locales.
    pub between: [LocaleNumber; 2],
    /// Its width.
    #[serde(default = "narrow")]
    pub width: Width,
    /// The second border of the same two locales.
    #[serde(default)]
    pub second: bool,
    /// What is printed on the side of a locale.
    #[serde(default)]
    pub marks: BTreeMap<LocaleNumber, Marks>,
}

const fn narrow() -> Width {
    Width::Narrow
}

/// What is printed on one side of a border.
#[derive(Debug, Clone, Copy, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Marks {
    /// Penalties of infantry, at most 3.
    pub infantry_penalties: u8,
    /// Penalties of cavalry, at most 3.
    pub cavalry_penalties: u8,
    /// Whether artillery is penalized.
    pub artillery_penalty: bool,
    /// Whether it obstructs cavalry.
    pub cavalry_obstructing: bool,
    /// The direction of leaving through it (rule 13.2).
    pub leaves: Option<Direction>,
}

/// A road over a border.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Road {
    /// The number of the crossing.
    pub number: CrossingNumber,
    /// A main road unless said otherwise.
    #[serde(default = "main_road")]
    pub kind: RoadKind,
    /// The two locales.
    pub between: [LocaleNumber; 2],
    /// Over the second border of the same two locales.
    #[serde(default)]
    pub second: bool,
    /// The road nets inside the two locales; joined everywhere when absent.
    #[serde(default)]
    pub nets: [u8; 2],
}

const fn main_road() -> RoadKind {
    RoadKind::Main
}

fn approaches(between: [LocaleNumber; 2], second: bool) -> [ApproachName; 2] {
    let [one, other] = between;
    let name = |locale, towards| ApproachName { locale, towards, second };
    [name(one, other), name(other, one)]
}

impl Map {
    /// Whether the numbers can be.
    pub(super) fn check(&self) -> Result<(), String> {
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
    pub(super) fn board(&self) -> Result<Board, BoardError> {
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
