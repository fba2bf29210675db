//! Playing at random, from what a player sees.

use estafette_engine::bot::random;
use estafette_engine::chance::{Draws, LogPosition, Purpose, Seed};
use estafette_engine::force::Side;
use estafette_engine::registry::Sight;
use estafette_engine::triomphe::View;
use serde_json::Value;

/// Somebody who plays at random, the same way for the same number.
pub struct Gambler(Draws);

impl Gambler {
    pub fn new(number: u64) -> Gambler {
        Gambler(Draws::new(&Seed::from_number(number), LogPosition::SETUP, Purpose::Deal))
    }

    /// Any order on offer.
    pub fn order(&mut self, sight: &Sight) -> Value {
        let Sight::Triomphe { choices, .. } = sight;
        let choices = choices.as_ref().expect("this side has to decide");
        let order = random::order(choices, &mut self.0).expect("something is offered");
        serde_json::to_value(order).unwrap()
    }
}

/// The view in a sight.
pub fn view(sight: &Sight) -> &View {
    let Sight::Triomphe { view, .. } = sight;
    view
}

/// Whose decision is open.
pub fn to_decide(sight: &Sight) -> Option<Side> {
    view(sight).decision.map(|decision| decision.side)
}
