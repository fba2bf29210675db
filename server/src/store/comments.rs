//! What players and readers say about moments of a game that is over.

use chrono::{DateTime, Utc};
use estafette_engine::chance::LogPosition;
use estafette_engine::force::{PerSide, Side};
use estafette_prose::Language;
use estafette_protocol::comments::{Author, Comment, NewComment, OwnComment};
use sqlx::{PgConnection, PgExecutor, PgPool};
use uuid::Uuid;

use super::games::Overview;
use super::words::{NotAWord, value};
use crate::error::Error;

/// The most comments a game may have. Those of the demo archive do not count.
const MOST: i64 = 500;

/// So many of them only the players may write, however many readers come.
const FOR_PLAYERS: i64 = 100;

/// The most comments a reader may have on one game.
const MOST_OF_A_READER: i64 = 50;

/// A comment as the database gives it.
struct Row {
    number: i32,
    position: i32,
    author_id: Option<Uuid>,
    name: Option<String>,
    body: String,
    at: DateTime<Utc>,
}

impl Row {
    fn read(self, game: &Overview, asked_by: Option<Uuid>) -> Result<Comment, NotAWord> {
        let author = match self.author_id {
            None => Author::Archive {},
            Some(author) => match game.seat_of(author) {
                Some(seat) => Author::Player { name: self.name, side: seat.side, seat },
                None => Author::Reader { name: self.name },
            },
        };
        Ok(Comment {
            number: number(self.number)?,
            position: LogPosition(number(self.position)?),
            author,
            yours: asked_by.is_some() && asked_by == self.author_id,
            text: self.body,
            at: self.at,
        })
    }
}

/// A query for [`Row`]s that ends as given.
macro_rules! select_comments {
    ($end:literal, $($argument:expr),*) => {
        sqlx::query_as!(
            Row,
            r#"select c.number, c.position, c.author_id, a.name as "name?", c.body, c.at
               from comments c left join accounts a on a.id = c.author_id "# + $end,
            $($argument),*
        )
    };
}

/// The comments on a game, as somebody who asks in a language is told.
pub async fn of_game(
    pool: &PgPool,
    game: &Overview,
    asked_by: Option<Uuid>,
    language: Language,
) -> Result<Vec<Comment>, Error> {
    let rows = select_comments!(
        "where c.game_id = $1 and (c.language is null or c.language = case
             when exists (select from comments where game_id = $1 and language = $2) then $2 else 'en' end)
         order by c.position, c.number",
        game.id,
        language.tag()
    );
    let rows = rows.fetch_all(pool).await?.into_iter();
    Ok(rows.map(|row| row.read(game, asked_by)).collect::<Result<_, _>>()?)
}

/// Whether the players of each side let readers comment: all of them.
pub async fn readers(pool: &PgPool, game: Uuid) -> Result<PerSide<bool>, Error> {
    let rows = sqlx::query!("select side, comments from seats where game_id = $1", game);
    let mut readers = PerSide { red: true, blue: true };
    for row in rows.fetch_all(pool).await? {
        readers[value::<Side>(&row.side)?] &= row.comments;
    }
    Ok(readers)
}

/// Whether one player does; nothing for whoever does not play.
pub async fn lets_readers(pool: &PgPool, game: Uuid, account: Uuid) -> Result<Option<bool>, Error> {
    let own = sqlx::query_scalar!(
        "select comments from seats where game_id = $1 and account_id = $2",
        game,
        account
    );
    Ok(own.fetch_optional(pool).await?)
}

/// Notes whether a player lets readers comment. `false` when they do not play.
pub async fn let_readers(pool: &PgPool, game: Uuid, account: Uuid, allowed: bool) -> Result<bool, Error> {
    let done = sqlx::query!(
        "update seats set comments = $3 where game_id = $1 and account_id = $2",
        game,
        account,
        allowed,
    )
    .execute(pool)
    .await?;
    Ok(done.rows_affected() == 1)
}

/// Has whoever else writes about a game wait for the end of a transaction.
pub async fn lock(connection: &mut PgConnection, game: Uuid) -> Result<(), sqlx::Error> {
    sqlx::query!("select id from games where id = $1 for no key update", game)
        .fetch_optional(connection)
        .await?;
    Ok(())
}

/// What stands between somebody and commenting.
struct Terms {
    readers: bool,
    unwanted: bool,
    last: i32,
    count: i64,
    own: i64,
}

impl Terms {
    async fn of(connection: &mut PgConnection, game: Uuid, author: Uuid) -> Result<Terms, Error> {
        let terms = sqlx::query_as!(
            Terms,
            r#"select not exists (select from seats where game_id = $1 and not comments) as "readers!",
                   exists (
                       select from blocks join seats on seats.account_id = blocker_id
                       where blocked_id = $2 and seats.game_id = $1
                   ) as "unwanted!",
                   coalesce((select max(seq) from game_moves where game_id = $1), 0) as "last!",
                   (select count(*) from comments where game_id = $1 and language is null) as "count!",
                   (select count(*) from comments where game_id = $1 and author_id = $2) as "own!""#,
            game,
            author,
        );
        Ok(terms.fetch_one(connection).await?)
    }

