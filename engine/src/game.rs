//! A game of any kind, behind one face, for whoever hosts them all.

use std::any::Any;
use std::fmt;
use std::marker::PhantomData;
use std::sync::Arc;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::chance::{LogPosition, Seed};
use crate::ending::Ending;
use crate::field::Field;
use crate::field::drawing::{Destination, Spot};
use crate::field::place::PlaceName;
use crate::force::{Side, Token};
use crate::json::Json;
use crate::kind::GameKind;
use crate::labels::Labels;
use crate::offer::Offer;
use crate::parley::ParleyRefusal;
use crate::ruleset::{self, RuleRefusal, Ruleset};
use crate::secrecy::{Lens, Seat, Viewer};
use crate::telling::Telling;
use crate::undo::{UndoRefusal, Wall};

/// What a viewer sees of a game now, and what they may answer.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Snapshot {
    /// Which game.
    pub game: GameKind,
    /// The position.
    #[cfg_attr(feature = "typescript", ts(as = "crate::typescript::GameView"))]
    pub view: Json,
    /// Of which seats something is asked, and what.
    pub pending: Vec<Pending>,
    /// The legal answers, for whoever is asked something only.
    pub offers: Option<Vec<Offer>>,
    /// Where the blocks of the view are drawn, in the same order.
    pub spots: Vec<Spot>,
    /// Where blocks would stand that may go somewhere, for whoever is asked something only.
    pub destinations: Vec<Destination>,
}

/// What is asked of a seat.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Pending {
    /// Of whom.
    pub seat: Seat,
    /// What.
    #[cfg_attr(feature = "typescript", ts(as = "crate::typescript::GameDecision"))]
    pub decision: Json,
}

/// What an entry of the log brought, as one viewer may see it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Happened {
    /// Which game.
    pub game: GameKind,
    /// In order.
    #[cfg_attr(feature = "typescript", ts(as = "Vec<crate::typescript::GameEvent>"))]
    pub events: Vec<Json>,
}

impl Happened {
    /// Nothing.
    #[must_use]
    pub const fn nothing(game: GameKind) -> Happened {
        Happened { game, events: Vec::new() }
    }
}

/// Why a game did not take an order, or could not be started.
#[derive(Debug, Clone, thiserror::Error)]
pub enum Refusal {
    /// The order is not in the vocabulary of the game.
    #[error("This is not an order of the game: {0}")]
    NotAnOrder(String),
    /// The options are not in the vocabulary of the game.
    #[error("These are not options of the game: {0}")]
    NotOptions(String),
    /// The rules forbid it.
    #[error("{0}")]
    Rule(Arc<dyn RuleRefusal>),
    /// It cannot be taken back.
    #[error(transparent)]
    Undo(#[from] UndoRefusal),
    /// It cannot be settled so beside the board.
    #[error(transparent)]
    Parley(#[from] ParleyRefusal),
}

impl Refusal {
    /// Stable, for programs.
    #[must_use]
    pub fn code(&self) -> &'static str {
        match self {
            Refusal::NotAnOrder(_) => "not_an_order",
            Refusal::NotOptions(_) => "not_options",
            Refusal::Rule(refusal) => refusal.code(),
            Refusal::Undo(refusal) => refusal.code(),
            Refusal::Parley(refusal) => refusal.code(),
        }
    }

    /// The section of the rules, where one applies.
    #[must_use]
    pub fn rule(&self) -> Option<&'static str> {
        match self {
            Refusal::Rule(refusal) => refusal.rule(),
            Refusal::NotAnOrder(_) | Refusal::NotOptions(_) | Refusal::Undo(_) | Refusal::Parley(_) => None,
        }
    }
}

impl PartialEq for Refusal {
    fn eq(&self, other: &Refusal) -> bool {
        self.code() == other.code() && self.to_string() == other.to_string()
    }
}

impl Eq for Refusal {}

/// Why something cannot be done.
pub type Reason = ruleset::Reason<Refusal>;

