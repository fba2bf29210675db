//! What anybody may know of a player: their games, copied from a few columns.

use chrono::{DateTime, Utc};
use estafette_engine::force::{PerSide, Side};
use estafette_protocol::player::{FinishedGame, Played, RunningGame, Totals};
use sqlx::PgPool;
use uuid::Uuid;

use super::accounts::name_key;
use super::pace;
use super::words::{NotAWord, value};
use crate::error::Error;

/// The most running games that are listed.
const MOST_RUNNING: i64 = 200;

/// Somebody who has signed up.
pub struct Member {
    /// The account.
    pub id: Uuid,
    /// The name, as they write it.
    pub name: String,
    /// When they signed up.
    pub since: DateTime<Utc>,
}

/// Which of a player's games are told of.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Told {
    /// Those that anybody could have joined.
    Public,
    /// All of them.
    All,
}

/// A place in the list of finished games: after the game with this id.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Place {
    /// When it ended.
    pub ended_at: DateTime<Utc>,
    /// Its id.
    pub id: Uuid,
}

/// The member of a name, whatever its case. [`Error::NoSuchPlayer`] when nobody has it.
pub async fn by_name(pool: &PgPool, name: &str) -> Result<Member, Error> {
    // The database takes no text with a zero in it.
    if name.contains('\0') {
        return Err(Error::NoSuchPlayer);
    }
    let member = sqlx::query_as!(
        Member,
        r#"select id, name as "name!", created_at as since from accounts where name_key = $1"#,
        name_key(name)
    );
    member.fetch_optional(pool).await?.ok_or(Error::NoSuchPlayer)
}

/// How a player's finished games ended, by the side they played.
pub async fn totals(pool: &PgPool, player: Uuid, told: Told) -> Result<PerSide<Totals>, Error> {
    let rows = sqlx::query!(
        r#"select s.side,
               count(*) filter (where g.result = s.side) as "won!",
               count(*) filter (where g.result not in (s.side, 'draw')) as "lost!",
               count(*) filter (where g.result = 'draw') as "drawn!"
           from seats s join games g on g.id = s.game_id
           where s.account_id = $1 and g.status = 'finished' and (g.visibility = 'open' or $2)
           group by s.side"#,
        player,
        told == Told::All,
    )
    .fetch_all(pool)
    .await?;
    let count = |count: i64| count.try_into().unwrap_or(u32::MAX);
    let mut totals = PerSide::<Totals>::default();
    for row in rows {
        totals[value::<Side>(&row.side)?] =
            Totals { won: count(row.won), lost: count(row.lost), drawn: count(row.drawn) };
    }
    Ok(totals)
}

/// A player's running games, latest first.
pub async fn running(pool: &PgPool, player: Uuid, told: Told) -> Result<Vec<RunningGame>, Error> {
    let rows = sqlx::query!(
        r#"select g.id, g.kind, own.side, opponent.name as "opponent?",
               g.visibility, g.given_deal, g.round as "round!", g.started_at as "started_at!"
           from seats own
           join games g on g.id = own.game_id
           join seats other on other.game_id = own.game_id and other.side <> own.side and other.rank = 1
           join accounts opponent on opponent.id = other.account_id
           where own.account_id = $1 and g.status = 'running'
             and (g.visibility = 'open' or $2)
           order by g.started_at desc, g.id desc
           limit $3"#,
        player,
        told == Told::All,
        MOST_RUNNING,
    )
    .fetch_all(pool)
    .await?;
    let games = rows.into_iter().map(|row| {
        let game = Played {
            id: row.id,
            game: value(&row.kind)?,
            side: value(&row.side)?,
            opponent: row.opponent,
            private: row.visibility != PUBLIC,
            given_deal: row.given_deal,
        };
        Ok(RunningGame { played: game, round: round(row.round)?, started_at: row.started_at })
    });
    games.collect()
}

/// A player's finished games after a place, latest first.
pub async fn finished(
    pool: &PgPool,
    player: Uuid,
    told: Told,
    after: Option<Place>,
    most: i64,
) -> Result<Vec<FinishedGame>, Error> {
    let rows = sqlx::query!(
        r#"select g.id, g.kind, own.side, opponent.name as "opponent?",
               g.visibility, g.given_deal, g.round as "round!", g.result, g.result_by,
               coalesce(g.ended_at, g.moved_at) as "ended_at!"
           from seats own
           join games g on g.id = own.game_id
           join seats other on other.game_id = own.game_id and other.side <> own.side and other.rank = 1
           join accounts opponent on opponent.id = other.account_id
           where own.account_id = $1 and g.status = 'finished'
             and (g.visibility = 'open' or $2)
             and ($3::timestamptz is null or (coalesce(g.ended_at, g.moved_at), g.id) < ($3, $4::uuid))
           order by coalesce(g.ended_at, g.moved_at) desc, g.id desc
           limit $5"#,
        player,
        told == Told::All,
        after.map(|place| place.ended_at),
        after.map(|place| place.id),
        most,
    )
    .fetch_all(pool)
    .await?;
    let games = rows.into_iter().map(|row| {
        let game = Played {
            id: row.id,
            game: value(&row.kind)?,
            side: value(&row.side)?,
            opponent: row.opponent,
            private: row.visibility != PUBLIC,
            given_deal: row.given_deal,
        };
        let ending = row.result.zip(row.result_by).map(|(result, by)| pace::ending(&result, &by));
        Ok(FinishedGame {
            played: game,
            rounds: round(row.round)?,
            ending: ending.transpose()?,
            ended_at: row.ended_at,
        })
    });
    games.collect()
}

/// The visibility of a game that anybody could have joined.
const PUBLIC: &str = "open";

fn round(round: i16) -> Result<u8, NotAWord> {
    round.try_into().map_err(|_| NotAWord)
}
