//! Rule 14, French disorganization.

use super::FRANCE;
use super::event::Event;
use super::play::Play;
use super::refusal::Refusal;
use super::state::State;
use crate::blocks::{Misnamed, PieceId};
use crate::field::board::{LocaleId, Place};
use crate::force::{Side, Token};
use crate::offer::{Count, Offer, Pick};

/// Organized French blocks on the map from which an action can organize two.
const ORGANIZED_FOR_TWO: u8 = 3;

/// How many pieces one action can organize when so many are organized already.
fn organized_by_action(organized: u8) -> u8 {
    if organized < ORGANIZED_FOR_TWO { 1 } else { 2 }
}

/// The commands it takes to organize so many pieces.
fn commands_to_organize(mut organized: u8, mut left: u8) -> u8 {
    let mut commands = 0;
    while left > 0 {
        let now = organized_by_action(organized).min(left);
        organized += now;
        left -= now;
        commands += 1;
    }
    commands
}

impl State {
    /// Whether this army may not come to block approaches now.
    pub(super) fn french_first_round(&self, side: Side) -> bool {
        side == FRANCE && self.round == 1
    }

    /// Organized French blocks on the map.
    fn organized(&self) -> u8 {
        let on_map = |place| self.board.locale_of(place).is_some();
        let organized = self.blocks.army(FRANCE).filter(|(_, piece)| !piece.marks.disorganized());
        tally(organized.filter(|(_, piece)| on_map(piece.place())))
    }

    /// Whether a French piece that enters this locale becomes disorganized.
    pub(super) fn disorganizes(&self, side: Side, locale: LocaleId) -> bool {
        side == FRANCE && self.disorganized_in(locale) > 0
    }

    /// Pieces that still have to be organized this turn, because others of their
    /// locale were.
    pub(super) fn left_to_organize(&self) -> u8 {
        self.turn.organizing.iter().map(|&locale| self.disorganized_in(locale)).sum()
    }

    /// Refuses a cost that cannot be paid, or that would leave a locale half
    /// organized.
    pub(super) fn affordable_beside_organizing(&self, side: Side, cost: u8) -> Result<(), Refusal> {
        self.affordable_risking(side, cost, 0)
    }

    /// The same for an action in which so many organized pieces may be lost.
    pub(super) fn affordable_risking(&self, side: Side, cost: u8, risked: u8) -> Result<(), Refusal> {
        self.affordable(cost)?;
        let left = if side == FRANCE { self.left_to_organize() } else { 0 };
        self.keeps_organizing_possible(cost, left, || self.organized() - risked)
    }

    /// The same for pieces that enter a locale from a place, where they may become
    /// disorganized and disorganize others.
    pub(super) fn affordable_entering(
        &self,
        side: Side,
        cost: u8,
        locale: LocaleId,
        count: u8,
        from: Option<LocaleId>,
    ) -> Result<(), Refusal> {
        if !self.disorganizes(side, locale) {
            return self.affordable_beside_organizing(side, cost);
        }
        self.affordable(cost)?;
        // A road march can end where it began; then the piece is there already.
        let count = if from == Some(locale) { 0 } else { count };
        let met = self.blocks.count(side, locale) - self.disorganized_in(locale);
        let started = self.turn.organizing.contains(&locale);
        let left = self.left_to_organize() + if started { met + count } else { 0 };
        // Pieces from off the map did not count among the organized before.
        let leaving = if from.is_some() { count } else { 0 };
        self.keeps_organizing_possible(cost, left, || self.organized() - met - leaving)
    }

    fn keeps_organizing_possible(
        &self,
        cost: u8,
        left: u8,
        organized: impl Fn() -> u8,
    ) -> Result<(), Refusal> {
        if left > 0 && cost + commands_to_organize(organized(), left) > self.commands {
            return Err(Refusal::OrganizeTheRest);
        }
        Ok(())
    }

    fn check_organize(&self, side: Side, tokens: &[Token]) -> Result<Vec<PieceId>, Refusal> {
        let ids = self.blocks.distinct(side, tokens, usize::from(organized_by_action(self.organized())));
        let ids = ids.map_err(|misnamed| match misnamed {
            Misnamed::TooMany => Refusal::TooManyToOrganize,
            other => other.into(),
        })?;
        let mut locales = Vec::with_capacity(ids.len());
        for &id in &ids {
            let piece = self.piece(id);
            if !piece.marks.disorganized() {
                return Err(Refusal::NotDisorganized);
            }
            locales.extend(self.board.locale_of(piece.place()));
        }
        self.check_organize_in(self.organized(), &locales)?;
        Ok(ids)
    }

