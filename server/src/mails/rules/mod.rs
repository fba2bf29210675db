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
use estafette_engine::force::Side;
use estafette_engine::history::Step;
use estafette_engine::parley::{Offer, Parley};
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

/// After a step in a game: whoever has to decide now is told, and what is no longer true is not.
pub async fn after_step(
    connection: &mut PgConnection,
    before: &Overview,
    after: &Overview,
    step: &StoredMove,
    spacing: Duration,
) -> Result<(), Error> {
    let game = after.id;
    let person = |side: Side| after.players[side].as_ref().map(|person| person.id);
    if before.status == Status::Finished {
        return Ok(());
    }
    if after.status == Status::Finished {
        outbox::cancel(connection, game, None, &ABOUT_PLAY, "over").await?;
        for account in Side::BOTH.into_iter().filter_map(person) {
            let key = format!("over:{game}:{account}");
            tell(connection, account, News::GameOver, game, key, spacing).await?;
        }
        return Ok(());
    }
    after_answer(connection, after, step).await?;
    for side in Side::BOTH {
        // Whoever gives an order knows of the decision; for the other side it may be over.
        if side == step.side || !after.asked[side] {
            outbox::cancel(connection, game, person(side), &[News::Decision], "answered").await?;
        }
    }
    let newly = |&side: &Side| side != step.side && after.asked[side] && !before.asked[side];
    for account in Side::BOTH.into_iter().filter(newly).filter_map(person) {
        tell_of_decision(connection, account, game, step.position, spacing).await?;
    }
    if let (Some((news, word)), Some(account)) = (asked(&step.step), person(step.side.opponent())) {
        let key = format!("{word}:{game}:{}", step.position.0);
        tell(connection, account, news, game, key, spacing).await?;
    }
    if (before.asked, before.time_up_at) != (after.asked, after.time_up_at) {
        outbox::cancel(connection, game, None, &reminders::ABOUT_CLOCKS, "answered").await?;
        reminders::plan(connection, after, step.position, step.at).await?;
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

/// After somebody has left for good: whoever plays with them is told, in each game that runs.
pub async fn after_departure(
    connection: &mut PgConnection,
    account: Uuid,
    spacing: Duration,
) -> Result<(), Error> {
    for game in games::running(&mut *connection, account).await? {
        for other in games::others(&mut *connection, game, account).await? {
            let key = format!("gone:{game}:{account}:{other}");
            tell(connection, other, News::OpponentGone, game, key, spacing).await?;
        }
    }
    Ok(())
}

/// What a step asks the opponent, and a word for it.
fn asked(step: &Step) -> Option<(News, &'static str)> {
    match step {
        Step::Undo(Undo::Ask { .. }) => Some((News::UndoAsked, "undo")),
        Step::Parley(Parley::Offer { offer: Offer::Draw {} }) => Some((News::DrawOffered, "draw")),
        Step::Parley(Parley::Offer { offer: Offer::Pause { .. } }) => Some((News::PauseAsked, "pause")),
        _ => None,
    }
}

/// Takes out what a step answers: an order or an answer to a wish to take back answers that wish,
/// and an order an offer of a draw; other offers have answers of their own.
async fn after_answer(
    connection: &mut PgConnection,
    game: &Overview,
    step: &StoredMove,
) -> Result<(), sqlx::Error> {
    let giver = game.players[step.side].as_ref().map(|person| person.id);
    match &step.step {
        Step::Order(_) | Step::Undo(_) => {
            outbox::cancel(connection, game.id, None, &[News::UndoAsked], "answered").await?;
            outbox::cancel(connection, game.id, giver, &[News::DrawOffered], "answered").await
        }
        Step::Parley(Parley::Accept { offer } | Parley::Decline { offer } | Parley::Withdraw { offer }) => {
            let news = match offer {
                Offer::Draw {} => News::DrawOffered,
                Offer::Pause { .. } => News::PauseAsked,
                Offer::Rematch {} => return Ok(()),
            };
            outbox::cancel(connection, game.id, None, &[news], "answered").await
        }
        Step::Parley(_) => Ok(()),
    }
}

/// After the second player has joined: the first decision is told to whoever has it, and to the
/// creator in any case that there is a game now.
pub async fn after_start(
    connection: &mut PgConnection,
    game: &Overview,
    spacing: Duration,
) -> Result<(), Error> {
    let creator = game.creator.id;
    let asked = Side::BOTH.into_iter().filter(|&side| game.asked[side]);
    let asked: Vec<Uuid> = asked.filter_map(|side| Some(game.players[side].as_ref()?.id)).collect();
    for &account in &asked {
        tell_of_decision(connection, account, game.id, LogPosition::SETUP, spacing).await?;
    }
    outbox::cancel(connection, game.id, None, &[News::Invitation], "answered").await?;
    if let Some(started) = game.started_at {
        reminders::plan(connection, game, LogPosition::SETUP, started).await?;
    }
    if !asked.contains(&creator) {
        let key = format!("started:{}", game.id);
        tell(connection, creator, News::GameStarted, game.id, key, spacing).await?;
    }
    Ok(())
}
