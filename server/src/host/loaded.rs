//! A game loaded from its origin and its moves.

use std::collections::HashMap;

use chrono::{DateTime, Utc};
use data_encoding::HEXLOWER;
use estafette_engine::chance::LogPosition;
use estafette_engine::deduction::Standing;
use estafette_engine::force::{PerSide, Side};
use estafette_engine::game::{Game, Happened, Refusal, Rules};
use estafette_engine::history::{self, History, Step};
use estafette_engine::parley::ParleyState;
use estafette_engine::replay::Page;
use estafette_engine::secrecy::{Lens, Seat, Viewer};
use estafette_engine::undo::{AskedUndo, Undo, UndoState, WallAt};
use estafette_protocol::game::{Ended, GameSummary, Status};
use estafette_protocol::live::{LogEntry, Position, Update};
use estafette_protocol::pace::Outage;
use estafette_protocol::watching::{Frames, Replay, Watching};
use uuid::Uuid;

use super::audience::Presence;
use super::moment::{Moment, Spot};
use super::rematch::{self, Rematch, rematch};
use crate::chance::Chance;
use crate::error::Error;
use crate::pace::{self, Clocks, Outages, PaceRefusal, TimedEntry, deciding};
use crate::store::games::{Origin, Overview};
use crate::store::moves::StoredMove;
use crate::store::seats::Place;
use crate::token::TokenHash;
use crate::watching::lenses;

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
    /// Who speaks for each side after it.
    pub speakers: PerSide<Seat>,
    /// The game that is created with it.
    pub rematch: Option<Rematch>,
    step: history::Next,
    clocks: Option<Clocks>,
}

/// What a move has turned upside down.
#[derive(Debug, Clone, Copy)]
pub(super) struct Turned {
    /// Whether orders were taken back: then the log before it reads differently.
    pub takes_back: bool,
    /// Whether players sit elsewhere than they did.
    pub seats_changed: bool,
}

/// A game as its log makes it.
pub(super) struct LoadedGame {
    overview: Overview,
    history: History,
    clocks: Option<Clocks>,
    /// The outages that it was loaded with, and the epoch.
    outages: Outages,
    epoch: u32,
    /// When each entry of the log was stored.
    times: Vec<DateTime<Utc>>,
    /// Where the steps stand, and on which chair whoever gave them sits.
    given: HashMap<Uuid, (LogPosition, Option<Seat>)>,
}

impl LoadedGame {
    /// Sets the game up.
    pub(super) fn set_up(
        overview: Overview,
        origin: &Origin,
        rules: &'static dyn Rules,
        (outages, epoch): (Outages, u32),
    ) -> Result<LoadedGame, Damaged> {
        if origin.rules_version != rules.version() {
            return Err(Damaged);
        }
        let history = History::start(rules, &origin.options, origin.seed).map_err(|_| Damaged)?;
        let started = overview.started_at.ok_or(Damaged)?;
        let clocks = Clocks::start(overview.pace, deciding(&history.game().asked()), started);
        let clocks = clocks.map(|clocks| clocks.knowing(outages.clone()));
        let mut overview = Overview { moved_at: overview.created_at, ended: None, ..overview };
        sum_up(&mut overview, history.game(), clocks.as_ref());
        Ok(LoadedGame { overview, history, clocks, outages, epoch, times: Vec::new(), given: HashMap::new() })
    }

    /// The summary, as the log makes it.
    pub(super) fn overview(&self) -> &Overview {
        &self.overview
    }

    /// Whether these are the outages, and the epoch, that it was loaded with.
    pub(super) fn knows(&self, outages: &Outages, epoch: u32) -> bool {
        self.outages == *outages && self.epoch == epoch
    }

    /// The outages while the game ran.
    fn outages(&self, now: DateTime<Utc>) -> Vec<Outage> {
        let began = self.overview.started_at.unwrap_or(self.overview.created_at);
        self.outages.between(began, self.overview.ended.map_or(now, |ended| ended.at))
    }

    /// Notes who may watch from now on.
    pub(super) fn let_watch(&mut self, watching: Watching, key: Option<TokenHash>) {
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
        self.overview.seats.take_over(&now.seats);
        self.overview.creator = now.creator;
    }

    /// The position of the last entry in the log.
    pub(super) fn position(&self) -> LogPosition {
        self.history.position()
    }

