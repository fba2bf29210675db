//! What one server tells the others.

use std::fmt;
use std::str::FromStr;

use uuid::Uuid;

/// Where something has changed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Signal {
    /// A game: its log, what is said there, who sits, who may watch, who has it open.
    Game(Uuid),
    /// An account: sessions or tokens of it have ended.
    Account(Uuid),
    /// Nothing: the channel works.
    Pulse,
}

/// A signal and the server that it comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Signed {
    pub by: Uuid,
    pub signal: Signal,
}

/// Not a signal of this version.
#[derive(Debug)]
pub(super) struct Unreadable;

impl fmt::Display for Signed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.signal {
            Signal::Game(id) => write!(f, "{} game {id}", self.by),
            Signal::Account(id) => write!(f, "{} account {id}", self.by),
            Signal::Pulse => write!(f, "{} pulse", self.by),
        }
    }
}

impl FromStr for Signed {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Signed, Unreadable> {
        let words: Vec<&str> = text.split(' ').collect();
        let id = |word: &str| word.parse().map_err(|_| Unreadable);
        let (by, signal) = match words[..] {
            [by, "game", game] => (by, Signal::Game(id(game)?)),
            [by, "account", account] => (by, Signal::Account(id(account)?)),
            [by, "pulse"] => (by, Signal::Pulse),
            _ => return Err(Unreadable),
        };
        Ok(Signed { by: id(by)?, signal })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_signal_is_read_back_and_nothing_else_is_one() {
        let (by, id) = (Uuid::from_u128(1), Uuid::from_u128(2));
        for signal in [Signal::Game(id), Signal::Account(id), Signal::Pulse] {
            let signed = Signed { by, signal };
            assert_eq!(signed.to_string().parse::<Signed>().unwrap(), signed);
        }
        for text in ["", "pulse", "1 pulse", &format!("{by} game"), &format!("{by} move {id}")] {
            assert!(text.parse::<Signed>().is_err(), "{text}");
        }
    }
}
