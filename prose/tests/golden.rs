//! The sentences of this crate and of the web client are the same: both are held to
//! `golden/sentences.json`. With `ESTAFETTE_WRITE_GOLDEN` set the file is written anew; read what
//! has changed, and run the client's tests.

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

use estafette_engine::force::Side;
use estafette_engine::parley::Parley;
use estafette_engine::telling::Say;
use estafette_engine::triomphe::{Decision, Event, RULES, data, telling};
use estafette_prose::{Language, Sentences, Words, recount_parley};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

#[derive(Serialize)]
struct Golden {
    /// The names on the board: of locales that have any, and of holding areas.
    locales: BTreeMap<u16, Vec<String>>,
    areas: BTreeMap<String, String>,
    events: Vec<ToldEvent>,
    decisions: Vec<ToldDecision>,
    parleys: Vec<ToldParley>,
}

#[derive(Serialize)]
struct ToldEvent {
    event: Value,
    /// By language; nothing for what is not told.
    sentences: BTreeMap<&'static str, Option<String>>,
}

#[derive(Serialize)]
struct ToldDecision {
    decision: Value,
    /// By language: head and text.
    questions: BTreeMap<&'static str, [String; 2]>,
}

#[derive(Serialize)]
struct ToldParley {
    side: Side,
    parley: Value,
    /// By language.
    sentences: BTreeMap<&'static str, String>,
}

fn events() -> Vec<Value> {
    let mut events = Vec::new();
    for (side, pieces) in [("red", vec![1]), ("blue", vec![1, 2]), ("blue", vec![1, 2, 3])] {
        let places = ["14", "14/20", "20"].into_iter().take(pieces.len()).collect::<Vec<_>>();
        let leaders = vec![1];
        events.extend([
            json!({ "event": "cleaned_up", "side": side, "from": "14/20", "pieces": pieces }),
            json!({ "event": "marched", "side": side, "pieces": pieces, "from": "14", "to": "20", "cost": 1 }),
            json!({ "event": "marched", "side": side, "pieces": pieces, "from": "10", "to": "10/14", "cost": 1 }),
            json!({ "event": "marched", "side": side, "pieces": pieces, "from": "10/14", "to": "10", "cost": 0 }),
            json!({ "event": "marched", "side": side, "pieces": pieces, "from": "10/14", "to": "14", "cost": 1 }),
            json!({ "event": "continued", "side": side, "pieces": pieces, "to": "14/10", "cost": 0 }),
            json!({ "event": "organized", "pieces": pieces, "places": places }),
            json!({ "event": "manoeuvre_attacked", "side": side, "pieces": pieces, "from": "10", "across": "10/14",
                    "by_road": false, "cost": 1 }),
            json!({ "event": "responded", "side": side, "pieces": pieces, "to": "14/10" }),
            json!({ "event": "defense_led", "side": side, "pieces": pieces }),
            json!({ "event": "assault_named", "side": side, "pieces": pieces, "leaders": leaders }),
            json!({ "event": "counter_attacked", "side": side, "pieces": pieces }),
            json!({ "event": "attackers_moved", "side": side, "pieces": pieces, "to": "20" }),
            json!({ "event": "attackers_moved", "side": side, "pieces": pieces, "to": "10/14" }),
        ]);
        let tokens = pieces.len();
        events.extend([
            json!({ "event": "morale_arrived", "side": side, "tokens": tokens }),
            json!({ "event": "morale_committed", "side": side, "locale": 20, "tokens": tokens }),
            json!({ "event": "morale_left", "side": side, "locale": 20, "missing": tokens }),
            json!({ "event": "morale_lost", "side": side, "from": null, "tokens": tokens }),
            json!({ "event": "morale_lost", "side": side, "from": 14, "tokens": tokens }),
            json!({ "event": "morale_returned", "side": side, "from": 20, "tokens": tokens }),
        ]);
    }
    for side in ["red", "blue"] {
        let (infantry, cavalry, guns) = (
            json!({ "arm": "infantry", "strength": 3 }),
            json!({ "arm": "cavalry", "strength": 2 }),
            json!({ "arm": "artillery", "strength": 1 }),
        );
        events.extend([
            json!({ "event": "turn_began", "round": 1, "side": side }),
            json!({ "event": "turn_began", "round": 7, "side": side }),
            json!({ "event": "turn_began", "round": 16, "side": side }),
            json!({ "event": "turn_ended", "side": side }),
            json!({ "event": "ended", "outcome": { "winner": side, "victory": "decisive" } }),
            json!({ "event": "ended", "outcome": { "winner": side, "victory": "marginal" } }),
            json!({ "event": "road_marched", "side": side, "piece": 1, "from": "10", "crossings": [1], "through": [14],
                    "cost": 0 }),
            json!({ "event": "road_marched", "side": side, "piece": 1, "from": "@tortona", "crossings": [4, 1],
                    "through": [10, 14], "cost": 0 }),
            json!({ "event": "road_marched", "side": side, "piece": 1, "from": "10", "crossings": [3, 4, 1, 2],
                    "through": [39, 10, 14, 20], "cost": 0 }),
            json!({ "event": "road_marched", "side": side, "piece": 1, "from": "10", "crossings": [], "through": [],
                    "cost": 0 }),
            json!({ "event": "pontoon_entered", "side": side, "piece": 1, "to": 7 }),
            json!({ "event": "manoeuvre_attacked", "side": side, "pieces": [1], "from": "10", "across": "10/14",
                    "by_road": true, "cost": 0 }),
            json!({ "event": "responded", "side": side, "pieces": [], "to": "14/10" }),
            json!({ "event": "defense_led", "side": side, "pieces": [] }),
            json!({ "event": "counter_attacked", "side": side, "pieces": [] }),
            json!({ "event": "bombardment_declared", "side": side, "piece": 1, "from": "14/20" }),
            json!({ "event": "bombardment_completed", "side": side, "piece": 1, "from": "20/14" }),
            json!({ "event": "bombardment_cancelled", "side": side, "piece": 1, "at": "14/20" }),
            json!({ "event": "assault_declared", "side": side, "across": "14/20" }),
            json!({ "event": "assault_decided", "winner": side, "locale": 20, "attack": 5, "penalty": 1, "defense": 2,
                    "counter_attack": 0, "result": 2 }),
            json!({ "event": "assault_decided", "winner": side, "locale": 14, "attack": 2, "penalty": 1, "defense": 4,
                    "counter_attack": 1, "result": -4 }),
            json!({ "event": "attack_decided", "winner": side, "locale": 20 }),
            json!({ "event": "shown", "side": side, "piece": 1, "at": "20", "face": cavalry, "reason": "road_attack" }),
            json!({ "event": "shown", "side": side, "piece": 1, "at": "@tortona", "face": guns, "reason": "bombardment" }),
            json!({ "event": "reduced", "side": side, "piece": 1, "at": "20/14", "before": infantry, "after": cavalry,
                    "reason": "retreat" }),
            json!({ "event": "reduced", "side": side, "piece": 1, "at": "14", "before": guns, "after": null,
                    "reason": "artillery_lost" }),
            json!({ "event": "retreated", "side": side, "piece": 1, "from": "14", "to": 20 }),
            json!({ "event": "morale_transferred", "side": side, "from": 14, "to": 20 }),
            json!({ "event": "shuffled", "side": side, "at": "14", "pieces": [3, 4] }),
        ]);
    }
    events.push(json!({ "event": "disorganized", "locale": 20 }));
    events
}