    /// The orders that stood when the log was so long, as a viewer counts.
    pub(super) fn standing_at(&self, viewer: Viewer, number: Option<LogPosition>) -> Standing {
        let position = number.map(|number| self.history.position_of(viewer, number));
        self.history.standing(position.map_or(self.position(), |at| at.min(self.position())))
    }

    /// The seat of an account as the log has it.
    pub(super) fn seat_of(&self, account: Uuid) -> Option<Seat> {
        self.overview.seat_of(account)
    }

    /// Where whoever took a chair sits now.
    pub(super) fn seat_of_chair(&self, chair: Seat) -> Option<Seat> {
        self.overview.seats.of_chair(chair)
    }

    /// On which chair whoever sits here now sat down.
    fn chair_at(&self, seat: Seat) -> Option<Seat> {
        self.overview.seats.at(seat).map(|place| place.chair)
    }

    /// Folds in a move from the database. Says what it did besides.
    pub(super) fn fold(&mut self, stored: StoredMove) -> Result<Turned, Damaged> {
        if stored.position != self.position().next() {
            return Err(Damaged);
        }
        let step = self.history.replay(stored.seat, stored.step.clone()).map_err(|_| Damaged)?;
        let next = self.next(stored, step);
        Ok(self.advance(next))
    }

    /// The game after a step of a seat, where there is something to append.
    /// Changes nothing.
    pub(super) fn judge(
        &self,
        seat: Seat,
        given: &GivenStep,
        now: DateTime<Utc>,
    ) -> Result<Box<Next>, Settled> {
        let viewer = Viewer::from(seat);
        let given_step = self.understood(viewer, &given.step);
        if let Some(&(position, giver)) = self.given.get(&given.id) {
            let old = self.history.line(position);
            let same = giver == self.chair_at(seat) && old.is_some_and(|old| old.step == given_step);
            let known = Settled::Known(self.history.counted(viewer, position));
            return Err(if same { known } else { Settled::IdReused });
        }
        if given.position != self.position_for_viewer(viewer) {
            return Err(Settled::Stale);
        }
        let stored = StoredMove {
            position: self.position().next(),
            order_id: given.id,
            seat,
            step: given_step.clone(),
            // The clock of another node may be a little ahead; the log never goes back.
            at: now.max(self.overview.moved_at).max(self.times.last().copied().unwrap_or_default()),
        };
        let step = self.history.judge(seat, given_step).map_err(Settled::Refused)?;
        pace::judge(self.clocks.as_ref(), seat.side, &stored.step, stored.at).map_err(Settled::Time)?;
        Ok(Box::new(self.next(stored, step)))
    }

    /// A step with positions of the log where its sender has numbers of what they count.
    fn understood(&self, viewer: Viewer, step: &Step) -> Step {
        let position = |number| self.history.position_of(viewer, number);
        match step {
            Step::Undo(Undo::TakeBack { from }) => Step::Undo(Undo::TakeBack { from: position(*from) }),
            Step::Undo(Undo::Ask { from }) => Step::Undo(Undo::Ask { from: position(*from) }),
            other => other.clone(),
        }
    }

    /// The last entry as a viewer counts.
    pub(super) fn position_for_viewer(&self, viewer: Viewer) -> LogPosition {
        self.history.counted(viewer, self.position())
    }

    /// Whether a viewer learns of the last entry.
    pub(super) fn is_news_for(&self, viewer: Viewer) -> bool {
        self.history.is_noticed(viewer, self.position())
    }

    /// Whether a viewer counts otherwise from now on: what was hidden is open when the game is over.
    pub(super) fn counts_anew(&self, viewer: Viewer) -> bool {
        self.history.ending().is_some() && self.history.has_hidden_from(viewer)
    }

