//! The command that runs files of cases: `case [--json] FILE-OR-FOLDER...`.

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use serde_json::{Value, json};

use super::report::Report;
use super::run_text;

/// How the command is called.
const USAGE: &str = "usage: case [--json] FILE-OR-FOLDER...";

/// How the command ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[repr(u8)]
pub enum End {
    /// All cases hold.
    Held = 0,
    /// A case failed, or a file has a fault.
    Failed = 1,
    /// Something that was named is not there, or has no cases.
    Nothing = 2,
}

/// A file, and what its cases have come to.
struct Ran {
    file: PathBuf,
    reports: Vec<Report>,
}

/// Runs the cases of files and folders, and prints what they have come to.
///
/// # Errors
///
/// When it cannot be printed.
pub fn run(arguments: &[String], out: &mut impl Write, err: &mut impl Write) -> io::Result<End> {
    let (flags, paths): (Vec<&str>, Vec<&str>) =
        arguments.iter().map(String::as_str).partition(|argument| argument.starts_with("--"));
    if paths.is_empty() || flags.iter().any(|flag| *flag != "--json") {
        writeln!(err, "{USAGE}")?;
        return Ok(End::Nothing);
    }
    let (mut ran, mut nothing) = (Vec::new(), false);
    for path in paths {
        match run_path(Path::new(path)) {
            Ok(files) if files.iter().all(|file| file.reports.is_empty()) => {
                writeln!(err, "{path}: there are no cases")?;
                nothing = true;
            }
            Ok(files) => ran.extend(files),
            Err(error) => {
                writeln!(err, "{path}: {error}")?;
                nothing = true;
            }
        }
    }
    let reports = || ran.iter().flat_map(|file| &file.reports);
    let failed = reports().filter(|report| !report.is_ok()).count();
    let passed = reports().count() - failed;
    if flags.is_empty() {
        print_lines(&ran, out)?;
        writeln!(out, "{passed} passed, {failed} failed")?;
    } else {
        let cases: Vec<Value> = ran.iter().flat_map(Ran::as_json).collect();
        writeln!(out, "{}", json!({ "cases": cases, "passed": passed, "failed": failed }))?;
    }
    Ok(match (failed, nothing) {
        (1.., _) => End::Failed,
        (0, true) => End::Nothing,
        (0, false) => End::Held,
    })
}

fn run_path(path: &Path) -> io::Result<Vec<Ran>> {
    let read =
        |file: PathBuf| std::fs::read_to_string(&file).map(|text| Ran { reports: run_text(&text), file });
    files(path)?.into_iter().map(read).collect()
}

/// The files of a folder and those below it, sorted; or the file itself.
fn files(path: &Path) -> io::Result<Vec<PathBuf>> {
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

fn print_lines(ran: &[Ran], out: &mut impl Write) -> io::Result<()> {
    for Ran { file, reports } in ran {
        for report in reports {
            let Some((first, others)) = report.differences.split_first() else {
                writeln!(out, "ok {}", report.name)?;
                continue;
            };
            writeln!(out, "FAILED {}: {first}", report.name)?;
            for other in others {
                writeln!(out, "    {other}")?;
            }
            for open in &report.open {
                writeln!(out, "    in the end {open}")?;
            }
            writeln!(out, "    {}:{}", file.display(), report.line)?;
        }
    }
    Ok(())
}

impl Ran {
    fn as_json(&self) -> impl Iterator<Item = Value> {
        self.reports.iter().map(|report| {
            let differences = report.differences.iter();
            let differences: Vec<Value> = differences
                .map(|one| json!({ "part": one.part.to_string(), "line": one.line, "what": one.what }))
                .collect();
            json!({
                "name": report.name,
                "file": self.file.display().to_string(),
                "line": report.line,
                "ok": report.is_ok(),
                "differences": differences,
                "open": report.open,
            })
        })
    }
}
