//! Looks for a short game of Triomphe à Marengo in which everything happens that a test of the
//! whole service should meet, and prints it as a script.
//!
//! `cargo run -p estafette-engine --example whole_game -- 1 1 150000 > script.json`
//!
//! gives the one in `web-client/e2e/whole_game`, before it is formatted with prettier. The
//! arguments are the first deal, how many deals, and how many excursions to make in each.
//! Positions that differ in what matters are kept with the shortest way to them; an excursion goes
//! on from one of them by chance. In the end orders are left out as long as nothing is missing.
//! A deal takes a minute or two.

#[path = "../tests/support/script.rs"]
mod script;

use std::collections::HashMap;
use std::error::Error;
use std::iter::successors;
use std::rc::Rc;

use estafette_engine::chance::{Draws, LogPosition, Purpose, Seed};
use estafette_engine::field::place::{ApproachName, PlaceName};
use estafette_engine::force::{Arm, PerSide, Side};
use estafette_engine::offer::Offer;
use estafette_engine::secrecy::Viewer;
use estafette_engine::triomphe::setup::DealtPlace;
use estafette_engine::triomphe::view::{SeenFace, SeenPiece};
use estafette_engine::triomphe::{Deal, DecisionKind, Options, Order, State, View};
use estafette_testing::bot::{marcher::Marcher, random};
use estafette_testing::triomphe::marcher;

use script::{Deed, Deeds, Script, Spoken, hear, speak};

/// Longer games are of no use.
const LONGEST: u32 = 110;
/// Orders in an excursion.
const EXCURSION: u32 = 14;
/// How often orders are left out by chance.
const ATTEMPTS: u32 = 3000;
/// Games in which a script has to hold, each with a chance of its own.
const GAMES: u64 = 50;

fn main() -> Result<(), Box<dyn Error>> {
    let mut numbers: [u64; 3] = [0, 4, 200_000];
    for (number, argument) in numbers.iter_mut().zip(std::env::args().skip(1)) {
        *number = argument.parse()?;
    }
    let [first, deals, excursions] = numbers;
    let scripts = (first..first + deals).filter_map(|seed| {
        let found = Search::new(seed).ok()?.run(excursions)?;
        let script = shortened(found, &mut draws(seed));
        eprintln!("deal {seed}: {} orders", script.orders.len());
        let holds = (0..GAMES).all(|seed| script.play(seed).is_ok_and(|deeds| deeds.missing().is_empty()));
        holds.then_some(script)
    });
    let best = scripts.min_by_key(|script| script.orders.len()).ok_or("no game was found")?;
    println!("{}", serde_json::to_string_pretty(&best)?);
    Ok(())
}

fn draws(seed: u64) -> Draws {
    Draws::new(&Seed::from_number(!seed), LogPosition(1), Purpose::Deal)
}

/// A position and how it came about.
#[derive(Clone)]
struct Reached {
    state: Rc<State>,
    /// The last order first.
    path: Option<Rc<Step>>,
    orders: u32,
    deeds: Deeds,
}

struct Step {
    before: Option<Rc<Step>>,
    spoken: Spoken,
}

/// What matters of a position: the deeds done, the time, and what leads to further deeds.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Matters {
    deeds: Deeds,
    round: u8,
    active: Side,
    acting: bool,
    /// Free and committed tokens of both armies.
    morale: [u8; 4],
    gun_in_approach: Option<bool>,
    /// Whether blocks stand face to face at a border.
    contact: bool,
}

impl Matters {
    fn of(state: &State, deeds: Deeds) -> Matters {
        let view = state.view(Viewer::from(Side::Red));
        let gun = |piece: &&SeenPiece| {
            let (SeenFace::Own { face, .. } | SeenFace::Open { face }) = piece.face else { return false };
            face.arm == Arm::Artillery && piece.side == Side::Red
        };
        let gun = view.pieces.iter().find(gun).filter(|gun| !matches!(gun.at, PlaceName::Holding(_)));
        let tokens = |side: Side| {
            let morale = &view.morale[side];
            [morale.uncommitted.min(4), (morale.level - morale.uncommitted).min(3)]
        };
        let ([a, b], [c, d]) = (tokens(Side::Red), tokens(Side::Blue));
        Matters {
            deeds,
            round: view.round,
            active: view.active,
            acting: view.decision.is_some_and(|decision| decision.kind == DecisionKind::Act),
            morale: [a, b, c, d],
            gun_in_approach: gun.map(|gun| matches!(gun.at, PlaceName::Approach(_))),
            contact: contact(&view),
        }
    }
}

