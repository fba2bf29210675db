//! Compares what a case expects with what is.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Map, Value, json};

use super::format::{Expected, ExpectedMorale, ExpectedPiece, ExpectedState};
use super::pieces::written;
use super::{Run, offered};
use crate::field::place::CrossingNumber;
use crate::force::Side;
use crate::secrecy::Viewer;
use crate::triomphe::event::Event;
use crate::triomphe::state::Piece;
use crate::triomphe::view::SeenFace;

pub(super) type Checked = Result<(), String>;

/// Checks everything that is named; the first difference is the answer.
pub(super) fn check(run: &Run, expected: &Expected) -> Checked {
    equal("round", expected.round, run.state.round)?;
    equal("side", expected.side, run.state.active)?;
    equal("commands", expected.commands, run.state.commands)?;
    for (id, piece) in &expected.pieces {
        check_piece(run, id, piece)?;
    }
    for side in Side::BOTH {
        if let Some(morale) = &expected.morale[side] {
            check_morale(run, side, morale)?;
        }
    }
    if let Some(decision) = &expected.decision {
        check_decision(run, decision)?;
    }
    offered::check(run, expected)?;
    check_events(run, expected)?;
    for (id, known) in &expected.known {
        check_known(run, id, known)?;
    }
    for side in Side::BOTH {
        equal(&format!("faces known to {side}"), expected.faces_known[side], faces_known(run, side))?;
    }
    for (&crossing, used) in &expected.traffic {
        check_traffic(run, crossing, used)?;
    }
    for (&place, &blocks) in &expected.blocks {
        let view = run.state.view(Viewer::Spectator);
        let there = view.pieces.iter().filter(|seen| seen.at == place).count();
        equal(&format!("number of blocks at {place}"), Some(blocks), there)?;
    }
    match (expected.outcome, run.state.outcome) {
        (Some(wanted), outcome) if outcome != Some(wanted) => Err(format!("outcome: {outcome:?}")),
        (None, Some(outcome)) => Err(format!("the game is over: {outcome:?}")),
        _ => Ok(()),
    }
}

#[allow(clippy::needless_pass_by_value, reason = "callers compare fresh values")]
fn equal<T: PartialEq + std::fmt::Debug>(what: &str, wanted: Option<T>, is: T) -> Checked {
    match wanted {
        Some(wanted) if wanted != is => Err(format!("{what} is {is:?}, not {wanted:?}")),
        _ => Ok(()),
    }
}

fn check_piece(run: &Run, id: &str, expected: &ExpectedPiece) -> Checked {
    let piece = run.state.piece(run.ids.piece(id)?);
    let at = run.state.board.place_name(piece.place());
    let state = match expected {
        ExpectedPiece::At(place) => &ExpectedState { at: Some(*place), ..ExpectedState::default() },
        ExpectedPiece::More(state) => state,
    };
    if let Some(place) = state.at.filter(|&place| place != at) {
        return Err(format!("{id} is at {at}, not {place}"));
    }
    equal(&format!("face of {id}"), state.face.clone(), written(piece.face))?;
    equal(&format!("done of {id}"), state.done, piece.done)?;
    let bombardment = bombardment_of(piece)?;
    equal(&format!("bombardment of {id}"), state.bombardment.clone(), bombardment)?;
    equal(&format!("disorganized of {id}"), state.disorganized, piece.disorganized())
}

fn bombardment_of(piece: &Piece) -> Result<String, String> {
    let written = serde_json::to_value(piece.guns.stage()).map_err(|error| error.to_string())?;
    Ok(written.as_str().unwrap_or("none").to_owned())
}

