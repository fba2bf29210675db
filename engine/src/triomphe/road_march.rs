//! Rule 8, road marches: steps, crossings, traffic, and cavalry's road attacks.

use arrayvec::ArrayVec;

use super::agenda::Task;
use super::continuation::{Finished, Reach, continuation};
use super::data::MOST_CROSSINGS;
use super::decision::{Decision, DecisionKind};
use super::event::{Event, ShowReason};
use super::fresh::{Fresh, FreshPiece, tokens};
use super::manoeuvre::Attack;
use super::play::Play;
use super::refusal::Refusal;
use super::state::{PieceId, State};
use crate::field::board::{ApproachId, AreaId, CrossingId, LocaleId, Place, RoadEnd, RoadKind};
use crate::field::place::{ApproachName, CrossingNumber, LocaleNumber, PlaceName};
use crate::force::{Arm, Side, Token};
use crate::offer::{Choice, Costs, Count, LONGEST_WAY, Offer, Pick, Target, Term};

/// Steps of a march, crossings of a march, and pieces over a crossing in a turn.
const LIMIT: u8 = 3;

/// Routes from one place, mostly: room is made for them at once.
const MOST_ROUTES: usize = 32;

/// One way by road.
#[derive(Debug, Clone)]
struct Route {
    /// What routes are sorted by, see [`rank`].
    rank: u64,
    /// The crossings, in the order of travel.
    crossings: ArrayVec<u16, LONGEST_WAY>,
    /// The locale where it ends, or which it attacks.
    to: LocaleNumber,
    /// Whether the last crossing is a road manoeuvre attack. Only cavalry can take such a route.
    attack: bool,
    /// Commands.
    cost: u8,
}

/// Marches before attacks, by their end, the shortest first: in one number, since many are sorted
/// for every decision. No crossing has a number of more than 12 bits.
fn rank(attack: bool, to: LocaleNumber, crossings: &[u16]) -> u64 {
    let head = u64::from(attack) << 16 | u64::from(to.0);
    let sized = head << 3 | crossings.len() as u64;
    let passed = crossings.iter().fold(0, |rank, &crossing| rank << 12 | u64::from(crossing));
    sized << 36 | passed
}

/// One of some routes, which are attacks all or not at all.
fn crossings(routes: &[Route]) -> Pick {
    let choice = |route: &Route| Choice {
        value: Term::Way(route.crossings.clone()),
        at: Some(PlaceName::Reserve(route.to)),
        cost: route.cost,
    };
    let attack = routes.first().is_some_and(|route| route.attack);
    let kind = if attack { Target::ATTACK } else { Target::PLACE };
    Pick::value("crossings", routes.iter().map(choice).collect()).leading(kind)
}

/// How a crossing was used this turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct CrossingLog {
    pub crossing: CrossingId,
    /// Which end the travellers went to.
    pub to_end: u8,
    /// The step at which the last one passed.
    pub last_step: u8,
    /// How many passed.
    pub count: u8,
    /// Whether a road attack was made over it.
    pub attacked: bool,
}

/// A road march that goes on after a won attack.
#[derive(Debug, Clone)]
pub(crate) struct RoadMarching {
    pub piece: PieceId,
    way: Way,
}

/// A march by road as far as it has got.
#[derive(Debug, Clone)]
struct Way {
    /// The locale the piece stands in while the way is planned; it does not
    /// count against its own room there.
    home: Option<LocaleId>,
    at: Stand,
    step: u8,
    /// Whether a local road was used.
    local: bool,
    passed: ArrayVec<Passage, MOST_CROSSINGS>,
    end: WayEnd,
}

/// Where on the roads a marching piece is.
#[derive(Debug, Clone, Copy)]
enum Stand {
    Area(AreaId),
    /// In a locale; on one of its road nets once a crossing was passed.
    Locale(LocaleId, Option<u8>),
}

