//! Moves by road (6.2, 6.3), onto the map (6.4), and those that go on (R16).

use arrayvec::ArrayVec;

use super::command::Spot;
use super::data::{Commander, forces};
use super::ground::ground;
use super::order::Crossings;
use super::state::State;
use super::unit::{Place, UnitId};
use crate::field::board::{ApproachId, LocaleId, RoadKind};
use crate::force::Side;

/// The most locales of a move by road.
const FARTHEST: usize = 4;

/// A way by road: the crossings passed and the locales entered.
#[derive(Debug, Clone)]
pub(super) struct Way {
    pub crossings: Crossings,
    pub entered: ArrayVec<LocaleId, FARTHEST>,
    /// The stretch on which the last locale was entered; any where the move starts.
    pub net: Option<u8>,
    /// Whether every crossing was a main one.
    pub main: bool,
}

impl Way {
    const START: Way =
        Way { crossings: Crossings::new_const(), entered: ArrayVec::new_const(), net: None, main: true };

    fn longer(&self, crossing: u16, to: LocaleId, net: u8, kind: RoadKind) -> Way {
        let mut way = self.clone();
        way.crossings.push(crossing);
        way.entered.push(to);
        way.net = Some(net);
        way.main &= kind == RoadKind::Main;
        way
    }
}

/// Who moves by road.
#[derive(Debug, Clone, Copy)]
pub(super) struct Traveller {
    pub side: Side,
    /// Whether it is a corps of two or more (6.3).
    pub big: bool,
    pub commander: Option<Commander>,
    /// The unit, for one alone that may be admitted where others are not.
    pub unit: Option<UnitId>,
}

/// A road move that is under way (R16).
#[derive(Debug, Clone)]
pub(super) struct RoadMove {
    pub side: Side,
    pub commander: Option<Commander>,
    pub units: Vec<UnitId>,
    /// The locale it started in; none when off the map.
    pub start: Option<LocaleId>,
    /// The way so far.
    pub way: Way,
}

impl RoadMove {
    pub fn traveller(&self) -> Traveller {
        Traveller {
            side: self.side,
            big: self.commander.is_some() && self.units.len() > 1,
            commander: self.commander,
            unit: self.units.first().copied().filter(|_| self.commander.is_none()),
        }
    }
}

/// Where ways are looked for.
#[derive(Clone, Copy)]
pub(super) struct Search {
    pub traveller: Traveller,
    /// A locale that is taken for empty (R17).
    pub empty: Option<LocaleId>,
}

impl State {
    fn reach(main: bool) -> usize {
        let limits = &forces().limits;
        usize::from(if main { limits.main_reach } else { limits.local_reach })
    }

    /// Whether a locale can be entered by road, even to pass through.
    fn enters(&self, search: Search, locale: LocaleId) -> bool {
        let Traveller { side, big, commander, unit } = search.traveller;
        let enemy = search.empty != Some(locale) && self.occupies(side.opponent(), locale);
        let crowded =
            big && !self.which(side, |unit| unit.place == Place::Reserve(locale) && unit.arrived).is_empty();
        !enemy && !crowded && self.room(side, locale) > 0 && self.check_open(locale, commander, unit).is_ok()
    }

    /// Whether a corps must stop where it has come to: next to an enemy corps of two or more.
    pub(super) fn must_stop(&self, search: Search, locale: LocaleId) -> bool {
        let enemy = search.traveller.side.opponent();
        search.traveller.big
            && ground().adjacent(locale).iter().any(|&next| {
                search.empty != Some(next)
                    && Commander::of(enemy).any(|commander| self.strong_in(commander, next))
            })
    }

    fn strong_in(&self, commander: Commander, locale: LocaleId) -> bool {
        self.place_of(commander).and_then(|place| self.locale_of(place)) == Some(locale)
            && self.corps(commander).len() > 1
    }