fn contact(view: &View) -> bool {
    let blocked = view.pieces.iter().filter_map(|piece| match piece.at {
        PlaceName::Approach(approach) => Some(approach),
        _ => None,
    });
    let blocked: Vec<_> = blocked.collect();
    let opposite = |one: &ApproachName, other: &ApproachName| {
        (one.locale, one.towards, one.second) == (other.towards, other.locale, other.second)
    };
    blocked.iter().any(|one| blocked.iter().any(|other| opposite(one, other)))
}

/// What has been reached with one deal.
struct Search {
    deal: Deal,
    marchers: PerSide<Marcher>,
    draws: Draws,
    reached: HashMap<Matters, Reached>,
    /// By the number of deeds done.
    stages: Vec<Vec<Matters>>,
    best: Option<Reached>,
}

impl Search {
    fn new(seed: u64) -> Result<Search, Box<dyn Error>> {
        let (drawn, _) = State::start(&Options::default(), Seed::from_number(seed))?;
        let deal = deal_of(&drawn.view(Viewer::from(Side::Blue)));
        let (state, _) = State::start(&Options { deal: Some(deal.clone()) }, Seed::from_number(seed))?;
        let marchers = PerSide { red: marcher(Side::Red), blue: marcher(Side::Blue) };
        let stages = vec![Vec::new(); Deed::ALL.len() + 1];
        let reached = HashMap::new();
        let mut search = Search { deal, marchers, draws: draws(seed), reached, stages, best: None };
        search.keep(Reached::start(state));
        Ok(search)
    }

    fn run(mut self, excursions: u64) -> Option<Script> {
        for _ in 0..excursions {
            self.excursion();
        }
        let orders = self.best?.told();
        Some(Script { deal: self.deal, orders })
    }

    /// Keeps a position if it is new, or reached by fewer orders than before.
    fn keep(&mut self, reached: Reached) {
        let matters = Matters::of(&reached.state, reached.deeds);
        if self.reached.get(&matters).is_none_or(|known| known.orders > reached.orders) {
            let stage = &mut self.stages[Deed::ALL.len() - reached.deeds.missing().len()];
            if self.reached.insert(matters, reached).is_none() {
                stage.push(matters);
            }
        }
    }

    /// Where to go on: mostly where much was done, and with few orders.
    fn departure(&mut self) -> Option<Reached> {
        let stages: Vec<usize> = (0..self.stages.len()).filter(|&at| !self.stages[at].is_empty()).collect();
        let far = self.draws.below(size(&stages)).max(self.draws.below(size(&stages)));
        let stage = &self.stages[stages[far as usize]];
        let some = (0..4).map(|_| &self.reached[&stage[self.draws.below(size(stage)) as usize]]);
        some.min_by_key(|reached| reached.orders).cloned()
    }

    fn excursion(&mut self) {
        let Some(mut here) = self.departure() else { return };
        let temper = Temper::drawn(&mut self.draws);
        let most = self.best.as_ref().map_or(LONGEST, |best| best.orders);
        for _ in 0..EXCURSION {
            let side = here.state.decision().map(|decision| decision.side);
            let Some((side, offers)) = side.and_then(|side| Some((side, here.state.offers(side)?))) else {
                return;
            };
            let order = temper.order(&offers, &self.marchers[side], &mut self.draws);
            let Some(next) = order.and_then(|order| here.after(&order)) else { return };
            if next.orders >= most {
                return;
            }
            if next.state.outcome().is_some() {
                if next.deeds.missing().is_empty() {
                    self.best = Some(next);
                }
                return;
            }
            self.keep(next.clone());
            here = next;
        }
    }
}

impl Reached {
    fn start(state: State) -> Reached {
        Reached { state: Rc::new(state), path: None, orders: 0, deeds: Deeds::default() }
    }

    /// The orders that led here, the first one first.
    fn told(&self) -> Vec<Spoken> {
        let steps = successors(self.path.as_ref(), |step| step.before.as_ref());
        let mut orders: Vec<Spoken> = steps.map(|step| step.spoken.clone()).collect();
        orders.reverse();
        orders
    }

    fn after(&self, order: &Order) -> Option<Reached> {
        let spoken = speak(&self.state, order)?;
        let mut state = (*self.state).clone();
        let mut deeds = self.deeds;
        deeds.note(order, &state.apply(spoken.by, order, LogPosition(self.orders + 1)).ok()?);
        let path = Some(Rc::new(Step { before: self.path.clone(), spoken }));
        Some(Reached { state: Rc::new(state), path, orders: self.orders + 1, deeds })
    }
}

