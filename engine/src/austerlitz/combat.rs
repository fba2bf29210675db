//! Leaders, results and counter-attacks (A4 to A8, 7.1, 7.2).

use super::FRENCH;
use super::agenda::Task;
use super::command::Command;
use super::event::Event;
use super::ground::ground;
use super::losses::Losses;
use super::order::Front;
use super::play::Play;
use super::refusal::Refusal;
use super::setup::few;
use super::state::{Bombarded, Shot, State};
use super::unit::{Place, UnitId};
use crate::force::{Arm, Side, Token};
use crate::offer::{Count, Offer, Pick};

/// Units of which some can lead or counter-attack.
struct Candidates {
    /// Each of these alone.
    alone: Vec<UnitId>,
    /// Any two of a group together.
    pairs: Vec<Vec<UnitId>>,
}

impl Candidates {
    fn admits(&self, ids: &[UnitId]) -> bool {
        match ids {
            [] => true,
            [one] => self.alone.contains(one),
            [one, other] => self.pairs.iter().any(|pair| pair.contains(one) && pair.contains(other)),
            _ => false,
        }
    }
}

impl State {
    /// Groups of two or more that are alike in something.
    fn groups<K: Ord>(&self, ids: &[UnitId], key: impl Fn(UnitId) -> Option<K>) -> Vec<Vec<UnitId>> {
        let mut keyed: Vec<(K, UnitId)> = ids.iter().filter_map(|&id| Some((key(id)?, id))).collect();
        keyed.sort_by(|one, other| (&one.0, self.token(one.1)).cmp(&(&other.0, self.token(other.1))));
        let groups = keyed.chunk_by(|one, other| one.0 == other.0);
        groups.filter(|group| group.len() > 1).map(|group| group.iter().map(|one| one.1).collect()).collect()
    }

    /// Who can lead the defense (A4).
    fn defense_candidates(&self) -> Candidates {
        let attack = self.under_attack();
        let locale = self.approach(attack.across).towards;
        let santon = self.options.santon && locale == ground().santon;
        let leads = |&id: &UnitId| {
            let unit = self.unit(id);
            let on_santon = self.santon_battery && self.is_battery(id);
            match unit.face.arm {
                Arm::Cavalry if self.obstructed(attack.across) => false,
                Arm::Artillery if santon && !self.is_battery(id) => false,
                _ => attack.blocking || unit.strength() > 1 || on_santon,
            }
        };
        let alone: Vec<UnitId> = attack.defenders.iter().copied().filter(leads).collect();
        let pairs = if !self.is_wide(attack.across) {
            Vec::new()
        } else if attack.blocking {
            vec![alone.clone()]
        } else {
            self.groups(&alone, |id| Some((self.unit(id).face.arm, self.unit(id).corps?)))
        };
        Candidates { alone, pairs }
    }

    pub(super) fn lead_defense_offers(&self) -> Vec<Offer> {
        let candidates = self.defense_candidates();
        let mut offers = vec![self.leaders_offer("lead_defense", "leaders", &candidates.alone, 0, 1)];
        for pair in candidates.pairs.iter().filter(|pair| pair.len() > 1) {
            offers.push(self.leaders_offer("lead_defense", "leaders", pair, 2, 2));
        }
        offers
    }

    fn leaders_offer(
        &self,
        order: &'static str,
        field: &'static str,
        pool: &[UnitId],
        least: u8,
        most: u8,
    ) -> Offer {
        let count = Count::free(least.min(most), most.min(few(pool.len())));
        Offer::new(order).pick(Pick::blocks(field, self.tokens(pool), count))
    }

    fn chosen_attackers(&self) -> Vec<UnitId> {
        self.under_attack().chosen.iter().flat_map(|one| one.units.iter().copied()).collect()
    }

    /// Who can lead the attack (A5), and who must.
    fn attack_candidates(&self) -> (Candidates, Vec<UnitId>, usize) {
        let attack = self.under_attack();
        let units = self.chosen_attackers();
        let corps = attack.chosen.iter().any(|one| matches!(one.command, Command::Corps(_)));
        let over = units.len() > self.capacity(self.approach(attack.across).towards);
        let leads = |&id: &UnitId| {
            let unit = self.unit(id);
            match unit.face.arm {
                _ if attack.guard && !unit.face.guard => false,
                Arm::Artillery => !corps && self.guns_lead(id, attack.across),
                _ if over => false,
                Arm::Cavalry if self.obstructed(attack.across) => false,
                _ => unit.strength() > 1,
            }
        };
        let alone: Vec<UnitId> = units.iter().copied().filter(leads).collect();
        let alike = |id: UnitId| Some((self.unit(id).face.arm, self.unit(id).face.guard));
        let pairs = if self.is_wide(attack.across) { self.groups(&alone, alike) } else { Vec::new() };
        let batteries = attack.chosen.iter().any(|one| one.command == Command::Batteries);
        if batteries {
            // Both lead, or they do not combine (R15).
            return (Candidates { alone: Vec::new(), pairs }, units, 2);
        }
        // The fixed battery takes part only where it leads (R10).
        let must: Vec<UnitId> = units.iter().copied().filter(|&id| self.is_battery(id)).collect();
        let least = usize::from(over || attack.guard || !must.is_empty());
        (Candidates { alone, pairs }, must, least)
    }

