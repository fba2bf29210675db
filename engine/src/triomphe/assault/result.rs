//! Steps 6 and 7: the result, and the reductions it brings.

use super::losses::Reductions;
use super::{Assault, Step};
use crate::blocks::PieceId;
use crate::field::board::Place;
use crate::force::Arm;
use crate::triomphe::event::Event;
use crate::triomphe::play::Play;
use crate::triomphe::state::State;

impl State {
    /// The strength of those that are left.
    fn strength(&self, ids: &[PieceId]) -> i8 {
        let strength = |&id: &PieceId| {
            let piece = self.piece(id);
            let there = piece.place() != Place::Eliminated;
            if there { i8::try_from(piece.face.strength.get()).unwrap_or(0) } else { 0 }
        };
        ids.iter().map(strength).sum()
    }

    /// Marks in the defense approach against the arm of the attack leaders; each
    /// counts once, not once a leader.
    fn penalty(&self, assault: &Assault) -> i8 {
        let marks = assault.defense(self).marks;
        let leader = assault.attack_leaders.first().map(|&id| self.piece(id).face.arm);
        let marks = match leader {
            Some(Arm::Infantry) => marks.infantry_penalties,
            Some(Arm::Cavalry) => marks.cavalry_penalties,
            Some(Arm::Artillery) | None => 0,
        };
        i8::try_from(marks).unwrap_or(i8::MAX)
    }
}

impl Play<'_> {
    /// Calculates the result and what each side loses.
    pub(super) fn decide_assault(&mut self, mut assault: Assault) {
        let state = &*self.state;
        let attack = state.strength(&assault.attack_leaders);
        let penalty = state.penalty(&assault);
        let defense = state.strength(&assault.defense_leaders);
        let counter_attack = state.strength(&assault.counter_attackers);
        let result = attack - penalty - defense - counter_attack;
        assault.won = result >= 1;
        let leaders = assault.attack_leaders.len();
        let crushed = !assault.won && -result >= attack;
        let surviving_cavalry = assault
            .counter_attackers
            .iter()
            .filter(|&&id| state.piece(id).is(Arm::Cavalry) && state.piece(id).place() != Place::Eliminated);
        let against_attack =
            assault.defense_leaders.len() + surviving_cavalry.count() + if crushed { leaders } else { 0 };
        let rest = |all: &[PieceId], lead: &[PieceId]| -> Vec<PieceId> {
            all.iter().copied().filter(|id| !lead.contains(id)).collect()
        };
        let own = Reductions::new(
            against_attack,
            assault.attack_leaders.clone(),
            rest(&assault.attackers, &assault.attack_leaders),
        );
        let enemy = Reductions::new(leaders, assault.defense_leaders.clone(), assault.others(state));
        let winner = if assault.won { assault.side } else { assault.defender() };
        let locale = self.number(assault.defense(self.state).locale);
        self.tell(Event::AssaultDecided { winner, locale, attack, penalty, defense, counter_attack, result });
        assault.step = Step::AttackLosses { own, enemy };
        self.push_assault(assault);
    }
}
