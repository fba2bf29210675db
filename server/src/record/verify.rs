//! Checking a game file: its seed against the commitment, its chain of hashes, and the
//! game itself by playing it again.

use chrono::{DateTime, Datelike, SubsecRound, Utc};
use data_encoding::HEXLOWER;
use estafette_engine::chance::{LogPosition, Seed};
use estafette_engine::force::Side;
use estafette_engine::game::Rules;
use estafette_engine::games::Games;
use estafette_engine::history::Step;
use estafette_engine::kind::GameKind;
use estafette_engine::labels::Labels;
use estafette_engine::secrecy::Seat;
use estafette_engine::undo::Undo;
use estafette_protocol::record::{FORMAT, FileCheck, FileEntry, FileStep, GameFile, VERSION};
use serde::Deserialize;
use serde_json::{Map, Value};

use super::chain;
use super::fault::Wrong;
use super::replay::{Beginning, NotTaken, Replay};
use super::size;
use crate::pace;

/// How long a game may take to be played again.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Patience {
    /// As long as it takes.
    Endless,
    /// A second or so: who takes back much makes everything before it be played again.
    Short,
}

/// The most orders that are played again with a [`Patience::Short`].
const MOST_ORDERS: usize = 100_000;

/// Checks a game file, and gives the game where it can be read. All that is wrong with the
/// recording is told; of the game only what comes first, since all later follows from it.
pub fn verify(games: &Games, text: &[u8], patience: Patience) -> (Option<GameFile>, FileCheck) {
    let mut check = Check { patience, wrong: Vec::new(), replay: None };
    let file = match read(games, text) {
        Ok((rules, value, file)) => {
            check.all(rules, &value, &file);
            Some(file)
        }
        Err(wrong) => {
            check.wrong.push(wrong);
            None
        }
    };
    let Check { wrong, replay, .. } = check;
    let verification = FileCheck {
        faults: wrong.iter().map(Into::into).collect(),
        result: replay.as_ref().and_then(Replay::result),
        played: replay.as_ref().map_or(0, Replay::played),
    };
    (file, verification)
}

