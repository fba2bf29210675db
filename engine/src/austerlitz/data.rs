//! The armies, their commanders and the numbers of the rules, read from `engine/data/austerlitz`.

use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use super::ground::ground;
use super::unit::Face;
use crate::field::board::LocaleId;
use crate::field::place::{AreaName, LocaleNumber};
use crate::force::{Arm, PerSide, Side, Strength};
use crate::text::as_text;

static FORCES: LazyLock<Forces> = LazyLock::new(|| {
    let forces = serde_json::from_str(include_str!("../../data/austerlitz/forces.json"));
    forces.expect("the forces in engine/data are checked by a test")
});

/// Armies, commanders and numbers of the game.
#[must_use]
pub fn forces() -> &'static Forces {
    &FORCES
}

/// Armies, commanders and numbers of the game.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Forces {
    commanders: Vec<CommanderData>,
    red: Vec<Strand>,
    blue: Vec<Strand>,
    first_december: Vec<Hour>,
    second_december: Vec<Hour>,
    /// Morale: levels and what they change by (9, 10).
    pub morale: MoraleNumbers,
    /// Limits on commands, marches and set-up.
    pub limits: Limits,
}

/// A commander as the data has him.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CommanderData {
    id: AreaName,
    /// His name in print.
    pub name: String,
    /// Whose he is.
    pub side: Side,
    /// The fewest units he can be given at set-up.
    pub least_units: u8,
    setup: Option<LocaleNumber>,
    arrives: Option<Arrival>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Arrival {
    first_december: u8,
    second_december: u8,
}

/// A round of the time track.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Hour {
    /// 1 or 2 December.
    pub day: u8,
    /// The hour of the day; none at night.
    #[serde(default)]
    pub hour: Option<u8>,
    /// Whether it is the Night round.
    #[serde(default)]
    pub night: bool,
}

/// Morale levels, and what they change by.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MoraleNumbers {
    /// At the start.
    pub start: PerSide<u8>,
    /// Gained with the first French reinforcement.
    pub reinforcement: u8,
    /// Lost when heavy cavalry is committed.
    pub heavy_cavalry: u8,
    /// Lost when the Guard is committed.
    pub guard: u8,
    /// Lost with a Guard Attack that is defeated.
    pub guard_attack: u8,
    /// The most that is regained at night.
    pub night: u8,
}

/// Limits on commands, marches and set-up.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Limits {
    /// Units of the largest corps.
    pub corps_units: u8,
    /// Independent commands a turn.
    pub independent: PerSide<u8>,
    /// Corps commands a turn; no limit where there is none.
    pub corps: PerSide<Option<u8>>,
    /// Locales of a move on main roads alone.
    pub main_reach: u8,
    /// Locales of any other move by road.
    pub local_reach: u8,
    /// Units the French may detach at set-up.
    pub detachments: u8,
    /// How far from their commander, in locales.
    pub detachment_range: u8,
    /// Allied corps on the map at the start of the 1 December scenario.
    pub first_december_corps: u8,
}

/// So many units with one face.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Strand {
    arm: Arm,
    strength: Strength,
    #[serde(default)]
    guard: bool,
    count: usize,
}

/// The battle that is played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "austerlitz/"))]
#[serde(rename_all = "snake_case")]
pub enum Scenario {
    /// Both days, and the night between them.
    FirstDecember,
    /// The day of the battle.
    #[default]
    SecondDecember,
}

impl Forces {
    /// The faces of an army, in the order of the data.
    #[must_use]
    pub fn faces(&self, side: Side) -> Vec<Face> {
        let strands = match side {
            Side::Red => &self.red,
            Side::Blue => &self.blue,
        };
        let face = |strand: &Strand| Face { arm: strand.arm, strength: strand.strength, guard: strand.guard };
        strands.iter().flat_map(|strand| std::iter::repeat_n(face(strand), strand.count)).collect()
    }

    /// The rounds of a scenario.
    #[must_use]
    pub fn rounds(&self, scenario: Scenario) -> &[Hour] {
        match scenario {
            Scenario::FirstDecember => &self.first_december,
            Scenario::SecondDecember => &self.second_december,
        }
    }
}

