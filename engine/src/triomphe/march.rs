//! Rule 7, off-road marches.

use super::continuation::{Finished, Reach};
use super::data::PIECES_IN_ACTION;
use super::event::Event;
use super::fresh::{Fresh, FreshPiece, tokens};
use super::play::Play;
use super::refusal::Refusal;
use super::state::State;
use crate::blocks::PieceId;
use crate::field::board::{ApproachId, LocaleId, Place};
use crate::field::place::PlaceName;
use crate::force::{Side, Token};
use crate::offer::{Costs, Count, Offer, Pick, Target};

/// An off-road march that is legal.
struct March {
    pieces: Vec<PieceId>,
    from: Place,
    to: Place,
    cost: u8,
}

impl State {
    fn check_march(&self, side: Side, tokens: &[Token], to: PlaceName) -> Result<March, Refusal> {
        let (pieces, from) = self.group(side, tokens)?;
        let to = self.board.place_named(to).ok_or(Refusal::UnknownPlace)?;
        self.check_march_between(side, from, to)?;
        let leaves = self.board.locale_of(from) != self.board.locale_of(to);
        if leaves && pieces.iter().any(|&id| self.piece(id).marks.disorganized()) {
            return Err(Refusal::Disorganized);
        }
        let count = u8::try_from(pieces.len()).map_err(|_| Refusal::TooManyPieces)?;
        let cost = self.march_cost(side, from, to, count)?;
        Ok(March { pieces, from, to, cost })
    }

    /// Whether these pieces can march there.
    pub(super) fn check_march_order(
        &self,
        side: Side,
        tokens: &[Token],
        to: PlaceName,
    ) -> Result<(), Refusal> {
        self.check_march(side, tokens, to).map(|_| ())
    }

    /// Whether any piece of this army could march between two positions.
    fn check_march_between(&self, side: Side, from: Place, to: Place) -> Result<(), Refusal> {
        match (from, to) {
            (Place::Holding(_) | Place::Eliminated, _) => Err(Refusal::OffMap),
            (_, Place::Holding(_) | Place::Eliminated) => Err(Refusal::NotAdjacent),
            (from, to) if from == to => Err(Refusal::NowhereNew),
            (Place::Reserve(here), Place::Reserve(there)) => {
                self.check_adjacent(here, there)?;
                self.check_off_road_entry(side, there)
            }
            (Place::Reserve(here), Place::Approach(approach)) => {
                if self.board.approach(approach).locale != here {
                    return Err(Refusal::OwnApproachOnly);
                }
                self.check_blocking(side, approach)
            }
            (Place::Approach(id), Place::Reserve(there)) => {
                let approach = self.board.approach(id);
                if there == approach.locale {
                    Ok(())
                } else if there == approach.towards && self.closed(id) {
                    Err(Refusal::ClosedBorder)
                } else if there == approach.towards {
                    self.check_off_road_entry(side, there)
                } else {
                    Err(Refusal::NotAdjacent)
                }
            }
            (Place::Approach(_), Place::Approach(_)) => Err(Refusal::NotAdjacent),
        }
    }

    fn check_adjacent(&self, here: LocaleId, there: LocaleId) -> Result<(), Refusal> {
        let approaches = self.board.locale(here).approaches.iter().copied();
        let mut borders = approaches.filter(|&id| self.board.approach(id).towards == there).peekable();
        if borders.peek().is_none() {
            Err(Refusal::NotAdjacent)
        } else if borders.all(|border| self.closed(border)) {
            Err(Refusal::ClosedBorder)
        } else {
            Ok(())
        }
    }

    fn check_off_road_entry(&self, side: Side, there: LocaleId) -> Result<(), Refusal> {
        if self.blocks.occupies(side.opponent(), there) {
            Err(Refusal::EnemyThere)
        } else if self.protected_from(side, there) {
            Err(Refusal::ProtectedEntry)
        } else {
            Ok(())
        }
    }

