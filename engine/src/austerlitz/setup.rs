//! Set-up (4): two armies are organized in secret, placed, and shown.

use super::agenda::Task;
use super::data::{Commander, Scenario, forces};
use super::event::{Event, Placed};
use super::ground::ground;
use super::options::{Options, OptionsError};
use super::order::Order;
use super::play::Play;
use super::refusal::Refusal;
use super::state::State;
use super::unit::{Place, Unit, UnitId};
use super::{ALLIES, FRENCH};
use crate::chance::{Draws, LogPosition, Purpose, Seed};
use crate::field::board::LocaleId;
use crate::field::place::PlaceName;
use crate::force::{Arm, Side, Token};
use crate::offer::{Choice, Count, Offer, Pick, Target};

impl State {
    /// A game whose armies are still to be organized.
    pub fn start(options: &Options, seed: Seed) -> Result<(State, Vec<Event>), OptionsError> {
        options.check()?;
        let mut state = State::empty(*options, seed);
        let mut play = Play::new(&mut state, LogPosition::SETUP);
        let mut order = Draws::new(&seed, LogPosition::SETUP, Purpose::Order);
        for side in Side::BOTH {
            // Shuffled, so that an internal number says nothing about a face.
            let mut faces = forces().faces(side);
            order.shuffle(&mut faces);
            for face in faces {
                let token = play.fresh_token();
                play.state.units.push(Unit::new(side, face, token));
            }
        }
        for commander in Commander::all() {
            if play.state.must_be_on_map(commander) {
                play.state.leader_mut(commander).station = commander.setup().map(Place::Reserve);
            }
        }
        play.state.agenda =
            vec![Task::NameBattery, Task::SetUpDetachments, Task::Organize(FRENCH), Task::Organize(ALLIES)];
        let events = play.events;
        Ok((state, events))
    }

    /// Whether the set-up has him on the map for certain.
    fn must_be_on_map(&self, commander: Commander) -> bool {
        let chosen = commander.side() == ALLIES && self.options.scenario == Scenario::FirstDecember;
        !chosen && commander.setup().is_some()
    }

    fn assigned(&self, commander: Commander) -> Vec<UnitId> {
        self.which(commander.side(), |unit| unit.home == Some(commander))
    }

    /// The most units he may have: what fits where he is set up, but the French may detach some (4.5).
    fn most_units(&self, commander: Commander) -> usize {
        let most = usize::from(forces().limits.corps_units);
        match (commander.side(), self.leader(commander).station) {
            (ALLIES, Some(place)) => {
                self.locale_of(place).map_or(most, |locale| self.capacity(locale).min(most))
            }
            _ => most,
        }
    }

    /// Units the French have to detach, by who they are too many for.
    fn too_many(&self) -> usize {
        let excess = |commander: Commander| {
            let room = commander.setup().map_or(usize::MAX, |locale| self.capacity(locale));
            self.assigned(commander).len().saturating_sub(room)
        };
        Commander::of(FRENCH).map(excess).sum()
    }

    /// How many units of one corps, or of none yet, may go to a commander so that everybody can still
    /// get the units he needs at least.
    fn most_assigned(&self, from: Option<Commander>, to: Commander) -> usize {
        let size = |commander| self.assigned(commander).len();
        let army = to.side();
        let free = self.which(army, |unit| unit.home.is_none()).len();
        let needs = |commander: Commander, size: usize| {
            usize::from(commander.data().least_units).saturating_sub(size)
        };
        let lawful = |count: usize| {
            let after = |commander: Commander| {
                let plus = if commander == to { count } else { 0 };
                let minus = if Some(commander) == from { count } else { 0 };
                size(commander) + plus - minus
            };
            let left = if from.is_none() { free - count } else { free };
            let short: usize = Commander::of(army).map(|commander| needs(commander, after(commander))).sum();
            let room: usize = Commander::of(army)
                .map(|commander| self.most_units(commander).saturating_sub(after(commander)))
                .sum();
            let excess: usize = Commander::of(FRENCH)
                .map(|commander| {
                    let room = commander.setup().map_or(usize::MAX, |locale| self.capacity(locale));
                    after(commander).saturating_sub(room)
                })
                .sum();
            after(to) <= self.most_units(to)
                && left >= short
                && room >= left
                && (army == ALLIES || excess <= usize::from(forces().limits.detachments))
        };
        let all = match from {
            Some(from) => size(from),
            None => free,
        };
        (1..=all.min(self.most_units(to))).take_while(|&count| lawful(count)).last().unwrap_or(0)
    }