#[derive(Debug, Clone, Copy)]
struct Passage {
    crossing: CrossingId,
    to_end: u8,
    step: u8,
    into: LocaleId,
    /// The approach left through; `None` from off the map.
    through: Option<ApproachId>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum WayEnd {
    Open,
    /// Disorganized blocks stand here: the march ends.
    Disorganized,
    /// The last crossing is a road attack.
    Attack,
}

impl Way {
    fn from(place: Place) -> Option<Way> {
        let (home, at) = match place {
            Place::Reserve(locale) => (Some(locale), Stand::Locale(locale, None)),
            Place::Holding(area) => (None, Stand::Area(area)),
            Place::Approach(_) | Place::Eliminated => return None,
        };
        Some(Way { home, at, step: 0, local: false, passed: ArrayVec::new(), end: WayEnd::Open })
    }

    /// The way after what was passed has happened.
    fn settled(&self, locale: LocaleId) -> Way {
        let end = match self.end {
            WayEnd::Disorganized => WayEnd::Disorganized,
            WayEnd::Open | WayEnd::Attack => WayEnd::Open,
        };
        Way {
            home: Some(locale),
            at: self.at,
            step: self.step,
            local: self.local,
            passed: ArrayVec::new(),
            end,
        }
    }
}

/// A crossing as it is travelled from one end to the other.
struct Leg {
    into: LocaleId,
    /// The road net it leads to.
    net: u8,
    /// The approach entered through; `None` from off the map.
    approach: Option<ApproachId>,
    /// The approach left through; `None` from off the map.
    through: Option<ApproachId>,
    to_end: u8,
}

impl State {
    /// Where a crossing leads from here, whoever stands there.
    fn leg(&self, at: Stand, id: CrossingId) -> Option<Leg> {
        let leaves = |end: &RoadEnd| match (at, *end) {
            (Stand::Area(area), RoadEnd::Area(from)) => area == from,
            (Stand::Locale(here, on), RoadEnd::Locale { locale, net, .. }) => {
                here == locale && on.is_none_or(|on| on == net)
            }
            _ => false,
        };
        let [first, second] = &self.board.crossing(id).ends;
        let (from, to, to_end) = if leaves(first) { (first, second, 1) } else { (second, first, 0) };
        if to_end == 0 && !leaves(from) {
            return None;
        }
        let RoadEnd::Locale { locale: into, approach, net } = *to else { return None };
        let through = match *from {
            RoadEnd::Locale { approach, .. } => approach,
            RoadEnd::Area(_) | RoadEnd::Edge => None,
        };
        Some(Leg { into, net, approach, through, to_end })
    }

    /// The crossings that touch where a marching piece is.
    fn onward(&self, at: Stand) -> &[CrossingId] {
        match at {
            Stand::Area(area) => std::slice::from_ref(&self.board.area(area).entry),
            Stand::Locale(locale, _) => &self.board.locale(locale).crossings,
        }
    }

    /// Whether some road leads this piece to a locale now; if not, why the way that
    /// gets furthest ends.
    pub(super) fn check_any_road(&self, side: Side, token: Token, to: LocaleId) -> Result<(), Refusal> {
        let (id, start) = self.check_road_marcher(side, token)?;
        let cavalry = self.piece(id).is(Arm::Cavalry);
        let mut furthest = (0, Refusal::NoRoad);
        let mut open: Vec<(Stand, ArrayVec<CrossingNumber, MOST_CROSSINGS>)> =
            vec![(start.at, ArrayVec::new())];
        while let Some((at, crossings)) = open.pop() {
            for &crossing in self.onward(at) {
                let Some(leg) = self.leg(at, crossing) else { continue };
                let mut longer = crossings.clone();
                longer.push(self.board.crossing(crossing).number);
                if leg.into == to {
                    match self.how_far(side, cavalry, &start, &longer) {
                        Ok(()) => return Ok(()),
                        Err(ended) if furthest.1 == Refusal::NoRoad || ended.0 > furthest.0 => {
                            furthest = ended;
                        }
                        Err(_) => {}
                    }
                } else if !longer.is_full() {
                    open.push((Stand::Locale(leg.into, Some(leg.net)), longer));
                }
            }
        }
        Err(furthest.1)
    }

