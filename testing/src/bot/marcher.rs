//! A random player with a direction: of a few orders drawn by chance it gives the
//! one that leads furthest towards where it wants to be.

use std::collections::{HashMap, VecDeque};

use estafette_engine::chance::Draws;
use estafette_engine::field::board::{Board, LocaleId};
use estafette_engine::field::place::{LocaleNumber, PlaceName};
use estafette_engine::offer::Offer;
use serde::de::DeserializeOwned;

use super::random::{self, Drawn};

/// How many orders are drawn.
const DRAWN: usize = 6;

/// A random player that wants to get somewhere.
pub struct Marcher {
    /// Borders between a locale and the nearest one it wants to be in.
    distance: HashMap<LocaleNumber, usize>,
}

impl Marcher {
    /// A player who wants to get to the nearest of these locales.
    #[must_use]
    pub fn towards(board: &Board, goals: Vec<LocaleId>) -> Marcher {
        let mut distance: HashMap<LocaleNumber, usize> =
            goals.iter().map(|&goal| (board.locale(goal).number, 0)).collect();
        let mut open = VecDeque::from(goals);
        while let Some(here) = open.pop_front() {
            let further = distance[&board.locale(here).number] + 1;
            for &there in &board.locale(here).neighbours {
                distance.entry(board.locale(there).number).or_insert_with(|| {
                    open.push_back(there);
                    further
                });
            }
        }
        Marcher { distance }
    }

    /// An offered order. `None` when nothing is offered.
    ///
    /// # Panics
    ///
    /// When the game offers what is no order of it.
    pub fn order<O: DeserializeOwned>(&self, offers: &[Offer], draws: &mut Draws) -> Option<O> {
        let orders: Vec<Drawn> = (0..DRAWN).filter_map(|_| random::drawn(offers, draws)).collect();
        orders.iter().min_by_key(|drawn| self.way_left(drawn)).map(Drawn::order)
    }

    /// How far from the goal an order leads; orders that lead nowhere are the worst.
    fn way_left(&self, drawn: &Drawn) -> usize {
        let Some(PlaceName::Reserve(to)) = drawn.end() else { return usize::MAX };
        self.distance.get(&to).copied().unwrap_or(usize::MAX)
    }
}
