//! Compares the orders a case expects to be offered with those that are.

use std::collections::BTreeSet;

use estafette_engine::offer::{self, Offer};
use serde_json::{Map, Value};

use super::Cases;
use super::blocks::{Tokens, with_ids, with_tokens};
use super::expected::Common;
use super::run::Scene;

/// How what is offered to whoever decides differs from what must, must not, and may only be.
pub fn differences<C: Cases>(scene: &Scene<C>, expected: &Common) -> Vec<String> {
    let Common { only, only_of, offered, not_offered, kinds, .. } = expected;
    if only.is_none() && kinds.is_none() && only_of.is_empty() && offered.is_empty() && not_offered.is_empty()
    {
        return Vec::new();
    }
    let tokens = scene.tokens();
    let seats = scene.state.pending().into_iter().map(|(seat, _)| seat);
    let offers: Vec<Offer> = seats.flat_map(|seat| scene.state.offers(seat).unwrap_or_default()).collect();
    let mut found = Vec::new();
    for (orders, wanted) in [(offered, true), (not_offered, false)] {
        for order in orders {
            match with_tokens(order, C::BLOCKS, &tokens) {
                Ok(order) if offer::admitted(&offers, &order) != wanted => {
                    let not = if wanted { "not offered" } else { "offered" };
                    found.push(format!("{not}: {}", spelled::<C>(&order, &tokens)));
                }
                Ok(_) => {}
                Err(unknown) => found.push(unknown),
            }
        }
    }
    if only.is_none() && kinds.is_none() && only_of.is_empty() {
        return found;
    }
    let orders: Vec<Value> = offers.iter().flat_map(Offer::orders).collect();
    let is: BTreeSet<String> = orders.iter().map(|order| spelled::<C>(order, &tokens)).collect();
    let wanted = |orders: &[Map<String, Value>], found: &mut Vec<String>| {
        let mut all = BTreeSet::new();
        for order in orders {
            match with_tokens(order, C::BLOCKS, &tokens) {
                Ok(order) => drop(all.insert(spelled::<C>(&order, &tokens))),
                Err(unknown) => found.push(unknown),
            }
        }
        all
    };
    if let Some(kinds) = kinds {
        let wanted: BTreeSet<&str> = kinds.iter().map(String::as_str).collect();
        let is: BTreeSet<&str> = orders.iter().filter_map(tag).collect();
        found.extend(is.difference(&wanted).map(|kind| format!("offered are orders of the kind {kind} too")));
        found.extend(wanted.difference(&is).map(|kind| format!("no order of the kind {kind} is offered")));
    }
    let mut compare = |is: &BTreeSet<String>, only: &[Map<String, Value>]| {
        let wanted = wanted(only, &mut found);
        found.extend(is.difference(&wanted).map(|order| format!("offered as well: {order}")));
        found.extend(wanted.difference(is).map(|order| format!("not offered: {order}")));
    };
    if let Some(only) = only {
        compare(&is, only);
    }
    for (kind, only) in only_of {
        let of_kind = orders.iter().filter(|order| tag(order) == Some(kind));
        let is = of_kind.map(|order| spelled::<C>(order, &tokens)).collect();
        let only: Vec<Map<String, Value>> = only.iter().map(|fields| of(kind, fields)).collect();
        compare(&is, &only);
    }
    found
}

/// An order from its kind and its other fields.
pub fn of(kind: &str, fields: &Map<String, Value>) -> Map<String, Value> {
    let mut order = fields.clone();
    order.insert("order".to_owned(), Value::from(kind));
    order
}

fn tag(order: &Value) -> Option<&str> {
    order.get("order").and_then(Value::as_str)
}

/// An order as a case would write it, its blocks sorted by id.
fn spelled<C: Cases>(order: &Value, tokens: &Tokens) -> String {
    let named = with_ids(order, C::BLOCKS, std::slice::from_ref(tokens));
    C::LABELS.write(named).to_string()
}
