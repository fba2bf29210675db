//! Plays the games that come with the repository again:
//! `cargo run -p estafette-server --example games`.
//!
//! They are the two of the demo archive, in which two players with a direction but without a
//! plan meet, and a long one for the tests of looking back. What is played follows from
//! numbers, so the files come out the same each time, unless the rules or the players change.

use std::error::Error;

use chrono::{DateTime, TimeDelta, Utc};
use estafette_engine::chance::{Draws, LogPosition, Purpose, Seed};
use estafette_engine::force::{PerSide, Side};
use estafette_engine::game::Rules;
use estafette_engine::history::{History, Step};
use estafette_engine::offer::Offer;
use estafette_engine::parley::Parley;
use estafette_engine::triomphe::{RULES, State};
use estafette_engine::undo::Undo;
use estafette_protocol::pace::Pace;
use estafette_protocol::record::GameFile;
use estafette_server::record;
use estafette_server::store::games::Origin;
use estafette_server::store::moves::StoredMove;
use estafette_testing::bot::random;
use estafette_testing::triomphe::marcher;
use serde_json::Value;
use uuid::Uuid;

fn main() -> Result<(), Box<dyn Error>> {
    for (number, name) in [(1, "one"), (2, "two")] {
        write(&format!("demo/{name}.json"), &demo(number)?)?;
    }
    let long = (1..).find_map(|number| long(number).transpose()).ok_or("no game is long enough")??;
    write("tests/long_game.json", &long)
}

fn write(path: &str, file: &GameFile) -> Result<(), Box<dyn Error>> {
    let (entries, result) = (file.entries.len(), file.result);
    println!("{path}: {entries} entries, {:?} in round {}", result.ending, result.rounds);
    std::fs::write(format!("{}/{path}", env!("CARGO_MANIFEST_DIR")), record::text(file, RULES.labels())?)?;
    Ok(())
}

/// A whole game of the demo archive.
fn demo(number: u64) -> Result<GameFile, Box<dyn Error>> {
    let marchers = PerSide { red: marcher(Side::Red), blue: marcher(Side::Blue) };
    let mut game = Playing::start(number)?;
    while let Some((side, offers)) = game.offered() {
        let order = marchers[side].order(&offers, &mut game.draws);
        game.order(side, order)?;
    }
    game.file("Scripted")
}

/// How long the log of the long game is.
const LONG: u32 = 400;

/// A game whose log has 400 entries, and then ends; nothing if it is over sooner. Its players
/// rarely attack, end no turn before they have to, and take back now and then.
fn long(number: u64) -> Result<Option<GameFile>, Box<dyn Error>> {
    let mut game = Playing::start(number)?;
    while game.history.position().0 < LONG {
        let Some((side, mut offers)) = game.offered() else { return Ok(None) };
        let bold = game.draws.below(60) == 0;
        if offers.iter().any(is_calm) && !bold {
            offers.retain(is_calm);
        }
        let order = random::order(&offers, &mut game.draws);
        game.order(side, order)?;
        if let Some(from) = game.history.undo_for(side).alone_from.filter(|_| game.draws.below(6) == 0) {
            game.step(side, Step::Undo(Undo::TakeBack { from }))?;
        }
    }
    game.step(Side::Red, Step::Parley(Parley::Resign {}))?;
    game.file("Patient").map(Some)
}

fn is_calm(offer: &Offer) -> bool {
    !offer.ends && !offer.attacks()
}

/// A game that is being played, half a minute an entry.
struct Playing {
    seed: Seed,
    history: History,
    draws: Draws,
    moves: Vec<StoredMove>,
    at: DateTime<Utc>,
}

impl Playing {
    fn start(number: u64) -> Result<Playing, Box<dyn Error>> {
        let seed = Seed::from_number(number);
        Ok(Playing {
            seed,
            history: History::start(&RULES, &options(), seed)?,
            draws: Draws::new(&Seed::from_number(!number), LogPosition(1), Purpose::Deal),
            moves: Vec::new(),
            at: started_at()?,
        })
    }

    /// Who has to decide, and what they can; nothing when the game is over.
    fn offered(&self) -> Option<(Side, Vec<Offer>)> {
        let state: &State = self.history.game().state()?;
        let side = state.decision()?.side;
        Some((side, state.offers(side)?))
    }

    fn order(&mut self, side: Side, order: Option<Value>) -> Result<(), Box<dyn Error>> {
        self.step(side, Step::Order(order.ok_or("nothing is offered")?))
    }

    fn step(&mut self, side: Side, step: Step) -> Result<(), Box<dyn Error>> {
        let position = self.history.position().next();
        let next = self.history.judge(side, step.clone())?;
        self.history.advance(next);
        self.at += TimeDelta::seconds(30);
        self.moves.push(StoredMove { position, order_id: Uuid::nil(), seat: side.into(), step, at: self.at });
        Ok(())
    }

    fn file(&self, players: &str) -> Result<GameFile, Box<dyn Error>> {
        let (kind, rules_version) = (RULES.kind(), RULES.version());
        let origin = Origin { kind, rules_version, options: options(), seed: self.seed };
        let name = |side: Side| Some(format!("{players}-{}", RULES.labels().army(side)));
        let players = Side::BOTH.map(|side| (side.into(), name(side))).into();
        Ok(record::write(&RULES, &origin, Pace::None, started_at()?, players, &self.moves)?)
    }
}

fn options() -> serde_json::Value {
    serde_json::json!({})
}

fn started_at() -> Result<DateTime<Utc>, chrono::ParseError> {
    "2000-06-14T06:00:00Z".parse()
}