    /// Whether a piece may come to block an approach (rules 7 and 12): the enemy
    /// holds the locale opposite, and it is not a French piece in round 1 (rule 14).
    pub(super) fn check_blocking(&self, side: Side, approach: ApproachId) -> Result<(), Refusal> {
        if self.french_first_round(side) {
            Err(Refusal::FirstRoundBlocking)
        } else if self.blocks.occupies(side.opponent(), self.board.approach(approach).towards) {
            Ok(())
        } else {
            Err(Refusal::NoEnemyBeyond)
        }
    }

    /// What it costs to march with so many pieces, if there is room for them and
    /// commands enough: a defensive march is free.
    fn march_cost(&self, side: Side, from: Place, to: Place, count: u8) -> Result<u8, Refusal> {
        let cost = match to {
            Place::Approach(approach) => {
                let after = self.blocks.blocking(approach) + count;
                u8::from(after > self.board.approach(approach).width.need())
            }
            _ => 1,
        };
        let (left, entered) = (self.board.locale_of(from), self.board.locale_of(to));
        match entered {
            Some(locale) if entered != left => {
                if count > self.blocks.room(side, locale) {
                    return Err(Refusal::NoRoom);
                }
                self.affordable_entering(side, cost, locale, count, left)?;
            }
            _ => self.affordable_beside_organizing(side, cost)?,
        }
        Ok(cost)
    }

    /// Offers every off-road march, by position and destination.
    pub(super) fn offer_marches(&self, fresh: &Fresh, offers: &mut Vec<Offer>) {
        for (from, pieces) in fresh.by_place() {
            match from {
                Place::Reserve(here) => {
                    let locale = self.board.locale(here);
                    let reserves = locale.neighbours.iter().map(|&there| Place::Reserve(there));
                    let approaches = locale.approaches.iter().map(|&approach| Place::Approach(approach));
                    let targets = reserves.chain(approaches);
                    offers.extend(targets.filter_map(|to| self.march_offer(from, to, pieces)));
                }
                Place::Approach(approach) => {
                    let approach = self.board.approach(approach);
                    let targets = [approach.locale, approach.towards].map(Place::Reserve).into_iter();
                    offers.extend(targets.filter_map(|to| self.march_offer(from, to, pieces)));
                }
                Place::Holding(_) | Place::Eliminated => {}
            }
        }
    }

    fn march_offer(&self, from: Place, to: Place, pieces: &[FreshPiece]) -> Option<Offer> {
        let side = self.active;
        self.check_march_between(side, from, to).ok()?;
        let leaves = self.board.locale_of(from) != self.board.locale_of(to);
        let able = || pieces.iter().filter(|piece| !(leaves && self.piece(piece.id).marks.disorganized()));
        let costs = costs(able().count(), |count| self.march_cost(side, from, to, count));
        if costs.is_empty() {
            return None;
        }
        let (from, to) = (self.board.place_name(from), self.board.place_name(to));
        let pieces = Pick::blocks("pieces", tokens(able()), Count::one_or_more(costs));
        Some(Offer::new("march").given("to", to).pick(pieces).from(from).to(Target::place(to)))
    }
}

/// The costs of one, two and three pieces, as far as they are legal.
fn costs(pieces: usize, cost: impl Fn(u8) -> Result<u8, Refusal>) -> Costs {
    let most = u8::try_from(pieces.min(PIECES_IN_ACTION)).unwrap_or(0);
    (1..=most).map_while(|count| cost(count).ok()).collect()
}

impl Play<'_> {
    /// Carries out an off-road march.
    pub fn march(&mut self, side: Side, tokens: &[Token], to: PlaceName) -> Result<(), Refusal> {
        let march = self.state.check_march(side, tokens, to)?;
        self.act(&march.pieces, march.cost);
        let from = self.name(march.from);
        let pieces = self.state.blocks.tokens(&march.pieces);
        self.put_all(&march.pieces, march.to);
        self.tell(Event::Marched { side, pieces, from, to, cost: march.cost });
        if let Place::Reserve(locale) = march.to {
            // Moving inside a locale brings nobody together who was not (rule 14).
            if self.state.board.locale_of(march.from) != Some(locale) {
                self.spread_disorganization(locale);
            }
            self.state.finished = Some(Finished { pieces: march.pieces, locale, reach: Reach::Anywhere });
        }
        Ok(())
    }
}
