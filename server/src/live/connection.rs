//! Serving one socket.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::{Message, WebSocket};
use estafette_engine::history::Step;
use estafette_engine::secrecy::Seat;
use futures_util::StreamExt;
use futures_util::stream::SplitStream;
use tokio::sync::broadcast::{self, error::RecvError};
use tokio::time::{Instant, MissedTickBehavior, interval};
use uuid::Uuid;

use super::End;
use super::budget::{Budget, Spent};
use super::incoming::{Incoming, LONGEST_FRAME, read, refused};
use crate::app::App;
use crate::error::Error;
use crate::extract::Player;
use crate::host::{Attendance, GivenStep, Giver, Outgoing, Queue, Sender, Table};
use crate::store::{games, notifications};
use crate::watching;

/// How often the other end is pinged, and the session checked.
const PING_EVERY: Duration = Duration::from_secs(25);

/// How long the other end may be silent.
const IDLE_TIMEOUT: Duration = Duration::from_secs(80);

/// How long a look at the game needs not be written down again.
const GLANCE: Duration = Duration::from_secs(20);

/// What a wish for the whole game is weighed as, in bytes of a message: little to
/// ask for and much to answer.
const RESYNC_WEIGHT: usize = 1024 * 1024;

/// Whose socket it is.
pub enum Guest {
    /// One of the players.
    Player {
        /// Where they sit.
        seat: Seat,
        /// Who.
        player: Player,
    },
    /// Somebody who watches.
    Watcher {
        /// The key they have shown.
        key: Option<String>,
    },
}

impl Guest {
    /// Whom the table knows it as.
    pub fn sender(&self) -> Sender {
        match self {
            Guest::Player { seat, player } => Sender::Player { account: player.account.id, seat: *seat },
            Guest::Watcher { .. } => Sender::Watcher,
        }
    }

    fn account(&self) -> Option<Uuid> {
        match self {
            Guest::Player { player, .. } => Some(player.account.id),
            Guest::Watcher { .. } => None,
        }
    }
}

/// One socket, for as long as it is served.
pub struct Connection<'a> {
    app: &'a App,
    table: &'a Arc<Table>,
    guest: Guest,
    ended_sessions: broadcast::Receiver<Uuid>,
    attendance: &'a Attendance,
    queue: Queue,
    budget: Budget,
    heard: Instant,
    /// When the player was last said to look at the game.
    looked: Option<Instant>,
}

/// Whether to go on.
type Going = Result<(), End>;

