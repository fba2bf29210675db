//! Steps 4 and 5: strength and result, and the losses they bring.

use super::attack::penalties;
use super::losses::Losses;
use super::{Assault, Line, Step};
use crate::bonaparte_at_marengo::event::Event;
use crate::bonaparte_at_marengo::play::Play;
use crate::bonaparte_at_marengo::state::State;

/// What the winner loses, and the loser besides the result.
const LEAST_LOSS: u8 = 1;

fn points(number: u8) -> i8 {
    i8::try_from(number).unwrap_or(i8::MAX)
}

impl State {
    /// The strength of the leaders that are left, and how many they are.
    fn leaders_left(&self, line: &Line) -> (i8, i8) {
        let left = line.leaders.iter().filter(|&&id| self.blocks.survives(id));
        let strength = left.clone().map(|&id| self.piece(id).face.strength.get()).sum();
        (points(strength), points(u8::try_from(left.count()).unwrap_or(u8::MAX)))
    }
}

impl Play<'_> {
    /// Calculates the result and what each side loses.
    pub(super) fn decide_assault(&mut self, mut assault: Assault) {
        let state = &*self.state;
        let (attack, attackers) = state.leaders_left(&assault.attack);
        let marks = assault.defended(state).marks;
        // What the leaders were counts, even if none of them is left.
        let penalty = points(assault.attack.arm.map_or(0, |arm| penalties(marks, arm)));
        // Only artillery defense can have demoralized the attacker since he declared the assault.
        let demoralized = if state.demoralized(assault.attack.side) { attackers } else { 0 };
        let (defense, defenders) = state.leaders_left(&assault.defense);
        let lowered = if state.demoralized(assault.defense.side) { defenders } else { 0 };
        let defense = defense - lowered;
        let result = attack - penalty - demoralized - defense;
        assault.won = result > 0;
        let (winner, _) = assault.winner_and_loser();
        let event = Event::AssaultDecided {
            winner: winner.side,
            locale: self.number(assault.defended(self.state).locale),
            attack,
            penalty,
            demoralized,
            defense,
            result,
        };
        self.tell(event);
        let loss = LEAST_LOSS + result.unsigned_abs();
        let (attack_loss, defense_loss) = if assault.won { (LEAST_LOSS, loss) } else { (loss, LEAST_LOSS) };
        let own = Losses::of_line(&assault.attack, attack_loss);
        let enemy = Losses::of_line(&assault.defense, defense_loss);
        assault.step = Step::AttackLosses { own, enemy };
        self.push_assault(assault);
    }
}
