//! A game folded from its origin and its moves.

use std::collections::HashMap;

use chrono::{DateTime, SubsecRound, Utc};
use data_encoding::HEXLOWER;
use estafette_engine::chance::{LogPosition, Seed};
use estafette_engine::force::{PerSide, Side};
use estafette_engine::registry::{Entry, Game, Refusal};
use estafette_engine::secrecy::Viewer;
use estafette_protocol::game::Status;
use estafette_protocol::live::{LogEntry, Position, Update};
use serde_json::Value;
use uuid::Uuid;

use crate::store::games::{Origin, Overview};
use crate::store::moves::StoredMove;

/// An order as a client sends it.
pub struct GivenOrder {
    /// Chosen by the client, unique in the game.
    pub id: Uuid,
    /// The log position it was made for.
    pub position: LogPosition,
    /// The order.
    pub order: Value,
}

/// A stored game that cannot be folded: its rules are not these, or a move is not
/// legal.
#[derive(Debug, thiserror::Error)]
#[error("a stored game cannot be folded")]
pub(super) struct Damaged;

/// A move that has been folded in.
struct Logged {
    side: Side,
    order: Value,
    at: DateTime<Utc>,
    entry: Entry,
}

/// Why an order is not appended.
pub(super) enum Settled {
    /// It is in the log already.
    Known(LogPosition),
    /// Its id belongs to another order.
    IdReused,
    /// It was made for another position.
    Stale,
    /// The rules refuse it.
    Refused(Refusal),
}

/// The game after one more move.
pub(super) struct Next {
    /// The move.
    pub stored: StoredMove,
    /// The summary after it.
    pub overview: Overview,
    game: Game,
    entry: Entry,
}

/// A game as its log makes it.
pub(super) struct Folded {
    overview: Overview,
    seed: Seed,
    game: Game,
    opening: Entry,
    log: Vec<Logged>,
    orders: HashMap<Uuid, LogPosition>,
}

impl Folded {
    /// Sets the game up.
    pub(super) fn set_up(overview: Overview, origin: &Origin) -> Result<Folded, Damaged> {
        if origin.rules_version != origin.kind.rules_version() {
            return Err(Damaged);
        }
        let (game, opening) = Game::start(origin.kind, &origin.options, origin.seed).map_err(|_| Damaged)?;
        Ok(Folded {
            overview: Overview { moved_at: overview.created_at, ..overview },
            seed: origin.seed,
            game,
            opening,
            log: Vec::new(),
            orders: HashMap::new(),
        }
        .summed_up())
    }

    fn summed_up(mut self) -> Folded {
        sum_up(&mut self.overview, &self.game);
        self
    }

    /// The position of the last entry in the log.
    pub(super) fn position(&self) -> LogPosition {
        LogPosition(u32::try_from(self.log.len()).unwrap_or(u32::MAX))
    }

    /// Folds in a move from the database.
    pub(super) fn fold(&mut self, stored: StoredMove) -> Result<(), Damaged> {
        if stored.position != self.position().next() {
            return Err(Damaged);
        }
        let next = self.next(stored).map_err(|_| Damaged)?;
        self.advance(next);
        Ok(())
    }

    /// The game after an order of a side, where there is something to append.
    /// Changes nothing.
    pub(super) fn judge(&self, side: Side, given: &GivenOrder) -> Result<Box<Next>, Settled> {
        if let Some(&position) = self.orders.get(&given.id) {
            let same = self.logged(position).is_some_and(|old| old.side == side && old.order == given.order);
            return Err(if same { Settled::Known(position) } else { Settled::IdReused });
        }
        if given.position != self.position() {
            return Err(Settled::Stale);
        }
        let stored = StoredMove {
            position: self.position().next(),
            order_id: given.id,
            side,
            order: given.order.clone(),
            // As precise as the database, so that a restart changes no byte.
            at: Utc::now().trunc_subsecs(6),
        };
        self.next(stored).map(Box::new).map_err(Settled::Refused)
    }

    fn next(&self, stored: StoredMove) -> Result<Next, Refusal> {
        let mut game = self.game.clone();
        let entry = game.apply(stored.side, &stored.order, stored.position)?;
        let mut overview = Overview { moved_at: stored.at, ..self.overview.clone() };
        sum_up(&mut overview, &game);
        Ok(Next { stored, overview, game, entry })
    }

    /// Goes on to the game after one more move.
    pub(super) fn advance(&mut self, next: Next) {
        let Next { stored, overview, game, entry } = next;
        self.orders.insert(stored.order_id, stored.position);
        self.log.push(Logged { side: stored.side, order: stored.order, at: stored.at, entry });
        self.overview = overview;
        self.game = game;
    }

    fn logged(&self, position: LogPosition) -> Option<&Logged> {
        self.log.get(usize::try_from(position.0).ok()?.checked_sub(1)?)
    }

    /// The whole game as one side may see it.
    pub(super) fn position_for(&self, side: Side, online: PerSide<bool>) -> Position {
        let viewer = Viewer::from(side);
        let account = self.overview.players[side].as_ref().map(|person| person.id);
        let last = self.position();
        let opening = LogEntry {
            position: LogPosition::SETUP,
            side: None,
            at: self.overview.started_at.unwrap_or(self.overview.created_at),
            happened: self.opening.seen_by(viewer),
        };
        let entries = (1..=last.0).filter_map(|position| self.entry_for(viewer, LogPosition(position)));
        Position {
            number: number(last),
            position: last,
            summary: self.overview.summary(account),
            commitment: HEXLOWER.encode(&self.seed.commitment()),
            seed: self.published_seed(),
            sight: self.game.sight(viewer),
            log: std::iter::once(opening).chain(entries).collect(),
            online,
        }
    }

    /// The last entry as one side may see it.
    pub(super) fn update_for(&self, side: Side) -> Option<Update> {
        let viewer = Viewer::from(side);
        let last = self.position();
        Some(Update {
            number: number(last),
            position: last,
            entry: self.entry_for(viewer, last)?,
            sight: self.game.sight(viewer),
            seed: self.published_seed(),
        })
    }

    fn entry_for(&self, viewer: Viewer, position: LogPosition) -> Option<LogEntry> {
        let logged = self.logged(position)?;
        let happened = logged.entry.seen_by(viewer);
        Some(LogEntry { position, side: Some(logged.side), at: logged.at, happened })
    }

    fn published_seed(&self) -> Option<String> {
        self.game.is_over().then(|| HEXLOWER.encode(self.seed.bytes()))
    }
}

/// Every entry of the log is one update in every viewer's feed, until a game has
/// entries that a viewer must not know of.
fn number(position: LogPosition) -> u32 {
    position.0
}

fn sum_up(overview: &mut Overview, game: &Game) {
    overview.status = if game.is_over() { Status::Finished } else { Status::Running };
    overview.to_decide = game.to_decide();
    overview.round = Some(game.round());
}
