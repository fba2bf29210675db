//! What can be expected of this game alone, and how it differs from that.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Display;

use estafette_engine::bonaparte_at_marengo::view::{Acted, SeenFace, SeenPiece};
use estafette_engine::bonaparte_at_marengo::{Event, LABELS, State, View};
use estafette_engine::field::place::{CrossingNumber, LocaleNumber, PlaceName};
use estafette_engine::force::{Arm, Face, PerSide, Side};
use estafette_engine::ruleset::Ruleset;
use estafette_engine::secrecy::Viewer;
use serde::Deserialize;

use crate::case::Scene;

/// What must hold. What is not named is not looked at.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Facts {
    /// By id: a place, or more of a piece.
    pieces: BTreeMap<String, ExpectedPiece>,
    round: Option<u8>,
    /// Whose turn it is.
    side: Option<Side>,
    commands: Option<u8>,
    assaults_over: Option<bool>,
    morale: PerSide<Option<u8>>,
    /// The armies that are demoralized.
    demoralized: Option<Vec<Side>>,
    /// Ids of the blocks whose faces were shown in the steps so far, all of them.
    shown: Option<Vec<String>>,
    /// What an enemy knows of a block now, by id: a face such as `c2`, or `?`.
    known: BTreeMap<String, String>,
    /// How many enemy faces each army knows now.
    faces_known: PerSide<Option<usize>>,
    /// The last step at which a crossing was used, by its number.
    traffic: BTreeMap<CrossingNumber, u8>,
    /// How many blocks stand at a place.
    blocks: BTreeMap<PlaceName, usize>,
    /// How many blocks of each army are left.
    left: PerSide<Option<usize>>,
    /// Pairs closed this turn.
    closed: Option<Vec<PlaceName>>,
    /// Locales captured this turn.
    captured: Option<Vec<LocaleNumber>>,
    /// How many French blocks are inactive.
    inactive: Option<usize>,
    set_up_entered: Option<bool>,
    /// How each viewer sees the points of the first bid: a seat's own are known to it alone.
    bids_seen: Option<PerSide<Option<u8>>>,
    /// The army that the seat of Austria leads.
    austria_leads: Option<Side>,
}

/// What must hold of a piece.
#[derive(Debug, Clone, Deserialize)]
#[serde(
    untagged,
    expecting = "of a piece a place is expected, or an object with any of `at`, `face`, `acted`, `inactive`, `declared`"
)]
enum ExpectedPiece {
    /// Where it is.
    At(PlaceName),
    /// More.
    More(ExpectedState),
}

/// What must hold of a piece, in full.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(super) struct ExpectedState {
    at: Option<PlaceName>,
    /// Such as `i2`.
    face: Option<String>,
    /// `moved`, `assaulted`, `fired` or `nothing`.
    acted: Option<String>,
    inactive: Option<bool>,
    declared: Option<bool>,
}

/// How the game differs from what is expected, a sentence for each difference.
pub fn differences(scene: &Scene<State>, facts: &Facts) -> Vec<String> {
    let view = Ruleset::view(&scene.state, Viewer::Spectator);
    let mut found = Found::default();
    found.compare("the round", facts.round, view.round);
    found.compare("the turn", facts.side.map(|side| LABELS.of(side)), LABELS.of(view.active));
    found.compare("the number of commands left", facts.commands, view.commands);
    found.compare("whether assaults are over", facts.assaults_over, view.assaults_over);
    found.compare("whether a set-up locale was entered", facts.set_up_entered, view.set_up_entered);
    found.compare(
        "the army of the Austrian seat",
        facts.austria_leads.map(|side| LABELS.of(side)),
        LABELS.of(view.armies.red),
    );
    for (id, piece) in &facts.pieces {
        match scene.blocks.seen(&scene.state, id) {
            Some(seen) => found.piece(id, &seen, piece),
            None => found.tell(format!("no block is called {id}")),
        }
    }
    for side in Side::BOTH {
        let army = LABELS.army(side);
        found.compare(&format!("the morale of {army}"), facts.morale[side], view.morale[side].level);
        let known = faces_known(scene, side);
        found.compare(&format!("the number of faces {army} knows"), facts.faces_known[side], known);
        let left = view.pieces.iter().filter(|seen| seen.side == side).count();
        found.compare(&format!("the number of blocks of {army}"), facts.left[side], left);
        let broken = facts.demoralized.as_ref().map(|armies| armies.contains(&side));
        found.compare(&format!("whether {army} is demoralized"), broken, view.morale[side].demoralized);
    }
    found.lists(scene, &view, facts);
    for (id, known) in &facts.known {
        found.known(scene, id, known);
    }
    for (&crossing, &step) in &facts.traffic {
        let used = view.traffic.iter().find(|used| used.crossing == crossing);
        let last = used.map_or(0, |used| used.last_step);
        found.compare(&format!("the last step on crossing {}", crossing.0), Some(step), last);
    }
    for (&place, &blocks) in &facts.blocks {
        let there = view.pieces.iter().filter(|seen| seen.at == place).count();
        found.compare(&format!("the number of blocks at {place}"), Some(blocks), there);
    }
    found.0
}

/// Differences found so far.
#[derive(Default)]
struct Found(Vec<String>);

