//! Parley: what the two sides settle beside the board. Of a team, one player speaks for it.
//!
//! To resign, to offer and take a draw, a pause or another game, to claim the win on
//! time or to give time. Each is an entry of the log like an order. The rules of the
//! game have no part in it, and nothing here knows the time: whether time is out, or
//! a pause has ended, is asked of whoever has a clock before a step is taken.
//!
//! ```
//! use estafette_engine::chance::Seed;
//! use estafette_engine::ending::Ending;
//! use estafette_engine::force::Side;
//! use estafette_engine::games::GAMES;
//! use estafette_engine::history::{History, Step};
//! use estafette_engine::parley::{Offer, Parley};
//! use serde_json::json;
//!
//! let rules = GAMES.rules("triomphe".parse().unwrap()).unwrap();
//! let mut history = History::start(rules, &json!({}), Seed::from_number(7)).unwrap();
//! let offer = Offer::Draw {};
//! history.advance(history.judge(Side::Blue, Step::Parley(Parley::Offer { offer })).unwrap());
//! let own = history.judge(Side::Blue, Step::Parley(Parley::Accept { offer })).err().unwrap();
//! assert_eq!(own.code(), "own_offer");
//! history.advance(history.judge(Side::Red, Step::Parley(Parley::Accept { offer })).unwrap());
//! assert_eq!(history.ending(), Some(Ending::Agreement {}));
//! assert!(history.game().asked().is_empty());
//! ```

use std::mem::discriminant;

use serde::{Deserialize, Serialize};

use crate::ending::Ending;
use crate::force::{PerSide, Side};
use crate::secrecy::Seat;

/// A step beside the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "parley", rename_all = "snake_case", deny_unknown_fields)]
pub enum Parley {
    /// The player gives the game up.
    Resign {},
    /// The player offers the opponent something.
    Offer {
        /// What.
        offer: Offer,
    },
    /// The opponent takes what was offered, which is named again in full.
    Accept {
        /// What.
        offer: Offer,
    },
    /// The opponent does not take it.
    Decline {
        /// What.
        offer: Offer,
    },
    /// Whoever offered it does so no more.
    Withdraw {
        /// What.
        offer: Offer,
    },
    /// The player claims the win: the opponent's time is out.
    ClaimTime {},
    /// The player gives the opponent, whose time is out, some more.
    GrantTime {
        /// How much.
        minutes: Minutes,
    },
    /// Whoever asked for the pause ends it before its time.
    EndPause {},
}

/// What one player can offer the other.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "ParleyOffer"))]
#[serde(tag = "of", rename_all = "snake_case", deny_unknown_fields)]
pub enum Offer {
    /// To call the game a draw.
    Draw {},
    /// To let the clocks stand still.
    Pause {
        /// For how long, from the moment it is accepted.
        minutes: Minutes,
    },
    /// To play again with sides swapped, once the game is over.
    Rematch {},
}

impl Offer {
    /// Whether two offers are about the same thing, be it on other terms.
    pub(crate) fn is_like(self, other: Offer) -> bool {
        discriminant(&self) == discriminant(&other)
    }

    /// Whether it is made after the end, not before.
    const fn is_of_the_end(self) -> bool {
        matches!(self, Offer::Rematch {})
    }
}

/// A length of time: 1 minute to 30 days.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "number"))]
#[serde(try_from = "u16", into = "u16")]
pub struct Minutes(u16);

impl Minutes {
    /// The least there can be.
    pub const ONE: Minutes = Minutes(1);
    /// The most there can be.
    pub const MOST: u16 = 30 * 24 * 60;

    /// So many minutes, 1 to [`Minutes::MOST`].
    #[must_use]
    pub const fn new(minutes: u16) -> Option<Minutes> {
        match minutes {
            1..=Minutes::MOST => Some(Minutes(minutes)),
            _ => None,
        }
    }

    /// How many.
    #[must_use]
    pub const fn get(self) -> u16 {
        self.0
    }
}

impl TryFrom<u16> for Minutes {
    type Error = &'static str;

    fn try_from(minutes: u16) -> Result<Minutes, &'static str> {
        Minutes::new(minutes).ok_or("from 1 minute to 30 days")
    }
}

impl From<Minutes> for u16 {
    fn from(minutes: Minutes) -> u16 {
        minutes.0
    }
}

impl Parley {
    /// The offer it is about, if it is about one.
    #[must_use]
    pub const fn offer(self) -> Option<Offer> {
        match self {
            Parley::Offer { offer }
            | Parley::Accept { offer }
            | Parley::Decline { offer }
            | Parley::Withdraw { offer } => Some(offer),
            Parley::Resign {} | Parley::ClaimTime {} | Parley::GrantTime { .. } | Parley::EndPause {} => None,
        }
    }

    /// How the game ends by it, if it does.
    #[must_use]
    pub const fn ending(self, side: Side) -> Option<Ending> {
        match self {
            Parley::Resign {} => Some(Ending::Resignation { winner: side.opponent() }),
            Parley::ClaimTime {} => Some(Ending::Time { winner: side }),
            Parley::Accept { offer: Offer::Draw {} } => Some(Ending::Agreement {}),
            _ => None,
        }
    }
}

/// An offer that waits for an answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct OpenOffer {
    /// Who made it.
    pub side: Side,
    /// What is offered.
    pub offer: Offer,
}

