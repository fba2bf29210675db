//! Games that were played elsewhere and came as files.

use std::collections::BTreeMap;

use chrono::{DateTime, Utc};
use data_encoding::HEXLOWER;
use estafette_engine::chance::LogPosition;
use estafette_engine::secrecy::Seat;
use estafette_prose::Language;
use estafette_protocol::record::GameFile;
use serde::Deserialize;
use sqlx::{PgConnection, PgPool};
use uuid::Uuid;

use super::pace::{self, PaceColumns};
use super::words::word;
use super::{comments, moves, seats};
use crate::error::Error;
use crate::record;
use crate::token::LinkToken;

/// A game about to be taken in.
pub struct Import {
    /// Its id here.
    pub id: Uuid,
    /// Who brings it.
    pub by: Uuid,
    /// Nobody can join it; the column wants a secret of its own all the same.
    pub invitation: String,
    /// When it is taken in.
    pub at: DateTime<Utc>,
    /// The last hash of its chain.
    pub hash: Vec<u8>,
    /// Its seed.
    pub seed: Vec<u8>,
    /// On which chair whoever has a seat in the end sat down.
    pub chairs: Vec<(Seat, Seat)>,
}

impl Import {
    /// A game of a file that an account brings.
    pub fn new(
        by: Uuid,
        file: &GameFile,
        chairs: Vec<(Seat, Seat)>,
        at: DateTime<Utc>,
    ) -> Result<Import, Error> {
        let bytes = |text: &str| HEXLOWER.decode(text.as_bytes()).map_err(|_| Error::NotVerified);
        let hash = file.entries.last().map_or(&file.hash, |entry| &entry.hash);
        Ok(Import {
            id: Uuid::now_v7(),
            by,
            invitation: LinkToken::draw().text(),
            at,
            hash: bytes(hash)?,
            seed: bytes(&file.seed)?,
            chairs,
        })
    }
}

/// A game of the demo archive.
pub struct Annotated {
    /// The game.
    pub file: GameFile,
    /// On which chair whoever has a seat in the end sat down.
    pub chairs: Vec<(Seat, Seat)>,
    /// What is said about it, by moment.
    pub remarks: Vec<Remark>,
}

/// Something said about a moment, the same in each language.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Remark {
    /// The entry of the log.
    pub position: LogPosition,
    /// The words.
    pub text: BTreeMap<Language, String>,
}

/// The game of a file, if everybody can see it here already: it came before, by its last
/// hash, or it was played here.
pub async fn known(pool: &PgPool, import: &Import) -> Result<Option<Uuid>, Error> {
    let id = sqlx::query_scalar!(
        r#"select game_id as "id!" from imports where hash = $1
           union all
           select id from games
           where seed = $2 and status = 'finished' and visibility = 'open' and not imported
           limit 1"#,
        import.hash,
        import.seed,
    );
    Ok(id.fetch_optional(pool).await?)
}

/// Whether the game was played here, or is, by its seed: then it is as private as it is, whoever brings it.
pub async fn is_of_here(pool: &PgPool, import: &Import) -> Result<bool, Error> {
    let here = sqlx::query_scalar!(
        r#"select exists (select from games where seed = $1 and not imported) as "here!""#,
        import.seed
    );
    Ok(here.fetch_one(pool).await?)
}

/// Takes a game out again that an account has brought. `false` when there is none.
pub async fn delete(pool: &PgPool, game: Uuid, by: Uuid) -> Result<bool, Error> {
    let done = sqlx::query!("delete from games where id = $1 and creator_id = $2 and imported", game, by);
    Ok(done.execute(pool).await?.rows_affected() == 1)
}

/// How many games an account has brought.
pub async fn count(pool: &PgPool, account: Uuid) -> Result<i64, Error> {
    let count = sqlx::query_scalar!(
        r#"select count(*) as "count!" from games where creator_id = $1 and imported"#,
        account
    );
    Ok(count.fetch_one(pool).await?)
}

