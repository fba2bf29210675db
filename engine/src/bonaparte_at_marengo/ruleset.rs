//! The game as everything around it knows it. Out there somebody sits at a seat; in here somebody leads
//! an army, which after a bid may be the other one (3).

use serde_json::Value;

use super::census::Census;
use super::decision::Decision;
use super::event::Event;
use super::fingerprint::{fingerprint, mustered};
use super::options::{DealError, Options};
use super::order::Order;
use super::refusal::Refusal;
use super::state::State;
use super::view::View;
use super::{LABELS, RULES_VERSION, wall};
use crate::chance::{LogPosition, Seed};
use crate::ending::Ending;
use crate::field::drawing::Spot;
use crate::field::place::PlaceName;
use crate::force::{Side, Token};
use crate::game::RulesOf;
use crate::labels::Labels;
use crate::offer::Offer;
use crate::ruleset::{Reason, Ruleset};
use crate::secrecy::{Lens, Seat, Viewer};
use crate::undo::Wall;

/// The rules, for a table of games.
pub static RULES: RulesOf<State> = RulesOf::new();

impl Ruleset for State {
    const NAME: &'static str = "bonaparte_at_marengo";
    const RULES_VERSION: u32 = RULES_VERSION;
    const LABELS: Labels = LABELS;

    type Options = Options;
    type Order = Order;
    type Decision = Decision;
    type Event = Event;
    type View = View;
    type Census = Census;
    type SetUpRefusal = DealError;
    type Refusal = Refusal;

    fn set_up(options: &Options, seed: Seed) -> Result<(State, Vec<Event>), DealError> {
        State::start(options, seed)
    }

    fn drawn_anew(options: Options) -> Options {
        Options { deal: None, ..options }
    }

    fn pending(&self) -> Vec<(Seat, Decision)> {
        let asked = self.decisions().into_iter();
        // Two are asked only before armies are chosen, when every seat leads its own.
        asked.map(|decision| (self.army_of(decision.side).into(), decision)).collect()
    }

    fn offers(&self, seat: Seat) -> Option<Vec<Offer>> {
        self.offers_for(self.army_of(seat.side))
    }

    fn apply(&mut self, seat: Seat, order: &Order, at: LogPosition) -> Result<Vec<Event>, Refusal> {
        self.answer(self.army_of(seat.side), order, at)
    }

    fn is_noticed(_events: &[Event], _viewer: Viewer) -> bool {
        true
    }

    /// Everything is public but how much somebody bids, until both have.
    fn seen(events: &[Event], viewer: Viewer) -> Vec<Event> {
        let seen = |event: &Event| match event {
            &Event::Bid { seat, .. } if viewer.side() != Some(seat) => Event::Bid { seat, points: None },
            event => event.clone(),
        };
        events.iter().map(seen).collect()
    }

    fn view(&self, viewer: Viewer) -> View {
        self.view_of(viewer)
    }

    fn truth(&self) -> View {
        self.whole_truth()
    }

    fn spots(&self, _view: &View) -> Vec<Spot> {
        Vec::new()
    }

    fn wall(&self, events: &[Event]) -> Option<Wall> {
        wall::wall(events)
    }

    fn round(&self) -> u8 {
        State::round(self)
    }

    fn outcome(&self) -> Option<Ending> {
        let outcome = State::outcome(self)?;
        Some(outcome.ending(self.army_of(outcome.winner)))
    }

    fn stop(&mut self) {
        State::stop(self);
    }

    fn why_not(&self, seat: Seat, pieces: &[Token], target: PlaceName) -> Vec<Reason<Refusal>> {
        self.reasons(self.army_of(seat.side), pieces, target)
    }

    fn census(&self) -> Census {
        self.figures_now()
    }

    fn figures(census: &Census, lens: Lens) -> Value {
        serde_json::to_value(census.seen_through(lens)).unwrap_or_default()
    }

    fn fingerprint(&self, side: Side) -> Value {
        fingerprint(&self.view_of(side.into()))
    }

    fn mustered(&self, side: Side) -> Value {
        serde_json::to_value(mustered(self, side)).unwrap_or_default()
    }
}
