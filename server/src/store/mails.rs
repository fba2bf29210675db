//! What was sent to whom, for the page that says so.

use estafette_protocol::notifications::SentMail;
use sqlx::PgPool;
use uuid::Uuid;

use super::words::{NotAWord, value};
use crate::error::Error;

/// The most mails a list shows.
const LONGEST_LIST: i64 = 100;

/// The last mails to an account, newest first.
pub async fn of_account(pool: &PgPool, account: Uuid) -> Result<Vec<SentMail>, Error> {
    let rows = sqlx::query!(
        r#"select id, kind, game_id, state, created_at, not_before, done_at, attempts, answer, problem,
               mail is not null and kind <> 'reset_password' as "readable!"
           from outbox where account_id = $1
           order by created_at desc, id desc limit $2"#,
        account,
        LONGEST_LIST,
    )
    .fetch_all(pool)
    .await?;
    let mails = rows.into_iter().map(|row| {
        Ok(SentMail {
            id: row.id,
            kind: row.kind,
            game: row.game_id,
            state: value(&row.state)?,
            created_at: row.created_at,
            not_before: row.not_before,
            done_at: row.done_at,
            attempts: row.attempts.try_into().map_err(|_| NotAWord)?,
            answer: row.answer.filter(|answer| !answer.is_empty()),
            problem: row.problem,
            readable: row.readable,
        })
    });
    mails.collect()
}

/// A mail to an account that is read on a page. The link to a new password is not: whoever
/// is signed in at somebody's browser would need no password any more.
pub async fn by_id(pool: &PgPool, account: Uuid, id: Uuid) -> Result<Vec<u8>, Error> {
    let mail = sqlx::query_scalar!(
        r#"select mail as "mail!" from outbox where id = $1 and account_id = $2 and mail is not null
               and kind <> 'reset_password'"#,
        id,
        account
    );
    mail.fetch_optional(pool).await?.ok_or(Error::NoSuchMail)
}
