//! The attack under way (7), and the threat that begins it (A1).

use super::agenda::Task;
use super::command::{Body, Command, Spot};
use super::data::{Commander, forces};
use super::event::Event;
use super::ground::ground;
use super::order::Front;
use super::play::Play;
use super::refusal::Refusal;
use super::road::{Search, Traveller, Way};
use super::state::{Bombarded, Shot, State};
use super::unit::{Place, UnitId};
use crate::field::board::{ApproachId, LocaleId, Width};
use crate::field::place::ApproachName;
use crate::force::{Arm, PerSide, Side, Token};
use crate::offer::{Offer, Pick, Target};
use crate::secrecy::Seat;

/// How far an attack has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Stage {
    /// The defender has not answered.
    Threat,
    /// The defender retreats before combat.
    GaveWay,
    /// The defender stands; the attacker has not said how he goes on.
    Stood,
    /// It is a feint.
    Feint,
    /// It is pressed.
    Press,
}

/// A command that the attacker has chosen, and not declared yet.
#[derive(Debug, Clone)]
pub(super) struct Chosen {
    pub command: Command,
    pub from: Spot,
    pub units: Vec<UnitId>,
    /// By road, the crossing of the attack approach last.
    pub way: Option<Way>,
    /// It is the road move under way, and costs no further command.
    pub marching: bool,
}

/// The attack under way.
#[derive(Debug, Clone)]
#[allow(clippy::struct_field_names, reason = "the attack has leaders, and so has the defense")]
pub(super) struct Attack {
    pub side: Side,
    /// Who decides for the defender (R68).
    pub defender: Seat,
    pub across: ApproachId,
    pub guard: bool,
    pub stage: Stage,
    /// Named by the defender (A2).
    pub defenders: Vec<UnitId>,
    pub commanders: Vec<Commander>,
    /// The defenders block the defense approach: P.
    pub blocking: bool,
    pub chosen: Vec<Chosen>,
    /// Declared by the attacker.
    pub attackers: Vec<UnitId>,
    pub corps: Vec<Commander>,
    pub front: Front,
    pub attack_leaders: Vec<UnitId>,
    pub defense_leaders: Vec<UnitId>,
    pub counter_attackers: Vec<UnitId>,
    /// Strength of the counter-attackers that counts (A8).
    pub countered: i8,
    /// Before counter-attacks (A6).
    pub initial: i8,
    /// The arm of the attack leaders, if there are any.
    pub led_by: Option<Arm>,
    pub winner: Side,
    /// Strength points lost in it.
    pub lost: PerSide<u8>,
}

impl Attack {
    /// Whether its leaders are named, and so what comes of it (A5).
    pub fn is_declared(&self) -> bool {
        self.stage == Stage::Press && !self.attackers.is_empty()
    }
}

/// What the attacker needs a command for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Purpose {
    /// To move in after a give-way (A2r).
    Enter,
    /// To feint (A3f).
    Feint,
    /// To press the attack (A5).
    Press,
}

/// A command that can carry out an attack.
#[derive(Debug, Clone)]
pub(super) struct Claim {
    pub body: Body,
    /// By road; none off the roads.
    pub ways: Vec<Way>,
    /// It is the road move under way.
    pub marching: bool,
}

impl State {
    pub(super) fn under_attack(&self) -> &Attack {
        self.attack.as_ref().expect("tasks of an attack are on the agenda only while there is one")
    }

    pub(super) fn attack_mut(&mut self) -> &mut Attack {
        self.attack.as_mut().expect("tasks of an attack are on the agenda only while there is one")
    }

    /// The defender's side of an attack approach, whose symbols count.
    pub(super) fn defense(&self, across: ApproachId) -> ApproachId {
        self.approach(across).opposite
    }

    pub(super) fn is_wide(&self, across: ApproachId) -> bool {
        self.approach(across).width == Width::Wide
    }

    /// Whether cavalry is obstructed in attacks over an approach.
    pub(super) fn obstructed(&self, across: ApproachId) -> bool {
        self.board().opposite(across).marks.cavalry_obstructing
    }

