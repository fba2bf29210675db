//! The full state of a game. It never leaves the server.

use super::ALLIES;
use super::agenda::Task;
use super::attack::Attack;
use super::data::{COMMANDERS, Commander, Hour, forces};
use super::ground::ground;
use super::options::Options;
use super::refusal::Refusal;
use super::road::RoadMove;
use super::unit::{Elite, Place, Unit, UnitId};
use super::view::Outcome;
use crate::chance::Seed;
use crate::field::board::{Approach, ApproachId, Board, LocaleId};
use crate::field::place::PlaceName;
use crate::force::{PerSide, Side, Token};

/// A commander: what he has done this turn, and where he is set up.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Leader {
    /// Corps commands he gave this turn.
    pub commands: u8,
    /// Came on this turn as a French reinforcement, and may so give a second command.
    pub fresh: bool,
    /// The defense approach against which he was named this turn.
    pub named: Option<ApproachId>,
    /// Retreated after combat this turn.
    pub retreated: bool,
    /// Where his corps is to be set up; off the map when nowhere.
    pub station: Option<Place>,
}

/// Somebody who may do what is forbidden to others.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(super) struct Admitted {
    pub units: Vec<UnitId>,
    pub commanders: Vec<Commander>,
}

/// An attack led by artillery this turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Bombarded {
    /// The attack approach.
    pub across: ApproachId,
    /// Whether the one further attack has been made (7.4).
    pub followed: bool,
}

/// What happened earlier this turn, as far as it restricts what can follow (14).
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(super) struct TurnLog {
    pub corps_commands: u8,
    pub independent_commands: u8,
    /// Attack approaches closed to attacks.
    pub closed: Vec<ApproachId>,
    pub bombarded: Vec<Bombarded>,
    /// Locales stormed, with those who stormed them.
    pub stormed: Vec<(LocaleId, Admitted)>,
    /// Locales a corps marched into or through, with that corps (6.3).
    pub marched: Vec<(LocaleId, Admitted)>,
}

/// The last attack led by artillery from an approach.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Shot {
    pub round: u8,
    pub side: Side,
}

/// Which elite units an army has committed (9).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Committed {
    pub heavy_cavalry: bool,
    pub guard: bool,
}

impl Committed {
    pub fn flag(&mut self, elite: Elite) -> &mut bool {
        match elite {
            Elite::HeavyCavalry => &mut self.heavy_cavalry,
            Elite::Guard => &mut self.guard,
        }
    }
}

/// A game.
#[derive(Clone)]
pub struct State {
    pub(super) options: Options,
    pub(super) seed: Seed,
    pub(super) round: u8,
    pub(super) active: Side,
    pub(super) units: Vec<Unit>,
    pub(super) leaders: [Leader; COMMANDERS],
    pub(super) morale: PerSide<u8>,
    /// Morale at the start, after any handicap.
    pub(super) start_morale: PerSide<u8>,
    pub(super) committed: PerSide<Committed>,
    /// Armies that may make no more Guard Attacks.
    pub(super) guard_banned: PerSide<bool>,
    pub(super) french_reinforced: bool,
    pub(super) battery: Option<UnitId>,
    /// The fixed battery was set up in the Santon, with that option.
    pub(super) santon_battery: bool,
    /// By attack approach.
    pub(super) shots: Vec<Option<Shot>>,
    pub(super) turn: TurnLog,
    pub(super) attack: Option<Box<Attack>>,
    pub(super) road: Option<RoadMove>,
    /// What is still to do, the next thing last.
    pub(super) agenda: Vec<Task>,
    pub(super) outcome: Option<Outcome>,
}

impl State {
    pub(super) fn empty(options: Options, seed: Seed) -> State {
        let mut start = forces().morale.start;
        if let Some(handicap) = options.handicap {
            start[handicap.side] = start[handicap.side].saturating_sub(handicap.points);
        }
        State {
            options,
            seed,
            round: 1,
            active: ALLIES,
            units: Vec::new(),
            leaders: [Leader::default(); COMMANDERS],
            morale: start,
            start_morale: start,
            committed: PerSide::default(),
            guard_banned: PerSide::default(),
            french_reinforced: false,
            battery: None,
            santon_battery: false,
            shots: vec![None; ground().board.approaches().len()],
            turn: TurnLog::default(),
            attack: None,
            road: None,
            agenda: Vec::new(),
            outcome: None,
        }
    }

