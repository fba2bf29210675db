//! What is needed to draw a board: the geometry the rules do not know.

mod destinations;
mod fitting;
pub mod geometry;
pub mod layout;
pub mod map;
pub mod palette;
pub mod racks;
mod read;
mod ways;

use serde::{Deserialize, Serialize, Serializer};

use crate::field::board::{Direction, RoadKind, Width};
use crate::field::place::{ApproachName, AreaName, CrossingNumber, LocaleNumber};
use crate::force::Side;

pub use destinations::{Destination, Errand, destinations, errands, where_they_lead};
pub use layout::place_blocks;
pub use read::{Cartouche, DrawingError, Plan, Scenery, Town, TownSize};
pub use ways::way_by_road;

/// A point in board units: x to the east, y to the south.
pub type Point = [f64; 2];

/// A board as a client draws it: the rules' facts and the geometry together.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct BoardDrawing {
    /// Width in board units.
    pub width: f64,
    /// Height in board units.
    pub height: f64,
    /// What a picture of the whole shows, trays outside the map included: x, y,
    /// width, height.
    pub view: [f64; 4],
    /// The locales.
    pub locales: Vec<DrawnLocale>,
    /// Both sides of every passable border.
    pub approaches: Vec<DrawnApproach>,
    /// The crossings, those at the edge of the map included.
    pub crossings: Vec<DrawnCrossing>,
    /// The holding areas.
    pub areas: Vec<DrawnArea>,
    /// What else is printed on it.
    pub marks: Vec<Mark>,
}

/// Something printed on a map that the rules of its game ask for, and the board does not know.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "mark", rename_all = "snake_case")]
pub enum Mark {
    /// Blocks start here.
    SetUp {
        /// Where.
        locale: LocaleNumber,
        /// Whose.
        side: Side,
        /// How many.
        blocks: u8,
    },
    /// A line along borders; what stands beyond it may decide the game.
    ObjectiveLine {
        /// The locales beyond.
        beyond: Vec<LocaleNumber>,
    },
    /// A star: whoever holds its locale has an objective.
    Star(DrawnStar),
    /// A road in over the edge of the map.
    Entry {
        /// Its crossing there.
        crossing: CrossingNumber,
        /// Who comes on by it.
        side: Side,
    },
}

/// A star as it is drawn.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct DrawnStar {
    /// Where it counts.
    pub locale: LocaleNumber,
    /// Its colour, told by its points too.
    pub colour: StarColour,
    /// Its middle.
    pub at: Point,
    /// From the middle to a point.
    pub radius: f64,
}

/// The colours of stars.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum StarColour {
    /// Four points.
    Red,
    /// Six points, hollow.
    Green,
    /// Eight points.
    Black,
    /// Five points.
    Blue,
}

impl BoardDrawing {
    /// Whether a locale lies beyond the objective line.
    #[must_use]
    pub fn beyond_objective(&self, locale: LocaleNumber) -> bool {
        self.marks
            .iter()
            .any(|mark| matches!(mark, Mark::ObjectiveLine { beyond } if beyond.contains(&locale)))
    }

    /// The locales where blocks start, each with their number.
    pub fn set_up(&self) -> impl Iterator<Item = (&DrawnLocale, u8)> {
        self.marks.iter().filter_map(|mark| match mark {
            Mark::SetUp { locale: number, blocks, .. } => {
                let locale = self.locales.iter().find(|locale| locale.number == *number)?;
                Some((locale, *blocks))
            }
            _ => None,
        })
    }
}

/// A locale as it is drawn.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[allow(clippy::struct_field_names)]
pub struct DrawnLocale {
    /// Its number.
    pub number: LocaleNumber,
    /// The villages and farms in it, perhaps none.
    pub names: Vec<String>,
    /// The most blocks of one army that fit.
    pub capacity: u8,
    /// Its outline.
    pub polygon: Vec<Point>,
    /// The middle of its reserve.
    pub reserve: Point,
    /// The middle of its capacity numeral.
    pub numeral: Point,
    /// Its neighbours over passable borders.
    pub neighbours: Vec<LocaleNumber>,
    /// The roads through it, from each crossing to each it is joined with.
    pub ways: Vec<DrawnWay>,
}