    /// How many crossings of a way can be passed, and what ends it.
    fn how_far(
        &self,
        side: Side,
        cavalry: bool,
        start: &Way,
        crossings: &[CrossingNumber],
    ) -> Result<(), (usize, Refusal)> {
        let ended = (1..=crossings.len()).find_map(|length| {
            let refusal = self.check_steps(side, cavalry, start, &crossings[..length]).err()?;
            Some((length - 1, refusal))
        });
        if let Some(ended) = ended {
            return Err(ended);
        }
        let whole = self.check_way(side, cavalry, start, crossings);
        whole.map(|_| ()).map_err(|refusal| (crossings.len(), refusal))
    }

    /// The way with one more crossing.
    #[inline]
    fn step(&self, side: Side, cavalry: bool, way: &Way, id: CrossingId) -> Result<Way, Refusal> {
        match way.end {
            WayEnd::Open => {}
            WayEnd::Disorganized => return Err(Refusal::MarchEndsThere),
            WayEnd::Attack => return Err(Refusal::AttackEndsRoute),
        }
        let Leg { into, net, approach, through, to_end } = self.leg(way.at, id).ok_or(Refusal::NoRoad)?;
        if through.is_some_and(|approach| self.closed(approach)) {
            return Err(Refusal::ClosedBorder);
        }
        let step = self.traffic_step(way, id, to_end)?;
        let end = self.check_road_entry(side, cavalry, way, id, into, approach)?;
        let mut passed = way.passed.clone();
        passed.push(Passage { crossing: id, to_end, step, into, through });
        Ok(Way {
            home: way.home,
            at: Stand::Locale(into, Some(net)),
            step,
            local: way.local || self.board.crossing(id).kind == RoadKind::Local,
            passed,
            end,
        })
    }

    /// The earliest step at which a crossing can be passed; waits are implied.
    fn traffic_step(&self, way: &Way, id: CrossingId, to_end: u8) -> Result<u8, Refusal> {
        let logged = self.turn.traffic.iter().filter(|log| log.crossing == id);
        let logged = logged.map(|log| (log.to_end, log.last_step, log.count));
        let own = way.passed.iter().filter(|passage| passage.crossing == id);
        let own = own.map(|passage| (passage.to_end, passage.step, 1));
        let (mut last, mut count) = (0, 0);
        for (direction, step, pieces) in logged.chain(own) {
            if direction != to_end {
                return Err(Refusal::AgainstTraffic);
            }
            last = last.max(step);
            count += pieces;
        }
        let step = way.step.max(last) + 1;
        if count >= LIMIT || step > LIMIT { Err(Refusal::TrafficJam) } else { Ok(step) }
    }

    fn check_road_entry(
        &self,
        side: Side,
        cavalry: bool,
        way: &Way,
        crossing: CrossingId,
        into: LocaleId,
        approach: Option<ApproachId>,
    ) -> Result<WayEnd, Refusal> {
        if self.protected_from(side, into) {
            return Err(Refusal::ProtectedEntry);
        }
        if self.turn.won_by_assault.contains(&into) {
            return Err(Refusal::WonByAssault);
        }
        if self.occupies(side.opponent(), into) {
            self.check_road_attack(cavalry, crossing, approach)?;
            return Ok(WayEnd::Attack);
        }
        let itself = u8::from(way.home == Some(into));
        if self.room(side, into) + itself == 0 {
            return Err(Refusal::NoRoom);
        }
        Ok(if self.disorganizes(side, into) { WayEnd::Disorganized } else { WayEnd::Open })
    }

