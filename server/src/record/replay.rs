//! A log being played again, with its clocks.

use chrono::{DateTime, Utc};
use estafette_engine::chance::Seed;
use estafette_engine::force::{PerSide, Side};
use estafette_engine::game::{Refusal, Rules};
use estafette_engine::history::{History, Next, Step};
use estafette_engine::secrecy::Seat;
use estafette_protocol::pace::Pace;
use estafette_protocol::record::FileResult;
use serde_json::Value;

use super::seen;
use crate::pace::{self, Clocks, PaceRefusal, TimedEntry, deciding};

/// What a log begins with.
pub struct Beginning<'a> {
    pub rules: &'static dyn Rules,
    pub options: &'a serde_json::Value,
    pub seed: Seed,
    pub pace: Pace,
    pub started_at: DateTime<Utc>,
}

/// Why an entry is not taken.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NotTaken {
    /// The rules refuse it.
    #[error(transparent)]
    Rules(#[from] Refusal),
    /// The clocks refuse it.
    #[error(transparent)]
    Time(#[from] PaceRefusal),
}

/// A log as far as it was played.
pub struct Replay {
    history: History,
    clocks: Option<Clocks>,
    result: Option<FileResult>,
}

impl Replay {
    /// Sets the game up.
    pub fn start(beginning: &Beginning) -> Result<Replay, Refusal> {
        let history = History::start(beginning.rules, beginning.options, beginning.seed)?;
        let to_decide = deciding(&history.game().asked());
        let clocks = Clocks::start(beginning.pace, to_decide, beginning.started_at);
        Ok(Replay { history, clocks, result: None })
    }

    /// The hashes of what each side sees now.
    pub fn seen(&self) -> PerSide<String> {
        seen::hashes(self.history.game())
    }

    /// Which faces stand where now.
    pub fn places(&self) -> PerSide<Value> {
        seen::set_up(self.history.game())
    }

    /// Whether something is asked of a side.
    pub fn is_asked(&self, side: Side) -> bool {
        deciding(&self.history.game().asked())[side]
    }

    /// The seats on which the players sit now, sorted.
    pub fn seats(&self) -> Vec<Seat> {
        self.history.seats()
    }

    /// On which chair whoever has a seat now sat down.
    pub fn chairs(&self) -> Vec<(Seat, Seat)> {
        let game = self.history.game();
        self.history.chairs().iter().map(|&chair| (game.seat_of(chair), chair)).collect()
    }

    /// How the game ended, once it has.
    pub fn result(&self) -> Option<FileResult> {
        self.result
    }

    /// How many entries were played.
    pub fn played(&self) -> u32 {
        self.history.position().0
    }

    /// Plays an entry that was judged when it was given.
    pub fn repeat(&mut self, seat: Seat, step: &Step, at: DateTime<Utc>) -> Result<(), Refusal> {
        let next = self.history.replay(seat, step.clone())?;
        self.advance(next, seat.side, step, at);
        Ok(())
    }

    /// Judges an entry as if it were given now, and plays it.
    pub fn judge(&mut self, seat: Seat, step: &Step, at: DateTime<Utc>) -> Result<(), NotTaken> {
        let next = self.history.judge(seat, step.clone())?;
        pace::judge(self.clocks.as_ref(), seat.side, step, at)?;
        self.advance(next, seat.side, step, at);
        Ok(())
    }

    fn advance(&mut self, next: Next, side: Side, step: &Step, at: DateTime<Utc>) {
        let ending = next.ending();
        self.history.advance(next);
        let game = self.history.game();
        if let Some(ending) = ending {
            self.result.get_or_insert(FileResult { ending, at, rounds: game.round() });
        }
        let entry =
            TimedEntry { side, step, at, deciding: deciding(&game.asked()), over: self.result.is_some() };
        self.clocks = self.clocks.as_ref().map(|clocks| clocks.after(&entry));
    }
}
