//! What can be expected of this game alone, and how it differs from that.

use std::collections::BTreeMap;
use std::fmt::Display;

use estafette_engine::austerlitz::data::Commander;
use estafette_engine::austerlitz::position::{face_name, face_named};
use estafette_engine::austerlitz::view::{SeenFace, SeenPiece};
use estafette_engine::austerlitz::{Event, LABELS, State};
use estafette_engine::field::place::{ApproachName, LocaleNumber, PlaceName};
use estafette_engine::force::{PerSide, Side};
use estafette_engine::ruleset::Ruleset;
use estafette_engine::secrecy::Viewer;
use serde::Deserialize;
use serde_json::Value;

use crate::case::Scene;

/// What must hold. What is not named is not looked at.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Facts {
    round: Option<u8>,
    /// Whose turn it is.
    turn: Option<Side>,
    morale: PerSide<Option<u8>>,
    /// By id.
    units: BTreeMap<String, ExpectedUnit>,
    /// Where commanders are, as everybody sees them.
    commanders: BTreeMap<Commander, PlaceName>,
    /// Every result told so far.
    results: Option<Vec<i8>>,
    /// The attack approaches that are closed.
    closed: Option<Vec<ApproachName>>,
    /// The locales that are stormed.
    stormed: Option<Vec<LocaleNumber>>,
    corps_commands: Option<u8>,
    independent_commands: Option<u8>,
    /// What the enemy knows of the faces of units, by id: `I2`, or `?`.
    known: BTreeMap<String, String>,
    /// What stands in the views of seats and of the `spectator`, by the way to it: `/active`.
    seen: BTreeMap<String, BTreeMap<String, Value>>,
}

/// What must hold of a unit.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(deny_unknown_fields, default, expecting = "an object with any of `at`, `face`, `corps`, `detached`")]
pub(super) struct ExpectedUnit {
    at: Option<PlaceName>,
    /// Such as `I2`.
    face: Option<String>,
    corps: Option<Commander>,
    /// In no corps.
    detached: bool,
}

