//! Rule cases: a situation, orders, and what must then hold, as data that a player could write. The
//! format is described in `docs/cases.md`.

mod blocks;
pub mod command;
mod expected;
mod fault;
mod offered;
mod report;
mod run;
mod source;
pub mod words;
mod written;

use estafette_engine::chance::LogPosition;
use estafette_engine::force::Token;
use estafette_engine::ruleset::Ruleset;
use estafette_engine::secrecy::Seat;
use serde::de::DeserializeOwned;

pub use expected::{Common, Outcome};
pub use report::{Difference, Part, Report};
pub use run::{Happening, Scene};
pub use source::{CASE, ORDER_OF_STEP, run_text};

use crate::{austerlitz, bonaparte_at_marengo, triomphe};

/// The games of which cases can be run: a further game is one more line here.
const GAMES: &[Game] = &[
    Game::of::<triomphe::State>(),
    Game::of::<austerlitz::State>(),
    Game::of::<bonaparte_at_marengo::State>(),
];

/// What a game says so that cases of it can be run.
pub trait Cases: Ruleset {
    /// A small map that a case may bring.
    type Map: DeserializeOwned;
    /// A situation as a case gives it.
    type Given: DeserializeOwned + Default;
    /// Which blocks the ids of a situation name.
    type Blocks;
    /// What can be expected of this game besides [what can be of all](Common).
    type Facts: DeserializeOwned + Default;

    /// The fields of orders and events that name blocks.
    const BLOCKS: &'static [&'static str];

    /// The position that a case begins with. `first` is the seat that gives the first order.
    ///
    /// # Errors
    ///
    /// When there can be no such position, a sentence for whoever wrote it.
    fn position(
        given: Self::Given,
        map: Option<Self::Map>,
        first: Option<Seat>,
    ) -> Result<(Self, Self::Blocks), String>;

    /// The tokens that the blocks carry now, by id.
    fn tokens(&self, blocks: &Self::Blocks) -> Vec<(String, Token)>;

    /// The codes with which an order can be refused.
    fn codes() -> Vec<&'static str>;

    /// How the game differs from what is expected of it, a sentence for each difference.
    fn differences(scene: &Scene<Self>, facts: &Self::Facts) -> Vec<String>;
}

/// A game of which cases can be run.
struct Game {
    name: &'static str,
    run: fn(&source::CaseText) -> run::Ran,
}

impl Game {
    const fn of<C: Cases>() -> Game {
        Game { name: C::NAME, run: run::run::<C> }
    }
}

/// The log position of the first order of a case.
const FIRST: LogPosition = LogPosition::SETUP.next();
