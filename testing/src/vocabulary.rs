//! Orders that could be meant and mostly are not offered, for a game of which only its offers are
//! known, and which blocks stand together.

use std::collections::{BTreeMap, BTreeSet};

use estafette_engine::chance::Draws;
use estafette_engine::field::place::PlaceName;
use estafette_engine::force::Token;
use estafette_engine::offer::{Offer, Pick, Pool};
use serde_json::{Map, Value};

use crate::bot::random;

/// Blocks that stand together.
pub type Stack = (PlaceName, Vec<Token>);

/// Blocks in an order that is made up, and one more than most games allow.
const MOST: u32 = 4;

/// The words of a game's orders, as far as they were offered in all games so far.
#[derive(Debug, Default)]
pub struct Vocabulary {
    /// The fields of the orders, by tag.
    orders: BTreeMap<String, BTreeMap<String, Form>>,
    /// What fields that hold no blocks have held, as it is written.
    values: BTreeMap<String, BTreeSet<String>>,
    /// The same, in orders to blocks that stood in a place.
    values_here: BTreeMap<PlaceName, BTreeMap<String, BTreeSet<String>>>,
    /// A block that there was a while ago.
    past: Option<Token>,
}

/// What a field holds.
#[derive(Debug, Clone, Copy)]
enum Form {
    Block,
    Blocks,
    Value,
}

impl Form {
    fn of(pick: &Pick) -> Form {
        match (&pick.pool, &pick.list) {
            (Pool::Blocks(_), None) => Form::Block,
            (Pool::Blocks(_), Some(_)) => Form::Blocks,
            (Pool::Values(_), _) => Form::Value,
        }
    }
}

impl Vocabulary {
    /// Learns from one of these offers, by chance.
    pub fn learn(&mut self, offers: &[Offer], stacks: &[Stack], draws: &mut Draws) {
        let Some(offer) = one_of(offers, draws) else { return };
        let order = random::fill(offer, draws).order::<Value>();
        let mut fields = BTreeMap::new();
        for (field, _) in offer.given.iter() {
            fields.insert(field.to_string(), Form::Value);
        }
        for pick in &offer.picks {
            fields.insert(pick.field.to_string(), Form::of(pick));
        }
        let blocks = || offer.picks.iter().filter_map(|pick| pick.pool_of_blocks().first());
        let here = blocks().find_map(|block| stacks.iter().find(|(_, stack)| stack.contains(block)));
        for (field, _) in fields.iter().filter(|(_, form)| matches!(form, Form::Value)) {
            let Some(value) = order.get(field) else { continue };
            self.values.entry(field.clone()).or_default().insert(value.to_string());
            if let Some((place, _)) = here {
                let here = self.values_here.entry(*place).or_default();
                here.entry(field.clone()).or_default().insert(value.to_string());
            }
        }
        if self.past.is_none() || draws.below(64) == 0 {
            self.past = blocks().next().copied().or(self.past);
        }
        self.orders.insert(offer.order.to_string(), fields);
    }

    /// An order: one that is offered with one thing changed, or one made up of words. Nothing as long
    /// as nothing was learnt.
    pub fn order(&self, offers: &[Offer], stacks: &[Stack], draws: &mut Draws) -> Option<Value> {
        let about = self.about(offers, stacks, draws)?;
        if draws.below(3) == 0 { about.near(draws) } else { about.made_up(draws) }
    }

    /// A stack by chance, mostly one of which something can be asked.
    fn about<'a>(&'a self, offers: &'a [Offer], stacks: &'a [Stack], draws: &mut Draws) -> Option<About<'a>> {
        let offer = one_of(offers, draws);
        let pool = offer.and_then(|offer| offer.picks.iter().find_map(|pick| pick.pool_of_blocks().first()));
        let asked = pool.and_then(|block| stacks.iter().find(|(_, stack)| stack.contains(block)));
        let asked = asked.filter(|_| draws.below(2) == 0);
        let (place, stack) = asked.or_else(|| one_of(stacks, draws))?;
        Some(About { vocabulary: self, offers, stacks, place: *place, stack })
    }
}

/// What an order is made up about.
struct About<'a> {
    vocabulary: &'a Vocabulary,
    offers: &'a [Offer],
    stacks: &'a [Stack],
    place: PlaceName,
    stack: &'a [Token],
}

