//! Rule 9, manoeuvre attacks.

use super::agenda::Task;
use super::continuation::{Finished, Reach};
use super::data::PIECES_IN_ACTION;
use super::decision::{Decision, DecisionKind};
use super::event::{Event, ShowReason};
use super::fresh::{Fresh, FreshPiece, tokens};
use super::play::Play;
use super::refusal::Refusal;
use super::road_march::RoadMarching;
use super::state::{PieceId, State};
use crate::field::board::{Approach, ApproachId, LocaleId, Place, Width};
use crate::field::drawing::Errand;
use crate::field::place::{ApproachName, PlaceName};
use crate::force::{Arm, Side, Token};
use crate::offer::{Count, Offer, Pick, Target};

/// A manoeuvre attack under way.
#[derive(Debug, Clone)]
pub(crate) struct Attack {
    side: Side,
    attackers: Vec<PieceId>,
    from: Place,
    /// The attack approach.
    approach: ApproachId,
    /// Whether it is the first over this border this turn.
    first: bool,
    /// Set when it is decided.
    won: bool,
    /// The road march it is part of.
    road: Option<RoadMarching>,
}

impl Attack {
    pub fn new(
        state: &State,
        attackers: Vec<PieceId>,
        from: Place,
        approach: ApproachId,
        road: Option<RoadMarching>,
    ) -> Attack {
        let first = !state.turn.attacked.contains(&state.border(approach));
        let side = state.piece(attackers[0]).side;
        Attack { side, attackers, from, approach, first, won: false, road }
    }

    fn is_from_reserve(&self) -> bool {
        matches!(self.from, Place::Reserve(_))
    }

    fn defense<'a>(&self, state: &'a State) -> &'a Approach {
        state.board.opposite(self.approach)
    }

    /// The locale the attack comes from.
    fn attack_locale(&self, state: &State) -> LocaleId {
        state.board.approach(self.approach).locale
    }

    /// Where the attackers go if they move up to the attack approach.
    pub(super) fn moving_up(&self) -> Errand {
        Errand { from: Some(self.from), to: Place::Approach(self.approach), most: self.count() }
    }

    fn count(&self) -> u8 {
        u8::try_from(self.attackers.len()).unwrap_or(u8::MAX)
    }
}

impl State {
    /// One name for both sides of a border.
    pub(super) fn border(&self, approach: ApproachId) -> ApproachId {
        approach.min(self.board.approach(approach).opposite)
    }

    pub(super) fn check_manoeuvre_attack(
        &self,
        side: Side,
        tokens: &[Token],
        across: ApproachName,
    ) -> Result<(Vec<PieceId>, Place, ApproachId), Refusal> {
        let (pieces, from) = self.group(side, tokens)?;
        let across = self.board.approach_named(across).ok_or(Refusal::UnknownPlace)?;
        self.check_attack_from(side, from, across)?;
        if pieces.iter().any(|&id| self.piece(id).disorganized()) {
            return Err(Refusal::Disorganized);
        }
        let infantry = pieces.iter().any(|&id| self.piece(id).is(Arm::Infantry));
        let defense = self.board.opposite(across);
        if defense.marks.cavalry_obstructing && !infantry {
            return Err(Refusal::NeedsInfantry);
        }
        if pieces.len() > usize::from(self.board.locale(defense.locale).capacity) {
            return Err(Refusal::NoRoom);
        }
        self.affordable_beside_organizing(side, 1)?;
        Ok((pieces, from, across))
    }

    /// Whether pieces of this army in one position could attack over a border.
    fn check_attack_from(&self, side: Side, from: Place, across: ApproachId) -> Result<(), Refusal> {
        let approach = self.board.approach(across);
        let beside = from == Place::Approach(across) || from == Place::Reserve(approach.locale);
        if !beside {
            Err(Refusal::WrongApproach)
        } else if self.closed(across) {
            Err(Refusal::ClosedBorder)
        } else if !self.occupies(side.opponent(), approach.towards) {
            Err(Refusal::NoEnemyToAttack)
        } else if self.protected_from(side, approach.towards) {
            Err(Refusal::ProtectedEntry)
        } else if self.fully_blocked(approach.opposite) {
            Err(Refusal::FullyBlocked)
        } else {
            Ok(())
        }
    }

    /// Offers every manoeuvre attack, by position and border.
    pub(super) fn offer_manoeuvre_attacks(&self, fresh: &Fresh, offers: &mut Vec<Offer>) {
        if self.affordable_beside_organizing(self.active, 1).is_err() {
            return;
        }
        for (from, pieces) in fresh.by_place() {
            let across: &[ApproachId] = match &from {
                Place::Reserve(locale) => &self.board.locale(*locale).approaches,
                Place::Approach(approach) => std::slice::from_ref(approach),
                Place::Holding(_) | Place::Eliminated => &[],
            };
            for &across in across {
                if self.check_attack_from(self.active, from, across).is_ok() {
                    offers.extend(self.attack_offer(from, across, pieces));
                }
            }
        }
    }

