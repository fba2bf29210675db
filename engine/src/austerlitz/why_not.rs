//! Why some units cannot go to, or attack, a place: the refusals their owner would meet, without
//! giving the order. Like every refusal they come from what the owner knows.

use super::command::{Command, Spot};
use super::decision::DecisionKind;
use super::refusal::Refusal;
use super::state::State;
use super::unit::{Place, UnitId};
use crate::field::place::PlaceName;
use crate::force::Token;
use crate::ruleset::Reason;
use crate::secrecy::Seat;

/// Whether commands can answer a decision.
fn gives_commands(kind: DecisionKind) -> bool {
    matches!(kind, DecisionKind::Act | DecisionKind::WriteOrders)
}

impl State {
    /// One reason for each way there might have been; empty when one of the ways is open.
    #[must_use]
    pub fn reasons(&self, seat: Seat, pieces: &[Token], target: PlaceName) -> Vec<Reason<Refusal>> {
        let refused = |refusal| vec![Reason { attempt: "act", refusal }];
        let asked = self.asked();
        if asked.is_empty() {
            return refused(Refusal::GameOver);
        }
        match asked.iter().find(|(asked, _)| *asked == seat) {
            None => return refused(Refusal::NotYourDecision),
            Some((_, decision)) if self.actor() != seat || !gives_commands(decision.kind) => {
                return refused(Refusal::OtherDecision);
            }
            Some(_) => {}
        }
        let side = seat.side;
        let ids = match self.own_all(side, pieces) {
            Ok(ids) if ids.is_empty() => return refused(Refusal::NoPieces),
            Ok(ids) => ids,
            Err(refusal) => return refused(refusal),
        };
        let to = match self.place_named(target) {
            Ok(to) => to,
            Err(refusal) => return refused(refusal),
        };
        let attempts = match self.locale_of(to) {
            Some(locale) if self.occupies(side.opponent(), locale) && self.is_elsewhere(&ids, to) => {
                let threats = self.board().locale(locale).approaches.iter();
                let beside = |across: &_| ids.iter().any(|&id| self.stands_before(id, *across));
                let borders: Vec<_> =
                    threats.map(|&defense| self.approach(defense).opposite).filter(beside).collect();
                let mut attempts: Vec<_> =
                    borders.iter().map(|&across| ("threaten", self.check_threat(across, false))).collect();
                if attempts.is_empty() {
                    attempts.push(("threaten", Err(Refusal::NotReachable)));
                }
                attempts
            }
            _ => self.attempts_to_reach(&ids, to),
        };
        if attempts.iter().any(|(_, outcome)| outcome.is_ok()) {
            return Vec::new();
        }
        let reason = |(attempt, outcome): (&'static str, Result<(), Refusal>)| {
            Some(Reason { attempt, refusal: outcome.err()? })
        };
        attempts.into_iter().filter_map(reason).collect()
    }

    fn is_elsewhere(&self, ids: &[UnitId], to: Place) -> bool {
        ids.iter().any(|&id| self.locale_of(self.unit(id).place) != self.locale_of(to))
    }

    /// Whether a unit is in the attack reserve of an approach or blocks it.
    fn stands_before(&self, id: UnitId, across: crate::field::board::ApproachId) -> bool {
        let place = self.unit(id).place;
        place == Place::Approach(across) || place == Place::Reserve(self.approach(across).locale)
    }

    fn attempts_to_reach(&self, ids: &[UnitId], to: Place) -> Vec<(&'static str, Result<(), Refusal>)> {
        let corps = self.unit(ids[0]).corps;
        let mut commands = Vec::new();
        if let Some(commander) = corps {
            commands.push(("corps", Command::Corps(commander)));
            commands.push(("detachment", Command::Detachment(commander)));
        }
        if ids.len() == 1 {
            commands.push(("unit", Command::Unit));
        }
        if commands.is_empty() {
            return vec![("corps", Err(Refusal::NotHisUnits))];
        }
        commands
            .into_iter()
            .map(|(attempt, command)| (attempt, self.check_reaching(command, ids, to)))
            .collect()
    }

    /// Whether a command brings units to a position in any way.
    fn check_reaching(&self, command: Command, ids: &[UnitId], to: Place) -> Result<(), Refusal> {
        let spot = self.spot_of(ids[0]).ok_or(Refusal::UnknownPiece)?;
        if let Spot::With(commander) = spot
            && !self.is_due(commander)
        {
            return Err(Refusal::NotDue);
        }
        let ordinary = self.check_march(command, ids, to, None).map(|_| ());
        let by_road = self.marches(spot).into_iter().any(|march| {
            march.body.command == command
                && march.to == to
                && !march.ways.is_empty()
                && march.body.admits(ids)
        });
        if by_road { Ok(()) } else { ordinary }
    }
}
