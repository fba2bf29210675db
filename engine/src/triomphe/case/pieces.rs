//! The ids by which a case names its pieces, and the tokens they carry now.

use super::super::{AUSTRIA, FRANCE};
use serde_json::Value;

use crate::force::{Arm, Face, Side, Strength, Token};
use crate::triomphe::state::{PieceId, State};

/// Which piece an id names.
pub(super) struct Ids(pub Vec<(String, PieceId)>);

/// Which token an id's piece carries at some moment.
pub(super) type Tokens = Vec<(String, Token)>;

impl Ids {
    pub fn tokens(&self, state: &State) -> Tokens {
        self.0.iter().map(|(id, piece)| (id.clone(), state.piece(*piece).token)).collect()
    }

    pub fn piece(&self, id: &str) -> Result<PieceId, String> {
        let named = self.0.iter().find(|(name, _)| name == id);
        named.map(|&(_, piece)| piece).ok_or_else(|| format!("no piece is called {id}"))
    }
}

/// An order with the case's ids replaced by tokens.
pub(super) fn with_tokens(written: &Value, tokens: &Tokens) -> Result<Value, String> {
    let token = |id: &Value| match id {
        Value::String(id) => {
            let known = tokens.iter().find(|(name, _)| name == id);
            known.map(|(_, token)| Value::from(token.0)).ok_or_else(|| format!("no piece is called {id}"))
        }
        other => Ok(other.clone()),
    };
    let mut order = written.clone();
    if let Some(piece) = order.get_mut("piece") {
        *piece = token(piece)?;
    }
    for field in ["pieces", "leaders"] {
        if let Some(Value::Array(pieces)) = order.get_mut(field) {
            for piece in pieces {
                *piece = token(piece)?;
            }
        }
    }
    Ok(order)
}

/// The ids of the blocks an event names. Tokens may have been drawn anew while it
/// happened, so those of before and after are tried.
pub(super) fn named(event: &Value, moments: &[Tokens]) -> Vec<String> {
    let single = event.get("piece").into_iter();
    let several = event.get("pieces").and_then(Value::as_array).into_iter().flatten();
    let tokens = single.chain(several).filter_map(Value::as_u64);
    tokens
        .filter_map(|token| {
            let mut known = moments.iter().flatten();
            known.find(|(_, carried)| u64::from(carried.0) == token).map(|(id, _)| id.clone())
        })
        .collect()
}

/// Reads a face such as `i3`, `c2` or `a1`.
pub(super) fn face(text: &str) -> Option<Face> {
    let mut letters = text.chars();
    let arm = match letters.next()? {
        'i' => Arm::Infantry,
        'c' => Arm::Cavalry,
        'a' => Arm::Artillery,
        _ => return None,
    };
    let strength = Strength::new(u8::try_from(letters.next()?.to_digit(10)?).ok()?)?;
    Some(Face { arm, strength })
}

/// How a face is written in a case.
pub(super) fn written(face: Face) -> String {
    let arm = match face.arm {
        Arm::Infantry => 'i',
        Arm::Cavalry => 'c',
        Arm::Artillery => 'a',
    };
    format!("{arm}{}", face.strength.get())
}

/// What an id such as `Fi3b` tells: the side and the face.
pub(super) fn told_by(id: &str) -> (Option<Side>, Option<Face>) {
    let side = match id.chars().next() {
        Some('A') => Some(AUSTRIA),
        Some('F') => Some(FRANCE),
        _ => None,
    };
    (side, id.get(1..).and_then(face))
}
