//! Teams (12.3): who commands which corps, and which player of a side decides what.
//!
//! Players of a side are numbered as they sat down. Their ranks are another order, on which a team
//! agrees in its first conference; a side of one player has neither choice nor secret.

use arrayvec::ArrayVec;

use super::data::Commander;
use super::event::Event;
use super::options::LARGEST_TEAM;
use super::play::Play;
use super::state::State;
use super::unit::{Place, UnitId};
use crate::field::board::LocaleId;
use crate::force::Side;
use crate::secrecy::Seat;

/// The players of a side by rank, the commander-in-chief first.
pub(super) type Ranks = ArrayVec<u8, LARGEST_TEAM>;

/// The players of a side in the order in which they sat down.
pub(super) fn as_seated(players: u8) -> Ranks {
    (1..=players).collect()
}

impl State {
    pub(super) fn is_team(&self, side: Side) -> bool {
        self.players[side] > 1
    }

    /// The seats of a side, in the order in which they sat down.
    pub(super) fn members(&self, side: Side) -> impl Iterator<Item = Seat> {
        (1..=self.players[side]).map(move |rank| Seat { side, rank })
    }

    /// The seats of a side by rank.
    pub(super) fn by_rank(&self, side: Side) -> impl Iterator<Item = Seat> {
        self.ranks[side].iter().map(move |&rank| Seat { side, rank })
    }

    /// Whether somebody sits here.
    pub(super) fn is_taken(&self, seat: Seat) -> bool {
        (1..=self.players[seat.side]).contains(&seat.rank)
    }

    /// The commander-in-chief; until a rank order stands the first to sit down (R65).
    pub(super) fn chief(&self, side: Side) -> Seat {
        self.by_rank(side).next().unwrap_or(side.into())
    }

    /// How many of a side are senior to a player.
    fn seniority(&self, seat: Seat) -> usize {
        let ranks = &self.ranks[seat.side];
        ranks.iter().position(|&rank| rank == seat.rank).unwrap_or(ranks.len())
    }

    pub(super) fn is_senior(&self, seat: Seat, to: Seat) -> bool {
        self.seniority(seat) < self.seniority(to)
    }

    /// The player whose corps a commander leads.
    pub(super) fn owner(&self, commander: Commander) -> Seat {
        let side = commander.side();
        self.owners[commander.index()].map_or_else(|| self.chief(side), |rank| Seat { side, rank })
    }

    /// The seat that acts in the turn of the active side.
    pub(super) fn actor(&self) -> Seat {
        Seat { side: self.active, rank: self.acting }
    }

    /// Who decides for a side in what is under way: for the attacker whoever gave the command (R52),
    /// for the defender whoever holds the defence (R68).
    pub(super) fn decider(&self, side: Side) -> Seat {
        match &self.attack {
            _ if side == self.active => self.actor(),
            Some(attack) => attack.defender,
            None => self.chief(side),
        }
    }

    /// The owner of the commander nearest to a locale, over passable approaches, the enemy
    /// notwithstanding; of several as near the senior, of none on the map the commander-in-chief (R52).
    pub(super) fn nearest(&self, side: Side, locale: LocaleId) -> Seat {
        if !self.is_team(side) {
            return self.chief(side);
        }
        let there: Vec<(LocaleId, Seat)> = Commander::of(side)
            .filter_map(|one| Some((self.locale_of(self.place_of(one)?)?, self.owner(one))))
            .collect();
        let mut reached = vec![locale];
        let mut from = 0;
        while from < reached.len() {
            let ring = from..reached.len();
            let here = there.iter().filter(|(at, _)| reached[ring.clone()].contains(at));
            if let Some(seat) = here.map(|&(_, owner)| owner).min_by_key(|&owner| self.seniority(owner)) {
                return seat;
            }
            from = ring.end;
            for at in ring {
                for &next in &self.board().locale(reached[at]).neighbours {
                    if !reached.contains(&next) {
                        reached.push(next);
                    }
                }
            }
        }
        self.chief(side)
    }

    /// Who may give a unit an independent command (R62); off the map the owner of its corps (R52).
    pub(super) fn unit_is_commanded_by(&self, id: UnitId) -> Seat {
        let unit = self.unit(id);
        match (self.locale_of(unit.place), unit.home) {
            (Some(locale), _) => self.nearest(unit.side, locale),
            (None, Some(home)) => self.owner(home),
            (None, None) => self.chief(unit.side),
        }
    }

    /// Whether a player has anything to command in a turn (R69): a commander on the map or one who may
    /// come on; the commander-in-chief also when nobody else has (R52).
    pub(super) fn has_part(&self, seat: Seat) -> bool {
        let place = |one: Commander| self.place_of(one);
        let on_map = |one: Commander| place(one).is_some_and(|place| place != Place::OffMap);
        let due = |one: Commander| place(one) == Some(Place::OffMap) && self.is_due(one);
        let mut own = Commander::of(seat.side).filter(|&one| self.owner(one) == seat);
        own.any(|one| on_map(one) || due(one))
            || (self.chief(seat.side) == seat && !Commander::of(seat.side).any(on_map))
    }

    /// The next player by rank who has a part in the turn, after one of them or from the first.
    pub(super) fn next_to_act(&self, after: Option<Seat>) -> Option<Seat> {
        let behind = after.map_or(0, |seat| self.seniority(seat) + 1);
        self.by_rank(self.active).skip(behind).find(|&seat| self.has_part(seat))
    }
}

impl Play<'_> {
    /// A player is done with their part of the turn; the turn ends after the last.
    pub fn end_part(&mut self) {
        let seat = self.state.actor();
        match self.state.next_to_act(Some(seat)) {
            Some(next) => {
                self.state.acting = next.rank;
                self.tell(Event::PartEnded { seat, next });
            }
            None => self.state.agenda.push(super::agenda::Task::EndTurn),
        }
    }
}
