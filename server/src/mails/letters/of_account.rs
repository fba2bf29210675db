//! Letters about an account.

use estafette_prose::{Told, Words};

use super::letter::Letter;
use super::links::{Link, Links};
use crate::store::outbox::News;

/// A letter about the account of `player`; `path` is where its link leads, for those that have one.
pub fn of_account(
    words: &Words,
    links: &Links<'_>,
    news: News,
    player: &str,
    path: Option<&str>,
) -> Option<Letter> {
    let (key, open, path) = match (news, path) {
        (News::Test, _) => ("test", "mail-open-lobby", "/"),
        (News::AddressChanged, _) => ("changed", "mail-open-changed", "/"),
        (News::VerifyAddress, Some(path)) => ("verify", "mail-open-verify", path),
        (News::Invitation, Some(path)) => ("invitation", "mail-open-invitation", path),
        (News::ResetPassword, Some(path)) => ("reset", "mail-open-reset", path),
        _ => return None,
    };
    let mut told = Told::new();
    told.set("player", player.to_owned());
    let subject = words.say(&format!("mail-subject-{key}"), &told);
    let why = words.say(&format!("mail-why-{key}"), &told);
    let mut letter = Letter::new(words, subject.clone(), subject, why);
    letter.lead.push(words.say(&format!("mail-lead-{key}"), &told));
    letter.button = Some(Link { words: words.plain(open), address: links.page(path) });
    Some(letter)
}
