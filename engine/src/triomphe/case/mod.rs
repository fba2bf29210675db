//! Rule cases: a situation, orders, and what must then hold, as data that a player
//! could write. The format is described in `docs/cases.md`.

mod expectation;
mod format;
mod map;
mod offered;
mod pieces;
mod situation;

use serde_json::Value;

use super::LABELS;
use super::event::Event;
use super::order::Order;
use super::state::State;
use crate::chance::{LogPosition, Seed};
use crate::force::Side;

pub use format::Case;
use format::Step;
use pieces::Ids;

/// Why a case failed, or could not be read: a sentence for whoever wrote it.
#[derive(Debug, thiserror::Error)]
pub enum CaseError {
    /// The text is not a case.
    #[error("not a case: {0}")]
    Format(#[from] serde_json::Error),
    /// The situation cannot be.
    #[error("the situation cannot be: {0}")]
    Situation(String),
    /// A step did not go as written.
    #[error("step {step}: {what}")]
    Step {
        /// Counted from 1.
        step: usize,
        /// What differed.
        what: String,
    },
    /// Something else held in the end.
    #[error("then: {0}")]
    Then(String),
}

/// Reads the cases of a file: one case, or a list of them.
pub fn read(text: &str) -> Result<Vec<Case>, CaseError> {
    let value = LABELS.read(serde_json::from_str(text)?);
    if value.is_array() {
        Ok(serde_json::from_value(value)?)
    } else {
        Ok(vec![serde_json::from_value(value)?])
    }
}

/// Runs a case.
pub fn run(case: &Case) -> Result<(), CaseError> {
    let (state, ids) = situation::build(case)?;
    let mut run = Run { state, ids, events: Vec::new(), position: LogPosition::SETUP };
    for (index, step) in case.when.iter().enumerate() {
        run.step(step).map_err(|what| CaseError::Step { step: index + 1, what })?;
    }
    expectation::check(&run, &case.then).map_err(CaseError::Then)
}

/// The seed of a case that gives none.
fn default_seed() -> Seed {
    Seed::from_number(1800)
}

/// A case being run.
struct Run {
    state: State,
    ids: Ids,
    /// What has happened, with the ids of the blocks concerned.
    events: Vec<Happening>,
    position: LogPosition,
}

/// An event, and the ids of the blocks named in it.
struct Happening {
    event: Event,
    pieces: Vec<String>,
}

impl Run {
    fn step(&mut self, step: &Step) -> Result<(), String> {
        let order = self.order(&step.order)?;
        self.give(step, &order)?;
        match &step.then {
            Some(then) => expectation::check(self, then),
            None => Ok(()),
        }
    }

    fn give(&mut self, step: &Step, order: &Order) -> Result<(), String> {
        let before = self.state.view(step.by.into());
        let tokens = self.ids.tokens(&self.state);
        let applied = self.state.apply(step.by, order, self.position.next());
        match (applied, &step.refused) {
            (Ok(events), None) => {
                self.position = self.position.next();
                let after = self.ids.tokens(&self.state);
                self.remember(events, &[tokens, after]);
                Ok(())
            }
            (Err(refusal), Some(code)) if refusal.code() == code => {
                let same = self.state.view(step.by.into()) == before;
                if same { Ok(()) } else { Err("the refused order changed something".into()) }
            }
            (Err(refusal), Some(code)) => Err(format!("refused as {}, not {code}", refusal.code())),
            (Err(refusal), None) => Err(format!("refused: {refusal} ({})", refusal.code())),
            (Ok(_), Some(code)) => Err(format!("not refused, but should be: {code}")),
        }
    }

    fn remember(&mut self, events: Vec<Event>, tokens: &[pieces::Tokens]) {
        for event in events {
            let json = serde_json::to_value(&event).unwrap_or_default();
            let pieces = pieces::named(&json, tokens);
            self.events.push(Happening { event, pieces });
        }
    }

    /// An order as a case writes it: with ids for tokens.
    fn order(&self, written: &Value) -> Result<Order, String> {
        let tokens = self.ids.tokens(&self.state);
        let value = pieces::with_tokens(written, &tokens)?;
        serde_json::from_value(value).map_err(|error| format!("{written}: {error}"))
    }

    fn side_to_decide(&self) -> Option<Side> {
        self.state.decision().map(|decision| decision.side)
    }
}
