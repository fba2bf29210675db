//! Games: their origin, their seats and their summary.

use chrono::{DateTime, Utc};
use estafette_engine::chance::Seed;
use estafette_engine::force::{PerSide, Side};
use estafette_engine::kind::GameKind;
use estafette_protocol::game::{Ended, GameSummary, SideWish, Status, Visibility};
use estafette_protocol::pace::Pace;
use estafette_protocol::watching::Watching;
use serde::Deserialize;
use sqlx::types::Json;
use sqlx::{PgConnection, PgExecutor, PgPool};
use uuid::Uuid;

use super::pace::{self, PaceColumns};
use super::watching;
use super::words::{NotAWord, value, word};
use crate::error::Error;
use crate::token::TokenHash;

/// The most open games that are shown.
const MOST_OPEN: usize = 200;

/// The most games of an account that are shown of those that are over.
const MOST_FINISHED: usize = 50;

/// The most games that are offered to be watched.
const MOST_TO_WATCH: i64 = 50;

/// What lists show of a game, and who sits where. Nothing hidden is in it.
#[derive(Clone)]
pub struct Overview {
    /// The game's id.
    pub id: Uuid,
    /// Which game.
    pub kind: GameKind,
    /// How far it is.
    pub status: Status,
    /// Who can join.
    pub visibility: Visibility,
    /// Who created it.
    pub creator: Person,
    /// The side the creator asked for.
    pub side_wish: SideWish,
    /// Who plays, once seated.
    pub players: PerSide<Option<Person>>,
    /// For whom the game waits.
    pub asked: PerSide<bool>,
    /// The round.
    pub round: Option<u8>,
    /// Who may watch while it runs.
    pub watching: Watching,
    /// The link for watching, where there is one.
    pub watch_key: Option<TokenHash>,
    /// Whether the players can talk to each other.
    pub talk: bool,
    /// Whether each player has a deduction sheet.
    pub deductions: bool,
    /// The names of its players, where it was played elsewhere.
    pub imported: Option<PerSide<Option<String>>>,
    /// How much time the players have.
    pub pace: Pace,
    /// When the time of the side to decide is out, if a clock runs.
    pub time_up_at: Option<DateTime<Utc>>,
    /// Until when the clocks stand still.
    pub paused_until: Option<DateTime<Utc>>,
    /// How it ended.
    pub ended: Option<Ended>,
    /// The game that follows it.
    pub rematch: Option<Uuid>,
    /// Whether the deal was given.
    pub given_deal: bool,
    /// When it was created.
    pub created_at: DateTime<Utc>,
    /// When the second player joined.
    pub started_at: Option<DateTime<Utc>>,
    /// When the last entry of the log was made, or the game created.
    pub moved_at: DateTime<Utc>,
    /// The secret of the invitation link.
    pub invitation: String,
}

/// Somebody who plays.
#[derive(Clone, PartialEq, Eq)]
pub struct Person {
    /// The account.
    pub id: Uuid,
    /// The name; nothing once the account is deleted.
    pub name: Option<String>,
}

impl Overview {
    /// The side an account plays.
    pub fn side_of(&self, account: Uuid) -> Option<Side> {
        let plays = |side: &Side| self.players[*side].as_ref().is_some_and(|person| person.id == account);
        Side::BOTH.into_iter().find(plays)
    }

    /// The name of who plays a side; nothing once their account is deleted.
    pub fn name_of(&self, side: Side) -> Option<&str> {
        let seated = self.players[side].as_ref().and_then(|person| person.name.as_deref());
        seated.or_else(|| self.imported.as_ref().and_then(|names| names[side].as_deref()))
    }

    /// Who may watch, and the link by which others may.
    pub fn may_watch(&self) -> (Watching, Option<TokenHash>) {
        (self.watching, self.watch_key)
    }

    /// Whether an account created the game or plays in it.
    pub fn concerns(&self, account: Uuid) -> bool {
        self.creator.id == account || self.side_of(account).is_some()
    }

