//! Telling players about their games: who has to hear what, and when.
//!
//! Everything here is called inside the transaction that changes a game, and puts notices into the
//! [`outbox`]. Whether a notice is still true, and still wanted, is asked once more before it is
//! sent ([`crate::mails::letters::prepare`]).

mod reminders;
mod schedule;

use std::time::Duration;

use chrono::{DateTime, TimeDelta, Utc};
use estafette_engine::chance::LogPosition;
use estafette_engine::force::PerSide;
use estafette_engine::history::Step;
use estafette_engine::parley::{Offer, Parley};
use estafette_engine::secrecy::Seat;
use estafette_engine::undo::Undo;
use estafette_protocol::game::Status;
use estafette_protocol::notifications::Rule;
use sqlx::PgConnection;
use uuid::Uuid;

use crate::error::Error;
use crate::store::games::{self, Overview};
use crate::store::moves::StoredMove;
use crate::store::notifications::{self, Reader};
use crate::store::outbox::{self, News, Notice, Recipient};
use crate::store::seats::Place;

pub use reminders::remind;
pub use schedule::Verdict;

/// How long a page has to say that its reader looks at what has just happened, before a mail is sent
/// to somebody who is told when away.
const GLANCE: TimeDelta = TimeDelta::seconds(20);

/// Tells a player something of a game, by the player's rules. `key` keeps it from being told twice.
pub async fn tell(
    connection: &mut PgConnection,
    account: Uuid,
    news: News,
    game: Uuid,
    key: String,
    spacing: Duration,
) -> Result<(), Error> {
    let Some(reader) = notifications::reader(connection, account).await? else { return Ok(()) };
    let (rule, verdict) = when(connection, &reader, news, game, spacing).await?;
    let notice = match verdict {
        Verdict::Never => return Ok(()),
        Verdict::InDigest(at) if news == News::Decision => digest(account, at),
        Verdict::At(at) | Verdict::InDigest(at) => {
            let at = if rule == Rule::WhenAway { at.max(Utc::now() + GLANCE) } else { at };
            Notice::of_game(account, news, game).not_before(at).keyed(key)
        }
    };
    outbox::enqueue(connection, notice).await?;
    Ok(())
}

/// The daily list that comes at a moment.
pub fn digest(account: Uuid, at: DateTime<Utc>) -> Notice {
    let key = format!("digest:{account}:{}", at.timestamp());
    Notice::new(Recipient::Account(account), News::Digest).not_before(at).keyed(key)
}

/// By which rule, and when, a reader is told something of a game.
pub async fn when(
    connection: &mut PgConnection,
    reader: &Reader,
    news: News,
    game: Uuid,
    spacing: Duration,
) -> Result<(Rule, Verdict), Error> {
    let of_game = notifications::of_game(connection, reader.account, game).await?;
    let mut from = Utc::now();
    // An opponent who goes back and forth fills no mailbox.
    if let (News::Decision, Some(told_at)) = (news, of_game.told_at) {
        from = from.max(told_at + spacing);
    }
    let rule = of_game.rule.unwrap_or(reader.rules.rule);
    Ok((rule, reader.rules.when(of_game.rule, from, of_game.looked_at)))
}

/// What is no longer true when a game is over.
const ABOUT_PLAY: [News; 7] = [
    News::Decision,
    News::UndoAsked,
    News::DrawOffered,
    News::PauseAsked,
    News::Reminder,
    News::TimeOut,
    News::OpponentGone,
];

/// What a step has changed.
pub struct Changed<'a> {
    /// The game before it.
    pub before: &'a Overview,
    /// The game after it.
    pub after: &'a Overview,
    /// Who speaks for each side then.
    pub speakers: PerSide<Seat>,
    /// The step.
    pub step: &'a StoredMove,
}

/// A game that has just begun.
pub struct Started<'a> {
    /// The game.
    pub game: &'a Overview,
    /// Who speaks for each side.
    pub speakers: PerSide<Seat>,
    /// The account by which it began: it took the last seat, or agreed to a rematch.
    pub by: Uuid,
}

