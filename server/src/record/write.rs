//! Writing a game file.

use std::collections::BTreeMap;

use chrono::{DateTime, Utc};
use data_encoding::HEXLOWER;
use estafette_engine::game::Rules;
use estafette_engine::history::Step;
use estafette_engine::labels::Labels;
use estafette_engine::secrecy::Seat;
use estafette_protocol::pace::Pace;
use estafette_protocol::record::{FORMAT, FileEntry, FileStep, GameFile, VERSION};
use serde::Serialize;
use serde_json::{Map, Value};

use super::chain;
use super::replay::{Beginning, Replay};
use crate::store::games::Origin;
use crate::store::moves::StoredMove;

/// Why a stored game makes no file: it is not over, or its log cannot be played.
#[derive(Debug, thiserror::Error)]
#[error("this log makes no game file")]
pub struct NoFile;

/// The file of a finished game.
pub fn write(
    rules: &'static dyn Rules,
    origin: &Origin,
    pace: Pace,
    started_at: DateTime<Utc>,
    players: BTreeMap<Seat, Option<String>>,
    moves: &[StoredMove],
) -> Result<GameFile, NoFile> {
    let Origin { kind, rules_version, options, seed } = origin;
    let beginning = Beginning { rules, options, seed: *seed, pace, started_at };
    let mut replay = Replay::start(&beginning).map_err(|_| NoFile)?;
    let (set_up, seen) = (replay.places(), replay.seen());
    let mut entries = Vec::with_capacity(moves.len());
    for stored in moves {
        let StoredMove { position, seat, step, at, order_id: _ } = stored;
        replay.repeat(*seat, step, *at).map_err(|_| NoFile)?;
        let (step, seen) = (told(step), replay.seen());
        entries.push(FileEntry {
            position: *position,
            seat: *seat,
            at: *at,
            step,
            seen,
            hash: String::new(),
        });
    }
    let mut file = GameFile {
        format: FORMAT.to_owned(),
        version: VERSION,
        game: *kind,
        rules_version: *rules_version,
        options: options.clone(),
        pace,
        started_at,
        commitment: HEXLOWER.encode(&seed.commitment()),
        set_up,
        seen,
        hash: String::new(),
        players,
        seed: HEXLOWER.encode(seed.bytes()),
        entries,
        result: replay.result().ok_or(NoFile)?,
    };
    link(&mut file, rules.labels());
    Ok(file)
}

/// Puts the hashes in.
pub(super) fn link(file: &mut GameFile, labels: Labels) {
    let entries = std::mem::take(&mut file.entries);
    file.hash = chain::opening(&members(&*file, labels));
    let mut before = file.hash.clone();
    file.entries = entries;
    for entry in &mut file.entries {
        entry.hash = chain::entry(&before, &members(&*entry, labels));
        before.clone_from(&entry.hash);
    }
}

/// The members of something that is an object in the file.
fn members<T: Serialize>(value: &T, labels: Labels) -> Map<String, Value> {
    match serde_json::to_value(value).map(|value| labels.write(value)) {
        Ok(Value::Object(members)) => members,
        _ => Map::new(),
    }
}

/// A file as it is stored and sent: in it the sides are called as the game calls them.
pub fn text(file: &GameFile, labels: Labels) -> Result<Vec<u8>, serde_json::Error> {
    serde_json::to_vec_pretty(&labels.write(serde_json::to_value(file)?))
}

fn told(step: &Step) -> FileStep {
    match step {
        Step::Order(order) => FileStep::Order(order.clone()),
        Step::Undo(undo) => FileStep::Undo(*undo),
        Step::Parley(parley) => FileStep::Parley(*parley),
    }
}
