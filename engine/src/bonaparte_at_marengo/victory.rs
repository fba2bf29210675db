//! 12, victory: who has won after the last round.

use super::event::Event;
use super::ground::Colour;
use super::play::Play;
use super::state::State;
use super::view::{Outcome, Victory};
use super::{AUSTRIA, FRANCE};

/// Objectives that Austria needs, and colours among them.
const OBJECTIVES: usize = 2;

impl State {
    /// Whether Austria holds at least two objectives of at least two colours.
    fn austria_holds_objectives(&self) -> bool {
        let locales = self.board.locales().map(|(id, _)| id);
        let held = locales.filter(|&id| self.blocks.occupies(AUSTRIA, id));
        let mut colours: Vec<Colour> = held.filter_map(|id| self.ground.objective(id)).collect();
        colours.sort_unstable();
        colours.dedup();
        colours.len() >= OBJECTIVES
    }

    fn judged(&self) -> Outcome {
        if let Some(broken) = self.only_demoralized() {
            return Outcome { winner: broken.opponent(), victory: Victory::Morale };
        }
        let winner = if self.austria_holds_objectives() { AUSTRIA } else { FRANCE };
        Outcome { winner, victory: Victory::Objectives }
    }

    /// Nobody decides any more: the game has ended, by these rules or because the players ended it.
    pub fn stop(&mut self) {
        self.finished = None;
        self.agenda.clear();
    }
}

impl Play<'_> {
    /// The game is over after the French turn of the last round.
    pub fn end_game(&mut self) {
        let outcome = self.state.judged();
        self.state.outcome = Some(outcome);
        self.tell(Event::Ended { outcome });
        self.state.stop();
    }
}