    /// The positions of a locale.
    fn positions(&self, locale: LocaleId) -> Vec<Place> {
        let approaches = self.board().locale(locale).approaches.iter().map(|&id| Place::Approach(id));
        std::iter::once(Place::Reserve(locale)).chain(approaches).collect()
    }

    pub(super) fn organization_offers(&self, side: Side, may_end: bool) -> Vec<Offer> {
        let mut offers = Vec::new();
        let sources = std::iter::once(None).chain(Commander::of(side).map(Some));
        for from in sources {
            let pool = self.which(side, |unit| unit.home == from);
            for to in Commander::of(side).filter(|&to| Some(to) != from) {
                let most = self.most_assigned(from, to);
                if most > 0 {
                    let count = Count::free(1, few(most));
                    let pick = Pick::blocks("pieces", self.tokens(&pool), count);
                    offers.push(Offer::new("assign").given("to", to.word()).pick(pick));
                }
            }
        }
        for commander in Commander::of(side) {
            let places: Vec<Choice> = commander
                .setup()
                .map(|locale| self.positions(locale))
                .unwrap_or_default()
                .into_iter()
                .map(|place| self.place_name(place))
                .filter(|&at| self.check_station(commander, at).is_ok())
                .map(Choice::place)
                .collect();
            if !places.is_empty() {
                let offer = Offer::new("station").given("commander", commander.word());
                offers.push(offer.pick(Pick::value("at", places).leading(Target::PLACE)));
            }
            if self.check_holding_back(commander).is_ok() {
                offers.push(Offer::new("hold_back").given("commander", commander.word()));
            }
        }
        if may_end && self.check_organized(side).is_ok() {
            offers.push(Offer::new("ready").ending());
        }
        offers
    }

    fn check_station(&self, commander: Commander, at: PlaceName) -> Result<Place, Refusal> {
        let place = self.place_named(at)?;
        let locale = commander.setup().ok_or(Refusal::WrongSetUpPlace)?;
        if self.locale_of(place) != Some(locale) {
            return Err(Refusal::WrongSetUpPlace);
        }
        let fresh = self.leader(commander).station.is_none();
        if fresh && self.on_map_corps() >= forces().limits.first_december_corps {
            return Err(Refusal::CorpsOnMap);
        }
        let size = self.assigned(commander).len();
        if commander.side() == ALLIES && size > self.capacity(locale) {
            return Err(Refusal::CorpsFull);
        }
        let room = self.room_if_stationed(commander, locale);
        if fresh && room < self.which(commander.side(), |unit| unit.home.is_none()).len() {
            return Err(Refusal::CorpsFull);
        }
        Ok(place)
    }

    /// Room in all corps for units that are not assigned yet, with this one in its set-up locale.
    fn room_if_stationed(&self, stationed: Commander, locale: LocaleId) -> usize {
        let room = |commander: Commander| {
            let most = self.most_units(commander);
            let most = if commander == stationed { most.min(self.capacity(locale)) } else { most };
            most.saturating_sub(self.assigned(commander).len())
        };
        Commander::of(stationed.side()).map(room).sum()
    }

