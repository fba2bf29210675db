//! Whole games that are checked at every order.

use estafette_engine::bot::random::{self, Drawn};
use estafette_engine::chance::{Draws, LogPosition, Purpose, Seed};
use estafette_engine::field::place::PlaceName;
use estafette_engine::force::{PerSide, Side};
use estafette_engine::fuzz::{Bytes, formed, invariants};
use estafette_engine::offer::{self, Offer};
use estafette_engine::secrecy::Viewer;
use estafette_engine::triomphe::view::SeenPiece;
use estafette_engine::triomphe::{Decision, DecisionKind, Event, Options, Order, State, View};
use serde_json::Value;

/// Orders after which a game is given up as endless; real ones need far fewer.
const ENDLESS: usize = 20_000;

/// What the environment variable `ESTAFETTE_RANDOM_GAMES` asks for, if it is set.
pub fn games_wanted() -> Option<u64> {
    std::env::var("ESTAFETTE_RANDOM_GAMES").ok()?.parse().ok()
}

/// The kind of an order, as it is written.
pub fn kind(order: &Order) -> String {
    serde_json::to_value(order).unwrap()["order"].as_str().unwrap().to_owned()
}

/// A game, its players' chance, and what happened.
pub struct Played {
    pub state: State,
    pub draws: Draws,
    pub moves: Vec<(Side, Order)>,
    log: Vec<Event>,
    lost: PerSide<u8>,
}

impl Played {
    pub fn start(seed: u64) -> Played {
        let (state, log) = State::start(&Options::default(), Seed::from_number(seed)).unwrap();
        let draws = Draws::new(&Seed::from_number(!seed), LogPosition(1), Purpose::Deal);
        Played { state, draws, moves: Vec::new(), log, lost: PerSide::default() }
    }

    pub fn position(&self) -> LogPosition {
        LogPosition(u32::try_from(self.moves.len()).unwrap() + 1)
    }

    /// The open decision and what is offered; the other side may at most cancel bombardments.
    pub fn offered(&self) -> Option<(Decision, Vec<Offer>)> {
        let decision = self.state.decision()?;
        if let Some(others) = self.state.offers(decision.side.opponent()) {
            let cancels = |offer: &Offer| offer.is("cancel_bombardment");
            assert!(others.iter().all(cancels), "the waiting side is offered {others:?}");
        }
        let offers = self.state.offers(decision.side).expect("the side to decide is offered something");
        assert!(!offers.is_empty(), "nothing to choose in {decision:?}");
        Some((decision, offers))
    }

    /// Gives an order that was offered, and checks what it leads to. Gives what happened.
    pub fn give(&mut self, side: Side, order: Order) -> Vec<Event> {
        let events = self.state.apply(side, &order, self.position());
        let events = events.unwrap_or_else(|refusal| panic!("{order:?} was offered, but: {refusal}"));
        invariants::count_lost_morale(&events, &mut self.lost);
        self.log.extend(events.iter().cloned());
        self.moves.push((side, order));
        invariants::check(&self.state, self.lost);
        assert!(self.moves.len() < ENDLESS, "the game does not end");
        events
    }
}

pub fn views(state: &State) -> Vec<View> {
    Viewer::OF_TWO.iter().map(|&viewer| state.view(viewer)).collect()
}

/// Every offer, filled in by chance, applies to a copy.
pub fn try_everything_offered(game: &mut Played, side: Side, offers: &[Offer]) -> u32 {
    let mut tried = 0;
    for offer in offers {
        let drawn = random::fill(offer, &mut game.draws);
        let order: Value = drawn.order();
        assert!(offer.admits(&order), "{order} does not fill in {offer:?}");
        check_no_reason(&game.state, side, &drawn);
        let mut copy = game.state.clone();
        if let Err(refusal) = copy.apply(side, &drawn.order(), game.position()) {
            panic!("{order} was offered, but: {refusal}");
        }
        tried += 1;
    }
    tried
}

/// Nobody is told why an offered order cannot be given.
fn check_no_reason(state: &State, side: Side, drawn: &Drawn) {
    let pieces = match drawn.order() {
        Order::March { pieces, .. } | Order::ManoeuvreAttack { pieces, .. } => pieces,
        Order::Continuation { pieces, .. } if state.decision().is_some_and(acts) => pieces,
        Order::RoadMarch { piece, .. } | Order::FollowRoad { piece, .. } | Order::PontoonEntry { piece } => {
            vec![piece]
        }
        // A declared bombardment may be completed on a place the enemy has left.
        Order::DeclareBombardment { piece } | Order::CompleteBombardment { piece } => {
            let target = drawn.target().expect("a gun bombards a locale").at;
            let stands_there = |other: &SeenPiece| match other.at {
                PlaceName::Approach(approach) => PlaceName::Reserve(approach.locale) == target,
                place => place == target,
            };
            let suffers = |other: &SeenPiece| other.side != side && stands_there(other);
            if !state.view(side.into()).pieces.iter().any(suffers) {
                return;
            }
            vec![piece]
        }
        _ => return,
    };
    let target = drawn.target().expect("it leads somewhere").at;
    let reasons = state.why_not(side, &pieces, target);
    assert!(reasons.is_empty(), "{pieces:?} to {target} was offered, but: {reasons:?}");
}

fn acts(decision: Decision) -> bool {
    decision.kind == DecisionKind::Act
}

/// Arbitrary orders apply exactly when they are offered; a refusal changes nothing.
pub fn try_what_is_not_offered(game: &mut Played, side: Side, offers: &[Offer]) -> u32 {
    let before = views(&game.state);
    let at = game.position();
    let mut refused = 0;
    for _ in 0..3 {
        let bytes: Vec<u8> = (0..16).flat_map(|_| game.draws.word().to_le_bytes()).collect();
        let order = formed::order(&before[0], &mut Bytes::new(&bytes)).expect("there are blocks");
        let written = serde_json::to_value(&order).unwrap();
        let mut copy = game.state.clone();
        match copy.apply(side, &order, at) {
            Ok(_) => assert!(offer::admitted(offers, &written), "{order:?} applies, but was not offered"),
            Err(refusal) => {
                assert!(!offer::admitted(offers, &written), "{order:?} was offered, but: {refusal}");
                assert_eq!(views(&copy), before, "{refusal} changed something");
                refused += 1;
            }
        }
        let other = side.opponent();
        let mut copy = game.state.clone();
        let applies = copy.apply(other, &order, at).is_ok();
        assert!(
            applies || views(&copy) == before,
            "{order:?} was refused out of turn, but changed something"
        );
        let offered = game.state.offers(other).is_some_and(|offers| offer::admitted(&offers, &written));
        assert_eq!(applies, offered, "{order:?} out of turn");
    }
    refused
}

/// Folding the moves again gives the same log and the same position.
pub fn check_replay(game: &Played, seed: u64) {
    let (mut state, mut log) = State::start(&Options::default(), Seed::from_number(seed)).unwrap();
    for (index, (side, order)) in game.moves.iter().enumerate() {
        let at = LogPosition(u32::try_from(index).unwrap() + 1);
        log.extend(state.apply(*side, order, at).unwrap());
    }
    assert_eq!(log, game.log);
    assert_eq!(views(&state), views(&game.state));
}
