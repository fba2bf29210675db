//! Files of random games: each is accepted as it was written, and refused when anything in
//! it was changed.

use std::collections::BTreeMap;

use chrono::{DateTime, TimeDelta, Utc};
use estafette_engine::chance::{Draws, LogPosition, Purpose, Seed};
use estafette_engine::ending::Ending;
use estafette_engine::force::Side;
use estafette_engine::game::Rules;
use estafette_engine::games::GAMES;
use estafette_engine::history::{History, Step};
use estafette_engine::parley::{Minutes, Offer, Parley};
use estafette_engine::secrecy::Seat;
use estafette_engine::triomphe::{RULES, State};
use estafette_engine::undo::Undo;
use estafette_protocol::pace::Pace;
use estafette_protocol::record::{FaultCode, FileCheck, FileStep, GameFile};
use estafette_testing::bot::random;
use serde_json::{Value, json};
use uuid::Uuid;

use super::verify::Patience;
use super::{tell, verify, write};
use crate::pace::{self, Clocks, TimedEntry, deciding};
use crate::store::games::Origin;
use crate::store::moves::StoredMove;

const DRAW: Offer = Offer::Draw {};

/// A game at random, as the host would store it.
struct Played {
    origin: Origin,
    pace: Pace,
    start: DateTime<Utc>,
    now: DateTime<Utc>,
    history: History,
    clocks: Option<Clocks>,
    moves: Vec<StoredMove>,
    draws: Draws,
}

impl Played {
    fn start(number: u64, pace: Pace) -> Played {
        let (options, seed) = (json!({}), Seed::from_number(number));
        let origin =
            Origin { kind: RULES.kind(), rules_version: RULES.version(), options: options.clone(), seed };
        let history = History::start(&RULES, &options, seed).unwrap();
        let start: DateTime<Utc> = "2000-06-14T06:00:00Z".parse().unwrap();
        let clocks = Clocks::start(pace, deciding(&history.game().asked()), start);
        let draws = Draws::new(&Seed::from_number(!number), LogPosition(1), Purpose::Deal);
        Played { origin, pace, start, now: start, history, clocks, moves: Vec::new(), draws }
    }

    /// Takes a step, if it is allowed.
    fn give(&mut self, side: Side, step: Step) -> bool {
        let Ok(next) = self.history.judge(side, step.clone()) else { return false };
        if pace::judge(self.clocks.as_ref(), side, &step, self.now).is_err() {
            return false;
        }
        let position = self.history.position().next();
        self.history.advance(next);
        let (at, over) = (self.now, self.history.ending().is_some());
        let deciding = deciding(&self.history.game().asked());
        let entry = TimedEntry { side, step: &step, at, deciding, over };
        self.clocks = self.clocks.as_ref().map(|clocks| clocks.after(&entry));
        self.moves.push(StoredMove { position, order_id: Uuid::new_v4(), seat: side.into(), step, at });
        true
    }

    fn order(&mut self) {
        let Some(side) = self.history.game().asked().first().map(|seat| seat.side) else { return };
        let state: &State = self.history.game().state().unwrap();
        let order = random::order(&state.offers(side).unwrap(), &mut self.draws).unwrap();
        assert!(self.give(side, Step::Order(order)));
        self.now += TimeDelta::microseconds(i64::from(self.draws.below(90_000_000)));
    }

    /// Plays on, with talk beside the board and orders taken back, to the end.
    fn finish(&mut self, resigns: bool) {
        while self.history.ending().is_none() {
            self.order();
            let by = Side::BOTH[self.draws.below(2) as usize];
            let last = self.history.position();
            let step = match self.draws.below(40) {
                0 => Step::Undo(Undo::TakeBack { from: last }),
                1 => Step::Undo(Undo::Ask { from: last }),
                2 | 3 => Step::Undo(Undo::Agree {}),
                4 => Step::Parley(Parley::Offer { offer: DRAW }),
                5 => Step::Parley(Parley::Decline { offer: DRAW }),
                6 => Step::Parley(Parley::Offer { offer: Offer::Pause { minutes: Minutes::ONE } }),
                7 => Step::Parley(Parley::Accept { offer: Offer::Pause { minutes: Minutes::ONE } }),
                8 if resigns && last.0 > 60 => Step::Parley(Parley::Resign {}),
                _ => continue,
            };
            self.give(by, step);
        }
    }

