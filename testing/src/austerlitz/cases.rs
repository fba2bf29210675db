//! Rule cases of this game.

use std::collections::BTreeMap;

use estafette_engine::austerlitz::position::Position;
use estafette_engine::austerlitz::{Refusal, State};
use estafette_engine::chance::Seed;
use estafette_engine::force::Token;
use estafette_engine::ruleset::RuleRefusal;
use estafette_engine::secrecy::Seat;
use serde::de::IgnoredAny;

use super::facts::{self, Facts};
use crate::case::{Cases, Scene};

/// The number from which the seed of a case is made.
const SEED: u64 = 1805;

impl Cases for State {
    type Map = IgnoredAny;
    type Given = Position;
    /// The numbers of the units.
    type Blocks = BTreeMap<String, usize>;
    type Facts = Facts;

    const BLOCKS: &'static [&'static str] = &["piece", "pieces", "leaders", "against", "left"];

    fn position(
        mut given: Position,
        map: Option<IgnoredAny>,
        first: Option<Seat>,
    ) -> Result<(State, BTreeMap<String, usize>), String> {
        if map.is_some() {
            return Err("cases of Austerlitz have the board of the game, and no map".to_owned());
        }
        given.turn = given.turn.or(first.map(|seat| seat.side));
        State::at_position(&given, Seed::from_number(SEED)).map_err(|error| error.to_string())
    }

    fn tokens(&self, blocks: &BTreeMap<String, usize>) -> Vec<(String, Token)> {
        let token = |(name, number): (&String, &usize)| Some((name.clone(), self.token_of(*number)?));
        blocks.iter().filter_map(token).collect()
    }

    fn codes() -> Vec<&'static str> {
        Refusal::ALL.iter().map(RuleRefusal::code).collect()
    }

    fn differences(scene: &Scene<State>, facts: &Facts) -> Vec<String> {
        facts::differences(scene, facts)
    }
}