    /// The game as lists show it to an account, or to nobody in particular.
    pub fn summary(&self, asked_by: Option<Uuid>) -> GameSummary {
        let name = |side| self.name_of(side).map(ToOwned::to_owned);
        let gone = |side: Side| self.players[side].as_ref().is_some_and(|person| person.name.is_none());
        let may_invite = self.status == Status::Waiting && asked_by == Some(self.creator.id);
        GameSummary {
            id: self.id,
            game: self.kind,
            status: self.status,
            visibility: self.visibility,
            creator: self.creator.name.clone(),
            side: self.side_wish,
            players: PerSide { red: name(Side::Red), blue: name(Side::Blue) },
            gone: PerSide { red: gone(Side::Red), blue: gone(Side::Blue) },
            yours: asked_by.and_then(|account| self.side_of(account)),
            to_decide: Side::BOTH.into_iter().filter(|&side| self.asked[side]).collect(),
            round: self.round,
            watching: self.watching,
            watch_link: self.watch_key.is_some() && asked_by.is_some_and(|account| self.concerns(account)),
            talk: self.talk,
            deductions: self.deductions,
            imported: self.imported.is_some(),
            pace: self.pace,
            time_up_at: self.time_up_at,
            paused_until: self.paused_until,
            ended: self.ended,
            rematch: self.rematch,
            given_deal: self.given_deal,
            created_at: self.created_at,
            moved_at: self.moved_at,
            invitation: may_invite.then(|| self.invitation.clone()),
        }
    }
}

/// An [`Overview`] as the database gives it.
#[allow(clippy::struct_excessive_bools, reason = "columns")]
struct Row {
    id: Uuid,
    kind: String,
    status: String,
    visibility: String,
    side_wish: String,
    invitation: String,
    watching: String,
    watch_key: Option<Vec<u8>>,
    talk: bool,
    deductions: bool,
    imported: bool,
    given_deal: bool,
    round: Option<i16>,
    pace: String,
    pace_bank: Option<i32>,
    pace_per_decision: Option<i32>,
    time_up_at: Option<DateTime<Utc>>,
    paused_until: Option<DateTime<Utc>>,
    result: Option<String>,
    result_by: Option<String>,
    ended_at: Option<DateTime<Utc>>,
    rematch_id: Option<Uuid>,
    created_at: DateTime<Utc>,
    started_at: Option<DateTime<Utc>>,
    moved_at: DateTime<Utc>,
    creator_id: Uuid,
    creator: Option<String>,
    seats: Json<Vec<Seat>>,
}

/// A seat of a [`Row`].
#[derive(Deserialize)]
struct Seat {
    side: Side,
    account: Option<Uuid>,
    name: Option<String>,
    asked: bool,
}

impl TryFrom<Row> for Overview {
    type Error = NotAWord;

    fn try_from(row: Row) -> Result<Overview, NotAWord> {
        let mut players = PerSide::default();
        let mut elsewhere = PerSide::default();
        let mut asked = PerSide::default();
        for seat in row.seats.0 {
            asked[seat.side] = seat.asked;
            match seat.account {
                Some(id) => players[seat.side] = Some(Person { id, name: seat.name }),
                None => elsewhere[seat.side] = seat.name,
            }
        }
        Ok(Overview {
            id: row.id,
            kind: value(&row.kind)?,
            status: value(&row.status)?,
            visibility: value(&row.visibility)?,
            creator: Person { id: row.creator_id, name: row.creator },
            side_wish: value(&row.side_wish)?,
            players,
            asked,
            round: row.round.map(u8::try_from).transpose().map_err(|_| NotAWord)?,
            watching: value(&row.watching)?,
            watch_key: row.watch_key.as_deref().map(watching::key).transpose()?,
            talk: row.talk,
            deductions: row.deductions,
            imported: row.imported.then_some(elsewhere),
            pace: pace::pace(&row.pace, row.pace_bank, row.pace_per_decision)?,
            time_up_at: row.time_up_at,
            paused_until: row.paused_until,
            ended: ended(row.result.as_deref(), row.result_by.as_deref(), row.ended_at)?,
            rematch: row.rematch_id,
            given_deal: row.given_deal,
            created_at: row.created_at,
            started_at: row.started_at,
            moved_at: row.moved_at,
            invitation: row.invitation,
        })
    }
}

fn ended(
    result: Option<&str>,
    by: Option<&str>,
    at: Option<DateTime<Utc>>,
) -> Result<Option<Ended>, NotAWord> {
    let (Some(result), Some(by), Some(at)) = (result, by, at) else { return Ok(None) };
    Ok(Some(Ended { ending: pace::ending(result, by)?, at }))
}

impl From<NotAWord> for Error {
    fn from(_: NotAWord) -> Error {
        Error::GameDamaged
    }
}

