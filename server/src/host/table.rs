//! One game in this process.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::time::Duration;

use estafette_engine::chance::LogPosition;
use estafette_engine::field::place::PlaceName;
use estafette_engine::force::Token;
use estafette_engine::game::{Reason, Rules};
use estafette_engine::history::Step;
use estafette_engine::kind::GameKind;
use estafette_engine::parley::Parley;
use estafette_engine::secrecy::{Lens, Seat, Viewer};
use estafette_protocol::game::Status;
use estafette_protocol::live::{Position, Refused, ServerMessage};
use estafette_protocol::watching::{Deductions, Frames, Replay, Watching};
use tokio::sync::mpsc::OwnedPermit;
use tokio::sync::{Mutex, MutexGuard};
use tokio::task::spawn_blocking;
use tokio::time::timeout;
use uuid::Uuid;

use super::audience::{Attendance, Audience, Outgoing, Queue};
use super::commit::{Giver, commit};
use super::context::Context;
use super::loaded::{Damaged, GivenStep, LoadedGame, Next, Settled, Turned};
use super::moment::{Moment, Spot};
use super::rematch;
use crate::channel::Signal;
use crate::error::Error;
use crate::heartbeat::Heartbeat;
use crate::store::games;
use crate::store::moves::{self, Appended, StoredMove};
use crate::store::presence::Present;
use crate::store::stands::Stand;
use crate::store::talk;
use crate::token::TokenHash;

/// How often an order is judged anew because another node was faster.
const TRIES: usize = 3;

/// How long the database may take to store a step, or to tell how a game stands.
pub(super) const PATIENCE: Duration = Duration::from_secs(8);

/// Whose socket something comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sender {
    /// A player's.
    Player {
        /// Who.
        account: Uuid,
        /// Where they sat when the socket was opened.
        seat: Seat,
    },
    /// Somebody's who watches.
    Watcher,
}

/// The place a reply has in a socket's queue.
pub type Reply = OwnedPermit<Outgoing>;

/// One game in this process.
pub struct Table {
    pub(super) id: Uuid,
    pub(super) context: Context,
    pub(super) state: Mutex<State>,
    position: AtomicU32,
    /// Whether a task is about to look at the database.
    pub(super) to_look: AtomicBool,
}

#[derive(Default)]
pub(super) struct State {
    /// `None` until somebody asks, and after trouble.
    pub(super) loaded: Option<LoadedGame>,
    /// Whether the database may have a move that the loaded game has not.
    in_doubt: bool,
    /// How the game stood when the audience last heard everything; `None` before anybody has come.
    pub(super) stand: Option<Stand>,
    pub(super) audience: Audience,
    /// Who has it open here, as it was last written down for other servers; `None` where that is not known.
    pub(super) written: Option<Present>,
}

impl Table {
    pub(super) fn new(id: Uuid, context: Context) -> Table {
        Table {
            id,
            context,
            state: Mutex::default(),
            position: AtomicU32::new(0),
            to_look: AtomicBool::new(false),
        }
    }

    /// The game's id.
    pub fn id(&self) -> Uuid {
        self.id
    }

    /// Whether the game can be played: it has started and folds.
    pub async fn check(&self) -> Result<(), Error> {
        self.current().await.map(|_| ())
    }

    /// Lets a socket of a player or a watcher in: its first message is the whole game.
    pub async fn enter(&self, guest: Sender, queue: Queue) -> Result<Attendance, Error> {
        let mut state = self.caught_up().await?;
        let viewer = state.viewer(guest)?;
        let talk = self.talk_for(guest).await?;
        let attendance = state.audience.enter(viewer, queue.clone())?;
        let position = state.position_for(viewer, &self.context)?;
        // A fresh queue has room.
        let _ = queue.try_send(position);
        if let Some(talk) = talk {
            let _ = queue.try_send(talk);
        }
        state.audience.tell_presence(Some(&attendance));
        self.write_presence(&mut state).await;
        Ok(attendance)
    }

