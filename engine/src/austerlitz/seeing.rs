//! Builds views. Nothing here takes the state and removes fields: every line copies in something the
//! viewer may know.

use super::agenda::Task;
use super::attack::{Attack, Stage};
use super::data::{COMMANDERS, Commander};
use super::seeing_teams::seen_auction;
use super::state::State;
use super::unit::{Place, Unit, UnitId};
use super::view::{
    SeenArmy, SeenAttack, SeenCommander, SeenFace, SeenPiece, SeenRoad, SeenShot, SeenStage, View,
};
use super::{ALLIES, FRENCH};
use crate::field::place::PlaceName;
use crate::force::{PerSide, Side};
use crate::secrecy::Viewer;

/// With whose eyes a view is built.
#[derive(Clone, Copy)]
pub(super) struct Eyes {
    pub viewer: Viewer,
    /// Everything, as whoever may know it sees it.
    pub all: bool,
}

impl Eyes {
    pub fn owns(self, side: Side) -> bool {
        self.all || self.viewer.side() == Some(side)
    }
}

impl State {
    /// The game as a viewer may see it.
    #[must_use]
    pub fn view_of(&self, viewer: Viewer) -> View {
        self.view_with(Eyes { viewer, all: false })
    }

    /// Every face, as its owner sees it.
    pub(super) fn whole_truth(&self) -> View {
        self.view_with(Eyes { viewer: Viewer::Spectator, all: true })
    }

    fn view_with(&self, eyes: Eyes) -> View {
        let (corps_commands, independent_commands) = self.commands_left();
        let number = |locale| self.board().locale(locale).number;
        let mut stormed: Vec<_> = self.turn.stormed.iter().map(|(locale, _)| number(*locale)).collect();
        let mut marched: Vec<_> = self.turn.marched.iter().map(|(locale, _)| number(*locale)).collect();
        let mut closed: Vec<_> = self.turn.closed.iter().map(|&id| self.approach(id).name).collect();
        stormed.sort_unstable();
        closed.sort_unstable();
        marched.sort_unstable();
        marched.dedup();
        View {
            viewer: eyes.viewer,
            round: self.round,
            night: self.is_night(),
            active: self.active,
            corps_commands,
            independent_commands,
            decision: self.decision(),
            pieces: self.seen_pieces(eyes),
            commanders: Commander::all().take(COMMANDERS).map(|one| self.seen_commander(one, eyes)).collect(),
            armies: PerSide { red: self.seen_army(ALLIES), blue: self.seen_army(FRENCH) },
            french_reinforced: self.french_reinforced,
            closed,
            stormed,
            marched,
            bombarded: self.seen_shots(),
            attack: self.attack.as_ref().map(|attack| self.seen_attack(attack, eyes)),
            road: self.road.as_ref().map(|road| SeenRoad {
                side: road.side,
                commander: road.commander,
                pieces: self.tokens(&road.units),
                crossings: road.way.crossings.clone(),
            }),
            auction: self.auction.map(|auction| seen_auction(auction, eyes)),
            teams: self
                .has_teams()
                .then(|| PerSide { red: self.seen_team(ALLIES, eyes), blue: self.seen_team(FRENCH, eyes) }),
            outcome: self.outcome,
        }
    }

    /// Whether French units that a player has detached at set-up are still their side's secret.
    fn detaches_in_secret(&self, home: Commander) -> bool {
        let owner = self.owner(home);
        self.agenda.iter().any(|task| matches!(task, Task::SetUpDetachments(seat) if *seat == owner))
    }

    /// Where a unit is and in whose corps, as everybody knows: a French detachment at set-up is not
    /// known before that step is finished.
    fn public_position(&self, unit: &Unit) -> (Place, Option<Commander>) {
        match unit.home {
            Some(home) if unit.side == FRENCH && unit.on_map() && self.detaches_in_secret(home) => {
                (self.place_of(home).unwrap_or(unit.place), Some(home))
            }
            _ => (unit.place, unit.corps),
        }
    }

    fn seen_pieces(&self, eyes: Eyes) -> Vec<SeenPiece> {
        let mut pieces: Vec<(Place, PlaceName, &Unit, UnitId, Option<Commander>)> = Vec::new();
        for (id, unit) in self.all().filter(|(_, unit)| unit.place != Place::Eliminated) {
            if eyes.owns(unit.side) {
                pieces.push((unit.place, self.place_name_of(unit), unit, id, unit.corps));
            } else if unit.on_map() {
                let (place, corps) = self.public_position(unit);
                pieces.push((place, self.place_name(place), unit, id, corps));
            } else if self.outcome.is_some() {
                pieces.push((unit.place, self.place_name_of(unit), unit, id, unit.corps));
            }
        }
        pieces.sort_unstable_by_key(|&(place, name, unit, ..)| (place, name, unit.token));
        let seen =
            |(_, at, unit, id, corps): (Place, PlaceName, &Unit, UnitId, Option<Commander>)| SeenPiece {
                token: unit.token,
                side: unit.side,
                at,
                corps,
                face: seen_face(unit, eyes),
                moved: unit.moves > 0,
                fresh: unit.fresh,
                arrived: unit.arrived,
                named: unit.named.map(|approach| self.approach(approach).name),
                retreated: unit.retreated,
                fixed: self.is_battery(id),
            };
        pieces.into_iter().map(seen).collect()
    }

