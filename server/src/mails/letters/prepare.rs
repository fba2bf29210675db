//! From a notice to a mail, unless it is no longer true or wanted.

use chrono::{DateTime, Duration, Utc};
use estafette_engine::kind::GameKind;
use estafette_engine::parley::Offer;
use estafette_engine::secrecy::Seat;
use estafette_prose::{Language, Words};
use estafette_protocol::game::Status;
use estafette_protocol::live::Position;
use lettre::message::Mailbox;
use uuid::Uuid;

use super::board::board_picture;
use super::letter::Letter;
use super::links::Links;
use super::of_account::of_account;
use super::of_game::{Play, digest, of_game};
use crate::error::Error;
use crate::mails::mailer::Mailer;
use crate::mails::rules::{self as mail_rules, Verdict};
use crate::mails::sending::{Mail, Unsubscribe};
use crate::store::games;
use crate::store::notifications::{self, Reader};
use crate::store::outbox::{self, Lease, News, Recipient};

/// What is to be done with a lease.
pub enum Prepared {
    /// To be sent.
    Mail(Box<Mail>),
    /// It is not time yet.
    NotYet(DateTime<Utc>),
    /// Nothing: a word says why.
    Void(&'static str),
}

/// Rules are asked again before a mail is sent; what they put off by less than this is sent.
const SLACK: Duration = Duration::seconds(1);

/// Makes a mail of a notice, from what its reader may see now.
pub async fn prepare(mailer: &Mailer, lease: &Lease) -> Result<Prepared, Error> {
    let reader = match lease.to.account() {
        Some(account) => {
            let mut connection = mailer.pool.acquire().await?;
            notifications::reader(&mut connection, account).await?
        }
        None => None,
    };
    let Some(to) = address(mailer, lease, reader.as_ref()) else { return Ok(Prepared::Void("no_address")) };
    if lease.news.is_of_account() {
        return account_mail(mailer, lease, reader.as_ref(), to).await;
    }
    let Some(reader) = reader else { return Ok(Prepared::Void("no_address")) };
    match lease.game {
        None => digest_mail(mailer, lease, &reader, to).await,
        Some(game) => game_mail(mailer, lease, &reader, game, to).await,
    }
}

/// Where it goes. Without a mail server everybody has a page, and needs no address.
fn address(mailer: &Mailer, lease: &Lease, reader: Option<&Reader>) -> Option<Mailbox> {
    // Whoever is invited is not who the notice is about.
    let of_reader = reader.filter(|_| lease.news != News::Invitation);
    let name = of_reader.map(|reader| reader.name.clone());
    let given = match &lease.to {
        Recipient::Address { address, .. } => Some(address.clone()),
        Recipient::Account(_) => reader.and_then(|reader| reader.address.clone()),
    };
    let page =
        || (!mailer.settings.mail.transport.has_server()).then(|| page_address(name.as_deref()?)).flatten();
    let address = given.or_else(page)?.parse().ok()?;
    Some(Mailbox::new(name, address))
}

/// An address that leads nowhere, for mails that are read on a page.
fn page_address(name: &str) -> Option<String> {
    let letters = |name: &str| name.trim_matches('.').replace("..", ".");
    Some(format!("{}@mailbox.invalid", letters(name))).filter(|address| address.is_ascii())
}

async fn account_mail(
    mailer: &Mailer,
    lease: &Lease,
    reader: Option<&Reader>,
    to: Mailbox,
) -> Result<Prepared, Error> {
    let language = reader.map_or(Language::default(), |reader| reader.language);
    let words = match lease.game {
        Some(game) => words_of(mailer, language, games::by_id(&mailer.pool, game).await?.kind)?,
        None => Words::of(language),
    };
    let links = Links::new(&mailer.settings.public_url, None);
    let player = reader.map(|reader| reader.name.as_str()).unwrap_or_default();
    Ok(match of_account(&words, &links, lease.news, player, lease.secret.as_deref()) {
        Some(letter) => mail(mailer, lease, to, letter, &links),
        None => Prepared::Void("nothing_to_tell"),
    })
}

async fn digest_mail(
    mailer: &Mailer,
    lease: &Lease,
    reader: &Reader,
    to: Mailbox,
) -> Result<Prepared, Error> {
    let mut positions = Vec::new();
    for game in notifications::for_digest(&mailer.pool, reader.account).await? {
        let overview = games::by_id(&mailer.pool, game).await?;
        let words = words_of(mailer, reader.language, overview.kind)?;
        let (seat, position) = mailer.host.table(game).position_for(reader.account).await?;
        positions.push((words, seat, position));
    }
    let plays: Vec<Play<'_>> =
        positions.iter().map(|(words, seat, position)| play(*words, reader, *seat, position)).collect();
    let links = Links::new(&mailer.settings.public_url, Some(reader.stop_token));
    let letter = digest(&Words::of(reader.language), &links, &plays);
    Ok(match letter {
        Some(letter) => mail(mailer, lease, to, letter, &links),
        None => Prepared::Void("answered"),
    })
}

async fn game_mail(
    mailer: &Mailer,
    lease: &Lease,
    reader: &Reader,
    game: Uuid,
    to: Mailbox,
) -> Result<Prepared, Error> {
    let overview = games::by_id(&mailer.pool, game).await?;
    if overview.seat_of(reader.account).is_none() {
        return Ok(Prepared::Void("not_a_player"));
    }
    let (seat, position) = mailer.host.table(game).position_for(reader.account).await?;
    if !is_true(lease.news, seat, &position) {
        return Ok(Prepared::Void("answered"));
    }
    // An outage puts off the moment at which the opponent's time is out.
    let put_off = if lease.news == News::TimeOut { overview.time_up_at } else { None };
    let moment = lease.planned_for().max(put_off);
    if let Some(moment) = moment.filter(|moment| *moment > mailer.settings.clock.now()) {
        return Ok(Prepared::NotYet(moment));
    }
    let mut connection = mailer.pool.acquire().await?;
    if lease.news == News::Reminder {
        let now = mailer.settings.clock.now();
        mail_rules::remind(&mut connection, &overview, reader.account, now).await?;
        if overview.time_up_at.is_none_or(|up| up <= now) {
            return Ok(Prepared::Void("too_late"));
        }
        if outbox::has_newer(&mut connection, lease).await? {
            return Ok(Prepared::Void("newer"));
        }
    }
    let spacing = mailer.settings.mail.spacing;
    let (rule, verdict) = mail_rules::when(&mut connection, reader, lease.news, game, spacing).await?;
    match verdict {
        Verdict::Never => return Ok(Prepared::Void("off")),
        Verdict::At(at) if at > Utc::now() + SLACK => {
            let in_vain = lease.news == News::Reminder && overview.time_up_at.is_some_and(|up| up <= at);
            return Ok(if in_vain { Prepared::Void("too_late") } else { Prepared::NotYet(at) });
        }
        Verdict::InDigest(at) if lease.news == News::Decision => {
            outbox::enqueue(&mut connection, mail_rules::digest(reader.account, at)).await?;
            return Ok(Prepared::Void("digest"));
        }
        Verdict::At(_) | Verdict::InDigest(_) => {}
    }
    drop(connection);
    let rules = mailer.settings.games.rules(overview.kind).ok_or(Error::GameDamaged)?;
    let words = Words::of_game(reader.language, rules);
    let picture = board_picture(&mailer.drawing, rules, words, &position, seat).await;
    let play = Play { rule, picture, ..play(words, reader, seat, &position) };
    let links = Links::new(&mailer.settings.public_url, Some(reader.stop_token));
    Ok(match of_game(&links, rules, lease.news, play) {
        Some(letter) => mail(mailer, lease, to, letter, &links),
        None => Prepared::Void("answered"),
    })
}

/// The words of a game that the server has.
fn words_of(mailer: &Mailer, language: Language, kind: GameKind) -> Result<Words, Error> {
    let rules = mailer.settings.games.rules(kind).ok_or(Error::GameDamaged)?;
    Ok(Words::of_game(language, rules))
}

fn play<'a>(words: Words, reader: &Reader, seat: Seat, position: &'a Position) -> Play<'a> {
    Play {
        words,
        position,
        seat,
        rule: reader.rules.rule,
        away_minutes: reader.rules.away.num_minutes().try_into().unwrap_or_default(),
        time_left: time_left(seat, position),
        picture: None,
    }
}

