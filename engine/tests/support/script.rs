//! A whole game as its players would tell it: the deal, then every order with its blocks by place
//! and face. Tokens are drawn anew in every game; such a script plays in all of them.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use estafette_engine::chance::{LogPosition, Seed};
use estafette_engine::field::board::{Board, RoadEnd};
use estafette_engine::field::place::{CrossingNumber, PlaceName};
use estafette_engine::force::{Side, Token};
use estafette_engine::offer::{self, Offer, Term};
use estafette_engine::triomphe::event::ReductionReason;
use estafette_engine::triomphe::view::{SeenFace, SeenPiece, Victory};
use estafette_engine::triomphe::{Deal, Decision, DecisionKind, Event, Options, Order, State, View};

/// A game.
#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Script {
    /// Which French faces start where.
    pub deal: Deal,
    /// The orders and answers, in turn.
    pub orders: Vec<Spoken>,
}

/// An order as on the wire, but with `infantry 3 at 5/3` for a block, and for a way by road the
/// locales it leads through.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
pub struct Spoken {
    /// Who gives it.
    pub by: Side,
    /// The kind of decision it answers.
    pub asked: String,
    /// Its fields.
    #[serde(flatten)]
    pub order: Map<String, Value>,
}

impl Script {
    /// Plays the game with any chance; gives what was done in it.
    pub fn play(&self, seed: u64) -> Result<Deeds, String> {
        let options = Options { deal: Some(self.deal.clone()) };
        let (mut state, _) =
            State::start(&options, Seed::from_number(seed)).map_err(|error| error.to_string())?;
        let mut deeds = Deeds::default();
        for (at, spoken) in (1..).zip(&self.orders) {
            let wrong = || format!("order {at} is not offered: {}", Value::from(spoken.order.clone()));
            let order = hear(&state, spoken).ok_or_else(wrong)?;
            if speak(&state, &order).as_ref() != Some(spoken) {
                return Err(format!("order {at} could mean two things"));
            }
            let events = state.apply(spoken.by, &order, LogPosition(at));
            deeds.note(&order, &events.map_err(|refusal| format!("order {at}: {refusal}"))?);
        }
        Ok(deeds)
    }
}

/// What a whole game should bring.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Deed {
    /// A bombardment was declared and completed, and hit.
    Bombardment,
    /// An assault was met by a counter-attack, which took losses.
    CounterAttack,
    /// Cavalry went on after its action.
    Continuation,
    /// In a retreat somebody was lost and somebody got away.
    CostlyRetreat,
    /// The opponent moved a committed token.
    Transfer,
    /// An army lost heart.
    DecisiveVictory,
    /// France attacked, too.
    FrenchAttack,
    /// French blocks were organized.
    Organization,
    /// A block came over the pontoon bridge.
    Pontoon,
    /// Several blocks stood ready for an assault, and its leaders were named.
    NamedAssault,
    /// Infantry proved its presence, chosen among several attackers.
    InfantryProof,
}

impl Deed {
    /// All of them.
    pub const ALL: [Deed; 11] = [
        Deed::Bombardment,
        Deed::CounterAttack,
        Deed::Continuation,
        Deed::CostlyRetreat,
        Deed::Transfer,
        Deed::DecisiveVictory,
        Deed::FrenchAttack,
        Deed::Organization,
        Deed::Pontoon,
        Deed::NamedAssault,
        Deed::InfantryProof,
    ];
}

/// Which deeds were done so far.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Deeds {
    done: [bool; Deed::ALL.len()],
    /// Whether the retreat under way has cost a block.
    costly: bool,
}

impl Deeds {
    /// Looks at an order and at what it brought.
    pub fn note(&mut self, order: &Order, events: &[Event]) {
        match order {
            Order::NameAssault { .. } => self.add(Deed::NamedAssault),
            Order::ShowInfantry { .. } => self.add(Deed::InfantryProof),
            _ => {}
        }
        for event in events {
            self.note_event(event);
        }
    }