/// A commander, by his place in the data. Public; on the wire he is a word: `lannes`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "austerlitz/", type = "string"))]
pub struct Commander(u8);

/// Commanders of both armies.
pub const COMMANDERS: usize = 17;

impl Commander {
    /// All of them, in the order of the data.
    pub fn all() -> impl Iterator<Item = Commander> {
        (0..).take(forces().commanders.len()).map(Commander)
    }

    /// Those of one army.
    pub fn of(side: Side) -> impl Iterator<Item = Commander> {
        Commander::all().filter(move |commander| commander.data().side == side)
    }

    /// What the data says of him.
    #[must_use]
    pub fn data(self) -> &'static CommanderData {
        &forces().commanders[self.index()]
    }

    /// His place in tables beside the data.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Whose he is.
    #[must_use]
    pub fn side(self) -> Side {
        self.data().side
    }

    /// Where he is set up; nowhere when he always waits off the map.
    #[must_use]
    pub fn setup(self) -> Option<LocaleId> {
        self.data().setup.and_then(|number| ground().board.locale_named(number))
    }

    /// The first round in which those who wait with him off the map may come on.
    #[must_use]
    pub fn arrives(self, scenario: Scenario) -> u8 {
        self.data().arrives.as_ref().map_or(1, |arrival| match scenario {
            Scenario::FirstDecember => arrival.first_december,
            Scenario::SecondDecember => arrival.second_december,
        })
    }

    /// How he is written.
    #[must_use]
    pub fn word(self) -> &'static str {
        self.data().id.as_str()
    }

    /// The place off the map where his corps waits.
    #[must_use]
    pub fn waiting(self) -> AreaName {
        self.data().id
    }
}

impl fmt::Display for Commander {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// A text that names no commander.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("'{0}' is no commander at Austerlitz")]
pub struct NoCommander(String);

impl FromStr for Commander {
    type Err = NoCommander;

    fn from_str(text: &str) -> Result<Commander, NoCommander> {
        let found = Commander::all().find(|commander| commander.word() == text);
        found.ok_or_else(|| NoCommander(text.chars().take(20).collect()))
    }
}

as_text!(Commander);

#[cfg(test)]
mod tests {
    use super::super::{ALLIES, FRENCH};
    use super::*;

    #[test]
    fn the_armies_are_whole() {
        assert_eq!(forces().faces(ALLIES).len(), 44);
        assert_eq!(forces().faces(FRENCH).len(), 36);
        assert_eq!((Commander::of(ALLIES).count(), Commander::of(FRENCH).count()), (9, 8));
        assert_eq!(Commander::all().count(), COMMANDERS);
        let guards = |side| forces().faces(side).iter().filter(|face| face.guard).count();
        assert_eq!((guards(ALLIES), guards(FRENCH)), (3, 2));
    }

    #[test]
    fn every_corps_can_be_filled() {
        for side in Side::BOTH {
            let least: u8 = Commander::of(side).map(|commander| commander.data().least_units).sum();
            assert!(usize::from(least) <= forces().faces(side).len());
        }
    }

    #[test]
    fn two_french_commanders_come_later() {
        let late: Vec<_> = Commander::all().filter(|commander| commander.setup().is_none()).collect();
        let words: Vec<_> = late.iter().map(|commander| commander.word()).collect();
        assert_eq!(words, ["bernadotte", "davout"]);
        let rounds = |scenario| late.iter().map(|late| late.arrives(scenario)).collect::<Vec<_>>();
        assert_eq!(rounds(Scenario::FirstDecember), [5, 13]);
        assert_eq!(rounds(Scenario::SecondDecember), [1, 2]);
    }

    #[test]
    fn the_night_parts_the_two_days() {
        let rounds = forces().rounds(Scenario::FirstDecember);
        assert_eq!((rounds.len(), rounds.iter().position(|hour| hour.night)), (21, Some(10)));
        assert_eq!(forces().rounds(Scenario::SecondDecember).len(), 10);
        assert!(rounds.iter().all(|hour| hour.night != hour.hour.is_some() && hour.day <= 2));
    }
}
