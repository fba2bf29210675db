//! What a case expects, and how the game differs from it.

use std::collections::BTreeMap;

use estafette_engine::ending::Ending;
use estafette_engine::force::Side;
use serde::Deserialize;
use serde_json::value::RawValue;
use serde_json::{Map, Value};

use super::fault::Faults;
use super::report::Part;
use super::run::Scene;
use super::written::{check_order, no_member};
use super::{Cases, offered, words};

/// What must hold. What is not named is not looked at.
pub struct Expected<C: Cases> {
    pub line: usize,
    pub common: Common,
    facts: C::Facts,
}

/// What can be expected of every game.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Common {
    /// Fields of an open decision: `side`, `kind` ...
    pub(super) decision: Option<Map<String, Value>>,
    /// Exactly the orders that are offered.
    pub(super) only: Option<Vec<Map<String, Value>>>,
    /// Exactly the orders of some kinds that are offered, by kind and without it.
    pub(super) only_of: BTreeMap<String, Vec<Map<String, Value>>>,
    /// Orders that must be offered.
    pub(super) offered: Vec<Map<String, Value>>,
    /// Orders that must not be offered.
    pub(super) not_offered: Vec<Map<String, Value>>,
    /// The kinds of order offered, all of them.
    pub(super) kinds: Option<Vec<String>>,
    /// Events that must have happened, in this order; only the given fields count.
    events: Vec<Map<String, Value>>,
    /// Kinds of event that must not have happened.
    no_events: Vec<String>,
    /// How the game ended.
    outcome: Option<Outcome>,
}

/// How a game ended.
#[derive(Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, expecting = "an object with `winner` and `victory`")]
pub struct Outcome {
    winner: Side,
    /// `decisive`, `marginal`.
    victory: String,
}

impl<C: Cases> Expected<C> {
    /// Reads what is expected, and finds its faults.
    pub fn read(faults: &mut Faults, part: Part, text: &RawValue) -> Option<Expected<C>> {
        let Some(Value::Object(members)) = faults.value(part, text) else {
            faults.add(part, text, "`then` is an object");
            return None;
        };
        if members.is_empty() {
            faults.add(part, text, "`then` expects nothing");
        }
        let (common, own) = (words::fields::<Common>(), words::fields::<C::Facts>());
        let known = [common, own].concat();
        for unknown in members.keys().filter(|name| !known.contains(&name.as_str())) {
            faults.add(part, text, no_member("`then`", unknown, &known));
        }
        let (common, facts): (Map<_, _>, Map<_, _>) =
            members.into_iter().partition(|(name, _)| common.contains(&name.as_str()));
        let facts = facts.into_iter().filter(|(name, _)| own.contains(&name.as_str())).collect();
        let common: Option<Common> = faults.read(part, text, Value::Object(common));
        let facts = faults.read(part, text, Value::Object(facts));
        let common = common?;
        check_words::<C>(faults, part, text, &common);
        Some(Expected { line: faults.line(text), common, facts: facts? })
    }

    /// How the game differs from it.
    pub fn differences(&self, scene: &Scene<C>) -> Vec<String> {
        let mut found = C::differences(scene, &self.facts);
        found.extend(self.decision(scene));
        found.extend(offered::differences(scene, &self.common));
        found.extend(self.events(scene));
        found.extend(self.outcome(scene));
        found
    }

    fn decision(&self, scene: &Scene<C>) -> Option<String> {
        let wanted = self.common.decision.as_ref()?;
        let open = scene.decisions();
        if open.iter().any(|(_, is)| contains(is, wanted)) {
            return None;
        }
        let wanted = C::LABELS.write(Value::Object(wanted.clone()));
        Some(format!("the open decision is not {wanted}; {}", scene.asked()))
    }

    fn events(&self, scene: &Scene<C>) -> Vec<String> {
        let mut found = Vec::new();
        let mut rest = scene.happened.iter();
        for wanted in &self.common.events {
            let before = rest.clone();
            if !rest.any(|happened| contains(&happened.written, wanted)) {
                let wanted = C::LABELS.write(Value::Object(wanted.clone()));
                found.push(format!("did not happen, or not in this order: {wanted}"));
                rest = before;
            }
        }
        for tag in &self.common.no_events {
            if let Some(happened) = scene.happened.iter().find(|happened| happened.is(tag)) {
                found.push(format!("happened: {}", C::LABELS.write(happened.named.clone())));
            }
        }
        found
    }

    fn outcome(&self, scene: &Scene<C>) -> Option<String> {
        let is = scene.state.outcome();
        let told = |ending: Ending| {
            let winner = ending.winner().map(|side| format!(" for {}", C::LABELS.army(side)));
            format!("the game is over: {}{}", victory(ending), winner.unwrap_or_default())
        };
        match (&self.common.outcome, is) {
            (None, Some(ending)) => Some(format!("{}; expect an `outcome`", told(ending))),
            (Some(_), None) => Some(format!("the game is not over; {}", scene.asked())),
            (Some(wanted), Some(ending)) => {
                let same = ending.winner() == Some(wanted.winner) && victory(ending) == wanted.victory;
                (!same).then(|| told(ending))
            }
            (None, None) => None,
        }
    }
}

/// Misspelt words are never offered and never happen, so that they have to be looked up.
fn check_words<C: Cases>(faults: &mut Faults, part: Part, text: &RawValue, common: &Common) {
    for order in [&common.offered, &common.not_offered].into_iter().chain(&common.only).flatten() {
        check_order::<C>(faults, part, text, order);
    }
    let orders = words::tags::<C::Order>("order");
    for kind in common.only_of.keys().chain(common.kinds.iter().flatten()) {
        faults.look_up(part, text, "order", kind, orders);
    }
    for (kind, list) in common.only_of.iter().filter(|(kind, _)| orders.contains(&kind.as_str())) {
        for fields in list {
            check_order::<C>(faults, part, text, &offered::of(kind, fields));
        }
    }
    let events = words::tags::<C::Event>("event");
    for event in &common.events {
        match event.get("event").and_then(Value::as_str) {
            Some(tag) => faults.look_up(part, text, "event", tag, events),
            None => faults.add(part, text, "`event` says what happened"),
        }
    }
    for tag in &common.no_events {
        faults.look_up(part, text, "event", tag, events);
    }
}

/// Whether an object has these fields with these values.
pub fn contains(object: &Value, fields: &Map<String, Value>) -> bool {
    fields.iter().all(|(key, value)| object.get(key) == Some(value))
}

/// In what way a game ended, as cases call it.
fn victory(ending: Ending) -> String {
    let written = serde_json::to_value(ending).unwrap_or_default();
    written["by"].as_str().unwrap_or_default().to_owned()
}
