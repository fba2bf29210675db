//! The sentences of this crate and of the web client are the same: both are held to the files in
//! `golden`, one a game. With `ESTAFETTE_WRITE_GOLDEN` set they are written anew; read what has
//! changed, and run the client's tests.

mod austerlitz;
mod triomphe;

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

use estafette_engine::force::Side;
use estafette_engine::game::Rules;
use estafette_engine::parley::Parley;
use estafette_engine::telling::{Say, Telling};
use estafette_prose::{Language, Sentences, Words, recount_parley};
use serde::Serialize;
use serde::de::DeserializeOwned;
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

/// A game with what can happen in it, and whether these are events and decisions of it.
struct Told {
    name: &'static str,
    rules: &'static dyn Rules,
    events: Vec<Value>,
    decisions: Vec<Value>,
    is_event: fn(&Value) -> bool,
    is_decision: fn(&Value) -> bool,
}

impl Told {
    fn telling(&self) -> &'static Telling {
        self.rules.telling().unwrap()
    }
}

fn is<T: DeserializeOwned>(value: &Value) -> bool {
    T::deserialize(value).is_ok()
}

fn games() -> [Told; 2] {
    use estafette_engine::{austerlitz as second, triomphe as first};
    [
        Told {
            name: "triomphe",
            rules: &first::RULES,
            events: triomphe::events(),
            decisions: triomphe::decisions(),
            is_event: is::<first::Event>,
            is_decision: is::<first::Decision>,
        },
        Told {
            name: "austerlitz",
            rules: &second::RULES,
            events: austerlitz::events(),
            decisions: austerlitz::decisions(),
            is_event: is::<second::Event>,
            is_decision: is::<second::Decision>,
        },
    ]
}

fn golden(game: &Told) -> Golden {
    let drawing = &game.rules.field().unwrap().plan.drawing;
    let sentences = Sentences::of(game.rules);
    let words = Language::ALL.map(|language| (language.tag(), Words::of_game(language, game.rules)));
    let tell = |event: &Value| {
        assert!((game.is_event)(event), "{event}");
        let told = words.iter().map(|(tag, words)| (*tag, sentences.recount(words, event)));
        ToldEvent { sentences: told.collect(), event: event.clone() }
    };
    let ask = |decision: &Value| {
        assert!((game.is_decision)(decision), "{decision}");
        let questions = words.iter().map(|(tag, words)| {
            let asked = sentences.question(words, decision).unwrap();
            (*tag, [asked.head, asked.text])
        });
        ToldDecision { questions: questions.collect(), decision: decision.clone() }
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
        events: game.events.iter().map(tell).collect(),
        decisions: game.decisions.iter().map(ask).collect(),
        parleys: of_both.map(settle).collect(),
    }
}

#[test]
fn the_sentences_are_those_that_the_client_is_held_to() {
    for game in games() {
        let file = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("golden/{}.json", game.name));
        let told = serde_json::to_string_pretty(&golden(&game)).unwrap() + "\n";
        if std::env::var_os("ESTAFETTE_WRITE_GOLDEN").is_some() {
            std::fs::write(&file, &told).unwrap();
        }
        let kept = std::fs::read_to_string(&file).unwrap_or_default();
        assert!(told == kept, "the sentences differ from {}", file.display());
    }
}

/// What is told of auctions and teams, which the golden file of Austerlitz lacks: nothing is added here.
const LACKING: [&str; 23] = [
    "army_chosen",
    "army_chosen-free",
    "auction_began",
    "auction_began-in_turn",
    "auction_began-sealed",
    "bid",
    "bid_sealed",
    "bids_opened",
    "choose_army",
    "confer",
    "conference_closed",
    "corps_offered",
    "done_conferring",
    "done_conferring-not",
    "order_opened",
    "order_passed",
    "order_read",
    "part_ended",
    "passed",
    "place_corps",
    "ranks_wished",
    "team_formed",
    "write_orders",
];

/// Whether this may be lacking.
fn may_lack(game: &str, key: &str) -> bool {
    game == "austerlitz" && LACKING.contains(&key)
}

#[test]
fn every_event_and_decision_is_among_the_sentences() {
    let tags = |told: &[Value], tag: &str| -> BTreeSet<String> {
        told.iter().filter_map(|value| value[tag].as_str()).map(ToOwned::to_owned).collect()
    };
    for game in games() {
        let telling = game.telling();
        let events = telling.events.keys().filter(|key| !may_lack(game.name, key));
        assert!(events.eq(&tags(&game.events, "event")), "{}", game.name);
        let decisions = telling.decisions.keys().filter(|key| !may_lack(game.name, key));
        assert!(decisions.eq(&tags(&game.decisions, "kind")), "{}", game.name);
    }
}

/// Every way there is to tell something is among the sentences, in one language at least.
#[test]
fn every_message_of_an_event_is_among_the_sentences() {
    for game in games() {
        let telling = game.telling();
        let told: BTreeSet<&str> = game
            .events
            .iter()
            .filter_map(|event| telling.event(event)?.say.as_ref()?.key(event))
            .chain(game.decisions.iter().filter_map(|asked| telling.decision(asked)?.say.key(asked)))
            .collect();
        let events = telling.events.values().filter_map(|event| event.say.as_ref()).flat_map(Say::keys);
        let decisions = telling.decisions.values().flat_map(|decision| decision.say.keys());
        let missing: Vec<&str> =
            events.chain(decisions).filter(|key| !told.contains(key) && !may_lack(game.name, key)).collect();
        assert!(missing.is_empty(), "{}: {missing:?}", game.name);
    }
}

#[test]
fn every_message_of_the_table_is_in_every_catalogue() {
    for game in games() {
        let telling = game.telling();
        let events = telling.events.values().filter_map(|event| event.say.as_ref()).flat_map(Say::keys);
        let mut keys: Vec<String> = events.map(|key| format!("event-{key}")).collect();
        for key in telling.decisions.values().flat_map(|decision| decision.say.keys()) {
            keys.extend([format!("decide-{key}"), format!("decide-{key}-head"), format!("wait-{key}")]);
        }
        for order in telling.orders.values() {
            keys.extend(order.say.keys().map(|key| format!("order-{key}")));
            keys.extend(
                order.option.as_ref().unwrap_or(&order.say).keys().map(|key| format!("option-{key}")),
            );
        }
        for language in Language::ALL {
            let words = Words::of_game(language, game.rules);
            let missing: Vec<&String> = keys.iter().filter(|key| words.known(key).is_none()).collect();
            assert!(missing.is_empty(), "{}, {language}: {missing:?}", game.name);
        }
    }
}

#[test]
fn every_sentence_is_whole() {
    for game in games() {
        let golden = golden(&game);
        let sentences = golden.events.iter().flat_map(|told| told.sentences.values().flatten());
        let questions = golden.decisions.iter().flat_map(|told| told.questions.values().flatten());
        let settled = golden.parleys.iter().flat_map(|told| told.sentences.values());
        for sentence in sentences.chain(questions).chain(settled) {
            let broken = ["{", "}", "$", "event-", "decide-", "name-", "  "]
                .iter()
                .any(|sign| sentence.contains(sign));
            assert!(!broken && !sentence.is_empty(), "{sentence}");
        }
    }
}
