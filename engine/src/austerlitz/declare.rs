//! Who carries out an attack: the attacker chooses commands in secret, and declares them together
//! with how they go on (A2r, A3f, A5).

use super::FRENCH;
use super::agenda::Task;
use super::attack::{Chosen, Claim, Purpose, Stage};
use super::command::{Command, Spot};
use super::event::Event;
use super::movement::{ways_on_pick, ways_pick};
use super::order::{Crossings, Order};
use super::play::Play;
use super::refusal::Refusal;
use super::road::RoadMove;
use super::state::State;
use super::unit::{Place, UnitId};
use crate::force::{Arm, Token};
use crate::offer::{Choice, Offer, Pick, Target};

impl State {
    fn purpose(&self) -> Purpose {
        match self.under_attack().stage {
            Stage::GaveWay => Purpose::Enter,
            Stage::Feint => Purpose::Feint,
            Stage::Threat | Stage::Stood | Stage::Press => Purpose::Press,
        }
    }

    fn open_claims(&self) -> Vec<Claim> {
        let attack = self.under_attack();
        self.claims(attack.across, self.purpose(), attack.guard, &attack.chosen)
    }

    pub(super) fn must_declare(&self) -> bool {
        !self.under_attack().chosen.is_empty() || !self.open_claims().is_empty()
    }

    pub(super) fn declare_offers(&self) -> Vec<Offer> {
        let mut offers: Vec<Offer> = self.open_claims().iter().map(|claim| self.claim_offer(claim)).collect();
        if self.under_attack().chosen.is_empty() {
            return offers;
        }
        match self.under_attack().stage {
            Stage::GaveWay => {
                if self.check_entering().is_ok() {
                    offers.push(Offer::new("enter"));
                }
                if self.check_staying().is_ok() {
                    offers.push(Offer::new("stay_behind"));
                }
            }
            Stage::Feint => {
                let choice = |place| Choice::place(self.place_name(place));
                let places: Vec<Choice> = self.feint_places().into_iter().map(choice).collect();
                offers.push(Offer::new("end_feint").pick(Pick::value("at", places).leading(Target::PLACE)));
            }
            _ => offers.extend(self.lead_attack_offers()),
        }
        offers
    }

    fn claim_offer(&self, claim: &Claim) -> Offer {
        if claim.marching {
            let before = self.road.as_ref().map_or(0, |road| road.way.crossings.len());
            return Offer::new("attack_on_the_march").pick(ways_on_pick(&claim.ways, before));
        }
        let order = match (claim.body.command, claim.ways.is_empty()) {
            (Command::Corps(_), true) => "attack_with_corps",
            (Command::Corps(_), false) => "attack_with_corps_by_road",
            (Command::Detachment(_), _) => "attack_with_detachment",
            (Command::Unit, true) => "attack_with_unit",
            (Command::Unit, false) => "attack_with_unit_by_road",
            (Command::Batteries, _) => "attack_with_batteries",
        };
        let offer = self.offer_to(order, &claim.body);
        if claim.ways.is_empty() { offer } else { offer.pick(ways_pick(&claim.ways)) }
    }

    fn chosen_units(&self) -> Vec<UnitId> {
        self.under_attack().chosen.iter().flat_map(|one| one.units.iter().copied()).collect()
    }

    /// Whether those chosen can move in: not the fixed battery, nor more than fit.
    fn check_entering(&self) -> Result<(), Refusal> {
        let attack = self.under_attack();
        let units = self.chosen_units();
        let locale = self.approach(attack.across).towards;
        if units.is_empty() {
            return Err(Refusal::NoPieces);
        }
        if units.iter().any(|&id| self.is_battery(id)) {
            return Err(Refusal::FixedBattery);
        }
        if units.len() > self.room(attack.side, locale) {
            return Err(Refusal::NoRoom);
        }
        for one in &attack.chosen {
            let commander = match one.command {
                Command::Corps(commander) => Some(commander),
                _ => None,
            };
            one.units.iter().try_for_each(|&id| self.check_open(locale, commander, Some(id)))?;
        }
        Ok(())
    }

    /// Whether those chosen can stay: all of them artillery that could have led (R61).
    fn check_staying(&self) -> Result<(), Refusal> {
        let attack = self.under_attack();
        let corps = attack.chosen.iter().any(|one| matches!(one.command, Command::Corps(_)));
        let guns = self.chosen_units().iter().all(|&id| self.guns_lead(id, attack.across));
        if corps || attack.guard || !guns || attack.chosen.is_empty() {
            Err(Refusal::GunsSilent)
        } else {
            Ok(())
        }
    }

