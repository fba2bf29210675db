//! Every case in `engine/cases` holds.

use std::path::Path;

use estafette_engine::triomphe::case;

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
    let count = run_folder(&Path::new(env!("CARGO_MANIFEST_DIR")).join("cases"), &mut failures);
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
    let text = r#"{ "game": "triomphe", "name": "x", "wenn": [] }"#;
    assert!(case::read(text).is_err());
}
