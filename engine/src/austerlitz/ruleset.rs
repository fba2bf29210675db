//! The game as everything around it knows it.

use serde_json::Value;

use super::census::Census;
use super::decision::Decision;
use super::event::Event;
use super::fingerprint::{fingerprint, mustered};
use super::options::{Options, OptionsError};
use super::order::Order;
use super::refusal::Refusal;
use super::state::State;
use super::view::View;
use super::{LABELS, RULES_VERSION, field, spots, telling, wall};
use crate::chance::{LogPosition, Seed};
use crate::ending::Ending;
use crate::field::Field;
use crate::field::drawing::{Destination, Spot};
use crate::field::place::PlaceName;
use crate::force::{Side, Token};
use crate::game::RulesOf;
use crate::labels::Labels;
use crate::offer::Offer;
use crate::ruleset::{Reason, Ruleset};
use crate::secrecy::{Lens, Seat, Viewer};
use crate::telling::Telling;
use crate::undo::Wall;

/// The rules, for a table of games.
pub static RULES: RulesOf<State> = RulesOf::new();

impl Ruleset for State {
    const NAME: &'static str = "austerlitz";
    const RULES_VERSION: u32 = RULES_VERSION;
    const LABELS: Labels = LABELS;

    type Options = Options;
    type Order = Order;
    type Decision = Decision;
    type Event = Event;
    type View = View;
    type Census = Census;
    type SetUpRefusal = OptionsError;
    type Refusal = Refusal;

    fn set_up(options: &Options, seed: Seed) -> Result<(State, Vec<Event>), OptionsError> {
        State::start(options, seed)
    }

    fn pending(&self) -> Vec<(Seat, Decision)> {
        self.decision().map(|decision| (decision.side.into(), decision)).into_iter().collect()
    }

    fn offers(&self, seat: Seat) -> Option<Vec<Offer>> {
        self.offers_for(seat.side)
    }

    fn apply(&mut self, seat: Seat, order: &Order, at: LogPosition) -> Result<Vec<Event>, Refusal> {
        self.answer(seat.side, order, at)
    }

    /// Nobody else learns that there was an entry of which everything is one side's secret.
    fn is_noticed(events: &[Event], viewer: Viewer) -> bool {
        let seen = |event: &Event| is_seen(event, viewer);
        events.is_empty() || events.iter().any(seen)
    }

    fn seen(events: &[Event], viewer: Viewer) -> Vec<Event> {
        events.iter().filter(|event| is_seen(event, viewer)).cloned().collect()
    }

    fn view(&self, viewer: Viewer) -> View {
        self.view_of(viewer)
    }

    fn truth(&self) -> View {
        self.whole_truth()
    }

    fn spots(&self, view: &View) -> Vec<Spot> {
        spots::spots(view)
    }

    fn destinations(&self, view: &View, offers: &[Offer]) -> Vec<Destination> {
        spots::destinations(view, offers)
    }

    fn wall(&self, events: &[Event]) -> Option<Wall> {
        wall::wall(events)
    }

    fn round(&self) -> u8 {
        State::round(self)
    }

    fn outcome(&self) -> Option<Ending> {
        State::outcome(self).map(Ending::from)
    }

    fn stop(&mut self) {
        self.agenda.clear();
    }

    fn why_not(&self, seat: Seat, pieces: &[Token], target: PlaceName) -> Vec<Reason<Refusal>> {
        self.reasons(seat.side, pieces, target)
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
        mustered(self, side)
    }

    fn field() -> Option<&'static Field> {
        Some(field::field())
    }

    fn telling() -> Option<&'static Telling> {
        Some(telling::telling())
    }
}

fn is_seen(event: &Event, viewer: Viewer) -> bool {
    event.private().is_none_or(|side| viewer.side() == Some(side))
}
