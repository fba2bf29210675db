//! Moves into locales without an enemy (6), and the commands of a turn (5).

use super::FRENCH;
use super::command::{Body, Command, Spot};
use super::data::Commander;
use super::event::Event;
use super::order::{Crossings, Order};
use super::play::Play;
use super::refusal::Refusal;
use super::road::{Search, Traveller, Way};
use super::state::{Admitted, State};
use super::unit::{Place, UnitId};
use crate::field::board::LocaleId;
use crate::field::place::PlaceName;
use crate::force::{Arm, Side, Token};
use crate::offer::{Choice, Offer, Pick, Target, Term};

/// A move that a body can make: to one position, by one of some ways where it goes by road.
#[derive(Debug, Clone)]
pub(super) struct March {
    pub body: Body,
    pub to: Place,
    /// None off the roads.
    pub ways: Vec<Way>,
}

impl State {
    /// Everything that could be commanded now.
    pub(super) fn command_offers(&self) -> Vec<Offer> {
        let mut offers = Vec::new();
        for spot in self.spots_in_play() {
            offers.extend(self.marches(spot).iter().map(|march| self.march_offer(march)));
        }
        offers.extend(self.attach_offers());
        offers.extend(self.threat_offers());
        offers.push(Offer::new("end_turn").ending());
        offers
    }

    fn march_offer(&self, march: &March) -> Offer {
        let by_road = !march.ways.is_empty();
        let order = match (march.body.command, by_road) {
            (Command::Corps(_), false) => "corps_move",
            (Command::Corps(_), true) => "corps_road_move",
            (Command::Detachment(_), _) => "detach_move",
            (_, false) => "unit_move",
            (_, true) => "unit_road_move",
        };
        let to = self.place_name(march.to);
        let offer = self.offer_to(order, &march.body).given("to", to).to(Target::place(to));
        if !by_road {
            return offer;
        }
        offer.pick(ways_pick(&march.ways))
    }

    /// The moves of those in a spot.
    pub(super) fn marches(&self, spot: Spot) -> Vec<March> {
        let mut marches = Vec::new();
        for body in self.bodies(spot) {
            let body = body.only(|id| !self.is_battery(id));
            if !body.possible() {
                continue;
            }
            if let Spot::On(place) = spot {
                self.add_steps(&body, place, &mut marches);
            }
            if matches!(body.command, Command::Corps(_) | Command::Unit) {
                self.add_roads(&body, &mut marches);
            }
        }
        marches
    }

    /// Ordinary moves (6.1).
    fn add_steps(&self, body: &Body, from: Place, marches: &mut Vec<March>) {
        for to in self.steps(from) {
            let open = |id| self.check_step(body.commander(), id, from, to).is_ok();
            let mut body = body.clone().only(open);
            if self.locale_of(from) != self.locale_of(to)
                && let Some(locale) = self.locale_of(to)
            {
                body = body.at_most(self.room(self.active, locale));
            }
            if body.possible() {
                marches.push(March { body, to, ways: Vec::new() });
            }
        }
    }

    /// Where one ordinary move leads from a position.
    pub(super) fn steps(&self, from: Place) -> Vec<Place> {
        match from {
            Place::Reserve(locale) => {
                let locale = self.board().locale(locale);
                let approaches = locale.approaches.iter().map(|&id| Place::Approach(id));
                approaches.chain(locale.neighbours.iter().map(|&id| Place::Reserve(id))).collect()
            }
            Place::Approach(approach) => {
                let approach = self.approach(approach);
                vec![Place::Reserve(approach.locale), Place::Reserve(approach.towards)]
            }
            Place::OffMap | Place::Eliminated => Vec::new(),
        }
    }

    /// Whether a unit can make an ordinary move, the room apart.
    pub(super) fn check_step(
        &self,
        commander: Option<Commander>,
        id: UnitId,
        from: Place,
        to: Place,
    ) -> Result<(), Refusal> {
        if !self.steps(from).contains(&to) {
            return Err(Refusal::NotReachable);
        }
        let Place::Reserve(locale) = to else { return Ok(()) };
        if self.occupies(self.active.opponent(), locale) {
            return if self.locale_of(from) == Some(locale) { Ok(()) } else { Err(Refusal::EnemyThere) };
        }
        self.check_open(locale, commander, Some(id))
    }