    /// The deeds that are still to be done.
    pub fn missing(&self) -> Vec<Deed> {
        Deed::ALL.into_iter().filter(|&deed| !self.done[deed as usize]).collect()
    }

    fn add(&mut self, deed: Deed) {
        self.done[deed as usize] = true;
    }

    fn note_event(&mut self, event: &Event) {
        use ReductionReason::{ArtilleryLost, Bombardment, CounterAttack, NoRetreat, Retreat};
        match event {
            Event::Reduced { reason: Bombardment, .. } => self.add(Deed::Bombardment),
            Event::Reduced { reason: CounterAttack, .. } => self.add(Deed::CounterAttack),
            Event::Continued { .. } => self.add(Deed::Continuation),
            Event::AttackDecided { .. } | Event::AssaultDecided { .. } => self.costly = false,
            Event::Reduced { reason: Retreat | ArtilleryLost | NoRetreat, after: None, .. } => {
                self.costly = true;
            }
            Event::Retreated { .. } if self.costly => self.add(Deed::CostlyRetreat),
            Event::MoraleTransferred { .. } => self.add(Deed::Transfer),
            Event::Ended { outcome } if outcome.victory == Victory::Decisive => {
                self.add(Deed::DecisiveVictory);
            }
            Event::ManoeuvreAttacked { side: Side::Blue, .. }
            | Event::AssaultDeclared { side: Side::Blue, .. } => self.add(Deed::FrenchAttack),
            Event::Organized { .. } => self.add(Deed::Organization),
            Event::PontoonEntered { .. } => self.add(Deed::Pontoon),
            _ => {}
        }
    }
}

/// Puts an order that is offered into words; nothing where two ways sound the same.
pub fn speak(state: &State, order: &Order) -> Option<Spoken> {
    let decision = state.decision()?;
    let view = state.view(decision.side.into());
    let Ok(Value::Object(mut fields)) = serde_json::to_value(order) else { return None };
    for (field, value) in &mut fields {
        match value {
            Value::Number(_) if field == "piece" => *value = name(&view, value)?,
            Value::Array(list) if field != "crossings" => {
                *value = list.iter().map(|token| name(&view, token)).collect::<Option<Vec<_>>>()?.into();
            }
            _ => {}
        }
    }
    if let Some(crossings) = fields.remove("crossings") {
        let ways = ways(state, decision, order);
        let way = &ways.iter().find(|(_, written)| *written == crossings)?.0;
        if ways.iter().filter(|(other, _)| other == way).count() > 1 {
            return None;
        }
        fields.insert("way".to_owned(), way.clone());
    }
    Some(Spoken { by: decision.side, asked: kind(decision), order: fields })
}

/// The offered order that is meant. Of blocks that look the same any will do.
pub fn hear(state: &State, spoken: &Spoken) -> Option<Order> {
    let decision = state.decision()?;
    if decision.side != spoken.by || kind(decision) != spoken.asked {
        return None;
    }
    let view = state.view(spoken.by.into());
    let mut meant = vec![spoken.order.clone()];
    for (field, value) in &spoken.order {
        meant = match value {
            Value::String(name) if field == "piece" => filled(&meant, field, &called(&view, name)),
            Value::Array(names) if field != "way" => filled(&meant, field, &groups_called(&view, names)),
            _ => meant,
        };
    }
    meant.into_iter().find_map(|fields| understood(state, decision, fields))
}

/// The order with these fields, if it is offered.
fn understood(state: &State, decision: Decision, mut fields: Map<String, Value>) -> Option<Order> {
    if let Some(way) = fields.remove("way") {
        fields.insert("crossings".to_owned(), Vec::<Value>::new().into());
        let order = serde_json::from_value(fields.clone().into()).ok()?;
        let (_, crossings) = ways(state, decision, &order).into_iter().find(|(found, _)| *found == way)?;
        fields.insert("crossings".to_owned(), crossings);
    }
    let order = Value::Object(fields);
    let offered = offer::admitted(&state.offers(decision.side)?, &order);
    offered.then(|| serde_json::from_value(order).ok()).flatten()
}