/// After a step in a game: whoever has to decide now is told, and what is no longer true is not.
pub async fn after_step(
    connection: &mut PgConnection,
    changed: &Changed<'_>,
    spacing: Duration,
) -> Result<(), Error> {
    let &Changed { before, after, speakers, step } = changed;
    let game = after.id;
    if before.status == Status::Finished {
        return Ok(());
    }
    if after.status == Status::Finished {
        outbox::cancel(connection, game, None, &ABOUT_PLAY, "over").await?;
        for account in after.seats.accounts() {
            let key = format!("over:{game}:{account}");
            tell(connection, account, News::GameOver, game, key, spacing).await?;
        }
        return Ok(());
    }
    let giver = before.seats.at(step.seat).and_then(Place::account);
    after_answer(connection, game, giver, step).await?;
    let was_asked = |place: &Place| before.seats.asked().any(|then| then.chair == place.chair);
    for place in after.seats.iter() {
        let Some(account) = place.account() else { continue };
        // Whoever gives an order knows of the decision; for others it may be over.
        if giver == Some(account) || !place.asked {
            outbox::cancel(connection, game, Some(account), &[News::Decision], "answered").await?;
        } else if !was_asked(place) {
            tell_of_decision(connection, account, game, step.position, spacing).await?;
        }
    }
    let speaker = after.seats.at(speakers[step.seat.side.opponent()]).and_then(Place::account);
    if let (Some((news, word)), Some(account)) = (asked(&step.step), speaker) {
        let key = format!("{word}:{game}:{}", step.position.0);
        tell(connection, account, news, game, key, spacing).await?;
    }
    let clocks = |game: &Overview| (game.seats.asked_chairs(), game.time_up_at);
    if clocks(before) != clocks(after) {
        outbox::cancel(connection, game, None, &reminders::ABOUT_CLOCKS, "answered").await?;
        reminders::plan(connection, after, speakers, step.position, step.at).await?;
    }
    Ok(())
}

/// Tells a player that a game waits for them since an entry of its log.
async fn tell_of_decision(
    connection: &mut PgConnection,
    account: Uuid,
    game: Uuid,
    since: LogPosition,
    spacing: Duration,
) -> Result<(), Error> {
    let key = format!("decision:{game}:{}:{account}", since.0);
    tell(connection, account, News::Decision, game, key, spacing).await
}

/// After somebody has left for good: whoever plays against them is told, in each game that runs.
pub async fn after_departure(
    connection: &mut PgConnection,
    account: Uuid,
    spacing: Duration,
) -> Result<(), Error> {
    for game in games::running(&mut *connection, account).await? {
        for opponent in games::opponents(&mut *connection, game, account).await? {
            let key = format!("gone:{game}:{account}:{opponent}");
            tell(connection, opponent, News::OpponentGone, game, key, spacing).await?;
        }
    }
    Ok(())
}

/// What a step asks whoever speaks for the other side, and a word for it.
fn asked(step: &Step) -> Option<(News, &'static str)> {
    match step {
        Step::Undo(Undo::Ask { .. }) => Some((News::UndoAsked, "undo")),
        Step::Parley(Parley::Offer { offer: Offer::Draw {} }) => Some((News::DrawOffered, "draw")),
        Step::Parley(Parley::Offer { offer: Offer::Pause { .. } }) => Some((News::PauseAsked, "pause")),
        _ => None,
    }
}

/// Takes out what a step answers: an order or an answer to a wish to take back answers that wish,
/// and an order an offer of a draw to whoever gives it; other offers have answers of their own.
async fn after_answer(
    connection: &mut PgConnection,
    game: Uuid,
    giver: Option<Uuid>,
    step: &StoredMove,
) -> Result<(), sqlx::Error> {
    match &step.step {
        Step::Order(_) | Step::Undo(_) => {
            outbox::cancel(connection, game, None, &[News::UndoAsked], "answered").await?;
            outbox::cancel(connection, game, giver, &[News::DrawOffered], "answered").await
        }
        Step::Parley(Parley::Accept { offer } | Parley::Decline { offer } | Parley::Withdraw { offer }) => {
            let news = match offer {
                Offer::Draw {} => News::DrawOffered,
                Offer::Pause { .. } => News::PauseAsked,
                Offer::Rematch {} => return Ok(()),
            };
            outbox::cancel(connection, game, None, &[news], "answered").await
        }
        Step::Parley(_) => Ok(()),
    }
}

/// After the last player has joined: the first decision is told to whoever has it, and to all others in
/// any case that there is a game now; but for the one who knows.
pub async fn after_start(
    connection: &mut PgConnection,
    &Started { game, speakers, by }: &Started<'_>,
    spacing: Duration,
) -> Result<(), Error> {
    outbox::cancel(connection, game.id, None, &[News::Invitation], "answered").await?;
    if let Some(started) = game.started_at {
        reminders::plan(connection, game, speakers, LogPosition::SETUP, started).await?;
    }
    for place in game.seats.iter() {
        let Some(account) = place.account() else { continue };
        if place.asked {
            tell_of_decision(connection, account, game.id, LogPosition::SETUP, spacing).await?;
        } else if account != by {
            let key = format!("started:{}:{account}", game.id);
            tell(connection, account, News::GameStarted, game.id, key, spacing).await?;
        }
    }
    Ok(())
}
