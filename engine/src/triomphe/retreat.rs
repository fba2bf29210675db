//! Rule 13, retreats.

use super::agenda::Task;
use super::decision::{Decision, DecisionKind};
use super::event::{Event, ReductionReason, ShowReason};
use super::play::Play;
use super::refusal::Refusal;
use super::state::State;
use super::{AUSTRIA, FRANCE};
use crate::blocks::PieceId;
use crate::field::board::{Direction, LocaleId, Place};
use crate::field::place::LocaleNumber;
use crate::force::{Arm, Side, Token};
use crate::offer::{Choice, Offer, Pick, Target};

/// Reductions a retreating army still has to take, position by position.
#[derive(Debug, Clone)]
pub(crate) struct RetreatLosses {
    side: Side,
    /// Positions and their reductions, the next one last.
    positions: Vec<(Place, u8)>,
}

/// A locale being left.
#[derive(Debug, Clone)]
pub(crate) struct Retreat {
    side: Side,
    locale: LocaleId,
    /// Where the attack came from.
    attack_locale: LocaleId,
    /// Pieces that got away so far.
    moved: u8,
}

/// What the next retreating piece may do.
#[derive(Debug, Default)]
struct Exits {
    locales: Vec<LocaleId>,
    /// There is not enough room for all: a piece may be given up.
    give_up: bool,
}

impl State {
    /// The pieces that can take the next reduction: infantry and cavalry in an
    /// approach, infantry in reserve.
    pub(super) fn loss_candidates(&self, losses: &RetreatLosses) -> Vec<PieceId> {
        let Some(&(place, _)) = losses.positions.last() else { return Vec::new() };
        let suffers = |arm| match place {
            Place::Reserve(_) => arm == Arm::Infantry,
            _ => arm != Arm::Artillery,
        };
        let pieces =
            self.blocks.at(place).filter(|(_, piece)| piece.side == losses.side && suffers(piece.face.arm));
        let mut pieces: Vec<_> = pieces.map(|(id, piece)| (piece.token, id)).collect();
        pieces.sort_unstable();
        pieces.into_iter().map(|(_, id)| id).collect()
    }

    /// D15 is asked when there is something to choose. All faces are up.
    pub(super) fn asks_loss(&self, losses: &RetreatLosses) -> Option<Decision> {
        let &(place, reductions) = losses.positions.last()?;
        let candidates = self.loss_candidates(losses);
        let strength: u8 = candidates.iter().map(|&id| self.piece(id).face.strength.get()).sum();
        let asked = reductions > 0 && candidates.len() > 1 && strength > reductions;
        let kind = DecisionKind::TakeLoss { position: self.board.place_name(place), reductions };
        asked.then_some(Decision { side: losses.side, kind })
    }

    /// Where the next piece may go: the better places first, the disfavoured
    /// direction only for the surplus, and nobody is given up while there is room.
    fn exits(&self, retreat: &Retreat) -> Exits {
        let (mut good, mut bad) = (Vec::new(), Vec::new());
        for &there in &self.board.locale(retreat.locale).neighbours {
            if self.can_retreat_to(retreat, there) {
                let list = if self.goes_wrong_way(retreat, there) { &mut bad } else { &mut good };
                list.push(there);
            }
        }
        let room = |places: &[LocaleId]| -> usize {
            places.iter().map(|&there| usize::from(self.blocks.room(retreat.side, there))).sum()
        };
        let left = usize::from(self.blocks.count(retreat.side, retreat.locale));
        let (good_room, bad_room) = (room(&good), room(&bad));
        let mut locales = good;
        if left > good_room {
            locales.extend(bad);
        }
        locales.sort_unstable();
        Exits { locales, give_up: left > good_room + bad_room }
    }

    fn can_retreat_to(&self, retreat: &Retreat, there: LocaleId) -> bool {
        there != retreat.attack_locale
            && !self.blocks.occupies(retreat.side.opponent(), there)
            && !self.protected_from(retreat.side, there)
            && self.blocks.room(retreat.side, there) > 0
    }