/// Whether news of a game still hold.
fn is_true(news: News, seat: Seat, position: &Position) -> bool {
    let running = position.summary.status == Status::Running;
    let speaks = running && position.parley.speakers[seat.side] == seat;
    match news {
        News::Decision | News::Reminder => running && has_to_decide(seat, position),
        News::UndoAsked => speaks && position.undo.asked.is_some_and(|asked| asked.side != seat.side),
        News::DrawOffered => speaks && is_asked(seat, position, |offer| matches!(offer, Offer::Draw {})),
        News::PauseAsked => speaks && is_asked(seat, position, |offer| matches!(offer, Offer::Pause { .. })),
        News::TimeOut => speaks && position.summary.to_decide.contains(&seat.side.opponent()),
        News::GameOver => position.summary.status == Status::Finished,
        News::OpponentGone => running && has_lost_opponent(seat, position),
        _ => running,
    }
}

/// Whether something is asked of a seat.
fn has_to_decide(seat: Seat, position: &Position) -> bool {
    position.snapshot.pending.iter().any(|pending| pending.seat == seat)
}

/// Whether somebody of the other side has deleted their account.
fn has_lost_opponent(seat: Seat, position: &Position) -> bool {
    position.summary.seats.iter().any(|other| other.seat.side != seat.side && other.gone)
}

/// Whether the opponent waits for an answer to an offer of a kind.
fn is_asked(seat: Seat, position: &Position, kind: impl Fn(Offer) -> bool) -> bool {
    position.parley.open.iter().any(|open| open.side != seat.side && kind(open.offer))
}

/// How long a seat has, if the clock of its side runs for it.
fn time_left(seat: Seat, position: &Position) -> Option<std::time::Duration> {
    let summary = &position.summary;
    let up = summary.time_up_at.filter(|_| has_to_decide(seat, position))?;
    Some((up - position.now).to_std().unwrap_or_default())
}

fn mail(mailer: &Mailer, lease: &Lease, to: Mailbox, letter: Letter, links: &Links<'_>) -> Prepared {
    let settings = &mailer.settings.mail;
    let letter = Letter { footer: settings.footer.clone(), ..letter };
    let rendered = match letter.render() {
        Ok(rendered) => rendered,
        Err(error) => {
            tracing::error!(%error, "a mail could not be laid out");
            return Prepared::Void("unwritable");
        }
    };
    let host = settings.host();
    let stop = links.stop().filter(|_| !lease.news.is_of_account());
    Prepared::Mail(Box::new(Mail {
        to,
        subject: rendered.subject,
        text: rendered.text,
        html: rendered.html,
        picture: rendered.picture,
        message_id: lease.message_id.clone(),
        thread: lease.game.map(|game| format!("<game.{game}@{host}>")),
        unsubscribe: stop.and_then(|address| address.parse().ok()).map(Unsubscribe),
    }))
}