    fn check_road_attack(
        &self,
        cavalry: bool,
        crossing: CrossingId,
        defense: Option<ApproachId>,
    ) -> Result<(), Refusal> {
        let defense = defense.ok_or(Refusal::EnemyThere)?;
        let used = self.turn.traffic.iter().any(|log| log.crossing == crossing && log.attacked);
        if !cavalry {
            Err(Refusal::OnlyCavalryAttacksByRoad)
        } else if used {
            Err(Refusal::CrossingAttacked)
        } else if self.board.approach(defense).marks.cavalry_obstructing {
            Err(Refusal::NeedsInfantry)
        } else if self.fully_blocked(defense) {
            Err(Refusal::FullyBlocked)
        } else {
            Ok(())
        }
    }

    /// What a way costs more than was paid, if it can be paid.
    fn way_cost(&self, side: Side, before: &Way, way: &Way) -> Result<u8, Refusal> {
        let cost = u8::from(way.local && !before.local);
        match (way.end, way.at) {
            (WayEnd::Disorganized, Stand::Locale(locale, _)) => {
                self.affordable_entering(side, cost, locale, 1, before.home)?;
            }
            _ => self.affordable_beside_organizing(side, cost)?,
        }
        Ok(cost)
    }

    /// A whole way over these crossings, with its cost.
    fn check_way(
        &self,
        side: Side,
        cavalry: bool,
        start: &Way,
        crossings: &[CrossingNumber],
    ) -> Result<(Way, u8), Refusal> {
        if crossings.is_empty() || crossings.len() > MOST_CROSSINGS {
            return Err(Refusal::TooManyCrossings);
        }
        let way = self.check_steps(side, cavalry, start, crossings)?;
        let cost = self.way_cost(side, start, &way)?;
        Ok((way, cost))
    }

    fn check_steps(
        &self,
        side: Side,
        cavalry: bool,
        start: &Way,
        crossings: &[CrossingNumber],
    ) -> Result<Way, Refusal> {
        crossings.iter().try_fold(start.clone(), |way, &number| {
            let id = self.board.crossing_numbered(number).ok_or(Refusal::NoRoad)?;
            self.step(side, cavalry, &way, id)
        })
    }

    /// A fresh piece that may march by road, and the start of its way.
    fn check_road_marcher(&self, side: Side, token: Token) -> Result<(PieceId, Way), Refusal> {
        let id = self.own(side, token)?;
        let way = self.check_marching_by_road(id)?;
        Ok((id, way))
    }

    fn check_marching_by_road(&self, id: PieceId) -> Result<Way, Refusal> {
        let piece = self.piece(id);
        if piece.done {
            return Err(Refusal::Done);
        }
        if let Place::Holding(area) = piece.place() {
            self.check_due(area, piece)?;
        }
        let way = Way::from(piece.place()).ok_or(Refusal::NotInReserve)?;
        if piece.disorganized() { Err(Refusal::Disorganized) } else { Ok(way) }
    }

    /// All ways on from here, shortest first to each locale.
    fn ways(&self, side: Side, start: &Way) -> Vec<Route> {
        let mut routes = Vec::with_capacity(MOST_ROUTES);
        let payable = [0, 1].map(|cost| self.affordable_beside_organizing(side, cost).is_ok());
        self.extend_way(side, start, start, payable, &mut routes);
        routes.sort_unstable_by_key(|route| route.rank);
        routes
    }

    /// Adds the ways that go on from one; `payable` by their cost, where they disorganize nobody.
    fn extend_way(&self, side: Side, start: &Way, way: &Way, payable: [bool; 2], routes: &mut Vec<Route>) {
        let last = way.passed.last().map(|passage| passage.crossing);
        // Straight back is against the traffic that the piece is itself.
        for &crossing in self.onward(way.at).iter().filter(|&&crossing| Some(crossing) != last) {
            let Ok(longer) = self.step(side, true, way, crossing) else { continue };
            let cost = u8::from(longer.local && !start.local);
            if match longer.end {
                WayEnd::Disorganized => self.way_cost(side, start, &longer).is_ok(),
                WayEnd::Open | WayEnd::Attack => payable[usize::from(cost)],
            } {
                routes.push(self.route(&longer, cost));
            }
            if longer.end == WayEnd::Open && longer.step < LIMIT {
                self.extend_way(side, start, &longer, payable, routes);
            }
        }
    }