    fn check(&self, position: LogPosition, plays: bool) -> Result<(), Error> {
        if !plays && !self.readers {
            return Err(Error::CommentsClosed);
        }
        if self.unwanted {
            return Err(Error::CommentUnwanted);
        }
        if i64::from(position.0) > i64::from(self.last) {
            return Err(Error::CommentNowhere);
        }
        if !plays && self.own >= MOST_OF_A_READER {
            return Err(Error::TooManyComments);
        }
        let most = if plays { MOST } else { MOST - FOR_PLAYERS };
        if self.count >= most {
            return Err(Error::CommentsFull);
        }
        Ok(())
    }
}

/// Stores a comment on a locked game that its author may see. A resend finds what was
/// stored.
pub async fn insert(
    connection: &mut PgConnection,
    game: &Overview,
    author: Uuid,
    new: &NewComment,
) -> Result<Comment, Error> {
    if let Some(stored) = by_id(&mut *connection, game, author, new.id).await? {
        return Ok(stored);
    }
    let terms = Terms::of(&mut *connection, game.id, author).await?;
    terms.check(new.position, game.seat_of(author).is_some())?;
    sqlx::query!(
        "with next as (update games set last_comment = last_comment + 1 where id = $1 returning last_comment)
         insert into comments (game_id, number, comment_id, position, author_id, body)
         select $1, last_comment, $2, $3, $4, $5 from next",
        game.id,
        new.id,
        i32::try_from(new.position.0).map_err(|_| Error::CommentNowhere)?,
        author,
        new.text,
    )
    .execute(&mut *connection)
    .await?;
    by_id(connection, game, author, new.id).await?.ok_or(Error::Internal)
}

async fn by_id(
    executor: impl PgExecutor<'_>,
    game: &Overview,
    author: Uuid,
    id: Uuid,
) -> Result<Option<Comment>, Error> {
    let row = select_comments!(
        "where c.game_id = $1 and c.author_id = $2 and c.comment_id = $3",
        game.id,
        author,
        id
    );
    let row = row.fetch_optional(executor).await?;
    Ok(row.map(|row| row.read(game, Some(author))).transpose()?)
}

/// Stores a comment of the demo archive, in one of its languages.
pub async fn insert_of_archive(
    connection: &mut PgConnection,
    game: Uuid,
    position: LogPosition,
    language: Language,
    text: &str,
) -> Result<(), Error> {
    sqlx::query!(
        "with next as (update games set last_comment = last_comment + 1 where id = $1 returning last_comment)
         insert into comments (game_id, number, comment_id, position, language, body)
         select $1, last_comment, $2, $3, $4, $5 from next",
        game,
        Uuid::new_v4(),
        i32::try_from(position.0).map_err(|_| Error::CommentNowhere)?,
        language.tag(),
        text,
    )
    .execute(connection)
    .await?;
    Ok(())
}

/// Removes a comment, where somebody may: their own, or as a player that of a reader.
/// `false` when there is none that they may remove.
pub async fn delete(pool: &PgPool, game: Uuid, comment: u32, by: Uuid) -> Result<bool, Error> {
    let done = sqlx::query!(
        "with players as (select account_id from seats where game_id = $1)
         delete from comments
         where game_id = $1 and number = $2
             and (author_id = $3
                  or ($3 in (select account_id from players)
                      and author_id not in (select account_id from players)))",
        game,
        stored(comment),
        by,
    )
    .execute(pool)
    .await?;
    Ok(done.rows_affected() == 1)
}

/// Who wrote a comment; nobody, where it came with the demo archive.
pub async fn author(pool: &PgPool, game: Uuid, comment: u32) -> Result<Option<Uuid>, Error> {
    let author = sqlx::query_scalar!(
        "select author_id from comments where game_id = $1 and number = $2",
        game,
        stored(comment)
    );
    author.fetch_optional(pool).await?.ok_or(Error::NoSuchComment)
}

/// Asks the host to look at a comment. Asking again changes the reason. `false` when there is
/// no such comment.
pub async fn report(
    pool: &PgPool,
    game: Uuid,
    reporter: Uuid,
    comment: u32,
    reason: &str,
) -> Result<bool, Error> {
    let done = sqlx::query!(
        "insert into comment_reports (game_id, number, reporter_id, author_id, body, reason)
         select game_id, number, $3, author_id, body, $4 from comments
         where game_id = $1 and number = $2
         on conflict (game_id, number, reporter_id) do update set reason = excluded.reason, at = now()",
        game,
        stored(comment),
        reporter,
        reason,
    )
    .execute(pool)
    .await?;
    Ok(done.rows_affected() == 1)
}

/// All that an account has written.
pub async fn of_account(pool: &PgPool, account: Uuid) -> Result<Vec<OwnComment>, Error> {
    let rows = sqlx::query!(
        "select game_id, number, position, body, at from comments where author_id = $1 order by game_id, number",
        account
    );
    let rows = rows.fetch_all(pool).await?.into_iter().map(|row| {
        Ok(OwnComment {
            game: row.game_id,
            number: number(row.number)?,
            position: LogPosition(number(row.position)?),
            text: row.body,
            at: row.at,
        })
    });
    Ok(rows.collect::<Result<_, NotAWord>>()?)
}

fn number(stored: i32) -> Result<u32, NotAWord> {
    stored.try_into().map_err(|_| NotAWord)
}

/// As the database counts; a number that it does not have finds nothing.
fn stored(number: u32) -> i32 {
    number.try_into().unwrap_or(i32::MAX)
}
