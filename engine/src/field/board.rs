//! The map as the rules see it: locales, approaches, crossings, holding areas.
//!
//! Everything is checked once, when a board is read; afterwards an id always
//! names something that exists. Where things are drawn is no concern of this
//! module.

use std::collections::HashMap;

use serde::{Deserialize, Serialize};

use crate::field::place::{ApproachName, AreaName, CrossingNumber, LocaleNumber, PlaceName};
use crate::force::Side;

/// A locale of one board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct LocaleId(u8);

/// An approach of one board; it belongs to exactly one locale.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ApproachId(u16);

/// A crossing of one board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct CrossingId(u16);

/// A holding area of one board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct AreaId(u8);

macro_rules! index {
    ($($id:ty),*) => {$(
        impl $id {
            /// The position in the board's table, for tables beside it.
            #[must_use]
            pub const fn index(self) -> usize {
                self.0 as usize
            }
        }
    )*};
}

index!(LocaleId, ApproachId, CrossingId, AreaId);

/// How many blocks it takes to block an approach fully.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Width {
    /// One.
    Narrow,
    /// Two.
    Wide,
}

impl Width {
    /// The least number of blocks that blocks fully.
    #[must_use]
    pub const fn need(self) -> u8 {
        match self {
            Width::Narrow => 1,
            Width::Wide => 2,
        }
    }
}

/// The direction of leaving a locale through an approach, where it is marked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Direction {
    /// Eastwards.
    East,
    /// Westwards.
    West,
}

/// The kind of a road.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum RoadKind {
    /// A march wholly on main roads costs no command.
    Main,
    /// A march that uses a local road costs a command.
    Local,
}

/// The marks printed in an approach.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
#[allow(clippy::struct_excessive_bools)]
pub struct Marks {
    /// Subtracted from an assault led by infantry into this locale, once a mark.
    pub infantry_penalties: u8,
    /// Subtracted from an assault led by cavalry into this locale, once a mark.
    pub cavalry_penalties: u8,
    /// No bombardment into this locale over this border.
    pub artillery_penalty: bool,
    /// No manoeuvre attack by cavalry alone over this border into this locale.
    pub cavalry_obstructing: bool,
}

/// A region of the map.
#[derive(Debug, Clone)]
pub struct Locale {
    /// Its printed number.
    pub number: LocaleNumber,
    /// The most blocks of one army that fit.
    pub capacity: u8,
    /// Its passable sides.
    pub approaches: Vec<ApproachId>,
    /// The crossings that touch it.
    pub crossings: Vec<CrossingId>,
    /// The locales next to it, each once.
    pub neighbours: Vec<LocaleId>,
    /// The holding areas whose pieces enter the map here.
    pub entered_from: Vec<AreaId>,
}

/// One passable side of a locale.
#[derive(Debug, Clone)]
pub struct Approach {
    /// Its name.
    pub name: ApproachName,
    /// The locale it belongs to.
    pub locale: LocaleId,
    /// The locale beyond the border.
    pub towards: LocaleId,
    /// The other side of the border.
    pub opposite: ApproachId,
    /// The width of the border.
    pub width: Width,
    /// What is printed on this side.
    pub marks: Marks,
    /// The direction of leaving through it.
    pub leaves: Option<Direction>,
}

/// One end of a crossing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RoadEnd {
    /// In a locale, passing one of its approaches, on one of its road nets.
    /// Roads of a locale meet when their nets have the same number.
    Locale {
        /// The locale.
        locale: LocaleId,
        /// The approach passed; `None` where the road comes from off the map.
        approach: Option<ApproachId>,
        /// The road net inside the locale.
        net: u8,
    },
    /// In a holding area off the map.
    Area(AreaId),
    /// At the edge of the map, where anybody may come on whom the rules let.
    Edge,
}

/// A road passing from one locale to the next, or onto the map.
#[derive(Debug, Clone)]
pub struct Crossing {
    /// Its number.
    pub number: CrossingNumber,
    /// The kind of road.
    pub kind: RoadKind,
    /// Both ends; an entry has the area, or the edge, first.
    pub ends: [RoadEnd; 2],
}

/// A place off the map where reinforcements wait.
#[derive(Debug, Clone)]
pub struct HoldingArea {
    /// Its name.
    pub name: AreaName,
    /// Whose blocks wait there.
    pub side: Side,
    /// The first round in which blocks may enter.
    pub opens_in_round: u8,
    /// The locale entered first.
    pub entry_locale: LocaleId,
    /// The crossing at the edge of the map.
    pub entry: CrossingId,
}

