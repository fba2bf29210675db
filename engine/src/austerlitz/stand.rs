//! The defender's answer to a threat (A2), and whether the attacker presses (A3).

use super::agenda::Task;
use super::attack::{Purpose, Stage};
use super::data::Commander;
use super::event::Event;
use super::play::Play;
use super::refusal::Refusal;
use super::retreat::Retreat;
use super::setup::few;
use super::state::State;
use super::unit::{Place, UnitId};
use crate::field::board::ApproachId;
use crate::force::Token;
use crate::offer::{Choice, Count, Offer, Pick};

impl State {
    fn is_spent(named: Option<ApproachId>, retreated: bool, defense: ApproachId) -> bool {
        retreated || named.is_some_and(|named| named != defense)
    }

    /// The units in the defense reserve that can be named against an attack.
    pub(super) fn nameable(&self, across: ApproachId) -> Vec<UnitId> {
        let defense = self.defense(across);
        let reserve = Place::Reserve(self.approach(across).towards);
        self.which(self.active.opponent(), |unit| {
            unit.place == reserve && !State::is_spent(unit.named, unit.retreated, defense)
        })
    }

    fn nameable_commanders(&self, across: ApproachId) -> Vec<Commander> {
        let reserve = Place::Reserve(self.approach(across).towards);
        let fresh = |commander: &Commander| {
            let leader = self.leader(*commander);
            !State::is_spent(leader.named, leader.retreated, self.defense(across))
        };
        self.commanders_at(self.active.opponent(), reserve).into_iter().filter(fresh).collect()
    }

    /// Blockers stand, and where nobody can be named they give way: public facts.
    pub(super) fn must_ask_defender(&self) -> bool {
        let attack = self.under_attack();
        !attack.blocking && !self.nameable(attack.across).is_empty()
    }

    pub(super) fn answer_offers(&self) -> Vec<Offer> {
        let across = self.under_attack().across;
        let units = self.nameable(across);
        let of = |commander: Option<Commander>| -> Vec<UnitId> {
            units.iter().copied().filter(|&id| self.unit(id).corps == commander).collect()
        };
        let commanders: Vec<Commander> = self
            .nameable_commanders(across)
            .into_iter()
            .filter(|&commander| !of(Some(commander)).is_empty())
            .collect();
        let alone = of(None);
        let mut offers = vec![Offer::new("give_way")];
        for chosen in subsets(&commanders) {
            let others: Vec<UnitId> = units
                .iter()
                .copied()
                .filter(|&id| self.unit(id).corps.is_some_and(|corps| !chosen.contains(&corps)))
                .collect();
            let words = chosen.iter().map(|commander| Choice::of(commander.word())).collect();
            let count = Count::free(few(chosen.len()), few(chosen.len()));
            let named = Pick { list: Some(count), ..Pick::value("commanders", words) };
            let own = chosen.iter().map(|&commander| (of(Some(commander)), 1));
            let mut add = |others: (Vec<UnitId>, usize), least: usize, most: usize| {
                let mut offer = Offer::new("stand");
                for (pool, least) in own.clone().chain(std::iter::once(others)) {
                    if !pool.is_empty() {
                        let count = Count::free(few(least), few(pool.len()));
                        offer = offer.pick(Pick::blocks("pieces", self.tokens(&pool), count));
                    }
                }
                if !alone.is_empty() && most > 0 {
                    let count = Count::free(few(least), few(most));
                    offer = offer.pick(Pick::blocks("pieces", self.tokens(&alone), count));
                }
                offers.push(offer.pick(named.clone()));
            };
            if !chosen.is_empty() {
                add((others, 0), 0, 1);
                continue;
            }
            if !others.is_empty() {
                add((others, 1), 0, 1);
            }
            if !alone.is_empty() {
                add((Vec::new(), 0), 1, 1);
            }
        }
        offers
    }

    fn check_stand(&self, pieces: &[Token], commanders: &[Commander]) -> Result<Vec<UnitId>, Refusal> {
        let across = self.under_attack().across;
        let side = self.active.opponent();
        let ids = self.own_all(side, pieces)?;
        if ids.is_empty() {
            return Err(Refusal::NoPieces);
        }
        let reserve = Place::Reserve(self.approach(across).towards);
        if ids.iter().any(|&id| self.unit(id).place != reserve) {
            return Err(Refusal::WrongPiece);
        }
        let nameable = self.nameable(across);
        if ids.iter().any(|id| !nameable.contains(id)) {
            return Err(Refusal::SpentDefender);
        }
        if ids.iter().filter(|&&id| self.unit(id).corps.is_none()).count() > 1 {
            return Err(Refusal::OneDetached);
        }
        let may = self.nameable_commanders(across);
        for (at, &commander) in commanders.iter().enumerate() {
            if commanders[..at].contains(&commander) {
                return Err(Refusal::NamedTwice);
            }
            let with = ids.iter().any(|&id| self.unit(id).corps == Some(commander));
            if !may.contains(&commander) || !with {
                return Err(Refusal::WrongCommander);
            }
        }
        Ok(ids)
    }

