//! The archive: finished games that anybody can see.

use chrono::{DateTime, Utc};
use estafette_engine::force::{PerSide, Side};
use estafette_protocol::archive::{ArchivedGame, Endings, Length, Statistics};
use sqlx::PgPool;
use sqlx::types::Json;

use super::pace;
use super::players::Place;
use super::words::{NotAWord, value, word};
use crate::error::Error;

/// Which games are looked for.
pub struct Wanted {
    /// A part of a player's name, in lower case.
    pub player: Option<String>,
    /// The side that player played.
    pub side: Option<Side>,
    /// For whom it ended.
    pub result: Option<&'static str>,
    /// The fewest rounds.
    pub least: u8,
    /// The most rounds.
    pub most: u8,
    /// The first moment it may have ended at.
    pub from: Option<DateTime<Utc>>,
    /// The first moment that is too late.
    pub until: Option<DateTime<Utc>>,
}

/// A query over the games that are looked for, from `$1` to `$7`; further arguments follow.
macro_rules! query_found {
    ($select:literal, $wanted:expr, $end:literal $(, $argument:expr)*) => {
        sqlx::query!(
            $select + r#"
               from games g
               where g.status = 'finished' and g.visibility = 'open'
                 and ($1::text is null
                      or exists (
                          select from seats s left join accounts a on a.id = s.account_id
                          where s.game_id = g.id and ($2::text is null or s.side = $2)
                            and strpos(lower(coalesce(a.name, s.name)), $1) > 0))
                 and ($3::text is null or g.result = $3)
                 and g.round between $4 and $5
                 and ($6::timestamptz is null or coalesce(g.ended_at, g.moved_at) >= $6)
                 and ($7::timestamptz is null or coalesce(g.ended_at, g.moved_at) < $7)
               "# + $end,
            $wanted.player,
            $wanted.side.and_then(word),
            $wanted.result,
            i16::from($wanted.least),
            i16::from($wanted.most),
            $wanted.from,
            $wanted.until
            $(, $argument)*
        )
    };
}

/// The games after a place, latest first.
pub async fn games(
    pool: &PgPool,
    wanted: &Wanted,
    after: Option<Place>,
    most: i64,
) -> Result<Vec<ArchivedGame>, Error> {
    let rows = query_found!(
        r#"select g.id, g.kind, g.imported, g.given_deal, g.round as "round!", g.result, g.result_by,
               coalesce(g.ended_at, g.moved_at) as "ended_at!",
               (select jsonb_object_agg(s.side, coalesce(a.name, s.name))
                from seats s left join accounts a on a.id = s.account_id
                where s.game_id = g.id and s.rank = 1) as "players!: Json<PerSide<Option<String>>>""#,
        wanted,
        "and ($8::timestamptz is null or (coalesce(g.ended_at, g.moved_at), g.id) < ($8, $9::uuid))
         order by coalesce(g.ended_at, g.moved_at) desc, g.id desc
         limit $10",
        after.map(|place| place.ended_at),
        after.map(|place| place.id),
        most
    )
    .fetch_all(pool)
    .await?;
    let games = rows.into_iter().map(|row| {
        let ending = row.result.zip(row.result_by).map(|(result, by)| pace::ending(&result, &by));
        Ok(ArchivedGame {
            id: row.id,
            game: value(&row.kind)?,
            players: row.players.0,
            imported: row.imported,
            given_deal: row.given_deal,
            rounds: row.round.try_into().map_err(|_| NotAWord)?,
            ending: ending.transpose()?,
            ended_at: row.ended_at,
        })
    });
    games.collect()
}

/// All of them in figures.
pub async fn statistics(pool: &PgPool, wanted: &Wanted) -> Result<Statistics, Error> {
    let rows = query_found!(
        r#"select g.result as "result!", g.result_by as "by!", g.round as "round!", count(*) as "games!""#,
        wanted,
        "and g.result is not null group by 1, 2, 3 order by 3, 1, 2"
    )
    .fetch_all(pool)
    .await?;
    let mut statistics = Statistics::default();
    for row in rows {
        let games = row.games.try_into().unwrap_or(u32::MAX);
        let ending = pace::ending(&row.result, &row.by)?;
        let rounds = row.round.try_into().map_err(|_| NotAWord)?;
        statistics.games += games;
        match statistics.endings.iter_mut().find(|known| known.ending == ending) {
            Some(known) => known.games += games,
            None => statistics.endings.push(Endings { ending, games }),
        }
        match statistics.lengths.last_mut() {
            Some(last) if last.rounds == rounds => last.games += games,
            _ => statistics.lengths.push(Length { rounds, games }),
        }
    }
    Ok(statistics)
}