    fn attack_offer(&self, from: Place, across: ApproachId, pieces: &[FreshPiece]) -> Option<Offer> {
        let defense = self.board.opposite(across);
        let able = || pieces.iter().filter(|piece| !self.piece(piece.id).disorganized());
        let most = able().count().min(PIECES_IN_ACTION);
        let most = most.min(usize::from(self.board.locale(defense.locale).capacity));
        if most == 0 {
            return None;
        }
        let mut count = Count::one_or_more((0..most).map(|_| 1).collect());
        if defense.marks.cavalry_obstructing {
            count.one_of = tokens(able().filter(|piece| self.piece(piece.id).is(Arm::Infantry)));
            if count.one_of.is_empty() {
                return None;
            }
        }
        let (from, across) = (self.board.place_name(from), self.board.approach(across).name);
        let pieces = Pick::blocks("pieces", tokens(able()), count);
        let attack = Offer::new("manoeuvre_attack").given("across", across).pick(pieces);
        Some(attack.from(from).to(Target::attack(across)))
    }

    /// D2 is asked whenever there is a reserve that is allowed to respond.
    pub(super) fn asks_response(&self, attack: &Attack) -> Option<Decision> {
        let side = attack.side.opponent();
        let defense = attack.defense(self);
        let anybody = self.at(Place::Reserve(defense.locale)).next().is_some();
        let asked = anybody && !self.french_first_round(side);
        let kind = DecisionKind::Respond { defense: defense.name, attackers: attack.count() };
        asked.then_some(Decision { side, kind })
    }

    /// Offers the reserve of the defense locale, no more than attackers.
    pub(super) fn offer_responses(&self, attack: &Attack, offers: &mut Vec<Offer>) {
        let defense = attack.defense(self);
        let reserve = self.at(Place::Reserve(defense.locale));
        let ids: Vec<_> = reserve.map(|(id, _)| id).collect();
        let at_most = attack.count().min(u8::try_from(ids.len()).unwrap_or(u8::MAX));
        let pieces = Pick::blocks("pieces", self.tokens(&ids), Count::free(0, at_most));
        offers.push(Offer::new("respond").pick(pieces).to(Target::place(PlaceName::Approach(defense.name))));
    }

    /// D3 is asked of repulsed attackers from reserve; French in round 1 may not.
    pub(super) fn asks_advance(&self, attack: &Attack) -> Option<Decision> {
        let asked = attack.is_from_reserve() && !self.french_first_round(attack.side);
        let kind = DecisionKind::Advance { attack: self.board.approach(attack.approach).name };
        asked.then_some(Decision { side: attack.side, kind })
    }

    /// All move up, or all stay.
    pub(super) fn advance_offers(&self, attack: &Attack) -> [Offer; 2] {
        let approach = self.board.approach(attack.approach).name;
        [
            Offer::new("advance").to(Target::place(PlaceName::Approach(approach))),
            Offer::new("stay").to(Target::place(PlaceName::Reserve(approach.locale))),
        ]
    }

    /// D6 is asked whenever several blocks attacked over an obstructing approach:
    /// whether there really was a choice stays hidden.
    pub(super) fn asks_proof(&self, attack: &Attack) -> Option<Decision> {
        let defense = attack.defense(self);
        let asked = defense.marks.cavalry_obstructing && attack.attackers.len() > 1;
        let kind = DecisionKind::ShowInfantry { defense: defense.name };
        asked.then_some(Decision { side: attack.side, kind })
    }

    /// The infantry of an attack.
    pub(super) fn provers(&self, attack: &Attack) -> Vec<PieceId> {
        attack.attackers.iter().copied().filter(|&id| self.piece(id).is(Arm::Infantry)).collect()
    }
}

