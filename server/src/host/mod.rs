//! Running games.
//!
//! A [`Table`] is one game in this process: its loaded state, a cache of what the
//! database says, and whoever watches. There is never more than one table a game
//! here; other processes may have their own, and the database decides between them.

mod audience;
mod catch_up;
mod commit;
mod context;
mod loaded;
mod moment;
mod rematch;
mod table;
mod talk;

use std::collections::BTreeMap;
use std::convert::Infallible;
use std::sync::Arc;

use quick_cache::sync::Cache;
use quick_cache::{DefaultHashBuilder, Lifecycle, UnitWeighter};
use uuid::Uuid;

use crate::channel::Signal;
use crate::error::Error;
use crate::store::presence::Present;
use crate::store::{games, presence, stands};

pub use audience::{Attendance, Outgoing, Queue};
pub use commit::Giver;
pub use context::Context;
pub use loaded::GivenStep;
pub use moment::{Moment, Spot};
pub use table::{Sender, Table};

/// How many tables are kept, unless more are held.
const KEPT: usize = 1000;

/// The tables of this process.
pub struct Host {
    context: Context,
    tables: Cache<Uuid, Arc<Table>, UnitWeighter, DefaultHashBuilder, Held>,
}

impl Host {
    /// A host with no table yet.
    pub fn new(context: Context) -> Host {
        Host {
            context,
            tables: Cache::with(KEPT, KEPT as u64, UnitWeighter, DefaultHashBuilder::default(), Held),
        }
    }

    /// How many tables there are.
    pub fn count(&self) -> usize {
        self.tables.len()
    }

    /// Something about a game was stored that its log does not tell: everybody who has it open hears of
    /// it, here and at other servers.
    pub fn has_changed(&self, id: Uuid) {
        self.look(id);
        self.context.others.tell(Signal::Game(id));
    }

    /// Looks at what has changed in a game, if somebody has it open here.
    pub fn look(&self, id: Uuid) {
        if let Some(table) = self.tables.peek(&id) {
            table.look();
        }
    }

    /// Looks at every game that somebody has open here, and renews our word of who that is.
    pub async fn look_everywhere(&self) -> Result<(), Error> {
        // One more than whoever holds it: the cache, and this iterator.
        let held = self.tables.iter().filter(|(_, table)| Arc::strong_count(table) > 2);
        let tables: BTreeMap<Uuid, Arc<Table>> = held.collect();
        let Context { pool, others, presence, .. } = &self.context;
        let written = presence::renew(pool, others.me).await?;
        for id in written.iter().filter(|id| !tables.contains_key(id)) {
            presence::set(pool, *id, others.me, &Present::default()).await?;
        }
        let ids: Vec<Uuid> = tables.keys().copied().collect();
        for stand in stands::of_games(pool, &ids, others.me, *presence).await? {
            if let Some(table) = tables.get(&stand.game) {
                table.compare(&stand, written.contains(&stand.game)).await;
            }
        }
        Ok(())
    }

    /// The table of a game. Whether there is such a game shows when it is used.
    pub fn table(&self, id: Uuid) -> Arc<Table> {
        let new = || Ok::<_, Infallible>(Arc::new(Table::new(id, self.context.clone())));
        let Ok(table) = self.tables.get_or_insert_with(&id, new);
        table
    }
}

/// Keeps a table that somebody holds in the cache, however many there are: there must be no second
/// one of its game.
#[derive(Clone)]
struct Held;

impl Lifecycle<Uuid, Arc<Table>> for Held {
    type RequestState = ();

    fn is_pinned(&self, _: &Uuid, table: &Arc<Table>) -> bool {
        Arc::strong_count(table) > 1
    }
}

/// Works out the results of games that ended before results were written down: opening
/// such a game stores its result.
pub async fn work_out_results(host: &Host) {
    let games = match games::without_result(&host.context.pool).await {
        Ok(games) => games,
        Err(error) => return tracing::warn!(%error, "games without a result were not looked for"),
    };
    for game in games {
        if let Err(error) = host.table(game).check().await {
            tracing::warn!(%game, %error, "a result was not worked out");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chance::OsChance;
    use crate::clock::SystemClock;

    #[tokio::test]
    async fn there_is_never_a_second_table_of_a_game_while_somebody_holds_the_first() {
        let pool = sqlx::PgPool::connect_lazy("postgres://nobody@localhost/nowhere").unwrap();
        let (chance, clock) = (Arc::new(OsChance), Arc::new(SystemClock));
        let heartbeat = Arc::new(crate::heartbeat::Heartbeat::new(pool.clone(), clock.clone()));
        let host = Host::new(Context {
            pool,
            heartbeat,
            games: estafette_engine::games::GAMES,
            chance,
            clock,
            metrics: Arc::default(),
            spacing: std::time::Duration::ZERO,
            others: crate::channel::Others::new(),
            presence: std::time::Duration::ZERO,
        });
        let ids: Vec<Uuid> = (0..2 * KEPT as u128).map(Uuid::from_u128).collect();
        let held: Vec<_> = ids.iter().map(|id| host.table(*id)).collect();
        for (id, table) in ids.iter().zip(&held) {
            assert!(Arc::ptr_eq(table, &host.table(*id)));
        }
        drop(held);
        for number in 0..2 * KEPT as u128 {
            host.table(Uuid::from_u128(u128::MAX - number));
        }
        assert!(host.tables.len() <= KEPT + KEPT / 10, "{}", host.tables.len());
    }
}
