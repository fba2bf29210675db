//! Losses (7.3): who places them, on whom.

use super::agenda::Task;
use super::attack::Attack;
use super::decision::{Decision, DecisionKind};
use super::play::Play;
use super::refusal::Refusal;
use super::state::State;
use super::unit::UnitId;
use crate::force::{Arm, Side, Token};
use crate::offer::{Offer, Pick};

/// Losses that are still to be placed, one at a time.
#[derive(Debug, Clone)]
pub(super) struct Losses {
    /// Whose units take them.
    pub side: Side,
    pub points: u8,
    /// The next is taken only when nobody of the one before still stands.
    pub groups: Vec<Group>,
    pub cause: Cause,
}

/// What losses belong to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Cause {
    /// Their morale is counted with the attack (A11).
    Attack,
    /// Each costs morale at once (8).
    Retreat,
}

/// Units among which losses are placed.
#[derive(Debug, Clone)]
pub(super) struct Group {
    pub units: Vec<UnitId>,
    /// What each has taken, where they take them evenly.
    pub taken: Option<Vec<u8>>,
    pub decider: Side,
}

impl Group {
    pub fn evenly(units: Vec<UnitId>, decider: Side) -> Group {
        let taken = Some(vec![0; units.len()]);
        Group { units, taken, decider }
    }

    pub fn freely(units: Vec<UnitId>, decider: Side) -> Group {
        Group { units, taken: None, decider }
    }
}

impl Losses {
    /// The attacker's: leaders evenly, then others as he likes.
    pub fn of_attacker(attack: &Attack, points: u8) -> Losses {
        let others = attack.attackers.iter().copied().filter(|id| !attack.attack_leaders.contains(id));
        let groups = vec![
            Group::evenly(attack.attack_leaders.clone(), attack.side.opponent()),
            Group::freely(others.collect(), attack.side),
        ];
        Losses { side: attack.side, points, groups, cause: Cause::Attack }
    }

    /// The defender's: leading infantry and cavalry evenly, then counter-attackers evenly, then
    /// others as he likes.
    pub fn of_defender(state: &State, points: u8) -> Losses {
        let attack = state.under_attack();
        let side = attack.side.opponent();
        let first: Vec<UnitId> = (attack.defense_leaders.iter().copied())
            .filter(|&id| !state.unit(id).is(Arm::Artillery))
            .collect();
        let second = attack.counter_attackers.clone();
        let rest = attack.defenders.iter().copied();
        let rest = rest.filter(|id| !first.contains(id) && !second.contains(id)).collect();
        let groups = vec![
            Group::evenly(first, attack.side),
            Group::evenly(second, attack.side),
            Group::freely(rest, side),
        ];
        Losses { side, points, groups, cause: Cause::Attack }
    }

    /// Those of a retreat, which its owner places.
    pub fn of_retreat(side: Side, points: u8, units: Vec<UnitId>) -> Losses {
        Losses { side, points, groups: vec![Group::freely(units, side)], cause: Cause::Retreat }
    }
}

impl State {
    /// Who can take the next point, and who says so.
    fn next_to_lose(&self, losses: &Losses) -> Option<(Vec<UnitId>, Side)> {
        if losses.points == 0 {
            return None;
        }
        let group = losses.groups.iter().find(|group| !self.standing(&group.units).is_empty())?;
        let standing = self.standing(&group.units);
        let Some(taken) = &group.taken else { return Some((standing, group.decider)) };
        let taken_by = |id: &UnitId| {
            group.units.iter().zip(taken).find(|(unit, _)| *unit == id).map_or(0, |(_, taken)| *taken)
        };
        let fewest = standing.iter().map(taken_by).min()?;
        Some((standing.into_iter().filter(|id| taken_by(id) == fewest).collect(), group.decider))
    }

    pub(super) fn asks_loss(&self, losses: &Losses) -> Option<Decision> {
        let (units, side) = self.next_to_lose(losses)?;
        let kind = DecisionKind::TakeLoss { army: losses.side, points: losses.points };
        (units.len() > 1).then_some(Decision { side, kind })
    }

    pub(super) fn loss_offers(&self, losses: &Losses) -> Vec<Offer> {
        let units = self.next_to_lose(losses).map(|(units, _)| units).unwrap_or_default();
        vec![Offer::new("take_loss").pick(Pick::block("piece", self.tokens(&units)))]
    }
}

impl Play<'_> {
    pub fn take_loss(&mut self, losses: Losses, piece: Token) -> Result<(), Refusal> {
        let named = |id: &UnitId| self.state.token(*id) == piece;
        let (units, _) = self.state.next_to_lose(&losses).ok_or(Refusal::WrongPiece)?;
        let id = units.into_iter().find(named).ok_or(Refusal::WrongPiece)?;
        self.state.agenda.pop();
        self.place_loss(losses, id);
        Ok(())
    }

    pub fn place_without_choice(&mut self, losses: Losses) {
        if let Some(([id], _)) = self.state.next_to_lose(&losses).as_ref().map(|(ids, side)| (&ids[..], side))
        {
            let id = *id;
            self.place_loss(losses, id);
        }
    }

    fn place_loss(&mut self, mut losses: Losses, id: UnitId) {
        let lost = self.reduce(id);
        losses.points -= 1;
        for group in &mut losses.groups {
            if let Some(taken) = &mut group.taken
                && let Some(at) = group.units.iter().position(|&unit| unit == id)
            {
                taken[at] += 1;
            }
        }
        let side = losses.side;
        match losses.cause {
            Cause::Attack => self.state.attack_mut().lost[side] += lost,
            Cause::Retreat => self.lose_morale(side, lost),
        }
        self.state.agenda.push(Task::Losses(losses));
    }
}
