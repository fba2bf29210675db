//! 7.3, road moves: the way of a piece, crossing by crossing.

use arrayvec::ArrayVec;

use super::refusal::Refusal;
use super::state::State;
use crate::field::board::{ApproachId, CrossingId, LocaleId, Place, RoadKind};
use crate::field::place::CrossingNumber;
use crate::roads::route::Route;
use crate::roads::{Leg, MOST_CROSSINGS, Passage, STEPS, Stand, leg, onward};

/// Routes from one place, mostly: room is made for them at once.
const MOST_ROUTES: usize = 32;

/// A move by road as far as it has got.
#[derive(Debug, Clone)]
pub(crate) struct Way {
    /// The locale the piece stands in while the way is planned; it does not count against its own room
    /// there.
    home: Option<LocaleId>,
    at: Stand,
    step: u8,
    /// Whether a secondary road was used.
    secondary: bool,
    passed: ArrayVec<Passage, MOST_CROSSINGS>,
    /// Whether the last crossing is a road attack.
    attack: bool,
}

impl Way {
    pub fn from(place: Place) -> Option<Way> {
        let (home, at) = match place {
            Place::Reserve(locale) => (Some(locale), Stand::Locale(locale, None)),
            Place::Holding(area) => (None, Stand::Area(area)),
            Place::Approach(_) | Place::Eliminated => return None,
        };
        Some(Way { home, at, step: 0, secondary: false, passed: ArrayVec::new(), attack: false })
    }

    /// The way after what was passed has happened.
    pub fn settled(&self, locale: LocaleId) -> Way {
        Way { home: Some(locale), passed: ArrayVec::new(), attack: false, ..self.clone() }
    }

    /// What was passed, and the crossing attacked over, if the way ends so.
    pub fn parts(&self) -> (&[Passage], Option<&Passage>) {
        match self.passed.split_last() {
            Some((last, before)) if self.attack => (before, Some(last)),
            _ => (&self.passed, None),
        }
    }

    /// The road net the way has led to, and whether it has used primary roads only.
    pub fn net(&self) -> Option<(u8, bool)> {
        match self.at {
            Stand::Locale(_, Some(net)) => Some((net, !self.secondary)),
            Stand::Locale(_, None) | Stand::Area(_) => None,
        }
    }
}

impl State {
    /// Where a crossing leads from here, and whether it takes the secondary link between two roads of
    /// the locale to get to it.
    fn leg_or_link(&self, at: Stand, id: CrossingId) -> Option<(Leg, bool)> {
        if let Some(leg) = leg(&self.board, at, id) {
            return Some((leg, false));
        }
        let Stand::Locale(locale, Some(net)) = at else { return None };
        let mut linked = self.ground.linked(locale, net);
        let leg = linked.find_map(|other| leg(&self.board, Stand::Locale(locale, Some(other)), id))?;
        Some((leg, true))
    }

    /// The way with one more crossing.
    fn step(&self, cavalry: bool, way: &Way, id: CrossingId) -> Result<Way, Refusal> {
        if way.attack {
            return Err(Refusal::AttackEndsWay);
        }
        let (leg, linked) = self.leg_or_link(way.at, id).ok_or(Refusal::NoRoad)?;
        let Leg { into, net, approach, through, to_end } = leg;
        if through.is_some_and(|approach| self.closed(approach)) {
            return Err(Refusal::ClosedPair);
        }
        let step = self.turn.traffic.step(way.step, &way.passed, id, to_end)?;
        let attack = self.check_road_entry(cavalry, way, into, approach)?;
        let mut passed = way.passed.clone();
        passed.push(Passage { crossing: id, to_end, step, into, through });
        let secondary = linked || self.board.crossing(id).kind == RoadKind::Local;
        Ok(Way {
            home: way.home,
            at: Stand::Locale(into, Some(net)),
            step,
            secondary: way.secondary || secondary,
            passed,
            attack,
        })
    }

