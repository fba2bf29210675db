//! What one step of a game changes in the database: all of it, or nothing.

use std::time::Instant;

use estafette_engine::secrecy::Seat;
use uuid::Uuid;

use super::context::Context;
use super::loaded::Next;
use crate::error::Error;
use crate::mails::rules::{self, Changed, Started};
use crate::session::Credential;
use crate::store::games::{self, Overview};
use crate::store::moves::{self, Appended};
use crate::store::seats;

/// Who gives an order.
pub struct Giver {
    /// Who.
    pub account: Uuid,
    /// In which seat.
    pub seat: Seat,
    /// By which proof.
    pub credential: Credential,
}

/// Appends a move to the log and writes everything that follows from it, in one
/// transaction. Whatever else a move causes is written here too; nobody is told of
/// anything before it is done.
///
/// Whether the giver still may is asked here, and held until the end: a session that ends meanwhile waits
/// for this move, or the move finds it ended, at whichever server.
pub(super) async fn commit(
    context: &Context,
    giver: &Giver,
    before: &Overview,
    next: &mut Next,
) -> Result<Appended, Error> {
    let start = Instant::now();
    let mut transaction = context.pool.begin().await?;
    let game = next.overview.id;
    if let Appended::Conflict = moves::append(&mut transaction, game, &next.stored).await? {
        return Ok(Appended::Conflict);
    }
    // After the move: of two that race, one waits there and holds nothing.
    if !giver.credential.hold(&mut transaction, game, giver.seat).await? {
        return Err(Error::NotSignedIn);
    }
    if let Some(rematch) = next.rematch.take() {
        let (id, speakers, by) = (rematch.game.id, rematch.speakers, rematch.accepted_by);
        games::insert(&mut transaction, rematch.game).await?;
        games::start(&mut transaction, id, &rematch.start).await?;
        let game = games::by_id(&mut *transaction, id).await?;
        rules::after_start(&mut transaction, &Started { game: &game, speakers, by }, context.spacing).await?;
    }
    if next.overview.seats.have_moved_since(&before.seats) {
        seats::rearrange(&mut *transaction, game, &next.overview.seats).await?;
    }
    let (watching, key) = games::update_summary(&mut *transaction, &next.overview).await?;
    (next.overview.watching, next.overview.watch_key) = (watching, key);
    let changed = Changed { before, after: &next.overview, speakers: next.speakers, step: &next.stored };
    rules::after_step(&mut transaction, &changed, context.spacing).await?;
    transaction.commit().await?;
    context.metrics.committed(start);
    Ok(Appended::Done)
}
