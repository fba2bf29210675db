//! A player without a plan: any offered order, by chance.

use estafette_engine::chance::Draws;
use estafette_engine::field::place::PlaceName;
use estafette_engine::force::Token;
use estafette_engine::offer::{Offer, Pick, Pool, Term};
use serde::de::DeserializeOwned;
use serde_json::Value;

/// An offered order, by chance. Attacks and marches are preferred to ending the turn, so that games
/// go somewhere. `None` when nothing is offered.
///
/// # Panics
///
/// When a game offers what is no order of it.
pub fn order<O: DeserializeOwned>(offers: &[Offer], draws: &mut Draws) -> Option<O> {
    drawn(offers, draws).map(|drawn| drawn.order())
}

/// An order that was drawn: of which offer, and what was picked.
#[derive(Debug, Clone)]
pub struct Drawn<'a> {
    /// The offer.
    pub offer: &'a Offer,
    /// What was picked for each of its picks.
    pub picked: Vec<Vec<Term>>,
}

impl Drawn<'_> {
    /// The order as the game reads it.
    ///
    /// # Panics
    ///
    /// When the game offers what is no order of it.
    pub fn order<O: DeserializeOwned>(&self) -> O {
        read(self.offer.filled(&self.picked))
    }

    /// Where the order leads.
    #[must_use]
    pub fn end(&self) -> Option<PlaceName> {
        self.offer.end(&self.picked)
    }
}

/// An offered order, by chance, with what it was made from.
pub fn drawn<'a>(offers: &'a [Offer], draws: &mut Draws) -> Option<Drawn<'a>> {
    chosen(offers, draws).map(|offer| fill(offer, draws))
}

/// One of some offers, by chance.
fn chosen<'a>(offers: &'a [Offer], draws: &mut Draws) -> Option<&'a Offer> {
    let (ending, busy): (Vec<&Offer>, Vec<&Offer>) = offers.iter().partition(|offer| offer.ends);
    if busy.is_empty() || (!ending.is_empty() && draws.below(8) == 0) {
        return ending.first().copied();
    }
    let attacks: Vec<&Offer> = busy.iter().copied().filter(|offer| offer.attacks()).collect();
    let pool = if !attacks.is_empty() && draws.below(2) == 0 { attacks } else { busy };
    pool.get(draws.below(number(pool.len())) as usize).copied()
}

/// An order as the game reads it.
///
/// # Panics
///
/// When it is none.
#[must_use]
pub fn read<O: DeserializeOwned>(order: Value) -> O {
    let text = order.to_string();
    serde_json::from_value(order)
        .unwrap_or_else(|error| panic!("{text} is offered, but is no order: {error}"))
}

/// One of an offer's orders, by chance.
#[must_use]
pub fn fill<'a>(offer: &'a Offer, draws: &mut Draws) -> Drawn<'a> {
    let mut picked: Vec<Vec<Term>> = vec![Vec::new(); offer.picks.len()];
    // What has to be among others comes before them.
    let (within, others): (Vec<usize>, Vec<usize>) =
        (0..offer.picks.len()).partition(|&at| offer.picks[at].within.is_some());
    for at in within.into_iter().chain(others) {
        let pick = &offer.picks[at];
        let mut taken = Vec::new();
        let mut needed = Vec::new();
        for (other, terms) in offer.picks.iter().zip(&picked) {
            if other.field == pick.field {
                taken.extend(terms.iter().cloned());
            } else if other.within.as_deref() == Some(&*pick.field) {
                needed.extend(terms.iter().cloned());
            }
        }
        picked[at] = some_of(pick, &taken, needed, draws);
    }
    Drawn { offer, picked }
}

/// As many as a pick asks for, by chance: what is needed, and nothing of what is taken.
fn some_of(pick: &Pick, taken: &[Term], mut needed: Vec<Term>, draws: &mut Draws) -> Vec<Term> {
    let Some(count) = &pick.list else {
        return match &pick.pool {
            Pool::Blocks(blocks) => vec![Term::from(*self::pick(blocks, draws))],
            Pool::Values(choices) => vec![self::pick(choices, draws).value.clone()],
        };
    };
    let least = usize::from(count.at_least).max(needed.len());
    let most = usize::from(count.at_most).max(least);
    let size = least + draws.below(number(most - least) + 1) as usize;
    let missing = |terms: &[Term], block: &Token| !terms.contains(&Term::from(*block));
    if size > 0 && !count.one_of.is_empty() && count.one_of.iter().all(|block| missing(&needed, block)) {
        needed.push(Term::from(*self::pick(&count.one_of, draws)));
    }
    let mut rest = pick.pool.terms();
    rest.retain(|term| !taken.contains(term) && !needed.contains(term));
    draws.shuffle(&mut rest);
    rest.truncate(size - needed.len());
    needed.extend(rest);
    needed
}

fn pick<'a, T>(items: &'a [T], draws: &mut Draws) -> &'a T {
    &items[draws.below(number(items.len())) as usize]
}

fn number(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}