    /// Whether one piece in each of these locales can be organized by one action
    /// when so many are organized.
    fn check_organize_in(&self, organized: u8, locales: &[LocaleId]) -> Result<(), Refusal> {
        let count = u8::try_from(locales.len()).map_err(|_| Refusal::TooManyToOrganize)?;
        if count == 0 {
            return Err(Refusal::NoPieces);
        }
        if count > organized_by_action(organized) {
            return Err(Refusal::TooManyToOrganize);
        }
        self.affordable(1)?;
        let started =
            |at: usize| self.turn.organizing.contains(&locales[at]) || locales[..at].contains(&locales[at]);
        let newly = (0..locales.len()).filter(|&at| !started(at));
        let newly: u8 = newly.map(|at| self.disorganized_in(locales[at])).sum();
        let left = self.left_to_organize() + newly - count;
        self.keeps_organizing_possible(1, left, || organized + count)
    }

    /// Offers every way to organize one or two pieces.
    pub(super) fn offer_organizing(&self, offers: &mut Vec<Offer>) {
        if self.active != FRANCE || self.commands == 0 {
            return;
        }
        let (organized, locales) = (self.organized(), self.disorganized_by_locale());
        let can = |locales: &[LocaleId]| self.check_organize_in(organized, locales).is_ok();
        let mut offer = |first: &[PieceId], second: &[PieceId]| {
            let one =
                |pieces: &[PieceId]| Pick::blocks("pieces", self.blocks.tokens(pieces), Count::free(1, 1));
            let mut organize = Offer::new("organize").pick(one(first)).at_cost(1);
            if !second.is_empty() {
                organize = organize.pick(one(second));
            }
            offers.push(organize);
        };
        for (index, (here, pieces)) in locales.iter().enumerate() {
            if can(&[*here]) {
                offer(pieces, &[]);
            }
            if pieces.len() >= 2 && can(&[*here, *here]) {
                offer(pieces, pieces);
            }
            for (there, others) in &locales[index + 1..] {
                if can(&[*here, *there]) {
                    offer(pieces, others);
                }
            }
        }
    }

    fn disorganized_by_locale(&self) -> Vec<(LocaleId, Vec<PieceId>)> {
        let french = self.blocks.army(FRANCE).filter(|(_, piece)| piece.marks.disorganized());
        let mut pieces: Vec<_> = french
            .filter_map(|(id, piece)| Some((self.board.locale_of(piece.place())?, piece.token, id)))
            .collect();
        pieces.sort_unstable();
        let mut locales: Vec<(LocaleId, Vec<PieceId>)> = Vec::new();
        for (locale, _, id) in pieces {
            match locales.last_mut() {
                Some((last, ids)) if *last == locale => ids.push(id),
                _ => locales.push((locale, vec![id])),
            }
        }
        locales
    }
}

fn tally<T>(pieces: impl Iterator<Item = T>) -> u8 {
    u8::try_from(pieces.count()).unwrap_or(u8::MAX)
}

impl Play<'_> {
    /// One or two disorganized pieces become organized. It does not make them done.
    pub fn organize(&mut self, side: Side, tokens: &[Token]) -> Result<(), Refusal> {
        let mut ids = self.state.check_organize(side, tokens)?;
        ids.sort_unstable_by_key(|&id| (self.state.piece(id).place(), self.state.piece(id).token));
        self.act(&[], 1);
        let mut places = Vec::with_capacity(ids.len());
        for &id in &ids {
            self.state.set_disorganized(id, false);
            let place = self.state.piece(id).place();
            places.push(self.name(place));
            let locale = self.state.board.locale_of(place);
            let started = &mut self.state.turn.organizing;
            started.extend(locale.filter(|locale| !started.contains(locale)));
        }
        let pieces = ids.iter().map(|&id| self.state.piece(id).token).collect();
        self.tell(Event::Organized { pieces, places });
        Ok(())
    }

    /// When organized and disorganized French pieces meet, all are disorganized.
    pub fn spread_disorganization(&mut self, locale: LocaleId) {
        let disorganized = self.state.disorganized_in(locale);
        if disorganized == 0 || disorganized == self.state.blocks.count(FRANCE, locale) {
            return;
        }
        let french: Vec<_> = self.state.blocks.within(locale, FRANCE).map(|(id, _)| id).collect();
        for id in french {
            self.state.set_disorganized(id, true);
        }
        let locale = self.number(locale);
        self.tell(Event::Disorganized { locale });
    }

    /// The places of pieces that start the game disorganized.
    pub fn disorganize_at_start(&mut self, id: PieceId) {
        let on_map = matches!(self.state.piece(id).place(), Place::Reserve(_));
        self.state.set_disorganized(id, on_map);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn three_commands_organize_three_to_six_pieces() {
        let most = |organized| (1..=9).filter(|&left| commands_to_organize(organized, left) <= 3).max();
        assert_eq!([0, 1, 2, 3].map(most), [Some(3), Some(4), Some(5), Some(6)]);
    }
}