/// How a player without a plan likes to play for a while.
struct Temper {
    /// How often of a hundred a turn is ended at once.
    idle: u32,
    /// How much an assault is liked.
    fierce: u32,
}

impl Temper {
    fn drawn(draws: &mut Draws) -> Temper {
        let mut one_of = |values: [u32; 4]| values[draws.below(4) as usize];
        Temper { idle: one_of([10, 25, 45, 70]), fierce: one_of([6, 12, 20, 60]) }
    }

    fn likes(&self, offer: &Offer) -> u32 {
        let to = offer.target.as_ref().map(|target| target.at);
        match &*offer.order {
            "cancel_bombardment" => 0,
            "march" if matches!(to, Some(PlaceName::Approach(_))) => 8,
            "road_march" => 8,
            "march" | "pontoon_entry" | "organize" => 1,
            "end_turn" => 2,
            "continuation" => 10,
            "manoeuvre_attack" => self.fierce / 2,
            "assault" => self.fierce,
            "declare_bombardment" | "complete_bombardment" => 60,
            _ => 3,
        }
    }

    fn order(&self, offers: &[Offer], marcher: &Marcher, draws: &mut Draws) -> Option<Order> {
        let ending = offers.iter().find(|offer| offer.ends);
        if let Some(end) = ending.filter(|_| draws.below(100) < self.idle) {
            return Some(random::fill(end, draws).order());
        }
        let all: u32 = offers.iter().map(|offer| self.likes(offer)).sum();
        let mut left = draws.below(all.max(1));
        let liked = |offer: &&Offer| {
            let likes = self.likes(offer);
            let taken = left < likes;
            left = left.saturating_sub(likes);
            taken
        };
        let offer = offers.iter().find(liked)?;
        if offer.is("road_march") && draws.below(3) > 0 {
            return marcher.order(std::slice::from_ref(offer), draws);
        }
        Some(random::fill(offer, draws).order())
    }
}

fn size<T>(list: &[T]) -> u32 {
    u32::try_from(list.len()).unwrap_or(u32::MAX)
}

/// The deal, as France sees it at the start.
fn deal_of(view: &View) -> Deal {
    let mut places: Vec<DealtPlace> = Vec::new();
    for piece in view.pieces.iter().filter(|piece| piece.side == Side::Blue) {
        let SeenFace::Own { face, .. } = piece.face else { continue };
        match places.iter_mut().find(|dealt| dealt.at == piece.at) {
            Some(dealt) => dealt.faces.push(face),
            None => places.push(DealtPlace { at: piece.at, faces: vec![face] }),
        }
    }
    Deal { places }
}

/// Leaves orders out as long as everything still happens.
fn shortened(mut script: Script, draws: &mut Draws) -> Script {
    for attempt in 0..ATTEMPTS {
        let count = script.orders.len();
        let mut orders = script.orders.clone();
        let single = usize::try_from(attempt).unwrap_or(usize::MAX);
        if single < count {
            orders.remove(single);
        } else {
            for _ in 0..=draws.below(4) {
                orders.remove(draws.below(size(&orders)) as usize);
            }
        }
        if let Some(orders) = mended(&script.deal, &orders, draws).filter(|orders| orders.len() < count) {
            script.orders = orders;
        }
    }
    script
}

/// Plays what is left of a script: orders that no longer fit fall out, and questions that did not
/// come up before are answered by chance. Nothing if some deed is missing in the end.
fn mended(deal: &Deal, orders: &[Spoken], draws: &mut Draws) -> Option<Vec<Spoken>> {
    let (state, _) = State::start(&Options { deal: Some(deal.clone()) }, Seed::from_number(0)).ok()?;
    let mut here = Reached::start(state);
    let mut rest = orders.iter().peekable();
    while let Some(decision) = here.state.decision() {
        let heard = hear(&here.state, rest.peek()?);
        let order = match heard {
            Some(_) => rest.next().and(heard)?,
            None if decision.kind == DecisionKind::Act || draws.below(2) == 0 => {
                rest.next();
                continue;
            }
            None => random::order(&here.state.offers(decision.side)?, draws)?,
        };
        here = here.after(&order)?;
    }
    here.deeds.missing().is_empty().then(|| here.told())
}
