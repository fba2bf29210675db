//! A case as it is written, read for one game: with all of its faults found before anything is run.

use estafette_engine::secrecy::Seat;
use serde_json::value::RawValue;
use serde_json::{Map, Value};

use super::Cases;
use super::blocks::formed;
use super::expected::Expected;
use super::fault::Faults;
use super::report::{Difference, Part};
use super::source::{CASE, CaseText, Members, ORDER_OF_STEP};
use super::words;

/// A case without faults.
pub struct Case<C: Cases> {
    pub map: Option<C::Map>,
    pub given: C::Given,
    /// The lines of what is given and of the map.
    pub lines: (usize, usize),
    pub when: Vec<Step<C>>,
    pub then: Option<Expected<C>>,
}

/// An order by a seat.
pub struct Step<C: Cases> {
    pub line: usize,
    pub by: Seat,
    /// The code of the refusal, if it must be refused; then nothing may change.
    pub refused: Option<String>,
    /// What must hold after it.
    pub then: Option<Expected<C>>,
    /// As on the wire, but with ids for tokens.
    pub order: Map<String, Value>,
}

impl<C: Cases> Case<C> {
    /// Reads a case.
    ///
    /// # Errors
    ///
    /// All of its faults.
    pub fn read(text: &CaseText) -> Result<Case<C>, Vec<Difference>> {
        let mut faults = Faults::new(text.lines, C::LABELS);
        let members = &text.members;
        if let Some((unknown, there)) = members.iter().find(|(name, _)| !CASE.contains(&name.as_str())) {
            faults.add(Part::Whole, there, no_member("a case", unknown, CASE));
        }
        if let Some(rule) = members.get("rule")
            && let Some(value) = faults.value(Part::Whole, rule)
        {
            faults.read::<Vec<String>>(Part::Whole, rule, value);
        }
        let map = read(&mut faults, members, Part::Map, "map").flatten();
        let given = read(&mut faults, members, Part::Given, "given").unwrap_or_default();
        let when = steps(&mut faults, members);
        let then = members.get("then").and_then(|then| Expected::read(&mut faults, Part::Then, then));
        if !members.contains_key("then") && when.iter().all(|step| step.then.is_none()) {
            faults.add(Part::Whole, text.whole, "nothing is expected; write a `then`");
        }
        let line = |member: &str| faults.line(members.get(member).copied().unwrap_or(text.whole));
        let lines = (line("given"), line("map"));
        let found = faults.found();
        if found.is_empty() { Ok(Case { map, given, lines, when, then }) } else { Err(found) }
    }
}

fn read<T: serde::de::DeserializeOwned>(
    faults: &mut Faults,
    members: &Members,
    part: Part,
    member: &str,
) -> Option<T> {
    let text = members.get(member)?;
    let value = faults.value(part, text)?;
    faults.read(part, text, value)
}

/// The steps; those with faults are missing.
fn steps<C: Cases>(faults: &mut Faults, members: &Members) -> Vec<Step<C>> {
    let Some(when) = members.get("when") else { return Vec::new() };
    let Ok(steps) = serde_json::from_str::<Vec<&RawValue>>(when.get()) else {
        faults.add(Part::Whole, when, "`when` is a list of steps");
        return Vec::new();
    };
    let steps = (1..).zip(steps);
    steps.filter_map(|(number, text)| step(faults, Part::Step(number), text)).collect()
}

fn step<C: Cases>(faults: &mut Faults, part: Part, text: &RawValue) -> Option<Step<C>> {
    let Some(Value::Object(mut order)) = faults.value(part, text) else {
        faults.add(part, text, "a step is an object");
        return None;
    };
    let members: Members = serde_json::from_str(text.get()).unwrap_or_default();
    for member in ORDER_OF_STEP {
        order.remove(*member);
    }
    let by = members.get("by").and_then(|by| faults.value(part, by)).and_then(|by| seat::<C>(&by));
    if by.is_none() {
        let sides = estafette_engine::force::Side::BOTH.map(|side| C::LABELS.of(side));
        faults.add(part, text, format!("`by` says who gives the order: {}", sides.join(" or ")));
    }
    let refused: Option<String> = read(faults, &members, part, "refused");
    if let Some(code) = &refused {
        faults.look_up(part, text, "refusal", code, &C::codes());
    }
    let then = members.get("then").and_then(|then| Expected::read(faults, part, then));
    check_order::<C>(faults, part, text, &order);
    Some(Step { line: faults.line(text), by: by?, refused, then, order })
}

/// A seat as cases write it: the name of a side, and a number where it has several players.
fn seat<C: Cases>(written: &Value) -> Option<Seat> {
    let text = written.as_str()?;
    let (side, rank) = text.split_once('.').map_or((text, None), |(side, rank)| (side, Some(rank)));
    let side = C::LABELS.read(Value::from(side));
    let rank = rank.map_or_else(String::new, |rank| format!(".{rank}"));
    format!("{}{rank}", side.as_str()?).parse().ok()
}

/// Whether an order is one as far as its form goes.
pub fn check_order<C: Cases>(faults: &mut Faults, part: Part, text: &RawValue, order: &Map<String, Value>) {
    let Some(tag) = order.get("order").and_then(Value::as_str) else {
        return faults.add(part, text, "`order` says what is ordered");
    };
    let known = words::tags::<C::Order>("order");
    if known.contains(&tag) {
        faults.read::<C::Order>(part, text, formed(order, C::BLOCKS));
    } else {
        faults.look_up(part, text, "order", tag, known);
    }
}

/// What is said of a member that is not known.
pub fn no_member(whole: &str, unknown: &str, known: &[&str]) -> String {
    let known: Vec<String> = known.iter().map(|name| format!("`{name}`")).collect();
    format!("{whole} has no `{unknown}`; it may have {}", known.join(", "))
}
