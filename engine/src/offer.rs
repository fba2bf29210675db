//! What may be answered, in words that every game shares.
//!
//! An [`Offer`] is a set of orders that differ only in what is picked: the tag of the order, the
//! fields that are the same in all of them, and picks for the others. An order is legal exactly when
//! it is one of an offer's. Whoever reads offers, a page, a player without a plan, a program that
//! tries orders by chance, can build and price every legal order and cannot build another, without
//! knowing a rule of the game. Offers come from what their seat knows; lists are sorted by public
//! keys.
//!
//! ```
//! use estafette_engine::force::Token;
//! use estafette_engine::offer::{Count, Offer, Pick, Target};
//! use serde_json::json;
//!
//! // One or two of three blocks march to locale 14, the second for one command.
//! let blocks = [5, 7, 9].map(Token).to_vec();
//! let count = Count::one_or_more([0, 1].into_iter().collect());
//! let to = Target::place("14".parse().unwrap());
//! let march = Offer::new("march").pick(Pick::blocks("pieces", blocks, count)).to(to);
//! let picked = [vec![Token(5).into(), Token(9).into()]];
//! let order = march.filled(&picked);
//! assert_eq!(order, json!({ "order": "march", "pieces": [5, 9] }));
//! assert_eq!(march.price(&picked), 1);
//! assert!(march.admits(&order));
//! assert!(!march.admits(&json!({ "order": "march", "pieces": [5, 7, 9] })));
//! ```

use std::borrow::Cow;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::field::place::{ApproachName, LocaleNumber, PlaceName};
use crate::force::Token;

mod fields;
mod fill;

pub use fields::Fields;

/// A word of a game's vocabulary: the tag of an order, the name of a field.
pub type Word = Cow<'static, str>;

/// A set of orders that differ only in what is picked.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Offer {
    /// The tag of the order.
    #[cfg_attr(feature = "typescript", ts(type = "string"))]
    pub order: Word,
    /// The fields that are the same in all of these orders.
    #[serde(default, skip_serializing_if = "Fields::is_empty")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<Fields>", optional))]
    pub given: Fields,
    /// What is picked, in the order in which it is asked.
    pub picks: Vec<Pick>,
    /// Where the blocks come from, where all of them stand together.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub from: Option<PlaceName>,
    /// Where the order leads.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub target: Option<Target>,
    /// What it costs, besides what is picked.
    #[serde(default, skip_serializing_if = "is_zero")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<u8>", optional))]
    pub cost: u8,
    /// Whether the seat has no more to say after it, when it might have gone on.
    #[serde(default, skip_serializing_if = "is_false")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<bool>", optional))]
    pub ends: bool,
}

/// Something to be picked for one field of an order. Several picks may be for the same field: it
/// holds what was picked for all of them, in their order. Nothing is picked twice for a field.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Pick {
    /// The field.
    #[cfg_attr(feature = "typescript", ts(type = "string"))]
    pub field: Word,
    /// What can be picked.
    pub pool: Pool,
    /// How many, for a field that holds a list; exactly one where the field holds one value.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub list: Option<Count>,
    /// What happens where the picked value says, in the words of [`Target::kind`].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<String>", optional))]
    pub leads: Option<Word>,
    /// Another field for which everything must be picked that is picked here.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<String>", optional))]
    pub within: Option<Word>,
}

/// What can be picked.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Pool {
    /// Blocks.
    Blocks(Vec<Token>),
    /// Anything else.
    Values(Vec<Choice>),
}

/// Something that can be picked and is no block.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Choice {
    /// What the order says.
    pub value: Term,
    /// Where the order then leads.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub at: Option<PlaceName>,
    /// What it costs.
    #[serde(default, skip_serializing_if = "is_zero")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<u8>", optional))]
    pub cost: u8,
}