    /// Whether artillery could lead an attack over an approach from where it stands (A5, R10, 12.2).
    pub(super) fn guns_lead(&self, id: UnitId, across: ApproachId) -> bool {
        let unit = self.unit(id);
        let here = self.approach(across).locale;
        let santon = here == ground().santon && self.options.santon;
        let stands = unit.place == Place::Approach(across)
            || (self.santon_battery && self.is_battery(id) && unit.place == Place::Reserve(here));
        unit.is(Arm::Artillery) && stands && (!santon || self.is_battery(id)) && !self.fired(across)
    }

    /// Whether an attack led by artillery was made from an approach too lately for another.
    fn fired(&self, across: ApproachId) -> bool {
        let Some(Shot { round, side }) = self.shots[across.index()] else { return false };
        let approach = self.approach(across);
        let down = ground().is_hill(approach.locale) && !ground().is_hill(approach.towards);
        (round == self.round && side == self.active) || (round + 1 == self.round && !down)
    }

    /// The commands that can carry out an attack; further ones beside those chosen, if any are.
    pub(super) fn claims(
        &self,
        across: ApproachId,
        purpose: Purpose,
        guard: bool,
        chosen: &[Chosen],
    ) -> Vec<Claim> {
        let mut claims = Vec::new();
        if purpose == Purpose::Feint && guard {
            return claims;
        }
        let approach = self.approach(across);
        for place in [Place::Reserve(approach.locale), Place::Approach(across)] {
            let spot = Spot::On(place);
            for body in self.bodies(spot) {
                if chosen.is_empty() || (self.affords_further(chosen) && combines(chosen, &body)) {
                    self.claim(across, purpose, guard, chosen, body, &mut claims);
                }
            }
            if purpose == Purpose::Press && chosen.is_empty() && !guard {
                self.claim_batteries(across, spot, &mut claims);
            }
        }
        if purpose != Purpose::Press && chosen.is_empty() && !guard {
            self.claim_roads(across, purpose, &mut claims);
        }
        claims
    }

    /// What a body can do in an attack off the roads.
    fn claim(
        &self,
        across: ApproachId,
        purpose: Purpose,
        guard: bool,
        chosen: &[Chosen],
        body: Body,
        claims: &mut Vec<Claim>,
    ) {
        let approach = self.approach(across);
        let commander = body.commander();
        let is_corps = commander.is_some();
        let open = |id| self.check_open(approach.towards, commander, Some(id)).is_ok();
        let leads = |id| self.guns_lead(id, across);
        let taken: usize = chosen.iter().map(|one| one.units.len()).sum();
        let room = match purpose {
            Purpose::Feint => usize::MAX,
            Purpose::Enter => self.room(self.active, approach.towards).saturating_sub(taken),
            Purpose::Press => self.capacity(approach.towards).saturating_sub(taken),
        };
        let mut add = |body: Body| {
            let body = if guard && chosen.is_empty() { self.with_guard(body) } else { body };
            if body.possible() {
                claims.push(Claim { body, ways: Vec::new(), marching: false });
            }
        };
        match purpose {
            Purpose::Feint => add(body.only(|id| !self.is_battery(id) || self.battery_feints(across))),
            Purpose::Enter => {
                add(body.clone().only(|id| open(id) && !self.is_battery(id)).at_most(room));
                // Artillery that could have led may stay instead, the fixed battery must (R61).
                if !is_corps && !guard {
                    add(body.only(leads));
                }
            }
            Purpose::Press if is_corps => {
                add(body.only(|id| open(id) && !self.is_battery(id)).at_most(room));
            }
            Purpose::Press => {
                let body = body.only(|id| (open(id) || leads(id)) && (!self.is_battery(id) || leads(id)));
                let guns: Vec<UnitId> = body.pool.iter().copied().filter(|&id| leads(id)).collect();
                if body.most > room && !guns.is_empty() && !guard {
                    // More than would fit, led by artillery (R18).
                    let over = body.clone().at_least(room + 1);
                    add(Body { one_of: guns, ..over });
                }
                add(body.at_most(room));
            }
        }
    }

