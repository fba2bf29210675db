//! The game as everything around it knows it.

use serde_json::Value;

use super::census::Census;
use super::decision::Decision;
use super::deduction::Watcher;
use super::event::Event;
use super::fingerprint::{fingerprint, mustered};
use super::order::Order;
use super::refusal::Refusal;
use super::setup::{DealError, Options};
use super::state::State;
use super::view::View;
use super::{LABELS, RULES_VERSION, data, scene, telling, wall};
use crate::chance::{LogPosition, Seed};
use crate::ending::Ending;
use crate::field::Field;
use crate::field::drawing::{Destination, Spot, destinations, place_blocks};
use crate::field::place::PlaceName;
use crate::force::{Side, Token};
use crate::game::RulesOf;
use crate::labels::Labels;
use crate::offer::Offer;
use crate::ruleset::{Reason, RuleRefusal, Ruleset, Watch};
use crate::scene::Scene;
use crate::secrecy::{Lens, Seat, Viewer};
use crate::telling::Telling;
use crate::undo::Wall;

/// The rules, as the table of games has them.
pub static RULES: RulesOf<State> = RulesOf::new();

impl Ruleset for State {
    const NAME: &'static str = "triomphe";
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

    fn drawn_anew(Options { deal: _ }: Options) -> Options {
        Options { deal: None }
    }

    fn pending(&self) -> Vec<(Seat, Decision)> {
        self.decision().map(|decision| (decision.side.into(), decision)).into_iter().collect()
    }

    fn offers(&self, seat: Seat) -> Option<Vec<Offer>> {
        State::offers(self, seat.side)
    }

    fn apply(&mut self, seat: Seat, order: &Order, at: LogPosition) -> Result<Vec<Event>, Refusal> {
        State::apply(self, seat.side, order, at)
    }

    fn is_noticed(_events: &[Event], _viewer: Viewer) -> bool {
        true
    }

    /// Every event is public, see [`super::event`].
    fn seen(events: &[Event], _viewer: Viewer) -> Vec<Event> {
        events.to_vec()
    }

    fn view(&self, viewer: Viewer) -> View {
        State::view(self, viewer)
    }

    fn truth(&self) -> View {
        State::truth(self)
    }

    fn spots(&self, view: &View) -> Vec<Spot> {
        let spots = place_blocks(State::board(self), &data::field().plan.drawing, &self.places(view));
        spots.into_iter().map(Spot::rounded).collect()
    }

    fn destinations(&self, view: &View, offers: &[Offer]) -> Vec<Destination> {
        let drawing = &data::field().plan.drawing;
        let errands = self.errands(view, offers);
        destinations(State::board(self), drawing, &self.places(view), errands)
    }

    fn wall(&self, events: &[Event]) -> Option<Wall> {
        wall(State::board(self), events)
    }

    fn round(&self) -> u8 {
        State::round(self)
    }

    fn outcome(&self) -> Option<Ending> {
        State::outcome(self).map(Ending::from)
    }

    fn stop(&mut self) {
        State::stop(self);
    }

    fn why_not(&self, seat: Seat, pieces: &[Token], target: PlaceName) -> Vec<Reason<Refusal>> {
        let reasons = State::why_not(self, seat.side, pieces, target).into_iter();
        reasons.map(|(attempt, refusal)| Reason { attempt: attempt.word(), refusal }).collect()
    }

    fn census(&self) -> Census {
        self.figures_now()
    }

    fn figures(census: &Census, lens: Lens) -> Value {
        serde_json::to_value(census.seen_through(lens)).unwrap_or_default()
    }

    fn fingerprint(&self, side: Side) -> Value {
        fingerprint(&State::view(self, side.into()))
    }

    fn mustered(&self, side: Side) -> Value {
        serde_json::to_value(mustered(self, side)).unwrap_or_default()
    }

    fn watcher(&self, side: Side) -> Option<Box<dyn Watch<State>>> {
        Some(Box::new(Watcher::new(side, &State::view(self, side.into()))))
    }

    fn field() -> Option<&'static Field> {
        Some(data::field())
    }

    fn scene(view: &View) -> Option<Scene> {
        Some(scene::scene(view))
    }

    fn telling() -> Option<&'static Telling> {
        Some(telling::telling())
    }
}

impl Watch<State> for Watcher {
    fn observe(&mut self, events: &[Event], view: &View) {
        Watcher::observe(self, events, view);
    }

    fn sheet(&self) -> Value {
        serde_json::to_value(Watcher::sheet(self)).unwrap_or_default()
    }
}

impl RuleRefusal for DealError {
    fn code(&self) -> &'static str {
        "bad_deal"
    }

    fn rule(&self) -> Option<&'static str> {
        Some("4")
    }
}
