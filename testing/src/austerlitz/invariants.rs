//! What holds of every position of this game.

use std::collections::{BTreeMap, BTreeSet};

use estafette_engine::austerlitz::data::{Commander, forces};
use estafette_engine::austerlitz::unit::Face;
use estafette_engine::austerlitz::view::{SeenFace, SeenPiece, SeenTeam};
use estafette_engine::austerlitz::{DecisionKind, Event, State, View};
use estafette_engine::field::place::{LocaleNumber, PlaceName};
use estafette_engine::force::{PerSide, Side, Token};
use estafette_engine::ruleset::Ruleset;
use estafette_engine::secrecy::{Seat, Viewer};

use crate::invariants::Invariants;
use crate::vocabulary::Stack;

impl Invariants for State {
    /// Strength points that were lost.
    type Count = PerSide<u8>;

    fn count(events: &[Event], lost: &mut PerSide<u8>) {
        for event in events {
            if let Event::Reduced { side, before, after, .. } = event {
                let left = after.map_or(0, |face| face.strength.get());
                lost[*side] += before.strength.get() - left;
            }
        }
    }

    /// Illegal is a locale over capacity or with two armies, a corps torn apart, units or strength
    /// unaccounted for, an order to give after the end, a face or a unit off the map in a view whose
    /// viewer must not know it.
    fn check(&self, lost: &PerSide<u8>) {
        let truth = self.truth();
        assert!(truth.decision.is_none() || truth.outcome.is_none(), "a decision is open after the end");
        check_locales(self, &truth);
        check_corps(&truth);
        if !is_asked(&truth, |kind| matches!(kind, DecisionKind::Bid | DecisionKind::ChooseArmy)) {
            check_armies(&truth, *lost);
        }
        check_knowledge(&Viewer::OF_TWO.map(|viewer| self.view(viewer)));
        if let Some(teams) = &truth.teams {
            check_teams(self, teams);
        }
    }

    fn stacks(&self) -> Vec<Stack> {
        let mut stacks: BTreeMap<(PlaceName, Side, Option<Commander>), Vec<Token>> = BTreeMap::new();
        for piece in self.view(Viewer::Spectator).pieces {
            stacks.entry((piece.at, piece.side, piece.corps)).or_default().push(piece.token);
        }
        stacks.into_iter().map(|((place, ..), stack)| (place, stack)).collect()
    }
}

fn locale(place: PlaceName) -> Option<LocaleNumber> {
    match place {
        PlaceName::Reserve(locale) => Some(locale),
        PlaceName::Approach(approach) => Some(approach.locale),
        PlaceName::Holding(_) | PlaceName::Eliminated => None,
    }
}

fn is_asked(view: &View, kind: impl Fn(DecisionKind) -> bool) -> bool {
    view.decision.is_some_and(|decision| kind(decision.kind))
}

/// No locale holds both armies, or more units than it has room for, once the French have detached
/// whom they want.
fn check_locales(state: &State, view: &View) {
    let setting_up =
        is_asked(view, |kind| matches!(kind, DecisionKind::PlaceCorps | DecisionKind::SetUpDetachments));
    let mut locales: BTreeMap<LocaleNumber, (Side, u8)> = BTreeMap::new();
    for piece in &view.pieces {
        let Some(number) = locale(piece.at) else { continue };
        let (side, count) = locales.entry(number).or_insert((piece.side, 0));
        assert_eq!(*side, piece.side, "both armies are in {number}");
        *count += 1;
        let locale = state.board().locale_named(number).map(|id| state.board().locale(id));
        let fits = locale.is_some_and(|locale| *count <= locale.capacity);
        assert!(setting_up || fits, "{number} is over capacity");
    }
}

/// The players of a team see the same of both armies, and each corps has one of them for its player.
fn check_teams(state: &State, teams: &PerSide<SeenTeam>) {
    for side in Side::BOTH {
        let team = &teams[side];
        let seats = (1..).take(team.ranks.len()).map(|rank| Seat { side, rank });
        let views: Vec<View> = seats.map(|seat| state.view(seat.into())).collect();
        for view in &views[1..] {
            let same = view.pieces == views[0].pieces && view.commanders == views[0].commanders;
            assert!(same, "the players of {side} see different armies");
        }
        for owned in &team.corps {
            assert!(team.ranks.contains(&owned.player) && owned.commander.side() == side, "{owned:?}");
        }
    }
}

/// A corps is in one position, but while its commander chooses between two.
fn check_corps(view: &View) {
    if is_asked(view, |kind| matches!(kind, DecisionKind::Follow { .. })) {
        return;
    }
    let mut corps: BTreeMap<Commander, BTreeSet<PlaceName>> = BTreeMap::new();
    for piece in &view.pieces {
        if let Some(commander) = piece.corps {
            corps.entry(commander).or_default().insert(piece.at);
        }
    }
    for (commander, places) in corps {
        assert_eq!(places.len(), 1, "the corps of {commander} is torn apart: {places:?}");
    }
}

/// Every unit and every strength point is in the game or lost.
fn check_armies(view: &View, lost: PerSide<u8>) {
    let strength = |faces: &[Face]| faces.iter().map(|face| face.strength.get()).sum::<u8>();
    for side in Side::BOTH {
        let own = view.pieces.iter().filter(|piece| piece.side == side);
        let faces = own.map(|piece| match piece.face {
            SeenFace::Own { face, .. } | SeenFace::Open { face } => face,
            SeenFace::LastSeen { .. } | SeenFace::Hidden => panic!("the truth hides a face"),
        });
        let faces: Vec<Face> = faces.collect();
        let full = forces().faces(side);
        assert_eq!(faces.len() + usize::from(view.armies[side].lost_units), full.len(), "{side}: units");
        assert_eq!(strength(&faces) + lost[side], strength(&full), "{side}: strength");
    }
}

/// Nobody sees more than the rules allow; a spectator no more than both players.
fn check_knowledge(views: &[View; 3]) {
    let [red, blue, spectator] = views;
    for (view, side) in [(red, Side::Red), (blue, Side::Blue)] {
        for piece in view.pieces.iter().filter(|piece| piece.side != side) {
            assert!(!matches!(piece.face, SeenFace::Own { .. }), "{side} sees a face it must not know");
            let unseen = locale(piece.at).is_none() && view.outcome.is_none();
            assert!(!unseen, "{side} sees an enemy off the map");
        }
    }
    for piece in &spectator.pieces {
        let enemy = if piece.side == Side::Red { blue } else { red };
        let same = |other: &&SeenPiece| other.token == piece.token;
        assert_eq!(enemy.pieces.iter().find(same), Some(piece), "a spectator sees what its enemy does not");
    }
    let ended = spectator.outcome.is_some();
    let open = spectator.pieces.iter().all(|piece| matches!(piece.face, SeenFace::Open { .. }));
    assert!(!ended || open, "a face stays hidden at the end");
}
