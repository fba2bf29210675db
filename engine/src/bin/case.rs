//! Runs rule cases: `case [--json] FILE-OR-FOLDER...`.
//!
//! Prints `ok NAME` or `FAILED NAME: what differed` for each, then the totals.
//! Exits with 1 when any failed, with 2 when nothing could be run.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use estafette_engine::triomphe::case;

struct Outcome {
    name: String,
    failure: Option<String>,
}

fn main() -> ExitCode {
    let (flags, paths): (Vec<String>, Vec<String>) =
        std::env::args().skip(1).partition(|argument| argument.starts_with("--"));
    let json = flags.iter().any(|flag| flag == "--json");
    if paths.is_empty() || flags.iter().any(|flag| flag != "--json") {
        eprintln!("usage: case [--json] FILE-OR-FOLDER...");
        return ExitCode::from(2);
    }
    let mut outcomes = Vec::new();
    for path in &paths {
        match files(Path::new(path)) {
            Ok(files) => outcomes.extend(files.iter().flat_map(|file| run_file(file))),
            Err(error) => {
                eprintln!("{path}: {error}");
                return ExitCode::from(2);
            }
        }
    }
    let failed = outcomes.iter().filter(|outcome| outcome.failure.is_some()).count();
    if json {
        print_json(&outcomes, failed);
    } else {
        print_lines(&outcomes, failed);
    }
    if failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// The case files of a folder and those below it, sorted; or the file itself.
fn files(path: &Path) -> std::io::Result<Vec<PathBuf>> {
    if !path.is_dir() {
        return std::fs::metadata(path).map(|_| vec![path.to_owned()]);
    }
    let mut found = Vec::new();
    for entry in std::fs::read_dir(path)? {
        let path = entry?.path();
        if path.is_dir() || path.extension().is_some_and(|ending| ending == "json") {
            found.extend(files(&path)?);
        }
    }
    found.sort();
    Ok(found)
}

fn run_file(file: &Path) -> Vec<Outcome> {
    let failed = |failure: String| vec![Outcome { name: file.display().to_string(), failure: Some(failure) }];
    let text = match std::fs::read_to_string(file) {
        Ok(text) => text,
        Err(error) => return failed(error.to_string()),
    };
    match case::read(&text) {
        Ok(cases) => cases
            .iter()
            .map(|case| Outcome {
                name: case.name.clone(),
                failure: case::run(case).err().map(|error| error.to_string()),
            })
            .collect(),
        Err(error) => failed(error.to_string()),
    }
}

fn print_lines(outcomes: &[Outcome], failed: usize) {
    for outcome in outcomes {
        match &outcome.failure {
            None => println!("ok {}", outcome.name),
            Some(failure) => println!("FAILED {}: {failure}", outcome.name),
        }
    }
    println!("{} passed, {failed} failed", outcomes.len() - failed);
}

fn print_json(outcomes: &[Outcome], failed: usize) {
    let cases: Vec<_> = outcomes
        .iter()
        .map(|outcome| {
            serde_json::json!({
                "name": outcome.name,
                "ok": outcome.failure.is_none(),
                "failure": outcome.failure,
            })
        })
        .collect();
    let passed = outcomes.len() - failed;
    println!("{}", serde_json::json!({ "cases": cases, "passed": passed, "failed": failed }));
}
