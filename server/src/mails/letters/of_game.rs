//! Letters about a game, from the view of the player they go to.

use std::time::Duration;

use estafette_engine::chance::LogPosition;
use estafette_engine::game::Rules;
use estafette_engine::parley::Offer;
use estafette_engine::secrecy::Seat;
use estafette_engine::telling::Asks;
use estafette_picture::facts;
use estafette_prose::{Sentences, Told, Words, recount_ending};
use estafette_protocol::game::SeatSummary;
use estafette_protocol::live::Position;
use estafette_protocol::notifications::Rule;
use uuid::Uuid;

use super::letter::Letter;
use super::links::{Link, Links};
use super::since::{Since, order_words};
use crate::mails::sending::Picture;
use crate::store::outbox::News;

/// A game as one of its players sees it.
pub struct Play<'a> {
    /// The words of the game, in the player's language.
    pub words: Words,
    /// The whole game as this player may see it.
    pub position: &'a Position,
    /// Where the player sits.
    pub seat: Seat,
    /// By which rule the player is told.
    pub rule: Rule,
    /// How long the player had not looked, for [`Rule::WhenAway`].
    pub away_minutes: u16,
    /// How long the player has, where a clock runs.
    pub time_left: Option<Duration>,
    /// The board as this player may see it.
    pub picture: Option<Picture>,
}

impl Play<'_> {
    fn game(&self) -> Uuid {
        self.position.summary.id
    }

    /// The round, once the game has begun.
    fn round(&self) -> u8 {
        self.position.summary.round.unwrap_or(1)
    }

    /// What the players of the other side are called, also once an account is deleted.
    fn opponent(&self) -> String {
        let seats = self.position.summary.seats.iter().filter(|place| place.seat.side != self.seat.side);
        let name =
            |place: &SeatSummary| place.player.clone().unwrap_or_else(|| self.words.plain("player-deleted"));
        seats.map(name).collect::<Vec<_>>().join(", ")
    }

    /// Whether the opponent has done anything yet.
    fn has_begun(&self) -> bool {
        self.position.log.iter().any(|entry| entry.side == Some(self.seat.side.opponent()))
    }

    /// What every sentence about the game is told with.
    fn told(&self) -> Told<'static> {
        let game = self.words.known("mail-game");
        let mut told = self.words.of_side(self.seat.side);
        told.set("game", game.unwrap_or_else(|| self.position.summary.game.to_string()));
        told.set("opponent", self.opponent());
        told.set("round", self.round().to_string());
        if let Some(hour) = self.words.hour(self.round()) {
            told.set("hour", hour);
        }
        told
    }
}

/// A letter about a game; nothing for news that are not of a game, or not true of this one.
pub fn of_game(links: &Links<'_>, rules: &dyn Rules, news: News, play: Play<'_>) -> Option<Letter> {
    let words = &play.words;
    let sentences = Sentences::of(rules);
    let mut letter = match news {
        News::Decision => decision(words, &sentences, &play)?,
        News::GameStarted => plain(words, &play, "started"),
        News::GameOver => over(words, &play)?,
        News::UndoAsked => undo(words, &sentences, &play),
        News::DrawOffered => offer(words, &play, "draw")?,
        News::PauseAsked => offer(words, &play, "pause")?,
        News::Reminder => reminder(words, &play)?,
        News::TimeOut => plain(words, &play, "time-out"),
        News::OpponentGone => plain(words, &play, "gone"),
        _ => return None,
    };
    let open = match news {
        News::Decision | News::Reminder => "mail-open-decision",
        News::UndoAsked | News::DrawOffered | News::PauseAsked => "mail-open-request",
        _ => "mail-open-game",
    };
    letter.button = Some(Link { words: words.plain(open), address: links.game(play.game()) });
    letter.ways = links.ways(words, Some(play.game()));
    letter.board = board_words(words, rules, &play);
    letter.since = Since::of(words, &sentences, &play.position.log, play.seat);
    letter.picture = play.picture;
    Some(letter)
}

fn decision(words: &Words, sentences: &Sentences, play: &Play<'_>) -> Option<Letter> {
    let pending = play.position.snapshot.pending.iter().find(|pending| pending.seat == play.seat)?;
    let told = play.told();
    let asked = sentences.question(words, &pending.decision.value());
    let for_orders = asked.as_ref().is_some_and(|asked| asked.asks == Asks::Orders);
    let (subject, heading, lead) = if for_orders {
        let heading = words.capital(&words.say("mail-head-act", &told));
        let lead = if play.has_begun() { "mail-lead-act" } else { "mail-lead-first" };
        ("mail-subject-act", heading, vec![words.say(lead, &told)])
    } else {
        let lead = words.say("mail-lead-answer", &told);
        match asked {
            Some(asked) => ("mail-subject-answer", asked.head, vec![lead, asked.text]),
            None => ("mail-subject-answer", words.say("mail-subject-answer", &told), vec![lead]),
        }
    };
    let mut letter = Letter::new(words, words.say(subject, &told), heading, why(words, play));
    letter.lead = lead;
    letter.time_left = play.time_left.map(|time| words.say("mail-time-left", &time_told(words, time)));
    Some(letter)
}

