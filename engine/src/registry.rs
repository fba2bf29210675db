//! The games there are, behind one face, for whoever hosts them all.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::chance::{LogPosition, Seed};
use crate::ending::Ending;
use crate::field::drawing::{self, BoardDrawing, Spot};
use crate::field::place::PlaceName;
use crate::force::{Side, Token};
use crate::labels::Labels;
use crate::parley::ParleyRefusal;
use crate::replay::{Census, Lens};
use crate::secrecy::Viewer;
use crate::telling::Telling;
use crate::triomphe;
use crate::undo::{UndoRefusal, Wall};

/// A game of the family.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum GameKind {
    /// Triomphe à Marengo (2022).
    Triomphe,
}

impl GameKind {
    /// The version of the rules that new games are played by.
    #[must_use]
    pub const fn rules_version(self) -> u32 {
        match self {
            GameKind::Triomphe => triomphe::RULES_VERSION,
        }
    }

    /// What its armies are called.
    #[must_use]
    pub const fn labels(self) -> Labels {
        match self {
            GameKind::Triomphe => triomphe::LABELS,
        }
    }

    /// How it is told.
    #[must_use]
    pub fn telling(self) -> &'static Telling {
        match self {
            GameKind::Triomphe => triomphe::telling(),
        }
    }

    /// What a client needs to draw the board.
    #[must_use]
    pub fn board_drawing(self) -> &'static BoardDrawing {
        match self {
            GameKind::Triomphe => &triomphe::data::field().plan.drawing,
        }
    }

    /// The options of a further game like one with these options: what was given for
    /// that one alone, such as a deal, is drawn.
    pub fn options_drawn(self, options: &serde_json::Value) -> Result<serde_json::Value, Refusal> {
        let not_options = |error: serde_json::Error| Refusal::NotOptions(error.to_string());
        match self {
            GameKind::Triomphe => {
                let triomphe::Options { deal: _ } =
                    triomphe::Options::deserialize(options).map_err(not_options)?;
                serde_json::to_value(triomphe::Options { deal: None }).map_err(not_options)
            }
        }
    }

    /// The static picture of the map, as SVG.
    #[must_use]
    pub fn map_svg(self) -> &'static str {
        match self {
            GameKind::Triomphe => triomphe::data::field().page_map(),
        }
    }
}

/// What a viewer sees of a game now, and what they may answer.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "game", rename_all = "snake_case")]
pub enum Sight {
    /// Triomphe à Marengo.
    Triomphe {
        /// The position.
        view: triomphe::View,
        /// The legal answers, for the side to decide only.
        choices: Option<triomphe::Choices>,
        /// Where the blocks of the view are drawn, in the same order.
        spots: Vec<Spot>,
    },
}

/// What an entry of the log brought, as one viewer may see it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "game", rename_all = "snake_case")]
pub enum Happened {
    /// Triomphe à Marengo.
    Triomphe {
        /// In order.
        events: Vec<triomphe::Event>,
    },
}

impl Happened {
    /// The events as they are sent, for who tells them by the table of the game.
    #[must_use]
    pub fn events(&self) -> Vec<Value> {
        let Happened::Triomphe { events } = self;
        events.iter().filter_map(|event| serde_json::to_value(event).ok()).collect()
    }
}

/// A game of any kind. Holds everything hidden; only [`Game::sight`] and
/// [`Entry::seen_by`] may be shown to anybody.
#[derive(Debug, Clone)]
pub enum Game {
    /// Triomphe à Marengo.
    Triomphe(Box<triomphe::State>),
}

/// What an order, or the set-up, brought.
#[derive(Debug, Clone)]
pub enum Entry {
    /// Triomphe à Marengo.
    Triomphe(Vec<triomphe::Event>),
}

impl Entry {
    /// An entry that brought nothing.
    #[must_use]
    pub const fn nothing(kind: GameKind) -> Entry {
        match kind {
            GameKind::Triomphe => Entry::Triomphe(Vec::new()),
        }
    }

    /// The entry as a viewer may see it.
    #[must_use]
    pub fn seen_by(&self, _viewer: Viewer) -> Happened {
        match self {
            // Every event of Triomphe is public, see [`triomphe::event`].
            Entry::Triomphe(events) => Happened::Triomphe { events: events.clone() },
        }
    }
}

