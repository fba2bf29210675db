//! The table of games: a further game is one more line here.

use crate::game::Rules;
use crate::kind::GameKind;
use crate::{austerlitz, triomphe};

/// The games there are.
pub const GAMES: Games = Games(&[&triomphe::RULES, &austerlitz::RULES]);

/// Some games, by their rules.
#[derive(Clone, Copy)]
pub struct Games(pub &'static [&'static dyn Rules]);

impl Games {
    /// The rules of a game; nothing when there is no such game.
    ///
    /// ```
    /// use estafette_engine::games::GAMES;
    /// use estafette_engine::kind::GameKind;
    ///
    /// let kind: GameKind = "triomphe".parse().unwrap();
    /// assert_eq!(GAMES.rules(kind).unwrap().kind(), kind);
    /// assert!(GAMES.rules("chess".parse().unwrap()).is_none());
    /// ```
    #[must_use]
    pub fn rules(&self, kind: GameKind) -> Option<&'static dyn Rules> {
        self.0.iter().copied().find(|rules| rules.kind() == kind)
    }
}
