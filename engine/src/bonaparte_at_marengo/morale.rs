//! 12, morale: what losses cost, demoralization, and the gain for a demoralized enemy.

use super::data;
use super::event::Event;
use super::play::Play;
use super::state::State;
use crate::force::Side;

/// What an army gains for a demoralized enemy, once in the game.
const BONUS: u8 = 5;

/// The morale of an army.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Morale {
    pub level: u8,
    /// For good, whatever happens later (Q18).
    pub demoralized: bool,
}

impl Morale {
    /// Morale of so many points.
    pub const fn new(level: u8) -> Morale {
        Morale { level, demoralized: level == 0 }
    }
}

impl State {
    /// Whether an army is demoralized.
    pub(super) fn demoralized(&self, side: Side) -> bool {
        self.morale[side].demoralized
    }

    /// The army that alone is demoralized, if one is.
    pub(super) fn only_demoralized(&self) -> Option<Side> {
        match Side::BOTH.map(|side| self.demoralized(side)) {
            [true, false] => Some(Side::Red),
            [false, true] => Some(Side::Blue),
            _ => None,
        }
    }
}

impl Play<'_> {
    /// An army loses morale for strength points that were really lost, at once.
    pub fn lose_morale(&mut self, side: Side, lost: u8) {
        let morale = &mut self.state.morale[side];
        let points = lost.min(morale.level);
        if points == 0 {
            return;
        }
        morale.level -= points;
        let broken = morale.level == 0 && !morale.demoralized;
        morale.demoralized |= broken;
        self.tell(Event::MoraleLost { side, points });
        if broken {
            self.tell(Event::Demoralized { side });
        }
    }

    /// A round begins: if exactly one army was demoralized when the last one ended, the other gains
    /// morale, once in the game (Q19).
    pub fn gain_morale(&mut self) {
        let Some(side) = self.state.only_demoralized().map(Side::opponent) else { return };
        if self.state.bonus_given {
            return;
        }
        self.state.bonus_given = true;
        let morale = &mut self.state.morale[side];
        let most = if self.state.options.morale_beyond_start {
            u8::MAX
        } else {
            data::forces().morale_at_start[side].max(morale.level)
        };
        let points = BONUS.min(most - morale.level);
        morale.level += points;
        self.tell(Event::MoraleGained { side, points });
    }
}
