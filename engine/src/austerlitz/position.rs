//! A game from a given position: what rule cases start from.

use std::collections::BTreeMap;

use serde::Deserialize;

use super::ALLIES;
use super::agenda::Task;
use super::data::{Commander, Scenario};
use super::ground::ground;
use super::options::{Handicap, Options, OptionsError};
use super::play::Play;
use super::state::{Shot, State};
use super::unit::{Face, Place, Unit, UnitId};
use crate::chance::{LogPosition, Seed};
use crate::field::place::{ApproachName, PlaceName};
use crate::force::{Arm, PerSide, Side, Strength, Token};

/// A position at the beginning of a turn, or a game whose set-up is still to be done.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Position {
    /// A game from its beginning; it leaves nothing else to be given.
    pub setup: Option<GivenSetUp>,
    /// The scenario.
    pub scenario: Scenario,
    /// Whether the Santon has rules of its own, and the fixed battery was set up there.
    pub santon: bool,
    /// A handicap that was agreed.
    pub handicap: Option<Handicap>,
    /// From 1.
    pub round: u8,
    /// Whose turn it is; the Allies' unless it is said.
    pub turn: Option<Side>,
    /// Morale, where it is not that of the start.
    pub morale: PerSide<Option<u8>>,
    /// Whether French reinforcements have come on.
    pub french_reinforced: bool,
    /// Rounds in which artillery led an attack of the side whose turn it is, by attack approach.
    pub fired: BTreeMap<String, u8>,
    /// Commands used already.
    pub used: Used,
    /// Sides of several players.
    pub teams: PerSide<Option<GivenTeam>>,
    /// The units, by names of the case's own.
    pub units: BTreeMap<String, GivenUnit>,
}

impl Default for Position {
    fn default() -> Position {
        Position {
            setup: None,
            scenario: Scenario::default(),
            santon: false,
            handicap: None,
            round: 1,
            turn: None,
            morale: PerSide::default(),
            french_reinforced: false,
            fired: BTreeMap::new(),
            used: Used::default(),
            teams: PerSide::default(),
            units: BTreeMap::new(),
        }
    }
}

/// A game from its beginning. Its units are called by their army and face, and numbered: `fI2.1`.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GivenSetUp {
    /// With these options.
    #[serde(default)]
    pub options: Options,
    /// The number from which its seed is made.
    #[serde(default)]
    pub seed: u64,
}

/// A side of several players.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GivenTeam {
    /// Its players by rank, the commander-in-chief first.
    pub ranks: Vec<u8>,
    /// Whose corps are whose.
    pub corps: BTreeMap<Commander, u8>,
    /// Whether the commander-in-chief may still write orders this turn.
    #[serde(default)]
    pub writing: bool,
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
    /// No such team.
    #[error("a team has one to four players, numbered from 1, and a rank for each")]
    NoTeam,
    /// The options cannot be played.
    #[error(transparent)]
    Options(#[from] OptionsError),
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

/// The short name of a face.
#[must_use]
pub fn face_name(face: Face) -> String {
    let letter = match face.arm {
        Arm::Infantry if face.guard => 'G',
        Arm::Infantry => 'I',
        Arm::Cavalry => 'C',
        Arm::Artillery => 'A',
    };
    format!("{letter}{}", face.strength.get())
}

impl State {
    /// The game at a position, and the number of each of its units for [`State::token_of`].
    pub fn at_position(
        given: &Position,
        seed: Seed,
    ) -> Result<(State, BTreeMap<String, usize>), PositionError> {
        if let Some(setup) = &given.setup {
            return State::at_set_up(setup);
        }
        let players = |side| given.teams[side].as_ref().map_or(1, |team| super::setup::few(team.ranks.len()));
        let teams = PerSide { red: players(Side::Red), blue: players(Side::Blue) };
        let options = Options {
            scenario: given.scenario,
            santon: given.santon,
            handicap: given.handicap,
            teams: Some(teams),
            ..Options::default()
        };
        options.check()?;
        let mut state = State::empty(options, seed);
        state.organized = PerSide { red: true, blue: true };
        state.round = given.round;
        state.active = given.turn.unwrap_or(ALLIES);
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
            state.shots[across.index()] = Some(Shot { round, side: state.active });
        }
        let mut numbers = BTreeMap::new();
        let mut play = Play::new(&mut state, LogPosition::SETUP);
        for (name, unit) in &given.units {
            let token = play.fresh_token();
            numbers.insert(name.clone(), play.state.units.len());
            play.add_given(unit, token)?;
        }
        state.agenda.push(Task::Act);
        for side in Side::BOTH {
            if let Some(team) = &given.teams[side] {
                state.form_team(side, team)?;
            }
        }
        state.acting = state.next_to_act(None).unwrap_or(state.chief(state.active)).rank;
        Ok((state, numbers))
    }

    fn at_set_up(setup: &GivenSetUp) -> Result<(State, BTreeMap<String, usize>), PositionError> {
        let (state, _) = State::start(&setup.options, Seed::from_number(setup.seed))?;
        let mut numbers = BTreeMap::new();
        let mut named: BTreeMap<String, usize> = BTreeMap::new();
        for (number, unit) in state.units.iter().enumerate() {
            let army = if unit.side == ALLIES { 'a' } else { 'f' };
            let name = format!("{army}{}", face_name(unit.face));
            let count = named.entry(name.clone()).or_default();
            *count += 1;
            numbers.insert(format!("{name}.{count}"), number);
        }
        Ok((state, numbers))
    }

    fn form_team(&mut self, side: Side, team: &GivenTeam) -> Result<(), PositionError> {
        let mut sorted = team.ranks.clone();
        sorted.sort_unstable();
        let known = |player: &u8| team.ranks.contains(player);
        if !sorted.iter().copied().eq(1..=self.players[side]) || !team.corps.values().all(known) {
            return Err(PositionError::NoTeam);
        }
        self.ranks[side] = team.ranks.iter().copied().collect();
        for (commander, &player) in &team.corps {
            self.owners[commander.index()] = Some(player);
        }
        if team.writing && side == self.active {
            self.agenda.push(Task::WriteOrders);
        }
        Ok(())
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