fn decisions() -> Vec<Value> {
    let mut decisions = Vec::new();
    for side in ["red", "blue"] {
        decisions.extend([
            json!({ "side": side, "kind": "act" }),
            json!({ "side": side, "kind": "respond", "defense": "14/20", "attackers": 1 }),
            json!({ "side": side, "kind": "respond", "defense": "20/14", "attackers": 2 }),
            json!({ "side": side, "kind": "advance", "attack": "14/20" }),
            json!({ "side": side, "kind": "march_on", "locale": 20 }),
            json!({ "side": side, "kind": "show_infantry", "defense": "20/14" }),
            json!({ "side": side, "kind": "bombarded", "locale": 14 }),
            json!({ "side": side, "kind": "lead_defense", "defense": "14/20" }),
            json!({ "side": side, "kind": "name_assault", "attack": "14/20" }),
            json!({ "side": side, "kind": "artillery_defense", "attack": "14/20" }),
            json!({ "side": side, "kind": "counter_attack", "attack": "14/20" }),
            json!({ "side": side, "kind": "take_loss", "position": "20/14", "reductions": 1 }),
            json!({ "side": side, "kind": "take_loss", "position": "14", "reductions": 2 }),
            json!({ "side": side, "kind": "retreat", "locale": 20 }),
            json!({ "side": side, "kind": "remove_morale", "army": "blue" }),
            json!({ "side": side, "kind": "transfer_morale", "army": "red", "to": 20, "missing": 1 }),
            json!({ "side": side, "kind": "transfer_morale", "army": "blue", "to": 14, "missing": 3 }),
            json!({ "side": side, "kind": "recover_morale" }),
        ]);
    }
    decisions
}