    /// All ways of a move by road, those that have not gone anywhere yet not among them.
    pub(super) fn ways(&self, search: Search, from: Spot) -> Vec<Way> {
        match from {
            Spot::On(Place::Reserve(start)) => self.ways_on(search, Some(start), &Way::START, start),
            Spot::On(_) => Vec::new(),
            Spot::With(_) => {
                let entries = ground().entries.iter().filter(|entry| entry.side == search.traveller.side);
                let mut ways = Vec::new();
                for entry in entries.filter(|entry| self.enters(search, entry.locale)) {
                    let way = Way::START.longer(entry.crossing.0, entry.locale, entry.net, entry.kind);
                    if !self.must_stop(search, entry.locale) {
                        ways.extend(self.ways_on(search, None, &way, entry.locale));
                    }
                    ways.push(way);
                }
                ways
            }
        }
    }

    /// The ways on from where one has led so far.
    pub(super) fn ways_on(
        &self,
        search: Search,
        start: Option<LocaleId>,
        way: &Way,
        at: LocaleId,
    ) -> Vec<Way> {
        let mut found = Vec::new();
        let mut open = vec![(way.clone(), at)];
        while let Some((way, at)) = open.pop() {
            for road in ground().roads(at) {
                let main = way.main && road.kind == RoadKind::Main;
                let fits =
                    way.entered.len() < State::reach(main) && way.net.is_none_or(|net| net == road.net);
                let new = !way.entered.contains(&road.to) && start != Some(road.to);
                if fits && new && self.enters(search, road.to) {
                    let longer = way.longer(road.crossing.0, road.to, road.to_net, road.kind);
                    if !self.must_stop(search, road.to) {
                        open.push((longer.clone(), road.to));
                    }
                    found.push(longer);
                }
            }
        }
        found
    }

    /// The approaches of a locale that a road crosses from a stretch.
    pub(super) fn approaches_on(locale: LocaleId, net: Option<u8>) -> Vec<ApproachId> {
        let roads = ground().roads(locale).iter();
        let mut found: Vec<ApproachId> =
            roads.filter(|road| net.is_none_or(|net| net == road.net)).map(|road| road.approach).collect();
        found.sort_unstable();
        found.dedup();
        found
    }

    /// The ways by which an attack can be made by road over an approach (R16), the crossing of that
    /// approach last; whether the locale beyond can be entered is not asked.
    pub(super) fn ways_across(&self, search: Search, from: Spot, across: ApproachId) -> Vec<Way> {
        let locale = self.approach(across).locale;
        let mut found = Vec::new();
        if from == Spot::On(Place::Reserve(locale)) {
            self.cross(Some(locale), &Way::START, across, &mut found);
        }
        let start = match from {
            Spot::On(place) => self.locale_of(place),
            Spot::With(_) => None,
        };
        for way in self.ways(search, from) {
            if way.entered.last() == Some(&locale) && !self.must_stop(search, locale) {
                self.cross(start, &way, across, &mut found);
            }
        }
        found
    }

    /// The same for a road move that is under way.
    pub(super) fn ways_on_across(&self, search: Search, road: &RoadMove, across: ApproachId) -> Vec<Way> {
        let locale = self.approach(across).locale;
        let Some(&at) = road.way.entered.last() else { return Vec::new() };
        let mut found = Vec::new();
        if self.must_stop(search, at) {
            return found;
        }
        if at == locale {
            self.cross(road.start, &road.way, across, &mut found);
        }
        for way in self.ways_on(search, road.start, &road.way, at) {
            if way.entered.last() == Some(&locale) && !self.must_stop(search, locale) {
                self.cross(road.start, &way, across, &mut found);
            }
        }
        found
    }

    /// The ways longer by a crossing of an approach, never back to where they have been (R13).
    fn cross(&self, start: Option<LocaleId>, way: &Way, across: ApproachId, found: &mut Vec<Way>) {
        for road in ground().roads(self.approach(across).locale) {
            let main = way.main && road.kind == RoadKind::Main;
            let fits = way.entered.len() < State::reach(main)
                && way.net.is_none_or(|net| net == road.net)
                && !way.entered.contains(&road.to)
                && start != Some(road.to);
            if road.approach == across && fits {
                found.push(way.longer(road.crossing.0, road.to, road.to_net, road.kind));
            }
        }
    }
}
