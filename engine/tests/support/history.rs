//! Games with a log, played at random.

use estafette_engine::chance::Draws;
use estafette_engine::force::Side;
use estafette_engine::game::Game;
use estafette_engine::history::{History, Step};
use estafette_engine::triomphe::State;
use estafette_testing::bot::random;

/// An order of the side to decide, if one has to.
pub fn random_order(game: &Game, draws: &mut Draws) -> Option<(Side, Step)> {
    let state = game.state::<State>().expect("it is Triomphe");
    let side = state.decision()?.side;
    Some((side, Step::Order(random::order(&state.offers(side)?, draws)?)))
}

/// Takes a step, which has to be allowed.
pub fn give(history: &mut History, side: Side, step: Step) {
    let told = format!("{step:?}");
    let next = history.judge(side, step).unwrap_or_else(|refusal| panic!("{told}: {refusal}"));
    history.advance(next);
}
