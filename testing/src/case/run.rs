//! Runs a case, and finds how the game differs from what it expects.

use estafette_engine::chance::LogPosition;
use estafette_engine::offer;
use estafette_engine::ruleset::RuleRefusal;
use estafette_engine::secrecy::{Seat, Viewer};
use serde_json::Value;

use super::blocks::{Tokens, named, with_ids, with_tokens};
use super::report::{Difference, Part};
use super::source::CaseText;
use super::written::{Case, Step};
use super::{Cases, FIRST};

/// What running a case has come to.
pub struct Ran {
    pub differences: Vec<Difference>,
    pub open: Vec<String>,
}

/// A case in the midst of its steps.
pub struct Scene<C: Cases> {
    /// The game.
    pub state: C,
    /// Which blocks the ids of the case name.
    pub blocks: C::Blocks,
    /// What has happened since the beginning.
    pub happened: Vec<Happening<C::Event>>,
    next: LogPosition,
}

/// An event of a case.
pub struct Happening<E> {
    /// The event.
    pub event: E,
    /// The ids of the blocks named in it.
    pub blocks: Vec<String>,
    /// As on the wire.
    pub(super) written: Value,
    /// The same with ids for tokens.
    pub(super) named: Value,
}

impl<E> Happening<E> {
    /// Whether it is of a kind.
    #[must_use]
    pub fn is(&self, tag: &str) -> bool {
        self.written.get("event").and_then(Value::as_str) == Some(tag)
    }
}

/// Runs a case. After a step that could not be taken nothing more is looked at.
pub fn run<C: Cases>(text: &CaseText) -> Ran {
    let failed = |differences| Ran { differences, open: Vec::new() };
    let case = match Case::<C>::read(text) {
        Ok(case) => case,
        Err(faults) => return failed(faults),
    };
    let first = case.when.first().map(|step| step.by);
    let (state, blocks) = match C::position(case.given, case.map, first) {
        Ok(position) => position,
        Err(what) => return failed(vec![Difference { part: Part::Given, line: case.lines.0, what }]),
    };
    let mut scene = Scene { state, blocks, happened: Vec::new(), next: FIRST };
    let mut differences = Vec::new();
    for (index, step) in case.when.iter().enumerate() {
        let part = Part::Step(index + 1);
        if let Err(stopped) = scene.take(step) {
            differences.push(Difference { part, line: step.line, what: stopped.what });
            if stopped.for_good {
                return Ran { differences, open: scene.open() };
            }
        }
        if let Some(then) = &step.then {
            let found = then.differences(&scene).into_iter();
            differences.extend(found.map(|what| Difference { part, line: then.line, what }));
        }
    }
    if let Some(then) = &case.then {
        let found = then.differences(&scene).into_iter();
        differences.extend(found.map(|what| Difference { part: Part::Then, line: then.line, what }));
    }
    Ran { differences, open: scene.open() }
}

/// Why a step did not go as it is written.
struct Stopped {
    what: String,
    /// Whether what follows has lost its meaning.
    for_good: bool,
}

impl<C: Cases> Scene<C> {
    /// Takes a step.
    fn take(&mut self, step: &Step<C>) -> Result<(), Stopped> {
        let for_good = |what: String| Stopped { what, for_good: true };
        let tokens = self.tokens();
        let written = with_tokens(&step.order, C::BLOCKS, &tokens).map_err(for_good)?;
        let offered = offer::admitted(&self.state.offers(step.by).unwrap_or_default(), &written);
        let order: C::Order =
            serde_json::from_value(written).map_err(|error| for_good(super::fault::plain(&error)))?;
        if let Some(code) = &step.refused {
            if offered {
                let what = format!("offered, but must be refused; {}", self.asked());
                return Err(Stopped { what, for_good: false });
            }
            return self.refuse(step.by, &order, code).map_err(|what| Stopped { what, for_good: false });
        }
        match self.state.apply(step.by, &order, self.next) {
            Ok(_) if !offered => Err(for_good(format!("not offered, but taken; {}", self.asked()))),
            Ok(events) => {
                self.next = self.next.next();
                let moments = [tokens, self.tokens()];
                self.happened.extend(events.into_iter().map(|event| happening::<C>(event, &moments)));
                Ok(())
            }
            Err(refusal) => {
                let rule = refusal.rule().map(|rule| format!(", rule {rule}")).unwrap_or_default();
                let code = refusal.code();
                Err(for_good(format!("refused: {refusal} ({code}{rule}); {}", self.asked())))
            }
        }
    }