/// Why a game did not take an order, or could not be started.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// The order is not in the vocabulary of the game.
    #[error("This is not an order of the game: {0}")]
    NotAnOrder(String),
    /// The options are not in the vocabulary of the game.
    #[error("These are not options of the game: {0}")]
    NotOptions(String),
    /// The given deal cannot be played.
    #[error("This deal cannot be played: {0}.")]
    Deal(#[from] triomphe::DealError),
    /// The rules forbid it.
    #[error(transparent)]
    Rule(#[from] triomphe::Refusal),
    /// It cannot be taken back.
    #[error(transparent)]
    Undo(#[from] UndoRefusal),
    /// It cannot be settled so beside the board.
    #[error(transparent)]
    Parley(#[from] ParleyRefusal),
}

/// Why something cannot be done.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reason {
    /// What might have been done.
    pub attempt: triomphe::Attempt,
    /// What forbids it.
    pub refusal: Refusal,
}

impl Refusal {
    /// Stable, for programs.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Refusal::NotAnOrder(_) => "not_an_order",
            Refusal::NotOptions(_) => "not_options",
            Refusal::Deal(_) => "bad_deal",
            Refusal::Rule(refusal) => refusal.code(),
            Refusal::Undo(refusal) => refusal.code(),
            Refusal::Parley(refusal) => refusal.code(),
        }
    }

    /// The section of the rules, where one applies.
    #[must_use]
    pub const fn rule(&self) -> Option<&'static str> {
        match self {
            Refusal::NotAnOrder(_) | Refusal::NotOptions(_) | Refusal::Undo(_) | Refusal::Parley(_) => None,
            Refusal::Deal(_) => Some("4"),
            Refusal::Rule(refusal) => refusal.rule(),
        }
    }
}

impl Game {
    /// Sets up a game; gives what happened at that, log position 0.
    pub fn start(kind: GameKind, options: &serde_json::Value, seed: Seed) -> Result<(Game, Entry), Refusal> {
        match kind {
            GameKind::Triomphe => {
                let options = triomphe::Options::deserialize(options)
                    .map_err(|error| Refusal::NotOptions(error.to_string()))?;
                let (state, events) = triomphe::State::start(&options, seed)?;
                Ok((Game::Triomphe(Box::new(state)), Entry::Triomphe(events)))
            }
        }
    }

    /// Which game it is.
    #[must_use]
    pub const fn kind(&self) -> GameKind {
        match self {
            Game::Triomphe(_) => GameKind::Triomphe,
        }
    }

    /// Carries out an order given in JSON. On a refusal nothing has changed.
    pub fn apply(
        &mut self,
        side: Side,
        order: &serde_json::Value,
        at: LogPosition,
    ) -> Result<Entry, Refusal> {
        match self {
            Game::Triomphe(state) => {
                let order = triomphe::Order::deserialize(order)
                    .map_err(|error| Refusal::NotAnOrder(error.to_string()))?;
                Ok(Entry::Triomphe(state.apply(side, &order, at)?))
            }
        }
    }

    /// Whether what an order brought cannot be unseen.
    #[must_use]
    pub fn wall(&self, entry: &Entry) -> Option<Wall> {
        match (self, entry) {
            (Game::Triomphe(state), Entry::Triomphe(events)) => triomphe::wall(state.board(), events),
        }
    }

    /// Why these blocks of a side cannot go to, or attack, a place now; empty when
    /// they can.
    #[must_use]
    pub fn why_not(&self, side: Side, pieces: &[Token], target: PlaceName) -> Vec<Reason> {
        match self {
            Game::Triomphe(state) => {
                let reasons = state.why_not(side, pieces, target).into_iter();
                reasons.map(|(attempt, refusal)| Reason { attempt, refusal: refusal.into() }).collect()
            }
        }
    }

    /// What a viewer sees now, and what they may answer.
    #[must_use]
    pub fn sight(&self, viewer: Viewer) -> Sight {
        match self {
            Game::Triomphe(state) => {
                let choices = viewer.side().and_then(|side| state.choices(side));
                drawn(state, state.view(viewer), choices)
            }
        }
    }

    /// The game through a lens. Whether anybody may look through it yet is for
    /// [`crate::history::History`] to know.
    pub(crate) fn seen_through(&self, lens: Lens) -> Sight {
        match self {
            Game::Triomphe(state) => {
                drawn(state, lens.viewer().map_or_else(|| state.truth(), |viewer| state.view(viewer)), None)
            }
        }
    }

    /// The game in figures, hidden ones included.
    pub(crate) fn census(&self) -> Census {
        match self {
            Game::Triomphe(state) => state.census(),
        }
    }

    /// The side that has to decide now; nobody once the game is over.
    #[must_use]
    pub fn to_decide(&self) -> Option<Side> {
        match self {
            Game::Triomphe(state) => state.decision().map(|decision| decision.side),
        }
    }

    /// The round.
    #[must_use]
    pub fn round(&self) -> u8 {
        match self {
            Game::Triomphe(state) => state.round(),
        }
    }

    /// How the game has ended by its rules, once it has.
    #[must_use]
    pub fn ending(&self) -> Option<Ending> {
        match self {
            Game::Triomphe(state) => state.outcome().map(Ending::from),
        }
    }

    /// Ends the game although its rules do not: nobody decides any more.
    pub fn stop(&mut self) {
        match self {
            Game::Triomphe(state) => state.stop(),
        }
    }
}

/// A view with what may be answered, and where its blocks are drawn.
fn drawn(state: &triomphe::State, view: triomphe::View, choices: Option<triomphe::Choices>) -> Sight {
    let places = view.pieces.iter().filter_map(|piece| state.board().place_named(piece.at));
    let places: Vec<_> = places.collect();
    Sight::Triomphe {
        choices,
        spots: drawing::place_blocks(state.board(), &triomphe::data::field().plan.drawing, &places),
        view,
    }
}