    fn next(&self, stored: StoredMove, step: history::Next) -> Next {
        let game = step.game().unwrap_or(self.game());
        let ending = self.history.ending().or_else(|| step.ending());
        let clocks = self.clocks.as_ref().map(|clocks| {
            let (side, step, at) = (stored.seat.side, &stored.step, stored.at);
            let deciding = deciding(&game.asked());
            clocks.after(&TimedEntry { side, step, at, deciding, over: ending.is_some() })
        });
        // When something hidden is done, lists do not tell.
        let is_public = self.history.viewers().all(|viewer| self.history.will_notice(viewer, &step));
        let moved_at = if is_public { stored.at } else { self.overview.moved_at };
        let mut overview = Overview { moved_at, ..self.overview.clone() };
        let ended = ending.map(|ending| Ended { ending, at: stored.at });
        overview.ended = overview.ended.or(ended);
        sum_up(&mut overview, game, clocks.as_ref());
        let speakers = Side::BOTH.map(|side| game.speaker(side)).into();
        Next { stored, overview, speakers, rematch: None, step, clocks }
    }

    /// Adds the game that follows, where the sides agree on one by this step.
    pub(super) fn arrange_rematch(&self, next: &mut Next, chance: &dyn Chance) -> Result<(), Error> {
        if rematch::is_agreed_by(&next.stored.step) {
            let StoredMove { seat, at, .. } = next.stored;
            let rematch = rematch(&self.overview, &self.history, seat, chance, at)?;
            next.overview.rematch = Some(rematch.game.id);
            next.rematch = Some(rematch);
        }
        Ok(())
    }

    /// Goes on to the game after one more move.
    pub(super) fn advance(&mut self, next: Next) -> Turned {
        let Next { stored, overview, step, clocks, speakers: _, rematch: _ } = next;
        let turned = Turned {
            takes_back: step.takes_back(),
            seats_changed: overview.seats.have_moved_since(&self.overview.seats),
        };
        self.given.insert(stored.order_id, (stored.position, self.chair_at(stored.seat)));
        self.times.push(stored.at);
        self.overview = overview;
        self.clocks = clocks;
        self.history.advance(step);
        turned
    }

    /// The whole game as one viewer may see it.
    pub(super) fn position_for(&self, viewer: Viewer, presence: &Presence, now: DateTime<Utc>) -> Position {
        let last = self.position_for_viewer(viewer);
        Position {
            number: last.0,
            position: last,
            epoch: self.epoch,
            summary: self.summary_for(viewer),
            commitment: HEXLOWER.encode(&self.history.seed().commitment()),
            seed: self.published_seed(),
            snapshot: self.game().snapshot(viewer),
            undo: self.undo_for(viewer),
            parley: self.parley_for(viewer, now),
            clocks: self.clocks.as_ref().map(Clocks::shown),
            now,
            log: self.log_through(viewer.into()),
            outages: self.outages(now),
            online: presence.online(),
            present: presence.seats.clone(),
            watchers: presence.watchers,
        }
    }

    /// The log through a lens, the set-up first.
    fn log_through(&self, lens: Lens) -> Vec<LogEntry> {
        let opening = LogEntry {
            position: LogPosition::SETUP,
            side: None,
            seat: None,
            at: self.overview.started_at.unwrap_or(self.overview.created_at),
            happened: self.happened_at(lens, LogPosition::SETUP),
            undo: None,
            parley: None,
            wall: None,
            undone: false,
        };
        let entries =
            (1..=self.position().0).filter_map(|position| self.entry_through(lens, LogPosition(position)));
        std::iter::once(opening).chain(entries).collect()
    }

    /// The last entry as one viewer may see it.
    pub(super) fn update_for(&self, viewer: Viewer, now: DateTime<Utc>) -> Option<Update> {
        let last = self.position_for_viewer(viewer);
        Some(Update {
            number: last.0,
            position: last,
            entry: self.entry_through(viewer.into(), self.position())?,
            snapshot: self.game().snapshot(viewer),
            summary: self.summary_for(viewer),
            undo: self.undo_for(viewer),
            parley: self.parley_for(viewer, now),
            clocks: self.clocks.as_ref().map(Clocks::shown),
            now,
            seed: self.published_seed(),
        })
    }

    /// The course of the game through a lens that this seat may look through.
    pub(super) fn replay(&self, viewer: Viewer, lens: Option<Lens>) -> Result<Replay, Error> {
        let lenses = lenses(viewer, &self.history.seats(), self.history.ending().is_some());
        let lens = allowed(&lenses, lens)?;
        let course = self.history.course(lens).ok_or(Error::LensClosed)?;
        Ok(Replay {
            lens,
            lenses,
            summary: self.summary_for(viewer),
            commitment: HEXLOWER.encode(&self.history.seed().commitment()),
            seed: self.published_seed(),
            log: self.log_through(lens),
            course,
        })
    }