/// The rules of the game in a file, the file as it was written, and as it is understood.
pub type Read = (&'static dyn Rules, Map<String, Value>, GameFile);

/// Reads a game file.
pub fn read(games: &Games, text: &[u8]) -> Result<Read, Wrong> {
    let unreadable = |error: serde_json::Error| Wrong::Unreadable(error.to_string());
    if !size::is_bearable(text) {
        return Err(Wrong::Unreadable("it has more parts than games have".to_owned()));
    }
    let value: Value = serde_json::from_slice(text).map_err(unreadable)?;
    if value["format"] != FORMAT {
        return Err(Wrong::Unreadable(format!("its format is not called {FORMAT}")));
    }
    match value["version"].as_u64() {
        Some(version) if version == u64::from(VERSION) => (),
        Some(version) => return Err(Wrong::OtherVersion(version)),
        None => return Err(Wrong::Unreadable("its version is missing".to_owned())),
    }
    let kind = GameKind::deserialize(&value["game"]).map_err(unreadable)?;
    let rules = games.rules(kind).ok_or_else(|| Wrong::Unreadable(format!("no game is called {kind}")))?;
    let labels = rules.labels();
    let file = GameFile::deserialize(labels.read(value.clone())).map_err(unreadable)?;
    // What means the same and is written in another way would be hashed in another way.
    if serde_json::to_value(&file).ok().map(|file| labels.write(file)).as_ref() != Some(&value) {
        return Err(Wrong::Unreadable("it is not written as game files are".to_owned()));
    }
    if !times(&file).all(is_of_our_time) {
        return Err(Wrong::Unreadable("its times are of another age".to_owned()));
    }
    if let Err(sentence) = pace::check(file.pace) {
        return Err(Wrong::Unreadable(format!("its pace is none: {sentence}")));
    }
    match value {
        Value::Object(members) => Ok((rules, members, file)),
        _ => Err(Wrong::Unreadable("it is no object".to_owned())),
    }
}

fn times(file: &GameFile) -> impl Iterator<Item = DateTime<Utc>> {
    let entries = file.entries.iter().map(|entry| entry.at);
    entries.chain([file.started_at, file.result.at])
}

/// Whether clocks can reckon with a time, and databases keep it.
fn is_of_our_time(time: DateTime<Utc>) -> bool {
    (1970..3000).contains(&time.year()) && time.trunc_subsecs(6) == time
}

struct Check {
    patience: Patience,
    wrong: Vec<Wrong>,
    replay: Option<Replay>,
}

impl Check {
    fn all(&mut self, rules: &'static dyn Rules, value: &Map<String, Value>, file: &GameFile) {
        let seed = committed_seed(file);
        let counted = check_positions(&file.entries);
        let chained = check_chain(value);
        if file.rules_version != rules.version() {
            self.wrong.push(Wrong::OtherRules(file.rules_version));
        }
        self.wrong.extend([seed.as_ref().err().cloned(), counted.err(), chained.err()].into_iter().flatten());
        // With another seed, or without an entry, everything is another game.
        let playable = !self
            .wrong
            .iter()
            .any(|wrong| matches!(wrong, Wrong::OtherRules(_) | Wrong::Seed | Wrong::Missing { .. }));
        if let (Ok(seed), true) = (seed, playable)
            && let Err(wrong) = self.play(rules, file, seed)
        {
            self.wrong.push(wrong);
        }
    }

    fn play(&mut self, rules: &'static dyn Rules, file: &GameFile, seed: Seed) -> Result<(), Wrong> {
        let GameFile { options, pace, started_at, .. } = file;
        let beginning = Beginning { rules, options, seed, pace: *pace, started_at: *started_at };
        let replay = self.replay.insert(Replay::start(&beginning).map_err(Wrong::Options)?);
        if replay.places() != file.set_up || replay.seen() != file.seen {
            return Err(Wrong::SetUp);
        }
        let mut last = DateTime::<Utc>::MIN_UTC;
        let mut orders = 0;
        for entry in &file.entries {
            if entry.at < last {
                return Err(Wrong::Backwards(entry.position));
            }
            last = entry.at;
            orders += cost(entry);
            if self.patience == Patience::Short && orders > MOST_ORDERS {
                return Err(Wrong::TooLong);
            }
            give(replay, entry, rules.labels())?;
        }
        match replay.result() {
            _ if !replay.seats().iter().eq(file.players.keys()) => {
                Err(Wrong::Unreadable("its players are not those of its seats".to_owned()))
            }
            None => Err(Wrong::NotOver),
            Some(result) if result != file.result => Err(Wrong::Result),
            Some(_) => Ok(()),
        }
    }
}

/// How many orders are played for an entry, at most.
fn cost(entry: &FileEntry) -> usize {
    match entry.step {
        // All that stands before it is played again.
        FileStep::Undo(Undo::TakeBack { .. } | Undo::Agree {}) => {
            usize::try_from(entry.position.0).unwrap_or(usize::MAX)
        }
        FileStep::Order(_) | FileStep::Undo(_) | FileStep::Parley(_) => 1,
    }
}

/// Plays an entry, and compares what both sides see then.
fn give(replay: &mut Replay, entry: &FileEntry, labels: Labels) -> Result<(), Wrong> {
    let &FileEntry { position, seat, at, .. } = entry;
    let step = step(&entry.step);
    let army = labels.army(seat.side);
    let others = replay.is_asked(seat.side.opponent()) && !replay.is_asked(seat.side);
    replay.judge(seat, &step, at).map_err(|refusal| match refusal {
        NotTaken::Rules(_) if matches!(step, Step::Order(_)) && others => Wrong::OutOfTurn(position, army),
        NotTaken::Rules(refusal) => Wrong::Refused(position, army, refusal),
        NotTaken::Time(refusal) => Wrong::Time(position, army, refusal),
    })?;
    let seen = replay.seen();
    let other = Side::BOTH.into_iter().find(|&side| seen[side] != entry.seen[side]);
    other.map_or(Ok(()), |side| Err(Wrong::Seen(position, labels.army(side))))
}

/// On which chair whoever has a seat at the end of a game sat down; nothing where the file is not
/// right.
pub fn chairs(rules: &'static dyn Rules, file: &GameFile) -> Option<Vec<(Seat, Seat)>> {
    let GameFile { options, pace, started_at, .. } = file;
    let seed = committed_seed(file).ok()?;
    let beginning = Beginning { rules, options, seed, pace: *pace, started_at: *started_at };
    let mut replay = Replay::start(&beginning).ok()?;
    for entry in &file.entries {
        replay.repeat(entry.seat, &step(&entry.step), entry.at).ok()?;
    }
    Some(replay.chairs())
}

/// What an entry of a file is in the log.
pub fn step(step: &FileStep) -> Step {
    match step {
        FileStep::Order(order) => Step::Order(order.clone()),
        FileStep::Undo(undo) => Step::Undo(*undo),
        FileStep::Parley(parley) => Step::Parley(*parley),
    }
}

/// The seed, if it is the one that was committed to.
fn committed_seed(file: &GameFile) -> Result<Seed, Wrong> {
    let bytes = HEXLOWER.decode(file.seed.as_bytes()).ok();
    let seed = bytes.and_then(|bytes| bytes.try_into().ok()).map(Seed::new).ok_or(Wrong::Seed)?;
    if HEXLOWER.encode(&seed.commitment()) == file.commitment { Ok(seed) } else { Err(Wrong::Seed) }
}

fn check_positions(entries: &[FileEntry]) -> Result<(), Wrong> {
    let mut wanted = LogPosition::SETUP;
    for entry in entries {
        wanted = wanted.next();
        if entry.position != wanted {
            return Err(Wrong::Missing { wanted, found: entry.position });
        }
    }
    Ok(())
}

/// The first hash that is not what it has to be. The file itself is hashed, not what was
/// understood of it.
fn check_chain(file: &Map<String, Value>) -> Result<(), Wrong> {
    let mut before = chain::opening(file);
    if file.get("hash").and_then(Value::as_str) != Some(&before) {
        return Err(Wrong::Opening);
    }
    let entries = file.get("entries").and_then(Value::as_array).map_or(&[][..], Vec::as_slice);
    for (position, entry) in (1..).map(LogPosition).zip(entries) {
        let members = entry.as_object().ok_or(Wrong::Chain(position))?;
        let hash = chain::entry(&before, members);
        if members.get("hash").and_then(Value::as_str) != Some(&hash) {
            return Err(Wrong::Chain(position));
        }
        before = hash;
    }
    Ok(())
}
