//! From a notice in hand to a mail, unless it is no longer true or wanted.

use chrono::{DateTime, Duration, Utc};
use estafette_engine::force::Side;
use estafette_engine::parley::Offer;
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
use crate::app::App;
use crate::error::Error;
use crate::mail::{Mail, Stop};
use crate::notify::{self, Verdict};
use crate::outbox::{self, InHand, News, Recipient};
use crate::store::games;
use crate::store::notifications::{self, Reader};

/// What is to be done with a notice.
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
pub async fn prepare(app: &App, notice: &InHand) -> Result<Prepared, Error> {
    let reader = match notice.to.account() {
        Some(account) => {
            let mut connection = app.pool.acquire().await?;
            notifications::reader(&mut connection, account).await?
        }
        None => None,
    };
    let Some(to) = address(app, notice, reader.as_ref()) else { return Ok(Prepared::Void("no_address")) };
    if notice.news.is_of_account() {
        return Ok(account_mail(app, notice, reader.as_ref(), to));
    }
    let Some(reader) = reader else { return Ok(Prepared::Void("no_address")) };
    match notice.game {
        None => digest_mail(app, notice, &reader, to).await,
        Some(game) => game_mail(app, notice, &reader, game, to).await,
    }
}

/// Where it goes. Without a mail server everybody has a page, and needs no address.
fn address(app: &App, notice: &InHand, reader: Option<&Reader>) -> Option<Mailbox> {
    // Whoever is invited is not who the notice is about.
    let of_reader = reader.filter(|_| notice.news != News::Invitation);
    let name = of_reader.map(|reader| reader.name.clone());
    let given = match &notice.to {
        Recipient::Address { address, .. } => Some(address.clone()),
        Recipient::Account(_) => reader.and_then(|reader| reader.address.clone()),
    };
    let page = || (!app.settings.mail.post.has_server()).then(|| page_address(name.as_deref()?)).flatten();
    let address = given.or_else(page)?.parse().ok()?;
    Some(Mailbox::new(name, address))
}

/// An address that leads nowhere, for mails that are read on a page.
fn page_address(name: &str) -> Option<String> {
    let letters = |name: &str| name.trim_matches('.').replace("..", ".");
    Some(format!("{}@mailbox.invalid", letters(name))).filter(|address| address.is_ascii())
}

fn account_mail(app: &App, notice: &InHand, reader: Option<&Reader>, to: Mailbox) -> Prepared {
    let words = Words::of(reader.map_or(Language::default(), |reader| reader.language));
    let links = Links::new(&app.settings.public_url, None);
    let player = reader.map(|reader| reader.name.as_str()).unwrap_or_default();
    match of_account(words, &links, notice.news, player, notice.secret.as_deref()) {
        Some(letter) => mail(app, notice, to, letter, &links),
        None => Prepared::Void("nothing_to_tell"),
    }
}

async fn digest_mail(app: &App, notice: &InHand, reader: &Reader, to: Mailbox) -> Result<Prepared, Error> {
    let mut positions = Vec::new();
    for game in notifications::for_digest(&app.pool, reader.account).await? {
        let overview = games::by_id(&app.pool, game).await?;
        if let Some(side) = overview.side_of(reader.account) {
            positions.push((side, app.host.table(game).position_for(side).await?));
        }
    }
    let plays: Vec<Play<'_>> =
        positions.iter().map(|(side, position)| play(reader, *side, position)).collect();
    let links = Links::new(&app.settings.public_url, Some(reader.stop_token));
    let letter = digest(Words::of(reader.language), &links, &plays);
    Ok(match letter {
        Some(letter) => mail(app, notice, to, letter, &links),
        None => Prepared::Void("answered"),
    })
}

