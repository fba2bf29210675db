//! Mails about games: when somebody wants them, and what was sent.

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use uuid::Uuid;

/// When somebody is told that they have to decide.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Rule {
    /// Never.
    Off,
    /// At once.
    AtOnce,
    /// Once they have not had the game before their eyes for some minutes.
    WhenAway,
    /// Once a day, with all games that wait.
    Digest,
}

/// `GET` and `PUT /api/notifications`: when a player is told, and in which words.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct NotificationSettings {
    /// For every game that has no rule of its own.
    pub rule: Rule,
    /// How many minutes they must not have looked, 1 to 1440.
    pub away_minutes: u16,
    /// When the daily list comes, `HH:MM` by the player's clock.
    pub digest_at: String,
    /// When nothing is sent; nothing: never quiet.
    pub quiet: Option<QuietHours>,
    /// The language of the mails: `en`, `fr`, `de` or `es`.
    pub language: String,
    /// The player's clock, by its name in the time zone database: `Europe/Paris`.
    pub timezone: String,
}

/// From when until when nothing is sent, `HH:MM` by the player's clock; over midnight if the first
/// is later than the second.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct QuietHours {
    /// From.
    pub from: String,
    /// Until.
    pub to: String,
}

/// `GET /api/notifications`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Notifications {
    /// The player's own settings.
    pub settings: NotificationSettings,
    /// The address that mails go to; nothing when there is none, or nobody has shown that it is the
    /// player's.
    pub address: Option<String>,
    /// Whether this server has a mail server. Without one, mails are read on a page.
    pub mail_server: bool,
    /// Running games with a rule of their own.
    pub games: Vec<GameRule>,
}

/// A game's own rule.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct GameRule {
    /// The game.
    pub game: Uuid,
    /// Its rule.
    pub rule: Rule,
}

/// `PUT /api/notifications/games/{id}`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct NewGameRule {
    /// The game's own rule; nothing: as in all games.
    pub rule: Option<Rule>,
}

/// What is in a mail.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum MailState {
    /// It is sent as soon as it is time and the mail server takes it.
    Waiting,
    /// The mail server has taken it.
    Sent,
    /// It was no longer true before it was sent, or not wanted.
    Cancelled,
    /// The mail server refuses it, or has not taken it for too long.
    GivenUp,
    /// It did not matter any more before it could be sent.
    Expired,
}

/// A mail to a player, in a list of what was sent.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct SentMail {
    /// Its id.
    pub id: Uuid,
    /// What it tells: `decision`, `game_over`, `test` ...
    pub kind: String,
    /// The game it is about.
    pub game: Option<Uuid>,
    /// What became of it.
    pub state: MailState,
    /// When it was written.
    pub created_at: DateTime<Utc>,
    /// When it is sent at the earliest, while it waits.
    pub not_before: DateTime<Utc>,
    /// When it was sent, or did not need to be any more.
    pub done_at: Option<DateTime<Utc>>,
    /// How often it was tried.
    pub attempts: u32,
    /// What the mail server said when it took it.
    pub answer: Option<String>,
    /// Why it was not sent: a word for mails that were cancelled, else what went wrong.
    pub problem: Option<String>,
    /// Whether it can be read here, since there is no mail server.
    pub readable: bool,
}

/// `GET /api/mails`: the last hundred mails to the player in the last 90 days, newest first.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Mailbox {
    /// Whether this server has a mail server.
    pub mail_server: bool,
    /// The mails.
    pub mails: Vec<SentMail>,
}

/// `GET /api/mails/{id}`: a mail that is read on a page.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct ReadMail {
    /// Its subject.
    pub subject: String,
    /// Its text.
    pub text: String,
    /// Its text in HTML, its picture included.
    pub html: String,
}

/// `POST /api/stop/{token}`: what was stopped, for the page behind the link in a mail.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Stopped {
    /// Whether mails about all games are stopped, or only those about one.
    pub all: bool,
}
