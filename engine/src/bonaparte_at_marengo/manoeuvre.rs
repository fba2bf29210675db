//! 9, manoeuvre attacks.

use super::agenda::Task;
use super::continuation::{Finished, Reach};
use super::decision::{Decision, DecisionKind};
use super::event::{Event, ShowReason};
use super::fresh::Fresh;
use super::play::Play;
use super::refusal::Refusal;
use super::state::State;
use super::view::Acted;
use super::way::Way;
use crate::blocks::PieceId;
use crate::field::board::{Approach, ApproachId, Place};
use crate::field::place::{ApproachName, PlaceName};
use crate::force::{Arm, Side, Token};
use crate::offer::{Count, Offer, Pick, Target};

/// What an attack by a group costs, and what it costs blocked attackers to part.
const COST: u8 = 1;

/// A manoeuvre attack under way.
#[derive(Debug, Clone)]
pub(crate) struct Attack {
    pub side: Side,
    pub attackers: Vec<PieceId>,
    pub from: Place,
    /// The attackers' side of the pair.
    pub approach: ApproachId,
    /// The road move it is part of.
    pub road: Option<Way>,
}

/// An attack by a group that is legal.
struct GroupAttack {
    pieces: Vec<PieceId>,
    from: Place,
    approach: ApproachId,
    shown: Option<PieceId>,
}

impl Attack {
    fn defense<'a>(&self, state: &'a State) -> &'a Approach {
        state.board.opposite(self.approach)
    }

    fn defense_place(&self, state: &State) -> Place {
        Place::Approach(state.board.approach(self.approach).opposite)
    }

    fn count(&self) -> u8 {
        u8::try_from(self.attackers.len()).unwrap_or(u8::MAX)
    }
}

impl State {
    fn check_group_attack(
        &self,
        side: Side,
        tokens: &[Token],
        across: ApproachName,
        shown: &[Token],
    ) -> Result<GroupAttack, Refusal> {
        let (pieces, from, approach) = self.check_attackers(side, tokens, across)?;
        let shown = self.blocks.distinct(side, shown, 1)?;
        let obstructs = self.board.opposite(approach).marks.cavalry_obstructing;
        let infantry = |id: &PieceId| pieces.contains(id) && self.piece(*id).is(Arm::Infantry);
        if shown.len() != usize::from(obstructs) || !shown.iter().all(infantry) {
            return Err(Refusal::WrongInfantryShown);
        }
        Ok(GroupAttack { from, approach, shown: shown.first().copied(), pieces })
    }

    /// Whether these pieces can attack over a pair, whoever of them is shown.
    pub(super) fn check_attackers(
        &self,
        side: Side,
        tokens: &[Token],
        across: ApproachName,
    ) -> Result<(Vec<PieceId>, Place, ApproachId), Refusal> {
        let (pieces, from) = self.group(side, tokens)?;
        let approach = self.board.approach_named(across).ok_or(Refusal::UnknownPlace)?;
        self.check_attack_from(from, approach)?;
        let defense = self.board.opposite(approach);
        let infantry = pieces.iter().any(|&id| self.piece(id).is(Arm::Infantry));
        if defense.marks.cavalry_obstructing && !infantry {
            return Err(Refusal::NeedsInfantry);
        }
        if pieces.len() > usize::from(self.board.locale(defense.locale).capacity) {
            return Err(Refusal::NoRoom);
        }
        self.affordable(COST)?;
        Ok((pieces, from, approach))
    }

    /// Whether pieces of the active side in one position could attack over a pair.
    fn check_attack_from(&self, from: Place, across: ApproachId) -> Result<(), Refusal> {
        let approach = self.board.approach(across);
        let beside = from == Place::Approach(across) || from == Place::Reserve(approach.locale);
        if !beside {
            Err(Refusal::WrongApproach)
        } else if self.closed(across) {
            Err(Refusal::ClosedPair)
        } else if !self.enemy_in(self.active, approach.towards) {
            Err(Refusal::NoEnemyToAttack)
        } else if self.captured(approach.towards) {
            Err(Refusal::Captured)
        } else if self.blocks.blocking(approach.opposite) > 0 {
            Err(Refusal::EnemyBlocks)
        } else {
            Ok(())
        }
    }

