//! Moves: the append-only log of a game.

use std::time::Duration;

use chrono::{DateTime, Utc};
use estafette_engine::chance::LogPosition;
use estafette_engine::force::Side;
use estafette_engine::history::Step;
use serde_json::Value;
use sqlx::PgPool;
use uuid::Uuid;

use super::games::{self, Overview};
use super::words::{NotAWord, value, word};
use crate::error::Error;
use crate::notify;

/// A move as it is stored.
pub struct StoredMove {
    /// Its position in the log.
    pub position: LogPosition,
    /// The order's id.
    pub order_id: Uuid,
    /// Who gave it.
    pub side: Side,
    /// What was sent.
    pub step: Step,
    /// When.
    pub at: DateTime<Utc>,
}

/// What came of an attempt to append a move.
pub enum Appended {
    /// It is committed.
    Done,
    /// The log already has a move at this position, or one with this id: somebody
    /// else was faster.
    Conflict,
}

/// The moves after a position, in order.
pub async fn after(pool: &PgPool, game: Uuid, position: LogPosition) -> Result<Vec<StoredMove>, Error> {
    let rows = sqlx::query!(
        "select seq, order_id, side, kind, body, at from game_moves
         where game_id = $1 and seq > $2 order by seq",
        game,
        sequence(position),
    )
    .fetch_all(pool)
    .await?;
    let stored = rows.into_iter().map(|row| {
        Ok(StoredMove {
            position: LogPosition(row.seq.try_into().map_err(|_| NotAWord)?),
            order_id: row.order_id,
            side: value(&row.side)?,
            step: step(&row.kind, row.body)?,
            at: row.at,
        })
    });
    stored.collect()
}

/// Appends a move, writes the game's summary after it, and has its players told: all or nothing.
pub async fn append(
    pool: &PgPool,
    before: &Overview,
    game: &Overview,
    new: &StoredMove,
    spacing: Duration,
) -> Result<Appended, Error> {
    let (kind, body) = stored(&new.step);
    let mut transaction = pool.begin().await?;
    let inserted = sqlx::query!(
        "insert into game_moves (game_id, seq, order_id, side, kind, body, at)
         values ($1, $2, $3, $4, $5, $6, $7)",
        game.id,
        sequence(new.position),
        new.order_id,
        word(new.side),
        kind,
        body,
        new.at,
    )
    .execute(&mut *transaction)
    .await;
    match inserted {
        Ok(_) => (),
        Err(sqlx::Error::Database(error)) if error.is_unique_violation() => return Ok(Appended::Conflict),
        Err(error) => return Err(error.into()),
    }
    games::update_summary(&mut *transaction, game).await?;
    notify::after_step(&mut transaction, before, game, new, spacing).await?;
    transaction.commit().await?;
    Ok(Appended::Done)
}

const ORDER: &str = "order";
const UNDO: &str = "undo";

fn stored(step: &Step) -> (&'static str, Value) {
    match step {
        Step::Order(order) => (ORDER, order.clone()),
        // Its only fields are numbers, so this cannot fail.
        Step::Undo(undo) => (UNDO, serde_json::to_value(undo).unwrap_or_default()),
    }
}

fn step(kind: &str, body: Value) -> Result<Step, NotAWord> {
    match kind {
        ORDER => Ok(Step::Order(body)),
        UNDO => serde_json::from_value(body).map(Step::Undo).map_err(|_| NotAWord),
        _ => Err(NotAWord),
    }
}

fn sequence(position: LogPosition) -> i32 {
    position.0.try_into().unwrap_or(i32::MAX)
}
