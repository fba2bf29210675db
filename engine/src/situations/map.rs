//! A small map, written by borders instead of single approaches.

use std::collections::BTreeMap;

use serde::Deserialize;

use crate::field::board::{ApproachData, CrossingData, Direction, LocaleData, RoadKind, Width};
use crate::field::place::{ApproachName, CrossingNumber, LocaleNumber};

/// Room enough for any situation that is not about capacity, and the most there is.
pub const AMPLE: u8 = 20;

/// The most marks of one kind on one side of a border.
const MARKS: u8 = 3;

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
    /// The direction of leaving through it, where a game asks for one.
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

fn names(between: [LocaleNumber; 2], second: bool) -> [ApproachName; 2] {
    let [one, other] = between;
    let name = |locale, towards| ApproachName { locale, towards, second };
    [name(one, other), name(other, one)]
}

/// Whether the numbers can be.
pub(crate) fn check_borders(borders: &[Border]) -> Result<(), String> {
    let mut sides = borders.iter().flat_map(|border| border.marks.values());
    if sides.any(|side| side.infantry_penalties > MARKS || side.cavalry_penalties > MARKS) {
        return Err(format!("there are no more than {MARKS} marks of a kind"));
    }
    Ok(())
}

/// The locales that are given, and with ample room those that only borders name.
pub(crate) fn locales(given: impl IntoIterator<Item = LocaleData>, borders: &[Border]) -> Vec<LocaleData> {
    let mut locales: Vec<LocaleData> = given.into_iter().collect();
    for number in borders.iter().flat_map(|border| border.between) {
        if locales.iter().all(|locale| locale.number != number) {
            locales.push(LocaleData { number, capacity: AMPLE });
        }
    }
    locales
}

/// Both sides of every border.
pub(crate) fn approaches(borders: &[Border]) -> Vec<ApproachData> {
    borders.iter().flat_map(Border::approaches).collect()
}

/// The roads over borders.
pub(crate) fn crossings(roads: &[Road]) -> Vec<CrossingData> {
    roads.iter().map(Road::crossing).collect()
}

impl Border {
    fn approaches(&self) -> [ApproachData; 2] {
        let [one, other] = names(self.between, self.second);
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
            approaches: names(self.between, self.second),
            roads: self.nets,
        }
    }
}