/// What is on offer, and what one player may offer now. Public facts only.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ParleyState {
    /// The offers that wait for an answer, at most one of each kind, oldest first.
    pub open: Vec<OpenOffer>,
    /// Whether this player may offer a draw.
    pub may_draw: bool,
    /// Whether this player may ask for a pause.
    pub may_pause: bool,
    /// Whether this player may offer a rematch.
    pub may_rematch: bool,
    /// Who speaks for each side: nobody else settles anything.
    pub speakers: PerSide<Seat>,
}

/// The offers that wait for an answer, at most one of each kind, oldest first.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct Offers(Vec<OpenOffer>);

impl Offers {
    pub(crate) fn open(&self) -> &[OpenOffer] {
        &self.0
    }

    /// Whether something of this kind is on offer.
    pub(crate) fn has(&self, offer: Offer) -> bool {
        self.0.iter().any(|open| open.offer.is_like(offer))
    }

    /// Whether a side is who answers, or takes back, an offer made by `maker`.
    pub(crate) fn check_made_by(&self, maker: Side, offer: Offer) -> Result<(), ParleyRefusal> {
        match self.0.iter().find(|open| open.offer == offer) {
            None => Err(ParleyRefusal::NotOffered),
            Some(open) if open.side != maker => Err(ParleyRefusal::OwnOffer),
            Some(_) => Ok(()),
        }
    }

    /// The offers after a step.
    pub(crate) fn after(&self, side: Side, parley: Parley) -> Offers {
        let mut offers = self.clone();
        if let Some(offer) = parley.offer() {
            offers.0.retain(|open| !open.offer.is_like(offer));
            if matches!(parley, Parley::Offer { .. }) {
                offers.0.push(OpenOffer { side, offer });
            }
        }
        offers
    }

    /// Who gives an order instead of an answer lets the offers made to them lapse.
    pub(crate) fn play_on(&mut self, side: Side) {
        self.0.retain(|open| open.side == side);
    }

    pub(crate) fn clear(&mut self) {
        self.0.clear();
    }
}

/// What is to be known of a game to judge a step beside the board.
pub(crate) struct Circumstances<'a> {
    /// What is on offer.
    pub offers: &'a Offers,
    /// Whether the game is over.
    pub over: bool,
    /// Whether the player has made an offer like this since the opponent last gave an
    /// order.
    pub offered_before: bool,
    /// Whether a rematch has been agreed on.
    pub rematch_agreed: bool,
}

impl Circumstances<'_> {
    /// Whether a player may take this step now, as far as it does not depend on the
    /// time.
    pub(crate) fn check(&self, side: Side, parley: Parley) -> Result<(), ParleyRefusal> {
        let of_the_end = parley.offer().is_some_and(Offer::is_of_the_end);
        match (self.over, of_the_end) {
            (true, false) => return Err(ParleyRefusal::GameOver),
            (false, true) => return Err(ParleyRefusal::NotOver),
            _ => (),
        }
        match parley {
            Parley::Offer { offer } => self.check_offer(offer),
            Parley::Accept { offer } | Parley::Decline { offer } => {
                self.offers.check_made_by(side.opponent(), offer)
            }
            Parley::Withdraw { offer } => self.offers.check_made_by(side, offer),
            Parley::Resign {} | Parley::ClaimTime {} | Parley::GrantTime { .. } | Parley::EndPause {} => {
                Ok(())
            }
        }
    }

    fn check_offer(&self, offer: Offer) -> Result<(), ParleyRefusal> {
        if self.rematch_agreed {
            Err(ParleyRefusal::RematchAgreed)
        } else if self.offers.has(offer) {
            Err(ParleyRefusal::AlreadyOffered)
        } else if self.offered_before {
            Err(ParleyRefusal::OfferedBefore)
        } else {
            Ok(())
        }
    }
}

/// Why a step beside the board is not taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum ParleyRefusal {
    /// The game is over.
    #[error("The game is over.")]
    GameOver,
    /// The game is not over yet.
    #[error("The game is not over yet. Offer a rematch when it is.")]
    NotOver,
    /// An offer of this kind waits.
    #[error("This has been offered already and waits for its answer.")]
    AlreadyOffered,
    /// The player offered it before, and the opponent has given no order since.
    #[error("You have offered this already, and your opponent has given no order since.")]
    OfferedBefore,
    /// There is no such offer.
    #[error("This is not on offer, or no longer.")]
    NotOffered,
    /// The offer is the player's own to withdraw, or the opponent's to answer.
    #[error("Whoever made an offer can withdraw it; the other one answers it.")]
    OwnOffer,
    /// There is a game to follow this one.
    #[error("You have agreed on a rematch already.")]
    RematchAgreed,
    /// Somebody else speaks for the side.
    #[error("Another player speaks for your side and settles this.")]
    NotSpeaker,
}

impl ParleyRefusal {
    /// Stable, for programs.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            ParleyRefusal::GameOver => "game_over",
            ParleyRefusal::NotOver => "not_over",
            ParleyRefusal::AlreadyOffered => "already_offered",
            ParleyRefusal::OfferedBefore => "offered_before",
            ParleyRefusal::NotOffered => "not_offered",
            ParleyRefusal::OwnOffer => "own_offer",
            ParleyRefusal::RematchAgreed => "rematch_agreed",
            ParleyRefusal::NotSpeaker => "not_speaker",
        }
    }
}