impl Found {
    fn tell(&mut self, difference: String) {
        self.0.push(difference);
    }

    #[expect(clippy::needless_pass_by_value, reason = "callers compare fresh values")]
    fn compare<T: PartialEq + Display>(&mut self, what: &str, wanted: Option<T>, is: T) {
        if let Some(wanted) = wanted.filter(|wanted| *wanted != is) {
            self.tell(format!("{what} is {is}, not {wanted}"));
        }
    }

    fn lists(&mut self, scene: &Scene<State>, view: &View, facts: &Facts) {
        if let Some(shown) = &facts.shown {
            self.shown(scene, shown);
        }
        let inactive = view.pieces.iter().filter(|seen| seen.inactive).count();
        self.compare("the number of inactive blocks", facts.inactive, inactive);
        let closed: Vec<_> = view.closed.iter().map(|&approach| PlaceName::Approach(approach)).collect();
        self.compare("the list of closed pairs", facts.closed.as_deref().map(listed), listed(&closed));
        self.compare(
            "the list of captured locales",
            facts.captured.as_deref().map(listed),
            listed(&view.captured),
        );
        if let Some(bids) = facts.bids_seen {
            for seat in Side::BOTH {
                self.bid(scene, seat, bids[seat]);
            }
        }
    }

    /// What a seat saw of the first bid.
    fn bid(&mut self, scene: &Scene<State>, seat: Side, wanted: Option<u8>) {
        let bids = scene.happened.iter().map(|happened| happened.event.clone());
        let bids: Vec<Event> = bids.filter(|event| matches!(event, Event::Bid { .. })).collect();
        let seen = State::seen(&bids, Viewer::from(seat)).into_iter().next();
        let points = match seen {
            Some(Event::Bid { points, .. }) => points,
            _ => None,
        };
        let told = |points: Option<u8>| points.map_or("hidden".to_owned(), |points| points.to_string());
        self.compare(&format!("the bid as {seat} sees it"), Some(told(wanted)), told(points));
    }

    fn piece(&mut self, id: &str, seen: &SeenPiece, expected: &ExpectedPiece) {
        let state = match expected {
            ExpectedPiece::At(place) => &ExpectedState { at: Some(*place), ..ExpectedState::default() },
            ExpectedPiece::More(state) => state,
        };
        self.compare(&format!("the place of {id}"), state.at, seen.at);
        if let SeenFace::Own { face, .. } | SeenFace::Open { face } = seen.face {
            self.compare(&format!("the face of {id}"), state.face.clone(), written(face));
        }
        let acted = match seen.acted {
            None => "nothing",
            Some(Acted::Moved) => "moved",
            Some(Acted::Assaulted) => "assaulted",
            Some(Acted::Fired) => "fired",
        };
        self.compare(&format!("what {id} has done"), state.acted.as_deref(), acted);
        self.compare(&format!("whether {id} is inactive"), state.inactive, seen.inactive);
        self.compare(&format!("whether {id} has declared a bombardment"), state.declared, seen.declared);
    }

    fn shown(&mut self, scene: &Scene<State>, wanted: &[String]) {
        let faces = |event: &Event| matches!(event, Event::Shown { .. } | Event::Reduced { .. });
        let events = scene.happened.iter().filter(|happened| faces(&happened.event));
        let seen: BTreeSet<&str> = events.flat_map(|happened| &happened.blocks).map(String::as_str).collect();
        let wanted: BTreeSet<&str> = wanted.iter().map(String::as_str).collect();
        self.0.extend(seen.difference(&wanted).map(|id| format!("{id} was shown")));
        self.0.extend(wanted.difference(&seen).map(|id| format!("{id} was not shown")));
    }

    fn known(&mut self, scene: &Scene<State>, id: &str, wanted: &str) {
        let Some(piece) = scene.blocks.seen(&scene.state, id) else {
            return self.tell(format!("no block is called {id}"));
        };
        let view = Ruleset::view(&scene.state, Viewer::from(piece.side.opponent()));
        let seen = view.pieces.iter().find(|seen| seen.token == piece.token);
        let is = match seen.map(|seen| seen.face) {
            Some(SeenFace::Open { face } | SeenFace::LastSeen { face }) => written(face),
            Some(SeenFace::Hidden | SeenFace::Own { .. }) => "?".to_owned(),
            None => "-".to_owned(),
        };
        self.compare(&format!("what the enemy knows of {id}"), Some(wanted.to_owned()), is);
    }
}

fn listed<T: Display>(items: &[T]) -> String {
    let items: Vec<String> = items.iter().map(ToString::to_string).collect();
    if items.is_empty() { "empty".to_owned() } else { items.join(", ") }
}

fn faces_known(scene: &Scene<State>, side: Side) -> usize {
    let view = Ruleset::view(&scene.state, Viewer::from(side));
    let enemies = view.pieces.iter().filter(|seen| seen.side != side);
    enemies.filter(|seen| matches!(seen.face, SeenFace::Open { .. } | SeenFace::LastSeen { .. })).count()
}

/// How a face is written in a case.
fn written(face: Face) -> String {
    let arm = match face.arm {
        Arm::Infantry => 'i',
        Arm::Cavalry => 'c',
        Arm::Artillery => 'a',
    };
    format!("{arm}{}", face.strength.get())
}
