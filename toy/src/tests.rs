//! Random games and exchanged faces, as every game is tried.

use estafette_engine::chance::Draws;
use estafette_engine::field::place::PlaceName;
use estafette_engine::force::{Side, Token};
use estafette_engine::secrecy::Viewer;
use estafette_testing::invariants::Invariants;
use estafette_testing::played::every_game_keeps_the_rules;
use estafette_testing::swap::{Exchange, Observe, When, every_game_keeps_its_secrets, lawful, run};
use estafette_testing::vocabulary::Stack;

use crate::order::Event;
use crate::state::{Answer, Place, State};

const GAMES: u64 = 300;

/// The blocks of a side.
const BLOCKS: usize = 3;

impl Invariants for State {
    /// Rounds that were played.
    type Count = u8;

    fn count(events: &[Event], played: &mut u8) {
        let met = events.iter().filter(|event| matches!(event, Event::Met { .. })).count();
        *played += u8::try_from(met).unwrap_or(u8::MAX);
    }

    fn check(&self, played: &u8) {
        assert!(self.won.red + self.won.blue <= *played && *played <= self.options.rounds, "rounds");
        for side in Side::BOTH {
            assert_eq!(self.blocks.iter().filter(|block| block.owner.side == side).count(), BLOCKS, "{side}");
        }
        let over = *played == self.options.rounds;
        assert_eq!(self.outcome.is_some(), over, "the game is over with its last round");
    }

    fn stacks(&self) -> Vec<Stack> {
        let own = |side| self.blocks.iter().filter(move |block| block.owner.side == side);
        Side::BOTH.map(|side| (PlaceName::Eliminated, own(side).map(|block| block.token).collect())).into()
    }
}

impl Exchange for State {
    /// Two blocks of a side in its camp.
    type Pair = [usize; 2];

    fn pair(&self, viewer: Viewer, _when: When, draws: &mut Draws) -> Option<[usize; 2]> {
        let hidden = |&at: &usize| {
            let block = self.blocks[at];
            viewer.seat() != Some(block.owner) && block.at == Place::Camp
        };
        let mut hidden: Vec<usize> = (0..self.blocks.len()).filter(hidden).collect();
        draws.shuffle(&mut hidden);
        let (&one, others) = hidden.split_first()?;
        let other = others.iter().find(|&&other| self.blocks[other].owner == self.blocks[one].owner)?;
        Some([one, *other])
    }

    fn exchange(&mut self, [one, other]: [usize; 2]) {
        let strength = self.blocks[one].strength;
        self.blocks[one].strength = std::mem::replace(&mut self.blocks[other].strength, strength);
    }

    fn tokens_of(&self, pair: [usize; 2]) -> [Token; 2] {
        pair.map(|at| self.blocks[at].token)
    }

    fn tells_apart(events: &[Event], _viewer: Viewer, blocks: [Token; 2]) -> bool {
        events.iter().any(|event| match event {
            Event::Met { red, blue, .. } if !red.is_empty() && !blue.is_empty() => {
                red.iter().chain(blue).any(|arrived| blocks.contains(&arrived.piece))
            }
            _ => false,
        })
    }
}

#[test]
fn every_game_is_played_by_its_rules_to_its_end() {
    let course = every_game_keeps_the_rules::<State>(GAMES);
    println!("{course:#?}");
    let codes: Vec<&str> = course.refused.keys().copied().collect();
    assert_eq!(codes, ["not_in_camp", "same_answer"]);
    assert!(course.orders.contains_key("send") && course.orders.contains_key("hold"));
    assert_eq!(course.endings.len(), 4, "{:?}", course.endings);
}

#[test]
fn exchanging_two_hidden_faces_changes_no_byte() {
    every_game_keeps_its_secrets::<State>(GAMES, 20);
}

#[test]
fn an_answer_that_the_other_side_hears_of_is_caught() {
    let strength = |state: &State, viewer: Viewer, events: &[Event]| {
        let mut seen = lawful(state, viewer, events);
        let sent = state.chosen.values().copied().filter_map(Answer::piece);
        let strengths = sent.filter_map(|piece| state.blocks.iter().find(|block| block.token == piece));
        seen.push(strengths.map(|block| block.strength.to_string()).collect());
        seen
    };
    let leak: Observe<State> = &strength;
    assert!(run::<State>(20, leak).differing > 0);
}