/// An approach as it is drawn.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[allow(clippy::struct_excessive_bools)]
pub struct DrawnApproach {
    /// Its name.
    pub name: ApproachName,
    /// The locale it belongs to.
    pub locale: LocaleNumber,
    /// The locale beyond.
    pub towards: LocaleNumber,
    /// The other side of the border.
    pub opposite: ApproachName,
    /// Narrow or wide.
    pub width: Width,
    /// Infantry penalty marks on this side.
    pub infantry_penalties: u8,
    /// Cavalry penalty marks on this side.
    pub cavalry_penalties: u8,
    /// An artillery penalty mark on this side.
    pub artillery_penalty: bool,
    /// A cavalry-obstructing mark on this side.
    pub cavalry_obstructing: bool,
    /// The direction of leaving through it.
    pub leaves: Option<Direction>,
    /// The ends of the side it lies along.
    pub ends: [Point; 2],
    /// A unit vector from the side into the locale.
    #[serde(serialize_with = "in_thousandths")]
    pub inward: Point,
}

/// A vector as it is sent: more digits than anybody sees would only weigh.
fn in_thousandths<S: Serializer>(vector: &Point, serializer: S) -> Result<S::Ok, S::Error> {
    vector.map(|part| (part * 1000.0).round() / 1000.0).serialize(serializer)
}

/// A crossing as it is drawn.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct DrawnCrossing {
    /// Its number.
    pub number: CrossingNumber,
    /// Main or local.
    pub kind: RoadKind,
    /// Where the road passes the border.
    pub at: Point,
    /// The locales it joins; one for a road from off the map.
    pub locales: Vec<LocaleNumber>,
}

/// A holding area as it is drawn.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct DrawnArea {
    /// Its name in orders: `tortona` for `@tortona`.
    pub name: AreaName,
    /// Whose blocks wait there.
    pub side: Side,
    /// How it is written on the map: `Tortona`.
    pub title: String,
    /// The first round in which blocks may enter, where that is one for every game.
    pub opens_in_round: Option<u8>,
    /// The locale entered first, where all roads from there lead into one.
    pub entry: Option<LocaleNumber>,
    /// The corner of its tray: x, y, width, height, in board units. It may lie
    /// outside the map.
    pub tray: [f64; 4],
    /// The middle of the title in the tray.
    pub label: Point,
    /// How the title and the blocks are turned: 0, or 90 in an upright tray.
    pub turn: f64,
    /// The middle of the first block.
    pub first: Point,
    /// From one rank to the next.
    pub rank: Point,
    /// From one file to the next.
    pub file: Point,
    /// The ranks of a file; the first file is filled first.
    pub ranks: u8,
    /// The road from its crossing to beside the first block, if one leads there.
    pub way: Option<DrawnWay>,
}

/// A stretch of road as marches follow it, on one side of its crossings.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct DrawnWay {
    /// The crossing where it begins, and the one where it ends; only one where the road ends
    /// by itself.
    pub joins: Vec<CrossingNumber>,
    /// The points between in whole board units, x and y in turn, each as the step from the one
    /// before; the first step is from the first crossing, rounded.
    pub steps: Vec<i16>,
}

/// A long edge of a block, as seen when the block is not turned.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum LongEdge {
    /// The one with the smaller y.
    Upper,
    /// The one with the greater y.
    Lower,
}

/// Where one block is drawn. Depends only on how many blocks stand in each
/// position, never on who they are.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Spot {
    /// The middle of the block, in board units.
    pub x: f64,
    /// The middle of the block, in board units.
    pub y: f64,
    /// Turned clockwise by so many degrees; a block at 0 lies east and west.
    pub turn: f64,
    /// 1 is a bar of 84 by 14 board units. An eliminated block has 0: it stands
    /// nowhere.
    pub scale: f64,
    /// The edge that faces the border; none in reserve and off the map.
    pub front: Option<LongEdge>,
}

impl Spot {
    /// The spot as it is told: hundredths are exact enough, and short.
    #[must_use]
    pub fn rounded(self) -> Spot {
        let hundredths = |value: f64| (value * 100.0).round() / 100.0;
        Spot { x: hundredths(self.x), y: hundredths(self.y), turn: hundredths(self.turn), ..self }
    }
}
