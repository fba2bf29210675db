//! Rule 18, morale.

use super::agenda::Task;
use super::data;
use super::decision::{Decision, DecisionKind};
use super::event::Event;
use super::play::Play;
use super::refusal::Refusal;
use super::state::State;
use super::{AUSTRIA, FRANCE};
use crate::field::board::LocaleId;
use crate::field::place::LocaleNumber;
use crate::force::Side;

/// The last round in which France may take a token back: 3:00 PM.
const LAST_RECOVERY: u8 = 10;

/// An army's morale tokens, those on the time track aside.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct Tokens {
    pub uncommitted: u8,
    /// By locale, sorted; never 0.
    committed: Vec<(LocaleId, u8)>,
    /// French tokens brought to a locale from another one in the last Austrian
    /// turn: France may not take these back at once.
    transferred: Vec<(LocaleId, u8)>,
}

impl Tokens {
    /// The morale level.
    pub fn level(&self) -> u8 {
        self.uncommitted + self.committed.iter().map(|&(_, tokens)| tokens).sum::<u8>()
    }

    /// Committed tokens by locale.
    pub fn committed(&self) -> &[(LocaleId, u8)] {
        &self.committed
    }

    pub fn on(&self, locale: LocaleId) -> u8 {
        count(&self.committed, locale)
    }

    pub fn add(&mut self, locale: LocaleId, tokens: u8) {
        add(&mut self.committed, locale, tokens);
    }

    /// Takes tokens off a locale; those that were not transferred go first.
    fn take(&mut self, locale: LocaleId, tokens: u8) {
        subtract(&mut self.committed, locale, tokens);
        let excess = count(&self.transferred, locale).saturating_sub(self.on(locale));
        subtract(&mut self.transferred, locale, excess);
    }

    /// Tokens on a locale that were not transferred to it just now.
    fn recoverable(&self, locale: LocaleId) -> u8 {
        self.on(locale).saturating_sub(count(&self.transferred, locale))
    }
}

fn count(list: &[(LocaleId, u8)], locale: LocaleId) -> u8 {
    list.iter().find(|&&(at, _)| at == locale).map_or(0, |&(_, tokens)| tokens)
}

fn add(list: &mut Vec<(LocaleId, u8)>, locale: LocaleId, tokens: u8) {
    match list.binary_search_by_key(&locale, |&(at, _)| at) {
        Ok(index) => list[index].1 += tokens,
        Err(index) if tokens > 0 => list.insert(index, (locale, tokens)),
        Err(_) => {}
    }
}

fn subtract(list: &mut Vec<(LocaleId, u8)>, locale: LocaleId, tokens: u8) {
    for entry in list.iter_mut().filter(|(at, _)| *at == locale) {
        entry.1 -= tokens;
    }
    list.retain(|&(_, left)| left > 0);
}

impl State {
    /// The locales with tokens of an army, one of them left out.
    pub(super) fn token_locales(&self, army: Side, except: Option<LocaleId>) -> Vec<LocaleNumber> {
        let locales = self.morale[army].committed().iter().map(|&(locale, _)| locale);
        locales
            .filter(|&locale| Some(locale) != except)
            .map(|locale| self.board.locale(locale).number)
            .collect()
    }

    /// D17 is asked when uncommitted morale is gone, several locales have tokens,
    /// and not all of them go.
    pub(super) fn asks_removal(&self, army: Side, tokens: u8) -> Option<Decision> {
        let morale = &self.morale[army];
        let asked =
            tokens > 0 && morale.uncommitted == 0 && morale.committed().len() > 1 && morale.level() > tokens;
        asked.then_some(Decision { side: army.opponent(), kind: DecisionKind::RemoveMorale { army } })
    }

    /// D18 is asked when other locales have tokens.
    pub(super) fn asks_transfer(&self, army: Side, to: LocaleId, missing: u8) -> Option<Decision> {
        let asked = !self.token_locales(army, Some(to)).is_empty();
        let to = self.board.locale(to).number;
        let kind = DecisionKind::TransferMorale { army, to, missing };
        asked.then_some(Decision { side: army.opponent(), kind })
    }

    /// D19 is asked of France while a token is eligible, until 3:00 PM.
    pub(super) fn asks_recovery(&self) -> Option<Decision> {
        let time = self.active == FRANCE && self.round <= LAST_RECOVERY;
        let asked = time && !self.recoverable_locales().is_empty();
        asked.then_some(Decision { side: FRANCE, kind: DecisionKind::RecoverMorale })
    }

    /// Where tokens lie that France may take back.
    pub(super) fn recoverable_locales(&self) -> Vec<LocaleNumber> {
        let morale = &self.morale[FRANCE];
        let locales = morale.committed().iter().map(|&(locale, _)| locale);
        let eligible = locales.filter(|&locale| morale.recoverable(locale) > 0);
        eligible.map(|locale| self.board.locale(locale).number).collect()
    }

    /// An Austrian turn begins: earlier transfers no longer matter.
    pub(super) fn forget_transfers(&mut self) {
        self.morale[FRANCE].transferred.clear();
    }

    fn token_locale(&self, army: Side, number: LocaleNumber) -> Result<LocaleId, Refusal> {
        let locale = self.board.locale_named(number).ok_or(Refusal::UnknownPlace)?;
        if self.morale[army].on(locale) > 0 { Ok(locale) } else { Err(Refusal::NoTokenThere) }
    }
}

