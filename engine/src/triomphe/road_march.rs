//! Rule 8, road marches: steps, crossings, traffic, and cavalry's road attacks.

use arrayvec::ArrayVec;

use super::agenda::Task;
use super::continuation::{Finished, Reach, continuation};
use super::decision::{Decision, DecisionKind};
use super::event::{Event, ShowReason};
use super::fresh::{Fresh, FreshPiece, tokens};
use super::manoeuvre::Attack;
use super::play::Play;
use super::refusal::Refusal;
use super::state::State;
use crate::blocks::PieceId;
use crate::field::board::{ApproachId, CrossingId, LocaleId, Place, RoadKind};
use crate::field::place::{ApproachName, CrossingNumber, PlaceName};
use crate::force::{Arm, Side, Token};
use crate::offer::{Costs, Count, Offer, Pick, Target};
use crate::roads::route::{Route, crossings, sorted};
use crate::roads::{Leg, MOST_CROSSINGS, Passage, STEPS, Stand, leg, onward, road_over};

/// Routes from one place, mostly: room is made for them at once.
const MOST_ROUTES: usize = 32;

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

impl State {
    /// Whether some road leads this piece to a locale now; if not, why the way that
    /// gets furthest ends.
    pub(super) fn check_any_road(&self, side: Side, token: Token, to: LocaleId) -> Result<(), Refusal> {
        let (id, start) = self.check_road_marcher(side, token)?;
        let cavalry = self.piece(id).is(Arm::Cavalry);
        let mut furthest = (0, Refusal::NoRoad);
        let mut open: Vec<(Stand, ArrayVec<CrossingNumber, MOST_CROSSINGS>)> =
            vec![(start.at, ArrayVec::new())];
        while let Some((at, crossings)) = open.pop() {
            for &crossing in onward(&self.board, at) {
                let Some(leg) = leg(&self.board, at, crossing) else { continue };
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
        let leg = leg(&self.board, way.at, id).ok_or(Refusal::NoRoad)?;
        let Leg { into, net, approach, through, to_end } = leg;
        if through.is_some_and(|approach| self.closed(approach)) {
            return Err(Refusal::ClosedBorder);
        }
        let step = self.turn.traffic.step(way.step, &way.passed, id, to_end)?;
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
        if self.blocks.occupies(side.opponent(), into) {
            self.check_road_attack(cavalry, crossing, approach)?;
            return Ok(WayEnd::Attack);
        }
        let itself = u8::from(way.home == Some(into));
        if self.blocks.room(side, into) + itself == 0 {
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
        let used = self.turn.traffic.of(crossing).is_some_and(|log| log.attacked);
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
        let id = self.blocks.own(side, token)?;
        let way = self.check_marching_by_road(id)?;
        Ok((id, way))
    }

    fn check_marching_by_road(&self, id: PieceId) -> Result<Way, Refusal> {
        let piece = self.piece(id);
        if piece.marks.done {
            return Err(Refusal::Done);
        }
        if let Place::Holding(area) = piece.place() {
            self.check_due(area, piece)?;
        }
        let way = Way::from(piece.place()).ok_or(Refusal::NotInReserve)?;
        if piece.marks.disorganized() { Err(Refusal::Disorganized) } else { Ok(way) }
    }

    /// All ways on from here, shortest first to each locale: marches, and those that end with an attack.
    fn ways(&self, side: Side, start: &Way) -> (Vec<Route>, Vec<Route>) {
        let mut routes = Vec::with_capacity(MOST_ROUTES);
        let payable = [0, 1].map(|cost| self.affordable_beside_organizing(side, cost).is_ok());
        self.extend_way(side, start, start, payable, &mut routes);
        sorted(routes)
    }

    /// Adds the ways that go on from one; `payable` by their cost, where they disorganize nobody.
    fn extend_way(&self, side: Side, start: &Way, way: &Way, payable: [bool; 2], routes: &mut Vec<Route>) {
        let last = way.passed.last().map(|passage| passage.crossing);
        // Straight back is against the traffic that the piece is itself.
        for &crossing in onward(&self.board, way.at).iter().filter(|&&crossing| Some(crossing) != last) {
            let Ok(longer) = self.step(side, true, way, crossing) else { continue };
            let cost = u8::from(longer.local && !start.local);
            if match longer.end {
                WayEnd::Disorganized => self.way_cost(side, start, &longer).is_ok(),
                WayEnd::Open | WayEnd::Attack => payable[usize::from(cost)],
            } {
                routes.push(self.route(&longer, cost));
            }
            if longer.end == WayEnd::Open && longer.step < STEPS {
                self.extend_way(side, start, &longer, payable, routes);
            }
        }
    }

    fn route(&self, way: &Way, cost: u8) -> Route {
        let crossings = way.passed.iter().map(|passage| self.board.crossing(passage.crossing).number.0);
        let last = way.passed.last().expect("a route has a crossing");
        let (to, attack) = (self.board.locale(last.into).number, way.end == WayEnd::Attack);
        Route::new(crossings, to, attack, cost)
    }

    /// Offers road marches, entries of reinforcements and zero-crossing marches.
    pub(super) fn offer_road_marches(&self, fresh: &Fresh, offers: &mut Vec<Offer>) {
        for (from, pieces) in fresh.by_place() {
            let Some(start) = Way::from(from) else { continue };
            let able = || pieces.iter().filter(|piece| self.check_marching_by_road(piece.id).is_ok());
            let cavalry = |piece: &&FreshPiece| self.piece(piece.id).is(Arm::Cavalry);
            if able().next().is_some() {
                let (marches, attacks) = self.ways(self.active, &start);
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
        let cost = u8::from(road_over(&self.board, to, None).ok_or(Refusal::NoRoad)? == RoadKind::Local);
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
        let (marches, attacks) = self.ways(side, &march.way);
        for routes in [marches, attacks].iter().filter(|routes| !routes.is_empty()) {
            offers.push(Offer::new("march_on").pick(crossings(routes)));
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
                    offers.push(continuation(to, self.blocks.tokens(&[march.piece]), count));
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
            self.state.turn.traffic.note(passage, false);
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
                self.state.turn.traffic.note(passage, true);
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