fn check_morale(run: &Run, side: Side, expected: &ExpectedMorale) -> Checked {
    let morale = &run.state.morale[side];
    equal(&format!("uncommitted morale of {side}"), expected.uncommitted, morale.uncommitted)?;
    equal(&format!("morale level of {side}"), expected.level, morale.level())?;
    let number = |locale| run.state.board.locale(locale).number;
    let committed: BTreeMap<_, _> =
        morale.committed().iter().map(|&(locale, tokens)| (number(locale), tokens)).collect();
    equal(&format!("committed morale of {side}"), expected.committed.clone(), committed)
}

fn check_decision(run: &Run, expected: &Map<String, Value>) -> Checked {
    let decision = run.state.decision().ok_or("no decision is open")?;
    let is = serde_json::to_value(decision).map_err(|error| error.to_string())?;
    if contains(&is, expected) { Ok(()) } else { Err(format!("the open decision is {is}")) }
}

/// Whether an object has these fields with these values.
fn contains(object: &Value, fields: &Map<String, Value>) -> bool {
    fields.iter().all(|(key, value)| object.get(key) == Some(value))
}

fn check_events(run: &Run, expected: &Expected) -> Checked {
    let happened = run.events.iter().map(|happening| serde_json::to_value(&happening.event));
    let happened: Vec<Value> = happened.collect::<Result<_, _>>().map_err(|error| error.to_string())?;
    let mut rest = happened.iter();
    for wanted in &expected.events {
        if !rest.any(|event| contains(event, wanted)) {
            let wanted = Value::Object(wanted.clone());
            return Err(format!("did not happen, or not in this order: {wanted}"));
        }
    }
    for kind in &expected.no_events {
        event_kind(kind)?;
        if happened.iter().any(|event| event["event"] == kind.as_str()) {
            return Err(format!("happened: {kind}"));
        }
    }
    if let Some(shown) = &expected.shown {
        let faces = |event: &Event| matches!(event, Event::Shown { .. } | Event::Reduced { .. });
        let events = run.events.iter().filter(|happening| faces(&happening.event));
        let seen: BTreeSet<&str> = events.flat_map(|one| &one.pieces).map(String::as_str).collect();
        let wanted: BTreeSet<&str> = shown.iter().map(String::as_str).collect();
        if seen != wanted {
            return Err(format!("shown were {seen:?}"));
        }
    }
    Ok(())
}

fn check_traffic(run: &Run, crossing: CrossingNumber, expected: &Map<String, Value>) -> Checked {
    let traffic = run.state.view(Viewer::Spectator).traffic;
    let used = traffic.iter().find(|used| used.crossing == crossing);
    let is = serde_json::to_value(used).map_err(|error| error.to_string())?;
    if contains(&is, expected) { Ok(()) } else { Err(format!("traffic over crossing {}: {is}", crossing.0)) }
}

/// A misspelt kind of event never happens, so it has to be looked up.
fn event_kind(kind: &str) -> Checked {
    match serde_json::from_value::<Event>(json!({ "event": kind })) {
        Err(error) if error.to_string().contains("unknown variant") => {
            Err(format!("there is no event called {kind}"))
        }
        _ => Ok(()),
    }
}

fn faces_known(run: &Run, side: Side) -> usize {
    let view = run.state.view(Viewer::from(side));
    let enemies = view.pieces.iter().filter(|seen| seen.side != side);
    enemies.filter(|seen| matches!(seen.face, SeenFace::Open { .. } | SeenFace::LastSeen { .. })).count()
}

fn check_known(run: &Run, id: &str, known: &str) -> Checked {
    let piece = run.state.piece(run.ids.piece(id)?);
    let view = run.state.view(Viewer::from(piece.side.opponent()));
    let seen = view.pieces.iter().find(|seen| seen.token == piece.token);
    let is = match seen.map(|seen| seen.face) {
        Some(SeenFace::Open { face } | SeenFace::LastSeen { face }) => written(face),
        Some(SeenFace::Hidden | SeenFace::Own { .. }) => "?".to_owned(),
        None => "-".to_owned(),
    };
    equal(&format!("what the enemy knows of {id}"), Some(known.to_owned()), is)
}
