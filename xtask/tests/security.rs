//! `docs/security.md` names the test that holds each measure: it is there.

use std::fs;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// The sources of tests, all in one.
fn sources(folder: &Path, into: &mut String) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(&path, into);
        } else if path.extension().is_some_and(|end| end == "rs") {
            into.push_str(&fs::read_to_string(path).unwrap());
        }
    }
}

/// What stands between backticks in a table or a list of tests.
fn named(page: &str) -> impl Iterator<Item = &str> {
    page.split('`').skip(1).step_by(2)
}

#[test]
fn every_measure_has_its_test() {
    let page = fs::read_to_string(root().join("docs/security.md")).unwrap();
    let mut tests = String::new();
    for part in ["engine", "server", "testing", "toy"] {
        sources(&root().join(part), &mut tests);
    }
    let (mut found, mut missing) = (0, Vec::new());
    for name in named(&page) {
        let is_there = if name.contains('/') {
            root().join(name).exists()
        } else if name.contains('_') && name.chars().all(|sign| sign.is_ascii_lowercase() || sign == '_') {
            tests.contains(&format!("fn {name}(")) || tests.contains(&format!("fn {name}<"))
        } else {
            continue;
        };
        if is_there { found += 1 } else { missing.push(name) }
    }
    assert!(missing.is_empty(), "docs/security.md names what is not there: {missing:?}");
    assert!(found > 40, "only {found} tests are named");
}