/// A query for [`Row`]s that ends as given.
macro_rules! select_games {
    ($end:literal, $($argument:expr),*) => {
        sqlx::query_as!(
            Row,
            r#"select g.id, g.kind, g.status, g.visibility, g.side_wish, g.invitation, g.watching, g.watch_key,
                   g.talk, g.given_deal, g.round, g.created_at, g.started_at, g.moved_at,
                   g.pace, g.pace_bank, g.pace_per_decision, g.time_up_at, g.paused_until,
                   g.result, g.result_by, g.ended_at, g.rematch_id, g.deductions, g.imported,
                   g.creator_id, creator.name as creator,
                   (select coalesce(jsonb_agg(jsonb_build_object(
                        'side', s.side, 'account', s.account_id, 'name', coalesce(a.name, s.name),
                        'asked', s.asked)), '[]')
                    from seats s left join accounts a on a.id = s.account_id
                    where s.game_id = g.id and s.rank = 1) as "seats!: Json<Vec<Seat>>"
               from games g
               join accounts creator on creator.id = g.creator_id
               "# + $end,
            $($argument),*
        )
    };
}

/// A game by its id.
pub async fn by_id(executor: impl PgExecutor<'_>, id: Uuid) -> Result<Overview, Error> {
    let row = select_games!("where g.id = $1", id).fetch_optional(executor).await?;
    Ok(row.ok_or(Error::NoSuchGame)?.try_into()?)
}

/// A game by its invitation code.
pub async fn by_invitation(pool: &PgPool, code: &str) -> Result<Overview, Error> {
    // The database takes no text with a zero in it.
    if code.contains('\0') {
        return Err(Error::NoSuchInvitation);
    }
    let row = select_games!("where g.invitation = $1", code).fetch_optional(pool).await?;
    Ok(row.ok_or(Error::NoSuchInvitation)?.try_into()?)
}

/// A list as far as it is shown, and whether it goes on.
pub struct Shown {
    /// What is shown.
    pub games: Vec<Overview>,
    /// Whether there is more.
    pub more: bool,
}

/// As many as are asked for, to show so many and to know whether there are more.
fn one_more(most: usize) -> i64 {
    i64::try_from(most + 1).unwrap_or(i64::MAX)
}

/// Games an account may join, newest first.
pub async fn open(pool: &PgPool, account: Uuid) -> Result<Shown, Error> {
    let rows = select_games!(
        "where g.status = 'waiting' and g.visibility = 'open' and g.creator_id <> $1
             and not exists (
                 select from blocks
                 where (blocker_id = $1 and blocked_id = g.creator_id)
                    or (blocker_id = g.creator_id and blocked_id = $1)
             )
         order by g.created_at desc, g.id desc limit $2",
        account,
        one_more(MOST_OPEN)
    );
    let mut games = overviews(rows.fetch_all(pool).await?)?;
    let more = games.len() > MOST_OPEN;
    games.truncate(MOST_OPEN);
    Ok(Shown { games, more })
}

/// An account's own games: those that wait for it first, of these those whose time is
/// out first; then by last move. All that are not over, and the last of those that are.
pub async fn of_account(pool: &PgPool, account: Uuid) -> Result<Shown, Error> {
    let rows = select_games!(
        "left join seats own on own.game_id = g.id and own.account_id = $1
         where g.id in (select id from games where creator_id = $1
                        union select game_id from seats where account_id = $1)
             and not g.imported
             and (g.status <> 'finished' or g.id in (
                 select last.id from games last join seats mine on mine.game_id = last.id
                 where mine.account_id = $1 and last.status = 'finished' and not last.imported
                 order by last.moved_at desc, last.id desc limit $2))
         order by own.asked is true desc, case when own.asked then g.time_up_at end,
                  g.moved_at desc, g.id desc",
        account,
        one_more(MOST_FINISHED)
    );
    let mut games = overviews(rows.fetch_all(pool).await?)?;
    let finished = games.iter().filter(|game| game.status == Status::Finished).count();
    let more = finished > MOST_FINISHED;
    if more {
        let oldest = games.iter().rposition(|game| game.status == Status::Finished);
        oldest.map(|at| games.remove(at));
    }
    Ok(Shown { games, more })
}

/// Running games that everybody may watch, those with the latest move first.
pub async fn watchable(pool: &PgPool) -> Result<Vec<Overview>, Error> {
    let rows = select_games!(
        "where g.status = 'running' and g.visibility = 'open' and g.watching = 'everybody'
         order by g.moved_at desc, g.id desc limit $1",
        MOST_TO_WATCH
    );
    overviews(rows.fetch_all(pool).await?)
}