    /// Only with Guard among them (9).
    fn with_guard(&self, body: Body) -> Body {
        let guards: Vec<UnitId> = body.pool.iter().copied().filter(|&id| self.unit(id).face.guard).collect();
        if body.command == Command::Unit || guards.is_empty() {
            return body.only(|id| guards.contains(&id));
        }
        Body { one_of: guards, ..body }
    }

    /// Whether the fixed battery, in reserve or blocking, can feint over an approach without moving.
    fn battery_feints(&self, across: ApproachId) -> bool {
        let place = self.battery.map(|id| self.unit(id).place);
        place == Some(Place::Approach(across)) || self.santon_battery
    }

    /// Two batteries together (R15).
    fn claim_batteries(&self, across: ApproachId, from: Spot, claims: &mut Vec<Claim>) {
        if !self.is_wide(across) || self.independent_left() < 2 {
            return;
        }
        let guns: Vec<UnitId> = self
            .units_in(self.active, from)
            .into_iter()
            .filter(|&id| self.guns_lead(id, across) && self.unit(id).place == Place::Approach(across))
            .filter(|&id| self.check_unmoved(id).is_ok() && self.check_parting(id).is_ok())
            .filter(|&id| self.unit_is_commanded_by(id) == self.actor())
            .collect();
        for (at, &one) in guns.iter().enumerate() {
            for &other in &guns[at + 1..] {
                let corps = self.unit(one).corps;
                let last = corps.is_some_and(|commander| {
                    self.unit(other).corps == corps && self.corps(commander).len() == 2
                });
                if !last {
                    let body = Body {
                        command: Command::Batteries,
                        from,
                        pool: vec![one, other],
                        least: 2,
                        most: 2,
                        one_of: Vec::new(),
                    };
                    claims.push(Claim { body, ways: Vec::new(), marching: false });
                }
            }
        }
    }

    /// Cavalry that comes by road (R16).
    fn claim_roads(&self, across: ApproachId, purpose: Purpose, claims: &mut Vec<Claim>) {
        let approach = self.approach(across);
        if ground().roads(approach.locale).iter().all(|road| road.approach != across) {
            return;
        }
        let empty = (purpose == Purpose::Enter).then_some(approach.towards);
        if let Some(road) = &self.road {
            let traveller = road.traveller();
            let mut ways = self.ways_on_across(Search { traveller, empty }, road, across);
            let inside = road.way.entered.last() == Some(&approach.locale);
            ways.retain(|_| self.road_fits(purpose, across, traveller, road.units.len(), inside));
            if let (false, Some(&first)) = (ways.is_empty(), road.units.first()) {
                let from = Spot::On(self.unit(first).place);
                let command = road.commander.map_or(Command::Unit, Command::Corps);
                let most = road.units.len();
                let pool = self.sorted(road.units.clone());
                let body = Body { command, from, pool, least: most, most, one_of: Vec::new() };
                claims.push(Claim { body, ways, marching: true });
            }
        }
        let near = State::near_by_road(approach.locale);
        for spot in self.spots_in_play() {
            let starts_near = match spot {
                Spot::On(Place::Reserve(locale)) => near.contains(&locale),
                Spot::On(_) => false,
                Spot::With(_) => true,
            };
            if !starts_near {
                continue;
            }
            for body in self.bodies(spot) {
                if !matches!(body.command, Command::Corps(_) | Command::Unit) {
                    continue;
                }
                let horse = body.only(|id| self.unit(id).is(Arm::Cavalry));
                let traveller =
                    |big, unit| Traveller { side: self.active, big, commander: horse.commander(), unit };
                if horse.command == Command::Unit {
                    for (body, unit) in self.by_admission(&horse) {
                        self.claim_road(across, purpose, empty, body, traveller(false, unit), claims);
                    }
                    continue;
                }
                let one = horse.clone().at_most(1);
                self.claim_road(across, purpose, empty, one, traveller(false, None), claims);
                let more = horse.clone().at_least(2);
                self.claim_road(across, purpose, empty, more, traveller(true, None), claims);
            }
        }
    }

