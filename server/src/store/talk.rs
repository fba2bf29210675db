//! What players say to each other. It stands under the chair of whoever said it.

use std::collections::BTreeMap;

use estafette_engine::force::{PerSide, Side};
use estafette_protocol::talk::{Said, Talk, TalkOpen};
use sqlx::PgPool;
use uuid::Uuid;

use super::seats;
use super::words::{NotAWord, value};
use crate::error::Error;

/// The most messages a game may have.
const MOST_MESSAGES: i32 = 2000;

/// How often storing is tried while others are faster.
const TRIES: usize = 5;

/// Everything said in a game, as one of its players is told.
pub async fn of_game(pool: &PgPool, game: Uuid, account: Uuid) -> Result<Talk, Error> {
    let messages = after(pool, game, 0).await?;
    let (mut read, mut yours) = (PerSide::default(), 0);
    let reads = sqlx::query!(
        r#"select s.side, s.account_id = $2 as "yours?", r.up_to
           from message_reads r
           join seats s on (s.game_id, s.chair_side, s.chair_rank) = (r.game_id, r.side, r.rank)
           where r.game_id = $1"#,
        game,
        account
    );
    for row in reads.fetch_all(pool).await? {
        let up_to = number(row.up_to)?;
        let of_side = &mut read[value::<Side>(&row.side)?];
        *of_side = up_to.max(*of_side);
        if row.yours == Some(true) {
            yours = up_to;
        }
    }
    let terms = terms(pool, game, account).await?;
    let open = match terms {
        Terms { talk: false, .. } => TalkOpen::Off,
        Terms { blocks: true, .. } => TalkOpen::Blocked,
        _ => TalkOpen::Open,
    };
    Ok(Talk { open, messages, read, yours })
}

/// What was said after a message, in order.
pub async fn after(pool: &PgPool, game: Uuid, last: u32) -> Result<Vec<Said>, Error> {
    let messages = sqlx::query!(
        "select m.number, m.message_id, s.side, s.rank, m.body, m.at
         from messages m
         join seats s on (s.game_id, s.chair_side, s.chair_rank) = (m.game_id, m.side, m.rank)
         where m.game_id = $1 and m.number > $2 order by m.number",
        game,
        i32::try_from(last).unwrap_or(i32::MAX),
    )
    .fetch_all(pool)
    .await?;
    let messages = messages.into_iter().map(|row| {
        let seat = seats::seat(&row.side, row.rank)?;
        Ok(Said {
            number: number(row.number)?,
            id: row.message_id,
            side: seat.side,
            seat,
            text: row.body,
            at: row.at,
        })
    });
    Ok(messages.collect::<Result<_, NotAWord>>()?)
}

/// What stands between a player and talking.
struct Terms {
    talk: bool,
    blocks: bool,
    blocked: bool,
    last: i32,
}

async fn terms(pool: &PgPool, game: Uuid, account: Uuid) -> Result<Terms, Error> {
    let terms = sqlx::query_as!(
        Terms,
        r#"with other as (select account_id from seats where game_id = $1 and account_id <> $2)
           select talk,
               exists (select from blocks where blocker_id = $2 and blocked_id in (table other)) as "blocks!",
               exists (select from blocks where blocker_id in (table other) and blocked_id = $2) as "blocked!",
               coalesce((select max(number) from messages where game_id = $1), 0) as "last!"
           from games where id = $1"#,
        game,
        account,
    );
    terms.fetch_optional(pool).await?.ok_or(Error::NoSuchGame)
}

