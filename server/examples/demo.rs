//! Plays the games of the demo archive again: `cargo run -p estafette-server --example demo`.
//!
//! Two players with a direction but without a plan play each side. What they play follows
//! from numbers, so the files come out the same each time, unless the rules or the players
//! change.

use chrono::{DateTime, TimeDelta, Utc};
use estafette_engine::bot::marcher::Marcher;
use estafette_engine::chance::{Draws, LogPosition, Purpose, Seed};
use estafette_engine::force::{PerSide, Side};
use estafette_engine::history::{History, Step};
use estafette_engine::registry::{Game, GameKind};
use estafette_engine::triomphe::data;
use estafette_protocol::pace::Pace;
use estafette_protocol::record::GameFile;
use estafette_server::record;
use estafette_server::store::games::Origin;
use estafette_server::store::moves::StoredMove;
use uuid::Uuid;

/// The games: the number that all follows from, and the name of the file.
const GAMES: [(u64, &str); 2] = [(1, "one"), (2, "two")];

fn main() -> Result<(), Box<dyn std::error::Error>> {
    for (number, name) in GAMES {
        let file = play(number)?;
        println!(
            "{name}: {} entries, {:?} in round {}",
            file.entries.len(),
            file.result.ending,
            file.result.rounds
        );
        let path = format!("{}/demo/{name}.json", env!("CARGO_MANIFEST_DIR"));
        std::fs::write(path, serde_json::to_vec_pretty(&file)?)?;
    }
    Ok(())
}

/// A whole game. An order takes half a minute.
fn play(number: u64) -> Result<GameFile, Box<dyn std::error::Error>> {
    let (kind, options, seed) = (GameKind::Triomphe, serde_json::json!({}), Seed::from_number(number));
    let started_at: DateTime<Utc> = "2000-06-14T06:00:00Z".parse()?;
    let board = data::board();
    let marchers =
        PerSide { austria: Marcher::new(&board, Side::Austria), france: Marcher::new(&board, Side::France) };
    let mut draws = Draws::new(&Seed::from_number(!number), LogPosition(1), Purpose::Deal);
    let mut history = History::start(kind, &options, seed)?;
    let (mut moves, mut at) = (Vec::new(), started_at);
    while let Some(side) = history.game().to_decide() {
        let Game::Triomphe(state) = history.game();
        let order = state.choices(side).and_then(|choices| marchers[side].order(&choices, &mut draws));
        let step = Step::Order(serde_json::to_value(order.ok_or("nothing is offered")?)?);
        let position = history.position().next();
        let next = history.judge(side, step.clone())?;
        history.advance(next);
        at += TimeDelta::seconds(30);
        moves.push(StoredMove { position, order_id: Uuid::nil(), side, step, at });
    }
    let origin = Origin { kind, rules_version: kind.rules_version(), options, seed };
    let players =
        PerSide { austria: Some("Scripted Austria".to_owned()), france: Some("Scripted France".to_owned()) };
    Ok(record::write(&origin, Pace::None, started_at, players, &moves)?)
}