impl<'a> Connection<'a> {
    /// A connection that has entered the table.
    pub fn new(
        app: &'a App,
        table: &'a Arc<Table>,
        guest: Guest,
        attendance: &'a Attendance,
        queue: Queue,
    ) -> Connection<'a> {
        Connection {
            app,
            table,
            guest,
            ended_sessions: app.ended_sessions.subscribe(),
            attendance,
            queue,
            budget: Budget::new(app.settings.limits.messages),
            heard: Instant::now(),
            looked: None,
        }
    }

    /// Serves until the end.
    pub async fn serve(mut self, stream: &mut SplitStream<WebSocket>) -> End {
        let mut pings = interval(PING_EVERY);
        pings.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            // The first ping is at once: the session may have ended while the
            // socket opened.
            let going = tokio::select! {
                frame = stream.next() => self.receive(frame).await,
                () = self.attendance.dropped.cancelled() => Err(End::Dropped),
                () = self.app.stop.cancelled() => Err(End::Stopping),
                ended = self.ended_sessions.recv() => self.check_ended(ended).await,
                _ = pings.tick() => self.check_life().await,
            };
            if let Err(end) = going {
                return end;
            }
        }
    }

    async fn check_ended(&self, account: Result<Uuid, RecvError>) -> Going {
        match account {
            Ok(account) if self.guest.account() != Some(account) => Ok(()),
            _ => self.check_guest().await,
        }
    }

    /// A player's session may have ended, or watchers been let out, also at another server.
    async fn check_guest(&self) -> Going {
        match &self.guest {
            Guest::Player { player, .. } => match player.credential.account(&self.app.pool).await {
                Ok(None) => Err(End::SignedOut),
                _ => Ok(()),
            },
            Guest::Watcher { key } => match games::by_id(&self.app.pool, self.table.id()).await {
                Ok(game) if watching::viewer(&game, None, key.as_deref()).is_err() => Err(End::Dropped),
                _ => Ok(()),
            },
        }
    }

    async fn check_life(&self) -> Going {
        if self.heard.elapsed() > IDLE_TIMEOUT {
            return Err(End::Gone);
        }
        self.send(Outgoing::Ping).await?;
        self.check_guest().await
    }

    async fn send(&self, outgoing: Outgoing) -> Going {
        self.queue.send(outgoing).await.map_err(|_| End::Gone)
    }

    async fn refuse(&self, id: Option<Uuid>, code: &str, sentence: &str) -> Going {
        let refusal = refused(id, code, sentence, self.table.position());
        self.send(Outgoing::message(&refusal)).await
    }

    async fn receive(&mut self, frame: Option<Result<Message, axum::Error>>) -> Going {
        let Some(Ok(message)) = frame else { return Err(End::Gone) };
        self.heard = Instant::now();
        let length = length(&message);
        if length > LONGEST_FRAME {
            self.refuse(None, "too_large", "This message is too long. The connection ends.").await?;
            return Err(End::TooLong);
        }
        let incoming = match self.budget.spend(length) {
            Spent::Within => read(&message),
            spent => return self.slow_down(&spent, None).await,
        };
        let (heavy, id) = weighs(&incoming);
        if heavy {
            match self.budget.spend(RESYNC_WEIGHT) {
                Spent::Within => {}
                spent => return self.slow_down(&spent, id).await,
            }
        }
        self.answer(incoming).await
    }

    async fn slow_down(&mut self, spent: &Spent, id: Option<Uuid>) -> Going {
        match spent {
            Spent::Exhausted => Err(End::Abuse),
            Spent::Within | Spent::Over => {
                self.refuse(id, "slow_down", "Too many messages. This one was not read.").await
            }
        }
    }

    async fn answer(&mut self, incoming: Incoming) -> Going {
        match (incoming, &self.guest) {
            (Incoming::Resync, _) => self.resync().await,
            (Incoming::Refused { id, code, sentence }, _) => self.refuse(id, code, sentence).await,
            (Incoming::Nothing, _) => Ok(()),
            (Incoming::Close, _) => Err(End::Gone),
            (incoming, Guest::Watcher { .. }) => self.refuse_watcher(&incoming).await,
            (Incoming::Step(step), Guest::Player { seat, player }) => {
                let giver = Giver { account: player.account.id, seat: *seat, credential: player.credential };
                self.take(giver, step).await
            }
            (Incoming::Say { id, text }, Guest::Player { player, .. }) => {
                self.say(player.account.id, id, &text).await
            }
            (Incoming::Read(up_to), Guest::Player { player, .. }) => {
                self.read_up_to(player.account.id, up_to).await
            }
            (Incoming::Looking, Guest::Player { player, .. }) => self.look(player.account.id).await,
        }
    }

    async fn refuse_watcher(&self, incoming: &Incoming) -> Going {
        let id = match incoming {
            Incoming::Step(GivenStep { id, .. }) | Incoming::Say { id, .. } => Some(*id),
            _ => None,
        };
        self.refuse(id, "watching_only", "You watch this game. Only its players take part in it.").await
    }

    async fn take(&self, giver: Giver, step: GivenStep) -> Going {
        let id = step.id;
        let reply = self.queue.clone().reserve_owned().await.map_err(|_| End::Gone)?;
        match self.table.give(giver, step, reply).await {
            Ok(()) => Ok(()),
            Err(Error::NotSignedIn) => Err(End::SignedOut),
            Err(error) => self.report(Some(id), &error).await,
        }
    }

    /// Writes down that the player looks at the game, if that is not known anyway.
    async fn look(&mut self, account: Uuid) -> Going {
        if self.looked.is_none_or(|looked| looked.elapsed() > GLANCE) {
            self.looked = Some(Instant::now());
            // A look that is lost costs a mail too many, nothing else.
            if let Err(error) = notifications::look(&self.app.pool, self.table.id(), account).await {
                tracing::warn!(%error, "a look was not written down");
            }
        }
        Ok(())
    }

    async fn resync(&self) -> Going {
        self.check_guest().await?;
        let reply = self.queue.clone().reserve_owned().await.map_err(|_| End::Gone)?;
        match self.table.resync(self.guest.sender(), reply).await {
            Ok(()) => Ok(()),
            Err(error) => self.report(None, &error).await,
        }
    }

    async fn say(&self, account: Uuid, id: Uuid, text: &str) -> Going {
        self.check_guest().await?;
        let said = match self.app.limiter.talk(account) {
            Ok(()) => self.table.say(account, id, text).await,
            Err(error) => Err(error),
        };
        match said {
            Ok(()) => Ok(()),
            Err(error) => self.report(Some(id), &error).await,
        }
    }

    async fn read_up_to(&self, account: Uuid, up_to: u32) -> Going {
        match self.table.read(account, up_to).await {
            Ok(()) => Ok(()),
            Err(error) => self.report(None, &error).await,
        }
    }

    /// Tells what went wrong on our side. A damaged game ends the connection.
    async fn report(&self, id: Option<Uuid>, error: &Error) -> Going {
        self.refuse(id, error.code(), &error.to_string()).await?;
        match error {
            Error::GameDamaged => Err(End::Broken),
            Error::SeatChanged => Err(End::Dropped),
            _ => Ok(()),
        }
    }
}

/// Whether a message is answered with the whole game, and the id it came under.
fn weighs(incoming: &Incoming) -> (bool, Option<Uuid>) {
    match incoming {
        Incoming::Resync => (true, None),
        Incoming::Step(GivenStep { id, step: Step::Undo(_), .. }) => (true, Some(*id)),
        _ => (false, None),
    }
}

fn length(message: &Message) -> usize {
    match message {
        Message::Text(text) => text.len(),
        Message::Binary(bytes) | Message::Ping(bytes) | Message::Pong(bytes) => bytes.len(),
        Message::Close(_) => 0,
    }
}