    fn route(&self, way: &Way, cost: u8) -> Route {
        let crossings = way.passed.iter().map(|passage| self.board.crossing(passage.crossing).number.0);
        let last = way.passed.last().expect("a route has a crossing");
        let (to, attack) = (self.board.locale(last.into).number, way.end == WayEnd::Attack);
        let crossings: ArrayVec<u16, LONGEST_WAY> = crossings.collect();
        Route { rank: rank(attack, to, &crossings), crossings, to, attack, cost }
    }

    /// Offers road marches, entries of reinforcements and zero-crossing marches.
    pub(super) fn offer_road_marches(&self, fresh: &Fresh, offers: &mut Vec<Offer>) {
        for (from, pieces) in fresh.by_place() {
            let Some(start) = Way::from(from) else { continue };
            let able = || pieces.iter().filter(|piece| self.check_marching_by_road(piece.id).is_ok());
            let cavalry = |piece: &&FreshPiece| self.piece(piece.id).is(Arm::Cavalry);
            if able().next().is_some() {
                let mut marches = self.ways(self.active, &start);
                let attacks = marches.split_off(marches.partition_point(|route| !route.attack));
                self.offer_routes(from, tokens(able()), &marches, offers);
                self.offer_routes(from, tokens(able().filter(cavalry)), &attacks, offers);
            }
            if let Place::Reserve(locale) = from {
                self.offer_following_roads(locale, &tokens(pieces.iter().filter(cavalry)), offers);
            }
        }
    }

    fn offer_routes(&self, from: Place, pieces: Vec<Token>, routes: &[Route], offers: &mut Vec<Offer>) {
        if !pieces.is_empty() && !routes.is_empty() {
            let march = Offer::new("road_march").pick(Pick::block("piece", pieces)).pick(crossings(routes));
            offers.push(march.from(self.board.place_name(from)));
        }
    }

    /// Rule 12, note: cavalry follows a road inside its locale to an approach.
    fn check_following(&self, side: Side, locale: LocaleId, to: ApproachId) -> Result<u8, Refusal> {
        if self.board.approach(to).locale != locale {
            return Err(Refusal::NoRoad);
        }
        self.check_blocking(side, to)?;
        let cost = u8::from(self.road_over(to, None).ok_or(Refusal::NoRoad)? == RoadKind::Local);
        self.affordable_beside_organizing(side, cost)?;
        Ok(cost)
    }

    /// Whether this piece can follow a road of its locale to an approach.
    pub(super) fn check_following_road(
        &self,
        side: Side,
        token: Token,
        to: ApproachId,
    ) -> Result<(), Refusal> {
        let (ids, place) = self.group(side, &[token])?;
        let Place::Reserve(locale) = place else { return Err(Refusal::NotInReserve) };
        if !self.piece(ids[0]).is(Arm::Cavalry) {
            return Err(Refusal::NotCavalry);
        }
        self.check_following(side, locale, to).map(|_| ())
    }

    fn offer_following_roads(&self, locale: LocaleId, cavalry: &[Token], offers: &mut Vec<Offer>) {
        if cavalry.is_empty() {
            return;
        }
        for &approach in &self.board.locale(locale).approaches {
            if let Ok(cost) = self.check_following(self.active, locale, approach) {
                let to = self.board.approach(approach).name;
                let target = Target::place(PlaceName::Approach(to));
                let piece = Pick::block("piece", cavalry.to_vec());
                let follow = Offer::new("follow_road").given("to", to).pick(piece);
                offers.push(follow.to(target).at_cost(cost));
            }
        }
    }

