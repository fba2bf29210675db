//! Why some pieces cannot act against a place: the refusals their owner would meet,
//! without giving the order. Like every refusal they come from what the owner knows.

use serde::{Deserialize, Serialize};

use super::decision::DecisionKind;
use super::refusal::Refusal;
use super::state::State;
use crate::field::board::{ApproachId, LocaleId, Place};
use crate::field::place::PlaceName;
use crate::force::{Arm, Side, Token};

/// What the pieces might have done.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "triomphe/"))]
#[serde(rename_all = "snake_case")]
pub enum Attempt {
    /// Anything: it is not their turn.
    Act,
    /// An off-road march (rule 7).
    March,
    /// A road march, or an attack on one (rule 8).
    RoadMarch,
    /// A manoeuvre attack (rule 9).
    ManoeuvreAttack,
    /// A bombardment (rule 10).
    Bombardment,
    /// An assault (rule 11).
    Assault,
    /// Cavalry continuation (rule 12).
    Continuation,
}

impl Attempt {
    /// The word for it.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Attempt::Act => "act",
            Attempt::March => "march",
            Attempt::RoadMarch => "road_march",
            Attempt::ManoeuvreAttack => "manoeuvre_attack",
            Attempt::Bombardment => "bombardment",
            Attempt::Assault => "assault",
            Attempt::Continuation => "continuation",
        }
    }
}

impl State {
    /// Why these pieces of one position cannot go to, or attack, a place: one reason
    /// for each way there might have been. Empty when one of the ways is open.
    #[must_use]
    pub fn why_not(&self, side: Side, pieces: &[Token], target: PlaceName) -> Vec<(Attempt, Refusal)> {
        let refused = match self.decision() {
            None => Some(Refusal::GameOver),
            Some(decision) if decision.side != side => Some(Refusal::NotYourDecision),
            Some(decision) if decision.kind != DecisionKind::Act => Some(Refusal::OtherDecision),
            Some(_) => None,
        };
        if let Some(refusal) = refused {
            return vec![(Attempt::Act, refusal)];
        }
        let from = match self.together(side, pieces) {
            Ok((_, from)) => from,
            Err(refusal) => return vec![(Attempt::Act, refusal)],
        };
        let Some(place) = self.board.place_named(target) else {
            return vec![(Attempt::Act, Refusal::UnknownPlace)];
        };
        let attempts = match self.board.locale_of(place) {
            Some(locale) if self.occupies(side.opponent(), locale) => {
                self.attempts_against(side, pieces, from, locale)
            }
            _ => self.attempts_to_reach(side, pieces, target, place),
        };
        if attempts.iter().any(|(_, outcome)| outcome.is_ok()) {
            return Vec::new();
        }
        attempts.into_iter().filter_map(|(attempt, outcome)| Some((attempt, outcome.err()?))).collect()
    }

    fn attempts_to_reach(
        &self,
        side: Side,
        pieces: &[Token],
        target: PlaceName,
        place: Place,
    ) -> Vec<(Attempt, Result<(), Refusal>)> {
        let mut attempts = vec![(Attempt::March, self.check_march_order(side, pieces, target))];
        if let (Place::Approach(approach), &[piece]) = (place, pieces)
            && self.check_following_road(side, piece, approach).is_ok()
        {
            attempts.push((Attempt::RoadMarch, Ok(())));
        }
        match (place, target, pieces) {
            (Place::Reserve(locale), _, &[piece]) => {
                let by_bridge = self.check_pontoon(side, piece).is_ok_and(|(_, entry)| entry == locale);
                let by_road = if by_bridge { Ok(()) } else { self.check_any_road(side, piece, locale) };
                attempts.push((Attempt::RoadMarch, by_road));
            }
            (Place::Approach(_), PlaceName::Approach(to), _) if self.finished.is_some() => {
                attempts.push((Attempt::Continuation, self.check_continuing(side, pieces, to)));
            }
            _ => {}
        }
        attempts
    }

    /// Whether all of these could be named for an assault.
    fn check_all_ready(&self, side: Side, pieces: &[Token]) -> Result<(), Refusal> {
        let (ids, _) = self.group(side, pieces)?;
        let disorganized = ids.iter().any(|&id| self.piece(id).disorganized());
        if disorganized { Err(Refusal::Disorganized) } else { Ok(()) }
    }

    fn attempts_against(
        &self,
        side: Side,
        pieces: &[Token],
        from: Place,
        locale: LocaleId,
    ) -> Vec<(Attempt, Result<(), Refusal>)> {
        let borders = match from {
            Place::Reserve(here) => self.board.locale(here).approaches.clone(),
            Place::Approach(approach) => vec![approach],
            Place::Holding(_) | Place::Eliminated => Vec::new(),
        };
        let towards = |id: &ApproachId| self.board.approach(*id).towards == locale;
        let borders: Vec<ApproachId> = borders.into_iter().filter(towards).collect();
        let mut attempts: Vec<_> = borders
            .iter()
            .map(|&across| {
                let name = self.board.approach(across).name;
                (Attempt::ManoeuvreAttack, self.check_manoeuvre_attack(side, pieces, name).map(|_| ()))
            })
            .collect();
        if matches!(from, Place::Approach(_)) {
            let ready = self.check_all_ready(side, pieces);
            let assault = |&id: &ApproachId| ready.and_then(|()| self.check_assault(side, id));
            attempts.extend(borders.iter().map(|id| (Attempt::Assault, assault(id))));
        }
        if let (&[piece], Place::Approach(_)) = (pieces, from)
            && self.own(side, piece).is_ok_and(|id| self.piece(id).is(Arm::Artillery))
        {
            let declared = self.check_declaration(side, piece);
            let bombardment =
                declared.or_else(|refusal| self.check_completion(side, piece).map_err(|_| refusal));
            attempts.push((Attempt::Bombardment, bombardment.map(|_| ())));
        }
        if attempts.is_empty() {
            attempts.push((Attempt::ManoeuvreAttack, Err(Refusal::WrongApproach)));
        }
        if let (&[piece], Place::Reserve(_) | Place::Holding(_)) = (pieces, from) {
            attempts.push((Attempt::RoadMarch, self.check_any_road(side, piece, locale)));
        }
        attempts
    }
}