    fn check_holding_back(&self, commander: Commander) -> Result<(), Refusal> {
        if self.must_be_on_map(commander) || self.leader(commander).station.is_none() {
            return Err(Refusal::WrongCommander);
        }
        Ok(())
    }

    /// Allied corps that the 1 December scenario has on the map so far.
    fn on_map_corps(&self) -> u8 {
        few(Commander::of(ALLIES).filter(|&one| self.leader(one).station.is_some()).count())
    }

    /// Whether an army is organized as it must be (4.3, 4.4).
    fn check_organized(&self, side: Side) -> Result<(), Refusal> {
        let short =
            |commander: Commander| self.assigned(commander).len() < usize::from(commander.data().least_units);
        let unassigned = !self.which(side, |unit| unit.home.is_none()).is_empty();
        if unassigned || Commander::of(side).any(short) {
            return Err(Refusal::CorpsTooSmall);
        }
        if side == ALLIES {
            let wanted = forces().limits.first_december_corps;
            let chosen = self.options.scenario == Scenario::FirstDecember;
            return if chosen && self.on_map_corps() != wanted { Err(Refusal::CorpsOnMap) } else { Ok(()) };
        }
        let plain = |id: &UnitId| self.unit(*id).is(Arm::Infantry) && self.unit(*id).strength() == 2;
        let waits = |commander: &Commander| commander.setup().is_none();
        if Commander::of(side).filter(waits).any(|late| self.assigned(late).iter().all(plain)) {
            return Err(Refusal::WeakReinforcements);
        }
        let on_map = |unit: &Unit| unit.home.is_some_and(|home| home.setup().is_some());
        if self.which(side, |unit| unit.is(Arm::Artillery) && on_map(unit)).is_empty() {
            return Err(Refusal::NoBatteryOnMap);
        }
        debug_assert!(self.too_many() <= usize::from(forces().limits.detachments));
        Ok(())
    }

    /// Where a corps commander's units may be detached to (4.5, R8): in his own locale there are no
    /// more units than before.
    fn detachment_places(&self, commander: Commander) -> Vec<Place> {
        let Some(start) = commander.setup() else { return Vec::new() };
        let mut reached = vec![start];
        for _ in 0..forces().limits.detachment_range {
            for locale in reached.clone() {
                for &next in &self.board().locale(locale).neighbours {
                    if !reached.contains(&next) {
                        reached.push(next);
                    }
                }
            }
        }
        reached.sort_unstable();
        let ground = ground();
        let open = |&locale: &LocaleId| {
            !ground.is_french_objective(locale)
                && ground.adjacent(locale).iter().all(|&next| !ground.is_french_objective(next))
                && !self.occupies(ALLIES, locale)
                && (locale == start || self.room(FRENCH, locale) > 0)
        };
        reached.into_iter().filter(open).flat_map(|locale| self.positions(locale)).collect()
    }

    fn detached_at_set_up(&self) -> Vec<UnitId> {
        self.which(FRENCH, |unit| unit.on_map() && unit.corps.is_none())
    }

    fn check_set_up_detachment(&self, id: UnitId, place: Place) -> Result<(), Refusal> {
        if self.detached_at_set_up().len() >= usize::from(forces().limits.detachments) {
            return Err(Refusal::TooManyDetachments);
        }
        let unit = self.unit(id);
        let commander = unit.corps.filter(|_| unit.on_map()).ok_or(Refusal::WrongPiece)?;
        if self.corps(commander).len() < 2 {
            return Err(Refusal::LastUnit);
        }
        if !self.detachment_places(commander).contains(&place) {
            return Err(Refusal::WrongSetUpPlace);
        }
        Ok(())
    }

