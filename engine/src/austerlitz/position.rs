//! A game from a given position: what rule cases start from.

use std::collections::BTreeMap;

use serde::Deserialize;

use super::agenda::Task;
use super::data::{Commander, Scenario};
use super::ground::ground;
use super::options::Options;
use super::play::Play;
use super::state::{Shot, State};
use super::unit::{Face, Place, Unit, UnitId};
use crate::chance::{LogPosition, Seed};
use crate::field::place::{ApproachName, PlaceName};
use crate::force::{Arm, PerSide, Side, Strength, Token};

/// A position at the beginning of a turn.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// The scenario.
    #[serde(default)]
    pub scenario: Scenario,
    /// Whether the Santon has rules of its own, and the fixed battery was set up there.
    #[serde(default)]
    pub santon: bool,
    /// From 1.
    #[serde(default = "first")]
    pub round: u8,
    /// Whose turn it is.
    pub turn: Side,
    /// Morale, where it is not that of the start.
    #[serde(default)]
    pub morale: PerSide<Option<u8>>,
    /// Whether French reinforcements have come on.
    #[serde(default)]
    pub french_reinforced: bool,
    /// Rounds in which artillery led an attack of the side whose turn it is, by attack approach.
    #[serde(default)]
    pub fired: BTreeMap<String, u8>,
    /// Commands used already.
    #[serde(default)]
    pub used: Used,
    /// The units, by names of the case's own.
    pub units: BTreeMap<String, GivenUnit>,
}

/// Commands used earlier in the turn.
#[derive(Debug, Clone, Copy, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Used {
    /// Corps commands.
    #[serde(default)]
    pub corps: u8,
    /// Independent commands.
    #[serde(default)]
    pub independent: u8,
}

const fn first() -> u8 {
    1
}

/// A unit of a position.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(clippy::struct_excessive_bools, reason = "independent marks on a block")]
pub struct GivenUnit {
    /// Whose.
    pub side: Side,
    /// Arm and strength: `I2`, `C3`, `A1`, `G3` for the Guard.
    pub face: String,
    /// Where; off the map with a commander as `@davout`.
    pub at: PlaceName,
    /// In whose corps; detached when in none.
    #[serde(default)]
    pub corps: Option<Commander>,
    /// Whether it is the fixed battery.
    #[serde(default)]
    pub fixed: bool,
    /// Moved already this turn.
    #[serde(default)]
    pub moved: bool,
    /// Moved this turn into the reserve where it is.
    #[serde(default)]
    pub arrived: bool,
    /// Retreated after combat this turn.
    #[serde(default)]
    pub retreated: bool,
}

/// Why a position cannot be played.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum PositionError {
    /// No such face.
    #[error("'{0}' is no face; write I2, C3, A1 or G3")]
    NoFace(String),
    /// No such place.
    #[error("there is no place {0} on this board")]
    NoPlace(String),
}

/// A face by its short name.
pub fn face_named(text: &str) -> Result<Face, PositionError> {
    let wrong = || PositionError::NoFace(text.to_owned());
    let mut letters = text.chars();
    let (arm, guard) = match letters.next() {
        Some('I') => (Arm::Infantry, false),
        Some('G') => (Arm::Infantry, true),
        Some('C') => (Arm::Cavalry, false),
        Some('A') => (Arm::Artillery, false),
        _ => return Err(wrong()),
    };
    let strength = letters.as_str().parse().ok().and_then(Strength::new).ok_or_else(wrong)?;
    Ok(Face { arm, strength, guard })
}

impl State {
    /// The game at a position, and the number of each of its units for [`State::token_of`].
    pub fn at_position(
        given: &Position,
        seed: Seed,
    ) -> Result<(State, BTreeMap<String, usize>), PositionError> {
        let options = Options { scenario: given.scenario, santon: given.santon, handicap: None };
        let mut state = State::empty(options, seed);
        state.round = given.round;
        state.active = given.turn;
        state.french_reinforced = given.french_reinforced;
        state.turn.corps_commands = given.used.corps;
        state.turn.independent_commands = given.used.independent;
        for side in Side::BOTH {
            state.morale[side] = given.morale[side].unwrap_or(state.morale[side]);
        }
        for (name, &round) in &given.fired {
            let wrong = || PositionError::NoPlace(name.clone());
            let name: ApproachName = name.parse().map_err(|_| wrong())?;
            let across = ground().board.approach_named(name).ok_or_else(wrong)?;
            state.shots[across.index()] = Some(Shot { round, side: given.turn });
        }
        let mut numbers = BTreeMap::new();
        let mut play = Play::new(&mut state, LogPosition::SETUP);
        for (name, unit) in &given.units {
            let token = play.fresh_token();
            numbers.insert(name.clone(), play.state.units.len());
            play.add_given(unit, token)?;
        }
        play.state.agenda.push(Task::Act);
        Ok((state, numbers))
    }

    /// The token that a unit of a position carries now.
    #[must_use]
    pub fn token_of(&self, number: usize) -> Option<Token> {
        self.units.get(number).map(|unit| unit.token)
    }

    /// Where a unit of a position is now, its corps and its face; no face once it is eliminated.
    #[must_use]
    pub fn unit_of(&self, number: usize) -> Option<(PlaceName, Option<Commander>, Option<Face>)> {
        let unit = self.units.get(number)?;
        let stands = unit.place != Place::Eliminated;
        Some((self.place_name_of(unit), unit.corps.filter(|_| stands), stands.then_some(unit.face)))
    }
}

impl Play<'_> {
    fn add_given(&mut self, given: &GivenUnit, token: Token) -> Result<(), PositionError> {
        let mut unit = Unit::new(given.side, face_named(&given.face)?, token);
        let nowhere = || PositionError::NoPlace(given.at.to_string());
        let waits = Commander::all().find(|one| PlaceName::Holding(one.waiting()) == given.at);
        unit.place = match waits {
            Some(_) => Place::OffMap,
            None => self.state.place_named(given.at).map_err(|_| nowhere())?,
        };
        unit.corps = given.corps;
        unit.home = waits.or(given.corps);
        unit.moves = u8::from(given.moved);
        unit.arrived = given.arrived;
        unit.retreated = given.retreated;
        if given.fixed {
            let id = UnitId(super::setup::few(self.state.units.len()));
            self.state.battery = Some(id);
            self.state.santon_battery =
                self.state.options.santon && self.state.locale_of(unit.place) == Some(ground().santon);
            unit.face_up = true;
            unit.shown = Some(unit.face);
        }
        self.state.units.push(unit);
        Ok(())
    }
}
