//! Hearing of what other servers have stored: of a game's log, of what is said there, of who sits, who
//! may watch and who has it open.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use estafette_protocol::live::ServerMessage;
use tokio::time::timeout;

use super::context::Context;
use super::table::{PATIENCE, State, Table};
use crate::channel::Signal;
use crate::error::Error;
use crate::store::stands::{self, Stand};
use crate::store::{games, presence, talk};

impl Table {
    /// Looks at the database, in a task of its own, unless one is about to.
    pub(super) fn look(self: &Arc<Self>) {
        if self.to_look.swap(true, Ordering::AcqRel) {
            return;
        }
        let table = Arc::clone(self);
        tokio::spawn(async move {
            let mut state = table.state.lock().await;
            table.to_look.store(false, Ordering::Release);
            table.catch_up_or_warn(&mut state).await;
        });
    }

    /// Catches up where a game stands otherwise than what was last seen of it, and writes down who has it
    /// open unless that `is_written`.
    pub(super) async fn compare(&self, stand: &Stand, is_written: bool) {
        let mut state = self.state.lock().await;
        // A restart of the database empties the table.
        state.written = state.written.take().filter(|written| written.is_empty() != is_written);
        self.write_presence(&mut state).await;
        if state.stand.as_ref() != Some(stand) || !state.knows(&self.context.heartbeat) {
            self.catch_up_or_warn(&mut state).await;
        }
    }

    async fn catch_up_or_warn(&self, state: &mut State) {
        if state.loaded.is_none() {
            // Whoever comes asks the database.
            return;
        }
        let caught_up = timeout(PATIENCE, self.catch_up(state)).await;
        if let Err(error) = caught_up.unwrap_or(Err(Error::Unavailable)) {
            tracing::warn!(game = %self.id, %error, "what other servers have stored was not read");
        }
    }

    /// Takes over what the database has more or otherwise, and tells the audience.
    pub(super) async fn catch_up(&self, state: &mut State) -> Result<(), Error> {
        let Context { pool, others, presence, .. } = &self.context;
        let stands = stands::of_games(pool, &[self.id], others.me, *presence).await?;
        let now = stands.into_iter().next().ok_or(Error::NoSuchGame)?;
        if state
            .loaded
            .as_ref()
            .is_some_and(|loaded| loaded.overview().may_watch() != (now.watching, now.watch_key))
        {
            state.let_watch(now.watching, now.watch_key);
        }
        self.refresh(state).await?;
        let before = state.stand.take();
        if before.as_ref().is_none_or(|before| before.seats != now.seats) {
            self.seat(state).await?;
            state.tell_everything(&self.context);
        }
        if let Some(before) = before {
            self.tell_talk(state, &before, &now).await?;
        }
        state.audience.take_over(now.elsewhere.clone());
        state.audience.tell_presence(None);
        state.stand = Some(now);
        Ok(())
    }

    /// Tells the players, and nobody else, what was said since, and how far others have read.
    async fn tell_talk(&self, state: &mut State, before: &Stand, now: &Stand) -> Result<(), Error> {
        if before.said < now.said {
            for said in talk::after(&self.context.pool, self.id, before.said).await? {
                state.tell_players(&ServerMessage::Said(said));
            }
        }
        for read in now.read.iter().filter(|read| !before.read.contains(read)) {
            if let Some(seat) = state.seat_of_chair(read.chair()) {
                state.tell_players(&ServerMessage::Read { side: seat.side, seat, up_to: read.up_to });
            }
        }
        Ok(())
    }

    /// Something was stored besides the log: tells it here, and other servers that there is something.
    pub(super) async fn has_changed(&self) {
        self.catch_up_or_warn(&mut *self.state.lock().await).await;
        self.context.others.tell(Signal::Game(self.id));
    }

    /// Writes down who has the game open here, for other servers, where that has changed. Where it fails, the
    /// next pulse tries again.
    pub(super) async fn write_presence(&self, state: &mut State) {
        let Context { pool, others, .. } = &self.context;
        let here = state.audience.here();
        if state.written.as_ref() == Some(&here) {
            return;
        }
        state.written = None;
        let written = presence::set(pool, self.id, others.me, &here);
        match timeout(PATIENCE, written).await.unwrap_or(Err(Error::Unavailable)) {
            Ok(()) => {
                state.written = Some(here);
                others.tell(Signal::Game(self.id));
            }
            Err(error) => tracing::warn!(game = %self.id, %error, "who has a game open was not written"),
        }
    }

    /// Takes over who sits here now: an account may have been deleted, also through another server.
    pub(super) async fn seat(&self, state: &mut State) -> Result<(), Error> {
        if let Some(loaded) = &mut state.loaded {
            loaded.seat(games::by_id(&self.context.pool, self.id).await?);
        }
        Ok(())
    }
}