    /// Offers every manoeuvre attack by a group, by position and pair.
    pub(super) fn offer_manoeuvre_attacks(&self, fresh: &Fresh, offers: &mut Vec<Offer>) {
        if self.affordable(COST).is_err() {
            return;
        }
        for (from, pieces) in fresh.by_place() {
            let across: &[ApproachId] = match &from {
                Place::Reserve(locale) => &self.board.locale(*locale).approaches,
                Place::Approach(approach) => std::slice::from_ref(approach),
                Place::Holding(_) | Place::Eliminated => &[],
            };
            for &across in across {
                if self.check_attack_from(from, across).is_ok() {
                    offers.extend(self.attack_offer(from, across, pieces));
                }
            }
        }
    }

    fn attack_offer(&self, from: Place, across: ApproachId, pieces: &[PieceId]) -> Option<Offer> {
        let defense = self.board.opposite(across);
        let most = pieces.len().min(usize::from(self.board.locale(defense.locale).capacity));
        let mut count = Count::free(1, u8::try_from(most).ok()?);
        let mut shown = Pick::blocks("shown", Vec::new(), Count::free(0, 0));
        if defense.marks.cavalry_obstructing {
            let infantry = pieces.iter().filter(|&&id| self.piece(id).is(Arm::Infantry));
            count.one_of = self.blocks.tokens(infantry);
            if count.one_of.is_empty() {
                return None;
            }
            shown = Pick::blocks("shown", count.one_of.clone(), Count::free(1, 1)).within("pieces");
        }
        let (from, across) = (self.board.place_name(from), self.board.approach(across).name);
        let pieces = Pick::blocks("pieces", self.blocks.tokens(pieces), count);
        let attack = Offer::new("manoeuvre_attack").given("across", across).pick(pieces).pick(shown);
        Some(attack.from(from).to(Target::attack(across)).at_cost(COST))
    }

    /// The reserves that could block an attack: those of the attacked locale, if the attackers began
    /// the turn in reserve, where they still stand.
    fn blockers(&self, attack: &Attack) -> Vec<PieceId> {
        match attack.from {
            Place::Reserve(_) => self.standing_at(Place::Reserve(attack.defense(self).locale)),
            _ => Vec::new(),
        }
    }

    /// Asked whenever there is a reserve that may block; all of it is public.
    pub(super) fn asks_response(&self, attack: &Attack) -> Option<Decision> {
        let kind = DecisionKind::Respond { defense: attack.defense(self).name, attackers: attack.count() };
        let asked = !self.blockers(attack).is_empty();
        asked.then_some(Decision { side: attack.side.opponent(), kind })
    }

    pub(super) fn offer_responses(&self, attack: &Attack, offers: &mut Vec<Offer>) {
        let ids = self.blockers(attack);
        let most = u8::try_from(ids.len()).unwrap_or(u8::MAX);
        let pieces = Pick::blocks("pieces", self.blocks.tokens(&ids), Count::free(1, most));
        let at = PlaceName::Approach(attack.defense(self).name);
        offers.push(Offer::new("block").pick(pieces).to(Target::place(at)));
        offers.push(Offer::new("give_way"));
    }

    /// Asked of all blocked attackers, which began in reserve.
    pub(super) fn asks_moving_up(&self, attack: &Attack) -> Decision {
        let kind = DecisionKind::MoveUp { attack: self.board.approach(attack.approach).name };
        Decision { side: attack.side, kind }
    }

    /// None, all, or, for a command, some.
    pub(super) fn offer_moving_up(&self, attack: &Attack, offers: &mut Vec<Offer>) {
        let approach = self.board.approach(attack.approach).name;
        let all = attack.count();
        let offer = |least: u8, most: u8| {
            let pieces = self.blocks.tokens(&attack.attackers);
            Offer::new("move_up").pick(Pick::blocks("pieces", pieces, Count::free(least, most)))
        };
        offers.push(offer(0, 0).to(Target::place(PlaceName::Reserve(approach.locale))));
        let up = Target::place(PlaceName::Approach(approach));
        offers.push(offer(all, all).to(up.clone()));
        if all > 1 && self.affordable(COST).is_ok() {
            offers.push(offer(1, all - 1).to(up).at_cost(COST));
        }
    }
}

