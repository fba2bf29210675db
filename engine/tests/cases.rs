//! Every case in `engine/cases/triomphe` holds.

use std::path::Path;

use estafette_engine::triomphe::{Order, case};
use serde_json::Value;

fn run_folder(folder: &Path, failures: &mut Vec<String>) -> usize {
    let mut entries: Vec<_> = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    entries.sort();
    let mut count = 0;
    for path in entries {
        if path.is_dir() {
            count += run_folder(&path, failures);
            continue;
        }
        let cases = case::read(&std::fs::read_to_string(&path).unwrap());
        for case in cases.unwrap_or_else(|error| panic!("{}: {error}", path.display())) {
            count += 1;
            if let Err(error) = case::run(&case) {
                failures.push(format!("{} ({}): {error}", case.name, path.display()));
            }
        }
    }
    count
}

#[test]
fn every_case_holds() {
    let mut failures = Vec::new();
    let count = run_folder(&Path::new(env!("CARGO_MANIFEST_DIR")).join("cases/triomphe"), &mut failures);
    assert!(failures.is_empty(), "{} of {count} failed:\n{}", failures.len(), failures.join("\n"));
    assert!(count > 0);
}

#[test]
fn a_case_that_expects_something_else_fails() {
    let text = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/cases/triomphe/manoeuvre.json"));
    let wrong = text.unwrap().replacen("\"commands\": 2", "\"commands\": 1", 1);
    let cases = case::read(&wrong).unwrap();
    assert!(cases.iter().any(|case| case::run(case).is_err()));
}

#[test]
fn a_case_with_an_unknown_field_is_refused() {
    let refused = |fields: &str| {
        let text = format!(r#"{{ "game": "triomphe", "name": "x", {fields} }}"#);
        case::read(&text).map_or(true, |cases| case::run(&cases[0]).is_err())
    };
    assert!(!refused(r#""when": [{ "by": "austria", "order": "end_turn" }]"#));
    for fields in [
        r#""wenn": []"#,
        r#""given": { "moral": {} }"#,
        r#""given": { "morale": { "prussia": null } }"#,
        r#""when": [{ "by": "austria", "order": "end_turn", "pieces": [] }]"#,
        r#""when": [{ "by": "austria", "order": "end_turn", "then": { "comands": 3 } }]"#,
        r#""then": { "no_events": ["shwon"] }"#,
        r#""then": { "only_of": { "mrach": [] } }"#,
    ] {
        assert!(refused(fields), "{fields}");
    }
}

#[test]
fn a_situation_that_cannot_be_is_refused() {
    for given in [
        r#""round": 17"#,
        r#""commands": 4"#,
        r#""setup": {}, "round": 2"#,
        r#""morale": { "austria": { "uncommitted": 200, "committed": { "5": 100 } } }"#,
        r#""pieces": [{ "id": "Fi2", "at": "5" }, { "id": "Ai2", "at": "5" }]"#,
        r#""pieces": [{ "id": "Fi2", "at": "5" }, { "id": "Fi3", "at": "5", "disorganized": true }]"#,
        r#""pieces": [{ "id": "Ai2", "at": "5", "disorganized": true }]"#,
        r#""pieces": [{ "id": "Ai2", "at": "5/3", "declared": true }]"#,
        r#""pieces": [{ "id": "Ai2", "at": "500" }]"#,
        r#""pieces": [{ "id": "x", "at": "5" }]"#,
        r#""earlier": { "organized_in": [5, 5] }"#,
        r#""earlier": { "crossings": [{ "crossing": 1, "towards": 1, "last_step": 255, "count": 1 }] }"#,
        r#""earlier": { "crossings": [{ "crossing": 1, "towards": 1, "last_step": 2, "count": 3 }] }"#,
        r#""earlier": { "crossings": [{ "crossing": 1, "towards": 1, "last_step": 1, "count": 1 }, { "crossing": 1, "towards": 1, "last_step": 1, "count": 1 }] }"#,
    ] {
        let text = format!(r#"{{ "game": "triomphe", "name": "x", "given": {{ {given} }} }}"#);
        let cases = case::read(&text).unwrap();
        assert!(case::run(&cases[0]).is_err(), "{given}");
    }
}

#[test]
fn a_map_that_cannot_be_is_refused() {
    let refused = |map: &str| {
        let text = format!(r#"{{ "game": "triomphe", "name": "x", "map": {{ "borders": [], {map} }} }}"#);
        case::run(&case::read(&text).unwrap()[0]).is_err()
    };
    assert!(!refused(r#""locales": [{ "number": 1, "capacity": 20 }]"#));
    assert!(refused(r#""locales": [{ "number": 1, "capacity": 21 }]"#));
}

#[test]
fn the_schema_and_the_page_know_every_order() {
    let file =
        |name| std::fs::read_to_string(format!("{}/../docs/{name}", env!("CARGO_MANIFEST_DIR"))).unwrap();
    let schema: Value = serde_json::from_str(&file("case.schema.json")).unwrap();
    let listed = schema["$defs"]["kind"]["enum"].as_array().unwrap();
    let mut listed: Vec<&str> = listed.iter().map(|kind| kind.as_str().unwrap()).collect();
    listed.sort_unstable();
    // An unknown order is refused with the list of those there are.
    let refused =
        serde_json::from_value::<Order>(serde_json::json!({ "order": "" })).unwrap_err().to_string();
    let mut known: Vec<&str> = refused.split('`').skip(3).step_by(2).collect();
    known.sort_unstable();
    assert_eq!(listed, known);
    let page = file("cases.md");
    for order in known {
        assert!(page.contains(&format!("`{order}`")), "{order}");
    }
}
