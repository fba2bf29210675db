//! Step 9: completion.

use super::Assault;
use crate::blocks::PieceId;
use crate::field::board::{Place, Width};
use crate::triomphe::agenda::Task;
use crate::triomphe::continuation::{Finished, Reach};
use crate::triomphe::event::Event;
use crate::triomphe::play::Play;

/// What happens after an assault, once morale and retreat are settled.
#[derive(Debug, Clone)]
pub(crate) struct AfterAssault {
    /// All pieces that took part and are left.
    involved: Vec<PieceId>,
    /// The assault pieces, if they go on into the locale they won.
    entering: Option<(Vec<PieceId>, crate::field::board::LocaleId)>,
}

impl Play<'_> {
    /// The loser loses morale; a defense that held commits morale and closes the
    /// border; a lost locale is left and entered.
    pub(super) fn complete_assault(&mut self, assault: &Assault) {
        let involved = self.involved(assault);
        let locale = assault.defense(self.state).locale;
        if !assault.won {
            self.state.turn.closed.push(assault.approach);
            let named = assault.defense_leaders.len() + assault.counter_attackers.len();
            let tokens = u8::try_from(named).unwrap_or(u8::MAX);
            self.state.agenda.extend([
                Task::AfterAssault(AfterAssault { involved, entering: None }),
                Task::CommitMorale(assault.defender(), locale, tokens),
                Task::LoseMorale(assault.side, assault.attack_lost),
            ]);
            return;
        }
        self.state.turn.won_by_assault.push(locale);
        let from = self.state.board.approach(assault.approach).locale;
        let surviving: Vec<_> = assault.attackers.iter().copied().filter(|&id| self.survives(id)).collect();
        let strong = assault.defense(self.state).width == Width::Wide && surviving.len() > 1;
        let after = AfterAssault { involved, entering: Some((surviving, locale)) };
        self.state.agenda.push(Task::AfterAssault(after));
        self.state.agenda.push(Task::BeginRetreat { side: assault.defender(), locale, from, strong });
        self.state.agenda.push(Task::LoseMorale(assault.defender(), assault.defense_lost));
    }

    fn survives(&self, id: PieceId) -> bool {
        self.state.piece(id).place() != Place::Eliminated
    }

    /// Everybody whose face may have been shown and who is left, in public order.
    fn involved(&self, assault: &Assault) -> Vec<PieceId> {
        let places = [assault.attack_place(), assault.defense_place(self.state)];
        let pieces = places.into_iter().flat_map(|place| self.state.blocks.at(place));
        let shown = pieces.filter(|(_, piece)| piece.shown.is_some());
        let mut shown: Vec<_> = shown.map(|(id, piece)| (piece.place(), piece.token, id)).collect();
        shown.sort_unstable();
        shown.into_iter().map(|(_, _, id)| id).collect()
    }

    /// The assault pieces enter the locale they won, faces go down, and cavalry may
    /// continue.
    pub fn end_assault(&mut self, after: AfterAssault) {
        if let Some((pieces, locale)) = &after.entering {
            let side = self.state.active;
            let tokens = self.state.blocks.tokens(pieces);
            let to = Place::Reserve(*locale);
            self.put_all(pieces, to);
            let to = self.name(to);
            self.tell(Event::AttackersMoved { side, pieces: tokens, to });
        }
        let down: Vec<_> = after.involved.iter().copied().filter(|&id| self.survives(id)).collect();
        self.turn_down(&down);
        if let Some((pieces, locale)) = after.entering {
            self.state.finished = Some(Finished { pieces, locale, reach: Reach::Anywhere });
        }
    }
}
