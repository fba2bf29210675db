//! How games stand in the database, in few words: enough to see that whoever has one open has to hear
//! something.

use std::collections::BTreeSet;
use std::time::Duration;

use estafette_engine::chance::LogPosition;
use estafette_engine::force::Side;
use estafette_engine::secrecy::Seat;
use estafette_protocol::watching::Watching;
use serde::Deserialize;
use sqlx::PgPool;
use sqlx::types::Json;
use uuid::Uuid;

use super::presence::Present;
use super::watching;
use super::words::{NotAWord, value};
use crate::error::Error;
use crate::token::TokenHash;

/// How a game stands in the database.
#[derive(Clone, PartialEq, Eq)]
pub struct Stand {
    /// Which.
    pub game: Uuid,
    /// The last entry of its log.
    pub position: LogPosition,
    /// How many messages there are.
    pub said: u32,
    /// How far the players have read.
    pub read: Vec<Read>,
    /// Who has taken which chair.
    pub seats: Vec<Seated>,
    /// Who may watch.
    pub watching: Watching,
    /// The link for watching, where there is one.
    pub watch_key: Option<TokenHash>,
    /// Who has it open at other servers.
    pub elsewhere: Present,
}

/// How far a player has read.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
pub struct Read {
    side: Side,
    rank: u8,
    /// The last message they have read.
    pub up_to: u32,
}

impl Read {
    /// The player's chair.
    pub fn chair(&self) -> Seat {
        Seat { side: self.side, rank: self.rank }
    }
}

/// Who has taken a chair. Where they sit now, the log says.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
pub struct Seated {
    side: Side,
    rank: u8,
    account: Option<Uuid>,
    gone: bool,
}

/// How these games stand, for one of the servers; those that there are. What another has said of who is
/// there `counts` for so long.
pub async fn of_games(
    pool: &PgPool,
    games: &[Uuid],
    server: Uuid,
    counts: Duration,
) -> Result<Vec<Stand>, Error> {
    let rows = sqlx::query!(
        r#"select g.id, g.watching, g.watch_key,
               coalesce((select max(seq) from game_moves where game_id = g.id), 0) as "position!",
               coalesce((select max(number) from messages where game_id = g.id), 0) as "said!",
               (select coalesce(jsonb_agg(jsonb_build_object('side', side, 'rank', rank, 'up_to', up_to)
                                          order by side, rank), '[]')
                from message_reads where game_id = g.id) as "read!: Json<Vec<Read>>",
               (select coalesce(jsonb_agg(jsonb_build_object('side', s.chair_side, 'rank', s.chair_rank,
                                          'account', s.account_id, 'gone', a.deleted_at is not null)
                                          order by s.chair_side, s.chair_rank), '[]')
                from seats s left join accounts a on a.id = s.account_id
                where s.game_id = g.id) as "seats!: Json<Vec<Seated>>",
               (select coalesce(array_agg(seat), '{}') from presence p, unnest(p.seats) as seat
                where p.game_id = g.id and p.server <> $2
                    and p.seen_at > now() - make_interval(secs => $3)) as "online!",
               (select coalesce(sum(watchers), 0) from presence p
                where p.game_id = g.id and p.server <> $2
                    and p.seen_at > now() - make_interval(secs => $3)) as "watchers!"
           from games g where g.id = any($1)"#,
        games,
        server,
        counts.as_secs_f64(),
    )
    .fetch_all(pool)
    .await?;
    let stands = rows.into_iter().map(|row| {
        let seats = row.online.iter().map(|seat| seat.parse().map_err(|_| NotAWord));
        Ok(Stand {
            game: row.id,
            position: LogPosition(row.position.try_into().map_err(|_| NotAWord)?),
            said: row.said.try_into().map_err(|_| NotAWord)?,
            read: row.read.0,
            seats: row.seats.0,
            watching: value(&row.watching)?,
            watch_key: row.watch_key.as_deref().map(watching::key).transpose()?,
            elsewhere: Present {
                seats: seats.collect::<Result<BTreeSet<Seat>, NotAWord>>()?,
                watchers: row.watchers.try_into().unwrap_or(u32::MAX),
            },
        })
    });
    Ok(stands.collect::<Result<_, NotAWord>>()?)
}
