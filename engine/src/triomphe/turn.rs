//! Rule 5, sequence of play: the frame of a turn.

use super::agenda::Task;
use super::data;
use super::event::Event;
use super::play::Play;
use super::refusal::Refusal;
use super::state::{State, TurnLog};
use super::{AUSTRIA, FRANCE};
use crate::force::Side;
use crate::offer::Offer;

impl State {
    /// "End" is always an answer, unless a locale is half organized (rule 14).
    pub(super) fn offer_end_of_turn(&self, offers: &mut Vec<Offer>) {
        if self.check_end_of_turn().is_ok() {
            offers.push(Offer::new("end_turn").ending());
        }
    }

    fn check_end_of_turn(&self) -> Result<(), Refusal> {
        if self.left_to_organize() > 0 { Err(Refusal::OrganizeTheRest) } else { Ok(()) }
    }
}

impl Play<'_> {
    /// Begins the turn of the side that is active now: scheduled morale, approach
    /// clean-up, then orders.
    pub fn begin_turn(&mut self) {
        let (round, side) = (self.state.round, self.state.active);
        self.state.commands = data::COMMANDS;
        self.state.turn = TurnLog::default();
        self.state.finished = None;
        self.tell(Event::TurnBegan { round, side });
        if side == AUSTRIA {
            self.state.forget_transfers();
            self.hide_waiting_artillery();
        }
        self.scheduled_morale();
        self.clean_up_approaches();
        self.state.agenda.push(Task::Act);
    }

    fn set_all_fresh(&mut self, side: Side) {
        let ids: Vec<_> = self.state.blocks.army(side).map(|(id, _)| id).collect();
        for id in ids {
            self.state.piece_mut(id).marks.done = false;
        }
    }

    /// The active side gives no more orders: morale clean-up follows, then the
    /// next turn.
    pub fn end_turn(&mut self) -> Result<(), Refusal> {
        self.state.check_end_of_turn()?;
        self.state.finished = None;
        self.state.agenda.pop();
        self.state.agenda.extend([Task::NextTurn, Task::RecoverMorale, Task::CleanUpMorale]);
        Ok(())
    }

    /// Ends the turn and begins the next one, or the game is over.
    pub fn next_turn(&mut self) {
        let side = self.state.active;
        self.tell(Event::TurnEnded { side });
        self.end_bombardments(side);
        // Before the shuffle: what a block did would still mark it afterwards.
        self.set_all_fresh(side);
        self.shuffle_everywhere(side);
        if side == FRANCE {
            if self.state.round == data::ROUNDS {
                self.judge_by_objective();
                return;
            }
            self.state.round += 1;
        }
        self.state.active = side.opponent();
        self.begin_turn();
    }
}