/// The rules of one game: a line of the table of games.
pub trait Rules: Sync {
    /// The game's name.
    fn kind(&self) -> GameKind;
    /// The version of the rules that new games are played by.
    fn version(&self) -> u32;
    /// What the armies are called.
    fn labels(&self) -> Labels;
    /// The field it is fought on, where there is one.
    fn field(&self) -> Option<&'static Field>;
    /// How it is told, where somebody has said so.
    fn telling(&self) -> Option<&'static Telling>;
    /// Sets up a game; gives what happened at that, log position 0.
    ///
    /// # Errors
    ///
    /// When these are not options of the game, or they cannot be played.
    fn set_up(&self, options: &Value, seed: Seed) -> Result<(Game, Entry), Refusal>;
    /// Options as the rules write them: what was left out is there.
    ///
    /// # Errors
    ///
    /// When these are not options of the game.
    fn options(&self, options: &Value) -> Result<Value, Refusal>;
    /// The seats there are in a game with these options, sorted.
    ///
    /// # Errors
    ///
    /// When these are not options of the game.
    fn seats(&self, options: &Value) -> Result<Vec<Seat>, Refusal>;
    /// The options of a further game like one with these options: what was given for that one
    /// alone, such as a deal, is drawn.
    ///
    /// # Errors
    ///
    /// When these are not options of the game.
    fn drawn_anew(&self, options: &Value) -> Result<Value, Refusal>;
    /// Plays orders again and gives what a side may conclude after them; `None` where the game has
    /// no such thing.
    ///
    /// # Errors
    ///
    /// When the rules do not take these orders.
    fn deduce(&self, origin: &Origin, orders: &[GivenOrder], watcher: Side) -> Result<Option<Json>, Refusal>;
}

/// What a game is folded from, besides its orders.
#[derive(Debug, Clone)]
pub struct Origin {
    /// The options, in the game's own vocabulary.
    pub options: Value,
    /// The secret its chance is drawn from.
    pub seed: Seed,
}

/// An order that stands in a log.
#[derive(Debug, Clone)]
pub struct GivenOrder {
    /// Where.
    pub at: LogPosition,
    /// Who gave it.
    pub seat: Seat,
    /// The order, in the game's own vocabulary.
    pub order: Value,
}

/// The rules of `R` as a line of the table of games.
pub struct RulesOf<R>(PhantomData<fn() -> R>);

impl<R: Ruleset> RulesOf<R> {
    /// The line of the table.
    #[must_use]
    pub const fn new() -> RulesOf<R> {
        RulesOf(PhantomData)
    }
}

impl<R: Ruleset> Default for RulesOf<R> {
    fn default() -> RulesOf<R> {
        RulesOf::new()
    }
}

impl<R: Ruleset> Rules for RulesOf<R> {
    fn kind(&self) -> GameKind {
        GameKind::of::<R>()
    }

    fn version(&self) -> u32 {
        R::RULES_VERSION
    }

    fn labels(&self) -> Labels {
        R::LABELS
    }

    fn field(&self) -> Option<&'static Field> {
        R::field()
    }

    fn telling(&self) -> Option<&'static Telling> {
        R::telling()
    }

    fn set_up(&self, options: &Value, seed: Seed) -> Result<(Game, Entry), Refusal> {
        let (state, events) = set_up::<R>(options, seed)?;
        Ok((Game(Box::new(state)), entry::<R>(events)))
    }

    fn options(&self, options: &Value) -> Result<Value, Refusal> {
        written(&read_options::<R>(options)?)
    }

    fn seats(&self, options: &Value) -> Result<Vec<Seat>, Refusal> {
        Ok(R::seats(&read_options::<R>(options)?))
    }

    fn drawn_anew(&self, options: &Value) -> Result<Value, Refusal> {
        written(&R::drawn_anew(read_options::<R>(options)?))
    }

    fn deduce(&self, origin: &Origin, orders: &[GivenOrder], watcher: Side) -> Result<Option<Json>, Refusal> {
        let (mut state, _) = set_up::<R>(&origin.options, origin.seed)?;
        let Some(mut watching) = state.watcher(watcher) else { return Ok(None) };
        for GivenOrder { at, seat, order } in orders {
            let events = R::seen(&apply(&mut state, *seat, order, *at)?, watcher.into());
            watching.observe(&events, &state.view(watcher.into()));
        }
        Ok(Some(Json::of(&watching.sheet())))
    }
}

fn read_options<R: Ruleset>(options: &Value) -> Result<R::Options, Refusal> {
    R::Options::deserialize(options).map_err(|error| Refusal::NotOptions(error.to_string()))
}

fn written<T: Serialize>(options: &T) -> Result<Value, Refusal> {
    serde_json::to_value(options).map_err(|error| Refusal::NotOptions(error.to_string()))
}

fn set_up<R: Ruleset>(options: &Value, seed: Seed) -> Result<(R, Vec<R::Event>), Refusal> {
    R::set_up(&read_options::<R>(options)?, seed).map_err(of_rules)
}

fn apply<R: Ruleset>(
    state: &mut R,
    seat: Seat,
    order: &Value,
    at: LogPosition,
) -> Result<Vec<R::Event>, Refusal> {
    let order = R::Order::deserialize(order).map_err(|error| Refusal::NotAnOrder(error.to_string()))?;
    state.apply(seat, &order, at).map_err(of_rules)
}

fn of_rules<E: RuleRefusal>(refusal: E) -> Refusal {
    Refusal::Rule(Arc::new(refusal))
}

fn entry<R: Ruleset>(events: Vec<R::Event>) -> Entry {
    Entry(Arc::new(Events::<R>(events)))
}

