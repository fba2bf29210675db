//! Set-up (4): two armies are organized in secret, placed, and shown.

use super::agenda::Task;
use super::data::{COMMANDERS, Commander, Scenario, forces};
use super::event::{Event, Placed};
use super::ground::ground;
use super::options::{Options, OptionsError};
use super::order::Order;
use super::play::Play;
use super::refusal::Refusal;
use super::state::State;
use super::unit::{Place, Unit, UnitId};
use super::{ALLIES, FRENCH};
use crate::chance::{LogPosition, Purpose, Seed};
use crate::field::board::LocaleId;
use crate::field::place::PlaceName;
use crate::force::{Arm, Side, Token};
use crate::offer::{Choice, Count, Offer, Pick, Target};
use crate::secrecy::Seat;

impl State {
    /// A game whose armies are still to be organized.
    pub fn start(options: &Options, seed: Seed) -> Result<(State, Vec<Event>), OptionsError> {
        options.check()?;
        let mut state = State::empty(*options, seed);
        let mut play = Play::new(&mut state, LogPosition::SETUP);
        match options.auction {
            Some(form) => play.begin_auction(form),
            None => play.muster(),
        }
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

    /// An army in numbers, as it is organized so far.
    fn numbers(&self, side: Side) -> Numbers {
        let mut numbers = Numbers::default();
        for unit in self.units.iter().filter(|unit| unit.side == side) {
            match unit.home {
                Some(home) => numbers.corps[home.index()].size += 1,
                None => numbers.free += 1,
            }
        }
        for commander in Commander::of(side) {
            let corps = &mut numbers.corps[commander.index()];
            corps.least = commander.data().least_units.into();
            corps.most = self.most_units(commander);
            corps.fits = match commander.setup() {
                Some(locale) if side == FRENCH => self.capacity(locale),
                _ => usize::MAX,
            };
        }
        for corps in &numbers.corps {
            numbers.short += corps.short(corps.size);
            numbers.room += corps.room(corps.size);
            numbers.excess += corps.excess(corps.size);
        }
        numbers
    }

    /// The positions of a locale.
    fn positions(&self, locale: LocaleId) -> Vec<Place> {
        let approaches = self.board().locale(locale).approaches.iter().map(|&id| Place::Approach(id));
        std::iter::once(Place::Reserve(locale)).chain(approaches).collect()
    }

    /// What a player may do about an army that is not organized and placed yet. In a team the
    /// commander-in-chief organizes it, and everybody places their own corps (12.3).
    pub(super) fn organization_offers(&self, seat: Seat, may_end: bool) -> Vec<Offer> {
        let side = seat.side;
        let mut offers = Vec::new();
        if self.check_organizing(seat).is_ok() {
            self.offer_assignments(side, &mut offers);
        }
        for commander in Commander::of(side) {
            let places: Vec<Choice> = commander
                .setup()
                .map(|locale| self.positions(locale))
                .unwrap_or_default()
                .into_iter()
                .map(|place| self.place_name(place))
                .filter(|&at| self.check_station(seat, commander, at).is_ok())
                .map(Choice::place)
                .collect();
            if !places.is_empty() {
                let offer = Offer::new("station").given("commander", commander.word());
                offers.push(offer.pick(Pick::value("at", places).leading(Target::PLACE)));
            }
            if self.check_holding_back(seat, commander).is_ok() {
                offers.push(Offer::new("hold_back").given("commander", commander.word()));
            }
        }
        if may_end && (self.organized[side] || self.check_organized(side).is_ok()) {
            offers.push(Offer::new("ready").ending());
        }
        offers
    }

    /// Whether a player may give units to commanders now.
    fn check_organizing(&self, seat: Seat) -> Result<(), Refusal> {
        if self.organized[seat.side] {
            Err(Refusal::OtherDecision)
        } else if self.chief(seat.side) == seat {
            Ok(())
        } else {
            Err(Refusal::NotCommanderInChief)
        }
    }

    fn offer_assignments(&self, side: Side, offers: &mut Vec<Offer>) {
        let numbers = self.numbers(side);
        let sources = std::iter::once(None).chain(Commander::of(side).map(Some));
        for from in sources {
            let pool = self.which(side, |unit| unit.home == from);
            for to in Commander::of(side).filter(|&to| Some(to) != from) {
                let most = numbers.most_assigned(from, to);
                if most > 0 {
                    let count = Count::free(1, few(most));
                    let pick = Pick::blocks("pieces", self.tokens(&pool), count);
                    offers.push(Offer::new("assign").given("to", to.word()).pick(pick));
                }
            }
        }
    }

    /// Whether a commander of this player's is still to be placed.
    pub(super) fn has_corps_to_place(&self, seat: Seat) -> bool {
        Commander::of(seat.side).any(|one| self.owner(one) == seat && self.leader(one).station.is_some())
    }

    pub(super) fn has_corps_on_map(&self, seat: Seat) -> bool {
        let on_map = |one| self.place_of(one).is_some_and(|place| place != Place::OffMap);
        Commander::of(seat.side).any(|one| self.owner(one) == seat && on_map(one))
    }

    /// Whether a player's corps are still to be placed, in a team.
    pub(super) fn places_later(&self, seat: Seat) -> bool {
        self.agenda.iter().any(|task| matches!(task, Task::PlaceCorps(other) if *other == seat))
    }

    /// Whether a player may say where a corps is set up, or that it is: that it is on the map is for the
    /// commander-in-chief to say, where it stands for its own player (12.3).
    fn check_station(&self, seat: Seat, commander: Commander, at: PlaceName) -> Result<Place, Refusal> {
        if commander.side() != seat.side {
            return Err(Refusal::WrongCommander);
        }
        let place = self.place_named(at)?;
        if self.is_team(seat.side) {
            let picked = self.leader(commander).station.is_some();
            if picked && (self.owner(commander) != seat || !self.places_later(seat)) {
                return Err(Refusal::NotYourCorps);
            }
            if !picked {
                self.check_organizing(seat)?;
                if !matches!(place, Place::Reserve(_)) {
                    return Err(Refusal::WrongSetUpPlace);
                }
            }
        }
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

    fn check_holding_back(&self, seat: Seat, commander: Commander) -> Result<(), Refusal> {
        if commander.side() != seat.side {
            return Err(Refusal::WrongCommander);
        }
        self.check_organizing(seat)?;
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

    /// Players of a team who detach after another.
    fn detach_later(&self, than: Seat) -> impl Iterator<Item = Seat> {
        self.agenda.iter().filter_map(move |task| match task {
            Task::SetUpDetachments(seat) if *seat != than => Some(*seat),
            _ => None,
        })
    }

    /// Units that those who detach later have to, since they do not fit where they stand.
    fn needed_later(&self, than: Seat) -> usize {
        let later: Vec<Seat> = self.detach_later(than).collect();
        let excess = |commander: Commander| {
            let room = commander.setup().map_or(usize::MAX, |locale| self.capacity(locale));
            self.corps(commander).len().saturating_sub(room)
        };
        Commander::of(FRENCH).filter(|&one| later.contains(&self.owner(one))).map(excess).sum()
    }

    fn check_set_up_detachment(&self, seat: Seat, id: UnitId, place: Place) -> Result<(), Refusal> {
        let spoken_for = self.detached_at_set_up().len() + self.needed_later(seat);
        if spoken_for >= usize::from(forces().limits.detachments) {
            return Err(Refusal::TooManyDetachments);
        }
        let unit = self.unit(id);
        let commander = unit.corps.filter(|_| unit.on_map()).ok_or(Refusal::WrongPiece)?;
        if self.owner(commander) != seat {
            return Err(Refusal::NotYourCorps);
        }
        if self.corps(commander).len() < 2 {
            return Err(Refusal::LastUnit);
        }
        if !self.detachment_places(commander).contains(&place) {
            return Err(Refusal::WrongSetUpPlace);
        }
        Ok(())
    }

    pub(super) fn detachment_offers(&self, seat: Seat) -> Vec<Offer> {
        let mut offers = Vec::new();
        for commander in Commander::of(FRENCH).filter(|&one| self.owner(one) == seat) {
            let corps = self.corps(commander);
            let Some(&first) = corps.first() else { continue };
            let places: Vec<Choice> = self
                .detachment_places(commander)
                .into_iter()
                .filter(|&place| self.check_set_up_detachment(seat, first, place).is_ok())
                .map(|place| self.place_name(place))
                .map(Choice::place)
                .collect();
            if !places.is_empty() {
                let offer = Offer::new("set_up_detached").pick(Pick::block("piece", self.tokens(&corps)));
                offers.push(offer.pick(Pick::value("to", places).leading(Target::PLACE)));
            }
        }
        let own = |id: &UnitId| self.unit(*id).home.is_some_and(|home| self.owner(home) == seat);
        let mut detached = self.detached_at_set_up();
        detached.retain(own);
        if !detached.is_empty() {
            offers.push(Offer::new("recall").pick(Pick::block("piece", self.tokens(&detached))));
        }
        if self.check_capacities(seat).is_ok() {
            offers.push(Offer::new("ready").ending());
        }
        offers
    }

    /// Whether everybody fits where they stand, but for those who are detached later.
    fn check_capacities(&self, seat: Seat) -> Result<(), Refusal> {
        let later: Vec<Seat> = self.detach_later(seat).collect();
        let set_up_later =
            |id| Commander::of(FRENCH).any(|one| one.setup() == Some(id) && later.contains(&self.owner(one)));
        let over = |(id, _)| self.count(FRENCH, id) > self.capacity(id) && !set_up_later(id);
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

/// A corps that is organized, in numbers of units.
#[derive(Clone, Copy, Default)]
struct CorpsNumbers {
    size: usize,
    /// It has to get so many.
    least: usize,
    /// It may get so many.
    most: usize,
    /// So many fit where it is set up; others have to be detached there.
    fits: usize,
}

impl CorpsNumbers {
    fn short(&self, size: usize) -> usize {
        self.least.saturating_sub(size)
    }

    fn room(&self, size: usize) -> usize {
        self.most.saturating_sub(size)
    }

    fn excess(&self, size: usize) -> usize {
        size.saturating_sub(self.fits)
    }
}

/// An army that is organized, in numbers of units.
#[derive(Default)]
struct Numbers {
    /// By commander.
    corps: [CorpsNumbers; COMMANDERS],
    /// In no corps yet.
    free: usize,
    /// Units that commanders still have to get.
    short: usize,
    /// Units that commanders still may get.
    room: usize,
    /// Units that have to be detached at set-up.
    excess: usize,
}

impl Numbers {
    /// How many units of one corps, or of none yet, may go to a commander so that everybody can still
    /// get the units he needs at least.
    fn most_assigned(&self, from: Option<Commander>, to: Commander) -> usize {
        let taker = &self.corps[to.index()];
        let giver = from.map(|from| &self.corps[from.index()]);
        let lawful = |count: &usize| {
            let after = |total: usize, term: fn(&CorpsNumbers, usize) -> usize| {
                let changed =
                    |corps: &CorpsNumbers, size: usize| (term(corps, corps.size), term(corps, size));
                let (was, is) = changed(taker, taker.size + count);
                let (gave, gives) = giver.map_or((0, 0), |giver| changed(giver, giver.size - count));
                total + is + gives - was - gave
            };
            let left = if from.is_none() { self.free - count } else { self.free };
            taker.size + count <= taker.most
                && left >= after(self.short, CorpsNumbers::short)
                && after(self.room, CorpsNumbers::room) >= left
                && after(self.excess, CorpsNumbers::excess) <= usize::from(forces().limits.detachments)
        };
        let all = giver.map_or(self.free, |giver| giver.size);
        (1..=all.min(taker.most)).take_while(lawful).last().unwrap_or(0)
    }
}

/// A number of units; there are never many.
pub(super) fn few(number: usize) -> u8 {
    u8::try_from(number).unwrap_or(u8::MAX)
}

impl Play<'_> {
    /// An army comes to be, and its set-up is still to do.
    pub fn muster(&mut self) {
        let mut order = self.draws(Purpose::Order);
        for side in Side::BOTH {
            // Shuffled, so that an internal number says nothing about a face.
            let mut faces = forces().faces(side);
            order.shuffle(&mut faces);
            for face in faces {
                let token = self.fresh_token();
                self.state.units.push(Unit::new(side, face, token));
            }
        }
        for commander in Commander::all() {
            if self.state.must_be_on_map(commander) {
                self.state.leader_mut(commander).station = commander.setup().map(Place::Reserve);
            }
        }
        if Side::BOTH.iter().any(|&side| self.state.is_team(side)) {
            self.confer_first();
        } else {
            self.begin_organizing();
        }
    }

    /// The steps of the set-up, senior players first.
    pub fn begin_organizing(&mut self) {
        let mut steps = Vec::new();
        for side in [ALLIES, FRENCH] {
            steps.push(Task::Organize(side));
            if self.state.is_team(side) {
                steps.extend(self.state.by_rank(side).map(Task::PlaceCorps));
            }
        }
        steps.extend(self.state.by_rank(FRENCH).map(Task::SetUpDetachments));
        steps.push(Task::NameBattery);
        steps.reverse();
        self.state.agenda.extend(steps);
    }

    pub fn organize(&mut self, seat: Seat, order: &Order, may_end: bool) -> Result<(), Refusal> {
        let side = seat.side;
        match order {
            Order::Assign { pieces, to } => {
                self.state.check_organizing(seat)?;
                self.assign(side, pieces, *to)?;
            }
            Order::Station { commander, at } => {
                let place = self.state.check_station(seat, *commander, *at)?;
                self.state.leader_mut(*commander).station = Some(place);
            }
            Order::HoldBack { commander } => {
                self.state.check_holding_back(seat, *commander)?;
                self.state.leader_mut(*commander).station = None;
            }
            Order::Ready {} if may_end && self.state.organized[side] => {
                self.state.agenda.pop();
                self.place_corps(side, |owner| owner == seat);
                return Ok(());
            }
            Order::Ready {} if may_end => {
                self.state.check_organized(side)?;
                self.state.agenda.pop();
                self.state.organized[side] = true;
                for id in self.state.which(side, |_| true) {
                    let unit = self.state.unit_mut(id);
                    unit.corps = unit.home;
                }
                let alone = !self.state.is_team(side);
                self.place_corps(side, |_| alone);
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
        if ids.len() > self.state.numbers(side).most_assigned(from, to) {
            return Err(Refusal::CorpsFull);
        }
        for id in ids {
            self.state.unit_mut(id).home = Some(to);
        }
        Ok(())
    }

    /// The corps of some players take their positions; the others wait off the map.
    fn place_corps(&mut self, side: Side, whose: impl Fn(Seat) -> bool) {
        for id in self.state.which(side, |_| true) {
            let home = self.state.unit(id).home.filter(|&home| whose(self.state.owner(home)));
            if let Some(station) = home.and_then(|home| self.state.leader(home).station) {
                self.state.unit_mut(id).place = station;
            }
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

    pub fn set_up_detachments(&mut self, seat: Seat, order: &Order) -> Result<(), Refusal> {
        match order {
            Order::SetUpDetached { piece, to } => {
                let id = self.state.own(FRENCH, *piece)?;
                let place = self.state.place_named(*to)?;
                self.state.check_set_up_detachment(seat, id, place)?;
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
                if self.state.owner(home) != seat {
                    return Err(Refusal::NotYourCorps);
                }
                let place = self.state.place_of(home).ok_or(Refusal::WrongPiece)?;
                let unit = self.state.unit_mut(id);
                unit.corps = Some(home);
                unit.place = place;
            }
            Order::Ready {} => {
                self.state.check_capacities(seat)?;
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