/// A map.
#[derive(Debug, Clone)]
pub struct Board {
    locales: Vec<Locale>,
    approaches: Vec<Approach>,
    crossings: Vec<Crossing>,
    areas: Vec<HoldingArea>,
    locale_ids: HashMap<LocaleNumber, LocaleId>,
    approach_ids: HashMap<ApproachName, ApproachId>,
    crossing_ids: HashMap<CrossingNumber, CrossingId>,
}

/// A position on a board: where a piece is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Place {
    /// In reserve in a locale.
    Reserve(LocaleId),
    /// Blocking an approach.
    Approach(ApproachId),
    /// Waiting off the map.
    Holding(AreaId),
    /// Out of the game.
    Eliminated,
}

impl Board {
    /// Reads a board from its JSON text, see [`BoardData`].
    pub fn from_json(text: &str) -> Result<Board, BoardError> {
        Board::new(&serde_json::from_str(text)?)
    }

    /// Builds a board and checks that it holds together.
    pub fn new(data: &BoardData) -> Result<Board, BoardError> {
        let mut board = Board {
            locales: Vec::with_capacity(data.locales.len()),
            approaches: Vec::with_capacity(data.approaches.len()),
            crossings: Vec::new(),
            areas: Vec::new(),
            locale_ids: HashMap::new(),
            approach_ids: HashMap::new(),
            crossing_ids: HashMap::new(),
        };
        board.add_locales(&data.locales)?;
        board.add_approaches(&data.approaches)?;
        for crossing in &data.crossings {
            board.add_road(crossing)?;
        }
        for area in &data.holding_areas {
            board.add_area(area)?;
        }
        for entry in &data.entries {
            board.add_entry(RoadEnd::Edge, entry)?;
        }
        Ok(board)
    }

    fn add_locales(&mut self, locales: &[LocaleData]) -> Result<(), BoardError> {
        for data in locales {
            let id = u8::try_from(self.locales.len()).map(LocaleId).map_err(|_| BoardError::TooLarge)?;
            if self.locale_ids.insert(data.number, id).is_some() {
                return Err(BoardError::Twice(data.number.to_string()));
            }
            self.locales.push(Locale {
                number: data.number,
                capacity: data.capacity,
                approaches: Vec::new(),
                crossings: Vec::new(),
                neighbours: Vec::new(),
                entered_from: Vec::new(),
            });
        }
        Ok(())
    }

    fn add_approaches(&mut self, approaches: &[ApproachData]) -> Result<(), BoardError> {
        for (index, data) in approaches.iter().enumerate() {
            let id = u16::try_from(index).map(ApproachId).map_err(|_| BoardError::TooLarge)?;
            if self.approach_ids.insert(data.name, id).is_some() {
                return Err(BoardError::Twice(data.name.to_string()));
            }
        }
        for (index, data) in approaches.iter().enumerate() {
            let mismatch = || BoardError::Opposite(data.name.to_string());
            let opposite = self.known_approach(data.opposite)?;
            let other = &approaches[opposite.index()];
            let back = self.known_approach(other.opposite)?;
            let facing = other.name.locale == data.name.towards && other.name.towards == data.name.locale;
            if back.index() != index || !facing || other.width != data.width {
                return Err(mismatch());
            }
            let id = self.approach_ids[&data.name];
            let locale = self.known_locale(data.name.locale)?;
            let towards = self.known_locale(data.name.towards)?;
            self.approaches.push(Approach {
                name: data.name,
                locale,
                towards,
                opposite,
                width: data.width,
                marks: Marks {
                    infantry_penalties: data.infantry_penalties,
                    cavalry_penalties: data.cavalry_penalties,
                    artillery_penalty: data.artillery_penalty,
                    cavalry_obstructing: data.cavalry_obstructing,
                },
                leaves: data.leaves,
            });
            let home = &mut self.locales[locale.index()];
            home.approaches.push(id);
            if !home.neighbours.contains(&towards) {
                home.neighbours.push(towards);
            }
        }
        Ok(())
    }

    fn add_road(&mut self, data: &CrossingData) -> Result<(), BoardError> {
        let mut ends = [RoadEnd::Area(AreaId(0)); 2];
        for (end, (&name, &net)) in ends.iter_mut().zip(data.approaches.iter().zip(&data.roads)) {
            let approach = self.known_approach(name)?;
            let locale = self.approaches[approach.index()].locale;
            *end = RoadEnd::Locale { locale, approach: Some(approach), net };
        }
        let [first, second] = data.approaches.map(|name| self.approach_ids[&name]);
        if self.approaches[first.index()].opposite != second {
            return Err(BoardError::Opposite(data.approaches[0].to_string()));
        }
        self.add_crossing(Crossing { number: data.number, kind: data.kind, ends }).map(|_| ())
    }

