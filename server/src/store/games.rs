//! Games: their origin, their seats and their summary.

use chrono::{DateTime, Utc};
use estafette_engine::chance::Seed;
use estafette_engine::force::{PerSide, Side};
use estafette_engine::kind::GameKind;
use estafette_engine::secrecy::Seat;
use estafette_protocol::game::{Ended, GameSummary, SideWish, Status, Visibility};
use estafette_protocol::pace::Pace;
use estafette_protocol::watching::Watching;
use sqlx::types::Json;
use sqlx::{PgConnection, PgExecutor, PgPool};
use uuid::Uuid;

use super::pace::{self, PaceColumns};
use super::seats::{self, Person, Place, Seats};
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
#[allow(clippy::struct_excessive_bools, reason = "independent facts about a game")]
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
    /// The seats, and who sits there.
    pub seats: Seats,
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
    /// Whether it was played elsewhere.
    pub imported: bool,
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
    /// When the last player joined.
    pub started_at: Option<DateTime<Utc>>,
    /// When the last entry of the log was made, or the game created.
    pub moved_at: DateTime<Utc>,
    /// The secret of the invitation link.
    pub invitation: String,
}

impl Overview {
    /// The seat of an account.
    pub fn seat_of(&self, account: Uuid) -> Option<Seat> {
        self.seats.of(account).map(|place| place.seat)
    }

    /// Who may watch, and the link by which others may.
    pub fn may_watch(&self) -> (Watching, Option<TokenHash>) {
        (self.watching, self.watch_key)
    }

    /// Whether an account created the game or plays in it.
    pub fn concerns(&self, account: Uuid) -> bool {
        self.creator.id == account || self.seat_of(account).is_some()
    }