    pub(super) fn resolve_offers(&self) -> Vec<Offer> {
        let mut offers = Vec::new();
        if self.check_resolving(Purpose::Press).is_ok() {
            offers.push(Offer::new("press"));
        }
        if self.check_resolving(Purpose::Feint).is_ok() {
            offers.push(Offer::new("feint"));
        }
        offers
    }

    fn check_resolving(&self, purpose: Purpose) -> Result<(), Refusal> {
        let attack = self.under_attack();
        if !self.claims(attack.across, purpose, attack.guard, &[]).is_empty() {
            return Ok(());
        }
        Err(if purpose == Purpose::Press { Refusal::MustFeint } else { Refusal::NoFeint })
    }
}

/// All subsets, the empty one first.
fn subsets(commanders: &[Commander]) -> Vec<Vec<Commander>> {
    let mut sets = vec![Vec::new()];
    for &commander in commanders {
        let longer: Vec<Vec<Commander>> =
            sets.iter().map(|set: &Vec<Commander>| [&set[..], &[commander]].concat()).collect();
        sets.extend(longer);
    }
    sets
}

impl Play<'_> {
    pub fn answer_without_choice(&mut self) {
        let attack = self.state.under_attack();
        if !attack.blocking {
            self.state.agenda.push(Task::Answer);
            self.give_way();
            return;
        }
        let place = Place::Approach(self.state.defense(attack.across));
        let side = attack.side.opponent();
        let (units, commanders) = (self.state.at(side, place), self.state.commanders_at(side, place));
        self.state.agenda.push(Task::Answer);
        self.name_defenders(units, commanders);
    }

    pub fn stand(&mut self, pieces: &[Token], commanders: &[Commander]) -> Result<(), Refusal> {
        let ids = self.state.check_stand(pieces, commanders)?;
        let mut commanders = commanders.to_vec();
        commanders.sort_unstable();
        self.name_defenders(ids, commanders);
        Ok(())
    }

    fn name_defenders(&mut self, ids: Vec<UnitId>, commanders: Vec<Commander>) {
        let attack = self.state.under_attack();
        let (side, guard) = (attack.side.opponent(), attack.guard);
        let defense = self.state.defense(attack.across);
        for &id in &ids {
            self.state.unit_mut(id).named = Some(defense);
        }
        for &commander in &commanders {
            self.state.leader_mut(commander).named = Some(defense);
        }
        self.tell(Event::Stood { side, pieces: self.state.tokens(&ids), commanders: commanders.clone() });
        // The defence passes to whoever commands there, and stays (R68).
        let owners = commanders.iter().map(|&one| self.state.owner(one));
        let senior = owners.reduce(|one, other| if self.state.is_senior(other, one) { other } else { one });
        let attack = self.state.attack_mut();
        attack.defender = senior.unwrap_or(attack.defender);
        attack.defenders = ids;
        attack.commanders = commanders;
        attack.stage = Stage::Stood;
        self.state.agenda.pop();
        self.state.agenda.push(Task::Resolve);
        if guard {
            // A Guard Attack is no feint: everybody knows.
            self.go_to_press();
        }
    }

    pub fn give_way(&mut self) {
        let attack = self.state.attack_mut();
        attack.stage = Stage::GaveWay;
        let (side, across) = (attack.side.opponent(), attack.across);
        let approach = self.state.approach(across);
        let retreat = Retreat {
            side,
            locale: approach.towards,
            from: approach.locale,
            defense: approach.opposite,
            named: Vec::new(),
            after_combat: false,
        };
        self.tell(Event::GaveWay { side, locale: self.number(approach.towards) });
        self.state.agenda.pop();
        self.state.agenda.extend([Task::EndAttack, Task::Declare, Task::BeginRetreat(Box::new(retreat))]);
    }

    pub fn press(&mut self) -> Result<(), Refusal> {
        self.state.check_resolving(Purpose::Press)?;
        self.go_to_press();
        Ok(())
    }

    fn go_to_press(&mut self) {
        self.state.attack_mut().stage = Stage::Press;
        self.tell(Event::Pressed { across: self.across() });
        self.state.agenda.pop();
        self.state.agenda.extend([Task::Declare, Task::LeadDefense]);
    }

    pub fn feint(&mut self) -> Result<(), Refusal> {
        self.state.check_resolving(Purpose::Feint)?;
        self.state.attack_mut().stage = Stage::Feint;
        self.tell(Event::Feinted { across: self.across() });
        self.state.agenda.pop();
        self.state.agenda.push(Task::Declare);
        Ok(())
    }
}