    /// The locales from which a move by road can come to attack out of this one.
    fn near_by_road(locale: LocaleId) -> Vec<LocaleId> {
        let mut near = vec![locale];
        for _ in 1..forces().limits.main_reach {
            for at in near.clone() {
                near.extend(ground().roads(at).iter().map(|road| road.to));
            }
            near.sort_unstable();
            near.dedup();
        }
        near
    }

    fn claim_road(
        &self,
        across: ApproachId,
        purpose: Purpose,
        empty: Option<LocaleId>,
        body: Body,
        traveller: Traveller,
        claims: &mut Vec<Claim>,
    ) {
        if !body.possible() {
            return;
        }
        let ways = self.ways_across(Search { traveller, empty }, body.from, across);
        let inside = body.from == Spot::On(Place::Reserve(self.approach(across).locale));
        let most = (1..=body.most)
            .rev()
            .find(|&count| self.road_fits(purpose, across, traveller, count, inside))
            .unwrap_or(0);
        let body = body.at_most(most);
        if !ways.is_empty() && body.possible() {
            claims.push(Claim { body, ways, marching: false });
        }
    }

    /// Whether so many can end there what they began by road; those inside are in the attack locale.
    fn road_fits(
        &self,
        purpose: Purpose,
        across: ApproachId,
        traveller: Traveller,
        count: usize,
        inside: bool,
    ) -> bool {
        let approach = self.approach(across);
        match purpose {
            Purpose::Enter => {
                self.room(self.active, approach.towards) >= count
                    && self.check_open(approach.towards, traveller.commander, traveller.unit).is_ok()
            }
            _ if inside => true,
            _ => self.room(self.active, approach.locale) >= count,
        }
    }

    /// Whether a threat can be made (A1, R17).
    pub(super) fn check_threat(&self, across: ApproachId, guard: bool) -> Result<(), Refusal> {
        let approach = self.approach(across);
        if self.is_night() {
            return Err(Refusal::NightTime);
        }
        if !self.occupies(self.active.opponent(), approach.towards) {
            return Err(Refusal::NobodyToAttack);
        }
        if self.turn.closed.contains(&across) {
            return Err(Refusal::ApproachClosed);
        }
        let followed = |shot: &Bombarded| shot.across == across && shot.followed;
        if self.turn.bombarded.iter().any(followed) {
            return Err(Refusal::BombardedAlready);
        }
        if guard && self.guard_banned[self.active] {
            return Err(Refusal::GuardBanned);
        }
        if guard && approach.marks.cavalry_obstructing {
            return Err(Refusal::GuardObstructed);
        }
        if self.threat_holds(across, guard) { Ok(()) } else { Err(Refusal::Infeasible) }
    }

    /// Whether there is a command for each answer that public facts leave (R17).
    fn threat_holds(&self, across: ApproachId, guard: bool) -> bool {
        let any = |purpose| !self.claims(across, purpose, guard, &[]).is_empty();
        let defense = self.defense(across);
        let blocked = !self.at(self.active.opponent(), Place::Approach(defense)).is_empty();
        let stands = blocked || !self.nameable(across).is_empty();
        (blocked || self.enters_if_empty(across, guard))
            && (!stands || any(Purpose::Press) || any(Purpose::Feint))
    }

    fn enters_if_empty(&self, across: ApproachId, guard: bool) -> bool {
        !self.claims(across, Purpose::Enter, guard, &[]).is_empty()
    }

    /// The Guard that can be shown for a Guard Attack (R70).
    fn guards_to_show(&self, across: ApproachId) -> Vec<UnitId> {
        if self.check_threat(across, true).is_err() {
            return Vec::new();
        }
        let claims = [Purpose::Press, Purpose::Enter].map(|purpose| self.claims(across, purpose, true, &[]));
        let mut guards: Vec<UnitId> = claims
            .iter()
            .flatten()
            .flat_map(|claim| claim.body.pool.iter().copied())
            .filter(|&id| self.unit(id).face.guard)
            .collect();
        guards.sort_unstable_by_key(|&id| self.token(id));
        guards.dedup();
        guards
    }