impl About<'_> {
    /// An offered order with one thing changed.
    fn near(&self, draws: &mut Draws) -> Option<Value> {
        let offer = one_of(self.offers, draws)?;
        let Value::Object(mut order) = random::fill(offer, draws).order() else { return None };
        let fields = self.vocabulary.orders.get(&*offer.order)?;
        let changed = one_of(&fields.iter().collect::<Vec<_>>(), draws).copied();
        let Some((field, form)) = changed.filter(|_| draws.below(8) > 0) else {
            return self.otherwise_called(order, draws);
        };
        let list = order.get_mut(field).and_then(Value::as_array_mut);
        match (form, list) {
            (Form::Blocks, Some(list)) => self.change(list, draws),
            _ => drop(order.insert(field.clone(), self.value(field, *form, draws)?)),
        }
        Some(Value::Object(order))
    }

    /// The same fields in an order of another kind.
    fn otherwise_called(&self, mut order: Map<String, Value>, draws: &mut Draws) -> Option<Value> {
        let orders = &self.vocabulary.orders;
        let alike = |fields: &BTreeMap<String, Form>| fields.keys().all(|field| order.contains_key(field));
        let tags: Vec<&String> =
            orders.iter().filter(|(_, fields)| alike(fields)).map(|(tag, _)| tag).collect();
        let tag = *one_of(&tags, draws)?;
        order.retain(|field, _| orders[tag].contains_key(field));
        order.insert("order".to_owned(), tag.as_str().into());
        Some(Value::Object(order))
    }

    /// Changes a list of blocks.
    fn change(&self, list: &mut Vec<Value>, draws: &mut Draws) {
        let at = draws.below(number(list.len()).max(1)) as usize;
        match draws.below(5) {
            0 if !list.is_empty() => drop(list.remove(at)),
            1 if !list.is_empty() => list.push(list[at].clone()),
            2 => list.clear(),
            3 if !list.is_empty() => list[at] = self.block(draws),
            _ => list.push(self.block(draws)),
        }
    }

    /// An order made up of words, often of a kind that is offered now.
    fn made_up(&self, draws: &mut Draws) -> Option<Value> {
        let orders = &self.vocabulary.orders;
        let now = one_of(self.offers, draws).and_then(|offer| orders.get_key_value(&*offer.order));
        let now = now.filter(|_| draws.below(4) == 0);
        let (tag, fields) = now.or_else(|| one_of(&orders.iter().collect::<Vec<_>>(), draws).copied())?;
        let mut order = Map::new();
        order.insert("order".to_owned(), tag.as_str().into());
        for (field, form) in fields {
            order.insert(field.clone(), self.value(field, *form, draws)?);
        }
        Some(Value::Object(order))
    }

    /// Something that a field may hold; mostly something that it has held in an order to blocks that
    /// stood here, now and then with something more where it is a list.
    fn value(&self, field: &str, form: Form, draws: &mut Draws) -> Option<Value> {
        match form {
            Form::Block => Some(self.block(draws)),
            Form::Blocks => Some(self.blocks(draws)),
            Form::Value => {
                let mut value = self.word(field, draws)?;
                if let Value::Array(list) = &mut value
                    && draws.below(4) == 0
                    && let Some(Value::Array(more)) = self.word(field, draws)
                {
                    list.extend(more);
                }
                Some(value)
            }
        }
    }

    fn word(&self, field: &str, draws: &mut Draws) -> Option<Value> {
        let here = self.vocabulary.values_here.get(&self.place).and_then(|here| here.get(field));
        let here = here.filter(|_| draws.below(8) > 0);
        let known = here.or_else(|| self.vocabulary.values.get(field))?;
        let text = known.iter().nth(draws.below(number(known.len())) as usize)?;
        serde_json::from_str(text).ok()
    }

    /// Blocks that mostly stand together.
    fn blocks(&self, draws: &mut Draws) -> Value {
        let mut blocks = self.stack.to_vec();
        draws.shuffle(&mut blocks);
        blocks.truncate(draws.below(MOST + 1) as usize);
        let mut blocks: Vec<Value> = blocks.iter().map(|block| block.0.into()).collect();
        if draws.below(8) == 0 {
            self.change(&mut blocks, draws);
        }
        blocks.into()
    }

    /// A block; seldom one of elsewhere, or one that is not there any more.
    fn block(&self, draws: &mut Draws) -> Value {
        let block = match draws.below(32) {
            0 => self.vocabulary.past,
            1..4 => one_of(self.stacks, draws).and_then(|(_, stack)| one_of(stack, draws)).copied(),
            _ => one_of(self.stack, draws).copied(),
        };
        block.map_or(0, |block| block.0).into()
    }
}

fn one_of<'a, T>(items: &'a [T], draws: &mut Draws) -> Option<&'a T> {
    if items.is_empty() { None } else { items.get(draws.below(number(items.len())) as usize) }
}

fn number(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}