    fn add_area(&mut self, data: &AreaData) -> Result<(), BoardError> {
        let id = u8::try_from(self.areas.len()).map(AreaId).map_err(|_| BoardError::TooLarge)?;
        let (entry, entry_locale) = self.add_entry(RoadEnd::Area(id), &data.entry)?;
        self.locales[entry_locale.index()].entered_from.push(id);
        self.areas.push(HoldingArea {
            name: data.name,
            side: data.side,
            opens_in_round: data.opens_in_round,
            entry_locale,
            entry,
        });
        Ok(())
    }

    /// A road onto the map, and the locale it leads into.
    fn add_entry(&mut self, from: RoadEnd, data: &EntryData) -> Result<(CrossingId, LocaleId), BoardError> {
        let locale = self.known_locale(data.locale)?;
        let inside = RoadEnd::Locale { locale, approach: None, net: data.road };
        let crossing = Crossing { number: data.crossing, kind: data.kind, ends: [from, inside] };
        Ok((self.add_crossing(crossing)?, locale))
    }

    fn add_crossing(&mut self, crossing: Crossing) -> Result<CrossingId, BoardError> {
        let id = u16::try_from(self.crossings.len()).map(CrossingId).map_err(|_| BoardError::TooLarge)?;
        if self.crossing_ids.insert(crossing.number, id).is_some() {
            return Err(BoardError::Twice(format!("crossing {}", crossing.number.0)));
        }
        for end in crossing.ends {
            if let RoadEnd::Locale { locale, .. } = end {
                self.locales[locale.index()].crossings.push(id);
            }
        }
        self.crossings.push(crossing);
        Ok(id)
    }

    fn known_locale(&self, number: LocaleNumber) -> Result<LocaleId, BoardError> {
        self.locale_named(number).ok_or_else(|| BoardError::Unknown(number.to_string()))
    }

    fn known_approach(&self, name: ApproachName) -> Result<ApproachId, BoardError> {
        self.approach_named(name).ok_or_else(|| BoardError::Unknown(name.to_string()))
    }

    /// The locale with this number, if there is one.
    #[must_use]
    pub fn locale_named(&self, number: LocaleNumber) -> Option<LocaleId> {
        self.locale_ids.get(&number).copied()
    }

    /// The approach with this name, if there is one.
    #[must_use]
    pub fn approach_named(&self, name: ApproachName) -> Option<ApproachId> {
        self.approach_ids.get(&name).copied()
    }

    /// The crossing with this number, if there is one.
    #[must_use]
    pub fn crossing_numbered(&self, number: CrossingNumber) -> Option<CrossingId> {
        self.crossing_ids.get(&number).copied()
    }

    /// The holding area with this name, if there is one.
    #[must_use]
    pub fn area_named(&self, name: AreaName) -> Option<AreaId> {
        self.areas().find(|&(_, area)| area.name == name).map(|(id, _)| id)
    }

    /// The place with this name, if there is one.
    #[must_use]
    pub fn place_named(&self, name: PlaceName) -> Option<Place> {
        match name {
            PlaceName::Reserve(locale) => self.locale_named(locale).map(Place::Reserve),
            PlaceName::Approach(approach) => self.approach_named(approach).map(Place::Approach),
            PlaceName::Holding(area) => self.area_named(area).map(Place::Holding),
            PlaceName::Eliminated => Some(Place::Eliminated),
        }
    }

    /// How a place is written.
    #[must_use]
    pub fn place_name(&self, place: Place) -> PlaceName {
        match place {
            Place::Reserve(locale) => PlaceName::Reserve(self.locale(locale).number),
            Place::Approach(approach) => PlaceName::Approach(self.approach(approach).name),
            Place::Holding(area) => PlaceName::Holding(self.area(area).name),
            Place::Eliminated => PlaceName::Eliminated,
        }
    }

    /// The locale a place lies in; `None` off the map.
    #[must_use]
    pub fn locale_of(&self, place: Place) -> Option<LocaleId> {
        match place {
            Place::Reserve(locale) => Some(locale),
            Place::Approach(approach) => Some(self.approach(approach).locale),
            Place::Holding(_) | Place::Eliminated => None,
        }
    }

    /// A locale.
    #[must_use]
    pub fn locale(&self, id: LocaleId) -> &Locale {
        &self.locales[id.index()]
    }

    /// An approach.
    #[must_use]
    pub fn approach(&self, id: ApproachId) -> &Approach {
        &self.approaches[id.index()]
    }