/// A game. Holds everything hidden; only [`Game::snapshot`] and [`Entry::seen_by`] may be shown to
/// anybody.
pub struct Game(Box<dyn Erased>);

impl Clone for Game {
    fn clone(&self) -> Game {
        Game(self.0.boxed())
    }
}

/// A game is never printed: it has everything hidden in it.
impl fmt::Debug for Game {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Game({})", self.0.kind().as_str())
    }
}

/// What an order, or the set-up, brought. Holds everything hidden.
#[derive(Clone)]
pub struct Entry(Arc<dyn ErasedEvents>);

impl fmt::Debug for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Entry(hidden)")
    }
}

impl Entry {
    /// Whether a viewer learns at all that there was this entry.
    #[must_use]
    pub fn is_noticed_by(&self, viewer: Viewer) -> bool {
        self.0.is_noticed_by(viewer)
    }

    /// The entry as a viewer may see it.
    #[must_use]
    pub fn seen_by(&self, viewer: Viewer) -> Happened {
        self.0.seen_by(viewer)
    }

    /// The events with everything, for whoever knows which game it is.
    #[must_use]
    pub fn events<R: Ruleset>(&self) -> Option<&[R::Event]> {
        self.0.any().downcast_ref::<Events<R>>().map(|events| events.0.as_slice())
    }

    /// The entry with everything, for when the game is over.
    #[must_use]
    pub fn in_truth(&self) -> Happened {
        self.0.in_truth()
    }
}

/// The figures of a game at a moment. Holds everything hidden.
#[derive(Clone)]
pub(crate) struct Census(Arc<dyn ErasedCensus>);

impl fmt::Debug for Census {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Census(hidden)")
    }
}

impl Census {
    pub(crate) fn seen_through(&self, lens: Lens) -> Json {
        self.0.seen_through(lens)
    }
}

impl Game {
    /// Which game it is.
    #[must_use]
    pub fn kind(&self) -> GameKind {
        self.0.kind()
    }

    /// The state, for whoever knows which game it is.
    #[must_use]
    pub fn state<R: Ruleset>(&self) -> Option<&R> {
        self.0.any().downcast_ref()
    }

    /// Carries out an order given in JSON.
    ///
    /// # Errors
    ///
    /// When it is no order of the game or the rules forbid it. Then nothing has changed.
    pub fn apply(&mut self, seat: Seat, order: &Value, at: LogPosition) -> Result<Entry, Refusal> {
        self.0.apply(seat, order, at)
    }

    /// Whether what an order brought cannot be unseen.
    #[must_use]
    pub fn wall(&self, entry: &Entry) -> Option<Wall> {
        self.0.wall(entry.0.as_ref())
    }

    /// Why these blocks of a seat cannot go to, or attack, a place now; empty when
    /// they can.
    #[must_use]
    pub fn why_not(&self, seat: Seat, pieces: &[Token], target: PlaceName) -> Vec<Reason> {
        self.0.why_not(seat, pieces, target)
    }

    /// What a viewer sees now, and what they may answer.
    #[must_use]
    pub fn snapshot(&self, viewer: Viewer) -> Snapshot {
        self.0.snapshot(viewer)
    }

    /// The game through a lens. Whether anybody may look through it yet is for
    /// [`crate::history::History`] to know.
    pub(crate) fn seen_through(&self, lens: Lens) -> Snapshot {
        self.0.seen_through(lens)
    }

    pub(crate) fn census(&self) -> Census {
        self.0.census()
    }

    /// The seats of whom something is asked now, sorted; nobody once the game is over.
    #[must_use]
    pub fn asked(&self) -> Vec<Seat> {
        self.0.asked()
    }

    /// The round.
    #[must_use]
    pub fn round(&self) -> u8 {
        self.0.round()
    }

    /// How the game has ended by its rules, once it has.
    #[must_use]
    pub fn ending(&self) -> Option<Ending> {
        self.0.ending()
    }

    /// Ends the game although its rules do not: nobody decides any more.
    pub fn stop(&mut self) {
        self.0.stop();
    }

    /// What a side sees, in words that never change: game files have its hash.
    #[must_use]
    pub fn fingerprint(&self, side: Side) -> Value {
        self.0.fingerprint(side)
    }

    /// Which faces of a side stand where, for the beginning of a game file.
    #[must_use]
    pub fn mustered(&self, side: Side) -> Value {
        self.0.mustered(side)
    }
}

