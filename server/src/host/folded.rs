//! A game folded from its origin and its moves.

use std::collections::HashMap;

use chrono::{DateTime, SubsecRound, Utc};
use data_encoding::HEXLOWER;
use estafette_engine::chance::LogPosition;
use estafette_engine::force::{PerSide, Side};
use estafette_engine::history::{self, History, Step};
use estafette_engine::registry::{Entry, Game, Refusal};
use estafette_engine::secrecy::Viewer;
use estafette_protocol::game::Status;
use estafette_protocol::live::{LogEntry, Position, Update};
use uuid::Uuid;

use crate::store::games::{Origin, Overview};
use crate::store::moves::StoredMove;

/// A step as a client sends it.
pub struct GivenStep {
    /// Chosen by the client, unique in the game.
    pub id: Uuid,
    /// The log position it was made for.
    pub position: LogPosition,
    /// The step.
    pub step: Step,
}

/// A stored game that cannot be folded: its rules are not these, or a move is not
/// legal.
#[derive(Debug, thiserror::Error)]
#[error("a stored game cannot be folded")]
pub(super) struct Damaged;

/// Why a step is not appended.
pub(super) enum Settled {
    /// It is in the log already.
    Known(LogPosition),
    /// Its id belongs to another step.
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
    step: history::Next,
}

impl Next {
    /// Whether orders were taken back: then the log before it reads differently.
    pub(super) fn takes_back(&self) -> bool {
        self.step.takes_back()
    }
}

/// A game as its log makes it.
pub(super) struct Folded {
    overview: Overview,
    history: History,
    /// When each entry of the log was stored.
    times: Vec<DateTime<Utc>>,
    given: HashMap<Uuid, LogPosition>,
}

impl Folded {
    /// Sets the game up.
    pub(super) fn set_up(overview: Overview, origin: &Origin) -> Result<Folded, Damaged> {
        if origin.rules_version != origin.kind.rules_version() {
            return Err(Damaged);
        }
        let history = History::start(origin.kind, &origin.options, origin.seed).map_err(|_| Damaged)?;
        let mut overview = Overview { moved_at: overview.created_at, ..overview };
        sum_up(&mut overview, history.game());
        Ok(Folded { overview, history, times: Vec::new(), given: HashMap::new() })
    }

    /// The game as it stands.
    pub(super) fn game(&self) -> &Game {
        self.history.game()
    }

    /// The game as lists show it.
    pub(super) fn overview(&self) -> &Overview {
        &self.overview
    }

    /// Takes over who plays, and who created the game.
    pub(super) fn seat(&mut self, now: Overview) {
        self.overview.players = now.players;
        self.overview.creator = now.creator;
    }

    /// The position of the last entry in the log.
    pub(super) fn position(&self) -> LogPosition {
        self.history.position()
    }

    /// Folds in a move from the database. Says whether it took orders back.
    pub(super) fn fold(&mut self, stored: StoredMove) -> Result<bool, Damaged> {
        if stored.position != self.position().next() {
            return Err(Damaged);
        }
        let step = self.history.replay(stored.side, stored.step.clone()).map_err(|_| Damaged)?;
        let next = self.next(stored, step);
        let takes_back = next.takes_back();
        self.advance(next);
        Ok(takes_back)
    }

    /// The game after a step of a side, where there is something to append.
    /// Changes nothing.
    pub(super) fn judge(&self, side: Side, given: &GivenStep) -> Result<Box<Next>, Settled> {
        if let Some(&position) = self.given.get(&given.id) {
            let old = self.history.line(position);
            let same = old.is_some_and(|old| old.side == side && old.step == given.step);
            return Err(if same { Settled::Known(position) } else { Settled::IdReused });
        }
        if given.position != self.position() {
            return Err(Settled::Stale);
        }
        let stored = StoredMove {
            position: self.position().next(),
            order_id: given.id,
            side,
            step: given.step.clone(),
            // As precise as the database, so that a restart changes no byte.
            at: Utc::now().trunc_subsecs(6),
        };
        let step = self.history.judge(side, given.step.clone()).map_err(Settled::Refused)?;
        Ok(Box::new(self.next(stored, step)))
    }

    fn next(&self, stored: StoredMove, step: history::Next) -> Next {
        let mut overview = Overview { moved_at: stored.at, ..self.overview.clone() };
        sum_up(&mut overview, step.game().unwrap_or(self.game()));
        Next { stored, overview, step }
    }

    /// Goes on to the game after one more move.
    pub(super) fn advance(&mut self, next: Next) {
        let Next { stored, overview, step } = next;
        self.given.insert(stored.order_id, stored.position);
        self.times.push(stored.at);
        self.overview = overview;
        self.history.advance(step);
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
            happened: self.history.opening().seen_by(viewer),
            undo: None,
            wall: None,
            undone: false,
        };
        let entries = (1..=last.0).filter_map(|position| self.entry_for(viewer, LogPosition(position)));
        Position {
            number: number(last),
            position: last,
            summary: self.overview.summary(account),
            commitment: HEXLOWER.encode(&self.history.seed().commitment()),
            seed: self.published_seed(),
            sight: self.game().sight(viewer),
            undo: self.history.undo_for(side),
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
            sight: self.game().sight(viewer),
            undo: self.history.undo_for(side),
            seed: self.published_seed(),
        })
    }

    fn entry_for(&self, viewer: Viewer, position: LogPosition) -> Option<LogEntry> {
        let line = self.history.line(position)?;
        let at = *self.times.get(usize::try_from(position.0).ok()?.checked_sub(1)?)?;
        let undo = match line.step {
            Step::Undo(undo) => Some(undo),
            Step::Order(_) => None,
        };
        let nothing = || Entry::nothing(self.game().kind());
        let happened = line.entry.clone().unwrap_or_else(nothing).seen_by(viewer);
        let (wall, undone) = (line.wall, line.undone);
        Some(LogEntry { position, side: Some(line.side), at, happened, undo, wall, undone })
    }

    fn published_seed(&self) -> Option<String> {
        self.game().is_over().then(|| HEXLOWER.encode(self.history.seed().bytes()))
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
