//! How a game is told, as data: sentences, ways of blocks, arrows, and what counts as what.
//!
//! Each game has a file, `engine/data/<game>/sentences.json`, that says for every event, decision
//! and order which message of the catalogues tells it and with which arguments; `docs/sentences.md`
//! describes the format. The crates that tell and draw games read it here, and the client reads
//! the same file. Events and decisions come as the JSON they are on the wire, so that no reader
//! knows the types of a game.
//!
//! ```
//! use estafette_engine::telling::Say;
//! use estafette_engine::triomphe;
//! use serde_json::json;
//!
//! let telling = triomphe::telling();
//! let ended = telling.event(&json!({ "event": "turn_ended", "side": "red" })).unwrap();
//! assert_eq!(ended.say, Some(Say::Always("turn_ended".to_owned())));
//! ```

mod field;
mod sentence;
#[cfg(test)]
pub(crate) mod variants;

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_json::Value;

pub use field::{Field, Following, Where};
pub use sentence::{Argument, BlockArgument, Case, Condition, OrderArgument, Say, Sentence, Source};

/// How a game is told.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Telling {
    /// By the tags of events.
    pub events: BTreeMap<String, EventTelling>,
    /// By the kinds of decisions.
    pub decisions: BTreeMap<String, DecisionTelling>,
    /// By the tags of orders.
    pub orders: BTreeMap<String, OrderTelling>,
}

impl Telling {
    /// Reads the file of a game.
    ///
    /// # Errors
    ///
    /// A member that is unknown or missing, or that is not of its type.
    pub fn from_json(text: &str) -> Result<Telling, serde_json::Error> {
        serde_json::from_str(text)
    }

    /// How an event is told; nothing for one that the file does not know.
    #[must_use]
    pub fn event(&self, event: &Value) -> Option<&EventTelling> {
        self.events.get(event["event"].as_str()?)
    }

    /// How a decision is told; nothing for one that the file does not know.
    #[must_use]
    pub fn decision(&self, decision: &Value) -> Option<&DecisionTelling> {
        self.decisions.get(decision["kind"].as_str()?)
    }
}

/// How an event is told and drawn.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventTelling {
    /// For people who read the file.
    pub note: Option<String>,
    /// The side whose doing it is.
    pub army: Option<Field>,
    /// The key of its sentence, without `event-`; nothing for what is not told.
    pub say: Option<Say>,
    /// The arguments of its sentence.
    #[serde(default)]
    pub with: BTreeMap<String, Argument>,
    /// What a line of the log about it is about.
    pub kind: Kind,
    /// The turn that begins.
    pub turn: Option<TurnFields>,
    /// What it cost.
    pub cost: Option<Cost>,
    /// The blocks that acted, as everybody saw.
    pub acting: Option<Field>,
    /// The way that blocks went.
    pub path: Option<Path>,
    /// The arrow that stands for it.
    pub mark: Option<Mark>,
    /// What was lost.
    pub loss: Option<Loss>,
    /// Where it happened, in one place: the first of these that there is.
    #[serde(default)]
    pub at: Vec<Where>,
    /// What a picture of it has to show.
    #[serde(default)]
    pub around: Vec<Where>,
    /// What it counts as.
    #[serde(default)]
    pub counts_as: Vec<Role>,
}

impl EventTelling {
    /// Whether it counts as something.
    #[must_use]
    pub fn counts_as(&self, role: Role) -> bool {
        self.counts_as.contains(&role)
    }

    /// Its sentence; nothing for what is not told.
    #[must_use]
    pub fn sentence(&self) -> Option<Sentence<'_>> {
        let say = self.say.as_ref()?;
        Some(Sentence { army: self.army.as_ref(), enemy_of: None, say, with: &self.with })
    }
}

/// What a line of the log is about, for those who look for something.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// Blocks went somewhere.
    Moves,
    /// A fight.
    Attacks,
    /// Strength or morale.
    Losses,
    /// All else.
    Other,
}