    /// D5 is asked only while there is something to do; all of it is public.
    pub(super) fn asks_march_on(&self, march: &RoadMarching) -> Option<Decision> {
        let side = self.piece(march.piece).side;
        let Stand::Locale(locale, _) = march.way.at else { return None };
        let mut offers = Vec::new();
        self.offer_marching_on(march, &mut offers);
        let kind = DecisionKind::MarchOn { locale: self.board.locale(locale).number };
        (offers.len() > 1).then_some(Decision { side, kind })
    }

    /// Offers the rest of a road march after a won attack.
    pub(super) fn offer_marching_on(&self, march: &RoadMarching, offers: &mut Vec<Offer>) {
        let side = self.piece(march.piece).side;
        let routes = self.ways(side, &march.way);
        if !routes.is_empty() {
            let attacks = routes.partition_point(|route| !route.attack);
            for routes in [&routes[..attacks], &routes[attacks..]] {
                if !routes.is_empty() {
                    offers.push(Offer::new("march_on").pick(crossings(routes)));
                }
            }
        }
        if let Some(finished) = march.finished() {
            for &to in &self.board.locale(finished.locale).approaches {
                let leg = self.check_reach(side, finished.locale, finished.reach, to);
                let payable = leg.and_then(|cost| {
                    self.affordable_beside_organizing(side, cost)?;
                    Ok(cost)
                });
                if let Ok(cost) = payable {
                    let count = Count::one_or_more(Costs::from_iter([cost]));
                    let to = self.board.approach(to).name;
                    offers.push(continuation(to, self.tokens(&[march.piece]), count));
                }
            }
        }
        offers.push(Offer::new("halt"));
    }
}

impl RoadMarching {
    /// The march as an action that can be continued by road.
    fn finished(&self) -> Option<Finished> {
        let Stand::Locale(locale, Some(net)) = self.way.at else { return None };
        let reach = Reach::Road { net, main_only: !self.way.local };
        Some(Finished { pieces: vec![self.piece], locale, reach })
    }
}

impl Play<'_> {
    /// A piece marches by road, up to an attack if there is one.
    pub fn road_march(
        &mut self,
        side: Side,
        token: Token,
        crossings: &[CrossingNumber],
    ) -> Result<(), Refusal> {
        let (id, start) = self.state.check_road_marcher(side, token)?;
        let cavalry = self.state.piece(id).is(Arm::Cavalry);
        let (way, cost) = self.state.check_way(side, cavalry, &start, crossings)?;
        self.act(&[id], cost);
        self.travel(id, &way, cost);
        Ok(())
    }

    /// Cavalry that won its road attack marches on.
    pub fn march_on(&mut self, march: &RoadMarching, crossings: &[CrossingNumber]) -> Result<(), Refusal> {
        let side = self.state.piece(march.piece).side;
        let (way, cost) = self.state.check_way(side, true, &march.way, crossings)?;
        self.state.agenda.pop();
        self.pay(cost);
        if way.end != WayEnd::Attack {
            self.state.agenda.push(Task::MarchOn(RoadMarching { piece: march.piece, way: way.clone() }));
        }
        self.travel(march.piece, &way, cost);
        Ok(())
    }

    /// Cavalry that won its road attack ends its march.
    pub fn halt(&mut self, march: RoadMarching) {
        self.state.agenda.pop();
        self.state.agenda.push(Task::EndRoadMarch(march));
    }

    /// The cavalry of a road attack is shown at the end of its march.
    pub fn end_road_march(&mut self, march: &RoadMarching) {
        self.show_briefly(march.piece, ShowReason::RoadAttack);
    }

