//! What an entry of the log does to the clocks.

use chrono::{DateTime, TimeDelta, Utc};
use estafette_engine::force::Side;
use estafette_engine::history::Step;
use estafette_engine::parley::{Offer, Parley};
use estafette_engine::undo::Undo;

use super::{Clocks, Deciding};

/// An entry of the log, as far as the clocks are concerned.
pub struct TimedEntry<'a> {
    /// Who.
    pub side: Side,
    /// What.
    pub step: &'a Step,
    /// When.
    pub at: DateTime<Utc>,
    /// Which sides have to decide after it.
    pub deciding: Deciding,
    /// Whether the game is over after it.
    pub over: bool,
}

impl Clocks {
    /// The clocks after an entry.
    #[must_use]
    pub fn after(&self, entry: &TimedEntry) -> Clocks {
        let mut clocks = self.clone();
        clocks.run_to(entry.at);
        clocks.position = clocks.position.next();
        match entry.step {
            Step::Order(_) => clocks.decide(entry.deciding),
            Step::Undo(Undo::TakeBack { from }) => clocks.take_back(*from, entry.deciding),
            Step::Undo(Undo::Agree {}) => clocks.agree_to_take_back(entry.deciding),
            Step::Undo(Undo::Ask { from }) => clocks.asked_from = Some(*from),
            Step::Undo(Undo::Decline {}) => clocks.asked_from = None,
            Step::Parley(parley) => clocks.settle(entry.side, *parley),
        }
        if entry.over {
            clocks.stop();
        }
        clocks
    }

    fn settle(&mut self, side: Side, parley: Parley) {
        match parley {
            Parley::GrantTime { minutes } => {
                self.grant(side.opponent(), TimeDelta::minutes(minutes.get().into()));
            }
            Parley::Accept { offer: Offer::Pause { minutes } } => {
                self.pause(side.opponent(), self.at() + TimeDelta::minutes(minutes.get().into()));
            }
            Parley::EndPause {} => self.resume(),
            _ => {}
        }
    }
}
