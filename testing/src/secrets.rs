//! What a seat has said in secret changes no byte that others get: at some order another is given in
//! its place, the game goes on by the same orders, and what a viewer gets is compared for as long as
//! they may not know.

use std::collections::BTreeMap;

use estafette_engine::chance::{Draws, LogPosition, Purpose, Seed};
use estafette_engine::offer::Offer;
use estafette_engine::ruleset::Ruleset;
use estafette_engine::secrecy::{Seat, Viewer};
use serde_json::Value;

use crate::bot::{RandomGames, random};
use crate::played::position;
use crate::swap::{Exchange, Game, Observe, Tally};

/// A game in which something is said that not everybody may know yet.
pub trait Secrets: Exchange {
    /// Whether what a seat says by an order is kept from a viewer.
    fn keeps(&self, order: &Self::Order, by: Seat, viewer: Viewer) -> bool;

    /// Whether two orders of a kind are one to whoever sees only that part of them which everybody sees.
    fn seem_alike(order: &Self::Order, other: &Self::Order) -> bool;

    /// Whether these events lawfully tell a viewer what a seat said by such an order.
    fn tells(events: &[Self::Event], order: &Self::Order, by: Seat, viewer: Viewer) -> bool;
}

/// How many orders of a kind are tried for each viewer of a game: of some kinds there are hundreds, of
/// others one.
const TRIED: usize = 2;

/// Others that are drawn for an order, until one differs.
const DRAWN: usize = 8;

/// Gives other secret orders in random games of some kind, and compares what everybody else gets.
/// Counts how often this was done by the kind of order.
///
/// # Panics
///
/// When a game does not end.
#[must_use]
pub fn run<R: Secrets>(games: u64, kind: &RandomGames<R>, observe: Observe<R>) -> (Tally, Vec<String>) {
    let (mut tally, mut kinds) = (Tally::default(), Vec::new());
    let mut draws = Draws::new(&Seed::from_number(78), LogPosition(1), Purpose::Deal);
    for number in 0..games {
        let game = Game::play(number, kind);
        for viewer in game.viewers() {
            for kept in game.kept_from(viewer).into_values() {
                for _ in 0..TRIED.min(kept.len()) {
                    let count = u32::try_from(kept.len()).unwrap_or(u32::MAX);
                    let at = kept[draws.below(count) as usize];
                    if let Some(tag) = game.say_otherwise(at, viewer, observe, &mut draws, &mut tally) {
                        kinds.push(tag);
                    }
                }
            }
        }
    }
    kinds.sort_unstable();
    kinds.dedup();
    (tally, kinds)
}

impl<R: Secrets> Game<R> {
    /// The orders of which a viewer may not know what they say, by their kind.
    fn kept_from(&self, viewer: Viewer) -> BTreeMap<Option<String>, Vec<usize>> {
        let mut state = self.after(0);
        let mut kept = BTreeMap::<_, Vec<usize>>::new();
        for (index, (seat, order)) in self.orders.iter().enumerate() {
            if state.keeps(order, *seat, viewer) {
                kept.entry(tag::<R>(order)).or_default().push(index);
            }
            state.apply(*seat, order, position(index)).expect("the game was played so");
        }
        kept
    }

    /// Gives another order in place of one; the kind of order, if there was another.
    fn say_otherwise(
        &self,
        at: usize,
        viewer: Viewer,
        observe: Observe<R>,
        draws: &mut Draws,
        tally: &mut Tally,
    ) -> Option<String> {
        let (seat, order) = &self.orders[at];
        let mut games = [self.after(at), self.after(at)];
        let offers = games[0].offers(*seat)?;
        let other: R::Order = another::<R>(&offers, order, draws)?;
        for (index, (by, said)) in self.orders.iter().enumerate().skip(at) {
            let changed = if index == at { &other } else { said };
            let [plain, changed_game] = &mut games;
            let events = plain.apply(*by, said, position(index)).expect("the game was played so");
            let Ok(others) = changed_game.apply(*by, changed, position(index)) else { break };
            if R::tells(&events, order, *seat, viewer) || R::tells(&others, order, *seat, viewer) {
                break;
            }
            let bytes = [observe(plain, viewer, &events), observe(changed_game, viewer, &others)];
            if !tally.compare(&bytes, || format!("{viewer}, {} orders after {order:?}", index - at)) {
                break;
            }
        }
        tag::<R>(order)
    }
}

/// Another order of the same kind that is offered.
fn another<R: Secrets>(offers: &[Offer], order: &R::Order, draws: &mut Draws) -> Option<R::Order> {
    let said = written::<R>(order);
    let kind = said["order"].as_str()?.to_owned();
    let alike: Vec<&Offer> = offers.iter().filter(|offer| offer.is(&kind)).collect();
    let count = u32::try_from(alike.len()).ok().filter(|&count| count > 0)?;
    let others = (0..DRAWN).map(|_| random::fill(alike[draws.below(count) as usize], draws).order::<Value>());
    others.filter(|other| *other != said).map(random::read).find(|other| R::seem_alike(order, other))
}

fn written<R: Ruleset>(order: &R::Order) -> Value {
    serde_json::to_value(order).unwrap_or_default()
}

fn tag<R: Ruleset>(order: &R::Order) -> Option<String> {
    written::<R>(order)["order"].as_str().map(str::to_owned)
}
