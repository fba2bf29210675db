//! Steps 8 and 9: completion.

use super::Assault;
use crate::blocks::PieceId;
use crate::bonaparte_at_marengo::agenda::Task;
use crate::bonaparte_at_marengo::continuation::{Finished, Reach};
use crate::bonaparte_at_marengo::play::Play;
use crate::bonaparte_at_marengo::state::Fought;
use crate::field::board::{LocaleId, Place};
use crate::force::Side;

/// What happens after an assault, once the defenders have left a lost locale.
#[derive(Debug, Clone)]
pub(crate) struct AfterAssault {
    side: Side,
    /// The attackers that are left.
    attackers: Vec<PieceId>,
    /// The locale they have captured; they withdraw to their own when they have not.
    captured: Option<LocaleId>,
    /// Their own locale.
    home: LocaleId,
    /// All participants.
    involved: Vec<PieceId>,
}

impl Play<'_> {
    /// A defense that held closes the pair; a lost locale is left and entered.
    pub(super) fn complete_assault(&mut self, assault: &Assault) {
        let (side, approach) = (assault.side, assault.approach);
        self.state.turn.assaults.push(Fought { approach, won: assault.won });
        let locale = assault.defended(self.state).locale;
        let home = self.state.board.approach(approach).locale;
        let surviving = assault.attack.all.iter().copied().filter(|&id| self.state.blocks.survives(id));
        let after = AfterAssault {
            side,
            attackers: surviving.collect(),
            captured: assault.won.then_some(locale),
            home,
            involved: [&assault.attack.all[..], &assault.defense.all].concat(),
        };
        self.state.agenda.push(Task::AfterAssault(after));
        if assault.won {
            let assaulted = self.state.board.approach(approach).opposite;
            self.begin_retreat(side.opponent(), locale, home, Some(assaulted));
        }
    }

    /// The attackers enter the locale they won, where cavalry may continue, or withdraw; faces go down.
    pub fn end_assault(&mut self, after: AfterAssault) {
        let AfterAssault { side, attackers, captured, home, involved } = after;
        if !attackers.is_empty() {
            self.move_attackers(side, &attackers, Place::Reserve(captured.unwrap_or(home)));
        }
        self.turn_down(&involved);
        self.state.finished = captured.map(|locale| Finished::new(attackers, locale, Reach::Anywhere));
    }
}