    /// Lets a socket out.
    pub async fn leave(&self, attendance: &Attendance) {
        let mut state = self.state.lock().await;
        state.audience.leave(attendance);
        state.audience.tell_presence(None);
        self.write_presence(&mut state).await;
    }

    /// Sends the whole game again, and what was said.
    pub async fn resync(&self, guest: Sender, reply: Reply) -> Result<(), Error> {
        let state = self.current().await?;
        let viewer = state.viewer(guest)?;
        let talk = self.talk_for(guest).await?;
        let queue = reply.send(state.position_for(viewer, &self.context)?);
        if let Some(talk) = talk {
            // A queue without room gets it with the next position.
            let _ = queue.try_send(talk);
        }
        Ok(())
    }

    /// What was said, for the players alone.
    async fn talk_for(&self, guest: Sender) -> Result<Option<Outgoing>, Error> {
        let Sender::Player { account, .. } = guest else { return Ok(None) };
        let talk = talk::of_game(&self.context.pool, self.id, account).await?;
        Ok(Some(Outgoing::message(&ServerMessage::Talk(talk))))
    }

    /// The course of the game through a lens.
    pub async fn replay(&self, viewer: Viewer, lens: Option<Lens>) -> Result<Replay, Error> {
        self.current().await?.loaded.as_ref().ok_or(Error::Internal)?.replay(viewer, lens)
    }

    /// Some frames through a lens.
    pub async fn frames(&self, viewer: Viewer, lens: Lens, at: LogPosition) -> Result<Frames, Error> {
        self.current().await?.loaded.as_ref().ok_or(Error::Internal)?.frames(viewer, lens, at)
    }

    /// Where a game that is over is looked at: the widest lens and the end of the log unless others
    /// are asked for.
    pub async fn spot(&self, lens: Option<Lens>, at: Option<LogPosition>) -> Result<Spot, Error> {
        self.current().await?.loaded.as_ref().ok_or(Error::Internal)?.spot(lens, at)
    }

    /// What is seen there.
    pub async fn moment(&self, lens: Option<Lens>, at: Option<LogPosition>) -> Result<Moment, Error> {
        let state = self.current().await?;
        let loaded = state.loaded.as_ref().ok_or(Error::Internal)?;
        loaded.moment(loaded.spot(lens, at)?)
    }

    /// The seat of a player, and the whole game as they may see it.
    pub async fn position_for(&self, account: Uuid) -> Result<(Seat, Position), Error> {
        let mut state = self.current().await?;
        self.seat(&mut state).await?;
        let loaded = state.loaded.as_ref().ok_or(Error::Internal)?;
        let seat = loaded.seat_of(account).ok_or(Error::NotAPlayer)?;
        let position = loaded.position_for(seat.into(), &state.audience.presence(), self.context.clock.now());
        Ok((seat, position))
    }

    /// Why these blocks of a player cannot go to, or attack, a place.
    pub async fn why_not(
        &self,
        account: Uuid,
        pieces: &[Token],
        target: PlaceName,
    ) -> Result<Vec<Reason>, Error> {
        let state = self.current().await?;
        let loaded = state.loaded.as_ref().ok_or(Error::Internal)?;
        let seat = loaded.seat_of(account).ok_or(Error::NotAPlayer)?;
        Ok(loaded.game().why_not(seat, pieces, target))
    }

    /// What a seat may conclude of the enemy's blocks, at a position in the log or now. Who
    /// may ask for whose is for the caller to know.
    pub async fn deductions(&self, seat: Seat, at: Option<LogPosition>) -> Result<Deductions, Error> {
        let (game, standing) = {
            let state = self.current().await?;
            let loaded = state.loaded.as_ref().ok_or(Error::Internal)?;
            (loaded.game().kind(), loaded.standing_at(seat.into(), at))
        };
        // The whole game is played again, so not where others wait.
        let deduced = spawn_blocking(move || standing.deductions(seat).map_err(|_| Damaged)).await;
        let sheet = deduced.unwrap_or(Err(Damaged)).map_err(|_| self.damaged())?;
        Ok(Deductions { game, sheet: sheet.ok_or(Error::DeductionsOff)? })
    }

