//! What a connection waits for.

use std::sync::{Mutex, PoisonError};

use tokio::sync::Notify;
use tokio::time::{Instant, sleep_until};

use super::ConnectionLimits;

/// What a connection waits for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Waiting {
    /// The rest of a request's head.
    Head,
    /// The answer to a request.
    Answer,
    /// The next request.
    Request,
}

/// What a connection waits for, and since when.
pub(super) struct Phase {
    waiting: Mutex<(Waiting, Instant)>,
    changed: Notify,
}

impl Phase {
    /// A connection that was just taken in: whoever opens one has something to ask.
    pub(super) fn new() -> Phase {
        Phase { waiting: Mutex::new((Waiting::Head, Instant::now())), changed: Notify::new() }
    }

    fn now(&self) -> (Waiting, Instant) {
        *self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn change(&self, waiting: Waiting) {
        *self.waiting.lock().unwrap_or_else(PoisonError::into_inner) = (waiting, Instant::now());
        self.changed.notify_one();
    }

    /// The head of a request has come.
    pub(super) fn serve(&self) {
        self.change(Waiting::Answer);
    }

    /// The answer is on its way.
    pub(super) fn wait(&self) {
        self.change(Waiting::Request);
    }

    /// Something was read.
    pub(super) fn read(&self) {
        if self.now().0 == Waiting::Request {
            self.change(Waiting::Head);
        }
    }

    /// Something was written: a long answer is no silence.
    pub(super) fn written(&self) {
        if self.now().0 == Waiting::Request {
            self.change(Waiting::Request);
        }
    }

    /// Waits until the connection has waited for too long.
    pub(super) async fn overdue(&self, limits: ConnectionLimits) {
        loop {
            let (waiting, since) = self.now();
            let deadline = match waiting {
                Waiting::Head => Some(since + limits.head),
                Waiting::Request => Some(since + limits.idle),
                Waiting::Answer => None,
            };
            let changed = self.changed.notified();
            match deadline {
                None => changed.await,
                Some(deadline) => tokio::select! {
                    () = changed => (),
                    () = sleep_until(deadline) => return,
                },
            }
        }
    }
}
