//! A game folded from its origin and its moves.

use std::collections::HashMap;

use chrono::{DateTime, Utc};
use data_encoding::HEXLOWER;
use estafette_engine::chance::LogPosition;
use estafette_engine::deduction::Standing;
use estafette_engine::force::Side;
use estafette_engine::history::{self, History, Step};
use estafette_engine::parley::ParleyState;
use estafette_engine::registry::{Entry, Game, Happened, Refusal};
use estafette_engine::replay::{Lens, Page};
use estafette_engine::secrecy::Viewer;
use estafette_engine::undo::UndoState;
use estafette_protocol::game::{Ended, GameSummary, Status};
use estafette_protocol::live::{LogEntry, Position, Update};
use estafette_protocol::watching::{Frames, Replay, Watching};
use uuid::Uuid;

use super::audience::Presence;
use super::moment::{Moment, Spot};
use super::rematch::{self, Rematch, rematch};
use crate::chance::Chance;
use crate::error::Error;
use crate::pace::{self, Clocks, PaceRefusal, TimedEntry, deciding};
use crate::store::games::{Origin, Overview};
use crate::store::moves::StoredMove;
use crate::watching::{Seat, WatchKey};

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
    /// The clocks refuse it.
    Time(PaceRefusal),
}

/// The game after one more move.
pub(super) struct Next {
    /// The move.
    pub stored: StoredMove,
    /// The summary after it.
    pub overview: Overview,
    /// The game that is created with it.
    pub rematch: Option<Rematch>,
    step: history::Next,
    clocks: Option<Clocks>,
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
    clocks: Option<Clocks>,
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
        let started = overview.started_at.ok_or(Damaged)?;
        let clocks = Clocks::start(overview.pace, deciding(history.game().to_decide()), started);
        let mut overview = Overview { moved_at: overview.created_at, ended: None, ..overview };
        sum_up(&mut overview, history.game(), clocks.as_ref());
        Ok(Folded { overview, history, clocks, times: Vec::new(), given: HashMap::new() })
    }

    /// The summary, as the log makes it.
    pub(super) fn overview(&self) -> &Overview {
        &self.overview
    }

    /// Notes who may watch from now on.
    pub(super) fn let_watch(&mut self, watching: Watching, key: Option<WatchKey>) {
        (self.overview.watching, self.overview.watch_key) = (watching, key);
    }

    /// Notes which game follows this one.
    pub(super) fn follow_with(&mut self, rematch: Option<Uuid>) {
        self.overview.rematch = rematch;
    }

    /// The game as it stands.
    pub(super) fn game(&self) -> &Game {
        self.history.game()
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

    /// The orders that stood when the log was so long.
    pub(super) fn standing_at(&self, position: LogPosition) -> Standing {
        self.history.standing_at(position)
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
    pub(super) fn judge(
        &self,
        side: Side,
        given: &GivenStep,
        now: DateTime<Utc>,
    ) -> Result<Box<Next>, Settled> {
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
            // The clock of another node may be a little ahead; the log never goes back.
            at: now.max(self.overview.moved_at),
        };
        let step = self.history.judge(side, given.step.clone()).map_err(Settled::Refused)?;
        pace::judge(self.clocks.as_ref(), side, &given.step, stored.at).map_err(Settled::Time)?;
        Ok(Box::new(self.next(stored, step)))
    }

    fn next(&self, stored: StoredMove, step: history::Next) -> Next {
        let game = step.game().unwrap_or(self.game());
        let ending = self.history.ending().or_else(|| step.ending());
        let clocks = self.clocks.as_ref().map(|clocks| {
            let (side, step, at) = (stored.side, &stored.step, stored.at);
            let deciding = deciding(game.to_decide());
            clocks.after(&TimedEntry { side, step, at, deciding, over: ending.is_some() })
        });
        let mut overview = Overview { moved_at: stored.at, ..self.overview.clone() };
        let ended = ending.map(|ending| Ended { ending, at: stored.at });
        overview.ended = overview.ended.or(ended);
        sum_up(&mut overview, game, clocks.as_ref());
        Next { stored, overview, rematch: None, step, clocks }
    }

    /// Adds the game that follows, where the two agree on one by this step.
    pub(super) fn arrange_rematch(&self, next: &mut Next, chance: &dyn Chance) -> Result<(), Error> {
        if rematch::is_agreed_by(&next.stored.step) {
            let StoredMove { side, at, .. } = next.stored;
            let rematch = rematch(&self.overview, &self.history, side, chance, at)?;
            next.overview.rematch = Some(rematch.game.id);
            next.rematch = Some(rematch);
        }
        Ok(())
    }

    /// Goes on to the game after one more move.
    pub(super) fn advance(&mut self, next: Next) {
        let Next { stored, overview, step, clocks, rematch: _ } = next;
        self.given.insert(stored.order_id, stored.position);
        self.times.push(stored.at);
        self.overview = overview;
        self.clocks = clocks;
        self.history.advance(step);
    }

    /// The whole game as one viewer may see it.
    pub(super) fn position_for(&self, viewer: Viewer, presence: Presence, now: DateTime<Utc>) -> Position {
        let last = self.position();
        Position {
            number: number(last),
            position: last,
            summary: self.summary_for(viewer),
            commitment: HEXLOWER.encode(&self.history.seed().commitment()),
            seed: self.published_seed(),
            sight: self.game().sight(viewer),
            undo: self.undo_for(viewer),
            parley: self.parley_for(viewer, now),
            clocks: self.clocks.as_ref().map(Clocks::shown),
            now,
            log: self.log_for(viewer),
            online: presence.online,
            watchers: presence.watchers,
        }
    }

    /// The log as one viewer may see it, the set-up first.
    fn log_for(&self, viewer: Viewer) -> Vec<LogEntry> {
        let opening = LogEntry {
            position: LogPosition::SETUP,
            side: None,
            at: self.overview.started_at.unwrap_or(self.overview.created_at),
            happened: self.history.opening().seen_by(viewer),
            undo: None,
            parley: None,
            wall: None,
            undone: false,
        };
        let entries =
            (1..=self.position().0).filter_map(|position| self.entry_for(viewer, LogPosition(position)));
        std::iter::once(opening).chain(entries).collect()
    }

    /// The last entry as one viewer may see it.
    pub(super) fn update_for(&self, viewer: Viewer, now: DateTime<Utc>) -> Option<Update> {
        let last = self.position();
        Some(Update {
            number: number(last),
            position: last,
            entry: self.entry_for(viewer, last)?,
            sight: self.game().sight(viewer),
            summary: self.summary_for(viewer),
            undo: self.undo_for(viewer),
            parley: self.parley_for(viewer, now),
            clocks: self.clocks.as_ref().map(Clocks::shown),
            now,
            seed: self.published_seed(),
        })
    }

    /// The course of the game through a lens that this seat may look through.
    pub(super) fn replay(&self, seat: Seat, lens: Option<Lens>) -> Result<Replay, Error> {
        let lenses = seat.lenses(self.history.ending().is_some());
        let lens = allowed(&lenses, lens)?;
        let course = self.history.course(lens).ok_or(Error::LensClosed)?;
        Ok(Replay {
            lens,
            lenses,
            summary: self.summary_for(seat.viewer()),
            commitment: HEXLOWER.encode(&self.history.seed().commitment()),
            seed: self.published_seed(),
            log: self.log_for(lens.viewer().unwrap_or(Viewer::Spectator)),
            course,
        })
    }

    /// Some frames through a lens that this seat may look through.
    pub(super) fn frames(&self, seat: Seat, lens: Lens, at: LogPosition) -> Result<Frames, Error> {
        let lens = allowed(&seat.lenses(self.history.ending().is_some()), Some(lens))?;
        let page = self.history.page(lens, at).map_err(|_| Error::GameDamaged)?;
        let Page { first, frames } = page.ok_or(Error::LensClosed)?;
        Ok(Frames { lens, first, frames })
    }

    /// A spot of a game that is over: the widest lens and the end of the log unless others are
    /// asked for.
    pub(super) fn spot(&self, lens: Option<Lens>, at: Option<LogPosition>) -> Result<Spot, Error> {
        let ending = self.history.ending().ok_or(Error::StillRunning)?;
        let last = self.position();
        Ok(Spot { lens: lens.unwrap_or(Lens::Truth), at: at.map_or(last, |at| at.min(last)), ending })
    }

    /// What is seen at a spot.
    pub(super) fn moment(&self, spot: Spot) -> Result<Moment, Error> {
        let sight = self.history.frame(spot.lens, spot.at).map_err(|_| Error::GameDamaged)?;
        let viewer = spot.lens.viewer().unwrap_or(Viewer::Spectator);
        let happened = self.happened_at(viewer, spot.at);
        Ok(Moment { spot, sight: sight.ok_or(Error::LensClosed)?, happened })
    }

    /// What an entry of the log brought, as one viewer may see it.
    fn happened_at(&self, viewer: Viewer, position: LogPosition) -> Happened {
        let line = self.history.line(position).and_then(|line| line.entry.as_ref());
        let nothing = || Entry::nothing(self.game().kind()).seen_by(viewer);
        match position {
            LogPosition::SETUP => self.history.opening().seen_by(viewer),
            _ => line.map_or_else(nothing, |entry| entry.seen_by(viewer)),
        }
    }

    fn summary_for(&self, viewer: Viewer) -> GameSummary {
        let player = viewer.side().and_then(|side| self.overview.players[side].as_ref());
        self.overview.summary(player.map(|person| person.id))
    }

    fn undo_for(&self, viewer: Viewer) -> UndoState {
        match viewer.side() {
            Some(side) => self.history.undo_for(side),
            None => self.history.undo_for_spectator(),
        }
    }

    /// What is on offer, and what a viewer may offer: a pause only where clocks run.
    fn parley_for(&self, viewer: Viewer, now: DateTime<Utc>) -> ParleyState {
        let Some(side) = viewer.side() else { return self.history.parley_for_spectator() };
        let state = self.history.parley_for(side);
        let running = self.clocks.as_ref().is_some_and(|clocks| clocks.pause_at(now).is_none());
        ParleyState { may_pause: state.may_pause && running, ..state }
    }

    fn entry_for(&self, viewer: Viewer, position: LogPosition) -> Option<LogEntry> {
        let line = self.history.line(position)?;
        let at = *self.times.get(usize::try_from(position.0).ok()?.checked_sub(1)?)?;
        let (undo, parley) = match line.step {
            Step::Undo(undo) => (Some(undo), None),
            Step::Parley(parley) => (None, Some(parley)),
            Step::Order(_) => (None, None),
        };
        let happened = self.happened_at(viewer, position);
        let (wall, undone) = (line.wall, line.undone);
        Some(LogEntry { position, side: Some(line.side), at, happened, undo, parley, wall, undone })
    }

    fn published_seed(&self) -> Option<String> {
        self.history.ending().is_some().then(|| HEXLOWER.encode(self.history.seed().bytes()))
    }
}

/// The lens asked for, if it is one of these; the widest when none is.
fn allowed(lenses: &[Lens], lens: Option<Lens>) -> Result<Lens, Error> {
    let lens = lens.or_else(|| lenses.first().copied());
    lens.filter(|lens| lenses.contains(lens)).ok_or(Error::LensClosed)
}

/// Every entry of the log is one update in every viewer's feed, until a game has
/// entries that a viewer must not know of.
fn number(position: LogPosition) -> u32 {
    position.0
}

fn sum_up(overview: &mut Overview, game: &Game, clocks: Option<&Clocks>) {
    overview.status = if overview.ended.is_some() { Status::Finished } else { Status::Running };
    overview.asked = deciding(game.to_decide());
    overview.round = Some(game.round());
    overview.time_up_at = clocks.and_then(Clocks::time_up_at);
    overview.paused_until = clocks.and_then(Clocks::paused_until);
}
