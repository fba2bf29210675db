//! Two hidden faces exchanged, for tests that nobody can tell.
//!
//! Only there with the feature `testing`: outside tests nobody asks a state for faces.

use std::mem;

use super::state::State;
use super::unit::{Place, Unit, UnitId};
use crate::chance::Draws;
use crate::force::Token;
use crate::secrecy::Viewer;

/// Two units with different faces. It never leaves a test.
#[derive(Clone, Copy)]
pub struct Pair(UnitId, UnitId);

impl State {
    /// Two units that stand or wait alike, and have different faces this viewer does not know: they
    /// might have been assigned so, or their owner may have mixed them just now. None while an attack
    /// or a move by road is under way.
    pub fn pair(&self, viewer: Viewer, draws: &mut Draws) -> Option<Pair> {
        if self.attack.is_some() || self.road.is_some() {
            return None;
        }
        let hidden = |unit: &Unit| {
            let seen = unit.face_up || unit.shown.is_some() || viewer.side() == Some(unit.side);
            !seen && unit.place != Place::Eliminated
        };
        let marks = |id: UnitId, unit: &Unit| {
            let stands = (unit.side, unit.place, unit.corps, unit.home);
            let did = (unit.moves, unit.fresh, unit.arrived, unit.named, unit.retreated);
            let lists = self.turn.stormed.iter().chain(&self.turn.marched);
            let admitted: Vec<bool> = lists.map(|(_, admitted)| admitted.units.contains(&id)).collect();
            (stands, did, admitted)
        };
        let units: Vec<_> = self.all().filter(|(_, unit)| hidden(unit)).collect();
        let mut pairs = Vec::new();
        for &(a, one) in &units {
            let alike =
                |(b, other): &&(UnitId, &Unit)| one.face < other.face && marks(a, one) == marks(*b, other);
            pairs.extend(units.iter().filter(alike).map(|&(b, _)| Pair(a, b)));
        }
        let count = u32::try_from(pairs.len()).ok().filter(|&count| count > 0)?;
        pairs.get(draws.below(count) as usize).copied()
    }

    /// Exchanges two faces, and the places of the units in the table.
    pub fn exchange(&mut self, Pair(one, other): Pair) {
        let [one, other] = [one, other].map(|id| usize::from(id.0));
        self.units.swap(one, other);
        let face = self.units[one].face;
        self.units[one].face = mem::replace(&mut self.units[other].face, face);
    }

    /// The tokens that two units carry now.
    #[must_use]
    pub fn tokens_of(&self, Pair(one, other): Pair) -> [Token; 2] {
        [one, other].map(|id| self.token(id))
    }
}
