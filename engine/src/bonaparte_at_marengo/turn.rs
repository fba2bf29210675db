//! 5, turn order: the frame of a turn.

use super::agenda::Task;
use super::data;
use super::event::Event;
use super::play::Play;
use super::refusal::Refusal;
use super::state::{State, TurnLog};
use super::{AUSTRIA, FRANCE};
use crate::blocks::PieceId;
use crate::force::{Side, Token};
use crate::offer::{Count, Offer, Pick};

impl State {
    /// "End" is always an answer; it carries the declaration of a bombardment, or none (Q23).
    pub(super) fn offer_end_of_turn(&self, offers: &mut Vec<Offer>) {
        let guns = self.blocks.tokens(&self.guns_to_declare());
        let most = u8::from(!guns.is_empty());
        offers
            .push(Offer::new("end_turn").pick(Pick::blocks("bombard", guns, Count::free(0, most))).ending());
    }

    fn army_ids(&self, side: Side) -> Vec<PieceId> {
        self.blocks.in_public_order(self.blocks.army(side).map(|(id, _)| id))
    }
}

impl Play<'_> {
    /// Begins the turn of the side that is active now: the gain of morale in a new round, shuffling,
    /// activation, then the steps S1 to S4.
    pub fn begin_turn(&mut self) {
        let (round, side) = (self.state.round, self.state.active);
        self.state.commands = data::COMMANDS;
        self.state.turn = TurnLog::default();
        self.state.finished = None;
        self.tell(Event::TurnBegan { round, side });
        if side == AUSTRIA {
            self.gain_morale();
        }
        for id in self.state.army_ids(side) {
            self.state.piece_mut(id).marks.bombarded = false;
        }
        self.shuffle_everywhere(side);
        self.state.agenda.extend([Task::Act, Task::Bombard]);
        if side == FRANCE {
            self.activate_by_enemy();
            self.state.agenda.extend([Task::ShuffleAgain, Task::Activate]);
        }
    }

    /// The active side gives no more orders: forced returns, the declaration of a bombardment, then
    /// the next turn.
    pub fn end_turn(&mut self, tokens: &[Token]) -> Result<(), Refusal> {
        let gun = self.state.check_declaration(tokens)?;
        self.state.finished = None;
        self.state.agenda.pop();
        self.return_to_reserve();
        if let Some(id) = gun {
            self.declare_bombardment(id);
        }
        self.state.agenda.push(Task::NextTurn);
        Ok(())
    }

    /// Ends the turn and begins the next one, or the game is over.
    pub fn next_turn(&mut self) {
        let side = self.state.active;
        self.hide_what_fired(side);
        for id in self.state.army_ids(side) {
            self.state.piece_mut(id).marks.acted = None;
        }
        self.tell(Event::TurnEnded { side });
        if side == FRANCE {
            if self.state.round == data::ROUNDS {
                self.end_game();
                return;
            }
            self.state.round += 1;
        }
        self.state.active = side.opponent();
        self.begin_turn();
    }
}
