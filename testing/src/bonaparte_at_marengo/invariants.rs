//! What holds of every position of this game.

use std::collections::BTreeMap;

use estafette_engine::bonaparte_at_marengo::view::{SeenFace, SeenPiece};
use estafette_engine::bonaparte_at_marengo::{Decision, DecisionKind, Event, Order, State, View, data};
use estafette_engine::field::place::PlaceName;
use estafette_engine::force::{Face, PerSide, Side, Token};
use estafette_engine::ruleset::Ruleset;
use estafette_engine::secrecy::{Seat, Viewer};

use crate::bot::random::Drawn;
use crate::invariants::Invariants;
use crate::vocabulary::Stack;

/// The most that passes over a crossing in a turn, and the last step (7.3).
const TRAFFIC: u8 = 3;

/// Morale points, as they went.
#[derive(Debug, Default)]
pub struct Points {
    lost: PerSide<u8>,
    gained: PerSide<u8>,
    /// What an army gave up for being chosen.
    bid: PerSide<u8>,
}

impl Invariants for State {
    type Count = Points;

    fn count(events: &[Event], points: &mut Points) {
        for event in events {
            match *event {
                Event::MoraleLost { side, points: lost } => points.lost[side] += lost,
                Event::MoraleGained { side, points: gained } => points.gained[side] += gained,
                Event::ArmyChosen { army, points: bid, .. } => points.bid[army] += bid,
                _ => {}
            }
        }
    }

    /// Illegal is a locale over capacity or with two armies, a block that nobody could be and nobody
    /// faces, pieces, strength or morale unaccounted for, commands or traffic beyond their limits, a
    /// face in a view whose viewer must not know it.
    fn check(&self, points: &Points) {
        let views = Viewer::OF_TWO.map(|viewer| Ruleset::view(self, viewer));
        let [view, ..] = &views;
        assert!(view.commands <= data::COMMANDS, "more commands than there are");
        assert!(view.decisions.is_empty() != view.outcome.is_none(), "decisions, and yet it is over");
        for used in &view.traffic {
            let within = used.count <= TRAFFIC && used.last_step <= TRAFFIC && used.count <= used.last_step;
            assert!(within, "too much traffic: {used:?}");
        }
        check_morale(view, points);
        check_knowledge(&views);
        if view.pieces.is_empty() {
            return;
        }
        check_locales(self, view);
        check_marks(view);
        check_armies(&views);
    }

    fn stacks(&self) -> Vec<Stack> {
        let mut stacks: BTreeMap<(PlaceName, Side), Vec<Token>> = BTreeMap::new();
        for piece in Ruleset::view(self, Viewer::Spectator).pieces {
            stacks.entry((piece.at, piece.side)).or_default().push(piece.token);
        }
        stacks.into_iter().map(|((place, _), stack)| (place, stack)).collect()
    }

    /// Nobody is told why an offered order cannot be given.
    fn check_offered(&self, seat: Seat, drawn: &Drawn) {
        let acts = |decision: &Decision| decision.kind == DecisionKind::Act;
        if !self.decisions().iter().any(acts) {
            return;
        }
        let Some(pieces) = asking(drawn) else { return };
        let target = drawn.end().expect("it leads somewhere");
        let reasons = Ruleset::why_not(self, seat, &pieces, target);
        assert!(reasons.is_empty(), "{pieces:?} to {target} was offered, but: {reasons:?}");
    }
}

/// The blocks of an order about which the question why not can be asked.
fn asking(drawn: &Drawn) -> Option<Vec<Token>> {
    match drawn.order() {
        Order::GroupMove { pieces, .. }
        | Order::ManoeuvreAttack { pieces, .. }
        | Order::Assault { pieces, .. }
        | Order::Continuation { pieces, .. } => Some(pieces),
        Order::RoadMove { piece, .. } | Order::FollowRoad { piece, .. } | Order::PontoonEntry { piece } => {
            Some(vec![piece])
        }
        _ => None,
    }
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

/// What is said of a block can be: nobody has acted out of turn, Austrians are never inactive, one gun
/// at most has declared a bombardment, and it stands in an approach, seen by all.
fn check_marks(view: &View) {
    for piece in &view.pieces {
        assert!(piece.acted.is_none() || piece.side == view.active, "{piece:?} has acted out of turn");
        assert!(!piece.inactive || piece.side == Side::Blue, "{piece:?} is inactive");
        let aims = matches!(piece.at, PlaceName::Approach(_)) && matches!(piece.face, SeenFace::Open { .. });
        assert!(!piece.declared || aims, "{piece:?} has declared a bombardment");
    }
}

/// Every piece and every strength point is in the game or lost.
fn check_armies(views: &[View; 3]) {
    let forces = data::forces();
    let full = [forces.austria(), [forces.france_at_start(), forces.france_later()].concat()];
    let strength = |faces: &[Face]| faces.iter().map(|face| face.strength.get()).sum::<u8>();
    for (seat, view) in Side::BOTH.into_iter().zip(views) {
        let side = view.armies[seat];
        let full = &full[usize::from(side == Side::Blue)];
        let own = view.pieces.iter().filter(|piece| piece.side == side);
        let face = |piece: &SeenPiece| match piece.face {
            SeenFace::Own { face, .. } | SeenFace::Open { face } => face,
            SeenFace::LastSeen { .. } | SeenFace::Hidden => panic!("{side} does not see its own piece"),
        };
        let faces: Vec<Face> = own.map(face).collect();
        let losses = view.losses[side];
        assert_eq!(faces.len() + usize::from(losses.pieces), full.len(), "{side}: pieces");
        assert_eq!(strength(&faces) + losses.strength, strength(full), "{side}: strength");
    }
}

/// Every point of morale is there or lost, and a demoralized army stays so.
fn check_morale(view: &View, points: &Points) {
    for side in Side::BOTH {
        let morale = view.morale[side];
        let start = data::forces().morale_at_start[side] - points.bid[side];
        assert_eq!(morale.level + points.lost[side], start + points.gained[side], "{side}: morale");
        assert_eq!(morale.demoralized, morale.level == 0, "{side}: a demoralized army gains nothing");
    }
}

/// Nobody sees more than the rules allow; a spectator no more than both players.
fn check_knowledge(views: &[View; 3]) {
    let [one, other, spectator] = views;
    for ((a, b), s) in one.pieces.iter().zip(&other.pieces).zip(&spectator.pieces) {
        assert_eq!((a.token, a.at), (b.token, b.at), "the players see different blocks");
        let enemy = if a.side == one.armies.red { b } else { a };
        assert_eq!(s.face, enemy.face, "a spectator sees an enemy block as its enemy does");
        assert!(!matches!(enemy.face, SeenFace::Own { .. }), "a face its viewer must not know");
    }
}
