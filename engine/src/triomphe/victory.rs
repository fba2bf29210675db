//! Rule 19, how to win.

use super::event::Event;
use super::play::Play;
use super::state::State;
use super::view::{Outcome, Victory};
use super::{AUSTRIA, FRANCE};
use crate::force::Side;

/// Blocks east of the objective line that give Austria a marginal victory.
const BLOCKS_FOR_AUSTRIA: usize = 3;

impl Play<'_> {
    /// Ends the game if an army's morale level has dropped to 0.
    pub fn judge_morale(&mut self, army: Side) {
        if self.state.morale[army].level() == 0 {
            self.end(Outcome { winner: army.opponent(), victory: Victory::Decisive });
        }
    }

    /// Ends the game after the last round.
    pub fn judge_by_objective(&mut self) {
        let blocks = self.state.blocks.army(AUSTRIA).filter(|(_, piece)| self.state.is_east(piece)).count();
        let winner = if blocks >= BLOCKS_FOR_AUSTRIA { AUSTRIA } else { FRANCE };
        self.end(Outcome { winner, victory: Victory::Marginal });
    }

    fn end(&mut self, outcome: Outcome) {
        if self.state.outcome.is_none() {
            self.state.outcome = Some(outcome);
            self.tell(Event::Ended { outcome });
        }
        self.state.stop();
    }
}

impl State {
    /// Nobody decides any more: the game has ended, by these rules or because the
    /// players ended it.
    pub fn stop(&mut self) {
        self.finished = None;
        self.agenda.clear();
    }
}