    /// Tries an order that must be refused; it is tried on a copy, so that the case goes on as if it
    /// had been.
    fn refuse(&self, by: Seat, order: &C::Order, code: &str) -> Result<(), String> {
        let mut tried = self.state.clone();
        match tried.apply(by, order, self.next) {
            Ok(_) => Err(format!("not refused, but should be as {code}; {}", self.asked())),
            Err(refusal) if refusal.code() != code => {
                let is = refusal.code();
                Err(format!("refused as {is}, not as {code}: {refusal}; {}", self.asked()))
            }
            Err(_) if seen(&tried) != seen(&self.state) => {
                Err("the order was refused, but has changed something".to_owned())
            }
            Err(_) => Ok(()),
        }
    }

    /// The tokens that the blocks carry now, by id.
    pub(super) fn tokens(&self) -> Tokens {
        self.state.tokens(&self.blocks)
    }

    /// What is asked of whom, as on the wire.
    pub(super) fn decisions(&self) -> Vec<(Seat, Value)> {
        let pending = self.state.pending().into_iter();
        pending.map(|(seat, asked)| (seat, serde_json::to_value(asked).unwrap_or_default())).collect()
    }

    /// What is asked of whom, a text for each.
    fn open(&self) -> Vec<String> {
        self.decisions().into_iter().map(|(seat, asked)| told::<C>(seat, asked)).collect()
    }

    /// What is asked of whom, as half a sentence.
    pub(super) fn asked(&self) -> String {
        let open = self.open();
        if open.is_empty() {
            "nobody is asked anything".to_owned()
        } else {
            format!("asked: {}", open.join("; "))
        }
    }
}

/// Everything that anybody sees, and the truth.
fn seen<C: Cases>(state: &C) -> Vec<Value> {
    let views = Viewer::OF_TWO.into_iter().map(|viewer| state.view(viewer)).chain([state.truth()]);
    views.map(|view| serde_json::to_value(view).unwrap_or_default()).collect()
}

fn happening<C: Cases>(event: C::Event, moments: &[Tokens]) -> Happening<C::Event> {
    let written = serde_json::to_value(&event).unwrap_or_default();
    Happening {
        event,
        blocks: named(&written, C::BLOCKS, moments),
        named: with_ids(&written, C::BLOCKS, moments),
        written,
    }
}

/// A decision in words: `France decides respond (defense 2/1, attackers 1)`.
fn told<C: Cases>(seat: Seat, asked: Value) -> String {
    let army = C::LABELS.army(seat.side);
    let rank = if seat.rank > 1 { format!(".{}", seat.rank) } else { String::new() };
    let Value::Object(asked) = C::LABELS.write(asked) else { return format!("{army}{rank}") };
    let text = |value: &Value| value.as_str().map_or_else(|| value.to_string(), str::to_owned);
    let kind = asked.get("kind").map(|kind| format!(" {}", text(kind))).unwrap_or_default();
    let facts = asked.iter().filter(|(field, _)| !matches!(field.as_str(), "kind" | "side"));
    let facts: Vec<String> = facts.map(|(field, value)| format!("{field} {}", text(value))).collect();
    let facts = if facts.is_empty() { String::new() } else { format!(" ({})", facts.join(", ")) };
    format!("{army}{rank} decides{kind}{facts}")
}