/// Stores a game with its log. The file must have been verified.
pub async fn insert(pool: &PgPool, import: &Import, file: &GameFile) -> Result<(), Error> {
    let mut transaction = pool.begin().await?;
    store(&mut transaction, import, file).await?;
    transaction.commit().await?;
    Ok(())
}

/// Whether nobody has signed up yet and nothing was brought.
pub async fn is_first_start(pool: &PgPool) -> Result<bool, Error> {
    let first = sqlx::query_scalar!(
        r#"select not exists (select from accounts) and not exists (select from imports) as "first!""#
    );
    Ok(first.fetch_one(pool).await?)
}

/// Stores the games of the demo archive, with what is said about them. Nobody brings them: an account that does is gone
/// again at once, as if it had been deleted.
pub async fn insert_demo(pool: &PgPool, games: &[Annotated]) -> Result<(), Error> {
    let mut transaction = pool.begin().await?;
    // Of servers that start together one brings them, the others find them.
    sqlx::query!("lock table imports in exclusive mode").execute(&mut *transaction).await?;
    let there = sqlx::query_scalar!(r#"select exists (select from imports) as "there!""#);
    if there.fetch_one(&mut *transaction).await? {
        return Ok(());
    }
    let nobody = Uuid::now_v7();
    let name = nobody.to_string();
    sqlx::query!(
        "insert into accounts (id, name, name_key, password_hash) values ($1, $2, $2, '')",
        nobody,
        name
    )
    .execute(&mut *transaction)
    .await?;
    for Annotated { file, chairs, remarks } in games {
        let import = Import::new(nobody, file, chairs.clone(), Utc::now())?;
        store(&mut transaction, &import, file).await?;
        for Remark { position, text } in remarks {
            for (language, text) in text {
                comments::insert_of_archive(&mut transaction, import.id, *position, *language, text).await?;
            }
        }
    }
    sqlx::query!(
        "update accounts set name = null, name_key = null, password_hash = null, deleted_at = now()
         where id = $1",
        nobody
    )
    .execute(&mut *transaction)
    .await?;
    transaction.commit().await?;
    Ok(())
}

async fn store(transaction: &mut PgConnection, import: &Import, file: &GameFile) -> Result<(), Error> {
    let PaceColumns { pace, bank, per_decision } = file.pace.into();
    let (result, result_by) = pace::result(file.result.ending);
    sqlx::query!(
        "insert into games (id, kind, rules_version, options, seed, given_deal, creator_id, side_wish,
             visibility, invitation, status, round, created_at, started_at, moved_at, pace, pace_bank,
             pace_per_decision, result, result_by, ended_at, talk, imported)
         values ($1, $2, $3, $4, $5, $6, $7, 'random', 'open', $8, 'finished', $9, $10, $10, $11, $12, $13,
             $14, $15, $16, $17, false, true)",
        import.id,
        word(file.game).ok_or(Error::Internal)?,
        i32::try_from(file.rules_version).map_err(|_| Error::NotVerified)?,
        file.options,
        import.seed,
        file.options.get("deal").is_some_and(|deal| !deal.is_null()),
        import.by,
        import.invitation,
        i16::from(file.result.rounds),
        file.started_at,
        file.entries.last().map_or(file.started_at, |entry| entry.at),
        pace,
        bank,
        per_decision,
        result,
        result_by,
        file.result.at,
    )
    .execute(&mut *transaction)
    .await?;
    for entry in &file.entries {
        let stored = moves::StoredMove {
            position: entry.position,
            order_id: Uuid::new_v4(),
            seat: entry.seat,
            step: record::step(&entry.step),
            at: entry.at,
        };
        moves::append(transaction, import.id, &stored).await?;
    }
    sqlx::query!(
        "insert into imports (game_id, at, hash) values ($1, $2, $3)",
        import.id,
        import.at,
        import.hash,
    )
    .execute(&mut *transaction)
    .await?;
    seats::insert_elsewhere(transaction, import.id, &import.chairs, &file.players).await?;
    Ok(())
}
