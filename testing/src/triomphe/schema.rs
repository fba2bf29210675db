//! The schema in `docs/case.schema.json` and the runner agree.

use std::collections::BTreeSet;

use estafette_engine::field::board::EntryData;
use estafette_engine::force::Face;
use estafette_engine::situations::{Border, Marks, Road};
use estafette_engine::triomphe::situation::{
    Area, Earlier, GivenMorale, GivenPiece, Locale, Map, SetUp, Situation, UsedCrossing,
};
use estafette_engine::triomphe::{Event, LABELS, Order};
use serde::de::DeserializeOwned;
use serde_json::Value;

use super::State;
use super::facts::{ExpectedMorale, ExpectedState, Facts};
use crate::case::words::{fields, fields_of, tags};
use crate::case::{CASE, Cases, Common, ORDER_OF_STEP, Outcome};

fn file(name: &str) -> String {
    std::fs::read_to_string(format!("{}/../docs/{name}", env!("CARGO_MANIFEST_DIR"))).unwrap()
}

fn schema() -> Value {
    serde_json::from_str(&file("case.schema.json")).unwrap()
}

fn set<'a>(words: impl IntoIterator<Item = &'a str>) -> BTreeSet<&'a str> {
    words.into_iter().collect()
}

/// The names of the members that the schema has for an object, which may have no others.
fn members<'a>(schema: &'a Value, at: &str) -> BTreeSet<&'a str> {
    let object = schema.pointer(&format!("/$defs/{at}")).unwrap_or_else(|| panic!("{at} is missing"));
    assert_eq!(object["additionalProperties"], false, "{at}");
    object["properties"].as_object().unwrap().keys().map(String::as_str).collect()
}

fn words<'a>(schema: &'a Value, at: &str) -> BTreeSet<&'a str> {
    let listed = schema.pointer(&format!("/$defs/{at}/enum")).and_then(Value::as_array).unwrap();
    listed.iter().map(|word| word.as_str().unwrap()).collect()
}

#[test]
fn the_schema_has_the_members_that_are_read() {
    fn read<T: DeserializeOwned>() -> BTreeSet<&'static str> {
        set(fields::<T>().iter().copied())
    }
    let schema = schema();
    let same = |at: &str, read: BTreeSet<&str>| {
        assert!(!read.is_empty(), "{at}");
        assert_eq!(members(&schema, at), read, "{at}");
    };
    same("case", set(CASE.iter().copied()));
    same("face", read::<Face>());
    same("map", read::<Map>());
    same("map/properties/locales/items", read::<Locale>());
    same("map/properties/borders/items", read::<Border>());
    same("map/properties/borders/items/properties/marks/additionalProperties", read::<Marks>());
    same("map/properties/roads/items", read::<Road>());
    same("map/properties/holding_areas/items", read::<Area>());
    same("map/properties/holding_areas/items/properties/entry", read::<EntryData>());
    let position = "given/anyOf/1";
    let mut situation = read::<Situation>();
    assert!(situation.remove("setup"));
    same("given/anyOf/0", set(["setup"]));
    same("given/anyOf/0/properties/setup", read::<SetUp>());
    same(position, situation);
    same(&format!("{position}/properties/pieces/items"), read::<GivenPiece>());
    same(&format!("{position}/properties/earlier"), read::<Earlier>());
    same(&format!("{position}/properties/earlier/properties/crossings/items"), read::<UsedCrossing>());
    same("then", &read::<Common>() | &read::<Facts>());
    same("then/properties/pieces/additionalProperties/anyOf/1", read::<ExpectedState>());
    same("then/properties/outcome", read::<Outcome>());
    for side in [LABELS.0.red, LABELS.0.blue] {
        same(&format!("{position}/properties/morale/properties/{side}"), read::<GivenMorale>());
        same(&format!("then/properties/morale/properties/{side}"), read::<ExpectedMorale>());
    }
}

#[test]
fn the_schema_has_the_words_that_there_are() {
    let schema = schema();
    assert_eq!(words(&schema, "side"), set([LABELS.0.red, LABELS.0.blue]));
    assert_eq!(words(&schema, "kind"), set(tags::<Order>("order").iter().copied()));
    assert_eq!(words(&schema, "event"), set(tags::<Event>("event").iter().copied()));
    assert_eq!(words(&schema, "code"), set(State::codes()));
    let page = file("cases.md");
    for order in tags::<Order>("order") {
        assert!(page.contains(&format!("`{order}`")), "the page says nothing of {order}");
    }
    for member in [fields::<Common>(), fields::<Facts>(), fields::<Situation>()].concat() {
        assert!(page.contains(&format!("`{member}`")), "the page says nothing of {member}");
    }
}

#[test]
fn the_schema_has_the_fields_of_every_order() {
    let schema = schema();
    let all = members(&schema, "order");
    assert_eq!(members(&schema, "step"), &all | &set(ORDER_OF_STEP.iter().copied()));
    let rules = schema.pointer("/$defs/orderFields/allOf").and_then(Value::as_array).unwrap();
    for order in tags::<Order>("order") {
        let fields = set(fields_of::<Order>("order", order).iter().copied());
        let about = |rule: &&Value| {
            rule["if"]["properties"]["order"]["enum"].as_array().unwrap().contains(&(*order).into())
        };
        let mut about = rules.iter().filter(about);
        let rule = &about.next().unwrap_or_else(|| panic!("nothing about {order}"))["then"];
        assert!(about.next().is_none(), "{order} is ruled twice");
        let forbidden = rule["properties"].as_object().unwrap();
        assert!(forbidden.values().all(|allowed| *allowed == false), "{order}");
        let forbidden: BTreeSet<&str> = forbidden.keys().map(String::as_str).collect();
        assert_eq!(&(&all - &forbidden) - &set(["order"]), fields, "{order}");
        let required = rule["required"].as_array().into_iter().flatten().filter_map(Value::as_str);
        assert_eq!(set(required), fields, "{order}");
    }
}
