//! Arbitrary bytes as games, damaged texts as rule cases: the corpus of the fuzzer,
//! and more of the kind.

use std::fs;
use std::path::Path;

use estafette_engine::fuzz;
use proptest::prelude::*;
use proptest::sample::{Index, select};
use serde_json::{Value, json};

fn files(folder: &str) -> Vec<(String, Vec<u8>)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let mut files: Vec<_> =
        entries.map(|path| (path.display().to_string(), fs::read(path).unwrap())).collect();
    files.sort();
    files
}

#[test]
fn the_corpus_of_orders_breaks_nothing() {
    let files = files("../fuzz/corpus/orders");
    let steps: usize = files.iter().map(|(_, bytes)| fuzz::orders(bytes)).sum();
    println!("{} files, {steps} steps taken", files.len());
    assert!(steps > 500, "the corpus plays too little: {steps}");
}

#[test]
fn the_corpus_of_case_files_breaks_nothing() {
    let files = files("../fuzz/corpus/case_file");
    assert!(files.len() > 20);
    for (_, bytes) in files {
        fuzz::case_file(&String::from_utf8_lossy(&bytes));
    }
}

/// Games of an adversary: steps that are mostly orders, many of the rare kinds, some
/// out of turn, some taken back, some nonsense.
fn game() -> impl Strategy<Value = Vec<u8>> {
    let kind = select(vec![0, 1, 2, 3, 4, 4, 5, 5, 7, 0x80, 0x84, 0x87, 0xff_u8]);
    let steps = prop::collection::vec((kind, any::<[u8; 2]>()), 0..1000);
    (any::<[u8; 8]>(), steps).prop_map(|(seed, steps)| {
        let steps = steps.into_iter().flat_map(|(kind, [one, other])| [kind, one, other]);
        seed.into_iter().chain(steps).collect()
    })
}

/// Values that stand where others should.
fn strange() -> impl Strategy<Value = Value> {
    select(vec![
        json!(null),
        json!(-1),
        json!(0),
        json!(255),
        json!(65536),
        json!(4_294_967_296_u64),
        json!(1.5),
        json!(""),
        json!("-"),
        json!("@tortona"),
        json!("12"),
        json!("12/14b"),
        json!("1/2"),
        json!("infantry"),
        json!("march"),
        json!([]),
        json!({}),
        json!([[], [[]]]),
    ])
}

/// All places in a value, as pointers.
fn pointers(value: &Value, here: &str, all: &mut Vec<String>) {
    all.push(here.to_owned());
    match value {
        Value::Array(items) => {
            for (index, item) in items.iter().enumerate() {
                pointers(item, &format!("{here}/{index}"), all);
            }
        }
        Value::Object(fields) => {
            for (name, field) in fields {
                let name = name.replace('~', "~0").replace('/', "~1");
                pointers(field, &format!("{here}/{name}"), all);
            }
        }
        _ => {}
    }
}

/// A real case with some of its parts exchanged.
fn damaged(mut case: Value, damages: &[(Index, Index, Value)]) -> Value {
    for (place, other, strange) in damages {
        let mut all = Vec::new();
        pointers(&case, "", &mut all);
        let part = match other.index(3) {
            0 => strange.clone(),
            _ => case.pointer(other.get::<String>(&all)).cloned().unwrap_or_default(),
        };
        if let Some(hit) = case.pointer_mut(place.get::<String>(&all)) {
            *hit = part;
        }
    }
    case
}

fn cases() -> Vec<Value> {
    let texts = files("cases/triomphe").into_iter();
    let values = texts.map(|(_, bytes)| serde_json::from_slice(&bytes).unwrap());
    values
        .flat_map(|value| match value {
            Value::Array(cases) => cases,
            case => vec![case],
        })
        .collect()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn an_adversary_breaks_nothing(bytes in game()) {
        fuzz::orders(&bytes);
    }

    #[test]
    fn noise_breaks_nothing(bytes in prop::collection::vec(any::<u8>(), 0..600)) {
        fuzz::orders(&bytes);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 4000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn damaged_cases_break_nothing(
        case in select(cases()),
        damages in prop::collection::vec((any::<Index>(), any::<Index>(), strange()), 1..4),
    ) {
        fuzz::case_file(&damaged(case, &damages).to_string());
    }
}