    /// Whether every border to a place leads in the direction this army avoids.
    fn goes_wrong_way(&self, retreat: &Retreat, there: LocaleId) -> bool {
        let avoided = match retreat.side {
            AUSTRIA => Direction::East,
            FRANCE => Direction::West,
        };
        let approaches = self.board.locale(retreat.locale).approaches.iter();
        let mut borders = approaches.map(|&id| self.board.approach(id)).filter(|side| side.towards == there);
        borders.all(|border| border.leaves == Some(avoided))
    }

    /// D16 is asked when a piece has more than one way. All of it is public.
    pub(super) fn asks_retreat(&self, retreat: &Retreat) -> Option<Decision> {
        if !self.blocks.occupies(retreat.side, retreat.locale) {
            return None;
        }
        let exits = self.exits(retreat);
        let asked = exits.locales.len() + usize::from(exits.give_up) > 1;
        let kind = DecisionKind::Retreat { locale: self.board.locale(retreat.locale).number };
        asked.then_some(Decision { side: retreat.side, kind })
    }

    /// Offers retreats piece by piece.
    pub(super) fn offer_retreats(&self, retreat: &Retreat, offers: &mut Vec<Offer>) {
        let exits = self.exits(retreat);
        let ids: Vec<_> = self.blocks.within(retreat.locale, retreat.side).map(|(id, _)| id).collect();
        let piece = Pick::block("piece", self.blocks.tokens(&ids));
        if !exits.locales.is_empty() {
            let to = exits.locales.iter().map(|&there| self.board.locale(there).number);
            let to = Pick::value("to", to.map(Choice::locale).collect()).leading(Target::PLACE);
            offers.push(Offer::new("retreat").pick(piece.clone()).pick(to));
        }
        if exits.give_up {
            offers.push(Offer::new("give_up").pick(piece));
        }
    }

    fn check_retreating(&self, retreat: &Retreat, token: Token) -> Result<PieceId, Refusal> {
        let id = self.blocks.own(retreat.side, token)?;
        let here = self.board.locale_of(self.piece(id).place()) == Some(retreat.locale);
        if here { Ok(id) } else { Err(Refusal::WrongPiece) }
    }
}

