//! What happened since a player last decided, as the player may see it.

use estafette_engine::secrecy::Seat;
use estafette_engine::undo::Undo;
use estafette_prose::{Sentences, Told, Words, recount_parley};
use estafette_protocol::live::LogEntry;
use serde::Serialize;

/// The most lines a mail has.
const MOST_LINES: usize = 16;

/// What happened since a player last decided.
#[derive(Serialize)]
pub struct Since {
    /// The heading.
    head: String,
    /// That there is more in the log.
    more: Option<String>,
    /// Line by line.
    lines: Vec<Line>,
}

/// A line of the log.
#[derive(Serialize)]
struct Line {
    words: String,
    /// Whether it is the heading of a turn.
    turn: bool,
}

impl Since {
    /// From the log as the player of a seat sees it; nothing when nothing happened.
    pub fn of(words: &Words, sentences: &Sentences, log: &[LogEntry], seat: Seat) -> Option<Since> {
        let mut lines: Vec<Line> =
            since_decided(log, seat).flat_map(|entry| lines_of(words, sentences, entry)).collect();
        let more = lines.len().saturating_sub(MOST_LINES);
        lines.drain(..more);
        if lines.is_empty() {
            return None;
        }
        Some(Since { head: words.plain("mail-since"), more: more_words(words, more), lines })
    }
}

/// What stands in the log since a player last decided.
pub fn since_decided(log: &[LogEntry], seat: Seat) -> impl Iterator<Item = &LogEntry> {
    let own = move |entry: &LogEntry| {
        entry.seat == Some(seat) && entry.undo.is_none() && entry.parley.is_none() && !entry.undone
    };
    let from = log.iter().rposition(own).map_or(0, |last| last + 1);
    log[from..].iter().filter(|entry| !entry.undone)
}

fn more_words(words: &Words, more: usize) -> Option<String> {
    let mut told = Told::new();
    told.set("count", more);
    (more > 0).then(|| words.say("mail-since-more", &told))
}

/// An entry of the log in one line.
pub fn order_words(words: &Words, sentences: &Sentences, entry: &LogEntry) -> Option<String> {
    lines_of(words, sentences, entry).into_iter().next().map(|line| line.words)
}

/// The lines an entry of the log is told in, as the client tells them.
fn lines_of(words: &Words, sentences: &Sentences, entry: &LogEntry) -> Vec<Line> {
    let mut lines = Vec::new();
    let remark = |words| Line { words, turn: false };
    match (entry.side, entry.undo) {
        (None, _) => lines.push(remark(sentences.set_up(words))),
        (Some(side), Some(undo)) => {
            let told = words.say(undo_key(undo), &words.of_side(side));
            lines.push(remark(words.capital(&told)));
        }
        (Some(_), None) => {}
    }
    if let (Some(side), Some(parley)) = (entry.side, entry.parley) {
        lines.push(remark(recount_parley(words, side, parley)));
    }
    lines.extend(entry.happened.events.iter().filter_map(|event| {
        let event = event.value();
        let turn = sentences.begins_turn(&event);
        sentences.recount(words, &event).map(|words| Line { words, turn })
    }));
    lines
}

const fn undo_key(undo: Undo) -> &'static str {
    match undo {
        Undo::TakeBack { .. } => "log-undo-take_back",
        Undo::Ask { .. } => "log-undo-ask",
        Undo::Agree {} => "log-undo-agree",
        Undo::Decline {} => "log-undo-decline",
    }
}