/// How the game differs from what is expected, a sentence for each difference.
pub fn differences(scene: &Scene<State>, facts: &Facts) -> Vec<String> {
    let view = scene.state.truth();
    let mut found = Found::default();
    found.compare("the round", facts.round, view.round);
    found.compare("the turn", facts.turn.map(|side| LABELS.of(side)), LABELS.of(view.active));
    for side in Side::BOTH {
        let morale = format!("the morale of {}", LABELS.army(side));
        found.compare(&morale, facts.morale[side], view.armies[side].morale);
    }
    for (id, unit) in &facts.units {
        found.unit(scene, id, unit);
    }
    for (commander, &wanted) in &facts.commanders {
        let is = view.commanders.iter().find(|one| one.commander == *commander).and_then(|one| one.at);
        let is = is.map_or_else(|| "nowhere".to_owned(), |at| at.to_string());
        found.compare(&format!("the place of {commander}"), Some(wanted.to_string()), is);
    }
    let results = scene.happened.iter().filter_map(|happened| match happened.event {
        Event::Result { result, .. } => Some(result),
        _ => None,
    });
    found.compare("the results", facts.results.as_deref().map(listed), listed(&results.collect::<Vec<_>>()));
    found.compare("the approaches closed", facts.closed.as_deref().map(listed), listed(&view.closed));
    found.compare("the locales stormed", facts.stormed.as_deref().map(listed), listed(&view.stormed));
    if let Some(wanted) = facts.corps_commands {
        let is = view.corps_commands.map_or_else(|| "without a limit".to_owned(), |left| left.to_string());
        found.compare("the number of corps commands left", Some(wanted.to_string()), is);
    }
    let independent = facts.independent_commands;
    found.compare("the number of independent commands left", independent, view.independent_commands);
    for (id, wanted) in &facts.known {
        found.known(scene, id, wanted);
    }
    for (viewer, wanted) in &facts.seen {
        found.seen(scene, viewer, wanted);
    }
    found.after_the_end(scene);
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

    fn unit(&mut self, scene: &Scene<State>, id: &str, wanted: &ExpectedUnit) {
        let unit = scene.blocks.get(id).and_then(|&number| scene.state.unit_of(number));
        let Some((at, corps, face)) = unit else {
            return self.tell(format!("no unit is called {id}"));
        };
        self.compare(&format!("the place of {id}"), wanted.at, at);
        if let Some(short) = &wanted.face {
            match face_named(short) {
                Ok(named) if face != Some(named) => {
                    let is = face.map_or_else(|| "eliminated".to_owned(), face_name);
                    self.tell(format!("the face of {id} is {is}, not {short}"));
                }
                Ok(_) => {}
                Err(error) => self.tell(error.to_string()),
            }
        }
        let is = corps.map_or("in no corps", Commander::word);
        let wanted = wanted.corps.map(Commander::word).or(wanted.detached.then_some("in no corps"));
        self.compare(&format!("the corps of {id}"), wanted, is);
    }

    fn known(&mut self, scene: &Scene<State>, id: &str, wanted: &str) {
        let number = scene.blocks.get(id).copied();
        let Some(token) = number.and_then(|number| scene.state.token_of(number)) else {
            return self.tell(format!("no unit is called {id}"));
        };
        let own = scene.state.truth().pieces.into_iter().find(|piece| piece.token == token);
        let Some(own) = own else { return self.tell(format!("{id} is eliminated")) };
        let view = scene.state.view(Viewer::from(own.side.opponent()));
        let seen: Option<SeenPiece> = view.pieces.into_iter().find(|piece| piece.token == token);
        let is = match seen.map(|piece| piece.face) {
            Some(SeenFace::Open { face } | SeenFace::LastSeen { face }) => face_name(face),
            Some(SeenFace::Hidden | SeenFace::Own { .. }) => "?".to_owned(),
            None => "not on the map".to_owned(),
        };
        self.compare(&format!("what the enemy knows of {id}"), Some(wanted.to_owned()), is);
    }

    fn seen(&mut self, scene: &Scene<State>, name: &str, wanted: &BTreeMap<String, Value>) {
        let (side, rank) = name.split_once('.').map_or((name, None), |(side, rank)| (side, Some(rank)));
        let side = LABELS.read(Value::from(side));
        let side = side.as_str().unwrap_or_default();
        let viewer = rank.map_or_else(|| side.to_owned(), |rank| format!("{side}.{rank}"));
        let Ok(viewer) = viewer.parse::<Viewer>() else {
            return self.tell(format!("{name} is nobody who sees anything"));
        };
        let view = LABELS.write(serde_json::to_value(scene.state.view(viewer)).unwrap_or_default());
        for (way, wanted) in wanted {
            let is = view.pointer(way).cloned().unwrap_or_default();
            self.compare(&format!("what {name} sees at {way}"), Some(LABELS.write(wanted.clone())), is);
        }
    }

    /// Nothing happens after the end, and nothing stays hidden.
    fn after_the_end(&mut self, scene: &Scene<State>) {
        let mut after = scene.happened.iter().skip_while(|happened| !happened.is("ended")).skip(1);
        if after.next().is_some() {
            self.tell("something happened after the end".to_owned());
        }
        let view = scene.state.view(Viewer::Spectator);
        let hidden = view.pieces.iter().filter(|piece| !matches!(piece.face, SeenFace::Open { .. })).count();
        if view.outcome.is_some() && hidden > 0 {
            self.tell(format!("{hidden} faces stay hidden after the end"));
        }
    }
}

/// As people write a list.
fn listed<T: Display>(values: &[T]) -> String {
    let all: Vec<String> = values.iter().map(ToString::to_string).collect();
    if all.is_empty() { "nothing".to_owned() } else { all.join(", ") }
}
