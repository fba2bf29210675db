//! Compares the orders a case expects to be offered with those that are.

use std::collections::BTreeSet;

use serde_json::{Map, Value};

use super::Run;
use super::expectation::Checked;
use super::format::Expected;
use super::pieces::Tokens;
use crate::bot::random;
use crate::offer::{self, Offer};
use crate::triomphe::Order;

/// Checks what must, must not, and may only be offered.
pub(super) fn check(run: &Run, expected: &Expected) -> Checked {
    let offers = run.side_to_decide().and_then(|side| run.state.offers(side)).unwrap_or_default();
    for written in &expected.offered {
        if !offers_it(run, &offers, written)? {
            return Err(format!("not offered: {written}"));
        }
    }
    for written in &expected.not_offered {
        if offers_it(run, &offers, written)? {
            return Err(format!("offered: {written}"));
        }
    }
    let offered = all(&offers);
    if let Some(kinds) = &expected.kinds {
        let wanted: BTreeSet<String> = kinds.iter().cloned().collect();
        let offered: BTreeSet<String> = offered.iter().map(kind).collect();
        if offered != wanted {
            return Err(format!("offered are orders of the kinds {offered:?}"));
        }
    }
    if let Some(only) = &expected.only {
        check_only(run, &offered, only)?;
    }
    for (name, only) in &expected.only_of {
        let of_kind: Vec<Order> = offered.iter().filter(|&order| kind(order) == *name).cloned().collect();
        let wanted: Vec<Value> = only.iter().map(|fields| of(name, fields)).collect();
        // A misspelt kind is never offered, so an empty list must name a known one.
        known_kind(name)?;
        check_only(run, &of_kind, &wanted)?;
    }
    Ok(())
}

fn offers_it(run: &Run, offers: &[Offer], written: &Value) -> Result<bool, String> {
    let order = serde_json::to_value(run.order(written)?).map_err(|error| error.to_string())?;
    Ok(offer::admitted(offers, &order))
}

fn check_only(run: &Run, offered: &[Order], wanted: &[Value]) -> Checked {
    let tokens = run.ids.tokens(&run.state);
    let offered: BTreeSet<String> = offered.iter().map(|order| spelled(order, &tokens)).collect();
    let orders = wanted.iter().map(|written| run.order(written));
    let orders: Vec<Order> = orders.collect::<Result<_, _>>()?;
    let wanted: BTreeSet<String> = orders.iter().map(|order| spelled(order, &tokens)).collect();
    let list = |orders: Vec<&String>| orders.into_iter().map(String::as_str).collect::<Vec<_>>().join(", ");
    let (surplus, missing) =
        (list(offered.difference(&wanted).collect()), list(wanted.difference(&offered).collect()));
    match (surplus.is_empty(), missing.is_empty()) {
        (true, true) => Ok(()),
        (false, _) => Err(format!("offered as well: {surplus}")),
        (true, false) => Err(format!("not offered: {missing}")),
    }
}

fn of(kind: &str, fields: &Map<String, Value>) -> Value {
    let mut order = fields.clone();
    order.insert("order".to_owned(), Value::from(kind));
    Value::Object(order)
}

fn kind(order: &Order) -> String {
    let written = serde_json::to_value(order).unwrap_or_default();
    written["order"].as_str().unwrap_or_default().to_owned()
}

fn known_kind(name: &str) -> Checked {
    match serde_json::from_value::<Order>(serde_json::json!({ "order": name })) {
        Err(error) if error.to_string().contains("unknown variant") => {
            Err(format!("there is no order called {name}"))
        }
        _ => Ok(()),
    }
}

/// An order as the case would write it, its pieces sorted by id.
fn spelled(order: &Order, tokens: &Tokens) -> String {
    let mut written = serde_json::to_value(order).unwrap_or_default();
    let id = |token: &Value| {
        let named = tokens.iter().find(|(_, carried)| Some(u64::from(carried.0)) == token.as_u64());
        named.map_or_else(|| token.to_string(), |(id, _)| id.clone())
    };
    for (field, value) in written.as_object_mut().into_iter().flatten() {
        match value {
            Value::Array(list) if field != "crossings" => {
                let mut ids: Vec<String> = list.iter().map(&id).collect();
                ids.sort_unstable();
                *value = ids.into();
            }
            Value::Number(_) if field == "piece" => *value = id(value).into(),
            _ => {}
        }
    }
    written.to_string()
}

/// Every order that is offered.
fn all(offers: &[Offer]) -> Vec<Order> {
    offers.iter().flat_map(Offer::orders).map(random::read).collect()
}