/// Finished games that have no result: they ended before results were written down.
pub async fn without_result(pool: &PgPool) -> Result<Vec<Uuid>, Error> {
    let games = sqlx::query_scalar!("select id from games where status = 'finished' and result is null");
    Ok(games.fetch_all(pool).await?)
}

fn overviews(rows: Vec<Row>) -> Result<Vec<Overview>, Error> {
    Ok(rows.into_iter().map(Overview::try_from).collect::<Result<_, _>>()?)
}

/// What a game is folded from, besides its moves.
pub struct Origin {
    /// Which game.
    pub kind: GameKind,
    /// The version of the rules it was created with.
    pub rules_version: u32,
    /// The game's own options.
    pub options: serde_json::Value,
    /// The secret its chance is drawn from.
    pub seed: Seed,
}

/// The origin of a game.
pub async fn origin(pool: &PgPool, id: Uuid) -> Result<Origin, Error> {
    let row = sqlx::query!("select kind, rules_version, options, seed from games where id = $1", id)
        .fetch_optional(pool)
        .await?
        .ok_or(Error::NoSuchGame)?;
    Ok(Origin {
        kind: value(&row.kind)?,
        rules_version: row.rules_version.try_into().map_err(|_| NotAWord)?,
        options: row.options,
        seed: Seed::new(row.seed.try_into().map_err(|_| NotAWord)?),
    })
}

/// A game about to be created.
pub struct NewGame {
    /// Its id.
    pub id: Uuid,
    /// What it will be folded from.
    pub origin: Origin,
    /// Whether the deal was given.
    pub given_deal: bool,
    /// The creator's account.
    pub creator: Uuid,
    /// The side the creator asks for.
    pub side_wish: SideWish,
    /// Who can join.
    pub visibility: Visibility,
    /// Who may watch while it runs.
    pub watching: Watching,
    /// Whether the players can talk to each other.
    pub talk: bool,
    /// Whether each player has a deduction sheet.
    pub deductions: bool,
    /// How much time the players have.
    pub pace: Pace,
    /// The secret of the invitation link.
    pub invitation: String,
    /// When it is created.
    pub at: DateTime<Utc>,
}

/// Stores a new game, the creator in the seat they asked for.
pub async fn insert(connection: impl PgExecutor<'_>, game: NewGame) -> Result<(), Error> {
    let PaceColumns { pace, bank, per_decision } = game.pace.into();
    sqlx::query!(
        "with game as (
             insert into games (id, kind, rules_version, options, seed, given_deal, creator_id, side_wish,
                 visibility, invitation, talk, pace, pace_bank, pace_per_decision, watching, created_at,
                 moved_at, deductions)
             values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $16, $17)
             returning id, side_wish, creator_id, visibility
         )
         insert into seats (game_id, side, account_id, comments)
         select id, side_wish, creator_id, visibility = 'open' from game where side_wish <> 'random'",
        game.id,
        word(game.origin.kind).ok_or(Error::Internal)?,
        i32::try_from(game.origin.rules_version).map_err(|_| Error::Internal)?,
        game.origin.options,
        game.origin.seed.bytes(),
        game.given_deal,
        game.creator,
        word(game.side_wish).ok_or(Error::Internal)?,
        word(game.visibility).ok_or(Error::Internal)?,
        game.invitation,
        game.talk,
        pace,
        bank,
        per_decision,
        word(game.watching).ok_or(Error::Internal)?,
        game.at,
        game.deductions,
    )
    .execute(connection)
    .await?;
    Ok(())
}

/// How many of an account's games wait for an opponent.
pub async fn count_waiting(pool: &PgPool, account: Uuid) -> Result<i64, Error> {
    let count = sqlx::query_scalar!(
        r#"select count(*) as "count!" from games where creator_id = $1 and status = 'waiting'"#,
        account
    );
    Ok(count.fetch_one(pool).await?)
}

/// What changes when the second player joins.
pub struct Start {
    /// The players' accounts.
    pub players: PerSide<Uuid>,
    /// Who decides first.
    pub asked: PerSide<bool>,
    /// The first round.
    pub round: u8,
    /// When it starts.
    pub at: DateTime<Utc>,
    /// When the time of the side that decides first is out.
    pub time_up_at: Option<DateTime<Utc>>,
}

