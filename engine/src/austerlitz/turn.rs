//! The frame of rounds and turns (5), the night (10), and moves by road that go on (R16).

use super::attack::Purpose;
use super::data::{Commander, Hour, forces};
use super::decision::{Decision, DecisionKind};
use super::event::Event;
use super::movement::ways_on_pick;
use super::order::{Crossings, Order};
use super::play::Play;
use super::refusal::Refusal;
use super::road::{RoadMove, Search, Way};
use super::state::{State, TurnLog};
use super::unit::Place;
use super::{ALLIES, FRENCH};
use crate::field::board::{ApproachId, LocaleId};
use crate::field::place::PlaceName;
use crate::offer::{Offer, Target};

impl State {
    /// The road move under way, where it is, and the ways on from there.
    fn road_on(&self) -> Option<(&RoadMove, LocaleId, Vec<Way>)> {
        let road = self.road.as_ref()?;
        let at = *road.way.entered.last()?;
        let search = Search { traveller: road.traveller(), empty: None };
        let stops = self.must_stop(search, at);
        let ways = if stops { Vec::new() } else { self.ways_on(search, road.start, &road.way, at) };
        Some((road, at, ways))
    }

    pub(super) fn asks_marching_on(&self) -> Option<Decision> {
        let (road, at, _) = self.road_on()?;
        let locale = self.board().locale(at).number;
        Some(Decision { side: road.side, kind: DecisionKind::MarchOn { locale } })
    }

    /// Where the road move under way can end, with the ways there; the empty way for an approach of
    /// the locale where it is.
    fn ends_on(&self) -> Vec<(Place, Vec<Way>)> {
        let Some((road, at, ways)) = self.road_on() else { return Vec::new() };
        let mut ends: Vec<(Place, Way)> = Vec::new();
        for approach in State::approaches_on(at, road.way.net) {
            ends.push((Place::Approach(approach), road.way.clone()));
        }
        for way in ways {
            let Some(&last) = way.entered.last() else { continue };
            if self.room(road.side, last) < road.units.len() {
                continue;
            }
            ends.push((Place::Reserve(last), way.clone()));
            for approach in State::approaches_on(last, way.net) {
                ends.push((Place::Approach(approach), way.clone()));
            }
        }
        ends.sort_by(|one, other| (one.0, &one.1.crossings).cmp(&(other.0, &other.1.crossings)));
        let groups = ends.chunk_by(|one, other| one.0 == other.0);
        groups.map(|group| (group[0].0, group.iter().map(|(_, way)| way.clone()).collect())).collect()
    }

    /// The approaches over which the road move under way can threaten again.
    fn threats_on(&self) -> Vec<ApproachId> {
        let backs = |across: &ApproachId| {
            let purposes = [Purpose::Feint, Purpose::Enter];
            self.check_threat(*across, false).is_ok()
                && purposes.iter().any(|&purpose| {
                    self.claims(*across, purpose, false, &[]).iter().any(|claim| claim.marching)
                })
        };
        self.fronts().into_iter().filter(backs).collect()
    }

    pub(super) fn march_on_offers(&self) -> Vec<Offer> {
        let before = self.road.as_ref().map_or(0, |road| road.way.crossings.len());
        let mut offers: Vec<Offer> = self
            .ends_on()
            .into_iter()
            .map(|(place, ways)| {
                let to = self.place_name(place);
                let offer = Offer::new("march_on").given("to", to).to(Target::place(to));
                offer.pick(ways_on_pick(&ways, before))
            })
            .collect();
        for across in self.threats_on() {
            let name = self.approach(across).name;
            offers.push(Offer::new("threaten").given("across", name).to(Target::attack(name)));
        }
        offers.push(Offer::new("halt").ending());
        offers
    }

    /// How many commands of each class the active side has left, where there is a limit.
    pub(super) fn commands_left(&self) -> (Option<u8>, u8) {
        let corps = forces().limits.corps[self.active];
        (corps.map(|most| most.saturating_sub(self.turn.corps_commands)), self.independent_left())
    }
}

