//! The board, what this game has marked on it, and the orders of battle, read from
//! `engine/data/bonaparte_at_marengo`.

use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock};

use serde::Deserialize;

use super::ground::Ground;
use crate::field::board::Board;
use crate::field::place::AreaName;
use crate::force::{Arm, Face, PerSide, Strength};

/// The rounds of a game (5).
pub const ROUNDS: u8 = 16;

/// Commands a player gets each turn (5).
pub const COMMANDS: u8 = 3;

static BOARD: LazyLock<Arc<Board>> = LazyLock::new(|| {
    let board = Board::from_json(include_str!("../../data/bonaparte_at_marengo/board.json"));
    Arc::new(board.expect("the board in engine/data is checked by a test"))
});

static GROUND: LazyLock<Arc<Ground>> = LazyLock::new(|| {
    let ground = Ground::from_json(&BOARD, include_str!("../../data/bonaparte_at_marengo/ground.json"));
    Arc::new(ground.expect("the ground in engine/data is checked by a test"))
});

static FORCES: LazyLock<Forces> = LazyLock::new(|| {
    let forces = serde_json::from_str(include_str!("../../data/bonaparte_at_marengo/forces.json"));
    forces.expect("the forces in engine/data are checked by a test")
});

/// The board of the game.
#[must_use]
pub fn board() -> Arc<Board> {
    Arc::clone(&BOARD)
}

/// What only this game has on its board.
#[must_use]
pub fn ground() -> Arc<Ground> {
    Arc::clone(&GROUND)
}

/// Armies and morale of the game.
#[must_use]
pub fn forces() -> &'static Forces {
    &FORCES
}

/// Armies and morale as the set-up gives them (3).
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Forces {
    /// Morale before the first round.
    pub morale_at_start: PerSide<u8>,
    orders_of_battle: OrdersOfBattle,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct OrdersOfBattle {
    austria: Vec<Strand>,
    france_at_start: Vec<Strand>,
    /// Which pieces come in which group (Q2).
    french_groups: BTreeMap<String, Vec<Strand>>,
}

/// So many pieces with one face.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Strand {
    arm: Arm,
    strength: Strength,
    count: usize,
}

impl Forces {
    /// The Austrian army.
    #[must_use]
    pub fn austria(&self) -> Vec<Face> {
        faces(&self.orders_of_battle.austria)
    }

    /// The French pieces on the map at the start.
    #[must_use]
    pub fn france_at_start(&self) -> Vec<Face> {
        faces(&self.orders_of_battle.france_at_start)
    }

    /// The French pieces that wait in a box, as listed (Q2); none elsewhere.
    #[must_use]
    pub fn french_group(&self, area: AreaName) -> Vec<Face> {
        self.orders_of_battle.french_groups.get(area.as_str()).map_or_else(Vec::new, |group| faces(group))
    }

    /// All French pieces that come later.
    #[must_use]
    pub fn france_later(&self) -> Vec<Face> {
        self.orders_of_battle.french_groups.values().flat_map(|group| faces(group)).collect()
    }
}

fn faces(strands: &[Strand]) -> Vec<Face> {
    let face = |strand: &Strand| Face { arm: strand.arm, strength: strand.strength };
    strands.iter().flat_map(|strand| std::iter::repeat_n(face(strand), strand.count)).collect()
}

#[cfg(test)]
mod tests {
    use super::super::ground::Colour;
    use super::super::{AUSTRIA, FRANCE};
    use super::*;

    #[test]
    fn the_board_has_its_sixty_six_locales_and_their_borders() {
        let board = board();
        assert_eq!(board.locales().len(), 66);
        assert_eq!(board.approaches().len(), 236);
        assert_eq!(board.crossings().len(), 108 + 4);
        let wide = board.approaches().filter(|(_, approach)| approach.width.need() == 2).count();
        assert_eq!(wide, 62);
    }

    #[test]
    fn there_are_eight_objectives_of_three_colours() {
        let (board, ground) = (board(), ground());
        let stars = |colour| board.locales().filter(|&(id, _)| ground.objective(id) == Some(colour)).count();
        assert_eq!([Colour::Red, Colour::Green, Colour::Blue].map(stars), [3, 2, 3]);
    }

    #[test]
    fn the_armies_fit_their_places() {
        let (board, ground, forces) = (board(), ground(), forces());
        let set_up: usize = board.locales().map(|(id, _)| usize::from(ground.french_setup(id))).sum();
        assert_eq!((set_up, forces.france_at_start().len()), (12, 12));
        for (id, area) in board.areas() {
            let waiting = usize::from(ground.waiting(id).pieces);
            match area.side {
                AUSTRIA => assert_eq!(waiting, forces.austria().len()),
                FRANCE => assert_eq!(waiting, forces.french_group(area.name).len()),
            }
        }
        assert_eq!((forces.austria().len(), forces.france_later().len()), (20, 7));
    }
}