    /// Takes a step of a player, in a task of its own: once begun it is brought to
    /// its end, also when the socket it came from goes away.
    pub async fn give(self: &Arc<Self>, giver: Giver, order: GivenStep, reply: Reply) -> Result<(), Error> {
        let table = Arc::clone(self);
        let task = tokio::spawn(async move {
            // Whether the database has it is in doubt then, and asked before anything else is taken.
            let taken = timeout(PATIENCE, table.take(&giver, order, reply)).await;
            taken.unwrap_or(Err(Error::NotKnownYet))
        });
        task.await.unwrap_or(Err(Error::Internal))
    }

    async fn take(&self, giver: &Giver, order: GivenStep, reply: Reply) -> Result<(), Error> {
        if let Step::Parley(Parley::ClaimTime {} | Parley::GrantTime { .. }) = order.step {
            // Nobody's time is out by an outage that nobody has written down yet.
            self.context.heartbeat.beat().await?;
        }
        let mut state = self.state.lock().await;
        if state.may_be_behind(order.position) || !state.knows(&self.context.heartbeat) {
            self.refresh(&mut state).await?;
        }
        for _ in 0..TRIES {
            let seat = giver.seat;
            state.check_seat(giver.account, seat)?;
            let loaded = state.loaded.as_ref().ok_or(Error::Internal)?;
            let mut next = match loaded.judge(seat, &order, self.context.clock.now()) {
                Ok(next) => next,
                Err(settled) => {
                    let answer = answer(&order, loaded.position_for_viewer(seat.into()), settled);
                    if let ServerMessage::Refused(refused) = &answer {
                        self.context.metrics.step(&refused.code);
                    }
                    reply.send(Outgoing::message(&answer));
                    return Ok(());
                }
            };
            loaded.arrange_rematch(&mut next, &*self.context.chance)?;
            let before = loaded.overview().clone();
            // Until the database has answered, nobody knows whether it has the move.
            state.in_doubt = true;
            if let Appended::Done = commit(&self.context, giver, &before, &mut next).await? {
                state.in_doubt = false;
                self.tell_position(next.stored.position);
                self.context.others.tell(Signal::Game(self.id));
                self.context.metrics.step("accepted");
                return state.commit(*next, reply, &self.context);
            }
            self.refresh(&mut state).await?;
        }
        Err(Error::Busy)
    }

    /// The position of the last entry in the log, as far as this process knows.
    pub fn position(&self) -> LogPosition {
        LogPosition(self.position.load(Ordering::Relaxed))
    }

    fn tell_position(&self, position: LogPosition) {
        self.position.store(position.0, Ordering::Relaxed);
    }

