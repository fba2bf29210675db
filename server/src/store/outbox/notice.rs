//! What is told to whom.

use chrono::{DateTime, Days, Duration, Utc};
use serde::{Deserialize, Serialize};
use uuid::Uuid;

/// To whom a notice goes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Recipient {
    /// An account, at the verified address it has when the mail is sent. Without one nothing is
    /// sent.
    Account(Uuid),
    /// An address that an account is about to have, or had until now, or that belongs to none.
    Address {
        /// The account it is about, if any: its language is spoken, and its mail page lists it.
        account: Option<Uuid>,
        /// The address.
        address: String,
    },
}

impl Recipient {
    /// The account, if there is one.
    pub fn account(&self) -> Option<Uuid> {
        match self {
            Recipient::Account(account) => Some(*account),
            Recipient::Address { account, .. } => *account,
        }
    }

    /// The address, where it is not that of the account.
    pub fn address(&self) -> Option<&str> {
        match self {
            Recipient::Account(_) => None,
            Recipient::Address { address, .. } => Some(address),
        }
    }
}

/// What a notice tells. The name of the variant is stored as the kind.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum News {
    /// The reader has to decide in a game.
    Decision,
    /// A game of the reader's has found its second player.
    GameStarted,
    /// A game of the reader's is over.
    GameOver,
    /// The opponent asks to take an order back.
    UndoAsked,
    /// The opponent offers a draw.
    DrawOffered,
    /// The opponent asks for a pause.
    PauseAsked,
    /// The reader's time for a decision is running out, or is out.
    Reminder,
    /// The opponent's time is out: the reader can claim the win.
    TimeOut,
    /// The opponent has deleted their account.
    OpponentGone,
    /// The daily list of games that wait for the reader.
    Digest,
    /// A mail the reader has asked for, to see whether mails arrive.
    Test,
    /// A link by which the reader shows that the address is theirs. Needs [`Notice::secret`].
    VerifyAddress,
    /// A link by which the reader gets a new password. Needs [`Notice::secret`].
    ResetPassword,
    /// Somebody is invited to a game of the account's, by a link. Needs [`Notice::secret`].
    Invitation,
    /// To the old address: the account has another one now.
    AddressChanged,
}

impl News {
    /// All there are.
    pub const ALL: [News; 15] = [
        News::Decision,
        News::GameStarted,
        News::GameOver,
        News::UndoAsked,
        News::DrawOffered,
        News::PauseAsked,
        News::Reminder,
        News::TimeOut,
        News::OpponentGone,
        News::Digest,
        News::Test,
        News::VerifyAddress,
        News::ResetPassword,
        News::Invitation,
        News::AddressChanged,
    ];

    /// Whether it is about the account itself: it comes whatever the rules about games say, and
    /// cannot be unsubscribed from.
    pub const fn is_of_account(self) -> bool {
        matches!(
            self,
            News::Test | News::VerifyAddress | News::ResetPassword | News::Invitation | News::AddressChanged
        )
    }

    /// How long it matters, unless something else ends it before.
    const fn life(self) -> Duration {
        match self {
            News::Decision | News::UndoAsked | News::DrawOffered | News::PauseAsked | News::TimeOut => {
                Duration::days(14)
            }
            News::GameStarted | News::GameOver | News::OpponentGone => Duration::days(7),
            News::AddressChanged | News::Invitation => Duration::days(3),
            News::Reminder => Duration::days(1),
            News::Digest => Duration::hours(20),
            News::Test | News::VerifyAddress | News::ResetPassword => Duration::hours(1),
        }
    }
}

/// Where the payload has the moment a notice was planned for.
pub(super) const PLANNED_FOR: &str = "planned_for";

/// Something that is to be told.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Notice {
    /// To whom.
    pub to: Recipient,
    /// What.
    pub news: News,
    /// In which game.
    pub game: Option<Uuid>,
    /// What else it is told with: ids and public words only, never anything that is hidden from
    /// somebody.
    pub payload: serde_json::Value,
    /// The path of the link in the mail, `/verify/TOKEN`, where only its reader may know it. It is
    /// erased when the mail has been sent or has become void.
    pub secret: Option<String>,
    /// Two notices with one key are one: the second is not stored. A notice that was cancelled
    /// before it was sent makes way for the next one with its key.
    pub dedupe_key: Option<String>,
    /// Not before this moment.
    pub not_before: DateTime<Utc>,
    /// From this moment on it does not matter any more.
    pub expires_at: DateTime<Utc>,
}

impl Notice {
    /// A notice that is sent at once.
    pub fn new(to: Recipient, news: News) -> Notice {
        let now = Utc::now();
        Notice {
            to,
            news,
            game: None,
            payload: serde_json::json!({}),
            secret: None,
            dedupe_key: None,
            not_before: now,
            expires_at: now + news.life(),
        }
    }

    /// The mail that verifies an address: to the address, with the path of the link.
    pub fn verify_address(account: Uuid, address: &str, path: &str) -> Notice {
        let to = Recipient::Address { account: Some(account), address: address.to_owned() };
        Notice { secret: Some(path.to_owned()), ..Notice::new(to, News::VerifyAddress) }
    }

    /// An account's invitation to a game: to an address, with the path of the link.
    pub fn invitation(account: Uuid, game: Uuid, address: &str, path: &str) -> Notice {
        let to = Recipient::Address { account: Some(account), address: address.to_owned() };
        let secret = Some(path.to_owned());
        let key = format!("invitation:{game}:{}", address.to_ascii_lowercase());
        Notice { secret, game: Some(game), ..Notice::new(to, News::Invitation) }.keyed(key)
    }

    /// The mail that leads to a new password, with the path of the link.
    pub fn reset_password(account: Uuid, path: &str) -> Notice {
        let to = Recipient::Account(account);
        Notice { secret: Some(path.to_owned()), ..Notice::new(to, News::ResetPassword) }
    }

    /// Tells the old address that the account has another one now.
    pub fn address_changed(account: Uuid, old_address: &str) -> Notice {
        let to = Recipient::Address { account: Some(account), address: old_address.to_owned() };
        Notice::new(to, News::AddressChanged)
    }

    /// A mail to see whether mails arrive.
    pub fn test(account: Uuid) -> Notice {
        Notice::new(Recipient::Account(account), News::Test)
    }

    /// News of a game for one of its players, at once. Whether and when a player wants to hear of
    /// it, [`crate::mails::rules::tell`] knows.
    pub fn of_game(account: Uuid, news: News, game: Uuid) -> Notice {
        Notice { game: Some(game), ..Notice::new(Recipient::Account(account), news) }
    }

    /// The same, not before a moment. It matters as long after that as it would have from now on.
    #[must_use]
    pub fn not_before(self, moment: DateTime<Utc>) -> Notice {
        let later = moment.max(self.not_before);
        let expires_at = later.checked_add_signed(self.news.life()).unwrap_or(later + Days::new(1));
        Notice { not_before: later, expires_at, ..self }
    }

    /// The same, for a moment of its own: whatever a player's rules say, it is not true before.
    #[must_use]
    pub fn planned_for(self, moment: DateTime<Utc>) -> Notice {
        let payload = serde_json::json!({ PLANNED_FOR: moment });
        Notice { payload, ..self.not_before(moment) }
    }

    /// The same, under a key: two notices with one key are one.
    #[must_use]
    pub fn keyed(self, key: String) -> Notice {
        Notice { dedupe_key: Some(key), ..self }
    }
}