    fn seen_commander(&self, commander: Commander, eyes: Eyes) -> SeenCommander {
        let side = commander.side();
        let organizing = !self.organized[side];
        let known = !organizing || eyes.owns(side);
        let place = self.place_of(commander);
        let off = Some(PlaceName::Holding(commander.waiting()));
        let at = match place {
            _ if organizing => {
                let station = self.leader(commander).station;
                if known { station.map(|place| self.place_name(place)).or(off) } else { None }
            }
            // The others of a team know where he is to be placed.
            Some(Place::OffMap) if eyes.owns(side) && self.places_later(self.owner(commander)) => {
                self.leader(commander).station.map(|place| self.place_name(place)).or(off)
            }
            Some(Place::OffMap) => off,
            Some(place) => Some(self.place_name(place)),
            None => None,
        };
        let waiting = |attached: bool| {
            let waits = |unit: &Unit| {
                unit.place == Place::OffMap
                    && unit.home == Some(commander)
                    && (organizing || unit.corps.is_some()) == attached
            };
            if known { super::setup::few(self.which(side, waits).len()) } else { 0 }
        };
        let leader = self.leader(commander);
        SeenCommander {
            commander,
            at,
            lost: !organizing && place.is_none(),
            commands: leader.commands,
            fresh: leader.fresh,
            waiting: waiting(true),
            waiting_detached: waiting(false),
            named: leader.named.map(|approach| self.approach(approach).name),
            retreated: leader.retreated,
        }
    }

    fn seen_army(&self, side: Side) -> SeenArmy {
        let lost = self.units.iter().filter(|unit| unit.side == side && unit.place == Place::Eliminated);
        SeenArmy {
            morale: self.morale[side],
            heavy_cavalry_committed: self.committed[side].heavy_cavalry,
            guard_committed: self.committed[side].guard,
            guard_attacks_over: self.guard_banned[side],
            lost_units: super::setup::few(lost.count()),
        }
    }

    fn seen_shots(&self) -> Vec<SeenShot> {
        let recent = |(id, _): (crate::field::board::ApproachId, _)| {
            let shot = self.shots[id.index()].filter(|shot| shot.round + 1 >= self.round)?;
            let followed = self.turn.bombarded.iter().any(|one| one.across == id && one.followed);
            Some(SeenShot { across: self.approach(id).name, round: shot.round, side: shot.side, followed })
        };
        self.board().approaches().filter_map(recent).collect()
    }

    fn seen_attack(&self, attack: &Attack, eyes: Eyes) -> SeenAttack {
        let chosen: Vec<UnitId> = attack.chosen.iter().flat_map(|one| one.units.iter().copied()).collect();
        SeenAttack {
            side: attack.side,
            across: self.approach(attack.across).name,
            guard: attack.guard,
            stage: match attack.stage {
                Stage::Threat => SeenStage::Threat,
                Stage::GaveWay => SeenStage::GaveWay,
                Stage::Stood => SeenStage::Stood,
                Stage::Feint => SeenStage::Feint,
                Stage::Press => SeenStage::Press,
            },
            defenders: self.tokens(&attack.defenders),
            commanders: attack.commanders.clone(),
            defense_leaders: self.tokens(&attack.defense_leaders),
            attackers: self.tokens(&attack.attackers),
            front: attack.front,
            attack_leaders: self.tokens(&attack.attack_leaders),
            counter_attackers: self.tokens(&attack.counter_attackers),
            result: attack.is_declared().then_some(attack.initial - attack.countered),
            defender: attack.defender.rank,
            chosen: if eyes.owns(attack.side) { self.tokens(&chosen) } else { Vec::new() },
        }
    }
}

/// What a viewer sees of a face. A spectator of a running game sees what both players see.
fn seen_face(unit: &Unit, eyes: Eyes) -> SeenFace {
    if unit.face_up {
        return SeenFace::Open { face: unit.face };
    }
    if eyes.owns(unit.side) {
        return SeenFace::Own { face: unit.face, shown: unit.shown };
    }
    match unit.shown {
        Some(face) => SeenFace::LastSeen { face },
        None => SeenFace::Hidden,
    }
}
