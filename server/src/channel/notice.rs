//! What one server tells the others.

use std::fmt;
use std::str::FromStr;

use uuid::Uuid;

/// Where something has changed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Notice {
    /// A game: its log, what is said there, who sits, who may watch, who has it open.
    Game(Uuid),
    /// An account: sessions or tokens of it have ended.
    Account(Uuid),
    /// Nothing: the channel works.
    Pulse,
}

/// A notice and the server that it comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Signed {
    pub by: Uuid,
    pub notice: Notice,
}

/// Not a notice of this version.
#[derive(Debug)]
pub(super) struct Unreadable;

impl fmt::Display for Signed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.notice {
            Notice::Game(id) => write!(f, "{} game {id}", self.by),
            Notice::Account(id) => write!(f, "{} account {id}", self.by),
            Notice::Pulse => write!(f, "{} pulse", self.by),
        }
    }
}

impl FromStr for Signed {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Signed, Unreadable> {
        let words: Vec<&str> = text.split(' ').collect();
        let id = |word: &str| word.parse().map_err(|_| Unreadable);
        let (by, notice) = match words[..] {
            [by, "game", game] => (by, Notice::Game(id(game)?)),
            [by, "account", account] => (by, Notice::Account(id(account)?)),
            [by, "pulse"] => (by, Notice::Pulse),
            _ => return Err(Unreadable),
        };
        Ok(Signed { by: id(by)?, notice })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_notice_is_read_back_and_nothing_else_is_one() {
        let (by, id) = (Uuid::from_u128(1), Uuid::from_u128(2));
        for notice in [Notice::Game(id), Notice::Account(id), Notice::Pulse] {
            let signed = Signed { by, notice };
            assert_eq!(signed.to_string().parse::<Signed>().unwrap(), signed);
        }
        for text in ["", "pulse", "1 pulse", &format!("{by} game"), &format!("{by} move {id}")] {
            assert!(text.parse::<Signed>().is_err(), "{text}");
        }
    }
}
