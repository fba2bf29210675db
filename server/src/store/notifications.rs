//! Readers of mails, and their rules.

use chrono::{DateTime, Duration, NaiveTime, Utc};
use chrono_tz::Tz;
use estafette_prose::Language;
use estafette_protocol::notifications::Rule;
use sqlx::{PgConnection, PgPool};
use uuid::Uuid;

use super::words::{NotAWord, value, word};
use crate::error::Error;

/// Somebody mails are written to.
pub struct Reader {
    /// The account.
    pub account: Uuid,
    /// The name.
    pub name: String,
    /// The address, once it is verified.
    pub address: Option<String>,
    /// The language of the mails.
    pub language: Language,
    /// When they want to be told.
    pub rules: Rules,
    /// By which mails are stopped without logging in.
    pub stop_token: Uuid,
}

/// When somebody wants to be told of their games; [`crate::mails::rules`] follows it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Rules {
    /// For games without a rule of their own.
    pub rule: Rule,
    /// How long they must not have looked for [`Rule::WhenAway`].
    pub away: Duration,
    /// When the daily list comes, by their clock.
    pub digest_at: NaiveTime,
    /// From when until when nothing is sent, by their clock. Both the same: never quiet.
    pub quiet: Option<(NaiveTime, NaiveTime)>,
    /// Their clock.
    pub timezone: Tz,
}

/// The reader behind an account.
pub async fn reader(connection: &mut PgConnection, account: Uuid) -> Result<Option<Reader>, Error> {
    // The row holds the token of links, so everybody who gets mails needs one.
    sqlx::query!(
        "insert into notification_settings (account_id) select id from accounts where id = $1 and deleted_at is null
         on conflict do nothing",
        account
    )
    .execute(&mut *connection)
    .await?;
    let row = sqlx::query!(
        r#"select a.name as "name!", case when a.email_verified_at is not null then a.email end as address,
               a.language, a.timezone,
               s.rule, s.away_minutes, s.digest_at, s.quiet_from, s.quiet_to, s.stop_token
           from accounts a join notification_settings s on s.account_id = a.id
           where a.id = $1 and a.deleted_at is null"#,
        account
    )
    .fetch_optional(connection)
    .await?;
    let Some(row) = row else { return Ok(None) };
    let language = row.language.and_then(|tag| tag.parse().ok()).unwrap_or_default();
    let rules = Rules {
        rule: value(&row.rule)?,
        away: Duration::minutes(i64::from(row.away_minutes)),
        digest_at: row.digest_at,
        quiet: row.quiet_from.zip(row.quiet_to),
        timezone: row.timezone.and_then(|name| name.parse().ok()).unwrap_or(Tz::UTC),
    };
    let (name, address) = (row.name, row.address);
    Ok(Some(Reader { account, name, address, language, rules, stop_token: row.stop_token }))
}

/// What decides about one player and one game, besides the player's own rules.
pub struct OfGame {
    /// The game's own rule.
    pub rule: Option<Rule>,
    /// When the player last had it before their eyes.
    pub looked_at: Option<DateTime<Utc>>,
    /// When a mail about a decision in it was last sent to the player.
    pub told_at: Option<DateTime<Utc>>,
}

/// What decides about one player and one game.
pub async fn of_game(connection: &mut PgConnection, account: Uuid, game: Uuid) -> Result<OfGame, Error> {
    let row = sqlx::query!(
        r#"select
             (select rule from game_notification_rules where account_id = $1 and game_id = $2) as rule,
             (select at from looks where account_id = $1 and game_id = $2) as looked_at,
             (select max(done_at) from outbox
              where game_id = $2 and account_id = $1 and state = 'sent' and kind = 'decision') as told_at"#,
        account,
        game,
    )
    .fetch_one(connection)
    .await?;
    let rule = row.rule.as_deref().map(value).transpose()?;
    Ok(OfGame { rule, looked_at: row.looked_at, told_at: row.told_at })
}

/// The games that wait for somebody who wants to hear of them once a day.
pub async fn for_digest(pool: &PgPool, account: Uuid) -> Result<Vec<Uuid>, Error> {
    let games = sqlx::query_scalar!(
        "select g.id from games g
         join seats own on own.game_id = g.id and own.account_id = $1 and own.asked
         left join game_notification_rules r on r.game_id = g.id and r.account_id = $1
         left join notification_settings s on s.account_id = $1
         where g.status = 'running' and coalesce(r.rule, s.rule) = 'digest'
         order by g.moved_at, g.id",
        account
    );
    Ok(games.fetch_all(pool).await?)
}

/// Writes down that a player has a game before their eyes.
pub async fn look(pool: &PgPool, game: Uuid, account: Uuid) -> Result<(), sqlx::Error> {
    sqlx::query!(
        "insert into looks (account_id, game_id, at)
         select account_id, game_id, now() from seats where game_id = $1 and account_id = $2
         on conflict (account_id, game_id) do update set at = greatest(looks.at, excluded.at)",
        game,
        account,
    )
    .execute(pool)
    .await?;
    Ok(())
}