    /// Moves by road (6.2).
    fn add_roads(&self, body: &Body, marches: &mut Vec<March>) {
        if body.command == Command::Unit {
            for (body, unit) in self.by_admission(body) {
                self.add_ways(&body, false, unit, marches);
            }
            return;
        }
        self.add_ways(&body.clone().at_most(1), false, None, marches);
        let big = body.clone().at_least(2);
        if big.possible() {
            self.add_ways(&big, true, None, marches);
        }
    }

    /// A body of single units, divided: one that marched with a corps, or stormed, may be admitted
    /// where others are not (R39).
    pub(super) fn by_admission(&self, body: &Body) -> Vec<(Body, Option<UnitId>)> {
        let known = |id: &UnitId| {
            let lists = self.turn.stormed.iter().chain(&self.turn.marched);
            lists.into_iter().any(|(_, admitted)| admitted.units.contains(id))
        };
        let (alone, others): (Vec<UnitId>, Vec<UnitId>) = body.pool.iter().copied().partition(known);
        let mut divided: Vec<(Body, Option<UnitId>)> =
            alone.into_iter().map(|id| (body.clone().only(|other| other == id), Some(id))).collect();
        let rest = body.clone().only(|id| others.contains(&id));
        if rest.possible() {
            divided.push((rest, None));
        }
        divided
    }

    fn add_ways(&self, body: &Body, big: bool, unit: Option<UnitId>, marches: &mut Vec<March>) {
        let traveller = Traveller { side: self.active, big, commander: body.commander(), unit };
        let ways = self.ways(Search { traveller, empty: None }, body.from);
        let on_map = matches!(body.from, Spot::On(_));
        let horse = body.clone().only(|id| self.unit(id).is(Arm::Cavalry));
        let mut ends: Vec<(Place, bool, Way)> = Vec::new();
        for way in ways {
            let Some(&last) = way.entered.last() else { continue };
            if !on_map || way.crossings.len() > 1 {
                ends.push((Place::Reserve(last), false, way.clone()));
            }
            for approach in State::approaches_on(last, way.net) {
                ends.push((Place::Approach(approach), true, way.clone()));
            }
        }
        ends.sort_by(|one, other| (one.0, &one.2.crossings).cmp(&(other.0, &other.2.crossings)));
        for group in ends.chunk_by(|one, other| one.0 == other.0) {
            let (to, on_horse, _) = group[0];
            let Some(locale) = self.locale_of(to) else { continue };
            let body = if on_horse { &horse } else { body };
            let body = body.clone().at_most(self.room(self.active, locale));
            if body.possible() {
                let ways = group.iter().map(|(_, _, way)| way.clone()).collect();
                marches.push(March { body, to, ways });
            }
        }
    }
}

/// The pick of a way.
pub(super) fn ways_pick(ways: &[Way]) -> Pick {
    ways_on_pick(ways, 0)
}

/// The pick of a way on, so many crossings being behind.
pub(super) fn ways_on_pick(ways: &[Way], behind: usize) -> Pick {
    let choice = |way: &Way| Choice::of(Term::Way(way.crossings.iter().copied().skip(behind).collect()));
    Pick::value("crossings", ways.iter().map(choice).collect())
}