    /// The state as the database has it now.
    async fn current(&self) -> Result<MutexGuard<'_, State>, Error> {
        let current = async {
            let mut state = self.state.lock().await;
            self.refresh(&mut state).await?;
            Ok(state)
        };
        timeout(PATIENCE, current).await.unwrap_or(Err(Error::Unavailable))
    }

    /// The same, when the audience has heard of everything else that is stored, too.
    async fn caught_up(&self) -> Result<MutexGuard<'_, State>, Error> {
        let caught_up = async {
            let mut state = self.state.lock().await;
            self.catch_up(&mut state).await?;
            Ok(state)
        };
        timeout(PATIENCE, caught_up).await.unwrap_or(Err(Error::Unavailable))
    }

    /// Folds in what the database has more of the log, and tells the audience.
    ///
    /// Where an outage has become known, the game is loaded anew: its clocks may have run already, or the
    /// database was brought back from a copy.
    pub(super) async fn refresh(&self, state: &mut State) -> Result<(), Error> {
        match &state.loaded {
            None => state.loaded = Some(self.load().await?),
            Some(_) if !state.knows(&self.context.heartbeat) => {
                state.loaded = Some(self.load().await?);
                state.tell_everything(&self.context);
            }
            Some(loaded) => {
                let missed = moves::after(&self.context.pool, self.id, loaded.position()).await?;
                self.learn_of_rematch(state, &missed).await?;
                let mut missed = missed.into_iter();
                if missed.try_for_each(|stored| state.fold(stored, &self.context)).is_err() {
                    state.forget();
                    return Err(self.damaged());
                }
            }
        }
        state.in_doubt = false;
        if let Some(loaded) = &state.loaded {
            self.tell_position(loaded.position());
        }
        Ok(())
    }

    /// Which game follows, where another node has stored that the sides agreed on one:
    /// the log does not say.
    async fn learn_of_rematch(&self, state: &mut State, missed: &[StoredMove]) -> Result<(), Error> {
        if missed.iter().any(|stored| rematch::is_agreed_by(&stored.step)) {
            let overview = games::by_id(&self.context.pool, self.id).await?;
            if let Some(loaded) = &mut state.loaded {
                loaded.follow_with(overview.rematch);
            }
        }
        Ok(())
    }

    async fn load(&self) -> Result<LoadedGame, Error> {
        let overview = games::by_id(&self.context.pool, self.id).await?;
        if overview.status == Status::Waiting {
            return Err(Error::NotStarted);
        }
        let lacks_result = overview.status == Status::Finished && overview.ended.is_none();
        let origin = games::origin(&self.context.pool, self.id).await?;
        let moves = moves::after(&self.context.pool, self.id, LogPosition::SETUP).await?;
        let rules = self.rules(origin.kind)?;
        let known = (self.context.heartbeat.outages(), self.context.heartbeat.epoch());
        // Also a panic in the rules ends here: it is this game's trouble alone.
        let fold = spawn_blocking(move || {
            let set_up = LoadedGame::set_up(overview, &origin, rules, known)?;
            moves.into_iter().try_fold(set_up, |mut loaded, stored| loaded.fold(stored).map(|_| loaded))
        });
        let loaded = fold.await.unwrap_or(Err(Damaged)).map_err(|_| self.damaged())?;
        if lacks_result {
            // It ended before results were written down.
            games::update_summary(&self.context.pool, loaded.overview()).await?;
        }
        Ok(loaded)
    }

    /// The rules of a game.
    pub fn rules(&self, kind: GameKind) -> Result<&'static dyn Rules, Error> {
        self.context.games.rules(kind).ok_or_else(|| self.damaged())
    }

    fn damaged(&self) -> Error {
        tracing::error!(game = %self.id, "a stored game cannot be folded");
        Error::GameDamaged
    }
}

impl State {
    /// With whose eyes a socket sees the game.
    fn viewer(&self, guest: Sender) -> Result<Viewer, Error> {
        match guest {
            Sender::Player { account, seat } => self.check_seat(account, seat).map(|()| seat.into()),
            Sender::Watcher => Ok(Viewer::Spectator),
        }
    }

    /// Whoever does not sit any more where their socket was opened for comes back for their new seat.
    fn check_seat(&self, account: Uuid, seat: Seat) -> Result<(), Error> {
        let loaded = self.loaded.as_ref().ok_or(Error::Internal)?;
        if loaded.seat_of(account) == Some(seat) { Ok(()) } else { Err(Error::SeatChanged) }
    }

    /// Where whoever took a chair sits now.
    pub(super) fn seat_of_chair(&self, chair: Seat) -> Option<Seat> {
        self.loaded.as_ref()?.seat_of_chair(chair)
    }

    /// Whether the loaded game knows of all outages.
    pub(super) fn knows(&self, heartbeat: &Heartbeat) -> bool {
        let knows = |loaded: &LoadedGame| loaded.knows(&heartbeat.outages(), heartbeat.epoch());
        self.loaded.as_ref().is_none_or(knows)
    }

    fn may_be_behind(&self, position: LogPosition) -> bool {
        self.in_doubt || self.loaded.as_ref().is_none_or(|loaded| position > loaded.position())
    }

