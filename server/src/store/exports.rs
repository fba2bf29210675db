//! What an account's export says of its games, besides what lists show.

use std::collections::HashMap;

use data_encoding::HEXLOWER;
use estafette_engine::chance::LogPosition;
use estafette_protocol::export::ExportedOrder;
use estafette_protocol::talk::Said;
use serde_json::Value;
use sqlx::PgPool;
use uuid::Uuid;

use super::seats;
use super::words::NotAWord;
use crate::error::Error;

/// What a game was begun with.
pub struct Origin {
    /// The version of its rules.
    pub rules_version: u32,
    /// Its own options, once it is over.
    pub options: Option<Value>,
    /// Its seed in hexadecimal, once it is over.
    pub seed: Option<String>,
}

/// What the games of an account were begun with. What may be secret while a game runs
/// does not leave the database before its end.
pub async fn origins(pool: &PgPool, account: Uuid) -> Result<HashMap<Uuid, Origin>, Error> {
    let rows = sqlx::query!(
        "select id, rules_version, case when status = 'finished' then options end as options,
             case when status = 'finished' then seed end as seed
         from games where id in (select id from games where creator_id = $1
                                 union select game_id from seats where account_id = $1)",
        account,
    )
    .fetch_all(pool)
    .await?;
    let origins = rows.into_iter().map(|row| {
        let rules_version = row.rules_version.try_into().map_err(|_| NotAWord)?;
        let seed = row.seed.map(|seed| HEXLOWER.encode(&seed));
        Ok((row.id, Origin { rules_version, options: row.options, seed }))
    });
    origins.collect()
}

/// The orders of an account's games: its own, and in games that are over those of all
/// players.
pub async fn orders(pool: &PgPool, account: Uuid) -> Result<HashMap<Uuid, Vec<ExportedOrder>>, Error> {
    let rows = sqlx::query!(
        "select m.game_id, m.seq, m.side, m.rank, m.kind, m.body, m.at
         from seats s
         join games g on g.id = s.game_id
         join game_moves m on m.game_id = s.game_id
             and (g.status = 'finished' or (m.side, m.rank) = (s.side, s.rank))
         where s.account_id = $1
         order by m.game_id, m.seq",
        account,
    )
    .fetch_all(pool)
    .await?;
    let mut orders: HashMap<Uuid, Vec<ExportedOrder>> = HashMap::new();
    for row in rows {
        orders.entry(row.game_id).or_default().push(ExportedOrder {
            position: LogPosition(row.seq.try_into().map_err(|_| NotAWord)?),
            seat: seats::seat(&row.side, row.rank)?,
            kind: row.kind,
            body: row.body,
            at: row.at,
        });
    }
    Ok(orders)
}

/// What an account said in its games.
pub async fn messages(pool: &PgPool, account: Uuid) -> Result<HashMap<Uuid, Vec<Said>>, Error> {
    let rows = sqlx::query!(
        "select m.game_id, m.number, m.message_id, s.side, s.rank, m.body, m.at
         from seats s
         join messages m on (m.game_id, m.side, m.rank) = (s.game_id, s.chair_side, s.chair_rank)
         where s.account_id = $1
         order by m.game_id, m.number",
        account,
    )
    .fetch_all(pool)
    .await?;
    let mut messages: HashMap<Uuid, Vec<Said>> = HashMap::new();
    for row in rows {
        let seat = seats::seat(&row.side, row.rank)?;
        messages.entry(row.game_id).or_default().push(Said {
            number: row.number.try_into().map_err(|_| NotAWord)?,
            id: row.message_id,
            side: seat.side,
            seat,
            text: row.body,
            at: row.at,
        });
    }
    Ok(messages)
}

/// The notes of an account on its games.
pub async fn notes(pool: &PgPool, account: Uuid) -> Result<HashMap<Uuid, String>, Error> {
    let rows = sqlx::query!("select game_id, body from notes where account_id = $1", account);
    Ok(rows.fetch_all(pool).await?.into_iter().map(|row| (row.game_id, row.body)).collect())
}
