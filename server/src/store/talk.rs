//! What players say to each other.

use std::collections::BTreeMap;

use estafette_engine::force::{PerSide, Side};
use estafette_protocol::talk::{Said, Talk, TalkOpen};
use sqlx::PgPool;
use uuid::Uuid;

use super::words::{NotAWord, value, word};
use crate::error::Error;

/// The most messages a game may have.
const MOST_MESSAGES: i32 = 2000;

/// How often storing is tried while the other side is faster.
const TRIES: usize = 5;

/// Everything said in a game, as one of its sides is told.
pub async fn of_game(pool: &PgPool, game: Uuid, side: Side) -> Result<Talk, Error> {
    let messages = after(pool, game, 0).await?;
    let mut read = PerSide::default();
    let reads = sqlx::query!("select side, up_to from message_reads where game_id = $1", game);
    for row in reads.fetch_all(pool).await? {
        read[value::<Side>(&row.side)?] = number(row.up_to)?;
    }
    let terms = terms(pool, game, side).await?;
    let open = match terms {
        Terms { talk: false, .. } => TalkOpen::Off,
        Terms { blocks: true, .. } => TalkOpen::Blocked,
        _ => TalkOpen::Open,
    };
    Ok(Talk { open, messages, read })
}

/// What was said after a message, in order.
pub async fn after(pool: &PgPool, game: Uuid, last: u32) -> Result<Vec<Said>, Error> {
    let messages = sqlx::query!(
        "select number, message_id, side, body, at from messages
         where game_id = $1 and number > $2 order by number",
        game,
        i32::try_from(last).unwrap_or(i32::MAX),
    )
    .fetch_all(pool)
    .await?;
    let messages = messages.into_iter().map(|row| {
        Ok(Said {
            number: number(row.number)?,
            id: row.message_id,
            side: value(&row.side)?,
            text: row.body,
            at: row.at,
        })
    });
    Ok(messages.collect::<Result<_, NotAWord>>()?)
}

/// What stands between a side and talking.
struct Terms {
    talk: bool,
    blocks: bool,
    blocked: bool,
    last: i32,
}

async fn terms(pool: &PgPool, game: Uuid, side: Side) -> Result<Terms, Error> {
    let terms = sqlx::query_as!(
        Terms,
        r#"with own as (select account_id from seats where game_id = $1 and side = $2 and rank = 1),
               other as (select account_id from seats where game_id = $1 and side <> $2)
           select talk,
               exists (select from blocks where blocker_id in (table own) and blocked_id in (table other))
                   as "blocks!",
               exists (select from blocks where blocker_id in (table other) and blocked_id in (table own))
                   as "blocked!",
               coalesce((select max(number) from messages where game_id = $1), 0) as "last!"
           from games where id = $1"#,
        game,
        word(side),
    );
    terms.fetch_optional(pool).await?.ok_or(Error::NoSuchGame)
}

/// Stores what a side says. A resend finds what was stored.
pub async fn say(pool: &PgPool, game: Uuid, side: Side, id: Uuid, text: &str) -> Result<Said, Error> {
    for _ in 0..TRIES {
        if let Some(said) = by_id(pool, game, side, id).await? {
            return Ok(said);
        }
        let terms = terms(pool, game, side).await?;
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
        let stored = sqlx::query!(
            "insert into messages (game_id, number, message_id, side, body) values ($1, $2, $3, $4, $5)
             on conflict do nothing returning number, at",
            game,
            terms.last + 1,
            id,
            word(side),
            text,
        );
        if let Some(row) = stored.fetch_optional(pool).await? {
            return Ok(Said { number: number(row.number)?, id, side, text: text.to_owned(), at: row.at });
        }
    }
    Err(Error::Busy)
}

async fn by_id(pool: &PgPool, game: Uuid, side: Side, id: Uuid) -> Result<Option<Said>, Error> {
    let row = sqlx::query!(
        "select number, body, at from messages where game_id = $1 and message_id = $2 and side = $3",
        game,
        id,
        word(side),
    )
    .fetch_optional(pool)
    .await?;
    row.map(|row| Ok(Said { number: number(row.number)?, id, side, text: row.body, at: row.at })).transpose()
}

/// Notes how far a side has read: never back, never beyond what was said. `false` when that is nothing
/// new.
pub async fn read(pool: &PgPool, game: Uuid, side: Side, up_to: u32) -> Result<bool, Error> {
    let done = sqlx::query!(
        "insert into message_reads as marks (game_id, side, up_to)
           select $1, $2, number from messages where game_id = $1 and number <= $3
           order by number desc limit 1
           on conflict (game_id, side, rank) do update set up_to = excluded.up_to
               where marks.up_to < excluded.up_to",
        game,
        word(side),
        i32::try_from(up_to).unwrap_or(i32::MAX),
    );
    Ok(done.execute(pool).await?.rows_affected() == 1)
}

/// How many messages of their opponents an account has not read, by game.
pub async fn unread(pool: &PgPool, account: Uuid) -> Result<BTreeMap<Uuid, u32>, Error> {
    let rows = sqlx::query!(
        r#"select m.game_id, count(*) as "count!"
           from seats own
           left join message_reads r on (r.game_id, r.side, r.rank) = (own.game_id, own.side, own.rank)
           join messages m on m.game_id = own.game_id and m.side <> own.side
           where own.account_id = $1 and m.number > coalesce(r.up_to, 0)
           group by m.game_id"#,
        account
    );
    let rows = rows.fetch_all(pool).await?.into_iter();
    Ok(rows.map(|row| (row.game_id, row.count.try_into().unwrap_or(u32::MAX))).collect())
}

/// Asks the host to look at a message of the other side. Asking again changes the
/// reason. `false` when there is no such message.
pub async fn report(
    pool: &PgPool,
    game: Uuid,
    reporter: (Uuid, Side),
    message: u32,
    reason: &str,
) -> Result<bool, Error> {
    let (account, side) = reporter;
    let done = sqlx::query!(
        "insert into message_reports (game_id, number, reporter_id, reason)
         select game_id, number, $3, $5 from messages
         where game_id = $1 and number = $2 and side <> $4
         on conflict (game_id, number, reporter_id) do update set reason = excluded.reason, at = now()",
        game,
        i32::try_from(message).unwrap_or(i32::MAX),
        account,
        word(side),
        reason,
    )
    .execute(pool)
    .await?;
    Ok(done.rows_affected() == 1)
}

fn number(stored: i32) -> Result<u32, NotAWord> {
    stored.try_into().map_err(|_| NotAWord)
}