impl Play<'_> {
    /// Scheduled morale arrives from the time track.
    pub fn scheduled_morale(&mut self) {
        let side = self.state.active;
        let tokens = data::forces().scheduled_morale(self.state.round)[side];
        if tokens > 0 {
            self.state.morale[side].uncommitted += tokens;
            self.tell(Event::MoraleArrived { side, tokens });
        }
    }

    /// An army loses tokens: uncommitted ones first, then committed ones where no
    /// choice is left.
    pub fn lose_morale(&mut self, side: Side, tokens: u8) {
        let morale = &mut self.state.morale[side];
        if tokens == 0 || morale.level() == 0 {
            return;
        }
        let from = if morale.uncommitted > 0 { None } else { morale.committed.first().copied() };
        let lost = match from {
            None => tokens.min(morale.uncommitted),
            Some((_, there)) => tokens.min(there),
        };
        match from {
            None => morale.uncommitted -= lost,
            Some((locale, _)) => morale.take(locale, lost),
        }
        let from = from.map(|(locale, _)| self.number(locale));
        self.state.agenda.push(Task::LoseMorale(side, tokens - lost));
        self.tell(Event::MoraleLost { side, from, tokens: lost });
        self.judge_morale(side);
    }

    /// The opponent chose a committed token that is lost.
    pub fn remove_morale(&mut self, army: Side, left: u8, from: LocaleNumber) -> Result<(), Refusal> {
        let locale = self.state.token_locale(army, from)?;
        self.state.agenda.pop();
        self.state.agenda.push(Task::LoseMorale(army, left - 1));
        self.state.morale[army].take(locale, 1);
        self.tell(Event::MoraleLost { side: army, from: Some(from), tokens: 1 });
        Ok(())
    }

    /// An army commits tokens to a locale, from uncommitted morale as far as that
    /// goes.
    pub fn commit_morale(&mut self, side: Side, locale: LocaleId, tokens: u8) {
        let morale = &mut self.state.morale[side];
        let committed = tokens.min(morale.uncommitted);
        morale.uncommitted -= committed;
        morale.add(locale, committed);
        if committed > 0 {
            let locale = self.number(locale);
            self.tell(Event::MoraleCommitted { side, locale, tokens: committed });
        }
        if committed < tokens {
            self.state.agenda.push(Task::TransferMorale(side, locale, tokens - committed));
        }
    }

    /// The opponent moves a token to the locale that lacks one.
    pub fn transfer_morale(
        &mut self,
        army: Side,
        to: LocaleId,
        missing: u8,
        from: LocaleNumber,
    ) -> Result<(), Refusal> {
        let source = self.state.token_locale(army, from)?;
        if source == to {
            return Err(Refusal::NoTokenThere);
        }
        self.state.agenda.pop();
        let in_austrian_turn = self.state.active == AUSTRIA;
        let morale = &mut self.state.morale[army];
        morale.take(source, 1);
        morale.add(to, 1);
        if army == FRANCE && in_austrian_turn {
            add(&mut morale.transferred, to, 1);
        }
        let number = self.number(to);
        self.tell(Event::MoraleTransferred { side: army, from, to: number });
        if missing > 1 {
            self.state.agenda.push(Task::TransferMorale(army, to, missing - 1));
        }
        Ok(())
    }

    /// The opponent moves no more tokens.
    pub fn leave_morale(&mut self, army: Side, to: LocaleId, missing: u8) {
        self.state.agenda.pop();
        self.forget_missing(army, to, missing);
    }

    /// What nobody supplies is forgotten.
    pub fn forget_missing(&mut self, side: Side, locale: LocaleId, missing: u8) {
        let locale = self.number(locale);
        self.tell(Event::MoraleLeft { side, locale, missing });
    }

    /// Clean-up 1 and 2 of the active army: tokens on lost locales are lost, tokens
    /// away from the enemy become uncommitted.
    pub fn clean_up_morale(&mut self) {
        let side = self.state.active;
        for (locale, tokens) in self.state.morale[side].committed().to_vec() {
            if self.fallen(side, locale) {
                self.state.morale[side].take(locale, tokens);
                let from = Some(self.number(locale));
                self.tell(Event::MoraleLost { side, from, tokens });
                self.judge_morale(side);
                if self.state.outcome.is_some() {
                    return;
                }
            }
        }
        for (locale, tokens) in self.state.morale[side].committed().to_vec() {
            let neighbours = &self.state.board.locale(locale).neighbours;
            if !neighbours.iter().any(|&next| self.state.blocks.occupies(side.opponent(), next)) {
                self.return_tokens(side, locale, tokens);
            }
        }
    }

    /// Whether a locale is enemy-occupied, or empty and last entered by the enemy.
    fn fallen(&self, side: Side, locale: LocaleId) -> bool {
        let enemy = side.opponent();
        let empty = !self.state.blocks.occupies(side, locale);
        self.state.blocks.occupies(enemy, locale) || (empty && self.state.last_entered(locale) == Some(enemy))
    }

    /// Clean-up 3: France takes a token back.
    pub fn recover_morale(&mut self, from: LocaleNumber) -> Result<(), Refusal> {
        let locale = self.state.token_locale(FRANCE, from)?;
        if self.state.morale[FRANCE].recoverable(locale) == 0 {
            return Err(Refusal::NoTokenThere);
        }
        self.state.agenda.pop();
        self.return_tokens(FRANCE, locale, 1);
        Ok(())
    }

    fn return_tokens(&mut self, side: Side, locale: LocaleId, tokens: u8) {
        let morale = &mut self.state.morale[side];
        morale.take(locale, tokens);
        morale.uncommitted += tokens;
        let from = self.number(locale);
        self.tell(Event::MoraleReturned { side, from, tokens });
    }
}
