//! What can be expected of this game alone, and how it differs from that.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Display;

use estafette_engine::field::place::{CrossingNumber, LocaleNumber, PlaceName};
use estafette_engine::force::{Arm, Face, PerSide, Side};
use estafette_engine::secrecy::Viewer;
use estafette_engine::triomphe::view::{BombardmentStage, Morale, SeenFace, SeenPiece};
use estafette_engine::triomphe::{Event, LABELS, State, View};
use serde::Deserialize;
use serde_json::{Map, Value};

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
    morale: PerSide<Option<ExpectedMorale>>,
    /// Ids of the blocks whose faces were shown in the steps so far, all of them.
    shown: Option<Vec<String>>,
    /// What an enemy knows of a block now, by id: a face such as `c2`, or `?`.
    known: BTreeMap<String, String>,
    /// How many enemy faces each player knows now.
    faces_known: PerSide<Option<usize>>,
    /// Fields of the log of a crossing: `last_step`, `count`, `towards` ...
    traffic: BTreeMap<CrossingNumber, Map<String, Value>>,
    /// How many blocks stand at a place.
    blocks: BTreeMap<PlaceName, usize>,
}

/// What must hold of a piece.
#[derive(Debug, Clone, Deserialize)]
#[serde(
    untagged,
    expecting = "of a piece a place is expected, or an object with any of `at`, `face`, `done`, `disorganized`, `bombardment`"
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
    done: Option<bool>,
    disorganized: Option<bool>,
    /// `declared`, `completed` or `none`.
    bombardment: Option<String>,
}

/// What must hold of an army's morale.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(
    deny_unknown_fields,
    default,
    expecting = "an object with any of `level`, `uncommitted`, `committed`"
)]
pub(super) struct ExpectedMorale {
    level: Option<u8>,
    uncommitted: Option<u8>,
    /// All committed tokens.
    committed: Option<BTreeMap<LocaleNumber, u8>>,
}

/// How the game differs from what is expected, a sentence for each difference.
pub fn differences(scene: &Scene<State>, facts: &Facts) -> Vec<String> {
    let view = scene.state.view(Viewer::Spectator);
    let mut found = Found::default();
    found.compare("the round", facts.round, view.round);
    found.compare("the turn", facts.side.map(|side| LABELS.of(side)), LABELS.of(view.active));
    found.compare("the number of commands left", facts.commands, view.commands);
    for (id, piece) in &facts.pieces {
        match scene.blocks.seen(&scene.state, id) {
            Some(seen) => found.piece(id, &seen, piece),
            None => found.tell(format!("no block is called {id}")),
        }
    }
    for side in Side::BOTH {
        if let Some(morale) = &facts.morale[side] {
            found.morale(side, &view.morale[side], morale);
        }
        let (army, known) = (LABELS.army(side), facts.faces_known[side]);
        found.compare(&format!("the number of faces {army} knows"), known, faces_known(scene, side));
    }
    if let Some(shown) = &facts.shown {
        found.shown(scene, shown);
    }
    for (id, known) in &facts.known {
        found.known(scene, id, known);
    }
    for (&crossing, used) in &facts.traffic {
        found.traffic(&view, crossing, used);
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

    fn piece(&mut self, id: &str, seen: &SeenPiece, expected: &ExpectedPiece) {
        let state = match expected {
            ExpectedPiece::At(place) => &ExpectedState { at: Some(*place), ..ExpectedState::default() },
            ExpectedPiece::More(state) => state,
        };
        self.compare(&format!("the place of {id}"), state.at, seen.at);
        if let SeenFace::Own { face, .. } | SeenFace::Open { face } = seen.face {
            self.compare(&format!("the face of {id}"), state.face.clone(), written(face));
        }
        self.flag(id, "done", state.done, seen.done);
        self.flag(id, "disorganized", state.disorganized, seen.disorganized);
        let bombardment = match seen.bombardment {
            None => "none",
            Some(BombardmentStage::Declared) => "declared",
            Some(BombardmentStage::Completed) => "completed",
        };
        self.compare(&format!("the bombardment of {id}"), state.bombardment.as_deref(), bombardment);
    }

    fn flag(&mut self, id: &str, mark: &str, wanted: Option<bool>, is: bool) {
        match wanted {
            Some(true) if !is => self.tell(format!("{id} is not {mark}")),
            Some(false) if is => self.tell(format!("{id} is {mark}")),
            _ => {}
        }
    }

    fn morale(&mut self, side: Side, is: &Morale, expected: &ExpectedMorale) {
        let army = LABELS.army(side);
        self.compare(&format!("the uncommitted morale of {army}"), expected.uncommitted, is.uncommitted);
        self.compare(&format!("the morale level of {army}"), expected.level, is.level);
        let committed = is.committed.iter().map(|there| (there.locale, there.tokens)).collect();
        let wanted = expected.committed.as_ref().map(in_locales);
        self.compare(&format!("the committed morale of {army}"), wanted, in_locales(&committed));
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
        let view = scene.state.view(Viewer::from(piece.side.opponent()));
        let seen = view.pieces.iter().find(|seen| seen.token == piece.token);
        let is = match seen.map(|seen| seen.face) {
            Some(SeenFace::Open { face } | SeenFace::LastSeen { face }) => written(face),
            Some(SeenFace::Hidden | SeenFace::Own { .. }) => "?".to_owned(),
            None => "-".to_owned(),
        };
        self.compare(&format!("what the enemy knows of {id}"), Some(wanted.to_owned()), is);
    }

    fn traffic(&mut self, view: &View, crossing: CrossingNumber, wanted: &Map<String, Value>) {
        let used = view.traffic.iter().find(|used| used.crossing == crossing);
        let Some(used) = used else {
            return self.tell(format!("crossing {} was not used", crossing.0));
        };
        let is = serde_json::to_value(used).unwrap_or_default();
        for (field, wanted) in wanted {
            let is = is.get(field).cloned().unwrap_or_default();
            self.compare(&format!("{field} of crossing {}", crossing.0), Some(wanted.clone()), is);
        }
    }
}

/// Tokens as people say them: `2 in locale 5, 1 in locale 7`.
fn in_locales(tokens: &BTreeMap<LocaleNumber, u8>) -> String {
    let each = tokens.iter().map(|(locale, tokens)| format!("{tokens} in locale {locale}"));
    let all: Vec<String> = each.collect();
    if all.is_empty() { "nothing".to_owned() } else { all.join(", ") }
}

fn faces_known(scene: &Scene<State>, side: Side) -> usize {
    let view = scene.state.view(Viewer::from(side));
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