/// What an event counts as, for those who go through the course of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Role {
    /// An order that a player gave, in the list of a turn's orders.
    Order,
    /// A march: a picture shows fights before marches.
    March,
    /// Begins a fight, in the printed report.
    Attack,
    /// Ends a fight, in the printed report.
    Lull,
    /// Something to jump to.
    Landmark,
    /// Something was revealed or lost: the tall marks of a timeline.
    Peak,
    /// Told in a summary of what happened.
    Verdict,
    /// Blocks that a summary counts as moved.
    Arrival,
    /// A turn is over.
    TurnEnd,
}

/// The fields of a turn that begins.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TurnFields {
    /// Its round.
    pub round: Field,
    /// Whose it is.
    pub side: Field,
}

/// What an order cost.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cost {
    /// The price.
    pub of: Field,
    /// When it has one.
    #[serde(rename = "if")]
    pub condition: Option<Condition>,
}

/// The way that blocks went.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Path {
    /// The blocks; without any there is no way.
    pub blocks: Field,
    /// From where.
    pub from: Option<Where>,
    /// To where.
    pub to: Where,
    /// How.
    pub by: By,
}

/// How blocks went.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum By {
    /// Over the border between the two locales, if there are two.
    Border,
    /// Along the roads over these crossings; where there are none, over the border.
    Road(Field),
    /// Over the border of the attack before it, whose arrow stands for the way in a picture.
    Attack,
    /// Straight, from the edge of the map.
    Bridge,
}

/// The arrow that stands for an event.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Mark {
    /// An attack over a border.
    Attack {
        /// From where.
        from: Where,
        /// The approach on the attackers' side.
        across: Field,
    },
    /// An assault over a border, by the approach on the attackers' side.
    Assault(Field),
}

/// What was lost.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Loss {
    /// Strength: the faces of a block before and after.
    Strength {
        /// Before.
        before: Field,
        /// After; nothing where the block is gone.
        after: Field,
    },
    /// So much morale.
    Morale(Field),
    /// Morale, by its level before and after.
    Level {
        /// Before.
        before: Field,
        /// After.
        after: Field,
    },
}

/// How a decision is told.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DecisionTelling {
    /// For people who read the file.
    pub note: Option<String>,
    /// The side it is about.
    pub army: Option<Field>,
    /// Instead: the side whose enemy it is about.
    pub enemy_of: Option<Field>,
    /// The key of its sentences, without `decide-` and `wait-`.
    pub say: Say,
    /// The arguments of its sentences.
    #[serde(default)]
    pub with: BTreeMap<String, Argument>,
    /// Where it is to be decided, if in one place.
    pub at: Option<Where>,
    /// What it asks for.
    #[serde(default)]
    pub asks: Asks,
    /// The approach on the defender's side of an attack that waits for this answer.
    pub threat: Option<Field>,
}

impl DecisionTelling {
    /// Its sentences.
    #[must_use]
    pub fn sentence(&self) -> Sentence<'_> {
        Sentence {
            army: self.army.as_ref(),
            enemy_of: self.enemy_of.as_ref(),
            say: &self.say,
            with: &self.with,
        }
    }
}

/// What a decision asks for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Asks {
    /// An answer to something.
    #[default]
    Answer,
    /// The orders of a turn.
    Orders,
}

/// How an order is told to whoever thinks of giving it. Only the client does.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OrderTelling {
    /// For people who read the file.
    pub note: Option<String>,
    /// Fields it is told with besides its own.
    #[serde(default, rename = "let")]
    pub sources: BTreeMap<String, Source>,
    /// The key of its sentence, without `order-`, and of its line in a list, without `option-`.
    pub say: Say,
    /// The key of its line in a list, where that is another.
    pub option: Option<Say>,
    /// The arguments of both.
    #[serde(default)]
    pub with: BTreeMap<String, OrderArgument>,
}
