//! 11, retreat.

use super::agenda::Task;
use super::decision::{Decision, DecisionKind};
use super::event::{Event, LossReason, ShowReason};
use super::play::Play;
use super::refusal::Refusal;
use super::state::State;
use crate::blocks::PieceId;
use crate::field::board::{ApproachId, LocaleId, Place};
use crate::field::place::LocaleNumber;
use crate::force::{Arm, Side, Token};
use crate::offer::{Choice, Offer, Pick, Target};

/// Losses a retreating army still has to take, one a position.
#[derive(Debug, Clone)]
pub(crate) struct RetreatLosses {
    side: Side,
    /// The positions, the next one last.
    positions: Vec<Place>,
}

/// A locale being left.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Retreat {
    side: Side,
    locale: LocaleId,
    /// Where the attack came from.
    attack_locale: LocaleId,
}

/// What the next retreating piece may do.
struct Exits {
    locales: Vec<LocaleId>,
    /// There is not enough room for all: a piece may be given up (Q17).
    give_up: bool,
}

impl State {
    /// The pieces that can take the loss of a position: infantry and cavalry in an approach, infantry
    /// in reserve.
    pub(super) fn loss_candidates(&self, losses: &RetreatLosses) -> Vec<PieceId> {
        let Some(&place) = losses.positions.last() else { return Vec::new() };
        let suffers = |id: &PieceId| match place {
            Place::Reserve(_) => self.piece(*id).is(Arm::Infantry),
            _ => !self.piece(*id).is(Arm::Artillery),
        };
        self.standing_at(place).into_iter().filter(suffers).collect()
    }

    /// Asked when there is something to choose. All faces are up.
    pub(super) fn asks_retreat_loss(&self, losses: &RetreatLosses) -> Option<Decision> {
        let &place = losses.positions.last()?;
        let asked = self.loss_candidates(losses).len() > 1;
        let kind = DecisionKind::TakeLoss { position: self.board.place_name(place), points: 1 };
        asked.then_some(Decision { side: losses.side, kind })
    }

    /// Where the next piece may go; nobody is given up while there is room for all.
    fn exits(&self, retreat: Retreat) -> Exits {
        let open = |there: &LocaleId| {
            *there != retreat.attack_locale
                && !self.enemy_in(retreat.side, *there)
                && self.blocks.room(retreat.side, *there) > 0
        };
        let neighbours = &self.board.locale(retreat.locale).neighbours;
        let mut locales: Vec<_> = neighbours.iter().copied().filter(open).collect();
        locales.sort_unstable();
        let room: usize =
            locales.iter().map(|&there| usize::from(self.blocks.room(retreat.side, there))).sum();
        let left = usize::from(self.blocks.count(retreat.side, retreat.locale));
        Exits { locales, give_up: left > room }
    }

    /// Asked when a piece has more than one way. All of it is public.
    pub(super) fn asks_retreat(&self, retreat: Retreat) -> Option<Decision> {
        if !self.blocks.occupies(retreat.side, retreat.locale) {
            return None;
        }
        let exits = self.exits(retreat);
        let asked = exits.locales.len() + usize::from(exits.give_up) > 1;
        let kind = DecisionKind::Retreat { locale: self.board.locale(retreat.locale).number };
        asked.then_some(Decision { side: retreat.side, kind })
    }

    fn retreating(&self, retreat: Retreat) -> Vec<PieceId> {
        let within = self.blocks.within(retreat.locale, retreat.side).map(|(id, _)| id);
        self.blocks.in_public_order(within)
    }

    /// Offers retreats piece by piece.
    pub(super) fn offer_retreats(&self, retreat: Retreat, offers: &mut Vec<Offer>) {
        let exits = self.exits(retreat);
        let piece = Pick::block("piece", self.blocks.tokens(&self.retreating(retreat)));
        if !exits.locales.is_empty() {
            let to = exits.locales.iter().map(|&there| self.board.locale(there).number);
            let to = Pick::value("to", to.map(Choice::locale).collect()).leading(Target::PLACE);
            offers.push(Offer::new("retreat").pick(piece.clone()).pick(to));
        }
        if exits.give_up {
            offers.push(Offer::new("give_up").pick(piece));
        }
    }

