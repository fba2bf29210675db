//! 7.1, group moves.

use super::continuation::{Finished, Reach};
use super::event::Event;
use super::fresh::Fresh;
use super::play::Play;
use super::refusal::Refusal;
use super::state::State;
use super::view::Acted;
use crate::blocks::PieceId;
use crate::field::board::{ApproachId, LocaleId, Place};
use crate::field::place::PlaceName;
use crate::force::{Side, Token};
use crate::offer::{Count, Offer, Pick, Target};

/// What any group move costs.
const COST: u8 = 1;

/// A group move that is legal.
struct GroupMove {
    pieces: Vec<PieceId>,
    from: Place,
    to: Place,
}

impl State {
    fn check_group(&self, side: Side, tokens: &[Token], to: PlaceName) -> Result<GroupMove, Refusal> {
        let (pieces, from) = self.group(side, tokens)?;
        let to = self.board.place_named(to).ok_or(Refusal::UnknownPlace)?;
        self.check_move_between(from, to)?;
        self.check_room_for(from, to, pieces.len())?;
        self.affordable(COST)?;
        Ok(GroupMove { pieces, from, to })
    }

    /// Whether these pieces can move there.
    pub(super) fn check_group_move(
        &self,
        side: Side,
        tokens: &[Token],
        to: PlaceName,
    ) -> Result<(), Refusal> {
        self.check_group(side, tokens, to).map(|_| ())
    }

    /// Whether any piece of the active side could move between two positions.
    fn check_move_between(&self, from: Place, to: Place) -> Result<(), Refusal> {
        match (from, to) {
            (Place::Holding(_) | Place::Eliminated, _) => Err(Refusal::OffMap),
            (_, Place::Holding(_) | Place::Eliminated) => Err(Refusal::NotAdjacent),
            (from, to) if from == to => Err(Refusal::NowhereNew),
            (Place::Reserve(here), Place::Reserve(there)) => {
                self.check_adjacent(here, there)?;
                self.check_no_enemy(there)
            }
            (Place::Reserve(here), Place::Approach(approach)) => {
                if self.board.approach(approach).locale == here {
                    self.check_blocking(approach)
                } else {
                    Err(Refusal::OwnApproachOnly)
                }
            }
            (Place::Approach(id), Place::Reserve(there)) => {
                let approach = self.board.approach(id);
                if there == approach.locale {
                    Ok(())
                } else if there != approach.towards {
                    Err(Refusal::NotAdjacent)
                } else if self.closed(id) {
                    Err(Refusal::ClosedPair)
                } else {
                    self.check_no_enemy(there)
                }
            }
            (Place::Approach(_), Place::Approach(_)) => Err(Refusal::NotAdjacent),
        }
    }

    fn check_adjacent(&self, here: LocaleId, there: LocaleId) -> Result<(), Refusal> {
        let approaches = self.board.locale(here).approaches.iter().copied();
        let mut pairs = approaches.filter(|&id| self.board.approach(id).towards == there).peekable();
        if pairs.peek().is_none() {
            Err(Refusal::NotAdjacent)
        } else if pairs.all(|pair| self.closed(pair)) {
            Err(Refusal::ClosedPair)
        } else {
            Ok(())
        }
    }

    /// A group that enters an enemy-occupied locale makes a manoeuvre attack, which is another order.
    fn check_no_enemy(&self, there: LocaleId) -> Result<(), Refusal> {
        if self.enemy_in(self.active, there) { Err(Refusal::EnemyThere) } else { Ok(()) }
    }

    /// Whether pieces of the active side may come to block an approach.
    pub(super) fn check_blocking(&self, approach: ApproachId) -> Result<(), Refusal> {
        if self.faces_nobody(approach) { Err(Refusal::NoEnemyBeyond) } else { Ok(()) }
    }

    fn check_room_for(&self, from: Place, to: Place, count: usize) -> Result<(), Refusal> {
        match self.board.locale_of(to) {
            Some(there) if self.board.locale_of(from) != Some(there) => self.check_entry(there, count),
            _ => Ok(()),
        }
    }

    /// Offers every group move, by position and destination.
    pub(super) fn offer_group_moves(&self, fresh: &Fresh, offers: &mut Vec<Offer>) {
        if self.affordable(COST).is_err() {
            return;
        }
        for (from, pieces) in fresh.by_place() {
            match from {
                Place::Reserve(here) => {
                    let locale = self.board.locale(here);
                    let reserves = locale.neighbours.iter().map(|&there| Place::Reserve(there));
                    let approaches = locale.approaches.iter().map(|&approach| Place::Approach(approach));
                    let targets = reserves.chain(approaches);
                    offers.extend(targets.filter_map(|to| self.group_offer(from, to, pieces)));
                }
                Place::Approach(approach) => {
                    let approach = self.board.approach(approach);
                    let targets = [approach.locale, approach.towards].map(Place::Reserve).into_iter();
                    offers.extend(targets.filter_map(|to| self.group_offer(from, to, pieces)));
                }
                Place::Holding(_) | Place::Eliminated => {}
            }
        }
    }

    fn group_offer(&self, from: Place, to: Place, pieces: &[PieceId]) -> Option<Offer> {
        self.check_move_between(from, to).ok()?;
        let most = (1..=pieces.len()).rev().find(|&count| self.check_room_for(from, to, count).is_ok())?;
        let count = Count::free(1, u8::try_from(most).ok()?);
        let (from, to) = (self.board.place_name(from), self.board.place_name(to));
        let pieces = Pick::blocks("pieces", self.blocks.tokens(pieces), count);
        let offer = Offer::new("group_move").given("to", to).pick(pieces).from(from);
        Some(offer.to(Target::place(to)).at_cost(COST))
    }
}

impl Play<'_> {
    /// Carries out a group move. Cavalry that came from elsewhere may continue (7.2).
    pub fn group_move(&mut self, side: Side, tokens: &[Token], to: PlaceName) -> Result<(), Refusal> {
        let GroupMove { pieces, from, to: target } = self.state.check_group(side, tokens, to)?;
        self.act(&pieces, Acted::Moved, COST);
        let stays = self.state.board.locale_of(from) == self.state.board.locale_of(target);
        let (from, tokens) = (self.name(from), self.state.blocks.tokens(&pieces));
        self.put_all(&pieces, target);
        self.tell(Event::GroupMoved { side, pieces: tokens, from, to, cost: COST });
        if let (Place::Reserve(locale), false) = (target, stays) {
            self.state.finished = Some(Finished::new(pieces, locale, Reach::Anywhere));
        }
        Ok(())
    }
}