    /// Whether a piece may enter a locale by road; and whether that is an attack.
    fn check_road_entry(
        &self,
        cavalry: bool,
        way: &Way,
        into: LocaleId,
        defense: Option<ApproachId>,
    ) -> Result<bool, Refusal> {
        if self.enemy_in(self.active, into) {
            self.check_road_attack(cavalry, into, defense)?;
            return Ok(true);
        }
        if way.home != Some(into) {
            self.check_entry(into, 1)?;
        }
        Ok(false)
    }

    fn check_road_attack(
        &self,
        cavalry: bool,
        into: LocaleId,
        defense: Option<ApproachId>,
    ) -> Result<(), Refusal> {
        let defense = defense.ok_or(Refusal::EntryBarred)?;
        if !cavalry {
            Err(Refusal::OnlyCavalryAttacksByRoad)
        } else if self.captured(into) {
            Err(Refusal::Captured)
        } else if self.board.approach(defense).marks.cavalry_obstructing {
            Err(Refusal::NeedsInfantry)
        } else if self.blocks.blocking(defense) > 0 {
            Err(Refusal::EnemyBlocks)
        } else {
            Ok(())
        }
    }

    /// A whole way over these crossings, with what it costs more than was paid.
    pub(super) fn check_way(
        &self,
        cavalry: bool,
        start: &Way,
        crossings: &[CrossingNumber],
    ) -> Result<(Way, u8), Refusal> {
        if crossings.is_empty() || crossings.len() > MOST_CROSSINGS {
            return Err(Refusal::TooManyCrossings);
        }
        let way = crossings.iter().try_fold(start.clone(), |way, &number| {
            let id = self.board.crossing_numbered(number).ok_or(Refusal::NoRoad)?;
            self.step(cavalry, &way, id)
        })?;
        let cost = u8::from(way.secondary && !start.secondary);
        self.affordable(cost)?;
        Ok((way, cost))
    }

    /// All ways on from here; attacks are for cavalry only.
    pub(super) fn ways(&self, start: &Way) -> Vec<Route> {
        let mut routes = Vec::with_capacity(MOST_ROUTES);
        self.extend_way(start, start, &mut routes);
        routes
    }

    fn extend_way(&self, start: &Way, way: &Way, routes: &mut Vec<Route>) {
        for &crossing in onward(&self.board, way.at) {
            let Ok(longer) = self.step(true, way, crossing) else { continue };
            let cost = u8::from(longer.secondary && !start.secondary);
            if self.affordable(cost).is_err() {
                continue;
            }
            routes.extend(self.route(&longer, cost));
            if !longer.attack && longer.step < STEPS {
                self.extend_way(start, &longer, routes);
            }
        }
    }

    fn route(&self, way: &Way, cost: u8) -> Option<Route> {
        let to = self.board.locale(way.passed.last()?.into).number;
        let numbers = way.passed.iter().map(|passage| self.board.crossing(passage.crossing).number.0);
        Some(Route::new(numbers, to, way.attack, cost))
    }

    /// Whether some road leads a piece to a locale now; if not, why the way that gets furthest ends.
    pub(super) fn check_any_road(&self, cavalry: bool, start: &Way, to: LocaleId) -> Result<(), Refusal> {
        let mut furthest = (0, Refusal::NoRoad);
        let mut open = vec![(start.clone(), 1_u8)];
        while let Some((way, length)) = open.pop() {
            for &crossing in onward(&self.board, way.at) {
                let leads = self.leg_or_link(way.at, crossing);
                match self.step(cavalry, &way, crossing) {
                    Ok(longer) => {
                        let cost = u8::from(longer.secondary && !start.secondary);
                        let payable = self.affordable(cost);
                        match (longer.passed.last().is_some_and(|last| last.into == to), payable) {
                            (true, Ok(())) => return Ok(()),
                            (true, Err(refusal)) => furthest = (STEPS, refusal),
                            (false, Ok(())) if longer.step < STEPS && !longer.attack => {
                                open.push((longer, length + 1));
                            }
                            (false, _) => {}
                        }
                    }
                    Err(refusal) if leads.is_some_and(|(leg, _)| leg.into == to) && length >= furthest.0 => {
                        furthest = (length, refusal);
                    }
                    Err(_) => {}
                }
            }
        }
        Err(furthest.1)
    }
}