impl Play<'_> {
    /// Puts a retreat on the agenda: faces up, artillery lost, then losses by
    /// position, then the retreat itself, then faces down.
    ///
    /// `strong` says that several attackers advance over a wide border.
    pub fn begin_retreat(&mut self, side: Side, locale: LocaleId, attack_locale: LocaleId, strong: bool) {
        let retreat = Retreat { side, locale, attack_locale, moved: 0 };
        let positions = self.retreat_losses(locale, strong);
        self.state.agenda.extend([
            Task::HideRetreat(side),
            Task::Retreat(retreat),
            Task::RetreatLosses(RetreatLosses { side, positions }),
        ]);
        let within = self.state.blocks.within(locale, side);
        let mut defenders: Vec<_> = within.map(|(id, piece)| (piece.place(), piece.token, id)).collect();
        defenders.sort_unstable();
        for &(_, _, id) in &defenders {
            self.state.piece_mut(id).face_up = true;
            self.show(id, ShowReason::Retreat);
        }
        for (_, _, id) in defenders {
            if self.state.piece(id).is(Arm::Artillery) {
                let lost = self.eliminate(id, ReductionReason::ArtilleryLost);
                self.state.agenda.push(Task::LoseMorale(side, lost));
            }
        }
    }

    /// The positions of a locale with their reductions, the first one last.
    fn retreat_losses(&self, locale: LocaleId, strong: bool) -> Vec<(Place, u8)> {
        let board = &self.state.board;
        let approaches = board.locale(locale).approaches.iter();
        let approaches = approaches.map(|&id| (Place::Approach(id), board.approach(id).width.need()));
        let reserve = (Place::Reserve(locale), if strong { 2 } else { 1 });
        let mut positions: Vec<_> = approaches.chain([reserve]).collect();
        positions.reverse();
        positions
    }

    /// Takes reductions that leave nothing to choose.
    pub fn assess_losses(&mut self, mut losses: RetreatLosses) {
        let candidates = self.state.loss_candidates(&losses);
        let Some((_, reductions)) = losses.positions.last_mut() else { return };
        match candidates.first() {
            Some(&id) if *reductions > 0 => {
                *reductions -= 1;
                self.suffer(losses, id);
            }
            _ => {
                losses.positions.pop();
                self.state.agenda.push(Task::RetreatLosses(losses));
            }
        }
    }

    /// The defender chose who takes the next reduction.
    pub fn take_loss(&mut self, mut losses: RetreatLosses, token: Token) -> Result<(), Refusal> {
        let id = self.state.blocks.own(losses.side, token)?;
        if !self.state.loss_candidates(&losses).contains(&id) {
            return Err(Refusal::WrongPiece);
        }
        self.state.agenda.pop();
        if let Some((_, reductions)) = losses.positions.last_mut() {
            *reductions -= 1;
        }
        self.suffer(losses, id);
        Ok(())
    }

    fn suffer(&mut self, losses: RetreatLosses, id: PieceId) {
        let side = losses.side;
        self.state.agenda.push(Task::RetreatLosses(losses));
        let lost = self.reduce(id, ReductionReason::Retreat);
        self.state.agenda.push(Task::LoseMorale(side, lost));
    }

    /// Moves pieces that have a single way; when all are gone, Austria commits
    /// morale for those that got away (rule 18).
    pub fn carry_out_retreat(&mut self, retreat: Retreat) {
        let within = self.state.blocks.within(retreat.locale, retreat.side);
        let next = within.min_by_key(|(_, piece)| (piece.place(), piece.token)).map(|(id, _)| id);
        match (next, self.state.exits(&retreat).locales.first()) {
            (Some(id), Some(&there)) => self.retreat_to(retreat, id, there),
            (Some(id), None) => self.abandon(retreat, id),
            (None, _) if retreat.side == AUSTRIA && retreat.moved > 0 => {
                let commitment = Task::CommitMorale(AUSTRIA, retreat.locale, retreat.moved);
                self.state.agenda.push(commitment);
            }
            (None, _) => {}
        }
    }

    /// The owner chose where a piece goes.
    pub fn retreat_piece(&mut self, retreat: Retreat, token: Token, to: LocaleNumber) -> Result<(), Refusal> {
        let id = self.state.check_retreating(&retreat, token)?;
        let there = self.state.board.locale_named(to).ok_or(Refusal::UnknownPlace)?;
        if !self.state.exits(&retreat).locales.contains(&there) {
            return Err(Refusal::NotThere);
        }
        self.state.agenda.pop();
        self.retreat_to(retreat, id, there);
        Ok(())
    }

    /// The owner chose a piece for which there is no room.
    pub fn give_up(&mut self, retreat: Retreat, token: Token) -> Result<(), Refusal> {
        let id = self.state.check_retreating(&retreat, token)?;
        if !self.state.exits(&retreat).give_up {
            return Err(Refusal::NotThere);
        }
        self.state.agenda.pop();
        self.abandon(retreat, id);
        Ok(())
    }

    fn retreat_to(&mut self, mut retreat: Retreat, id: PieceId, there: LocaleId) {
        let (side, piece) = (retreat.side, self.state.piece(id).token);
        let from = self.name(self.state.piece(id).place());
        self.state.put(id, Place::Reserve(there));
        let to = self.number(there);
        self.tell(Event::Retreated { side, piece, from, to });
        self.spread_disorganization(there);
        retreat.moved += 1;
        self.state.agenda.push(Task::Retreat(retreat));
    }

    fn abandon(&mut self, retreat: Retreat, id: PieceId) {
        let side = retreat.side;
        self.state.agenda.push(Task::Retreat(retreat));
        let lost = self.eliminate(id, ReductionReason::NoRetreat);
        self.state.agenda.push(Task::LoseMorale(side, lost));
    }
}