/// What a player sets.
pub struct NewSettings {
    /// The rule for games without one of their own.
    pub rule: Rule,
    /// How long they must not have looked.
    pub away_minutes: u16,
    /// When the daily list comes.
    pub digest_at: NaiveTime,
    /// When nothing is sent.
    pub quiet: Option<(NaiveTime, NaiveTime)>,
    /// The language of mails.
    pub language: Language,
    /// The clock.
    pub timezone: Tz,
}

/// Stores what a player sets.
pub async fn update(pool: &PgPool, account: Uuid, new: &NewSettings) -> Result<(), Error> {
    let (from, to) = new.quiet.unzip();
    let mut transaction = pool.begin().await?;
    sqlx::query!(
        "insert into notification_settings (account_id, rule, away_minutes, digest_at, quiet_from, quiet_to)
         values ($1, $2, $3, $4, $5, $6)
         on conflict (account_id) do update set rule = excluded.rule, away_minutes = excluded.away_minutes,
             digest_at = excluded.digest_at, quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to",
        account,
        word(new.rule).ok_or(NotAWord)?,
        i32::from(new.away_minutes),
        new.digest_at,
        from,
        to,
    )
    .execute(&mut *transaction)
    .await?;
    sqlx::query!(
        "update accounts set language = $2, timezone = $3 where id = $1",
        account,
        new.language.tag(),
        new.timezone.name(),
    )
    .execute(&mut *transaction)
    .await?;
    ask_again(&mut transaction, account).await?;
    Ok(transaction.commit().await?)
}

/// Has notices of games that wait looked at at once: by the new rules they may be due. Whether they
/// are is asked before each is sent.
async fn ask_again(connection: &mut PgConnection, account: Uuid) -> Result<(), sqlx::Error> {
    sqlx::query!(
        "update outbox set not_before = least(not_before, now())
         where account_id = $1 and state = 'waiting' and game_id is not null and attempts = 0",
        account
    )
    .execute(connection)
    .await?;
    Ok(())
}

/// Sets or takes away a game's own rule.
pub async fn set_game_rule(
    pool: &PgPool,
    account: Uuid,
    game: Uuid,
    rule: Option<Rule>,
) -> Result<(), Error> {
    let mut transaction = pool.begin().await?;
    sqlx::query!("delete from game_notification_rules where account_id = $1 and game_id = $2", account, game)
        .execute(&mut *transaction)
        .await?;
    if let Some(rule) = rule {
        sqlx::query!(
            "insert into game_notification_rules (account_id, game_id, rule) values ($1, $2, $3)
             on conflict (account_id, game_id) do update set rule = excluded.rule",
            account,
            game,
            word(rule),
        )
        .execute(&mut *transaction)
        .await?;
    }
    ask_again(&mut transaction, account).await?;
    Ok(transaction.commit().await?)
}

/// The running games of an account that have rules of their own.
pub async fn game_rules(pool: &PgPool, account: Uuid) -> Result<Vec<(Uuid, Rule)>, Error> {
    let rows = sqlx::query!(
        "select r.game_id, r.rule from game_notification_rules r join games g on g.id = r.game_id
         where r.account_id = $1 and g.status <> 'finished' order by g.created_at desc, g.id desc",
        account
    )
    .fetch_all(pool)
    .await?;
    rows.into_iter().map(|row| Ok((row.game_id, value(&row.rule)?))).collect()
}

/// Stops the mails of whoever has this token: of one game, or of all. `false` when nobody has it,
/// or they do not play this game.
pub async fn stop(pool: &PgPool, token: Uuid, game: Option<Uuid>) -> Result<bool, Error> {
    let done = match game {
        None => {
            // A rule of a game's own would go on: it has to end too.
            sqlx::query!(
                "with one as (update notification_settings set rule = 'off' where stop_token = $1
                              returning account_id),
                      rest as (delete from game_notification_rules
                               where account_id in (select account_id from one))
                 select account_id from one",
                token
            )
            .fetch_optional(pool)
            .await?
            .is_some()
        }
        Some(game) => {
            let done = sqlx::query!(
                "insert into game_notification_rules (account_id, game_id, rule)
                 select s.account_id, g.id, 'off' from notification_settings s
                 join games g on g.id = $2
                 where s.stop_token = $1
                     and (s.account_id = g.creator_id
                          or s.account_id in (select account_id from seats where game_id = g.id))
                 on conflict (account_id, game_id) do update set rule = 'off'",
                token,
                game,
            )
            .execute(pool)
            .await?;
            done.rows_affected() == 1
        }
    };
    Ok(done)
}

/// Forgets what an account wants to be told, and what it has looked at.
pub async fn forget(connection: &mut PgConnection, account: Uuid) -> Result<(), sqlx::Error> {
    sqlx::query!(
        "with rules as (delete from game_notification_rules where account_id = $1),
             looks as (delete from looks where account_id = $1)
         delete from notification_settings where account_id = $1",
        account
    )
    .execute(connection)
    .await?;
    Ok(())
}