/// Each order with each value in one of its fields.
fn filled(orders: &[Map<String, Value>], field: &str, values: &[Value]) -> Vec<Map<String, Value>> {
    let with = |order: &Map<String, Value>, value: &Value| {
        let mut order = order.clone();
        order.insert(field.to_owned(), value.clone());
        order
    };
    orders.iter().flat_map(|order| values.iter().map(move |value| with(order, value))).collect()
}

fn kind(decision: Decision) -> String {
    let written = serde_json::to_value(decision).unwrap_or_default();
    written["kind"].as_str().unwrap_or_default().to_owned()
}

/// The ways by road that are offered for the block of an order: the locales they lead through,
/// and their crossings.
fn ways(state: &State, decision: Decision, order: &Order) -> Vec<(Value, Value)> {
    let offers = state.offers(decision.side).unwrap_or_default();
    let mut found = Vec::new();
    for offer in &offers {
        let from = match (order, decision.kind) {
            (Order::RoadMarch { piece, .. }, _) if offer.is("road_march") && takes(offer, *piece) => {
                offer.from
            }
            (Order::MarchOn { .. }, DecisionKind::MarchOn { locale }) => Some(PlaceName::Reserve(locale)),
            _ => None,
        };
        let Some(from) = from else { continue };
        for choice in offer.picks.iter().flat_map(|pick| pick.pool.choices()) {
            let Term::Way(way) = &choice.value else { continue };
            let crossings: Vec<_> = way.iter().copied().map(CrossingNumber).collect();
            found.push((Value::from(passed(state.board(), from, &crossings)), choice.value.written()));
        }
    }
    found
}

fn takes(offer: &Offer, piece: Token) -> bool {
    offer.picks.iter().any(|pick| pick.pool_of_blocks().contains(&piece))
}

/// The locales a road march enters.
fn passed(board: &Board, from: PlaceName, crossings: &[CrossingNumber]) -> Vec<u16> {
    let mut here = board.place_named(from).and_then(|place| board.locale_of(place));
    let mut passed = Vec::new();
    for crossing in crossings.iter().filter_map(|&number| board.crossing_numbered(number)) {
        let locales = board.crossing(crossing).ends.iter().filter_map(|end| match *end {
            RoadEnd::Locale { locale, .. } => Some(locale),
            RoadEnd::Area(_) | RoadEnd::Edge => None,
        });
        here = locales.into_iter().find(|&locale| Some(locale) != here);
        passed.extend(here.map(|locale| board.locale(locale).number.0));
    }
    passed
}

/// `infantry 3 at 5/3`.
fn spelled(piece: &SeenPiece) -> Option<String> {
    let (SeenFace::Own { face, .. } | SeenFace::Open { face }) = piece.face else { return None };
    Some(format!("{face} at {}", piece.at))
}

fn name(view: &View, token: &Value) -> Option<Value> {
    let piece = view.pieces.iter().find(|piece| token == piece.token.0)?;
    spelled(piece).map(Value::from)
}

/// Every way to find a different block for each name.
fn groups_called(view: &View, names: &[Value]) -> Vec<Value> {
    let mut groups: Vec<Vec<Value>> = vec![Vec::new()];
    for name in names {
        let found = called(view, name.as_str().unwrap_or_default());
        let longer = |group: &Vec<Value>| {
            let others = found.iter().filter(|token| !group.contains(token));
            others.map(|token| [&group[..], std::slice::from_ref(token)].concat()).collect::<Vec<_>>()
        };
        groups = groups.iter().flat_map(longer).collect();
    }
    groups.into_iter().map(Value::from).collect()
}

/// The blocks with this name.
fn called(view: &View, name: &str) -> Vec<Value> {
    let pieces = view.pieces.iter().filter(|piece| spelled(piece).as_deref() == Some(name));
    pieces.map(|piece| piece.token.0.into()).collect()
}