    /// The approach on the other side of the border.
    #[must_use]
    pub fn opposite(&self, id: ApproachId) -> &Approach {
        self.approach(self.approach(id).opposite)
    }

    /// A crossing.
    #[must_use]
    pub fn crossing(&self, id: CrossingId) -> &Crossing {
        &self.crossings[id.index()]
    }

    /// A holding area.
    #[must_use]
    pub fn area(&self, id: AreaId) -> &HoldingArea {
        &self.areas[id.index()]
    }

    /// All locales.
    pub fn locales(&self) -> impl ExactSizeIterator<Item = (LocaleId, &Locale)> {
        self.locales.iter().enumerate().map(|(index, locale)| (LocaleId(narrow(index)), locale))
    }

    /// All approaches.
    pub fn approaches(&self) -> impl ExactSizeIterator<Item = (ApproachId, &Approach)> {
        self.approaches.iter().enumerate().map(|(index, approach)| (ApproachId(narrow(index)), approach))
    }

    /// All crossings, the entries from off the map last.
    pub fn crossings(&self) -> impl ExactSizeIterator<Item = (CrossingId, &Crossing)> {
        self.crossings.iter().enumerate().map(|(index, crossing)| (CrossingId(narrow(index)), crossing))
    }

    /// All holding areas.
    pub fn areas(&self) -> impl ExactSizeIterator<Item = (AreaId, &HoldingArea)> {
        self.areas.iter().enumerate().map(|(index, area)| (AreaId(narrow(index)), area))
    }
}

/// The number of something in one of the board's tables, whose sizes were checked
/// when the board was read.
fn narrow<T: TryFrom<usize>>(index: usize) -> T {
    T::try_from(index).unwrap_or_else(|_| unreachable!("the board's tables were checked"))
}

/// Why a board cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum BoardError {
    /// The text is not what [`BoardData`] describes.
    #[error("the board cannot be read: {0}")]
    Format(#[from] serde_json::Error),
    /// Something is named that the board does not have.
    #[error("the board has no {0}")]
    Unknown(String),
    /// Something is there twice.
    #[error("{0} is on the board twice")]
    Twice(String),
    /// The two sides of a border disagree.
    #[error("the two sides of the border at {0} do not fit together")]
    Opposite(String),
    /// More locales or approaches than the engine can number.
    #[error("the board is too large")]
    TooLarge,
}

/// A board as a data file.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BoardData {
    /// The locales.
    pub locales: Vec<LocaleData>,
    /// Both sides of every passable border.
    pub approaches: Vec<ApproachData>,
    /// The roads over borders.
    #[serde(default)]
    pub crossings: Vec<CrossingData>,
    /// The holding areas.
    #[serde(default)]
    pub holding_areas: Vec<AreaData>,
    /// The roads in over the edge of the map that belong to no holding area.
    #[serde(default)]
    pub entries: Vec<EntryData>,
}

/// A locale in a data file.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LocaleData {
    /// Its printed number.
    pub number: LocaleNumber,
    /// The most blocks of one army that fit.
    pub capacity: u8,
}

/// An approach in a data file.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(clippy::struct_excessive_bools)]
pub struct ApproachData {
    /// Its name.
    pub name: ApproachName,
    /// The other side of the border.
    pub opposite: ApproachName,
    /// The same on both sides.
    pub width: Width,
    /// Infantry penalty marks.
    #[serde(default)]
    pub infantry_penalties: u8,
    /// Cavalry penalty marks.
    #[serde(default)]
    pub cavalry_penalties: u8,
    /// An artillery penalty mark.
    #[serde(default)]
    pub artillery_penalty: bool,
    /// A cavalry-obstructing mark.
    #[serde(default)]
    pub cavalry_obstructing: bool,
    /// The direction of leaving through it.
    #[serde(default)]
    pub leaves: Option<Direction>,
}

/// A road over a border in a data file.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CrossingData {
    /// Its number.
    pub number: CrossingNumber,
    /// The kind of road.
    pub kind: RoadKind,
    /// Both sides of the border it passes.
    pub approaches: [ApproachName; 2],
    /// The road net each end belongs to inside its locale.
    pub roads: [u8; 2],
}

/// A holding area in a data file.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AreaData {
    /// Its name.
    pub name: AreaName,
    /// Whose blocks wait there.
    pub side: Side,
    /// The first round in which blocks may enter.
    pub opens_in_round: u8,
    /// The road onto the map.
    pub entry: EntryData,
}

/// The road onto the map in a data file.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EntryData {
    locale: LocaleNumber,
    crossing: CrossingNumber,
    kind: RoadKind,
    road: u8,
}