/// A state whose game only the rules know.
trait Erased: Send + Sync {
    fn boxed(&self) -> Box<dyn Erased>;
    fn any(&self) -> &dyn Any;
    fn kind(&self) -> GameKind;
    fn apply(&mut self, seat: Seat, order: &Value, at: LogPosition) -> Result<Entry, Refusal>;
    fn wall(&self, events: &dyn ErasedEvents) -> Option<Wall>;
    fn why_not(&self, seat: Seat, pieces: &[Token], target: PlaceName) -> Vec<Reason>;
    fn snapshot(&self, viewer: Viewer) -> Snapshot;
    fn seen_through(&self, lens: Lens) -> Snapshot;
    fn census(&self) -> Census;
    fn asked(&self) -> Vec<Seat>;
    fn round(&self) -> u8;
    fn ending(&self) -> Option<Ending>;
    fn stop(&mut self);
    fn fingerprint(&self, side: Side) -> Value;
    fn mustered(&self, side: Side) -> Value;
}

impl<R: Ruleset> Erased for R {
    fn boxed(&self) -> Box<dyn Erased> {
        Box::new(self.clone())
    }

    fn any(&self) -> &dyn Any {
        self
    }

    fn kind(&self) -> GameKind {
        GameKind::of::<R>()
    }

    fn apply(&mut self, seat: Seat, order: &Value, at: LogPosition) -> Result<Entry, Refusal> {
        apply(self, seat, order, at).map(entry::<R>)
    }

    fn wall(&self, events: &dyn ErasedEvents) -> Option<Wall> {
        let Events::<R>(events) = events.any().downcast_ref()?;
        Ruleset::wall(self, events)
    }

    fn why_not(&self, seat: Seat, pieces: &[Token], target: PlaceName) -> Vec<Reason> {
        let reasons = Ruleset::why_not(self, seat, pieces, target).into_iter();
        let erased = |ruleset::Reason { attempt, refusal }| Reason { attempt, refusal: of_rules(refusal) };
        reasons.map(erased).collect()
    }

    fn snapshot(&self, viewer: Viewer) -> Snapshot {
        let offers = viewer.seat().and_then(|seat| self.offers(seat));
        snapshot(self, &self.view(viewer), offers)
    }

    fn seen_through(&self, lens: Lens) -> Snapshot {
        let view = lens.viewer().map_or_else(|| self.truth(), |viewer| self.view(viewer));
        snapshot(self, &view, None)
    }

    fn census(&self) -> Census {
        Census(Arc::new(CensusOf::<R>(Ruleset::census(self))))
    }

    fn asked(&self) -> Vec<Seat> {
        self.pending().into_iter().map(|(seat, _)| seat).collect()
    }

    fn round(&self) -> u8 {
        Ruleset::round(self)
    }

    fn ending(&self) -> Option<Ending> {
        self.outcome()
    }

    fn stop(&mut self) {
        Ruleset::stop(self);
    }

    fn fingerprint(&self, side: Side) -> Value {
        Ruleset::fingerprint(self, side)
    }

    fn mustered(&self, side: Side) -> Value {
        Ruleset::mustered(self, side)
    }
}

/// A view with what may be answered, and where its blocks are drawn.
fn snapshot<R: Ruleset>(state: &R, view: &R::View, offers: Option<Vec<Offer>>) -> Snapshot {
    Snapshot {
        game: GameKind::of::<R>(),
        view: Json::of(view),
        pending: state
            .pending()
            .iter()
            .map(|(seat, asked)| Pending { seat: *seat, decision: Json::of(asked) })
            .collect(),
        spots: state.spots(view),
        destinations: offers.as_ref().map_or_else(Vec::new, |offers| state.destinations(view, offers)),
        offers,
    }
}

/// Events whose game only the rules know.
trait ErasedEvents: Send + Sync {
    fn any(&self) -> &dyn Any;
    fn is_noticed_by(&self, viewer: Viewer) -> bool;
    fn seen_by(&self, viewer: Viewer) -> Happened;
    fn in_truth(&self) -> Happened;
}

struct Events<R: Ruleset>(Vec<R::Event>);

impl<R: Ruleset> ErasedEvents for Events<R> {
    fn any(&self) -> &dyn Any {
        self
    }

    fn is_noticed_by(&self, viewer: Viewer) -> bool {
        R::is_noticed(&self.0, viewer)
    }

    fn seen_by(&self, viewer: Viewer) -> Happened {
        happened::<R>(&R::seen(&self.0, viewer))
    }

    fn in_truth(&self) -> Happened {
        happened::<R>(&self.0)
    }
}

fn happened<R: Ruleset>(events: &[R::Event]) -> Happened {
    Happened { game: GameKind::of::<R>(), events: events.iter().map(Json::of).collect() }
}

/// Figures whose game only the rules know.
trait ErasedCensus: Send + Sync {
    fn seen_through(&self, lens: Lens) -> Json;
}

struct CensusOf<R: Ruleset>(R::Census);

impl<R: Ruleset> ErasedCensus for CensusOf<R> {
    fn seen_through(&self, lens: Lens) -> Json {
        Json::of(&R::figures(&self.0, lens))
    }
}
