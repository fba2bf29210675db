//! Compares the orders a case expects to be offered with those that are.

use std::collections::BTreeSet;

use serde_json::{Map, Value};

use super::Run;
use super::expectation::Checked;
use super::format::Expected;
use super::pieces::Tokens;
use crate::force::Token;
use crate::triomphe::{Choices, Group, Order, Template};

/// Checks what must, must not, and may only be offered.
pub(super) fn check(run: &Run, expected: &Expected) -> Checked {
    let choices = run.side_to_decide().and_then(|side| run.state.choices(side));
    for written in &expected.offered {
        if !offers(run, choices.as_ref(), written)? {
            return Err(format!("not offered: {written}"));
        }
    }
    for written in &expected.not_offered {
        if offers(run, choices.as_ref(), written)? {
            return Err(format!("offered: {written}"));
        }
    }
    let offered: Vec<Order> = choices.iter().flat_map(all).collect();
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

fn offers(run: &Run, choices: Option<&Choices>, written: &Value) -> Result<bool, String> {
    let order = run.order(written)?;
    Ok(choices.is_some_and(|choices| choices.offer(&order)))
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

/// Every order that fills in one of the templates.
fn all(choices: &Choices) -> Vec<Order> {
    choices.templates.iter().flat_map(instances).collect()
}

fn instances(template: &Template) -> Vec<Order> {
    match template {
        Template::March { to, group, .. } => groups(group, |pieces| Order::March { pieces, to: *to }),
        Template::RoadMarch { pieces, routes, .. } => {
            let ways = |&piece: &Token| {
                let order = move |crossings| Order::RoadMarch { piece, crossings };
                routes.iter().map(move |route| order(route.crossings.to_vec()))
            };
            pieces.iter().flat_map(ways).collect()
        }
        Template::FollowRoad { to, pieces, .. } => each(pieces, |piece| Order::FollowRoad { piece, to: *to }),
        Template::PontoonEntry { pieces, .. } => each(pieces, |piece| Order::PontoonEntry { piece }),
        Template::ManoeuvreAttack { across, group, .. } => {
            groups(group, |pieces| Order::ManoeuvreAttack { pieces, across: *across })
        }
        Template::Organize { first, second, .. } => organizing(first, second),
        Template::Continuation { to, group } => {
            groups(group, |pieces| Order::Continuation { pieces, to: *to })
        }
        Template::DeclareBombardment { pieces } => each(pieces, |piece| Order::DeclareBombardment { piece }),
        Template::CompleteBombardment { pieces } => {
            each(pieces, |piece| Order::CompleteBombardment { piece })
        }
        Template::CancelBombardment { pieces } => each(pieces, |piece| Order::CancelBombardment { piece }),
        Template::Assault { across, .. } => vec![Order::Assault { across: *across }],
        Template::LeadDefense { group } => groups(group, |pieces| Order::LeadDefense { pieces }),
        Template::NameAssault { group, leaders } => naming(group, leaders),
        Template::Fire { pieces } => each(pieces, |piece| Order::Fire { piece }),
        Template::HoldFire => vec![Order::HoldFire {}],
        Template::CounterAttack { group } => groups(group, |pieces| Order::CounterAttack { pieces }),
        Template::EndTurn => vec![Order::EndTurn {}],
        Template::MarchOn { routes } => {
            each(routes, |route| Order::MarchOn { crossings: route.crossings.to_vec() })
        }
        Template::Halt => vec![Order::Halt {}],
        Template::Respond { group } => groups(group, |pieces| Order::Respond { pieces }),
        Template::Advance => vec![Order::Advance {}],
        Template::Stay => vec![Order::Stay {}],
        Template::ShowInfantry { pieces } => each(pieces, |piece| Order::ShowInfantry { piece }),
        Template::TakeLoss { pieces } => each(pieces, |piece| Order::TakeLoss { piece }),
        Template::Retreat { pieces, to } => {
            let ways = |&piece: &Token| to.iter().map(move |&to| Order::Retreat { piece, to });
            pieces.iter().flat_map(ways).collect()
        }
        Template::GiveUp { pieces } => each(pieces, |piece| Order::GiveUp { piece }),
        Template::RemoveMorale { from } => each(from, |from| Order::RemoveMorale { from }),
        Template::TransferMorale { from } => each(from, |from| Order::TransferMorale { from }),
        Template::LeaveMorale => vec![Order::LeaveMorale {}],
        Template::RecoverMorale { from } => each(from, |from| Order::RecoverMorale { from }),
        Template::RecoverNothing => vec![Order::RecoverNothing {}],
    }
}

/// Every set of assault pieces with every set of leaders among them.
fn naming(group: &Group, leaders: &Group) -> Vec<Order> {
    let led = |pieces: Vec<Token>| {
        let among = |set: &Vec<Token>| set.iter().all(|leader| pieces.contains(leader));
        let sets: Vec<_> = subsets(leaders).into_iter().filter(among).collect();
        sets.into_iter().map(move |leaders| Order::NameAssault { pieces: pieces.clone(), leaders })
    };
    subsets(group).into_iter().flat_map(led).collect()
}

fn each<T: Clone>(items: &[T], order: impl Fn(T) -> Order) -> Vec<Order> {
    items.iter().cloned().map(order).collect()
}

fn groups(group: &Group, order: impl Fn(Vec<Token>) -> Order) -> Vec<Order> {
    subsets(group).into_iter().map(order).collect()
}

/// Every set of pieces a group admits. Groups are small: a locale holds no more
/// than 20 blocks, and no more than three are picked.
fn subsets(group: &Group) -> Vec<Vec<Token>> {
    let mut sets: Vec<Vec<Token>> = vec![Vec::new()];
    for &piece in &group.pieces {
        let room = |set: &&Vec<Token>| set.len() < usize::from(group.at_most);
        let longer: Vec<_> = sets.iter().filter(room).map(|set| [&set[..], &[piece]].concat()).collect();
        sets.extend(longer);
    }
    sets.retain(|set| group.admits(set));
    sets
}

fn organizing(first: &[Token], second: &[Token]) -> Vec<Order> {
    if second.is_empty() {
        return each(first, |piece| Order::Organize { pieces: vec![piece] });
    }
    let pairs = first.iter().flat_map(|&one| second.iter().map(move |&other| vec![one, other]));
    pairs.filter(|pair| pair[0] != pair[1]).map(|pieces| Order::Organize { pieces }).collect()
}