    pub(super) fn lead_attack_offers(&self) -> Vec<Offer> {
        let (candidates, must, least) = self.attack_candidates();
        let mut offers = Vec::new();
        let one_of = self.tokens(&must);
        let offer = |front: &'static str, pool: &[UnitId], least: usize, most: usize| {
            let highest = most.min(pool.len());
            let count = Count { one_of: one_of.clone(), ..Count::free(few(least), few(highest)) };
            let pick = Pick::blocks("leaders", self.tokens(pool), count);
            let lawful = least <= highest && (must.is_empty() || must.iter().any(|id| pool.contains(id)));
            lawful.then(|| Offer::new("lead_attack").given("front", front).pick(pick))
        };
        if least < 2 {
            let narrow = offer("narrow", &candidates.alone, least, 1);
            let two = self.under_attack().defense_leaders.len() > 1;
            offers.extend(narrow.map(|narrow| {
                if !two {
                    return narrow;
                }
                let leaders = self.tokens(&self.under_attack().defense_leaders);
                narrow.pick(Pick::block("against", leaders))
            }));
            if self.is_wide(self.under_attack().across) {
                offers.extend(offer("wide", &candidates.alone, least, 1));
            }
        }
        for pair in &candidates.pairs {
            offers.extend(offer("wide", pair, 2, 2));
        }
        offers
    }

    fn check_leading(
        &self,
        front: Front,
        leaders: &[UnitId],
        against: Option<Token>,
    ) -> Result<Option<UnitId>, Refusal> {
        let attack = self.under_attack();
        let (candidates, must, least) = self.attack_candidates();
        if attack.chosen.is_empty() {
            return Err(Refusal::NoPieces);
        }
        let wide = self.is_wide(attack.across);
        if (front == Front::Wide && !wide) || leaders.len() > if front == Front::Wide { 2 } else { 1 } {
            return Err(Refusal::TooManyLeaders);
        }
        if !leaders.iter().all(|id| self.chosen_attackers().contains(id)) {
            return Err(Refusal::WrongPiece);
        }
        if leaders.len() < least {
            return Err(if attack.guard { Refusal::GuardLeads } else { Refusal::WrongNumber });
        }
        if !must.is_empty() && !leaders.iter().any(|id| must.contains(id)) {
            return Err(Refusal::FixedBattery);
        }
        if !candidates.admits(leaders) {
            return Err(self.why_not_leading(leaders, &candidates));
        }
        match (front, &attack.defense_leaders[..], against) {
            (Front::Narrow, [_, _], Some(token)) => {
                let named = attack.defense_leaders.iter().find(|&&id| self.token(id) == token);
                named.copied().map(Some).ok_or(Refusal::WrongOpponent)
            }
            (Front::Narrow, [_, _], None) | (_, _, Some(_)) => Err(Refusal::WrongOpponent),
            _ => Ok(None),
        }
    }

    fn why_not_leading(&self, leaders: &[UnitId], candidates: &Candidates) -> Refusal {
        let Some(&weak) = leaders.iter().find(|id| !candidates.alone.contains(id)) else {
            return Refusal::MixedLeaders;
        };
        let attack = self.under_attack();
        let unit = self.unit(weak);
        match unit.face.arm {
            _ if attack.guard && !unit.face.guard => Refusal::GuardLeads,
            Arm::Artillery => Refusal::GunsSilent,
            Arm::Cavalry if self.obstructed(attack.across) => Refusal::CavalryObstructed,
            _ if unit.strength() == 1 => Refusal::TooWeak,
            _ => Refusal::TooMany,
        }
    }

    /// Strength of the attack leaders, what the ground takes from it, and strength of the defense
    /// leaders (7.1).
    fn parts(&self) -> (i8, i8, i8) {
        let attack = self.under_attack();
        let strength = |id: &UnitId| i8::try_from(self.unit(*id).strength()).unwrap_or(i8::MAX);
        let leading: i8 = attack.attack_leaders.iter().map(strength).sum();
        let marks = &self.board().opposite(attack.across).marks;
        let locale = self.approach(attack.across).towards;
        let printed = attack.blocking || (self.santon_battery && locale == ground().santon);
        let mark = match attack.led_by {
            Some(Arm::Infantry) => marks.infantry_penalties > 0,
            Some(Arm::Cavalry) => marks.cavalry_penalties > 0,
            Some(Arm::Artillery) => marks.artillery_penalty,
            None => false,
        };
        let foot = attack.led_by == Some(Arm::Infantry) && attack.blocking;
        let penalty = i8::from(printed && mark) + i8::from(foot);
        let defense = if attack.led_by == Some(Arm::Artillery) {
            0
        } else {
            let awed = |id: &UnitId| strength(id) - i8::from(attack.guard && self.unit(*id).strength() < 3);
            attack.defense_leaders.iter().map(awed).sum()
        };
        (leading, penalty, defense)
    }

    /// Who wins with a result (7.2).
    fn winner(&self, result: i8) -> Side {
        let attack = self.under_attack();
        let defender = attack.side.opponent();
        let (attackers, defenders) = (attack.attackers.len(), attack.defenders.len());
        match result {
            1.. => attack.side,
            ..0 => defender,
            0 if attack.blocking || defenders > attackers => defender,
            0 if attackers > defenders => attack.side,
            0 => FRENCH,
        }
    }

    /// Whether the defender is asked about counter-attacks: public facts alone (3).
    pub(super) fn may_counter_attack(&self) -> bool {
        let attack = self.under_attack();
        let all_lead = attack.defenders.iter().all(|id| attack.defense_leaders.contains(id));
        let ahead = self.winner(attack.initial) == attack.side;
        attack.led_by != Some(Arm::Artillery) && !all_lead && (ahead || !self.obstructed(attack.across))
    }

    fn counter_candidates(&self) -> Candidates {
        let attack = self.under_attack();
        let ahead = self.winner(attack.initial) == attack.side;
        let may = |&id: &UnitId| match self.unit(id).face.arm {
            _ if attack.defense_leaders.contains(&id) => false,
            Arm::Infantry => ahead,
            Arm::Cavalry => !self.obstructed(attack.across),
            Arm::Artillery => false,
        };
        let alone: Vec<UnitId> = attack.defenders.iter().copied().filter(may).collect();
        let alike = |id: UnitId| {
            let unit = self.unit(id);
            Some((unit.face.arm, unit.corps?, unit.face.guard))
        };
        let pairs = self.groups(&alone, alike);
        Candidates { alone, pairs }
    }

    pub(super) fn counter_attack_offers(&self) -> Vec<Offer> {
        let candidates = self.counter_candidates();
        let mut offers = vec![self.leaders_offer("counter_attack", "pieces", &candidates.alone, 0, 1)];
        for pair in &candidates.pairs {
            offers.push(self.leaders_offer("counter_attack", "pieces", pair, 2, 2));
        }
        offers
    }

    fn check_counter_attack(&self, ids: &[UnitId]) -> Result<(), Refusal> {
        let candidates = self.counter_candidates();
        if candidates.admits(ids) {
            return Ok(());
        }
        let attack = self.under_attack();
        let Some(&unfit) = ids.iter().find(|id| !candidates.alone.contains(id)) else {
            return Err(if ids.len() > 2 { Refusal::TooManyLeaders } else { Refusal::MixedLeaders });
        };
        Err(match self.unit(unfit).face.arm {
            _ if attack.defense_leaders.contains(&unfit) || !attack.defenders.contains(&unfit) => {
                Refusal::WrongPiece
            }
            Arm::Infantry => Refusal::InfantryHolds,
            Arm::Cavalry => Refusal::CavalryObstructed,
            Arm::Artillery => Refusal::WrongPiece,
        })
    }
}