impl Play<'_> {
    /// A group attacks.
    pub fn manoeuvre_attack(
        &mut self,
        side: Side,
        tokens: &[Token],
        across: ApproachName,
        shown: &[Token],
    ) -> Result<(), Refusal> {
        let group = self.state.check_group_attack(side, tokens, across, shown)?;
        let GroupAttack { pieces, from, approach, shown } = group;
        self.act(&pieces, Acted::Moved, COST);
        self.declare_attack(Attack { side, attackers: pieces, from, approach, road: None }, COST);
        if let Some(id) = shown {
            self.show(id, ShowReason::Infantry);
        }
        Ok(())
    }

    /// An attack is declared: the defender blocks or retreats.
    pub fn declare_attack(&mut self, attack: Attack, cost: u8) {
        self.tell(Event::ManoeuvreAttacked {
            side: attack.side,
            pieces: self.state.blocks.tokens(&attack.attackers),
            from: self.name(attack.from),
            across: self.state.board.approach(attack.approach).name,
            by_road: attack.road.is_some(),
            cost,
        });
        self.state.agenda.push(Task::Respond(attack));
    }

    /// The defender blocks with reserves.
    pub fn block(&mut self, attack: Attack, tokens: &[Token]) -> Result<(), Refusal> {
        let side = attack.side.opponent();
        let ids = self.state.blocks.distinct(side, tokens, usize::MAX)?;
        if ids.is_empty() {
            return Err(Refusal::NoPieces);
        }
        let able = self.state.blockers(&attack);
        if ids.iter().any(|id| !able.contains(id)) {
            return Err(Refusal::WrongPiece);
        }
        self.state.agenda.pop();
        let (pieces, at) = (self.state.blocks.tokens(&ids), attack.defense(self.state).name);
        self.put_all(&ids, attack.defense_place(self.state));
        self.tell(Event::Blocked { side, pieces, at });
        self.state.agenda.push(Task::MoveUp(attack));
        Ok(())
    }

    /// The defender retreats, and the attackers enter.
    pub fn give_way(&mut self, attack: Attack) {
        let defense = attack.defense(self.state);
        let (side, locale) = (attack.side.opponent(), defense.locale);
        let from = self.state.board.approach(attack.approach).locale;
        let number = self.number(locale);
        self.tell(Event::GaveWay { side, locale: number });
        self.state.agenda.push(Task::Enter(attack));
        self.begin_retreat(side, locale, from, None);
    }

    /// These of the blocked attackers move up.
    pub fn move_up(&mut self, attack: &Attack, tokens: &[Token]) -> Result<(), Refusal> {
        let ids = self.state.blocks.distinct(attack.side, tokens, attack.attackers.len())?;
        if ids.iter().any(|id| !attack.attackers.contains(id)) {
            return Err(Refusal::WrongPiece);
        }
        let parts = !ids.is_empty() && ids.len() < attack.attackers.len();
        let cost = if parts { COST } else { 0 };
        self.state.affordable(cost)?;
        self.state.agenda.pop();
        self.pay(cost);
        let pieces = self.state.blocks.tokens(&ids);
        self.put_all(&ids, Place::Approach(attack.approach));
        let to = self.state.board.approach(attack.approach).name;
        self.tell(Event::MovedUp { side: attack.side, pieces, to, cost });
        Ok(())
    }

    /// The attackers enter the locale they won. Cavalry may continue, by road also ride on.
    pub fn enter_won_locale(&mut self, attack: &Attack) {
        let locale = attack.defense(self.state).locale;
        self.move_attackers(attack.side, &attack.attackers, Place::Reserve(locale));
        if let Some(way) = &attack.road {
            self.end_ride(attack.attackers[0], way, locale, Some(way.clone()));
        } else {
            let finished = Finished::new(attack.attackers.clone(), locale, Reach::Anywhere);
            self.state.finished = Some(finished);
        }
    }

    /// Attackers go where their attack has brought them.
    pub fn move_attackers(&mut self, side: Side, ids: &[PieceId], to: Place) {
        let pieces = self.state.blocks.tokens(ids);
        self.put_all(ids, to);
        let to = self.name(to);
        self.tell(Event::AttackersMoved { side, pieces, to });
    }
}
