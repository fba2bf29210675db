//! The text of a file of cases, and in which line what stands.

use std::collections::BTreeMap;

use serde_json::Value;
use serde_json::value::RawValue;

use super::fault::plain;
use super::report::{Difference, Part, Report};
use super::{GAMES, Game};

/// The members of a case.
pub const CASE: &[&str] = &["game", "name", "rule", "map", "given", "when", "then"];

/// The members of a step that are not of its order.
pub const ORDER_OF_STEP: &[&str] = &["by", "refused", "then"];

/// The members of an object, each with its text.
pub type Members<'a> = BTreeMap<String, &'a RawValue>;

/// Counts the lines of a text.
#[derive(Clone, Copy)]
pub struct Lines<'a>(&'a str);

/// A case as it is written.
pub struct CaseText<'a> {
    pub lines: Lines<'a>,
    pub whole: &'a RawValue,
    pub members: Members<'a>,
}

impl Lines<'_> {
    /// The line that a part of the text begins in, counted from 1.
    pub fn of(self, part: &RawValue) -> usize {
        let offset = part.get().as_ptr().addr().saturating_sub(self.0.as_ptr().addr());
        1 + self.0.get(..offset).unwrap_or_default().matches('\n').count()
    }
}

/// Runs the cases of a file: one case, or a list of them. A fault in one does not keep the others from
/// being run.
#[must_use]
pub fn run_text(text: &str) -> Vec<Report> {
    let cases = serde_json::from_str::<&RawValue>(text).and_then(|whole| {
        let list = whole.get().starts_with('[');
        if list { serde_json::from_str(whole.get()) } else { Ok(vec![whole]) }
    });
    match cases {
        Ok(cases) => (1..).zip(cases).map(|(number, case)| run_case(Lines(text), number, case)).collect(),
        Err(error) => {
            let line = error.line();
            let fault = Difference { part: Part::Whole, line, what: format!("no JSON: {error}") };
            let name = "the file".to_owned();
            vec![Report { name, line, differences: vec![fault], open: Vec::new() }]
        }
    }
}

fn run_case(lines: Lines, number: usize, whole: &RawValue) -> Report {
    let line = lines.of(whole);
    let failed = |name: String, what: String| {
        let fault = Difference { part: Part::Whole, line, what };
        Report { name, line, differences: vec![fault], open: Vec::new() }
    };
    let members: Members = match serde_json::from_str(whole.get()) {
        Ok(members) => members,
        Err(error) => return failed(format!("case {number}"), format!("no case: {}", plain(&error))),
    };
    let text = |member: &str| {
        let value = members.get(member).and_then(|text| serde_json::from_str(text.get()).ok());
        value.and_then(|value: Value| value.as_str().map(str::to_owned))
    };
    let name = text("name").filter(|name| !name.is_empty());
    let Some(name) = name else {
        return failed(format!("case {number}"), "it has no name".to_owned());
    };
    let named = text("game");
    let Some(game) = GAMES.iter().find(|game| named.as_deref() == Some(game.name)) else {
        let known: Vec<&str> = GAMES.iter().map(|Game { name, .. }| *name).collect();
        return failed(name, format!("it names no game in `game`; there are {}", known.join(", ")));
    };
    let ran = (game.run)(&CaseText { lines, whole, members });
    Report { name, line, differences: ran.differences, open: ran.open }
}