    /// Some frames through a lens that this seat may look through.
    pub(super) fn frames(&self, viewer: Viewer, lens: Lens, at: LogPosition) -> Result<Frames, Error> {
        let lenses = lenses(viewer, &self.history.seats(), self.history.ending().is_some());
        let lens = allowed(&lenses, Some(lens))?;
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
        let snapshot = self.history.frame(spot.lens, spot.at).map_err(|_| Error::GameDamaged)?;
        let happened = self.happened_at(spot.lens, spot.at);
        Ok(Moment { spot, snapshot: snapshot.ok_or(Error::LensClosed)?, happened })
    }

    /// What an entry of the log brought, through a lens.
    fn happened_at(&self, lens: Lens, position: LogPosition) -> Happened {
        let entry = match position {
            LogPosition::SETUP => Some(self.history.opening()),
            _ => self.history.line(position).and_then(|line| line.entry.as_ref()),
        };
        match (entry, lens) {
            (None, _) => Happened::nothing(self.game().kind()),
            (Some(entry), Lens::Viewer(viewer)) => entry.seen_by(viewer),
            (Some(entry), Lens::Truth) => entry.in_truth(),
        }
    }

    fn summary_for(&self, viewer: Viewer) -> GameSummary {
        let place = viewer.seat().and_then(|seat| self.overview.seats.at(seat));
        self.overview.summary(place.and_then(Place::account))
    }

    fn undo_for(&self, viewer: Viewer) -> UndoState {
        let state = match viewer.seat() {
            Some(seat) => self.history.undo_for(seat),
            None => self.history.undo_for_spectator(),
        };
        let number = |position| self.history.number(viewer, position);
        UndoState {
            alone_from: state.alone_from.map(number),
            wall: state.wall.map(|wall| WallAt { position: number(wall.position), ..wall }),
            asked: state.asked.map(|asked| AskedUndo { from: number(asked.from), ..asked }),
        }
    }

    /// What is on offer, and what a viewer may offer: a pause only where clocks run.
    fn parley_for(&self, viewer: Viewer, now: DateTime<Utc>) -> ParleyState {
        let Some(seat) = viewer.seat() else { return self.history.parley_for_spectator() };
        let state = self.history.parley_for(seat);
        let running = self.clocks.as_ref().is_some_and(|clocks| clocks.pause_at(now).is_none());
        ParleyState { may_pause: state.may_pause && running, ..state }
    }

    /// An entry of the log through a lens; nothing for what cannot be noticed through it.
    fn entry_through(&self, lens: Lens, at: LogPosition) -> Option<LogEntry> {
        let line = self.history.line(at)?;
        let time = *self.times.get(usize::try_from(at.0).ok()?.checked_sub(1)?)?;
        let viewer = lens.viewer();
        if viewer.is_some_and(|viewer| !self.history.is_noticed(viewer, at)) {
            return None;
        }
        let number = |at| viewer.map_or(at, |viewer| self.history.number(viewer, at));
        let (undo, parley) = match line.step {
            Step::Undo(Undo::TakeBack { from }) => (Some(Undo::TakeBack { from: number(from) }), None),
            Step::Undo(Undo::Ask { from }) => (Some(Undo::Ask { from: number(from) }), None),
            Step::Undo(undo) => (Some(undo), None),
            Step::Parley(parley) => (None, Some(parley)),
            Step::Order(_) => (None, None),
        };
        Some(LogEntry {
            position: number(at),
            side: Some(line.seat.side),
            seat: Some(line.seat),
            at: time,
            happened: self.happened_at(lens, at),
            undo,
            parley,
            wall: line.wall,
            undone: line.undone,
        })
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

fn sum_up(overview: &mut Overview, game: &Game, clocks: Option<&Clocks>) {
    overview.status = if overview.ended.is_some() { Status::Finished } else { Status::Running };
    overview.seats.arrange(|chair| game.seat_of(chair));
    overview.seats.ask(&game.asked());
    overview.round = Some(game.round());
    overview.time_up_at = clocks.and_then(Clocks::time_up_at);
    overview.paused_until = clocks.and_then(Clocks::paused_until);
}
