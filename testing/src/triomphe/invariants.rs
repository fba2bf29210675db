//! What holds of every position of this game.

use std::collections::BTreeMap;

use estafette_engine::field::place::PlaceName;
use estafette_engine::force::{Face, PerSide, Side, Token};
use estafette_engine::offer::Offer;
use estafette_engine::secrecy::{Seat, Viewer};
use estafette_engine::triomphe::view::{SeenFace, SeenPiece};
use estafette_engine::triomphe::{Decision, DecisionKind, Event, Order, State, View, data};

use crate::bot::random::Drawn;
use crate::invariants::Invariants;
use crate::vocabulary::Stack;

/// The most that passes over a crossing in a turn, and the last step (rule 8).
const TRAFFIC: u8 = 3;

impl Invariants for State {
    /// Morale tokens that were lost for good.
    type Count = PerSide<u8>;

    fn count(events: &[Event], lost: &mut PerSide<u8>) {
        for event in events {
            if let Event::MoraleLost { side, tokens, .. } = event {
                lost[*side] += tokens;
            }
        }
    }

    /// Illegal is a locale over capacity or with two armies, pieces, strength or morale unaccounted
    /// for, commands or traffic beyond their limits, a face in a view whose viewer must not know it.
    fn check(&self, lost: &PerSide<u8>) {
        let views = Viewer::OF_TWO.map(|viewer| self.view(viewer));
        let [view, ..] = &views;
        assert!(view.commands <= data::COMMANDS, "more commands than there are");
        assert!(view.decision.is_none() || view.outcome.is_none(), "a decision is open after the end");
        for used in &view.traffic {
            let within = used.count <= TRAFFIC && used.last_step <= TRAFFIC && used.count <= used.last_step;
            assert!(within, "too much traffic: {used:?}");
        }
        check_locales(self, view);
        check_armies(&views);
        check_morale(view, *lost);
        check_knowledge(&views);
        check_waiting(self);
    }

    fn stacks(&self) -> Vec<Stack> {
        let mut stacks: BTreeMap<(PlaceName, Side), Vec<Token>> = BTreeMap::new();
        for piece in self.view(Viewer::Spectator).pieces {
            stacks.entry((piece.at, piece.side)).or_default().push(piece.token);
        }
        stacks.into_iter().map(|((place, _), stack)| (place, stack)).collect()
    }

    /// Nobody is told why an offered order cannot be given.
    fn check_offered(&self, seat: Seat, drawn: &Drawn) {
        let Some(pieces) = asking(self, seat.side, drawn) else { return };
        let target = drawn.end().expect("it leads somewhere");
        let reasons = self.why_not(seat.side, &pieces, target);
        assert!(reasons.is_empty(), "{pieces:?} to {target} was offered, but: {reasons:?}");
    }
}

/// The blocks of an order about which the question why not can be asked.
fn asking(state: &State, side: Side, drawn: &Drawn) -> Option<Vec<Token>> {
    match drawn.order() {
        Order::March { pieces, .. } | Order::ManoeuvreAttack { pieces, .. } => Some(pieces),
        Order::Continuation { pieces, .. } if state.decision().is_some_and(acts) => Some(pieces),
        Order::RoadMarch { piece, .. } | Order::FollowRoad { piece, .. } | Order::PontoonEntry { piece } => {
            Some(vec![piece])
        }
        // A declared bombardment may be completed on a place the enemy has left.
        Order::DeclareBombardment { piece } | Order::CompleteBombardment { piece } => {
            let target = drawn.end().expect("a gun bombards a locale");
            let stands_there = |other: &SeenPiece| match other.at {
                PlaceName::Approach(approach) => PlaceName::Reserve(approach.locale) == target,
                place => place == target,
            };
            let suffers = |other: &SeenPiece| other.side != side && stands_there(other);
            let view = state.view(side.into());
            view.pieces.iter().any(suffers).then(|| vec![piece])
        }
        _ => None,
    }
}

fn acts(decision: Decision) -> bool {
    decision.kind == DecisionKind::Act
}

/// Whoever waits may at most cancel bombardments.
fn check_waiting(state: &State) {
    let Some(decision) = state.decision() else { return };
    let others = state.offers(decision.side.opponent()).unwrap_or_default();
    let cancels = |offer: &Offer| offer.is("cancel_bombardment");
    assert!(others.iter().all(cancels), "the waiting side is offered {others:?}");
}

/// No locale holds more blocks than it has room for, or both armies.
fn check_locales(state: &State, view: &View) {
    let mut locales: BTreeMap<_, (Side, u8)> = BTreeMap::new();
    for piece in &view.pieces {
        let number = match piece.at {
            PlaceName::Reserve(locale) => locale,
            PlaceName::Approach(approach) => approach.locale,
            PlaceName::Holding(_) => continue,
            PlaceName::Eliminated => panic!("an eliminated piece is in a view"),
        };
        let (side, count) = locales.entry(number).or_insert((piece.side, 0));
        assert_eq!(*side, piece.side, "two armies in {number}");
        *count += 1;
        let locale = state.board().locale_named(number).map(|id| state.board().locale(id));
        assert!(locale.is_some_and(|locale| *count <= locale.capacity), "{number} is over capacity");
    }
}

/// Every piece and every strength point is in the game or lost.
fn check_armies(views: &[View; 3]) {
    let forces = data::forces();
    let full = [forces.austria(), [forces.france_at_start(), forces.france_reinforcements()].concat()];
    let strength = |faces: &[Face]| faces.iter().map(|face| face.strength.get()).sum::<u8>();
    for ((side, full), view) in Side::BOTH.into_iter().zip(full).zip(views) {
        let own = view.pieces.iter().filter(|piece| piece.side == side);
        let faces = own.map(|piece| match piece.face {
            SeenFace::Own { face, .. } | SeenFace::Open { face } => face,
            SeenFace::LastSeen { .. } | SeenFace::Hidden => panic!("{side} does not see its own piece"),
        });
        let faces: Vec<Face> = faces.collect();
        let losses = view.losses[side];
        assert_eq!(faces.len() + usize::from(losses.pieces), full.len(), "{side}: pieces");
        assert_eq!(strength(&faces) + losses.strength, strength(&full), "{side}: strength");
    }
}

/// Every morale token is with the army, still to come, or lost.
fn check_morale(view: &View, lost: PerSide<u8>) {
    let scheduled = |side| (1..=data::ROUNDS).map(move |round| data::forces().scheduled_morale(round)[side]);
    for side in Side::BOTH {
        let morale = &view.morale[side];
        let committed: u8 = morale.committed.iter().map(|tokens| tokens.tokens).sum();
        assert_eq!(morale.level, morale.uncommitted + committed, "{side}: morale level");
        let coming: u8 = morale.coming.iter().map(|tokens| tokens.tokens).sum();
        let all = scheduled(side).sum::<u8>() + data::forces().uncommitted_at_start[side];
        assert_eq!(morale.level + coming + lost[side], all, "{side}: morale tokens");
    }
}

/// Nobody sees more than the rules allow; a spectator no more than both players.
fn check_knowledge(views: &[View; 3]) {
    let [austria, france, spectator] = views;
    for ((a, f), s) in austria.pieces.iter().zip(&france.pieces).zip(&spectator.pieces) {
        assert_eq!((a.token, a.at), (f.token, f.at), "the players see different blocks");
        let enemy = if a.side == Side::Red { f } else { a };
        assert_eq!(s.face, enemy.face, "a spectator sees an enemy block as its enemy does");
        assert!(!matches!(enemy.face, SeenFace::Own { .. }), "a face its viewer must not know");
    }
}
