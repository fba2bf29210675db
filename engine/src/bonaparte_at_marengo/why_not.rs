//! Why some pieces cannot act against a place: the refusals their owner would meet, without giving the
//! order. Like every refusal they come from what the owner knows.

use super::decision::DecisionKind;
use super::refusal::Refusal;
use super::state::State;
use crate::field::board::{LocaleId, Place};
use crate::field::place::PlaceName;
use crate::force::{Arm, Side, Token};
use crate::ruleset::Reason;

/// Anything: it is not their turn, or no blocks that act together were named.
const ACT: &str = "act";

/// What might be done, and whether it can be.
type Attempt = (&'static str, Result<(), Refusal>);

impl State {
    /// Why these pieces of one position cannot go to, or attack, a place: one reason for each way there
    /// might have been. Empty when one of the ways is open.
    pub(super) fn reasons(&self, side: Side, pieces: &[Token], target: PlaceName) -> Vec<Reason<Refusal>> {
        let reasons = |attempts: Vec<Attempt>| {
            if attempts.iter().any(|(_, outcome)| outcome.is_ok()) {
                return Vec::new();
            }
            let refused = attempts.into_iter();
            refused
                .filter_map(|(attempt, outcome)| Some(Reason { attempt, refusal: outcome.err()? }))
                .collect()
        };
        let alone = |refusal: Refusal| reasons(vec![(ACT, Err(refusal))]);
        let decisions = self.decisions();
        match decisions.iter().find(|decision| decision.side == side) {
            _ if decisions.is_empty() => return alone(Refusal::GameOver),
            None => return alone(Refusal::NotYourDecision),
            Some(decision) if decision.kind != DecisionKind::Act => return alone(Refusal::OtherDecision),
            Some(_) => {}
        }
        let from = match self.blocks.together(side, pieces, usize::MAX) {
            Ok((_, from)) => from,
            Err(misnamed) => return alone(misnamed.into()),
        };
        let Some(place) = self.board.place_named(target) else { return alone(Refusal::UnknownPlace) };
        match self.board.locale_of(place) {
            Some(locale) if self.enemy_in(side, locale) => {
                reasons(self.attempts_against(side, pieces, from, locale))
            }
            _ => reasons(self.attempts_to_reach(side, pieces, target, place)),
        }
    }

    fn attempts_to_reach(
        &self,
        side: Side,
        pieces: &[Token],
        target: PlaceName,
        place: Place,
    ) -> Vec<Attempt> {
        let mut attempts = vec![("group_move", self.check_group_move(side, pieces, target))];
        match (place, target, pieces) {
            (Place::Reserve(locale), _, &[piece]) => {
                attempts.push(("road_move", self.check_road_to_locale(side, piece, locale)));
                if let Ok((_, there)) = self.check_pontoon(side, piece)
                    && there == locale
                {
                    attempts.push(("pontoon_entry", Ok(())));
                }
            }
            (Place::Approach(_), PlaceName::Approach(to), _) => {
                if self.finished.is_some() {
                    attempts.push(("continuation", self.check_continuation(side, pieces, to)));
                }
                if let &[piece] = pieces
                    && self.check_following(side, piece, to).is_ok()
                {
                    attempts.push(("follow_road", Ok(())));
                }
            }
            _ => {}
        }
        attempts
    }

    fn check_road_to_locale(&self, side: Side, piece: Token, to: LocaleId) -> Result<(), Refusal> {
        let riding = self.check_riding_on(piece, to);
        if riding.is_ok() {
            return riding;
        }
        let (id, start) = self.check_road_mover(side, piece)?;
        self.check_any_road(self.piece(id).is(Arm::Cavalry), &start, to)
    }

    /// What could be done against a locale that the enemy holds: over each pair that leads there.
    fn attempts_against(&self, side: Side, pieces: &[Token], from: Place, locale: LocaleId) -> Vec<Attempt> {
        let mut attempts = Vec::new();
        let here = self.board.locale_of(from);
        let beside = here.map_or(&[][..], |here| &self.board.locale(here).approaches);
        let across = beside.iter().copied().filter(|&id| self.board.approach(id).towards == locale);
        for across in across {
            let name = self.board.approach(across).name;
            let attack = self.check_attackers(side, pieces, name).map(|_| ());
            attempts.push(("manoeuvre_attack", attack));
            if from == Place::Approach(across) {
                attempts.push(("assault", self.check_assault_with(side, pieces, across)));
                if pieces.len() == 1 {
                    attempts.push(("bombardment", self.check_declaration(pieces).map(|_| ())));
                }
            }
        }
        if let &[piece] = pieces {
            let cavalry = self.blocks.own(side, piece).is_ok_and(|id| self.piece(id).is(Arm::Cavalry));
            if cavalry && !matches!(from, Place::Approach(_)) {
                attempts.push(("road_move", self.check_road_to_locale(side, piece, locale)));
            }
        }
        if attempts.is_empty() {
            attempts.push(("manoeuvre_attack", Err(Refusal::NotAdjacent)));
        }
        attempts
    }
}