    /// Goes on to the next state, which is committed: only now anybody is told.
    fn commit(&mut self, next: Next, reply: Reply, context: &Context) -> Result<(), Error> {
        let (id, by) = (next.stored.order_id, next.stored.seat);
        let may_watch = next.overview.may_watch();
        if self.loaded.as_ref().is_some_and(|loaded| loaded.overview().may_watch() != may_watch) {
            self.let_watch(may_watch.0, may_watch.1);
        }
        let loaded = self.loaded.as_mut().ok_or(Error::Internal)?;
        let turned = loaded.advance(next);
        let position = loaded.position_for_viewer(by.into());
        reply.send(Outgoing::message(&ServerMessage::Accepted { id, position }));
        self.tell_news(turned, context);
        Ok(())
    }

    fn fold(&mut self, stored: StoredMove, context: &Context) -> Result<(), Damaged> {
        let turned = self.loaded.as_mut().ok_or(Damaged)?.fold(stored)?;
        self.tell_news(turned, context);
        Ok(())
    }

    /// Tells the last entry, or everything when it makes the log read differently. Players who have
    /// changed seats come back and ask.
    fn tell_news(&mut self, turned: Turned, context: &Context) {
        let State { loaded: Some(loaded), audience, .. } = self else { return };
        if turned.seats_changed {
            audience.dismiss_players();
        }
        let (presence, now) = (audience.presence(), context.clock.now());
        audience.tell(|viewer| {
            if !loaded.is_news_for(viewer) {
                None
            } else if turned.takes_back || loaded.counts_anew(viewer) {
                Some(ServerMessage::Position(Box::new(loaded.position_for(viewer, &presence, now))))
            } else {
                loaded.update_for(viewer, now).map(Box::new).map(ServerMessage::Update)
            }
        });
    }

    /// Sends all players, and nobody else, something that is no part of the game's log.
    pub(super) fn tell_players(&mut self, message: &ServerMessage) {
        self.audience.tell(|viewer| viewer.side().map(|_| message.clone()));
    }

    /// Notes who may watch from now on. Those who watch are let out; whoever still may comes back.
    pub(super) fn let_watch(&mut self, watching: Watching, key: Option<TokenHash>) {
        if let Some(loaded) = &mut self.loaded {
            loaded.let_watch(watching, key);
        }
        self.audience.dismiss_watchers();
    }

    /// Sends everybody the whole game.
    pub(super) fn tell_everything(&mut self, context: &Context) {
        let State { loaded: Some(loaded), audience, .. } = self else { return };
        let (presence, now) = (audience.presence(), context.clock.now());
        audience.tell(|viewer| {
            Some(ServerMessage::Position(Box::new(loaded.position_for(viewer, &presence, now))))
        });
    }

    fn position_for(&self, viewer: Viewer, context: &Context) -> Result<Outgoing, Error> {
        let loaded = self.loaded.as_ref().ok_or(Error::Internal)?;
        let position = loaded.position_for(viewer, &self.audience.presence(), context.clock.now());
        Ok(Outgoing::message(&ServerMessage::Position(Box::new(position))))
    }

    /// Forgets the loaded game; everybody comes back and starts afresh.
    fn forget(&mut self) {
        self.loaded = None;
        self.stand = None;
        self.audience.dismiss();
    }
}

/// The answer to an order that is not appended.
fn answer(order: &GivenStep, position: LogPosition, settled: Settled) -> ServerMessage {
    let refused = |code: &str, sentence: &str, rule: Option<&str>| {
        ServerMessage::Refused(Refused {
            id: Some(order.id),
            code: code.to_owned(),
            sentence: sentence.to_owned(),
            rule: rule.map(ToOwned::to_owned),
            position,
        })
    };
    match settled {
        Settled::Known(position) => ServerMessage::Accepted { id: order.id, position },
        Settled::Stale => refused("stale", "The game has moved on since this order was made.", None),
        Settled::IdReused => refused("order_id_reused", "This id belongs to another order.", None),
        Settled::Time(refusal) => refused(refusal.code(), &refusal.to_string(), None),
        Settled::Refused(refusal) => refused(refusal.code(), &refusal.to_string(), refusal.rule()),
    }
}
