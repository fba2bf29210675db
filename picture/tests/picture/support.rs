//! Games between random players that march on each other.

use estafette_engine::chance::{Draws, LogPosition, Purpose, Seed};
use estafette_engine::force::Side;
use estafette_engine::json::Json;
use estafette_engine::ruleset::Ruleset;
use estafette_engine::triomphe::{Options, State, View};
use estafette_picture::Plate;
use estafette_testing::bot::marcher::Marcher;
use estafette_testing::triomphe::marcher;
use serde_json::Value;

/// A game that is being played.
pub struct Game {
    pub state: State,
    players: [Marcher; 2],
    draws: Draws,
    at: LogPosition,
}

impl Game {
    pub fn start(number: u64) -> Game {
        let seed = Seed::from_number(number);
        let (state, _) = State::start(&Options::default(), seed).expect("a drawn deal is good");
        let players = Side::BOTH.map(marcher);
        let draws = Draws::new(&Seed::from_number(!number), LogPosition(1), Purpose::Deal);
        Game { state, players, draws, at: LogPosition::SETUP }
    }

    /// Gives an order; what happened, or nothing when the game is over.
    pub fn step(&mut self) -> Option<Vec<Value>> {
        let side = self.state.decision()?.side;
        let offers = self.state.offers(side).expect("the side to decide is offered something");
        let player = &self.players[usize::from(side == Side::Blue)];
        let order = player.order(&offers, &mut self.draws).expect("something is offered");
        self.at = self.at.next();
        let events = self.state.apply(side, &order, self.at).expect("what is offered applies");
        Some(told::<State>(&events))
    }
}

/// Events as they are sent.
pub fn told<R: Ruleset>(events: &[R::Event]) -> Vec<Value> {
    events.iter().map(|event| Json::of(event).value()).collect()
}

/// The plate of a view of a game that has pictures.
pub fn plate_of<R: Ruleset>(view: &R::View, events: Vec<Value>) -> Plate {
    let field = R::field().expect("the game has a field");
    let scene = R::scene(view).expect("the game has scenes");
    Plate { field, telling: R::telling(), scene, events }
}

/// The plate of a view of Triomphe.
pub fn plate(view: &View, events: Vec<Value>) -> Plate {
    plate_of::<State>(view, events)
}
