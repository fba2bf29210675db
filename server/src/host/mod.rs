//! Running games.
//!
//! A [`Table`] is one game in this process: its loaded state, a cache of what the
//! database says, and whoever watches. There is never more than one table a game
//! here; other processes may have their own, and the database decides between them.

mod audience;
mod commit;
mod context;
mod loaded;
mod moment;
mod rematch;
mod table;
mod talk;

use std::collections::HashMap;
use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, PoisonError, Weak};

use lru::LruCache;
use uuid::Uuid;

use crate::store::games;

pub use audience::{Attendance, Outgoing, Queue};
pub use context::Context;
pub use loaded::GivenStep;
pub use moment::{Moment, Spot};
pub use table::Table;

/// How many tables are kept although nobody sits at them.
const KEPT: NonZeroUsize = NonZeroUsize::new(1000).unwrap();

/// The tables of this process.
pub struct Host {
    context: Context,
    tables: Mutex<Tables>,
}

struct Tables {
    /// Every table that anybody still holds.
    all: HashMap<Uuid, Weak<Table>>,
    /// Those used last, held so that they need not be folded again.
    recent: LruCache<Uuid, Arc<Table>>,
}

impl Host {
    /// A host with no table yet.
    pub fn new(context: Context) -> Host {
        Host::with_capacity(context, KEPT)
    }

    /// A host that keeps so many tables although nobody sits at them.
    pub fn with_capacity(context: Context, kept: NonZeroUsize) -> Host {
        Host { context, tables: Mutex::new(Tables { all: HashMap::new(), recent: LruCache::new(kept) }) }
    }

    /// Tells everybody at a game who sits at it now.
    pub async fn tell_who_sits(&self, id: Uuid) {
        let table = {
            let tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
            tables.all.get(&id).and_then(Weak::upgrade)
        };
        if let Some(table) = table {
            table.tell_who_sits().await;
        }
    }

    /// The table of a game. Whether there is such a game shows when it is used.
    pub fn table(&self, id: Uuid) -> Arc<Table> {
        let mut tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        let table = tables.all.get(&id).and_then(Weak::upgrade);
        let table = table.unwrap_or_else(|| Arc::new(Table::new(id, self.context.clone())));
        tables.all.insert(id, Arc::downgrade(&table));
        tables.recent.put(id, Arc::clone(&table));
        tables.forget_gone();
        table
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

impl Tables {
    /// Forgets tables that are gone, when there are many of them.
    fn forget_gone(&mut self) {
        if self.all.len() > 2 * self.recent.cap().get() {
            self.all.retain(|_, table| table.strong_count() > 0);
        }
    }
}
