//! Two faces of this game exchanged.

use estafette_engine::bonaparte_at_marengo::exchange::Pair;
use estafette_engine::bonaparte_at_marengo::{Event, State};
use estafette_engine::chance::Draws;
use estafette_engine::force::Token;
use estafette_engine::secrecy::Viewer;

use crate::swap::{Exchange, When};

impl Exchange for State {
    type Pair = Pair;

    fn pair(&self, viewer: Viewer, when: When, draws: &mut Draws) -> Option<Pair> {
        match when {
            When::Start => self.pair_at_start(viewer, draws),
            When::Now => self.pair_now(viewer, draws),
        }
    }

    fn exchange(&mut self, pair: Pair) {
        State::exchange(self, pair);
    }

    fn tokens_of(&self, pair: Pair) -> [Token; 2] {
        State::tokens_of(self, pair)
    }

    fn tells_apart(events: &[Event], _viewer: Viewer, blocks: [Token; 2]) -> bool {
        events.iter().any(|event| match event {
            Event::Shown { piece, .. } | Event::Reduced { piece, .. } => blocks.contains(piece),
            _ => false,
        })
    }
}
