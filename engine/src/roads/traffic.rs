//! Traffic: what travellers earlier in a turn leave to those who come after.

use serde::{Deserialize, Serialize};

use super::{Passage, STEPS};
use crate::field::board::{Board, CrossingId, RoadEnd, RoadKind};
use crate::field::place::{CrossingNumber, LocaleNumber};

/// How a crossing was used this turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct CrossingLog {
    pub crossing: CrossingId,
    /// Which end the travellers went to.
    pub to_end: u8,
    /// The step at which the last one passed.
    pub last_step: u8,
    /// How many passed.
    pub count: u8,
    /// Whether a road attack was made over it.
    pub attacked: bool,
}

/// Why a crossing cannot be passed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Jam {
    /// It was used in the other direction.
    AgainstTraffic,
    /// No step is left for it.
    NoStepLeft,
}

/// All crossings used this turn.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct Traffic(Vec<CrossingLog>);

impl Traffic {
    /// The earliest step after `after` at which a crossing can be passed, when the traveller has passed
    /// `own` itself; waits are implied.
    pub fn step(&self, after: u8, own: &[Passage], id: CrossingId, to_end: u8) -> Result<u8, Jam> {
        let logged = self.of(id).map(|log| (log.to_end, log.last_step, log.count));
        let own = own.iter().filter(|passage| passage.crossing == id);
        let own = own.map(|passage| (passage.to_end, passage.step, 1));
        let (mut last, mut count) = (0, 0);
        for (direction, step, pieces) in logged.into_iter().chain(own) {
            if direction != to_end {
                return Err(Jam::AgainstTraffic);
            }
            last = last.max(step);
            count += pieces;
        }
        let step = after.max(last) + 1;
        if count >= STEPS || step > STEPS { Err(Jam::NoStepLeft) } else { Ok(step) }
    }

    /// How a crossing was used, if it was.
    pub fn of(&self, id: CrossingId) -> Option<&CrossingLog> {
        self.0.iter().find(|log| log.crossing == id)
    }

    /// Notes that a crossing was passed, or attacked over.
    pub fn note(&mut self, passage: &Passage, attacked: bool) {
        match self.0.iter_mut().find(|log| log.crossing == passage.crossing) {
            Some(log) => {
                log.last_step = passage.step;
                log.count += 1;
                log.attacked |= attacked;
            }
            None => self.0.push(CrossingLog {
                crossing: passage.crossing,
                to_end: passage.to_end,
                last_step: passage.step,
                count: 1,
                attacked,
            }),
        }
    }

    /// Takes over how a crossing was used before.
    pub fn remember(&mut self, log: CrossingLog) {
        self.0.push(log);
    }

    /// As everybody sees it, by crossing.
    pub fn seen(&self, board: &Board) -> Vec<CrossingUse> {
        let seen = |log: &CrossingLog| {
            let crossing = board.crossing(log.crossing);
            let RoadEnd::Locale { locale, .. } = crossing.ends[usize::from(log.to_end)] else {
                return None;
            };
            Some(CrossingUse {
                crossing: crossing.number,
                kind: crossing.kind,
                count: log.count,
                last_step: log.last_step,
                towards: board.locale(locale).number,
                attacked: log.attacked,
            })
        };
        let mut seen: Vec<_> = self.0.iter().filter_map(seen).collect();
        seen.sort_unstable_by_key(|used| used.crossing);
        seen
    }
}

/// How a crossing was used this turn, as everybody sees it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct CrossingUse {
    /// The crossing.
    pub crossing: CrossingNumber,
    /// Its kind.
    pub kind: RoadKind,
    /// Pieces that passed, at most 3.
    pub count: u8,
    /// The step of the last one.
    pub last_step: u8,
    /// The locale they travelled to.
    pub towards: LocaleNumber,
    /// Whether a road manoeuvre attack was made over it.
    pub attacked: bool,
}
