//! Whether servers are there, and the database takes something in.

use chrono::{DateTime, TimeDelta, Utc};
use estafette_protocol::pace::{Outage, OutageCause};
use sqlx::{PgConnection, PgPool};

use super::words::{NotAWord, value, word};
use crate::error::Error;

/// After how long without a word from any server nobody was there. Servers write much more often.
const GAP: TimeDelta = TimeDelta::seconds(20);

/// What a server learns when it writes that it is there.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Beat {
    /// When the database was last brought back from a copy, in seconds since 1970; 0 if it never was.
    pub epoch: u32,
    /// The number of the last outage.
    pub last_outage: i64,
}

/// Writes that a server is there at a moment. Where none was for long, the while until then is written
/// down as an outage, and is nobody's time.
pub async fn beat(pool: &PgPool, now: DateTime<Utc>) -> Result<Beat, Error> {
    let mut transaction = pool.begin().await?;
    // The lock makes servers that come back at once write one after the other.
    let last =
        sqlx::query!("select at, restored from heartbeat for update").fetch_one(&mut *transaction).await?;
    if last.restored || now - last.at > GAP {
        let cause = if last.restored { OutageCause::Restored } else { OutageCause::Down };
        let outage = Outage { from: last.at, until: now, cause };
        if outage.from < outage.until {
            insert(&mut transaction, &outage).await?;
        }
    }
    let beat = sqlx::query!(
        r#"update heartbeat set at = greatest(at, $1), restored = false
           returning epoch, (select coalesce(max(id), 0) from outages) as "last_outage!""#,
        now
    );
    let beat = beat.fetch_one(&mut *transaction).await?;
    transaction.commit().await?;
    Ok(Beat { epoch: beat.epoch.try_into().map_err(|_| NotAWord)?, last_outage: beat.last_outage })
}

/// Writes an outage down, and that games which wait for somebody wait for longer by it.
async fn insert(connection: &mut PgConnection, outage: &Outage) -> Result<(), Error> {
    sqlx::query!(
        "insert into outages (began_at, ended_at, cause) values ($1, $2, $3)",
        outage.from,
        outage.until,
        word(outage.cause),
    )
    .execute(&mut *connection)
    .await?;
    // As the clocks say it, too, when the game is loaded: their time begins after a pause.
    sqlx::query!(
        "update games set time_up_at = time_up_at + ($2 - greatest($1, paused_until))
         where status = 'running' and time_up_at > greatest($1, paused_until)
             and greatest($1, paused_until) < $2",
        outage.from,
        outage.until,
    )
    .execute(connection)
    .await?;
    Ok(())
}

/// The outages there were.
pub async fn outages(pool: &PgPool) -> Result<Vec<Outage>, Error> {
    let rows = sqlx::query!("select began_at, ended_at, cause from outages order by began_at");
    let rows = rows.fetch_all(pool).await?.into_iter();
    let outages =
        rows.map(|row| Ok(Outage { from: row.began_at, until: row.ended_at, cause: value(&row.cause)? }));
    outages.collect()
}
