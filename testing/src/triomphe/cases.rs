//! Rule cases of this game.

use estafette_engine::chance::Seed;
use estafette_engine::force::Token;
use estafette_engine::ruleset::RuleRefusal;
use estafette_engine::secrecy::Seat;
use estafette_engine::triomphe::situation::{Blocks, Map, Position, Situation};
use estafette_engine::triomphe::{Refusal, State};

use super::facts::{self, Facts};
use crate::case::{Cases, Scene};

/// The number from which the seed of a case is made.
const SEED: u64 = 1800;

impl Cases for State {
    type Map = Map;
    type Given = Situation;
    type Blocks = Blocks;
    type Facts = Facts;

    const BLOCKS: &'static [&'static str] = &["piece", "pieces", "leaders"];

    fn position(
        mut given: Situation,
        map: Option<Map>,
        first: Option<Seat>,
    ) -> Result<(State, Blocks), String> {
        if given.setup.is_none() {
            given.side = given.side.or(first.map(|seat| seat.side));
        }
        let position = given.position(map.as_ref(), Seed::from_number(SEED));
        let Position { state, blocks } = position.map_err(|error| error.to_string())?;
        Ok((state, blocks))
    }

    fn tokens(&self, blocks: &Blocks) -> Vec<(String, Token)> {
        blocks.tokens(self)
    }

    fn codes() -> Vec<&'static str> {
        Refusal::ALL.iter().map(RuleRefusal::code).collect()
    }

    fn differences(scene: &Scene<State>, facts: &Facts) -> Vec<String> {
        facts::differences(scene, facts)
    }
}