    pub(super) fn detachment_offers(&self) -> Vec<Offer> {
        let mut offers = Vec::new();
        for commander in Commander::of(FRENCH) {
            let corps = self.corps(commander);
            let Some(&first) = corps.first() else { continue };
            let places: Vec<Choice> = self
                .detachment_places(commander)
                .into_iter()
                .filter(|&place| self.check_set_up_detachment(first, place).is_ok())
                .map(|place| self.place_name(place))
                .map(Choice::place)
                .collect();
            if !places.is_empty() {
                let offer = Offer::new("set_up_detached").pick(Pick::block("piece", self.tokens(&corps)));
                offers.push(offer.pick(Pick::value("to", places).leading(Target::PLACE)));
            }
        }
        let detached = self.detached_at_set_up();
        if !detached.is_empty() {
            offers.push(Offer::new("recall").pick(Pick::block("piece", self.tokens(&detached))));
        }
        if self.check_capacities().is_ok() {
            offers.push(Offer::new("ready").ending());
        }
        offers
    }

    fn check_capacities(&self) -> Result<(), Refusal> {
        let over = |(id, _)| self.count(FRENCH, id) > self.capacity(id);
        if self.board().locales().any(over) { Err(Refusal::NoRoom) } else { Ok(()) }
    }

    /// Where a unit may stand as the fixed battery (4.6, R9, 12.2).
    fn battery_places(&self, id: UnitId) -> Vec<Place> {
        let unit = self.unit(id);
        let Some(locale) = self.locale_of(unit.place).filter(|_| unit.is(Arm::Artillery)) else {
            return Vec::new();
        };
        if self.options.santon && locale == ground().santon {
            return vec![Place::Reserve(locale)];
        }
        match unit.place {
            Place::Approach(_) => vec![unit.place],
            _ => self.positions(locale).split_off(1),
        }
    }

    pub(super) fn battery_offers(&self) -> Vec<Offer> {
        let batteries = self.which(FRENCH, |unit| unit.on_map() && unit.is(Arm::Artillery));
        let mut offers = Vec::new();
        for id in batteries {
            let choice = |place| Choice::place(self.place_name(place));
            let places: Vec<Choice> = self.battery_places(id).into_iter().map(choice).collect();
            let offer = Offer::new("name_battery").pick(Pick::block("piece", vec![self.token(id)]));
            offers.push(offer.pick(Pick::value("to", places).leading(Target::PLACE)).ending());
        }
        offers
    }
}

/// A number of units; there are never many.
pub(super) fn few(number: usize) -> u8 {
    u8::try_from(number).unwrap_or(u8::MAX)
}