fn why(words: &Words, play: &Play<'_>) -> String {
    match play.rule {
        Rule::WhenAway => {
            let mut told = Told::new();
            told.set("minutes", play.away_minutes);
            words.say("mail-why-when_away", &told)
        }
        Rule::AtOnce | Rule::Off | Rule::Digest => words.plain("mail-why-at_once"),
    }
}

/// A letter whose subject, heading and lead are under one key.
fn plain(words: &Words, play: &Play<'_>, key: &str) -> Letter {
    let told = play.told();
    let say = |part: &str| words.say(&format!("mail-{part}-{key}"), &told);
    let mut letter = Letter::new(words, say("subject"), say("head"), words.plain("mail-why-game"));
    letter.lead.push(say("lead"));
    letter
}

fn undo(words: &Words, sentences: &Sentences, play: &Play<'_>) -> Letter {
    let told = play.told();
    let say = |key: &str| words.say(key, &told);
    let why = words.plain("mail-why-game");
    let mut letter = Letter::new(words, say("mail-subject-undo"), say("mail-head-undo"), why);
    let order = play.position.undo.asked.and_then(|asked| order_at(words, sentences, play, asked.from));
    letter.lead = match order {
        Some(order) => vec![say("mail-lead-undo"), order],
        None => vec![say("mail-lead-undo-plain")],
    };
    letter
}

fn order_at(words: &Words, sentences: &Sentences, play: &Play<'_>, at: LogPosition) -> Option<String> {
    let entry = play.position.log.iter().find(|entry| entry.position == at)?;
    order_words(words, sentences, entry)
}

fn over(words: &Words, play: &Play<'_>) -> Option<Letter> {
    let ending = play.position.summary.ended?.ending;
    let told = play.told();
    let (heading, lead) = match ending.winner() {
        Some(winner) => {
            let heading = words.capital(&words.say("over-head", &words.of_side(winner)));
            (heading, if winner == play.seat.side { "mail-lead-over-won" } else { "mail-lead-over-lost" })
        }
        None => (words.plain("over-draw"), "mail-lead-over-drawn"),
    };
    let subject = words.say("mail-subject-over", &told);
    let mut letter = Letter::new(words, subject, heading, words.plain("mail-why-game"));
    // A draw needs no more words.
    let end = ending.winner().map(|_| recount_ending(words, ending));
    letter.lead = [Some(words.say(lead, &told)), end, Some(words.plain("mail-open-faces"))]
        .into_iter()
        .flatten()
        .collect();
    Some(letter)
}

/// What the opponent asks for: the words of the offer are the page's.
fn offer(words: &Words, play: &Play<'_>, key: &str) -> Option<Letter> {
    let asked = play.position.parley.open.iter().find(|open| {
        let kind = matches!((open.offer, key), (Offer::Draw {}, "draw") | (Offer::Pause { .. }, "pause"));
        kind && open.side != play.seat.side
    })?;
    let mut letter = plain(words, play, key);
    if let Offer::Pause { minutes } = asked.offer {
        let time = Duration::from_mins(minutes.get().into());
        letter.lead.push(words.say("mail-lead-pause-length", &time_told(words, time)));
    }
    Some(letter)
}

/// That the reader's time is about to run out, or is out.
fn reminder(words: &Words, play: &Play<'_>) -> Option<Letter> {
    let left = play.time_left?;
    let mut told = play.told();
    told.set("time", words.long_time(left));
    let say = |part: &str| {
        words.say(&format!("mail-{part}-{}", if left.is_zero() { "out" } else { "reminder" }), &told)
    };
    let [subject, heading] = ["subject", "head"].map(|part| words.capital(&say(part)));
    let mut letter = Letter::new(words, subject, heading, words.plain("mail-why-reminder"));
    letter.lead.push(say("lead"));
    Some(letter)
}

fn time_told(words: &Words, time: Duration) -> Told<'static> {
    let mut told = Told::new();
    told.set("time", words.long_time(time));
    told
}

/// What the board shows to a player, counted; nothing where there is none.
fn board_words(words: &Words, rules: &dyn Rules, play: &Play<'_>) -> Option<String> {
    let armies = facts(&rules.scene(&play.position.snapshot.view)?);
    let enemy = &armies[play.seat.side.opponent()];
    let mut told = Told::new();
    told.set("own", armies[play.seat.side].blocks());
    told.set("enemies", enemy.blocks());
    told.set("known", enemy.known());
    Some(words.say("mail-board", &told))
}

/// The daily list of games that wait for somebody; nothing when none does.
pub fn digest(words: &Words, links: &Links<'_>, plays: &[Play<'_>]) -> Option<Letter> {
    if plays.is_empty() {
        return None;
    }
    let mut told = Told::new();
    told.set("count", plays.len());
    let subject = words.say("mail-subject-digest", &told);
    let mut letter = Letter::new(words, subject.clone(), subject, words.plain("mail-why-digest"));
    let link = |play: &Play<'_>| Link {
        words: play.words.say("mail-digest-line", &play.told()),
        address: links.game(play.game()),
    };
    letter.list = plays.iter().map(link).collect();
    letter.button = Some(Link { words: words.plain("mail-open-lobby"), address: links.page("/") });
    letter.ways = links.ways(words, None);
    Some(letter)
}