    /// Cavalry that won its road attack continues to an approach, which ends the
    /// march.
    pub fn continue_road_march(
        &mut self,
        march: &RoadMarching,
        tokens: &[Token],
        to: ApproachName,
    ) -> Result<(), Refusal> {
        let state = &*self.state;
        let side = state.piece(march.piece).side;
        let (pieces, _) = state.together(side, tokens)?;
        if pieces != [march.piece] {
            return Err(Refusal::WrongPiece);
        }
        let approach = state.board.approach_named(to).ok_or(Refusal::UnknownPlace)?;
        let finished = march.finished().ok_or(Refusal::ContinuationNotThere)?;
        let cost = state.check_reach(side, finished.locale, finished.reach, approach)?;
        state.affordable_beside_organizing(side, cost)?;
        self.state.agenda.pop();
        self.pay(cost);
        self.go_on_to(&pieces, approach, cost);
        self.show_briefly(march.piece, ShowReason::RoadAttack);
        Ok(())
    }

    /// Moves a piece along its way, crossing by crossing.
    fn travel(&mut self, id: PieceId, way: &Way, cost: u8) {
        let side = self.state.piece(id).side;
        let from = self.name(self.state.piece(id).place());
        let attack = way.end == WayEnd::Attack;
        let (marched, attacked) = way.passed.split_at(way.passed.len() - usize::from(attack));
        for passage in marched {
            self.log_passage(passage, false);
            self.state.passed_through(passage.into, side);
        }
        if let Some(last) = marched.last() {
            self.state.put(id, Place::Reserve(last.into));
            let numbers = marched.iter().map(|passage| self.state.board.crossing(passage.crossing).number);
            let (crossings, through) =
                (numbers.collect(), marched.iter().map(|passage| self.number(passage.into)).collect());
            let piece = self.state.piece(id).token;
            self.tell(Event::RoadMarched { side, piece, from, crossings, through, cost });
        }
        match (attacked.first(), marched.last()) {
            (Some(passage), marched) => {
                self.log_passage(passage, true);
                let paid = if marched.is_some() { 0 } else { cost };
                self.attack_by_road(id, way, passage, paid);
            }
            (None, Some(last)) => {
                self.spread_disorganization(last.into);
                let resting = RoadMarching { piece: id, way: way.settled(last.into) };
                match self.state.agenda.last_mut() {
                    // Marching on after a won attack: further steps are asked for.
                    Some(Task::MarchOn(march)) => *march = resting,
                    _ => self.state.finished = resting.finished(),
                }
            }
            (None, None) => {}
        }
    }

    fn attack_by_road(&mut self, id: PieceId, way: &Way, passage: &Passage, cost: u8) {
        let Some(approach) = passage.through else { return };
        let road = RoadMarching { piece: id, way: way.settled(passage.into) };
        let from = self.state.piece(id).place();
        self.declare_attack(Attack::new(self.state, vec![id], from, approach, Some(road)), cost);
    }

    fn log_passage(&mut self, passage: &Passage, attacked: bool) {
        let traffic = &mut self.state.turn.traffic;
        match traffic.iter_mut().find(|log| log.crossing == passage.crossing) {
            Some(log) => {
                log.last_step = passage.step;
                log.count += 1;
                log.attacked |= attacked;
            }
            None => traffic.push(CrossingLog {
                crossing: passage.crossing,
                to_end: passage.to_end,
                last_step: passage.step,
                count: 1,
                attacked,
            }),
        }
    }

    /// Cavalry in reserve follows a road of its own locale to an approach.
    pub fn follow_road(&mut self, side: Side, token: Token, to: ApproachName) -> Result<(), Refusal> {
        let (ids, place) = self.state.group(side, &[token])?;
        let Place::Reserve(locale) = place else { return Err(Refusal::NotInReserve) };
        if !self.state.piece(ids[0]).is(Arm::Cavalry) {
            return Err(Refusal::NotCavalry);
        }
        let approach = self.state.board.approach_named(to).ok_or(Refusal::UnknownPlace)?;
        let cost = self.state.check_following(side, locale, approach)?;
        self.act(&ids, cost);
        self.go_on_to(&ids, approach, cost);
        self.show_briefly(ids[0], ShowReason::Continuation);
        Ok(())
    }
}
