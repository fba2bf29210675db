//! Deduction sheets: what a side may lawfully conclude of the enemy's hidden blocks.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::chance::{LogPosition, Seed};
use crate::force::Side;
use crate::registry::{Entry, Game, GameKind, Refusal};
use crate::triomphe;

/// What a side may conclude at a moment.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "game", rename_all = "snake_case")]
pub enum Deductions {
    /// Triomphe à Marengo.
    Triomphe {
        /// The sheet.
        sheet: triomphe::DeductionSheet,
    },
}

/// The orders that stand at a moment. Holds everything hidden.
pub struct Standing {
    pub(crate) kind: GameKind,
    pub(crate) options: Value,
    pub(crate) seed: Seed,
    pub(crate) orders: Vec<(LogPosition, Side, Value)>,
}

impl Standing {
    /// Plays them again, looking on as one side did. Of what was taken back nothing is
    /// concluded.
    pub fn deductions(&self, watcher: Side) -> Result<Deductions, Refusal> {
        let (mut game, _) = Game::start(self.kind, &self.options, self.seed)?;
        let Game::Triomphe(state) = &game;
        let mut watching = triomphe::Watcher::new(watcher, &state.view(watcher.into()));
        for (position, side, order) in &self.orders {
            let Entry::Triomphe(events) = game.apply(*side, order, *position)?;
            let Game::Triomphe(state) = &game;
            watching.observe(&events, &state.view(watcher.into()));
        }
        Ok(Deductions::Triomphe { sheet: watching.sheet() })
    }
}