    fn file(&self) -> GameFile {
        let names = ["Melas", "Bonaparte"].map(|name| Some(name.to_owned()));
        let players = Seat::OF_TWO.into_iter().zip(names).collect();
        write(&RULES, &self.origin, self.pace, self.start, players, &self.moves).unwrap()
    }
}

const LIVE: Pace = Pace::Live { bank_seconds: 600, increment_seconds: 10 };

fn random_game(number: u64) -> GameFile {
    let pace = match number % 3 {
        0 => Pace::None,
        1 => LIVE,
        _ => Pace::Correspondence { days: 2, bank_days: 5 },
    };
    let mut game = Played::start(number, pace);
    game.finish(number % 4 == 3);
    game.give(Side::Red, Step::Parley(Parley::Offer { offer: Offer::Rematch {} }));
    game.file()
}

fn checked(file: &Value) -> FileCheck {
    verify(&GAMES, file.to_string().as_bytes(), Patience::Short).1
}

fn codes(file: &Value) -> Vec<FaultCode> {
    checked(file).faults.iter().map(|fault| fault.code).collect()
}

/// A file as it is stored.
fn text(file: &GameFile) -> Vec<u8> {
    super::text(file, RULES.labels()).unwrap()
}

fn json(file: &GameFile) -> Value {
    serde_json::from_slice(&text(file)).unwrap()
}

fn accept(file: &GameFile) {
    let (read, verification) = verify(&GAMES, &text(file), Patience::Short);
    assert_eq!(verification.faults, []);
    assert_eq!(verification.result, Some(file.result));
    assert_eq!(read.as_ref(), Some(file));
}

#[test]
fn every_file_of_a_game_is_accepted_however_it_ended() {
    let mut endings: BTreeMap<String, u32> = BTreeMap::new();
    let mut undone = 0;
    for number in 0..24 {
        let file = random_game(number);
        accept(&file);
        undone += file
            .entries
            .iter()
            .filter(|entry| matches!(entry.step, FileStep::Undo(Undo::Agree {} | Undo::TakeBack { .. })))
            .count();
        let how = serde_json::to_value(file.result).unwrap();
        *endings.entry(how["by"].as_str().unwrap().to_owned()).or_default() += 1;
    }
    println!("{endings:?}, {undone} times orders were taken back");
    assert!(undone > 10);
    for by in ["decisive", "marginal", "resignation"] {
        assert!(endings.contains_key(by), "no game ended {by}: {endings:?}");
    }
}

#[test]
fn a_draw_a_claim_and_an_agreed_undo_are_accepted() {
    let mut drawn = Played::start(5, Pace::None);
    drawn.order();
    let from = LogPosition(1);
    drawn.give(Side::Red, Step::Undo(Undo::Ask { from }));
    assert!(drawn.give(Side::Blue, Step::Undo(Undo::Agree {})));
    drawn.order();
    drawn.give(Side::Blue, Step::Parley(Parley::Offer { offer: DRAW }));
    assert!(drawn.give(Side::Red, Step::Parley(Parley::Accept { offer: DRAW })));
    let file = drawn.file();
    assert_eq!(file.result.ending, Ending::Agreement {});
    accept(&file);

    let mut claimed = Played::start(6, LIVE);
    claimed.order();
    claimed.now += TimeDelta::days(2);
    let loser = claimed.history.game().asked()[0].side;
    assert!(claimed.give(loser.opponent(), Step::Parley(Parley::ClaimTime {})));
    let file = claimed.file();
    assert_eq!(file.result.ending, Ending::Time { winner: loser.opponent() });
    accept(&file);

    // A claim before its time is none, although the file's hashes are right.
    let mut early = file;
    let last = early.entries.last_mut().unwrap();
    last.at -= TimeDelta::days(2);
    early.result.at = last.at;
    super::write::link(&mut early, RULES.labels());
    assert_eq!(codes(&json(&early)), [FaultCode::Time]);
}