impl Play<'_> {
    /// Carries out a command of the turn.
    pub fn command(&mut self, side: Side, order: &Order) -> Result<(), Refusal> {
        match order {
            Order::CorpsMove { commander, pieces, to } => {
                self.march(side, Some(*commander), pieces, *to, None)
            }
            Order::CorpsRoadMove { commander, pieces, crossings, to } => {
                self.march(side, Some(*commander), pieces, *to, Some(crossings))
            }
            Order::DetachMove { pieces, to } => self.march(side, None, pieces, *to, None),
            Order::UnitMove { piece, to } => self.march_unit(side, *piece, *to, None),
            Order::UnitRoadMove { piece, crossings, to } => {
                self.march_unit(side, *piece, *to, Some(crossings))
            }
            Order::Attach { commander, piece } => self.attach(side, *commander, *piece),
            Order::Threaten { across } => self.threaten(side, *across, None),
            Order::ThreatenWithGuard { across, piece } => self.threaten(side, *across, Some(*piece)),
            Order::EndTurn {} => {
                self.end_part();
                Ok(())
            }
            _ => Err(Refusal::OtherDecision),
        }
    }

    fn march(
        &mut self,
        side: Side,
        commander: Option<Commander>,
        pieces: &[Token],
        to: PlaceName,
        crossings: Option<&Crossings>,
    ) -> Result<(), Refusal> {
        let ids = self.state.own_all(side, pieces)?;
        let first = *ids.first().ok_or(Refusal::NoPieces)?;
        let command = match commander {
            Some(commander) => Command::Corps(commander),
            None => Command::Detachment(self.state.unit(first).corps.ok_or(Refusal::NotHisUnits)?),
        };
        self.march_by(command, &ids, to, crossings)
    }

    fn march_unit(
        &mut self,
        side: Side,
        piece: Token,
        to: PlaceName,
        crossings: Option<&Crossings>,
    ) -> Result<(), Refusal> {
        let id = self.state.own(side, piece)?;
        self.march_by(Command::Unit, &[id], to, crossings)
    }

    fn march_by(
        &mut self,
        command: Command,
        ids: &[UnitId],
        to: PlaceName,
        crossings: Option<&Crossings>,
    ) -> Result<(), Refusal> {
        let to = self.state.place_named(to)?;
        let way = self.state.check_march(command, ids, to, crossings)?;
        let from = self.state.spot_of(ids[0]).ok_or(Refusal::UnknownPiece)?;
        self.pay(command, ids);
        self.go(command, ids, from, to, way.as_ref());
        Ok(())
    }

    /// Units go by a command: onto the map, by road or not.
    pub fn go(&mut self, command: Command, ids: &[UnitId], from: Spot, to: Place, way: Option<&Way>) {
        let left = self.part(command, ids);
        let commander = match command {
            Command::Corps(commander) => Some(commander),
            _ => None,
        };
        self.enter_map(ids, from, commander);
        self.put_all(ids, to);
        let in_reserve = matches!(to, Place::Reserve(_));
        for &id in ids {
            self.state.unit_mut(id).arrived = in_reserve;
        }
        let side = self.state.active;
        self.tell(Event::Moved {
            side,
            commander,
            pieces: self.state.tokens(ids),
            left: if matches!(from, Spot::On(_)) { self.state.tokens(&left) } else { Vec::new() },
            from: self.state.spot_name(from),
            to: self.state.place_name(to),
            crossings: way.map(|way| way.crossings.clone()).unwrap_or_default(),
        });
        if matches!(from, Spot::With(_)) && side == FRENCH {
            self.reinforce_french();
        }
        if let Some(way) = way {
            self.leave_traces(commander, ids, &way.entered);
            if !in_reserve {
                self.show_all(ids);
                self.turn_down();
            }
        }
    }

    /// Units from off the map come in sight (R67).
    pub fn enter_map(&mut self, ids: &[UnitId], from: Spot, commander: Option<Commander>) {
        if !matches!(from, Spot::With(_)) {
            return;
        }
        self.unveil(ids);
        if self.state.active == FRENCH {
            for &id in ids {
                self.state.unit_mut(id).fresh = true;
            }
            if let Some(commander) = commander {
                self.state.leader_mut(commander).fresh = true;
            }
        }
    }

    /// A corps of two or more has marched into these locales (6.3).
    pub fn leave_traces(&mut self, commander: Option<Commander>, ids: &[UnitId], entered: &[LocaleId]) {
        let Some(commander) = commander.filter(|_| ids.len() > 1) else { return };
        for &locale in entered {
            let admitted = Admitted { units: ids.to_vec(), commanders: vec![commander] };
            self.state.turn.marched.push((locale, admitted));
        }
    }
}

