//! The game as everything around it knows it.

use estafette_engine::chance::{LogPosition, Seed};
use estafette_engine::ending::Ending;
use estafette_engine::field::drawing::Spot;
use estafette_engine::force::{PerSide, Side};
use estafette_engine::labels::Labels;
use estafette_engine::offer::{Choice, Offer, Pick};
use estafette_engine::ruleset::Ruleset;
use estafette_engine::secrecy::{Lens, Seat, Viewer};
use estafette_engine::undo::Wall;
use serde_json::{Value, json};

use crate::order::{Decision, Event, Options, Order, Refusal, SetUpRefusal};
use crate::state::{Answer, State};
use crate::view::View;

impl Ruleset for State {
    const NAME: &'static str = "ford";
    const RULES_VERSION: u32 = 1;
    const LABELS: Labels = Labels(PerSide { red: "east", blue: "west" });

    type Options = Options;
    type Order = Order;
    type Decision = Decision;
    type Event = Event;
    type View = View;
    type Census = PerSide<u8>;
    type SetUpRefusal = SetUpRefusal;
    type Refusal = Refusal;

    fn set_up(options: &Options, seed: Seed) -> Result<(State, Vec<Event>), SetUpRefusal> {
        State::start(*options, seed)
    }

    fn seats(options: &Options) -> Vec<Seat> {
        options.seats()
    }

    fn seat_of(&self, chair: Seat) -> Seat {
        self.place_of(chair)
    }

    fn pending(&self) -> Vec<(Seat, Decision)> {
        if self.asks_for_a_bank() {
            return vec![(Side::Red.into(), Decision::ChooseBank {})];
        }
        let asked = self.seats().into_iter().filter(|&seat| self.asks(seat));
        asked.map(|seat| (seat, Decision::Choose { round: self.round })).collect()
    }

    fn offers(&self, seat: Seat) -> Option<Vec<Offer>> {
        if self.asks_for_a_bank() {
            let banks = ["red", "blue"].map(Choice::of).into();
            let first = seat == Seat::from(Side::Red);
            return first.then(|| vec![Offer::new("bank").pick(Pick::value("bank", banks))]);
        }
        if self.is_over() || !self.seats().contains(&seat) {
            return None;
        }
        let answer = self.chosen.get(&seat).copied();
        let mut ready = self.ready(seat);
        ready.retain(|piece| answer != Some(Answer::Sends(*piece)));
        let send = (!ready.is_empty()).then(|| Offer::new("send").pick(Pick::block("piece", ready)));
        let hold = (answer != Some(Answer::Holds)).then(|| Offer::new("hold"));
        let offers: Vec<Offer> = send.into_iter().chain(hold).collect();
        (!offers.is_empty()).then_some(offers)
    }

    fn apply(&mut self, seat: Seat, order: &Order, at: LogPosition) -> Result<Vec<Event>, Refusal> {
        self.answer(seat, *order, at)
    }

    fn is_noticed(events: &[Event], viewer: Viewer) -> bool {
        events.iter().any(|event| is_seen(event, viewer))
    }

    fn seen(events: &[Event], viewer: Viewer) -> Vec<Event> {
        events.iter().filter(|event| is_seen(event, viewer)).cloned().collect()
    }

    fn view(&self, viewer: Viewer) -> View {
        self.seen_by(viewer)
    }

    fn truth(&self) -> View {
        self.seen_through(Lens::Truth)
    }

    fn spots(&self, _view: &View) -> Vec<Spot> {
        Vec::new()
    }

    /// Whoever answers last brings all answers to light.
    fn wall(&self, events: &[Event]) -> Option<Wall> {
        events.iter().find_map(|event| match event {
            Event::Met { .. } => Some(Wall::Revealed),
            Event::Dealt { .. } => Some(Wall::Chance),
            _ => None,
        })
    }

    fn round(&self) -> u8 {
        self.round
    }

    fn outcome(&self) -> Option<Ending> {
        self.outcome
    }

    fn stop(&mut self) {
        self.stopped = true;
    }

    fn census(&self) -> PerSide<u8> {
        self.won
    }

    fn figures(census: &PerSide<u8>, _lens: Lens) -> Value {
        json!({ "won": census })
    }

    fn fingerprint(&self, side: Side) -> Value {
        serde_json::to_value(self.seen_by(side.into())).unwrap_or_default()
    }

    fn mustered(&self, side: Side) -> Value {
        let own = self.blocks.iter().filter(|block| block.owner.side == side);
        own.map(|block| json!({ "piece": block.token, "strength": block.strength })).collect()
    }
}

/// An answer is seen by whoever gave it alone until all are there.
fn is_seen(event: &Event, viewer: Viewer) -> bool {
    match event {
        Event::Chosen { seat, .. } => viewer.seat() == Some(*seat),
        Event::BankChosen { .. }
        | Event::Dealt { .. }
        | Event::Answered { .. }
        | Event::Met { .. }
        | Event::Ended { .. } => true,
    }
}