/// What a field of an order says.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(untagged)]
pub enum Term {
    /// A number: a block, a locale, a bid.
    Number(u32),
    /// A way: the numbers of the crossings, in the order of travel.
    Way(#[cfg_attr(feature = "typescript", ts(as = "Vec<u16>"))] ArrayVec<u16, LONGEST_WAY>),
    /// A place.
    Place(PlaceName),
    /// A word.
    Word(#[cfg_attr(feature = "typescript", ts(type = "string"))] Word),
}

/// Crossings of the longest way.
pub const LONGEST_WAY: usize = 4;

/// How many are picked.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Count {
    /// How many at least.
    pub at_least: u8,
    /// How many at most.
    pub at_most: u8,
    /// At least one of these blocks must be among the picked; no condition when empty.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<Vec<Token>>", optional))]
    pub one_of: Vec<Token>,
    /// What it costs to pick `at_least`, one more, and so on; nothing when empty.
    #[serde(default, skip_serializing_if = "ArrayVec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<Vec<u8>>", optional))]
    pub cost: Costs,
}

/// What it costs to pick the least number, one more, and so on.
pub type Costs = ArrayVec<u8, MOST_PICKED>;

/// The most that is ever picked at a price.
pub const MOST_PICKED: usize = 8;

/// Where an order leads, for whoever shows it on a board.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Target {
    /// What happens there: blocks come to stand there (`place`), they attack (`attack`), or a word of
    /// the game.
    #[cfg_attr(feature = "typescript", ts(type = "'place' | 'attack' | (string & {})"))]
    pub kind: Word,
    /// Where.
    pub at: PlaceName,
    /// The approach over which an attack goes, where it goes over one for certain.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub across: Option<ApproachName>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
fn is_zero(number: &u8) -> bool {
    *number == 0
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
fn is_false(flag: &bool) -> bool {
    !*flag
}

impl Offer {
    /// An order in which nothing is picked yet.
    #[must_use]
    pub const fn new(order: &'static str) -> Offer {
        Offer {
            order: Cow::Borrowed(order),
            given: Fields::none(),
            picks: Vec::new(),
            from: None,
            target: None,
            cost: 0,
            ends: false,
        }
    }

    /// With a field that is the same in all of these orders.
    #[must_use]
    #[inline]
    pub fn given(mut self, field: &'static str, term: impl Into<Term>) -> Offer {
        self.given.add(Cow::Borrowed(field), term.into());
        self
    }

    /// With something to be picked.
    #[must_use]
    #[inline]
    pub fn pick(mut self, pick: Pick) -> Offer {
        if self.picks.is_empty() {
            // Few orders ask for more.
            self.picks.reserve_exact(2);
        }
        self.picks.push(pick);
        self
    }

    /// Of blocks that stand together here.
    #[must_use]
    #[inline]
    pub fn from(self, from: PlaceName) -> Offer {
        Offer { from: Some(from), ..self }
    }

    /// Leading somewhere.
    #[must_use]
    #[inline]
    pub fn to(self, target: Target) -> Offer {
        Offer { target: Some(target), ..self }
    }

    /// At a price.
    #[must_use]
    #[inline]
    pub fn at_cost(self, cost: u8) -> Offer {
        Offer { cost, ..self }
    }

    /// With which the seat ends what it might have gone on with.
    #[must_use]
    pub fn ending(self) -> Offer {
        Offer { ends: true, ..self }
    }

    /// Whether it is an order of this kind.
    #[must_use]
    pub fn is(&self, order: &str) -> bool {
        self.order == order
    }

    /// Everywhere it may lead: what happens there, and where.
    pub fn ends(&self) -> impl Iterator<Item = (&str, PlaceName)> {
        let picked = self.picks.iter().flat_map(|pick| {
            let leads = pick.leads.as_deref();
            pick.pool.choices().iter().filter_map(move |choice| Some((leads?, choice.at?)))
        });
        self.target.iter().map(|target| (target.kind.as_ref(), target.at)).chain(picked)
    }

    /// Whether it is an attack, whatever is picked.
    #[must_use]
    pub fn attacks(&self) -> bool {
        self.target.as_ref().is_some_and(Target::is_attack)
    }
}

/// Whether an order is one of these offers'.
#[must_use]
pub fn admitted(offers: &[Offer], order: &Value) -> bool {
    offers.iter().any(|offer| offer.admits(order))
}

impl Pick {
    /// One block for a field that holds one.
    #[must_use]
    pub fn block(field: &'static str, blocks: Vec<Token>) -> Pick {
        Pick {
            field: Cow::Borrowed(field),
            pool: Pool::Blocks(blocks),
            list: None,
            leads: None,
            within: None,
        }
    }

    /// So many blocks for a field that holds a list.
    #[must_use]
    pub fn blocks(field: &'static str, blocks: Vec<Token>, count: Count) -> Pick {
        Pick { list: Some(count), ..Pick::block(field, blocks) }
    }

    /// One value for a field that holds one.
    #[must_use]
    pub fn value(field: &'static str, choices: Vec<Choice>) -> Pick {
        Pick { pool: Pool::Values(choices), ..Pick::block(field, Vec::new()) }
    }

    /// With what happens where the picked value says.
    #[must_use]
    pub fn leading(self, kind: &'static str) -> Pick {
        Pick { leads: Some(Cow::Borrowed(kind)), ..self }
    }

    /// From what is picked for another field.
    #[must_use]
    pub fn within(self, field: &'static str) -> Pick {
        Pick { within: Some(Cow::Borrowed(field)), ..self }
    }

    /// How many at least and at most.
    #[must_use]
    pub fn numbers(&self) -> (usize, usize) {
        self.list.as_ref().map_or((1, 1), |count| (count.at_least.into(), count.at_most.into()))
    }

    /// The blocks that can be picked.
    #[must_use]
    pub fn pool_of_blocks(&self) -> &[Token] {
        match &self.pool {
            Pool::Blocks(blocks) => blocks,
            Pool::Values(_) => &[],
        }
    }
}

impl Count {
    /// From so many to so many, for nothing.
    #[must_use]
    pub const fn free(at_least: u8, at_most: u8) -> Count {
        Count { at_least, at_most, one_of: Vec::new(), cost: Costs::new_const() }
    }

    /// At least one, at most as many as have a price.
    #[must_use]
    pub fn one_or_more(cost: Costs) -> Count {
        let at_most = u8::try_from(cost.len()).unwrap_or(u8::MAX);
        Count { at_least: 1, at_most, one_of: Vec::new(), cost }
    }

    /// What it costs to pick so many.
    #[must_use]
    pub fn price(&self, picked: usize) -> u8 {
        let more = picked.saturating_sub(self.at_least.into());
        self.cost.get(more).or(self.cost.last()).copied().unwrap_or(0)
    }
}

impl Choice {
    /// Something for nothing that leads nowhere.
    #[must_use]
    pub fn of(value: impl Into<Term>) -> Choice {
        Choice { value: value.into(), at: None, cost: 0 }
    }

    /// A place, to which the order then leads.
    #[must_use]
    pub fn place(at: PlaceName) -> Choice {
        Choice { at: Some(at), ..Choice::of(at) }
    }

    /// A locale, to which the order then leads.
    #[must_use]
    pub fn locale(locale: LocaleNumber) -> Choice {
        Choice { at: Some(PlaceName::Reserve(locale)), ..Choice::of(locale) }
    }
}

impl Target {
    /// Blocks come to stand there.
    pub const PLACE: &'static str = "place";
    /// An attack.
    pub const ATTACK: &'static str = "attack";

    /// What happens where.
    #[must_use]
    pub const fn new(kind: &'static str, at: PlaceName) -> Target {
        Target { kind: Cow::Borrowed(kind), at, across: None }
    }

    /// Blocks come to stand there.
    #[must_use]
    pub const fn place(at: PlaceName) -> Target {
        Target::new(Target::PLACE, at)
    }

    /// An attack over an approach.
    #[must_use]
    pub const fn attack(across: ApproachName) -> Target {
        let mut target = Target::new(Target::ATTACK, PlaceName::Reserve(across.towards));
        target.across = Some(across);
        target
    }

    /// Whether it is an attack.
    #[must_use]
    pub fn is_attack(&self) -> bool {
        self.kind == Target::ATTACK
    }
}

impl From<Token> for Term {
    fn from(token: Token) -> Term {
        Term::Number(token.0)
    }
}

impl From<LocaleNumber> for Term {
    fn from(locale: LocaleNumber) -> Term {
        Term::Number(locale.0.into())
    }
}

impl From<u32> for Term {
    fn from(number: u32) -> Term {
        Term::Number(number)
    }
}

impl From<PlaceName> for Term {
    fn from(place: PlaceName) -> Term {
        Term::Place(place)
    }
}

impl From<ApproachName> for Term {
    fn from(approach: ApproachName) -> Term {
        Term::Place(PlaceName::Approach(approach))
    }
}

impl From<&'static str> for Term {
    fn from(word: &'static str) -> Term {
        Term::Word(Cow::Borrowed(word))
    }
}

impl From<Word> for Term {
    fn from(word: Word) -> Term {
        Term::Word(word)
    }
}