/// The index of the first order from some entry on that fulfils a condition.
fn find(file: &GameFile, from: usize, wanted: impl Fn(&Value) -> bool) -> usize {
    let found = file.entries.iter().skip(from).position(|entry| match &entry.step {
        FileStep::Order(order) => wanted(order),
        FileStep::Undo(_) | FileStep::Parley(_) => false,
    });
    found.unwrap() + from
}

#[test]
fn a_changed_order_is_refused() {
    let file = random_game(0);
    let at = find(&file, 20, |order| order["order"] != "end_turn");
    let mut changed = json(&file);
    changed["entries"][at]["step"] = json!({ "order": { "order": "end_turn" } });
    let faults = checked(&changed).faults;
    let position = Some(LogPosition(u32::try_from(at).unwrap() + 1));
    assert_eq!((faults[0].code, faults[0].position), (FaultCode::Chain, position));
    let sentence =
        format!("Entry {} is not as it was recorded, or something before it: its hash is another.", at + 1);
    assert_eq!(faults[0].sentence, sentence);
    assert!(faults.len() > 1, "it does not play the same either: {faults:?}");

    let mut file = file;
    file.entries[at].step = FileStep::Order(json!({ "order": "end_turn" }));
    assert_goes_another_way(file);
}

/// With all hashes made anew nothing is hidden: the game goes another way.
fn assert_goes_another_way(mut file: GameFile) {
    super::write::link(&mut file, RULES.labels());
    let faults = codes(&json(&file));
    assert!(
        matches!(faults[..], [FaultCode::Seen | FaultCode::Refused | FaultCode::OutOfTurn]),
        "{faults:?}"
    );
}

#[test]
fn a_changed_seed_is_refused() {
    let mut changed = json(&random_game(1));
    changed["seed"] = json!("00".repeat(32));
    let faults = checked(&changed).faults;
    let sentence = "The seed is not the one that was committed to when the game began.";
    assert_eq!(faults.iter().map(|fault| fault.sentence.as_str()).collect::<Vec<_>>(), [sentence]);

    // With a commitment that fits, and all hashed again, it is another game.
    let mut file = random_game(1);
    let seed = Seed::from_number(99);
    file.seed = data_encoding::HEXLOWER.encode(seed.bytes());
    file.commitment = data_encoding::HEXLOWER.encode(&seed.commitment());
    assert_eq!(codes(&json(&file)), [FaultCode::Opening, FaultCode::SetUp]);
    super::write::link(&mut file, RULES.labels());
    assert_eq!(codes(&json(&file)), [FaultCode::SetUp]);
}

#[test]
fn a_removed_move_is_refused() {
    let mut removed = json(&random_game(2));
    removed["entries"].as_array_mut().unwrap().remove(9);
    let faults = checked(&removed).faults;
    let sentence = "Entry 11 stands where entry 10 has to: one is missing, or they were moved.";
    assert_eq!(faults[0].sentence, sentence);
    assert_eq!(codes(&removed), [FaultCode::Missing, FaultCode::Chain]);

    let mut last = json(&random_game(2));
    let entries = last["entries"].as_array_mut().unwrap();
    entries.pop();
    entries.pop();
    assert_eq!(codes(&last), [FaultCode::NotOver]);

    let mut file = random_game(2);
    file.entries.remove(9);
    for (position, entry) in (1..).zip(&mut file.entries) {
        entry.position = LogPosition(position);
    }
    assert_goes_another_way(file);
}

#[test]
fn a_swapped_side_is_refused() {
    let file = random_game(4);
    let at = find(&file, 10, |order| order["order"] == "end_turn");
    let side = RULES.labels().army(file.entries[at].seat.side.opponent());
    let mut swapped = json(&file);
    swapped["entries"][at]["side"] = json!(side.to_string().to_lowercase());
    let faults = checked(&swapped).faults;
    let sentence =
        format!("Entry {} is an order of {side}, but it was {} who had to decide.", at + 1, side.opponent());
    assert_eq!(
        faults.iter().map(|fault| fault.code).collect::<Vec<_>>(),
        [FaultCode::Chain, FaultCode::OutOfTurn]
    );
    assert_eq!(faults[1].sentence, sentence);
}

