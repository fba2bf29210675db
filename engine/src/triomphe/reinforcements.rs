//! Rule 15, reinforcements: holding areas, their protection, the pontoon bridge.
//! Entry by road is part of the road march ([`super::road_march`]).

use super::event::Event;
use super::play::Play;
use super::refusal::Refusal;
use super::state::{Piece, State};
use crate::blocks::PieceId;
use crate::field::board::{AreaId, LocaleId, Place};
use crate::field::place::PlaceName;
use crate::force::{Arm, Side, Token};
use crate::offer::{Offer, Pick, Target};

impl State {
    /// Whether a locale is closed to an army because enemy reinforcements still
    /// wait, even before their hour, in the holding area that leads there.
    pub(super) fn protected_from(&self, side: Side, locale: LocaleId) -> bool {
        self.board.locale(locale).entered_from.iter().any(|&id| {
            self.board.area(id).side != side && self.blocks.at(Place::Holding(id)).next().is_some()
        })
    }

    /// Whether a waiting piece may enter this round.
    pub(super) fn check_due(&self, area: AreaId, piece: &Piece) -> Result<(), Refusal> {
        let waiting = self.marengo.waiting(area);
        if self.round < self.board.area(area).opens_in_round {
            Err(Refusal::NotOpenYet)
        } else if piece.is(Arm::Artillery) && self.round < waiting.artillery_from_round {
            Err(Refusal::ArtilleryWaits)
        } else {
            Ok(())
        }
    }

    pub(super) fn check_pontoon(&self, side: Side, token: Token) -> Result<(PieceId, LocaleId), Refusal> {
        let id = self.blocks.own(side, token)?;
        let piece = self.piece(id);
        let Place::Holding(area) = piece.place() else { return Err(Refusal::NoPontoon) };
        let locale = self.check_pontoon_from(area)?;
        self.check_due(area, piece)?;
        if piece.marks.done { Err(Refusal::Done) } else { Ok((id, locale)) }
    }

    fn check_pontoon_from(&self, id: AreaId) -> Result<LocaleId, Refusal> {
        let area = self.board.area(id);
        if !self.marengo.waiting(id).pontoon {
            Err(Refusal::NoPontoon)
        } else if self.turn.pontoon_used {
            Err(Refusal::PontoonUsed)
        } else if self.blocks.room(area.side, area.entry_locale) == 0 {
            Err(Refusal::NoRoom)
        } else {
            Ok(area.entry_locale)
        }
    }

    /// Offers entry by the pontoon bridge.
    pub(super) fn offer_pontoon(&self, offers: &mut Vec<Offer>) {
        for (id, area) in self.board.areas().filter(|(_, area)| area.side == self.active) {
            let Ok(locale) = self.check_pontoon_from(id) else { continue };
            let due =
                self.blocks.at(Place::Holding(id)).filter(|(_, piece)| self.check_due(id, piece).is_ok());
            let ids: Vec<_> = due.map(|(id, _)| id).collect();
            debug_assert_eq!(area.entry_locale, locale);
            if !ids.is_empty() {
                let to = PlaceName::Reserve(self.board.locale(locale).number);
                let piece = Pick::block("piece", self.blocks.tokens(&ids));
                offers.push(Offer::new("pontoon_entry").pick(piece).to(Target::place(to)));
            }
        }
    }
}

impl Play<'_> {
    /// One piece a turn enters by the pontoon bridge, free, and stays in the entry
    /// locale.
    pub fn enter_by_pontoon(&mut self, side: Side, token: Token) -> Result<(), Refusal> {
        let (id, locale) = self.state.check_pontoon(side, token)?;
        self.act(&[id], 0);
        self.state.turn.pontoon_used = true;
        self.state.put(id, Place::Reserve(locale));
        let to = self.number(locale);
        self.tell(Event::PontoonEntered { side, piece: token, to });
        Ok(())
    }
}