    /// Whether everybody can see that those chosen move in.
    fn must_enter(&self) -> bool {
        let attack = self.under_attack();
        attack.chosen.iter().all(|one| {
            let blocks = one.from == Spot::On(Place::Approach(attack.across));
            let fixed = one.units.iter().any(|&id| self.is_battery(id));
            matches!(one.command, Command::Corps(_)) || (!blocks && !fixed)
        })
    }

    /// Where those chosen can end a feint (A3f).
    fn feint_places(&self) -> Vec<Place> {
        let attack = self.under_attack();
        let (block, reserve) =
            (Place::Approach(attack.across), Place::Reserve(self.approach(attack.across).locale));
        let units = self.chosen_units();
        if units.iter().all(|&id| self.unit(id).place == block) {
            return vec![block];
        }
        if units.iter().any(|&id| self.is_battery(id)) {
            return vec![reserve];
        }
        vec![reserve, block]
    }

    fn check_choice(
        &self,
        command: Command,
        ids: &[UnitId],
        crossings: Option<&Crossings>,
    ) -> Result<Chosen, Refusal> {
        let spot = self.spot_of(*ids.first().ok_or(Refusal::NoPieces)?).ok_or(Refusal::UnknownPiece)?;
        if command == Command::Batteries && ids.len() != 2 {
            return Err(Refusal::WrongNumber);
        }
        self.check_body(command, ids, spot)?;
        for claim in self.open_claims().into_iter().filter(|claim| !claim.marching) {
            let fits = claim.body.command == command
                && claim.body.from == spot
                && claim.ways.is_empty() == crossings.is_none()
                && claim.body.admits(ids);
            let way = claim.ways.into_iter().find(|way| Some(&way.crossings) == crossings);
            if fits && way.is_some() == crossings.is_some() {
                return Ok(Chosen { command, from: spot, units: ids.to_vec(), way, marching: false });
            }
        }
        Err(self.why_no_choice(command, ids, crossings.is_some()))
    }

    /// What forbids a command that could otherwise be given.
    fn why_no_choice(&self, command: Command, ids: &[UnitId], by_road: bool) -> Refusal {
        let attack = self.under_attack();
        let corps = matches!(command, Command::Corps(_));
        if corps && !attack.chosen.is_empty() && !self.affords_further(&attack.chosen) {
            return Refusal::NoCorpsCommands;
        }
        let locale = self.approach(attack.across).towards;
        if attack.guard && ids.iter().all(|&id| !self.unit(id).face.guard) {
            return Refusal::GuardLeads;
        }
        if by_road {
            let horse = ids.iter().all(|&id| self.unit(id).is(Arm::Cavalry));
            return if horse { Refusal::NoRoad } else { Refusal::NotCavalry };
        }
        if ids.iter().any(|&id| self.is_battery(id)) {
            return Refusal::FixedBattery;
        }
        let chosen = self.chosen_units().len();
        if attack.stage != Stage::Feint && ids.len() + chosen > self.capacity(locale) {
            return Refusal::TooMany;
        }
        let closed = ids.iter().find_map(|&id| self.check_open(locale, None, Some(id)).err());
        closed.unwrap_or(Refusal::WrongPiece)
    }
}

