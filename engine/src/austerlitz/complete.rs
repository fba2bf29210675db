//! Completion of an attack (A11, 7.4): morale, entry, falling back and advances (R26).

use super::agenda::Task;
use super::attack::Attack;
use super::data::{Commander, forces};
use super::decision::{Decision, DecisionKind};
use super::event::Event;
use super::play::Play;
use super::refusal::Refusal;
use super::retreat::Retreat;
use super::setup::few;
use super::state::{Admitted, State};
use super::unit::{Place, UnitId};
use crate::force::{Arm, Token};
use crate::offer::{Count, Offer, Pick};

impl State {
    /// The defenders who can advance: in the defense reserve, not the fixed battery.
    fn advancers(&self) -> Vec<UnitId> {
        let attack = self.under_attack();
        let reserve = Place::Reserve(self.approach(attack.across).towards);
        let fits = |&id: &UnitId| self.unit(id).place == reserve && !self.is_battery(id);
        self.sorted(attack.defenders.iter().copied().filter(fits).collect())
    }

    pub(super) fn asks_advance(&self) -> Option<Decision> {
        let attack = self.under_attack();
        let to = self.approach(self.defense(attack.across)).name;
        let side = attack.side.opponent();
        (self.advancers().len() > 1).then_some(Decision { side, kind: DecisionKind::Advance { to } })
    }

    pub(super) fn advance_offers(&self) -> Vec<Offer> {
        let units = self.advancers();
        let count = Count::free(1, few(units.len()));
        vec![Offer::new("advance").pick(Pick::blocks("pieces", self.tokens(&units), count))]
    }

    pub(super) fn keep_offers(&self, units: &[UnitId]) -> Vec<Offer> {
        let units = self.standing(units);
        vec![Offer::new("keep").pick(Pick::block("piece", self.tokens(&units)))]
    }
}

impl Play<'_> {
    /// Morale first, then what becomes of those who fought.
    pub fn complete(&mut self) {
        let Attack { side, winner, guard, led_by, lost, blocking, .. } = *self.state.under_attack();
        let loser = winner.opponent();
        let guns = led_by == Some(Arm::Artillery);
        if lost[loser] > 0 {
            if guns {
                self.lose_morale_to_one(loser, lost[loser]);
            } else {
                self.lose_morale(loser, lost[loser]);
            }
        }
        if self.state.outcome.is_none() && guard && loser == side {
            self.state.guard_banned[side] = true;
            self.lose_morale(side, forces().morale.guard_attack);
        }
        if self.state.outcome.is_some() {
            return;
        }
        self.state.agenda.push(Task::EndAttack);
        if guns {
            return;
        }
        let attack = self.state.under_attack();
        if winner == side {
            let approach = self.state.approach(attack.across);
            let retreat = Retreat {
                side: loser,
                locale: approach.towards,
                from: approach.locale,
                defense: approach.opposite,
                named: attack.defenders.clone(),
                after_combat: true,
            };
            self.state.agenda.extend([Task::Storm, Task::BeginRetreat(Box::new(retreat))]);
            return;
        }
        if !blocking {
            self.state.agenda.push(Task::Advance);
        }
        let attack = self.state.under_attack();
        let keeping: Vec<Task> = attack
            .corps
            .iter()
            .rev()
            .map(|&commander| {
                let of_corps = |&id: &UnitId| self.state.unit(id).corps == Some(commander);
                Task::Keep(commander, attack.attackers.iter().copied().filter(of_corps).collect())
            })
            .collect();
        self.state.agenda.extend(keeping);
        self.state.agenda.push(Task::FallBack);
    }

    /// The attackers enter the locale they won; it is closed to others.
    pub fn storm(&mut self) {
        let attack = self.state.under_attack();
        let locale = self.state.approach(attack.across).towards;
        let (side, commanders) = (attack.side, attack.corps.clone());
        let units = self.state.standing(&attack.attackers);
        self.put_all(&units, Place::Reserve(locale));
        for &id in &units {
            self.state.unit_mut(id).arrived = true;
        }
        let to = self.state.place_name(Place::Reserve(locale));
        if !units.is_empty() {
            self.tell(Event::WentOn { side, pieces: self.state.tokens(&units), to });
        }
        self.state.turn.stormed.push((locale, Admitted { units, commanders }));
        self.tell(Event::Stormed { locale: self.number(locale) });
    }

    /// Attackers in the attack approach fall back, and the approach is closed.
    pub fn fall_back(&mut self) {
        let attack = self.state.under_attack();
        let (side, across) = (attack.side, attack.across);
        let in_approach = |&id: &UnitId| self.state.unit(id).place == Place::Approach(across);
        let units: Vec<UnitId> = attack.attackers.iter().copied().filter(in_approach).collect();
        let reserve = Place::Reserve(self.state.approach(across).locale);
        self.put_all(&units, reserve);
        if !units.is_empty() {
            let to = self.state.place_name(reserve);
            self.tell(Event::WentOn { side, pieces: self.state.tokens(&units), to });
        }
        self.state.turn.closed.push(across);
        self.tell(Event::Closed { across: self.across() });
    }

    /// One unit stays with its commander, the others are detached.
    pub fn keep(&mut self, commander: Commander, units: &[UnitId], piece: Token) -> Result<(), Refusal> {
        let standing = self.state.standing(units);
        let kept = standing.iter().copied().find(|&id| self.state.token(id) == piece);
        let kept = kept.ok_or(Refusal::WrongPiece)?;
        self.state.agenda.pop();
        let others: Vec<UnitId> = standing.into_iter().filter(|&id| id != kept).collect();
        self.detach(commander, &others);
        Ok(())
    }

    pub fn advance(&mut self, pieces: &[Token]) -> Result<(), Refusal> {
        let side = self.state.active.opponent();
        let ids = self.state.own_all(side, pieces)?;
        if ids.is_empty() {
            return Err(Refusal::NoPieces);
        }
        let may = self.state.advancers();
        if ids.iter().any(|id| !may.contains(id)) {
            return Err(Refusal::WrongPiece);
        }
        self.state.agenda.pop();
        self.go_forward(&ids);
        Ok(())
    }

    pub fn advance_without_choice(&mut self) {
        let units = self.state.advancers();
        if !units.is_empty() {
            self.go_forward(&units);
        }
    }

    fn go_forward(&mut self, ids: &[UnitId]) {
        let attack = self.state.under_attack();
        let (side, named) = (attack.side.opponent(), attack.commanders.clone());
        let place = Place::Approach(self.state.defense(attack.across));
        let mut corps: Vec<Commander> = ids.iter().filter_map(|&id| self.state.unit(id).corps).collect();
        corps.sort_unstable();
        corps.dedup();
        self.put_all(ids, place);
        let to = self.state.place_name(place);
        self.tell(Event::WentOn { side, pieces: self.state.tokens(ids), to });
        for commander in corps {
            let all = self.state.corps(commander);
            let forward: Vec<UnitId> = all.iter().copied().filter(|id| ids.contains(id)).collect();
            if forward.len() == all.len() {
                continue;
            }
            if named.contains(&commander) {
                self.state.agenda.push(Task::Follow { commander, forward });
            } else {
                self.detach(commander, &forward);
            }
        }
    }

    /// A commander goes with those in front or stays with those behind; the others are detached.
    pub fn follow(&mut self, commander: Commander, forward: &[UnitId], goes: bool) {
        self.state.agenda.pop();
        let all = self.state.corps(commander);
        let parted: Vec<UnitId> = all.into_iter().filter(|id| forward.contains(id) != goes).collect();
        self.detach(commander, &parted);
    }
}
