//! 7.5, reinforcements: their hour, and the pontoon bridge. Entry by road is a road move
//! ([`super::road_move`]).

use super::continuation::{Finished, Reach};
use super::event::Event;
use super::fresh::Fresh;
use super::play::Play;
use super::refusal::Refusal;
use super::state::State;
use super::view::Acted;
use crate::blocks::PieceId;
use crate::field::board::{AreaId, LocaleId, Place};
use crate::field::place::PlaceName;
use crate::force::{Side, Token};
use crate::offer::{Offer, Pick, Target};

/// What entry by the pontoon bridge costs.
const COST: u8 = 1;

impl State {
    /// Whether the pieces of a box may enter in this round, whatever the others do (Q25).
    pub(super) fn check_due(&self, area: AreaId) -> Result<(), Refusal> {
        if self.round < self.board.area(area).opens_in_round { Err(Refusal::NotDueYet) } else { Ok(()) }
    }

    pub(super) fn check_pontoon(&self, side: Side, token: Token) -> Result<(PieceId, LocaleId), Refusal> {
        let id = self.blocks.own(side, token)?;
        let Place::Holding(area) = self.piece(id).place() else { return Err(Refusal::NoPontoon) };
        self.check_fresh(id)?;
        Ok((id, self.check_pontoon_from(area)?))
    }

    fn check_pontoon_from(&self, id: AreaId) -> Result<LocaleId, Refusal> {
        let area = self.board.area(id);
        if !self.ground.waiting(id).pontoon {
            return Err(Refusal::NoPontoon);
        }
        self.check_due(id)?;
        if self.turn.pontoon_used {
            return Err(Refusal::PontoonUsed);
        }
        if self.enemy_in(area.side, area.entry_locale) {
            return Err(Refusal::EntryBarred);
        }
        self.check_entry(area.entry_locale, 1)?;
        self.affordable(COST)?;
        Ok(area.entry_locale)
    }

    /// Offers entry by the pontoon bridge.
    pub(super) fn offer_pontoon(&self, fresh: &Fresh, offers: &mut Vec<Offer>) {
        for (from, pieces) in fresh.by_place() {
            let Place::Holding(area) = from else { continue };
            let Ok(locale) = self.check_pontoon_from(area) else { continue };
            let to = PlaceName::Reserve(self.board.locale(locale).number);
            let piece = Pick::block("piece", self.blocks.tokens(pieces));
            let entry = Offer::new("pontoon_entry").pick(piece).from(self.board.place_name(from));
            offers.push(entry.to(Target::place(to)).at_cost(COST));
        }
    }
}

impl Play<'_> {
    /// One piece a turn enters by the pontoon bridge; it is a group of its own (Q10).
    pub fn enter_by_pontoon(&mut self, side: Side, token: Token) -> Result<(), Refusal> {
        let (id, locale) = self.state.check_pontoon(side, token)?;
        self.act(&[id], Acted::Moved, COST);
        self.state.turn.pontoon_used = true;
        self.state.put(id, Place::Reserve(locale));
        let to = self.number(locale);
        self.tell(Event::PontoonEntered { side, piece: token, to });
        self.state.finished = Some(Finished::new(vec![id], locale, Reach::Anywhere));
        Ok(())
    }
}