async fn game_mail(
    app: &App,
    notice: &InHand,
    reader: &Reader,
    game: Uuid,
    to: Mailbox,
) -> Result<Prepared, Error> {
    let overview = games::by_id(&app.pool, game).await?;
    let Some(side) = overview.side_of(reader.account) else { return Ok(Prepared::Void("not_a_player")) };
    let position = app.host.table(game).position_for(side).await?;
    if !is_true(notice.news, side, &position) {
        return Ok(Prepared::Void("answered"));
    }
    if let Some(moment) = notice.planned_for().filter(|moment| *moment > app.settings.clock.now()) {
        return Ok(Prepared::NotYet(moment));
    }
    let mut connection = app.pool.acquire().await?;
    let spacing = app.settings.mail.spacing;
    let (rule, verdict) = notify::when(&mut connection, reader, notice.news, game, spacing).await?;
    match verdict {
        Verdict::Never => return Ok(Prepared::Void("off")),
        Verdict::At(at) if at > Utc::now() + SLACK => return Ok(Prepared::NotYet(at)),
        Verdict::InDigest(at) if notice.news == News::Decision => {
            outbox::enqueue(&mut connection, notify::digest(reader.account, at)).await?;
            return Ok(Prepared::Void("digest"));
        }
        Verdict::At(_) | Verdict::InDigest(_) => {}
    }
    drop(connection);
    let words = Words::of(reader.language);
    let picture = board_picture(words, &position, side).await;
    let play = Play { rule, picture, ..play(reader, side, &position) };
    let links = Links::new(&app.settings.public_url, Some(reader.stop_token));
    Ok(match of_game(words, &links, notice.news, play) {
        Some(letter) => mail(app, notice, to, letter, &links),
        None => Prepared::Void("answered"),
    })
}

fn play<'a>(reader: &Reader, side: Side, position: &'a Position) -> Play<'a> {
    Play {
        position,
        side,
        rule: reader.rules.rule,
        away_minutes: reader.rules.away.num_minutes().try_into().unwrap_or_default(),
        time_left: time_left(side, position),
        picture: None,
    }
}

/// Whether news of a game still hold.
fn is_true(news: News, side: Side, position: &Position) -> bool {
    let running = position.summary.status == Status::Running;
    match news {
        News::Decision | News::Reminder => running && position.summary.to_decide.contains(&side),
        News::UndoAsked => running && position.undo.asked.is_some_and(|asked| asked.side != side),
        News::DrawOffered => running && is_asked(side, position, |offer| matches!(offer, Offer::Draw {})),
        News::PauseAsked => running && is_asked(side, position, |offer| matches!(offer, Offer::Pause { .. })),
        News::TimeOut => running && position.summary.to_decide.contains(&side.opponent()),
        News::GameOver => position.summary.status == Status::Finished,
        _ => running,
    }
}

/// Whether the opponent waits for an answer to an offer of a kind.
fn is_asked(side: Side, position: &Position, kind: impl Fn(Offer) -> bool) -> bool {
    position.parley.open.iter().any(|open| open.side != side && kind(open.offer))
}

/// How long the side has, if its clock runs.
fn time_left(side: Side, position: &Position) -> Option<std::time::Duration> {
    let summary = &position.summary;
    let up = summary.time_up_at.filter(|_| summary.to_decide.contains(&side))?;
    Some((up - position.now).to_std().unwrap_or_default())
}

fn mail(app: &App, notice: &InHand, to: Mailbox, letter: Letter, links: &Links<'_>) -> Prepared {
    let settings = &app.settings.mail;
    let letter = Letter { footer: settings.footer.clone(), ..letter };
    let rendered = match letter.render() {
        Ok(rendered) => rendered,
        Err(error) => {
            tracing::error!(%error, "a mail could not be laid out");
            return Prepared::Void("unwritable");
        }
    };
    let host = settings.host();
    let stop = links.stop().filter(|_| !notice.news.is_of_account());
    Prepared::Mail(Box::new(Mail {
        to,
        subject: rendered.subject,
        text: rendered.text,
        html: rendered.html,
        picture: rendered.picture,
        message_id: notice.message_id.clone(),
        thread: notice.game.map(|game| format!("<game.{game}@{host}>")),
        stop: stop.and_then(|address| address.parse().ok()).map(Stop),
    }))
}