/// Starts a waiting game. `false` when it waits no more: somebody was faster.
pub async fn start(connection: &mut PgConnection, id: Uuid, start: &Start) -> Result<bool, Error> {
    let done = sqlx::query!(
        "with game as (
             update games set status = 'running', round = $2, started_at = $3, time_up_at = $4
             where id = $1 and status = 'waiting'
             returning id, visibility
         )
         insert into seats (game_id, side, account_id, asked, comments)
         select game.id, seat.side, seat.account_id, seat.asked, game.visibility = 'open'
         from game, unnest($5::text[], $6::uuid[], $7::boolean[]) as seat (side, account_id, asked)
         on conflict (game_id, side, rank)
             do update set account_id = excluded.account_id, asked = excluded.asked",
        id,
        i16::from(start.round),
        start.at,
        start.time_up_at,
        &Side::BOTH.map(|side| word(side).unwrap_or_default()),
        &Side::BOTH.map(|side| start.players[side]),
        &Side::BOTH.map(|side| start.asked[side]),
    )
    .execute(connection)
    .await?;
    Ok(done.rows_affected() > 0)
}

/// All games that an account created or plays, by last move.
pub async fn all_of_account(pool: &PgPool, account: Uuid) -> Result<Vec<Overview>, Error> {
    let rows = select_games!(
        "where g.id in (select id from games where creator_id = $1
                        union select game_id from seats where account_id = $1)
         order by g.moved_at desc, g.id desc",
        account
    );
    overviews(rows.fetch_all(pool).await?)
}

/// The games in which an account has a seat that have not ended.
pub async fn running(executor: impl PgExecutor<'_>, account: Uuid) -> Result<Vec<Uuid>, Error> {
    let games = sqlx::query_scalar!(
        "select g.id from games g join seats s on s.game_id = g.id
         where s.account_id = $1 and g.status = 'running'",
        account
    );
    Ok(games.fetch_all(executor).await?)
}

/// Who sits at a game besides an account, and has not left.
pub async fn others(executor: impl PgExecutor<'_>, game: Uuid, account: Uuid) -> Result<Vec<Uuid>, Error> {
    let others = sqlx::query_scalar!(
        "select a.id from seats s join accounts a on a.id = s.account_id
         where s.game_id = $1 and a.id <> $2 and a.deleted_at is null order by s.side, s.rank",
        game,
        account
    );
    Ok(others.fetch_all(executor).await?)
}

/// Locks the games of an account that wait for an opponent: nobody joins them meanwhile.
pub async fn lock_waiting(connection: &mut PgConnection, creator: Uuid) -> Result<(), sqlx::Error> {
    let waiting = sqlx::query!(
        "select id from games where creator_id = $1 and status = 'waiting' order by id for update",
        creator
    );
    waiting.fetch_all(connection).await?;
    Ok(())
}

/// Withdraws all games of an account that wait for an opponent.
pub async fn delete_all_waiting(connection: &mut PgConnection, creator: Uuid) -> Result<(), sqlx::Error> {
    sqlx::query!("delete from games where creator_id = $1 and status = 'waiting'", creator)
        .execute(connection)
        .await?;
    Ok(())
}

/// Deletes a game that still waits. `false` when it waits no more.
pub async fn delete_waiting(pool: &PgPool, id: Uuid) -> Result<bool, Error> {
    let done =
        sqlx::query!("delete from games where id = $1 and status = 'waiting'", id).execute(pool).await?;
    Ok(done.rows_affected() == 1)
}

/// Writes the summary after a move. Who may watch by now is the answer.
pub async fn update_summary(
    connection: impl PgExecutor<'_>,
    game: &Overview,
) -> Result<(Watching, Option<TokenHash>), Error> {
    let (result, result_by) = game.ended.map(|ended| pace::result(ended.ending)).unzip();
    let asked: Vec<String> =
        Side::BOTH.into_iter().filter(|&side| game.asked[side]).filter_map(word).collect();
    let row = sqlx::query!(
        "with changed as (
             update seats set asked = not asked
             where game_id = $1 and asked <> (rank = 1 and side = any($11::text[]))
         )
         update games set status = $2, round = $3, moved_at = $4, time_up_at = $5, paused_until = $6,
             result = $7, result_by = $8, ended_at = $9, rematch_id = $10
         where id = $1
         returning watching, watch_key",
        game.id,
        word(game.status),
        game.round.map(i16::from),
        game.moved_at,
        game.time_up_at,
        game.paused_until,
        result.flatten(),
        result_by,
        game.ended.map(|ended| ended.at),
        game.rematch,
        &asked,
    )
    .fetch_one(connection)
    .await?;
    Ok((value(&row.watching)?, row.watch_key.as_deref().map(watching::key).transpose()?))
}