/// Stores what a player says. A resend finds what was stored.
pub async fn say(pool: &PgPool, game: Uuid, account: Uuid, id: Uuid, text: &str) -> Result<Said, Error> {
    for _ in 0..TRIES {
        if let Some(said) = by_id(pool, game, account, id).await? {
            return Ok(said);
        }
        let terms = terms(pool, game, account).await?;
        if !terms.talk {
            return Err(Error::TalkOff);
        }
        if terms.blocks {
            return Err(Error::TalkBlocked);
        }
        if terms.blocked {
            return Err(Error::TalkUnheard);
        }
        if terms.last >= MOST_MESSAGES {
            return Err(Error::TalkFull);
        }
        sqlx::query!(
            "insert into messages (game_id, number, message_id, side, rank, body)
             select game_id, $3, $4, chair_side, chair_rank, $5 from seats
             where game_id = $1 and account_id = $2
             on conflict do nothing",
            game,
            account,
            terms.last + 1,
            id,
            text,
        )
        .execute(pool)
        .await?;
    }
    by_id(pool, game, account, id).await?.ok_or(Error::Busy)
}

async fn by_id(pool: &PgPool, game: Uuid, account: Uuid, id: Uuid) -> Result<Option<Said>, Error> {
    let row = sqlx::query!(
        "select m.number, s.side, s.rank, m.body, m.at
         from seats s
         join messages m on (m.game_id, m.side, m.rank) = (s.game_id, s.chair_side, s.chair_rank)
         where s.game_id = $1 and s.account_id = $2 and m.message_id = $3",
        game,
        account,
        id,
    )
    .fetch_optional(pool)
    .await?;
    let Some(row) = row else { return Ok(None) };
    let seat = seats::seat(&row.side, row.rank)?;
    Ok(Some(Said { number: number(row.number)?, id, side: seat.side, seat, text: row.body, at: row.at }))
}

/// Notes how far a player has read: never back, never beyond what was said. `false` when that is nothing
/// new.
pub async fn read(pool: &PgPool, game: Uuid, account: Uuid, up_to: u32) -> Result<bool, Error> {
    let done = sqlx::query!(
        "insert into message_reads as marks (game_id, side, rank, up_to)
         select own.game_id, own.chair_side, own.chair_rank, number
         from seats own join messages on messages.game_id = own.game_id
         where own.game_id = $1 and own.account_id = $2 and number <= $3
         order by number desc limit 1
         on conflict (game_id, side, rank) do update set up_to = excluded.up_to
             where marks.up_to < excluded.up_to",
        game,
        account,
        i32::try_from(up_to).unwrap_or(i32::MAX),
    );
    Ok(done.execute(pool).await?.rows_affected() == 1)
}

/// How many messages of the others an account has not read, by game.
pub async fn unread(pool: &PgPool, account: Uuid) -> Result<BTreeMap<Uuid, u32>, Error> {
    let rows = sqlx::query!(
        r#"select m.game_id, count(*) as "count!"
           from seats own
           left join message_reads r
               on (r.game_id, r.side, r.rank) = (own.game_id, own.chair_side, own.chair_rank)
           join messages m
               on m.game_id = own.game_id and (m.side, m.rank) <> (own.chair_side, own.chair_rank)
           where own.account_id = $1 and m.number > coalesce(r.up_to, 0)
           group by m.game_id"#,
        account
    );
    let rows = rows.fetch_all(pool).await?.into_iter();
    Ok(rows.map(|row| (row.game_id, row.count.try_into().unwrap_or(u32::MAX))).collect())
}

/// Asks the host to look at a message of somebody else. Asking again changes the
/// reason. `false` when there is no such message.
pub async fn report(
    pool: &PgPool,
    game: Uuid,
    reporter: Uuid,
    message: u32,
    reason: &str,
) -> Result<bool, Error> {
    let done = sqlx::query!(
        "insert into message_reports (game_id, number, reporter_id, reason)
         select m.game_id, m.number, own.account_id, $4
         from seats own
         join messages m
             on m.game_id = own.game_id and (m.side, m.rank) <> (own.chair_side, own.chair_rank)
         where own.game_id = $1 and own.account_id = $3 and m.number = $2
         on conflict (game_id, number, reporter_id) do update set reason = excluded.reason, at = now()",
        game,
        i32::try_from(message).unwrap_or(i32::MAX),
        reporter,
        reason,
    )
    .execute(pool)
    .await?;
    Ok(done.rows_affected() == 1)
}

fn number(stored: i32) -> Result<u32, NotAWord> {
    stored.try_into().map_err(|_| NotAWord)
}
