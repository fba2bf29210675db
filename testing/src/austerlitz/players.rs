//! Random players of this game, and the games that they play.

use estafette_engine::austerlitz::data::Scenario;
use estafette_engine::austerlitz::ground::{Star, ground};
use estafette_engine::austerlitz::{AuctionForm, Options, Order};
use estafette_engine::chance::Draws;
use estafette_engine::field::board::LocaleId;
use estafette_engine::field::place::PlaceName;
use estafette_engine::force::PerSide;
use estafette_engine::offer::Offer;
use estafette_engine::secrecy::Seat;

use super::FRENCH;
use crate::bot::marcher::Marcher;
use crate::bot::random;

/// The kinds of game that are played by chance.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// The 1 December scenario, one player a side.
    FirstDecember,
    /// The 2 December scenario, one player a side.
    SecondDecember,
    /// Teams of every size, in either scenario.
    Teams,
}

impl Kind {
    /// All of them.
    pub const ALL: [Kind; 3] = [Kind::FirstDecember, Kind::SecondDecember, Kind::Teams];

    /// The options of a game: the optional rules come and go with its number.
    #[must_use]
    pub fn options(self, number: u64) -> Options {
        let scenario = match self {
            Kind::FirstDecember => Scenario::FirstDecember,
            Kind::Teams if number.is_multiple_of(2) => Scenario::FirstDecember,
            Kind::SecondDecember | Kind::Teams => Scenario::SecondDecember,
        };
        let auction = match number % 5 {
            3 => Some(AuctionForm::InTurn),
            4 => Some(AuctionForm::Sealed),
            _ => None,
        };
        let size = |turn: u64| u8::try_from(turn % 4).unwrap_or(0) + 1;
        // Of sixteen, all but one alone against one.
        let (red, blue) = (size(number), size(number / 4 + number + 1));
        let teams = (self == Kind::Teams).then_some(PerSide { red, blue });
        Options { scenario, santon: number % 3 == 1, auction, teams, ..Options::default() }
    }
}

/// Orders of the set-up: where they place somebody is no way to go.
const SET_UP: [&str; 4] = ["assign", "station", "set_up_detached", "name_battery"];

/// Random players, some of them with a direction: the army marches to where it wins, or to where the
/// enemy is.
pub struct Players {
    marchers: PerSide<Marcher>,
}

impl Players {
    /// Players of both sides.
    #[must_use]
    pub fn new() -> Players {
        let board = &ground().board;
        let starred = |blue: bool| -> Vec<LocaleId> {
            let wanted = |&id: &LocaleId| ground().stars(id).iter().any(|&star| (star == Star::Blue) == blue);
            board.locales().map(|(id, _)| id).filter(wanted).collect()
        };
        let marchers = PerSide {
            red: Marcher::towards(board, starred(true)),
            blue: Marcher::towards(board, starred(false)),
        };
        Players { marchers }
    }

    /// What a seat answers in the game of a number. Of eight games, armies march in six, and in half
    /// of them the French leave their reinforcements where they are.
    ///
    /// # Panics
    ///
    /// When nothing is offered.
    #[must_use]
    pub fn order(&self, number: u64, seat: Seat, offers: &[Offer], draws: &mut Draws) -> Order {
        let sets_up = offers.iter().any(|offer| SET_UP.iter().any(|order| offer.is(order)));
        let marches = match number % 4 {
            _ if sets_up => false,
            0 => false,
            1 => seat.side != FRENCH,
            2 => seat.side == FRENCH,
            _ => true,
        };
        let waits = |offer: &Offer| matches!(offer.from, Some(PlaceName::Holding(_)));
        let kept_back = seat.side == FRENCH && number / 4 % 2 == 1;
        let mine: Vec<Offer> = if kept_back {
            offers.iter().filter(|offer| !waits(offer)).cloned().collect()
        } else {
            Vec::new()
        };
        let offers = if mine.is_empty() { offers } else { &mine[..] };
        let order = if marches {
            self.marchers[seat.side].order(offers, draws)
        } else {
            random::order(offers, draws)
        };
        order.expect("something is offered")
    }
}

impl Default for Players {
    fn default() -> Players {
        Players::new()
    }
}