#[test]
fn whatever_else_is_changed_is_told() {
    let file = json(&random_game(3));
    let with = |change: &dyn Fn(&mut Value)| {
        let mut changed = file.clone();
        change(&mut changed);
        codes(&changed)
    };
    let result = |value: &mut Value| {
        value["result"]["rounds"] = json!(15 - value["result"]["rounds"].as_u64().unwrap());
    };
    assert_eq!(with(&result), [FaultCode::Result]);
    assert_eq!(with(&|value| value["rules_version"] = json!(2)), [FaultCode::OtherRules, FaultCode::Opening]);
    assert_eq!(with(&|value| value["version"] = json!(2)), [FaultCode::OtherVersion]);
    assert_eq!(with(&|value| value["version"] = json!("1")), [FaultCode::Unreadable]);
    assert_eq!(with(&|value| value["format"] = json!("pgn")), [FaultCode::Unreadable]);
    assert_eq!(with(&|value| value["more"] = json!(1)), [FaultCode::Unreadable]);
    assert_eq!(with(&|value| value["players"]["austria"] = json!("Zach")), []);
    let later = |value: &mut Value| value["entries"][4]["at"] = json!("2100-01-01T00:00:00Z");
    assert_eq!(with(&later), [FaultCode::Chain, FaultCode::Backwards]);
    let seen = |value: &mut Value| value["entries"][4]["seen"]["france"] = json!("00");
    assert_eq!(with(&seen), [FaultCode::Chain, FaultCode::Seen]);
    let otherwise = |value: &mut Value| value["started_at"] = json!("2000-06-14T06:00:00+00:00");
    assert_eq!(with(&otherwise), [FaultCode::Unreadable]);
    let ages = |value: &mut Value| value["entries"][4]["at"] = json!("+200000-01-01T00:00:00Z");
    assert_eq!(with(&ages), [FaultCode::Unreadable]);
    let pace = json!({ "pace": "correspondence", "days": 4_000_000_000_u32, "bank_days": 4_000_000_000_u32 });
    assert_eq!(with(&|value| value["pace"] = pace.clone()), [FaultCode::Unreadable]);
    let no_seed = |value: &mut Value| value["seed"] = json!("xyz");
    assert_eq!(with(&no_seed), [FaultCode::Seed]);
    for text in ["", "{", "[]", "null", "\u{0}"] {
        let faults = verify(&GAMES, text.as_bytes(), Patience::Short).1.faults;
        assert_eq!(
            faults.iter().map(|fault| fault.code).collect::<Vec<_>>(),
            [FaultCode::Unreadable],
            "{text}"
        );
    }
}

#[test]
fn a_file_that_takes_back_without_end_is_not_played_for_everybody() {
    let mut game = Played::start(8, Pace::None);
    for _ in 0..270 {
        game.order();
        let from = game.history.position();
        let by = game.moves.last().unwrap().seat.side;
        game.give(by, Step::Undo(Undo::Ask { from }));
        game.give(by.opponent(), Step::Undo(Undo::Agree {}));
    }
    game.give(Side::Red, Step::Parley(Parley::Resign {}));
    let text = text(&game.file());
    assert_eq!(verify(&GAMES, &text, Patience::Short).1.faults[0].code, FaultCode::TooLong);
    assert!(tell(&GAMES, &text).verified);
}

#[test]
fn the_terminal_is_told_the_result_or_what_is_wrong() {
    let file = random_game(12);
    let told = tell(&GAMES, &text(&file));
    assert!(told.verified && told.text.contains("Played again, and verified.\nResult: a "), "{}", told.text);
    assert!(
        told.text.starts_with("Austria: Melas\nFrance: Bonaparte\nEntries of the log: "),
        "{}",
        told.text
    );
    let mut changed = json(&file);
    changed["seed"] = json!("00".repeat(32));
    let told = tell(&GAMES, changed.to_string().as_bytes());
    assert!(!told.verified && told.text.contains("Wrong: The seed is not"), "{}", told.text);
    assert!(told.text.ends_with("Not verified; 0 entries were played again.\n"), "{}", told.text);
}
