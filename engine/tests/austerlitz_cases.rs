//! The rule cases of Austerlitz, `engine/cases/austerlitz`: a position, orders, and what must hold
//! then. How they are written, the README beside them says.

use std::collections::BTreeMap;
use std::path::PathBuf;

use estafette_engine::austerlitz::data::Commander;
use estafette_engine::austerlitz::position::{Position, face_named};
use estafette_engine::austerlitz::view::SeenFace;
use estafette_engine::austerlitz::{DecisionKind, Event, LABELS, Options, Order, Refusal, State};
use estafette_engine::chance::{Draws, LogPosition, Purpose, Seed};
use estafette_engine::field::place::{ApproachName, LocaleNumber, PlaceName};
use estafette_engine::force::{PerSide, Side, Token};
use estafette_engine::offer::admitted;
use estafette_engine::ruleset::{RuleRefusal, Ruleset};
use estafette_engine::secrecy::Viewer;
use estafette_testing::bot::random;
use serde::Deserialize;
use serde_json::{Map, Value, json};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Case {
    game: String,
    name: String,
    #[serde(rename = "rule")]
    _rule: String,
    given: Position,
    when: Vec<Step>,
    then: Then,
}

#[derive(Deserialize)]
struct Step {
    by: Side,
    #[serde(default)]
    refused: Option<String>,
    #[serde(flatten)]
    order: Map<String, Value>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Then {
    #[serde(default)]
    morale: PerSide<Option<u8>>,
    #[serde(default)]
    units: BTreeMap<String, ThenUnit>,
    #[serde(default)]
    commanders: BTreeMap<Commander, PlaceName>,
    #[serde(default)]
    asked: Option<Asked>,
    #[serde(default)]
    results: Option<Vec<i8>>,
    #[serde(default)]
    winner: Option<Side>,
    #[serde(default)]
    closed: Option<Vec<ApproachName>>,
    #[serde(default)]
    stormed: Option<Vec<LocaleNumber>>,
    #[serde(default)]
    independent_commands: Option<u8>,
    #[serde(default)]
    offered: Vec<Map<String, Value>>,
    #[serde(default)]
    not_offered: Vec<Map<String, Value>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ThenUnit {
    #[serde(default)]
    at: Option<PlaceName>,
    #[serde(default)]
    face: Option<String>,
    #[serde(default)]
    corps: Option<Commander>,
    #[serde(default)]
    detached: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Asked {
    by: Side,
    kind: String,
}

/// A game with the names of its units.
struct Table {
    state: State,
    numbers: BTreeMap<String, usize>,
}

impl Table {
    /// An order with the tokens of units for their names.
    fn order(&self, written: &Map<String, Value>) -> Result<Value, String> {
        let token = |name: &Value| {
            let name = name.as_str().ok_or_else(|| format!("{name} names no unit"))?;
            let number = self.numbers.get(name).ok_or_else(|| format!("there is no unit {name}"))?;
            Ok::<Value, String>(self.state.token_of(*number).map_or(0, |token| token.0).into())
        };
        let mut order = written.clone();
        for field in ["piece", "against"] {
            if let Some(name) = order.get(field) {
                let value = token(name)?;
                order.insert(field.to_owned(), value);
            }
        }
        for field in ["pieces", "leaders"] {
            if let Some(names) = order.get(field) {
                let names = names.as_array().ok_or_else(|| format!("{field} is no list"))?;
                let values = names.iter().map(token).collect::<Result<Vec<_>, _>>()?;
                order.insert(field.to_owned(), values.into());
            }
        }
        Ok(Value::Object(order))
    }

    fn take(&mut self, step: &Step, at: LogPosition) -> Result<Vec<Event>, String> {
        let written = self.order(&step.order)?;
        let order: Order = serde_json::from_value(written.clone()).map_err(|error| error.to_string())?;
        let offers = self.state.offers(step.by.into()).unwrap_or_default();
        let offered = admitted(&offers, &written);
        let before = self.state.truth();
        let outcome: Result<Vec<Event>, Refusal> = self.state.apply(step.by.into(), &order, at);
        match (outcome, &step.refused) {
            (Ok(_), Some(code)) => Err(format!("{written} is not refused with {code}")),
            (Ok(_), None) if !offered => Err(format!("{written} applies and is not offered")),
            (Ok(events), None) => Ok(events),
            (Err(refusal), None) => Err(format!("{written} is refused: {refusal}; offered is {offers:?}")),
            (Err(_), Some(_)) if offered => Err(format!("{written} is refused and is offered")),
            (Err(_), Some(_)) if self.state.truth() != before => Err(format!("{written} changed something")),
            (Err(refusal), Some(code)) if refusal.code() != code => {
                Err(format!("{written} is refused with {} and not with {code}", refusal.code()))
            }
            (Err(_), Some(_)) => Ok(Vec::new()),
        }
    }

    fn check(&self, then: &Then, events: &[Event], faults: &mut Vec<String>) {
        let view = self.state.truth();
        let mut differs = |what: String, is: String, should: String| {
            if is != should {
                faults.push(format!("{what} is {is} and should be {should}"));
            }
        };
        for side in Side::BOTH {
            if let Some(wanted) = then.morale[side] {
                let is = view.armies[side].morale;
                differs(format!("the morale of {}", LABELS.of(side)), is.to_string(), wanted.to_string());
            }
        }
        for (name, wanted) in &then.units {
            let found = self.numbers.get(name).and_then(|&number| self.state.unit_of(number));
            let Some((at, corps, face)) = found else {
                differs(name.clone(), "nowhere".to_owned(), "a unit of the case".to_owned());
                continue;
            };
            if let Some(wanted) = wanted.at {
                differs(format!("the place of {name}"), at.to_string(), wanted.to_string());
            }
            if let Some(wanted) = &wanted.face {
                let wanted = face_named(wanted).ok();
                differs(format!("the face of {name}"), format!("{face:?}"), format!("{wanted:?}"));
            }
            if wanted.corps.is_some() || wanted.detached {
                differs(format!("the corps of {name}"), format!("{corps:?}"), format!("{:?}", wanted.corps));
            }
        }
        for (commander, wanted) in &then.commanders {
            let found = view.commanders.iter().find(|one| one.commander == *commander);
            let is = found.and_then(|one| one.at).map(|at| at.to_string());
            differs(format!("the place of {commander}"), is.unwrap_or_default(), wanted.to_string());
        }
        if let Some(wanted) = &then.asked {
            let asked = self.state.decision().map(|decision| {
                let kind = serde_json::to_value(decision.kind).unwrap()["kind"].clone();
                format!("{} {}", decision.side, kind.as_str().unwrap())
            });
            let wanted = format!("{} {}", wanted.by, wanted.kind);
            differs("what is asked".to_owned(), asked.unwrap_or_default(), wanted);
        }
        if let Some(wanted) = &then.results {
            let results: Vec<i8> = events
                .iter()
                .filter_map(|event| match event {
                    Event::Result { result, .. } => Some(*result),
                    _ => None,
                })
                .collect();
            differs("the results".to_owned(), format!("{results:?}"), format!("{wanted:?}"));
        }
        if let Some(wanted) = then.winner {
            let winner = view.outcome.map(|outcome| outcome.winner);
            differs("the winner".to_owned(), format!("{winner:?}"), format!("{:?}", Some(wanted)));
        }
        if let Some(wanted) = &then.closed {
            differs("what is closed".to_owned(), format!("{:?}", view.closed), format!("{wanted:?}"));
        }
        if let Some(wanted) = &then.stormed {
            differs("what is stormed".to_owned(), format!("{:?}", view.stormed), format!("{wanted:?}"));
        }
        if let Some(wanted) = then.independent_commands {
            let is = view.independent_commands.to_string();
            differs("what is left of independent commands".to_owned(), is, wanted.to_string());
        }
        if let Some(ended) = events.iter().position(|event| matches!(event, Event::Ended { .. })) {
            differs(
                "what follows the end".to_owned(),
                format!("{:?}", &events[ended + 1..]),
                "[]".to_owned(),
            );
            let pieces = self.state.view(Viewer::Spectator).pieces;
            let hidden = pieces.iter().filter(|piece| !matches!(piece.face, SeenFace::Open { .. })).count();
            differs("the faces hidden at the end".to_owned(), hidden.to_string(), "0".to_owned());
        }
        let asked = self.state.decision().map(|decision| decision.side);
        let offers = asked.and_then(|side| self.state.offers(side.into())).unwrap_or_default();
        for (orders, wanted) in [(&then.offered, true), (&then.not_offered, false)] {
            for order in orders {
                match self.order(order) {
                    Ok(order) => {
                        let is = admitted(&offers, &order);
                        differs(format!("that {order} is offered"), is.to_string(), wanted.to_string());
                    }
                    Err(fault) => differs(fault, String::new(), "an order".to_owned()),
                }
            }
        }
    }
}

fn run(text: &str) -> Result<(), Vec<String>> {
    let fault = |fault: String| vec![fault];
    let written: Value = serde_json::from_str(text).map_err(|error| fault(error.to_string()))?;
    let case: Case =
        serde_json::from_value(LABELS.read(written)).map_err(|error| fault(error.to_string()))?;
    assert_eq!(case.game, "austerlitz", "{}", case.name);
    let position = State::at_position(&case.given, Seed::from_number(1));
    let (state, numbers) = position.map_err(|error| fault(error.to_string()))?;
    let mut table = Table { state, numbers };
    let mut events = Vec::new();
    let mut at = LogPosition(1);
    for (index, step) in case.when.iter().enumerate() {
        let told = |what: String| fault(format!("{}, step {}: {what}", case.name, index + 1));
        events.extend(table.take(step, at).map_err(told)?);
        at = at.next();
    }
    let mut faults = Vec::new();
    table.check(&case.then, &events, &mut faults);
    let faults: Vec<String> = faults.into_iter().map(|fault| format!("{}: {fault}", case.name)).collect();
    if faults.is_empty() { Ok(()) } else { Err(faults) }
}

#[test]
fn every_case_holds() {
    let folder = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/cases/austerlitz"));
    let files = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let mut files: Vec<PathBuf> =
        files.filter(|path| path.extension().is_some_and(|end| end == "json")).collect();
    files.sort();
    let mut faults = Vec::new();
    for file in &files {
        if let Err(found) = run(&std::fs::read_to_string(file).unwrap()) {
            let name = file.file_name().unwrap().to_string_lossy().into_owned();
            faults.extend(found.into_iter().map(|fault| format!("{name}: {fault}")));
        }
    }
    println!("{} cases", files.len());
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
    assert!(files.len() > 40);
}

/// A game organized at random, up to the French detachments.
fn organized(number: u64) -> State {
    let (mut state, _) = State::set_up(&Options::default(), Seed::from_number(number)).unwrap();
    let mut draws = Draws::new(&Seed::from_number(!number), LogPosition(1), Purpose::Deal);
    let mut at = LogPosition(1);
    while let Some(decision) = state.decision() {
        if decision.kind == DecisionKind::SetUpDetachments {
            break;
        }
        let offers = state.offers(decision.side.into()).unwrap();
        let order: Order = random::order(&offers, &mut draws).unwrap();
        state.apply(decision.side.into(), &order, at).unwrap();
        at = at.next();
    }
    state
}

/// The units of a French corps.
fn corps_of(state: &State, commander: &str) -> Vec<Token> {
    let pieces = state.view(Side::Blue.into()).pieces.into_iter();
    let his = pieces.filter(|piece| piece.corps.is_some_and(|one| one.word() == commander));
    his.map(|piece| piece.token).collect()
}

/// Whether the French are offered to detach a unit to a place at set-up.
fn detaches(state: &State, piece: Token, to: &str) -> bool {
    let order = json!({"order": "set_up_detached", "piece": piece, "to": to});
    admitted(&state.offers(Side::Blue.into()).unwrap(), &order)
}

/// Example 55.
#[test]
fn units_are_detached_two_locales_away_and_clear_of_red_green_and_black_stars() {
    let state = organized(0);
    let unit = corps_of(&state, "vandamme")[0];
    for to in ["83", "65", "93"] {
        assert!(detaches(&state, unit, to), "{to}");
    }
    for to in ["74", "94", "105"] {
        assert!(!detaches(&state, unit, to), "{to}");
    }
}

/// 4.5, R8: in Legrand's own locale there are no more units than before.
#[test]
fn a_corps_that_fills_its_locale_may_detach_within_it() {
    let mut filled = 0;
    for number in 0.. {
        let state = organized(number);
        let his = corps_of(&state, "legrand");
        if his.len() < 4 {
            continue;
        }
        filled += 1;
        assert!(detaches(&state, his[0], "133/119"));
        if filled == 2 {
            break;
        }
    }
}