impl Play<'_> {
    pub fn declare(&mut self, order: &Order) -> Result<(), Refusal> {
        let side = self.state.active;
        match order {
            Order::AttackWithCorps { commander, pieces } => {
                let ids = self.state.own_all(side, pieces)?;
                self.choose(Command::Corps(*commander), &ids, None)
            }
            Order::AttackWithCorpsByRoad { commander, pieces, crossings } => {
                let ids = self.state.own_all(side, pieces)?;
                self.choose(Command::Corps(*commander), &ids, Some(crossings))
            }
            Order::AttackWithDetachment { pieces } => {
                let ids = self.state.own_all(side, pieces)?;
                let first = *ids.first().ok_or(Refusal::NoPieces)?;
                let commander = self.state.unit(first).corps.ok_or(Refusal::NotHisUnits)?;
                self.choose(Command::Detachment(commander), &ids, None)
            }
            Order::AttackWithUnit { piece } => self.choose_unit(*piece, None),
            Order::AttackWithUnitByRoad { piece, crossings } => self.choose_unit(*piece, Some(crossings)),
            Order::AttackWithBatteries { pieces } => {
                let ids = self.state.own_all(side, pieces)?;
                self.choose(Command::Batteries, &ids, None)
            }
            Order::AttackOnTheMarch { crossings } => self.choose_march(crossings),
            Order::Enter {} if self.state.purpose() == Purpose::Enter => {
                self.state.check_entering()?;
                self.enter();
                Ok(())
            }
            Order::StayBehind {} if self.state.purpose() == Purpose::Enter => {
                self.state.check_staying()?;
                self.stay_behind();
                Ok(())
            }
            Order::EndFeint { at } if self.state.purpose() == Purpose::Feint => {
                let place = self.state.place_named(*at)?;
                if self.state.under_attack().chosen.is_empty() {
                    return Err(Refusal::NoPieces);
                }
                if !self.state.feint_places().contains(&place) {
                    return Err(Refusal::NotReachable);
                }
                self.end_feint(place);
                Ok(())
            }
            Order::LeadAttack { front, leaders, against } if self.state.purpose() == Purpose::Press => {
                self.lead_attack(*front, leaders, *against)
            }
            _ => Err(Refusal::OtherDecision),
        }
    }

    fn choose_unit(&mut self, piece: Token, crossings: Option<&Crossings>) -> Result<(), Refusal> {
        let id = self.state.own(self.state.active, piece)?;
        self.choose(Command::Unit, &[id], crossings)
    }

    fn choose(
        &mut self,
        command: Command,
        ids: &[UnitId],
        crossings: Option<&Crossings>,
    ) -> Result<(), Refusal> {
        let chosen = self.state.check_choice(command, ids, crossings)?;
        self.take_choice(chosen);
        Ok(())
    }

    fn choose_march(&mut self, crossings: &Crossings) -> Result<(), Refusal> {
        let claim = self.state.open_claims().into_iter().find(|claim| claim.marching);
        let claim = claim.ok_or(Refusal::NoRoad)?;
        let way = claim.ways.iter().find(|way| ends_with(&way.crossings, crossings, self.state));
        let way = Some(way.ok_or(Refusal::NoRoad)?.clone());
        let body = claim.body;
        self.take_choice(Chosen {
            command: body.command,
            from: body.from,
            units: body.pool,
            way,
            marching: true,
        });
        Ok(())
    }

    /// Where public facts leave one thing to follow a choice, it does: whether somebody who blocks the
    /// approach could stay is none.
    fn take_choice(&mut self, chosen: Chosen) {
        let side = self.state.active;
        self.state.attack_mut().chosen.push(chosen);
        if self.state.open_claims().is_empty() {
            match self.state.purpose() {
                Purpose::Enter if self.state.must_enter() => return self.enter(),
                Purpose::Feint => {
                    if let [place] = self.state.feint_places()[..] {
                        return self.end_feint(place);
                    }
                }
                _ => {}
            }
        }
        self.tell(Event::Chose { side });
    }

    /// Nobody can carry it out any more: only a retreat across the only way by road does that.
    pub fn declare_without_choice(&mut self) {
        if self.state.purpose() != Purpose::Enter {
            self.state.agenda.push(Task::EndAttack);
        }
    }

    /// Declares what was chosen: it is paid for, and units leave their corps.
    pub fn declare_chosen(&mut self) -> Vec<Chosen> {
        let chosen = std::mem::take(&mut self.state.attack_mut().chosen);
        if !chosen.iter().any(|one| one.marching) {
            self.leave_road();
        }
        let (mut units, mut corps, mut left) = (Vec::new(), Vec::new(), Vec::new());
        let on_map = chosen.iter().all(|one| matches!(one.from, Spot::On(_)));
        for one in &chosen {
            if !one.marching {
                self.pay(one.command, &one.units);
                left.extend(self.part(one.command, &one.units));
            }
            units.extend(one.units.iter().copied());
            if let Command::Corps(commander) = one.command {
                corps.push(commander);
            }
            self.enter_map(&one.units, one.from, corps.last().copied());
        }
        corps.sort_unstable();
        let side = self.state.active;
        self.tell(Event::Declared {
            side,
            commanders: corps.clone(),
            pieces: self.state.tokens(&units),
            left: if on_map { self.state.tokens(&left) } else { Vec::new() },
        });
        let attack = self.state.attack_mut();
        attack.attackers = units;
        attack.corps = corps;
        chosen
    }

    /// Those declared move into the locale that was left to them (A2r).
    fn enter(&mut self) {
        self.state.agenda.pop();
        let locale = self.state.approach(self.state.under_attack().across).towards;
        for one in self.declare_chosen() {
            self.travel(&one, Place::Reserve(locale), one.way.as_ref().map_or(0, |way| way.entered.len()));
            if let Some(way) = one.way {
                let start = match one.from {
                    Spot::On(place) => self.state.locale_of(place),
                    Spot::With(_) => None,
                };
                let commander = match one.command {
                    Command::Corps(commander) => Some(commander),
                    _ => None,
                };
                let start = self.state.road.as_ref().map_or(start, |road| road.start);
                let side = self.state.active;
                self.state.road = Some(RoadMove { side, commander, units: one.units, start, way });
            }
        }
    }

    /// Units that were declared go where they go, entering so many locales of their way by road.
    fn travel(&mut self, one: &Chosen, to: Place, entered: usize) {
        let side = self.state.active;
        let commander = match one.command {
            Command::Corps(commander) => Some(commander),
            _ => None,
        };
        let arrived: Vec<bool> = one.units.iter().map(|&id| self.state.unit(id).arrived).collect();
        self.put_all(&one.units, to);
        let in_reserve = matches!(to, Place::Reserve(_));
        let before = self.state.road.as_ref().map_or(0, |road| road.way.entered.len());
        let before = if one.marching { before } else { 0 };
        let stayed = one.from == Spot::On(to) || (one.way.is_some() && entered <= before);
        for (&id, before) in one.units.iter().zip(arrived) {
            self.state.unit_mut(id).arrived = in_reserve && (!stayed || before);
        }
        let crossings = match &one.way {
            Some(way) => way.crossings.iter().copied().take(entered).skip(before).collect(),
            None => Crossings::new(),
        };
        self.tell(Event::Moved {
            side,
            commander,
            pieces: self.state.tokens(&one.units),
            left: Vec::new(),
            from: self.state.spot_name(one.from),
            to: self.state.place_name(to),
            crossings,
        });
        if matches!(one.from, Spot::With(_)) && side == FRENCH {
            self.reinforce_french();
        }
        if let Some(way) = &one.way {
            let new: Vec<_> = way.entered.iter().copied().take(entered).skip(before).collect();
            self.leave_traces(commander, &one.units, &new);
        }
    }

    /// Artillery that could have led stays, and is shown (A2r, R61).
    fn stay_behind(&mut self) {
        self.state.agenda.pop();
        for one in self.declare_chosen() {
            self.show_all(&one.units);
        }
    }

    /// Those declared end their feint (A3f); the approach is closed, and defenders advance.
    fn end_feint(&mut self, place: Place) {
        self.state.agenda.pop();
        let attack = self.state.under_attack();
        let (across, blocking) = (attack.across, attack.blocking);
        for one in self.declare_chosen() {
            let by_road = one.way.is_some();
            let entered = one.way.as_ref().map_or(0, |way| way.entered.len() - 1);
            if by_road || one.from != Spot::On(place) {
                self.travel(&one, place, entered);
            }
            if by_road {
                self.state.road = None;
                self.show_all(&one.units);
            }
        }
        self.state.turn.closed.push(across);
        self.tell(Event::Closed { across: self.across() });
        self.state.agenda.push(Task::EndAttack);
        if !blocking {
            self.state.agenda.push(Task::Advance);
        }
    }

    /// An attack is over: faces down, and a move by road may go on.
    pub fn end_attack(&mut self) {
        self.state.attack = None;
        self.turn_down();
        if self.state.road.is_some() {
            self.state.agenda.push(Task::MarchOn);
        }
    }

    /// Others carry out what a road move began: it ends where it is.
    fn leave_road(&mut self) {
        if let Some(road) = self.state.road.take() {
            self.show_all(&road.units);
            for &id in &road.units {
                self.state.unit_mut(id).face_up = false;
            }
            self.tell(Event::RoadMoveEnded { side: road.side });
        }
    }

    /// The road move under way is over (R16).
    pub fn end_road_move(&mut self) {
        self.leave_road();
    }
}

/// Whether a way goes on from where the road move is by these crossings.
fn ends_with(way: &Crossings, crossings: &Crossings, state: &State) -> bool {
    let before = state.road.as_ref().map_or(0, |road| road.way.crossings.len());
    way[before.min(way.len())..] == crossings[..]
}
