//! What a game is to everything around it: the trait that each game implements.
//!
//! A game keeps the whole of its state in one value, and says of it what is asked of whom, what may
//! be answered, what an order brings, and what of all this each viewer may see. Hosting, replaying,
//! checking and testing games is written once, over this trait.

use std::fmt::Debug;

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::chance::{LogPosition, Seed};
use crate::ending::Ending;
use crate::field::Field;
use crate::field::drawing::{Destination, Spot};
use crate::field::place::PlaceName;
use crate::force::{Side, Token};
use crate::labels::Labels;
use crate::offer::Offer;
use crate::secrecy::{Lens, Seat, Viewer};
use crate::telling::Telling;
use crate::undo::Wall;

/// A game by its rules. The value is the full state, with everything hidden in it.
pub trait Ruleset: Clone + Send + Sync + 'static {
    /// The name by which the game is known to programs: lower-case letters, digits and `_`, at most
    /// 24.
    const NAME: &'static str;
    /// The version of the rules, stored with every game.
    const RULES_VERSION: u32;
    /// What the armies are called.
    const LABELS: Labels;

    /// What can be chosen before a game starts.
    type Options: Serialize + DeserializeOwned + Default;
    /// What a player can say: orders and the answers to decisions.
    type Order: Serialize + DeserializeOwned + Debug;
    /// What is asked of somebody. Public: it says nothing of the possible answers.
    type Decision: Serialize;
    /// What happened.
    type Event: Serialize + DeserializeOwned + Clone + Debug + Send + Sync;
    /// The game as one viewer may see it.
    type View: Serialize + PartialEq;
    /// The game in figures, hidden ones included.
    type Census: Clone + Send + Sync + 'static;
    /// Why a game cannot be set up so.
    type SetUpRefusal: RuleRefusal;
    /// Why an order is not taken.
    type Refusal: RuleRefusal;

    /// Sets a game up; gives what happened at that, log position 0.
    ///
    /// # Errors
    ///
    /// When the options cannot be played.
    fn set_up(options: &Self::Options, seed: Seed) -> Result<(Self, Vec<Self::Event>), Self::SetUpRefusal>;

    /// The seats there are in a game with these options, sorted: one a side unless the game can be
    /// played by teams.
    fn seats(_options: &Self::Options) -> Vec<Seat> {
        Seat::OF_TWO.to_vec()
    }

    /// The options of a further game like one with these: what was given for that one alone, such as
    /// a deal, is drawn.
    fn drawn_anew(options: Self::Options) -> Self::Options {
        options
    }

    /// Of which seats something is asked now, and what, sorted by seat; of nobody once the game is
    /// over. Several may be asked at once. Public.
    fn pending(&self) -> Vec<(Seat, Self::Decision)>;

    /// What a seat may answer now, from what it knows; nothing when it may say nothing. An order is
    /// taken exactly when one of these admits it.
    fn offers(&self, seat: Seat) -> Option<Vec<Offer>>;

    /// Carries out an order.
    ///
    /// # Errors
    ///
    /// When the rules forbid it. Then nothing has changed.
    fn apply(
        &mut self,
        seat: Seat,
        order: &Self::Order,
        at: LogPosition,
    ) -> Result<Vec<Self::Event>, Self::Refusal>;

    /// Whether a viewer learns at all that there was an entry with these events.
    fn is_noticed(events: &[Self::Event], viewer: Viewer) -> bool;

    /// The events as a viewer may see them.
    fn seen(events: &[Self::Event], viewer: Viewer) -> Vec<Self::Event>;

    /// The game as a viewer may see it.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// Every face, as its owner sees it.
    fn truth(&self) -> Self::View;

    /// Where the blocks of a view are drawn, in the same order; nothing for a game without a board.
    fn spots(&self, view: &Self::View) -> Vec<Spot>;

    /// Where blocks of a view would stand that may go somewhere by what is offered; nothing for a
    /// game without a board.
    fn destinations(&self, _view: &Self::View, _offers: &[Offer]) -> Vec<Destination> {
        Vec::new()
    }

    /// Why the seat that gave an order with these events cannot take it back alone, if it cannot.
    fn wall(&self, events: &[Self::Event]) -> Option<Wall>;

    /// Which round it is, from 1.
    fn round(&self) -> u8;

    /// How the game has ended by its rules, once it has.
    fn outcome(&self) -> Option<Ending>;

    /// Ends the game although its rules do not: nobody is asked anything any more.
    fn stop(&mut self);

    /// Why some blocks of a seat cannot go to, or attack, a place now; empty when they can. From what
    /// the seat knows.
    fn why_not(&self, _seat: Seat, _pieces: &[Token], _target: PlaceName) -> Vec<Reason<Self::Refusal>> {
        Vec::new()
    }

    /// The game in figures, for looking back at its course.
    fn census(&self) -> Self::Census;

    /// The figures that are known through a lens, as the page of the game draws them.
    fn figures(census: &Self::Census, lens: Lens) -> Value;

    /// What a side sees, in words that never change: game files have its hash.
    fn fingerprint(&self, side: Side) -> Value;

    /// Which faces of a side stand where, for the beginning of a game file.
    fn mustered(&self, side: Side) -> Value;

    /// Somebody of a side who draws conclusions about what is hidden; nothing where the game has no
    /// such thing.
    fn watcher(&self, _side: Side) -> Option<Box<dyn Watch<Self>>> {
        None
    }

    /// The field it is fought on, for a game that has a board.
    fn field() -> Option<&'static Field> {
        None
    }

    /// How it is told, where somebody has said so.
    fn telling() -> Option<&'static Telling> {
        None
    }
}

/// Why an order is not taken.
pub trait RuleRefusal: std::error::Error + Debug + Send + Sync + 'static {
    /// Stable, for programs.
    fn code(&self) -> &'static str;
    /// The section of the rules, where one applies.
    fn rule(&self) -> Option<&'static str>;
}

/// Why something cannot be done.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reason<R> {
    /// What might have been done: a word of the game.
    pub attempt: &'static str,
    /// What forbids it.
    pub refusal: R,
}

/// Somebody who watches the enemy's blocks through a whole game, and concludes from what their side
/// lawfully saw.
pub trait Watch<R: Ruleset>: Send {
    /// Goes on after an entry of the log: what happened, and what the side sees then.
    fn observe(&mut self, events: &[R::Event], view: &R::View);
    /// What may be concluded now.
    fn sheet(&self) -> Value;
}