impl State {
    /// The way of a move that can be made; none off the roads.
    pub(super) fn check_march(
        &self,
        command: Command,
        ids: &[UnitId],
        to: Place,
        crossings: Option<&Crossings>,
    ) -> Result<Option<Way>, Refusal> {
        let first = *ids.first().ok_or(Refusal::NoPieces)?;
        let spot = self.spot_of(first).ok_or(Refusal::UnknownPiece)?;
        self.check_body(command, ids, spot)?;
        let fitting = self.marches(spot).into_iter().filter(|march| {
            march.body.command == command
                && march.to == to
                && march.ways.is_empty() == crossings.is_none()
                && march.body.admits(ids)
        });
        for march in fitting {
            let Some(crossings) = crossings else { return Ok(None) };
            if let Some(way) = march.ways.into_iter().find(|way| way.crossings == *crossings) {
                return Ok(Some(way));
            }
        }
        Err(self.why_no_march(command, ids, spot, to, crossings.is_some()))
    }

    /// Whether units can be given a command together at all.
    pub(super) fn check_body(&self, command: Command, ids: &[UnitId], spot: Spot) -> Result<(), Refusal> {
        if ids.iter().any(|&id| self.spot_of(id) != Some(spot)) {
            return Err(Refusal::NotTogether);
        }
        if let Spot::With(commander) = spot
            && !self.is_due(commander)
        {
            return Err(Refusal::NotDue);
        }
        match command {
            Command::Corps(commander) | Command::Detachment(commander) => {
                if ids.iter().any(|&id| self.unit(id).corps != Some(commander)) {
                    return Err(Refusal::NotHisUnits);
                }
                self.check_commander(commander)?;
                let whole = self.corps(commander).len() == ids.len();
                if matches!(command, Command::Detachment(_)) && whole {
                    return Err(Refusal::LastUnit);
                }
            }
            Command::Unit | Command::Batteries => {
                if ids.iter().any(|&id| self.unit_is_commanded_by(id) != self.actor()) {
                    return Err(Refusal::NotYourUnit);
                }
                if usize::from(self.independent_left()) < ids.len() {
                    return Err(Refusal::NoIndependentCommands);
                }
                ids.iter().try_for_each(|&id| self.check_parting(id))?;
            }
        }
        ids.iter().try_for_each(|&id| self.check_unmoved(id))
    }

    /// What forbids a move that units could otherwise be commanded to make.
    fn why_no_march(
        &self,
        command: Command,
        ids: &[UnitId],
        spot: Spot,
        to: Place,
        by_road: bool,
    ) -> Refusal {
        if ids.iter().any(|&id| self.is_battery(id)) {
            return Refusal::FixedBattery;
        }
        let commander = match command {
            Command::Corps(commander) => Some(commander),
            _ => None,
        };
        let Some(locale) = self.locale_of(to) else { return Refusal::UnknownPlace };
        let Spot::On(from) = spot else {
            return if by_road { Refusal::NoRoad } else { Refusal::OffMap };
        };
        let elsewhere = self.locale_of(from) != Some(locale);
        if elsewhere && self.occupies(self.active.opponent(), locale) {
            return Refusal::EnemyThere;
        }
        if !by_road {
            let step = ids.iter().try_for_each(|&id| self.check_step(commander, id, from, to));
            return step.err().unwrap_or(Refusal::NoRoom);
        }
        if !matches!(from, Place::Reserve(_)) {
            return Refusal::NotInReserve;
        }
        if matches!(to, Place::Approach(_)) && ids.iter().any(|&id| !self.unit(id).is(Arm::Cavalry)) {
            return Refusal::NotCavalry;
        }
        let closed = ids.iter().find_map(|&id| self.check_open(locale, commander, Some(id)).err());
        if let Some(closed) = closed {
            return closed;
        }
        if elsewhere && self.room(self.active, locale) < ids.len() {
            Refusal::NoRoom
        } else {
            Refusal::NoRoad
        }
    }
}
