//! Moves: the append-only log of a game.

use chrono::{DateTime, Utc};
use estafette_engine::chance::LogPosition;
use estafette_engine::history::Step;
use estafette_engine::secrecy::Seat;
use serde_json::Value;
use sqlx::{PgConnection, PgPool};
use uuid::Uuid;

use super::seats;
use super::words::{NotAWord, word};
use crate::error::Error;

/// A move as it is stored.
pub struct StoredMove {
    /// Its position in the log.
    pub position: LogPosition,
    /// The order's id.
    pub order_id: Uuid,
    /// Who gave it.
    pub seat: Seat,
    /// What was sent.
    pub step: Step,
    /// When.
    pub at: DateTime<Utc>,
}

/// What came of an attempt to append a move.
pub enum Appended {
    /// It is in the log.
    Done,
    /// The log already has a move at this position, or one with this id: somebody
    /// else was faster.
    Conflict,
}

/// The moves after a position, in order.
pub async fn after(pool: &PgPool, game: Uuid, position: LogPosition) -> Result<Vec<StoredMove>, Error> {
    let rows = sqlx::query!(
        "select seq, order_id, side, rank, kind, body, at from game_moves
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
            seat: seats::seat(&row.side, row.rank)?,
            step: step(&row.kind, row.body)?,
            at: row.at,
        })
    });
    stored.collect()
}

/// Appends a move to the log of a game, in a transaction.
pub async fn append(
    transaction: &mut PgConnection,
    game: Uuid,
    new: &StoredMove,
) -> Result<Appended, sqlx::Error> {
    let (kind, body) = stored(&new.step);
    let inserted = sqlx::query!(
        "insert into game_moves (game_id, seq, order_id, side, rank, kind, body, at)
         values ($1, $2, $3, $4, $5, $6, $7, $8)",
        game,
        sequence(new.position),
        new.order_id,
        word(new.seat.side),
        i16::from(new.seat.rank),
        kind,
        body,
        new.at,
    )
    .execute(transaction)
    .await;
    match inserted {
        Ok(_) => Ok(Appended::Done),
        Err(sqlx::Error::Database(error)) if error.is_unique_violation() => Ok(Appended::Conflict),
        Err(error) => Err(error),
    }
}

const ORDER: &str = "order";
const UNDO: &str = "undo";
const PARLEY: &str = "parley";

fn stored(step: &Step) -> (&'static str, Value) {
    match step {
        Step::Order(order) => (ORDER, order.clone()),
        // Their fields are words and numbers, so this cannot fail.
        Step::Undo(undo) => (UNDO, serde_json::to_value(undo).unwrap_or_default()),
        Step::Parley(parley) => (PARLEY, serde_json::to_value(parley).unwrap_or_default()),
    }
}

fn step(kind: &str, body: Value) -> Result<Step, NotAWord> {
    match kind {
        ORDER => Ok(Step::Order(body)),
        UNDO => serde_json::from_value(body).map(Step::Undo).map_err(|_| NotAWord),
        PARLEY => serde_json::from_value(body).map(Step::Parley).map_err(|_| NotAWord),
        _ => Err(NotAWord),
    }
}

fn sequence(position: LogPosition) -> i32 {
    position.0.try_into().unwrap_or(i32::MAX)
}