impl Play<'_> {
    pub fn march_on(&mut self, order: &Order) -> Result<(), Refusal> {
        match order {
            Order::MarchOn { crossings, to } => self.go_on(crossings, *to),
            Order::Threaten { across } => {
                let across = self.state.board().approach_named(*across).ok_or(Refusal::UnknownPlace)?;
                self.state.check_threat(across, false)?;
                if !self.state.threats_on().contains(&across) {
                    return Err(Refusal::NoRoad);
                }
                let side = self.state.active;
                self.state.agenda.pop();
                self.begin_attack(side, across, None);
                Ok(())
            }
            Order::Halt {} => {
                self.state.agenda.pop();
                self.end_road_move();
                Ok(())
            }
            _ => Err(Refusal::OtherDecision),
        }
    }

    fn go_on(&mut self, crossings: &Crossings, to: PlaceName) -> Result<(), Refusal> {
        let to = self.state.place_named(to)?;
        let before = self.state.road.as_ref().map_or(0, |road| road.way.crossings.len());
        let ends = self.state.ends_on();
        let way = ends
            .into_iter()
            .filter(|(place, _)| *place == to)
            .flat_map(|(_, ways)| ways)
            .find(|way| way.crossings[before.min(way.crossings.len())..] == crossings[..]);
        let way = way.ok_or(Refusal::NoRoad)?;
        let Some(road) = self.state.road.take() else { return Err(Refusal::NoRoad) };
        self.state.agenda.pop();
        let from = self.state.place_name(self.state.unit(road.units[0]).place);
        self.put_all(&road.units, to);
        for &id in &road.units {
            self.state.unit_mut(id).arrived = matches!(to, Place::Reserve(_));
        }
        self.tell(Event::Moved {
            side: road.side,
            commander: road.commander,
            pieces: self.state.tokens(&road.units),
            left: Vec::new(),
            from,
            to: self.state.place_name(to),
            crossings: crossings.clone(),
        });
        self.leave_traces(road.commander, &road.units, &way.entered[before.min(way.entered.len())..]);
        self.state.road = Some(road);
        self.end_road_move();
        Ok(())
    }

    /// Begins the turn of the side that is active now.
    pub fn begin_turn(&mut self) {
        let (round, side) = (self.state.round, self.state.active);
        let Hour { day, hour, .. } = self.state.hour();
        self.tell(Event::TurnBegan { round, side, day, hour });
        if side == ALLIES && self.state.is_night() {
            self.recover_at_night();
        }
    }

    /// The turn is over: what was done in it is forgotten, blocks are shuffled (3).
    pub fn next_turn(&mut self) {
        let side = self.state.active;
        self.tell(Event::TurnEnded { side });
        self.state.turn = TurnLog::default();
        for unit in &mut self.state.units {
            unit.rest();
        }
        for commander in Commander::all() {
            let leader = self.state.leader_mut(commander);
            leader.commands = 0;
            leader.fresh = false;
            leader.named = None;
            leader.retreated = false;
        }
        self.shuffle_everywhere();
        if side == FRENCH {
            if usize::from(self.state.round) == forces().rounds(self.state.options.scenario).len() {
                self.judge();
                return;
            }
            self.state.round += 1;
        }
        self.state.active = side.opponent();
        self.begin_turn();
    }

    /// Draws new tokens for every group of two or more that an onlooker could not tell apart.
    fn shuffle_everywhere(&mut self) {
        let mut groups: Vec<_> = self
            .state
            .all()
            .filter(|(id, unit)| unit.on_map() && !self.state.is_battery(*id))
            .map(|(_, unit)| (unit.side, unit.place, unit.corps))
            .collect();
        groups.sort_unstable();
        groups.dedup();
        for (side, place, corps) in groups {
            let alike = |unit: &super::unit::Unit| unit.place == place && unit.corps == corps;
            let mut ids = self.state.which(side, alike);
            ids.retain(|&id| !self.state.is_battery(id));
            if ids.len() < 2 {
                continue;
            }
            self.unveil(&ids);
            for &id in &ids {
                self.state.unit_mut(id).shown = None;
            }
            let at = self.state.place_name(place);
            self.tell(Event::Shuffled { side, at, corps, pieces: self.state.tokens(&ids) });
        }
    }
}