    /// The board this game is played on.
    #[must_use]
    pub fn board(&self) -> &'static Board {
        &ground().board
    }

    pub(super) fn approach(&self, id: ApproachId) -> &'static Approach {
        self.board().approach(id)
    }

    pub(super) fn unit(&self, id: UnitId) -> &Unit {
        &self.units[usize::from(id.0)]
    }

    pub(super) fn unit_mut(&mut self, id: UnitId) -> &mut Unit {
        &mut self.units[usize::from(id.0)]
    }

    pub(super) fn leader(&self, commander: Commander) -> &Leader {
        &self.leaders[commander.index()]
    }

    pub(super) fn leader_mut(&mut self, commander: Commander) -> &mut Leader {
        &mut self.leaders[commander.index()]
    }

    /// All units, eliminated ones included.
    pub(super) fn all(&self) -> impl Iterator<Item = (UnitId, &Unit)> {
        (0..).map(UnitId).zip(&self.units)
    }

    /// The units of an army that some condition holds for, sorted by token.
    pub(super) fn which(&self, side: Side, holds: impl Fn(&Unit) -> bool) -> Vec<UnitId> {
        let fits =
            |(_, unit): &(UnitId, &Unit)| unit.side == side && unit.place != Place::Eliminated && holds(unit);
        let mut found: Vec<_> = self.all().filter(fits).map(|(id, unit)| (unit.token, id)).collect();
        found.sort_unstable();
        found.into_iter().map(|(_, id)| id).collect()
    }

    /// The units of an army in one position.
    pub(super) fn at(&self, side: Side, place: Place) -> Vec<UnitId> {
        self.which(side, |unit| unit.place == place)
    }

    /// The units of an army anywhere in a locale.
    pub(super) fn within(&self, side: Side, locale: LocaleId) -> Vec<UnitId> {
        self.which(side, |unit| self.locale_of(unit.place) == Some(locale))
    }

    pub(super) fn corps(&self, commander: Commander) -> Vec<UnitId> {
        self.which(commander.side(), |unit| unit.corps == Some(commander))
    }

    /// Where a corps is: off the map, in a position, or nowhere once its commander is lost. He is
    /// behind while he may still go with those of his units that advance (R26).
    pub(super) fn place_of(&self, commander: Commander) -> Option<Place> {
        let in_front = self.agenda.iter().find_map(|task| match task {
            Task::Follow { commander: parted, forward } if *parted == commander => Some(forward),
            _ => None,
        });
        let behind = |id: UnitId| in_front.is_none_or(|forward| !forward.contains(&id));
        let mine = |(id, unit): &(UnitId, &Unit)| {
            unit.corps == Some(commander) && unit.place != Place::Eliminated && behind(*id)
        };
        self.all().find(mine).map(|(_, unit)| unit.place)
    }

    /// The commanders of an army in one position, in the order of the data.
    pub(super) fn commanders_at(&self, side: Side, place: Place) -> Vec<Commander> {
        Commander::of(side).filter(|&commander| self.place_of(commander) == Some(place)).collect()
    }

    pub(super) fn locale_of(&self, place: Place) -> Option<LocaleId> {
        match place {
            Place::Reserve(locale) => Some(locale),
            Place::Approach(approach) => Some(self.approach(approach).locale),
            Place::OffMap | Place::Eliminated => None,
        }
    }

    pub(super) fn count(&self, side: Side, locale: LocaleId) -> usize {
        let there = |unit: &&Unit| unit.side == side && self.locale_of(unit.place) == Some(locale);
        self.units.iter().filter(there).count()
    }

    /// Whether an army has anybody in a locale: commanders are always with units.
    pub(super) fn occupies(&self, side: Side, locale: LocaleId) -> bool {
        self.units.iter().any(|unit| unit.side == side && self.locale_of(unit.place) == Some(locale))
    }

    pub(super) fn capacity(&self, locale: LocaleId) -> usize {
        self.board().locale(locale).capacity.into()
    }

    /// How many more units of an army fit into a locale.
    pub(super) fn room(&self, side: Side, locale: LocaleId) -> usize {
        self.capacity(locale).saturating_sub(self.count(side, locale))
    }

    pub(super) fn is_battery(&self, id: UnitId) -> bool {
        self.battery == Some(id)
    }

    /// The unit of this army that carries a token.
    pub(super) fn own(&self, side: Side, token: Token) -> Result<UnitId, Refusal> {
        let named = |(_, unit): &(UnitId, &Unit)| unit.token == token && unit.place != Place::Eliminated;
        let (id, unit) = self.all().find(named).ok_or(Refusal::UnknownPiece)?;
        if unit.side == side {
            Ok(id)
        } else if unit.on_map() {
            Err(Refusal::NotYours)
        } else {
            Err(Refusal::UnknownPiece)
        }
    }

    /// Different units of this army.
    pub(super) fn own_all(&self, side: Side, tokens: &[Token]) -> Result<Vec<UnitId>, Refusal> {
        let mut ids = Vec::with_capacity(tokens.len().min(self.units.len()));
        for &token in tokens {
            let id = self.own(side, token)?;
            if ids.contains(&id) {
                return Err(Refusal::NamedTwice);
            }
            ids.push(id);
        }
        Ok(ids)
    }

    pub(super) fn token(&self, id: UnitId) -> Token {
        self.unit(id).token
    }

    /// The tokens of some units, sorted.
    pub(super) fn tokens(&self, ids: &[UnitId]) -> Vec<Token> {
        let mut tokens: Vec<Token> = ids.iter().map(|&id| self.token(id)).collect();
        tokens.sort_unstable();
        tokens
    }

    pub(super) fn sorted(&self, mut ids: Vec<UnitId>) -> Vec<UnitId> {
        ids.sort_unstable_by_key(|&id| self.token(id));
        ids
    }

    /// How a position on the map is written.
    pub(super) fn place_name(&self, place: Place) -> PlaceName {
        match place {
            Place::Reserve(locale) => PlaceName::Reserve(self.board().locale(locale).number),
            Place::Approach(approach) => PlaceName::Approach(self.approach(approach).name),
            Place::OffMap | Place::Eliminated => PlaceName::Eliminated,
        }
    }

    /// How the place of a unit is written: off the map, by the commander it waits with.
    pub(super) fn place_name_of(&self, unit: &Unit) -> PlaceName {
        match (unit.place, unit.home) {
            (Place::OffMap, Some(home)) => PlaceName::Holding(home.waiting()),
            (place, _) => self.place_name(place),
        }
    }

    /// The position with this name, if it is one.
    pub(super) fn place_named(&self, name: PlaceName) -> Result<Place, Refusal> {
        let place = match name {
            PlaceName::Reserve(locale) => self.board().locale_named(locale).map(Place::Reserve),
            PlaceName::Approach(approach) => self.board().approach_named(approach).map(Place::Approach),
            PlaceName::Holding(_) | PlaceName::Eliminated => None,
        };
        place.ok_or(Refusal::UnknownPlace)
    }

    /// The round, from 1.
    #[must_use]
    pub fn round(&self) -> u8 {
        self.round
    }

    /// The hour of the round.
    pub(super) fn hour(&self) -> Hour {
        let rounds = forces().rounds(self.options.scenario);
        rounds[usize::from(self.round).min(rounds.len()) - 1]
    }

    pub(super) fn is_night(&self) -> bool {
        self.hour().night
    }

    /// How the game ended by the rules, once it has.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }
}

/// A state is never printed: it holds hidden faces.
impl std::fmt::Debug for State {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "State(round {}, {} to move, faces hidden)", self.round, self.active)
    }
}
