//! A random player with a direction: of a few orders drawn by chance it gives the
//! one that leads furthest towards the enemy's side of the map.

use std::collections::{HashMap, VecDeque};

use serde::de::DeserializeOwned;

use super::random::{self, Drawn};
use crate::chance::Draws;
use crate::field::board::{Board, LocaleId};
use crate::field::place::{LocaleNumber, PlaceName};
use crate::force::Side;
use crate::offer::{Offer, Target};
use crate::triomphe::data;

/// How many orders are drawn.
const DRAWN: usize = 6;

/// A random player of one side that wants to get somewhere.
pub struct Marcher {
    /// Borders between a locale and the nearest one the side wants to be in.
    distance: HashMap<LocaleNumber, usize>,
}

impl Marcher {
    /// A player of a side: Austria marches beyond the objective line, France to where
    /// the Austrians come from.
    #[must_use]
    pub fn new(board: &Board, side: Side) -> Marcher {
        let goals: Vec<LocaleId> = match side {
            Side::Red => {
                let marengo = data::marengo();
                board.locales().map(|(id, _)| id).filter(|&id| marengo.is_east(id)).collect()
            }
            Side::Blue => {
                let camps = board.areas().filter(|(_, area)| area.side == Side::Red);
                camps.map(|(_, area)| area.entry_locale).collect()
            }
        };
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
        let to = match drawn.target() {
            Some(Target { at: PlaceName::Reserve(to), .. }) => self.distance.get(to),
            _ => None,
        };
        to.copied().unwrap_or(usize::MAX)
    }
}