fn parleys() -> Vec<Value> {
    let mut parleys = vec![
        json!({ "parley": "resign" }),
        json!({ "parley": "claim_time" }),
        json!({ "parley": "end_pause" }),
    ];
    parleys
        .extend([1, 59, 60, 1441, 2880].map(|minutes| json!({ "parley": "grant_time", "minutes": minutes })));
    for step in ["offer", "accept", "decline", "withdraw"] {
        let offers =
            [json!({ "of": "draw" }), json!({ "of": "pause", "minutes": 4320 }), json!({ "of": "rematch" })];
        parleys.extend(offers.map(|offer| json!({ "parley": step, "offer": offer })));
    }
    parleys
}

fn golden() -> Golden {
    let drawing = &data::field().plan.drawing;
    let sentences = Sentences::of(&RULES);
    let words = Language::ALL.map(|language| (language.tag(), Words::of_game(language, &RULES)));
    let tell = |event: Value| {
        Event::deserialize(&event).unwrap();
        let told = words.iter().map(|(tag, words)| (*tag, sentences.recount(words, &event)));
        ToldEvent { sentences: told.collect(), event }
    };
    let ask = |decision: Value| {
        Decision::deserialize(&decision).unwrap();
        let questions = words.iter().map(|(tag, words)| {
            let asked = sentences.question(words, &decision).unwrap();
            (*tag, [asked.head, asked.text])
        });
        ToldDecision { questions: questions.collect(), decision }
    };
    let settle = |(side, parley): (Side, Value)| {
        let read: Parley = serde_json::from_value(parley.clone()).unwrap();
        let sentences = words.iter().map(|(tag, words)| (*tag, recount_parley(words, side, read)));
        ToldParley { side, parley, sentences: sentences.collect() }
    };
    let of_both =
        Side::BOTH.into_iter().flat_map(|side| parleys().into_iter().map(move |parley| (side, parley)));
    let with_names = drawing.locales.iter().filter(|locale| !locale.names.is_empty());
    Golden {
        locales: with_names.map(|locale| (locale.number.0, locale.names.clone())).collect(),
        areas: drawing.areas.iter().map(|area| (area.name.to_string(), area.title.clone())).collect(),
        events: events().into_iter().map(tell).collect(),
        decisions: decisions().into_iter().map(ask).collect(),
        parleys: of_both.map(settle).collect(),
    }
}

#[test]
fn the_sentences_are_those_that_the_client_is_held_to() {
    let file = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("golden/sentences.json");
    let told = serde_json::to_string_pretty(&golden()).unwrap() + "\n";
    if std::env::var_os("ESTAFETTE_WRITE_GOLDEN").is_some() {
        std::fs::write(&file, &told).unwrap();
    }
    let kept = std::fs::read_to_string(&file).unwrap_or_default();
    assert!(told == kept, "the sentences differ from {}", file.display());
}

#[test]
fn every_event_and_decision_is_among_the_sentences() {
    let tags = |told: Vec<Value>, tag: &str| -> BTreeSet<String> {
        told.iter().filter_map(|value| value[tag].as_str()).map(ToOwned::to_owned).collect()
    };
    let telling = telling();
    assert!(telling.events.keys().eq(&tags(events(), "event")));
    assert!(telling.decisions.keys().eq(&tags(decisions(), "kind")));
}

#[test]
fn every_message_of_the_table_is_in_every_catalogue() {
    let telling = telling();
    let events = telling.events.values().filter_map(|event| event.say.as_ref()).flat_map(Say::keys);
    let mut keys: Vec<String> = events.map(|key| format!("event-{key}")).collect();
    for key in telling.decisions.values().flat_map(|decision| decision.say.keys()) {
        keys.extend([format!("decide-{key}"), format!("decide-{key}-head"), format!("wait-{key}")]);
    }
    for order in telling.orders.values() {
        keys.extend(order.say.keys().map(|key| format!("order-{key}")));
        keys.extend(order.option.as_ref().unwrap_or(&order.say).keys().map(|key| format!("option-{key}")));
    }
    for language in Language::ALL {
        let missing: Vec<&String> =
            keys.iter().filter(|key| Words::of_game(language, &RULES).known(key).is_none()).collect();
        assert!(missing.is_empty(), "{language}: {missing:?}");
    }
}

#[test]
fn every_sentence_is_whole() {
    let golden = golden();
    let sentences = golden.events.iter().flat_map(|told| told.sentences.values().flatten());
    let questions = golden.decisions.iter().flat_map(|told| told.questions.values().flatten());
    let settled = golden.parleys.iter().flat_map(|told| told.sentences.values());
    for sentence in sentences.chain(questions).chain(settled) {
        let broken = ["{", "}", "$", "event-", "decide-", "  "].iter().any(|sign| sentence.contains(sign));
        assert!(!broken && !sentence.is_empty(), "{sentence}");
    }
}