impl Play<'_> {
    /// Rule 9.1: the attack is declared.
    pub fn manoeuvre_attack(
        &mut self,
        side: Side,
        tokens: &[Token],
        across: ApproachName,
    ) -> Result<(), Refusal> {
        let (pieces, from, across) = self.state.check_manoeuvre_attack(side, tokens, across)?;
        self.act(&pieces, 1);
        self.declare_attack(Attack::new(self.state, pieces, from, across, None), 1);
        Ok(())
    }

    /// Puts an attack on the agenda; from reserve the defender may respond.
    pub fn declare_attack(&mut self, attack: Attack, cost: u8) {
        self.tell(Event::ManoeuvreAttacked {
            side: attack.side,
            pieces: self.state.tokens(&attack.attackers),
            from: self.name(attack.from),
            across: self.state.board.approach(attack.approach).name,
            by_road: attack.road.is_some(),
            cost,
        });
        self.state.agenda.push(Task::Decide(attack.clone()));
        if attack.is_from_reserve() {
            self.state.agenda.push(Task::Respond(attack));
        }
    }

    /// Rule 9.2: reserves of the defense locale move to the defense approach.
    pub fn respond(&mut self, attack: &Attack, tokens: &[Token]) -> Result<(), Refusal> {
        let side = attack.side.opponent();
        let ids = self.state.distinct(side, tokens, attack.attackers.len());
        let ids = ids.map_err(|refusal| match refusal {
            Refusal::TooManyPieces => Refusal::TooManyResponders,
            other => other,
        })?;
        let defense = attack.defense(self.state);
        let reserve = Place::Reserve(defense.locale);
        if ids.iter().any(|&id| self.state.piece(id).place() != reserve) {
            return Err(Refusal::WrongPiece);
        }
        let (to, approach) = (defense.name, self.state.board.approach(attack.approach).opposite);
        self.state.agenda.pop();
        let pieces = self.state.tokens(&ids);
        self.put_all(&ids, Place::Approach(approach));
        self.tell(Event::Responded { side, pieces, to });
        Ok(())
    }

    /// Rule 9.3: the attack is decided. A full block holds; so does a partial block
    /// against a single attacker in the first attack over this border this turn.
    pub fn decide_attack(&mut self, mut attack: Attack) {
        let defense = attack.defense(self.state).clone();
        let approach = self.state.board.approach(attack.approach).opposite;
        let single = attack.attackers.len() == 1;
        let partly = self.state.blocking(approach) > 0 && single && attack.first;
        attack.won = !self.state.fully_blocked(approach) && !partly;
        let border = self.state.border(attack.approach);
        self.state.turn.attacked.push(border);
        let winner = if attack.won { attack.side } else { attack.side.opponent() };
        self.tell(Event::AttackDecided { winner, locale: self.number(defense.locale) });
        if attack.won { self.win(attack, &defense) } else { self.lose(attack, &defense) }
    }

    fn win(&mut self, attack: Attack, defense: &Approach) {
        let from = attack.attack_locale(self.state);
        let strong = defense.width == Width::Wide && attack.attackers.len() > 1;
        let defender = attack.side.opponent();
        let last = match &attack.road {
            Some(road) => Task::MarchOn(road.clone()),
            None => Task::Prove(attack.clone()),
        };
        self.state.agenda.extend([last, Task::Enter(attack)]);
        self.begin_retreat(defender, defense.locale, from, strong);
    }

    /// Rule 9.4 and 18: the defense held, and morale is committed to it.
    fn lose(&mut self, attack: Attack, defense: &Approach) {
        let several = attack.attackers.len() > 1;
        let tokens = if defense.width == Width::Wide && several && attack.first { 2 } else { 1 };
        let last = match &attack.road {
            Some(road) => Task::EndRoadMarch(road.clone()),
            None => Task::Prove(attack.clone()),
        };
        let commitment = Task::CommitMorale(attack.side.opponent(), defense.locale, tokens);
        self.state.agenda.extend([last, commitment, Task::Advance(attack)]);
    }

    /// Rule 9.4: repulsed attackers move up to the attack approach.
    pub fn advance(&mut self, attack: &Attack) {
        self.state.agenda.pop();
        self.move_attackers(attack, Place::Approach(attack.approach));
    }

    /// Rule 9.4: the attackers enter the locale they won.
    pub fn enter_won_locale(&mut self, attack: &Attack) {
        let locale = attack.defense(self.state).locale;
        self.move_attackers(attack, Place::Reserve(locale));
    }

    fn move_attackers(&mut self, attack: &Attack, to: Place) {
        let pieces = self.state.tokens(&attack.attackers);
        self.put_all(&attack.attackers, to);
        let to = self.name(to);
        self.tell(Event::AttackersMoved { side: attack.side, pieces, to });
    }

    /// The attacker chose the infantry that is shown.
    pub fn show_infantry(&mut self, attack: Attack, token: Token) -> Result<(), Refusal> {
        let id = self.state.own(attack.side, token)?;
        if !self.state.provers(&attack).contains(&id) {
            return Err(Refusal::WrongPiece);
        }
        self.state.agenda.pop();
        self.show_briefly(id, ShowReason::InfantryProof);
        self.finish_attack(attack);
        Ok(())
    }

    /// A single attacker over an obstructing approach is shown without asking.
    pub fn prove_and_finish(&mut self, attack: Attack) {
        if attack.defense(self.state).marks.cavalry_obstructing {
            self.show_briefly(attack.attackers[0], ShowReason::InfantryProof);
        }
        self.finish_attack(attack);
    }

    /// The attack is over; cavalry in reserve may continue.
    fn finish_attack(&mut self, attack: Attack) {
        let (locale, reach) = if attack.won {
            (attack.defense(self.state).locale, Reach::Anywhere)
        } else {
            (attack.attack_locale(self.state), Reach::Only(attack.approach))
        };
        self.state.finished = Some(Finished { pieces: attack.attackers, locale, reach });
    }
}
