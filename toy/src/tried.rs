//! What only this game can say of itself to what tests games.

use estafette_engine::chance::Draws;
use estafette_engine::field::place::{LocaleNumber, PlaceName};
use estafette_engine::force::{Side, Token};
use estafette_engine::secrecy::Viewer;
use estafette_testing::invariants::Invariants;
use estafette_testing::swap::{Exchange, When};
use estafette_testing::vocabulary::Stack;

use crate::order::{Arrived, Event};
use crate::state::{Block, Place, State};

impl Invariants for State {
    /// Rounds that were fought out.
    type Count = u8;

    fn count(events: &[Event], rounds: &mut u8) {
        *rounds += u8::from(events.iter().any(|event| matches!(event, Event::Met { .. })));
    }

    fn check(&self, rounds: &u8) {
        assert!(self.won.red + self.won.blue <= *rounds, "more rounds are won than were fought");
        assert_eq!(self.round, (rounds + 1).min(self.rounds));
        for side in Side::BOTH {
            let mut own: Vec<u8> = self.blocks_of(side).map(|block| block.strength).collect();
            own.sort_unstable();
            assert_eq!(own, [1, 2, 3], "{side} has other blocks");
            let gone = self.blocks_of(side).filter(|block| block.at != Place::Camp).count();
            assert!(gone <= usize::from(*rounds), "more blocks of {side} are gone than could be");
        }
    }

    fn stacks(&self) -> Vec<Stack> {
        // The camps are called as locales of a board would be.
        let camp = |side| PlaceName::Reserve(LocaleNumber(1 + side as u16));
        Side::BOTH.map(|side| (camp(side), self.ready(side))).into_iter().collect()
    }
}

impl Exchange for State {
    /// Their places in the list of blocks.
    type Pair = (usize, usize);

    /// Two blocks of the other side, or for who watches of either, that stand alike and were not seen.
    fn pair(&self, viewer: Viewer, _when: When, draws: &mut Draws) -> Option<(usize, usize)> {
        let hidden = |block: &Block| viewer.side() != Some(block.side) && !block.shown;
        let mut pairs = Vec::new();
        for (at, one) in self.blocks.iter().enumerate().filter(|(_, one)| hidden(one)) {
            let alike = |other: &Block| hidden(other) && (other.side, other.at) == (one.side, one.at);
            let others = self.blocks.iter().enumerate().skip(at + 1);
            pairs.extend(others.filter(|(_, other)| alike(other)).map(|(other, _)| (at, other)));
        }
        let count = u32::try_from(pairs.len()).ok().filter(|&count| count > 0)?;
        pairs.get(draws.below(count) as usize).copied()
    }

    fn exchange(&mut self, (one, other): (usize, usize)) {
        let strength = self.blocks[one].strength;
        self.blocks[one].strength = self.blocks[other].strength;
        self.blocks[other].strength = strength;
    }

    fn tokens_of(&self, (one, other): (usize, usize)) -> [Token; 2] {
        [self.blocks[one].token, self.blocks[other].token]
    }

    fn tells_apart(events: &[Event], _viewer: Viewer, blocks: [Token; 2]) -> bool {
        let shows = |arrived: &Option<Arrived>| {
            arrived.is_some_and(|arrived| arrived.strength.is_some() && blocks.contains(&arrived.piece))
        };
        events.iter().any(|event| match event {
            Event::Met { red, blue, .. } => shows(red) || shows(blue),
            _ => false,
        })
    }
}

impl State {
    fn blocks_of(&self, side: Side) -> impl Iterator<Item = &Block> {
        self.blocks.iter().filter(move |block| block.side == side)
    }
}