impl Play<'_> {
    pub fn lead_defense(&mut self, leaders: &[Token]) -> Result<(), Refusal> {
        let side = self.state.active.opponent();
        let ids = self.state.own_all(side, leaders)?;
        let candidates = self.state.defense_candidates();
        if !candidates.admits(&ids) {
            let attack = self.state.under_attack();
            let weak = ids.iter().find(|id| !candidates.alone.contains(id));
            return Err(match weak.map(|&id| (id, self.state.unit(id))) {
                None if self.state.is_wide(attack.across) => Refusal::MixedLeaders,
                None => Refusal::TooManyLeaders,
                Some((id, _)) if !attack.defenders.contains(&id) => Refusal::WrongPiece,
                Some((_, unit)) if unit.is(Arm::Cavalry) && self.state.obstructed(attack.across) => {
                    Refusal::CavalryObstructed
                }
                Some((_, unit)) if unit.is(Arm::Artillery) => Refusal::GunsSilent,
                Some(_) => Refusal::TooWeak,
            });
        }
        self.state.agenda.pop();
        self.tell(Event::DefenseLed { leaders: self.state.tokens(&ids) });
        self.show_all(&ids);
        self.state.attack_mut().defense_leaders = ids;
        Ok(())
    }

    pub fn lead_attack(
        &mut self,
        front: Front,
        leaders: &[Token],
        against: Option<Token>,
    ) -> Result<(), Refusal> {
        let side = self.state.active;
        let ids = self.state.own_all(side, leaders)?;
        let only = self.state.check_leading(front, &ids, against)?;
        self.state.agenda.pop();
        self.declare_chosen();
        self.tell(Event::AttackLed { front, leaders: self.state.tokens(&ids), against });
        if let Some(only) = only {
            let turned_down: Vec<UnitId> =
                self.state.under_attack().defense_leaders.iter().copied().filter(|&id| id != only).collect();
            for id in turned_down {
                self.state.unit_mut(id).face_up = self.state.is_battery(id);
            }
            self.state.attack_mut().defense_leaders = vec![only];
        }
        self.show_all(&ids);
        let led_by = ids.first().map(|&id| self.state.unit(id).face.arm);
        let attack = self.state.attack_mut();
        (attack.front, attack.attack_leaders, attack.led_by) = (front, ids.clone(), led_by);
        let (across, defense_leaders) = (attack.across, attack.defense_leaders.clone());
        let (strength, penalty, defense) = self.state.parts();
        self.commit_all(&defense_leaders);
        self.commit_all(&ids);
        if led_by == Some(Arm::Artillery) {
            let round = self.state.round;
            self.state.shots[across.index()] = Some(Shot { round, side });
            self.state.turn.bombarded.push(Bombarded { across, followed: false });
        }
        let result = strength - penalty - defense;
        let winner = self.state.winner(result);
        self.state.attack_mut().initial = result;
        self.tell(Event::Result { attack: strength, penalty, defense, counter_attack: 0, result, winner });
        self.state.agenda.push(Task::CounterAttack);
        Ok(())
    }

    pub fn counter_attack(&mut self, pieces: &[Token]) -> Result<(), Refusal> {
        let side = self.state.active.opponent();
        let ids = self.state.own_all(side, pieces)?;
        self.state.check_counter_attack(&ids)?;
        self.state.agenda.pop();
        self.tell(Event::CounterAttacked { pieces: self.state.tokens(&ids) });
        self.show_all(&ids);
        self.commit_all(&ids);
        let mut countered = 0;
        for &id in &ids {
            let lost = self.reduce(id);
            self.state.attack_mut().lost[side] += lost;
            if self.state.unit(id).place != Place::Eliminated {
                countered += i8::try_from(self.state.unit(id).strength()).unwrap_or(0);
            }
        }
        let attack = self.state.attack_mut();
        (attack.counter_attackers, attack.countered) = (ids, countered);
        self.state.agenda.push(Task::Decide);
        Ok(())
    }

    /// The final result, and what each side loses (A8 to A10, 7.3).
    pub fn decide(&mut self) {
        let attack = self.state.under_attack();
        let result = attack.initial - attack.countered;
        let winner = self.state.winner(result);
        if !attack.counter_attackers.is_empty() {
            let counter_attack = attack.countered;
            let (attack, penalty, defense) = self.state.parts();
            self.tell(Event::Result { attack, penalty, defense, counter_attack, result, winner });
        }
        self.state.attack_mut().winner = winner;
        let attack = self.state.under_attack();
        let excess = |points: i8| usize::from(u8::try_from(points).unwrap_or(0));
        let guns_lead = attack.led_by == Some(Arm::Artillery);
        let guns = |id: &&UnitId| self.state.unit(**id).is(Arm::Artillery);
        let attacker_loses =
            if guns_lead { 0 } else { attack.defense_leaders.len() + excess(result.saturating_neg()) };
        let charging = if guns_lead { 0 } else { attack.attack_leaders.len() };
        let spared = if charging > 0 { attack.defense_leaders.iter().filter(guns).count() } else { 0 };
        let defender_loses = (charging + excess(result)).saturating_sub(spared);
        let attacker = Losses::of_attacker(attack, few(attacker_loses));
        let defender = Losses::of_defender(self.state, few(defender_loses));
        self.state.agenda.extend([Task::Complete, Task::Losses(defender), Task::Losses(attacker)]);
    }
}