    fn check_retreating(&self, retreat: Retreat, token: Token) -> Result<PieceId, Refusal> {
        let id = self.blocks.own(retreat.side, token)?;
        if self.retreating(retreat).contains(&id) { Ok(id) } else { Err(Refusal::WrongPiece) }
    }
}

impl Play<'_> {
    /// Puts a retreat on the agenda: faces up, artillery lost, then losses by position, then the
    /// retreat itself, then faces down. The pieces of the approach that was just assaulted, if one
    /// was, have had their losses.
    pub fn begin_retreat(
        &mut self,
        side: Side,
        locale: LocaleId,
        attack_locale: LocaleId,
        assaulted: Option<ApproachId>,
    ) {
        let retreat = Retreat { side, locale, attack_locale };
        let approaches = self.state.board.locale(locale).approaches.iter().copied();
        let approaches = approaches.filter(|&id| Some(id) != assaulted).map(Place::Approach);
        let mut positions: Vec<_> = [Place::Reserve(locale)].into_iter().chain(approaches).collect();
        positions.reverse();
        self.state.agenda.extend([
            Task::HideFaces(side),
            Task::Retreat(retreat),
            Task::RetreatLosses(RetreatLosses { side, positions }),
        ]);
        let defenders = self.state.retreating(retreat);
        self.turn_up(&defenders, ShowReason::Retreat);
        for id in defenders {
            if self.state.piece(id).is(Arm::Artillery) {
                self.eliminate(id, LossReason::ArtilleryLost);
            }
        }
    }

    /// Takes the loss of a position that leaves nothing to choose.
    pub fn assess_retreat_losses(&mut self, mut losses: RetreatLosses) {
        let only = self.state.loss_candidates(&losses).first().copied();
        if losses.positions.pop().is_some() {
            self.state.agenda.push(Task::RetreatLosses(losses));
        }
        if let Some(id) = only {
            self.reduce(id, LossReason::Retreat);
        }
    }

    /// The owner chose who takes the loss of a position.
    pub fn take_retreat_loss(&mut self, mut losses: RetreatLosses, token: Token) -> Result<(), Refusal> {
        let id = self.state.blocks.own(losses.side, token)?;
        if !self.state.loss_candidates(&losses).contains(&id) {
            return Err(Refusal::WrongPiece);
        }
        self.state.agenda.pop();
        losses.positions.pop();
        self.state.agenda.push(Task::RetreatLosses(losses));
        self.reduce(id, LossReason::Retreat);
        Ok(())
    }

    /// Moves pieces that have a single way.
    pub fn carry_out_retreat(&mut self, retreat: Retreat) {
        let Some(&id) = self.state.retreating(retreat).first() else { return };
        match self.state.exits(retreat).locales.first() {
            Some(&there) => self.retreat_to(retreat, id, there),
            None => self.abandon(retreat, id),
        }
    }

    /// The owner chose where a piece goes.
    pub fn retreat_piece(&mut self, retreat: Retreat, token: Token, to: LocaleNumber) -> Result<(), Refusal> {
        let id = self.state.check_retreating(retreat, token)?;
        let there = self.state.board.locale_named(to).ok_or(Refusal::UnknownPlace)?;
        if !self.state.exits(retreat).locales.contains(&there) {
            return Err(Refusal::NotThere);
        }
        self.state.agenda.pop();
        self.retreat_to(retreat, id, there);
        Ok(())
    }

    /// The owner chose a piece for which there is no room.
    pub fn give_up(&mut self, retreat: Retreat, token: Token) -> Result<(), Refusal> {
        let id = self.state.check_retreating(retreat, token)?;
        if !self.state.exits(retreat).give_up {
            return Err(Refusal::NotThere);
        }
        self.state.agenda.pop();
        self.abandon(retreat, id);
        Ok(())
    }

    fn retreat_to(&mut self, retreat: Retreat, id: PieceId, there: LocaleId) {
        let (side, piece) = (retreat.side, self.state.piece(id).token);
        let from = self.name(self.state.piece(id).place());
        self.state.put(id, Place::Reserve(there));
        let to = self.number(there);
        self.tell(Event::Retreated { side, piece, from, to });
        self.state.agenda.push(Task::Retreat(retreat));
    }

    fn abandon(&mut self, retreat: Retreat, id: PieceId) {
        self.state.agenda.push(Task::Retreat(retreat));
        self.eliminate(id, LossReason::NoRetreat);
    }
}
