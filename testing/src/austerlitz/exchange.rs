//! Two faces of this game exchanged.

use estafette_engine::austerlitz::exchange::Pair;
use estafette_engine::austerlitz::{Event, State};
use estafette_engine::chance::Draws;
use estafette_engine::force::Token;
use estafette_engine::secrecy::Viewer;

use crate::swap::{Exchange, When};

impl Exchange for State {
    type Pair = Pair;

    /// The same in either position: at the start nobody is in a corps yet.
    fn pair(&self, viewer: Viewer, _when: When, draws: &mut Draws) -> Option<Pair> {
        State::pair(self, viewer, draws)
    }

    fn exchange(&mut self, pair: Pair) {
        State::exchange(self, pair);
    }

    fn tokens_of(&self, pair: Pair) -> [Token; 2] {
        State::tokens_of(self, pair)
    }

    fn tells_apart(events: &[Event], _viewer: Viewer, blocks: [Token; 2]) -> bool {
        events.iter().any(|event| match event {
            Event::Shown { piece, .. } | Event::Reduced { piece, .. } | Event::BatteryNamed { piece, .. } => {
                blocks.contains(piece)
            }
            _ => false,
        })
    }
}
