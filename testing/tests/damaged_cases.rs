//! Damaged texts as rule cases: the corpus of the fuzzer, and more of the kind.

use std::fs;
use std::path::Path;

use estafette_testing::case::run_text;
use proptest::prelude::*;
use proptest::sample::{Index, select};
use proptest::test_runner::RngSeed;
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
fn the_corpus_of_case_files_breaks_nothing() {
    let files = files("../fuzz/corpus/case_file");
    assert!(files.len() > 20);
    for (_, bytes) in files {
        let _ = run_text(&String::from_utf8_lossy(&bytes));
    }
}

/// Words that nobody who writes a case should have to read.
const RUST: &[&str] =
    &["u8", "u16", "u32", "usize", " struct ", " enum ", "::", "sequence", "Some(", "variant"];

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

/// What is done to a part of a case.
#[derive(Debug, Clone)]
enum Damage {
    /// Something else stands there.
    Replace(Value),
    /// Another part of the case, of the same kind, stands there.
    Swap(Index),
    /// It is missing.
    Delete,
    /// It stands there several times.
    Repeat(usize),
    /// A number is an extreme one.
    Extreme(u64),
}

fn damage() -> impl Strategy<Value = Damage> {
    prop_oneof![
        strange().prop_map(Damage::Replace),
        any::<Index>().prop_map(Damage::Swap),
        Just(Damage::Delete),
        (1..90_usize).prop_map(Damage::Repeat),
        select(vec![0, 1, 2, 3, 20, 127, 128, 254, 255, 65535]).prop_map(Damage::Extreme),
    ]
}

/// A real case with some of its parts damaged.
fn damaged(mut case: Value, damages: &[(Index, Damage)]) -> Value {
    for (place, damage) in damages {
        let mut all = Vec::new();
        pointers(&case, "", &mut all);
        if let Damage::Extreme(_) = damage {
            all.retain(|pointer| case.pointer(pointer).is_some_and(Value::is_number));
        }
        if all.is_empty() {
            continue;
        }
        let place = place.get::<String>(&all);
        let part = case.pointer(place).cloned().unwrap_or_default();
        match damage {
            Damage::Replace(other) => put(&mut case, place, other.clone()),
            Damage::Extreme(number) => put(&mut case, place, json!(number)),
            Damage::Swap(other) => {
                let alike = |pointer: &&String| {
                    let there = case.pointer(pointer).unwrap_or(&Value::Null);
                    std::mem::discriminant(there) == std::mem::discriminant(&part)
                };
                let alike: Vec<&String> = all.iter().filter(alike).collect();
                let other: &str = other.get::<&String>(&alike);
                let there = case.pointer(other).cloned().unwrap_or_default();
                put(&mut case, other, part);
                put(&mut case, place, there);
            }
            Damage::Delete => edit(&mut case, place, 0),
            Damage::Repeat(times) => edit(&mut case, place, times + 1),
        }
    }
    case
}

fn put(case: &mut Value, place: &str, part: Value) {
    if let Some(hit) = case.pointer_mut(place) {
        *hit = part;
    }
}

/// Lets a part stand so many times where it stands once; in an object, only no times
/// makes a difference.
fn edit(case: &mut Value, place: &str, times: usize) {
    let Some((parent, name)) = place.rsplit_once('/') else { return };
    match case.pointer_mut(parent) {
        Some(Value::Object(fields)) if times == 0 => {
            fields.remove(&name.replace("~1", "/").replace("~0", "~"));
        }
        Some(Value::Array(items)) => {
            let Ok(index) = name.parse::<usize>() else { return };
            let part = items[index].clone();
            items.splice(index..=index, std::iter::repeat_n(part, times));
        }
        _ => {}
    }
}

fn cases() -> Vec<Value> {
    let texts = files("../engine/cases/triomphe").into_iter();
    let values = texts.map(|(_, bytes)| serde_json::from_slice(&bytes).unwrap());
    values
        .flat_map(|value| match value {
            Value::Array(cases) => cases,
            case => vec![case],
        })
        .collect()
}

/// So many cases, the same ones every time; more with `ESTAFETTE_RANDOM_GAMES`.
fn config(ordinary: u32) -> ProptestConfig {
    let games = std::env::var("ESTAFETTE_RANDOM_GAMES").ok().and_then(|games| games.parse::<u32>().ok());
    let cases = games.map_or(ordinary, |games| games.saturating_mul(ordinary) / 60);
    ProptestConfig {
        cases,
        failure_persistence: None,
        rng_seed: RngSeed::Fixed(1800),
        ..ProptestConfig::default()
    }
}

proptest! {
    #![proptest_config(config(4000))]

    #[test]
    fn damaged_cases_break_nothing(
        case in select(cases()),
        damages in prop::collection::vec((any::<Index>(), damage()), 1..5),
    ) {
        for report in run_text(&damaged(case, &damages).to_string()) {
            for difference in report.differences {
                let rust = RUST.iter().find(|word| difference.what.contains(*word));
                prop_assert_eq!(rust, None, "{}", difference);
            }
        }
    }
}