impl Play<'_> {
    pub fn organize(&mut self, side: Side, order: &Order, may_end: bool) -> Result<(), Refusal> {
        match order {
            Order::Assign { pieces, to } => self.assign(side, pieces, *to)?,
            Order::Station { commander, at } if commander.side() == side => {
                let place = self.state.check_station(*commander, *at)?;
                self.state.leader_mut(*commander).station = Some(place);
            }
            Order::HoldBack { commander } if commander.side() == side => {
                self.state.check_holding_back(*commander)?;
                self.state.leader_mut(*commander).station = None;
            }
            Order::Station { .. } | Order::HoldBack { .. } => return Err(Refusal::WrongCommander),
            Order::Ready {} if may_end => {
                self.state.check_organized(side)?;
                self.take_position(side);
                self.state.agenda.pop();
                return Ok(());
            }
            _ => return Err(Refusal::OtherDecision),
        }
        self.tell(Event::Prepared { side });
        Ok(())
    }

    fn assign(&mut self, side: Side, pieces: &[Token], to: Commander) -> Result<(), Refusal> {
        if to.side() != side {
            return Err(Refusal::WrongCommander);
        }
        let ids = self.state.own_all(side, pieces)?;
        let from = self.state.unit(*ids.first().ok_or(Refusal::NoPieces)?).home;
        if from == Some(to) || ids.iter().any(|&id| self.state.unit(id).home != from) {
            return Err(Refusal::NotHisUnits);
        }
        if ids.len() > self.state.most_assigned(from, to) {
            return Err(Refusal::CorpsFull);
        }
        for id in ids {
            self.state.unit_mut(id).home = Some(to);
        }
        Ok(())
    }

    /// An army is organized: its corps stand, or wait off the map.
    fn take_position(&mut self, side: Side) {
        for id in self.state.which(side, |_| true) {
            let home = self.state.unit(id).home;
            let station = home.and_then(|home| self.state.leader(home).station);
            let unit = self.state.unit_mut(id);
            unit.corps = home;
            unit.place = station.unwrap_or(Place::OffMap);
        }
        self.show_set_up(side);
    }

    /// A step of a set-up is finished: the enemy sees blocks, but not which was which before (R67).
    fn show_set_up(&mut self, side: Side) {
        let ids = self.state.which(side, |_| true);
        self.unveil(&ids);
        let mut groups: Vec<_> = ids
            .iter()
            .map(|&id| self.state.unit(id))
            .filter(|unit| unit.on_map())
            .map(|unit| (unit.place, unit.corps))
            .collect();
        groups.sort_unstable();
        groups.dedup();
        let placed = |(place, corps)| Placed {
            at: self.state.place_name(place),
            corps,
            pieces: self
                .state
                .tokens(&self.state.which(side, |unit| (unit.place, unit.corps) == (place, corps))),
        };
        let placed = groups.into_iter().map(placed).collect();
        self.tell(Event::SetUp { side, placed });
    }

    pub fn set_up_detachments(&mut self, order: &Order) -> Result<(), Refusal> {
        match order {
            Order::SetUpDetached { piece, to } => {
                let id = self.state.own(FRENCH, *piece)?;
                let place = self.state.place_named(*to)?;
                self.state.check_set_up_detachment(id, place)?;
                let unit = self.state.unit_mut(id);
                unit.corps = None;
                unit.place = place;
            }
            Order::Recall { piece } => {
                let id = self.state.own(FRENCH, *piece)?;
                let unit = self.state.unit(id);
                if unit.corps.is_some() || !unit.on_map() {
                    return Err(Refusal::WrongPiece);
                }
                let home = unit.home.ok_or(Refusal::WrongPiece)?;
                let place = self.state.place_of(home).ok_or(Refusal::WrongPiece)?;
                let unit = self.state.unit_mut(id);
                unit.corps = Some(home);
                unit.place = place;
            }
            Order::Ready {} => {
                self.state.check_capacities()?;
                self.show_set_up(FRENCH);
                self.state.agenda.pop();
                return Ok(());
            }
            _ => return Err(Refusal::OtherDecision),
        }
        self.tell(Event::Prepared { side: FRENCH });
        Ok(())
    }

    pub fn name_battery(&mut self, piece: Token, to: PlaceName) -> Result<(), Refusal> {
        let id = self.state.own(FRENCH, piece)?;
        let place = self.state.place_named(to)?;
        if !self.state.unit(id).is(Arm::Artillery) || !self.state.unit(id).on_map() {
            return Err(Refusal::WrongPiece);
        }
        if !self.state.battery_places(id).contains(&place) {
            return Err(Refusal::WrongSetUpPlace);
        }
        let from = self.state.place_name(self.state.unit(id).place);
        let moves = self.state.unit(id).place != place;
        if let Some(commander) = self.state.unit(id).corps
            && moves
            && self.state.corps(commander).len() > 1
        {
            self.detach(commander, &[id]);
        }
        let locale = self.state.locale_of(place);
        self.state.santon_battery = self.state.options.santon && locale == Some(ground().santon);
        self.state.battery = Some(id);
        let unit = self.state.unit_mut(id);
        unit.place = place;
        unit.face_up = true;
        unit.shown = Some(unit.face);
        let face = unit.face;
        self.tell(Event::BatteryNamed { piece, from, to, face });
        self.state.agenda.pop();
        self.state.agenda.push(Task::Act);
        self.begin_turn();
        Ok(())
    }
}
