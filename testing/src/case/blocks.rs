//! From the ids by which a case names its blocks to the tokens they carry now, and back.

use estafette_engine::force::Token;
use serde_json::{Map, Value};

/// Which token the block of an id carries at some moment.
pub type Tokens = Vec<(String, Token)>;

/// A token that may stand for any block as long as nobody is asked which.
const ANY: Token = Token(1);

/// An order with tokens for the ids in these fields.
pub fn with_tokens(order: &Map<String, Value>, fields: &[&str], tokens: &Tokens) -> Result<Value, String> {
    replaced(order, fields, |id| {
        let known = tokens.iter().find(|(name, _)| name == id);
        known.map(|&(_, token)| token).ok_or_else(|| format!("no block is called {id}"))
    })
}

/// An order with some token for each of the ids in these fields: its form can be looked at.
pub fn formed(order: &Map<String, Value>, fields: &[&str]) -> Value {
    replaced(order, fields, |_| Ok(ANY)).unwrap_or_default()
}

fn replaced(
    order: &Map<String, Value>,
    fields: &[&str],
    token: impl Fn(&str) -> Result<Token, String>,
) -> Result<Value, String> {
    let mut order = order.clone();
    for field in fields {
        match order.get_mut(*field) {
            Some(Value::Array(ids)) => {
                for id in ids {
                    if let Value::String(name) = id {
                        *id = token(name)?.0.into();
                    }
                }
            }
            Some(Value::String(name)) => {
                let carried = token(name)?;
                order.insert((*field).to_owned(), carried.0.into());
            }
            _ => {}
        }
    }
    Ok(Value::Object(order))
}

/// An order or event as a case would write it: with ids for tokens, lists of blocks sorted.
pub fn with_ids(written: &Value, fields: &[&str], moments: &[Tokens]) -> Value {
    let mut written = written.clone();
    for field in fields {
        match written.get_mut(*field) {
            Some(Value::Array(tokens)) => {
                let mut ids: Vec<Value> = tokens.iter().map(|token| id(token, moments)).collect();
                ids.sort_unstable_by_key(ToString::to_string);
                *tokens = ids;
            }
            Some(token) => *token = id(token, moments),
            None => {}
        }
    }
    written
}

/// The ids of the blocks an event names.
pub fn named(event: &Value, fields: &[&str], moments: &[Tokens]) -> Vec<String> {
    let written = with_ids(event, fields, moments);
    let values = fields.iter().filter_map(|field| written.get(*field));
    let ids = values.flat_map(|value| match value {
        Value::Array(ids) => ids.clone(),
        id => vec![id.clone()],
    });
    ids.filter_map(|id| id.as_str().map(str::to_owned)).collect()
}

/// The id of a block. Tokens may have been drawn anew while something happened, so that those of
/// several moments are looked through.
fn id(token: &Value, moments: &[Tokens]) -> Value {
    let mut known = moments.iter().flatten();
    let named = known.find(|(_, carried)| token.as_u64() == Some(carried.0.into()));
    named.map_or_else(|| token.clone(), |(id, _)| Value::from(id.as_str()))
}