    /// The approaches over which the enemy could be threatened, if anybody can do it.
    pub(super) fn fronts(&self) -> Vec<ApproachId> {
        if self.is_night() {
            return Vec::new();
        }
        let enemy = self.active.opponent();
        let mut locales: Vec<LocaleId> = self
            .which(enemy, |_| true)
            .iter()
            .filter_map(|&id| self.locale_of(self.unit(id).place))
            .collect();
        locales.sort_unstable();
        locales.dedup();
        locales
            .into_iter()
            .flat_map(|locale| self.board().locale(locale).approaches.iter().copied())
            .map(|defense| self.approach(defense).opposite)
            .collect()
    }

    pub(super) fn threat_offers(&self) -> Vec<Offer> {
        let mut offers = Vec::new();
        for across in self.fronts() {
            let name = self.approach(across).name;
            if self.check_threat(across, false).is_ok() {
                offers.push(Offer::new("threaten").given("across", name).to(Target::attack(name)));
            }
            let guards = self.guards_to_show(across);
            if !guards.is_empty() {
                let offer = Offer::new("threaten_with_guard").given("across", name);
                let offer = offer.pick(Pick::block("piece", self.tokens(&guards)));
                offers.push(offer.to(Target::attack(name)));
            }
        }
        offers
    }
}

/// Whether a further body can attack together with those chosen: corps from one position.
fn combines(chosen: &[Chosen], body: &Body) -> bool {
    let corps = |command| matches!(command, Command::Corps(_));
    corps(body.command)
        && chosen.iter().all(|one| {
            corps(one.command) && one.command != body.command && one.from == body.from && one.way.is_none()
        })
}

impl Play<'_> {
    /// The attacker threatens a locale (A1).
    pub fn threaten(
        &mut self,
        side: Side,
        across: ApproachName,
        shown: Option<Token>,
    ) -> Result<(), Refusal> {
        let across = self.state.board().approach_named(across).ok_or(Refusal::UnknownPlace)?;
        self.state.check_threat(across, shown.is_some())?;
        if let Some(token) = shown {
            let id = self.state.own(side, token)?;
            if !self.state.guards_to_show(across).contains(&id) {
                return Err(Refusal::NoGuard);
            }
        }
        self.begin_attack(side, across, shown);
        Ok(())
    }

    pub fn begin_attack(&mut self, side: Side, across: ApproachId, shown: Option<Token>) {
        let followed = self.state.turn.bombarded.iter_mut().find(|shot| shot.across == across);
        if let Some(shot) = followed {
            shot.followed = true;
        }
        let defense = Place::Approach(self.state.defense(across));
        let blocking = !self.state.at(side.opponent(), defense).is_empty();
        self.state.attack = Some(Box::new(Attack {
            side,
            defender: self.state.nearest(side.opponent(), self.state.approach(across).towards),
            across,
            guard: shown.is_some(),
            stage: Stage::Threat,
            defenders: Vec::new(),
            commanders: Vec::new(),
            blocking,
            chosen: Vec::new(),
            attackers: Vec::new(),
            corps: Vec::new(),
            front: Front::Narrow,
            attack_leaders: Vec::new(),
            defense_leaders: Vec::new(),
            counter_attackers: Vec::new(),
            countered: 0,
            initial: 0,
            led_by: None,
            winner: side,
            lost: PerSide::default(),
        }));
        let name = self.state.approach(across).name;
        self.tell(Event::Threatened { side, across: name, guard: shown.is_some() });
        if let Some(id) = shown.and_then(|token| self.state.own(side, token).ok()) {
            self.show(id);
            self.turn_down();
        }
        self.state.agenda.push(Task::Answer);
    }
}