    /// The game as lists show it to an account, or to nobody in particular.
    pub fn summary(&self, asked_by: Option<Uuid>) -> GameSummary {
        let PerSide { red, blue } = self.seats.first_of_each(|place| place.name().map(ToOwned::to_owned));
        let gone = self.seats.first_of_each(Place::is_gone);
        let seat = asked_by.and_then(|account| self.seat_of(account));
        let may_invite = self.status == Status::Waiting && asked_by == Some(self.creator.id);
        GameSummary {
            id: self.id,
            game: self.kind,
            status: self.status,
            visibility: self.visibility,
            creator: self.creator.name.clone(),
            side: self.side_wish,
            players: PerSide { red: red.flatten(), blue: blue.flatten() },
            gone: PerSide { red: gone.red == Some(true), blue: gone.blue == Some(true) },
            seats: self.seats.summary(self.imported),
            yours: seat.map(|seat| seat.side),
            seat,
            to_decide: Side::BOTH.into_iter().filter(|&side| self.seats.asks(side)).collect(),
            round: self.round,
            watching: self.watching,
            watch_link: self.watch_key.is_some() && asked_by.is_some_and(|account| self.concerns(account)),
            talk: self.talk,
            deductions: self.deductions,
            imported: self.imported,
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
    seats: Json<Vec<seats::Row>>,
}

impl TryFrom<Row> for Overview {
    type Error = NotAWord;

    fn try_from(row: Row) -> Result<Overview, NotAWord> {
        Ok(Overview {
            id: row.id,
            kind: value(&row.kind)?,
            status: value(&row.status)?,
            visibility: value(&row.visibility)?,
            creator: Person { id: row.creator_id, name: row.creator },
            side_wish: value(&row.side_wish)?,
            seats: row.seats.0.into(),
            round: row.round.map(u8::try_from).transpose().map_err(|_| NotAWord)?,
            watching: value(&row.watching)?,
            watch_key: row.watch_key.as_deref().map(watching::key).transpose()?,
            talk: row.talk,
            deductions: row.deductions,
            imported: row.imported,
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
                        'side', s.side, 'rank', s.rank, 'chair_side', s.chair_side,
                        'chair_rank', s.chair_rank, 'account', s.account_id,
                        'name', coalesce(a.name, s.name), 'asked', s.asked)), '[]')
                    from seats s left join accounts a on a.id = s.account_id
                    where s.game_id = g.id) as "seats!: Json<Vec<seats::Row>>"
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
             and not exists (select from seats where game_id = g.id and account_id = $1)
             and not exists (
                 select from blocks
                 where (blocker_id = $1 and (blocked_id = g.creator_id or blocked_id in (
                           select account_id from seats where game_id = g.id)))
                    or (blocked_id = $1 and (blocker_id = g.creator_id or blocker_id in (
                           select account_id from seats where game_id = g.id)))
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
pub async fn origin(executor: impl PgExecutor<'_>, id: Uuid) -> Result<Origin, Error> {
    let row = sqlx::query!("select kind, rules_version, options, seed from games where id = $1", id)
        .fetch_optional(executor)
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
    /// The seats, and who sits there from the beginning.
    pub seats: Vec<(Seat, Option<Uuid>)>,
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

/// Stores a new game with its seats, in a transaction.
pub async fn insert(connection: &mut PgConnection, game: NewGame) -> Result<(), Error> {
    let PaceColumns { pace, bank, per_decision } = game.pace.into();
    sqlx::query!(
        "insert into games (id, kind, rules_version, options, seed, given_deal, creator_id, side_wish,
             visibility, invitation, talk, pace, pace_bank, pace_per_decision, watching, created_at,
             moved_at, deductions)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $16, $17)",
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
    .execute(&mut *connection)
    .await?;
    seats::insert(connection, game.id, &game.seats).await?;
    Ok(())
}

/// How many of an account's games wait for players.
pub async fn count_waiting(pool: &PgPool, account: Uuid) -> Result<i64, Error> {
    let count = sqlx::query_scalar!(
        r#"select count(*) as "count!" from games where creator_id = $1 and status = 'waiting'"#,
        account
    );
    Ok(count.fetch_one(pool).await?)
}

/// What changes when the last player joins.
pub struct Start {
    /// Who decides first.
    pub asked: Vec<Seat>,
    /// The first round.
    pub round: u8,
    /// When it starts.
    pub at: DateTime<Utc>,
    /// When the time of the side that decides first is out.
    pub time_up_at: Option<DateTime<Utc>>,
}

/// Starts a waiting game whose seats are taken.
pub async fn start(connection: &mut PgConnection, id: Uuid, start: &Start) -> Result<(), Error> {
    let (sides, ranks) = seats::columns(start.asked.iter().copied());
    sqlx::query!(
        "with game as (
             update games set status = 'running', round = $2, started_at = $3, time_up_at = $4
             where id = $1 and status = 'waiting'
             returning id
         )
         update seats set asked = (side, rank) in (select * from unnest($5::text[], $6::smallint[]))
         from game where game_id = game.id",
        id,
        i16::from(start.round),
        start.at,
        start.time_up_at,
        &sides,
        &ranks,
    )
    .execute(connection)
    .await?;
    Ok(())
}

/// Has whoever else joins, leaves or starts a game wait for the end of a transaction.
pub async fn lock(connection: &mut PgConnection, id: Uuid) -> Result<(), sqlx::Error> {
    sqlx::query!("select id from games where id = $1 for update", id).fetch_optional(connection).await?;
    Ok(())
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

/// Who plays against an account in a game, and has not left.
pub async fn opponents(executor: impl PgExecutor<'_>, game: Uuid, account: Uuid) -> Result<Vec<Uuid>, Error> {
    let opponents = sqlx::query_scalar!(
        "select a.id from seats own
         join seats s on s.game_id = own.game_id and s.side <> own.side
         join accounts a on a.id = s.account_id
         where own.game_id = $1 and own.account_id = $2 and a.deleted_at is null order by s.rank",
        game,
        account
    );
    Ok(opponents.fetch_all(executor).await?)
}

/// Locks the games of an account that wait for players: nobody joins them meanwhile.
pub async fn lock_waiting(connection: &mut PgConnection, account: Uuid) -> Result<(), sqlx::Error> {
    let waiting = sqlx::query!(
        "select id from games
         where status = 'waiting'
             and (creator_id = $1 or id in (select game_id from seats where account_id = $1))
         order by id for update",
        account
    );
    waiting.fetch_all(connection).await?;
    Ok(())
}

/// Withdraws all games of an account that wait for players.
pub async fn delete_all_waiting(connection: &mut PgConnection, creator: Uuid) -> Result<(), sqlx::Error> {
    sqlx::query!("delete from games where creator_id = $1 and status = 'waiting'", creator)
        .execute(connection)
        .await?;
    Ok(())
}

/// Deletes a game that still waits. `false` when it waits no more.
pub async fn delete_waiting(executor: impl PgExecutor<'_>, id: Uuid) -> Result<bool, Error> {
    let done =
        sqlx::query!("delete from games where id = $1 and status = 'waiting'", id).execute(executor).await?;
    Ok(done.rows_affected() == 1)
}

/// Writes the summary after a move. Who may watch by now is the answer.
pub async fn update_summary(
    connection: impl PgExecutor<'_>,
    game: &Overview,
) -> Result<(Watching, Option<TokenHash>), Error> {
    let (result, result_by) = game.ended.map(|ended| pace::result(ended.ending)).unzip();
    let (sides, ranks) = seats::columns(game.seats.asked().map(|place| place.seat));
    let row = sqlx::query!(
        "with changed as (
             update seats set asked = not asked
             where game_id = $1
                 and asked <> ((side, rank) in (select * from unnest($11::text[], $12::smallint[])))
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
        &sides,
        &ranks,
    )
    .fetch_one(connection)
    .await?;
    Ok((value(&row.watching)?, row.watch_key.as_deref().map(watching::key).transpose()?))
}
