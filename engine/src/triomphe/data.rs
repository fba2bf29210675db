//! The field, the time track and the orders of battle, read from
//! `engine/data/triomphe`.

use std::sync::{Arc, LazyLock};

use serde::Deserialize;

use super::marengo::Marengo;
use crate::field::Field;
use crate::field::board::Board;
use crate::force::{Arm, Face, PerSide, Strength};

/// The rounds of a game (rule 5).
pub const ROUNDS: u8 = 16;

/// Commands a player gets each turn (rule 6).
pub const COMMANDS: u8 = 3;

/// The most pieces that can take part in one action (rule 6).
pub const PIECES_IN_ACTION: usize = 3;

static GROUND: LazyLock<(Field, Arc<Marengo>)> = LazyLock::new(|| {
    let board = Board::from_json(include_str!("../../data/triomphe/board.json"));
    let board = board.expect("the board in engine/data is checked by a test");
    let marengo = Marengo::from_json(&board, include_str!("../../data/triomphe/marengo.json"));
    let marengo = marengo.expect("the facts in engine/data are checked by a test");
    let marks = marengo.marks(&board);
    let field = Field::new(board, include_str!("../../data/triomphe/drawing.json"), marks);
    (field.expect("the drawing in engine/data is checked by a test"), Arc::new(marengo))
});

static FORCES: LazyLock<Forces> = LazyLock::new(|| {
    let forces = serde_json::from_str(include_str!("../../data/triomphe/forces.json"));
    forces.expect("the forces in engine/data are checked by a test")
});

/// The field of the game.
#[must_use]
pub fn field() -> &'static Field {
    &GROUND.0
}

/// The board of the game.
#[must_use]
pub fn board() -> Arc<Board> {
    Arc::clone(&GROUND.0.board)
}

/// What only this game has on its field.
#[must_use]
pub fn marengo() -> Arc<Marengo> {
    Arc::clone(&GROUND.1)
}

/// Armies and morale of the game.
#[must_use]
pub fn forces() -> &'static Forces {
    &FORCES
}

/// Armies and morale as the set-up gives them (rule 4).
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Forces {
    time_track: Vec<Space>,
    /// Uncommitted morale before the first round.
    pub uncommitted_at_start: PerSide<u8>,
    orders_of_battle: OrdersOfBattle,
}

/// One space of the time track.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Space {
    round: u8,
    #[allow(dead_code, reason = "the data file is for people too")]
    hour: u8,
    austria: u8,
    france: u8,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct OrdersOfBattle {
    austria: Vec<Strand>,
    france_at_start: Vec<Strand>,
    france_reinforcements: Vec<Strand>,
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
    /// Morale tokens on the time track for a round (rule 18).
    #[must_use]
    pub fn scheduled_morale(&self, round: u8) -> PerSide<u8> {
        let hour = self.time_track.iter().find(|hour| hour.round == round);
        hour.map_or(PerSide::default(), |hour| PerSide { red: hour.austria, blue: hour.france })
    }

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

    /// The French reinforcements.
    #[must_use]
    pub fn france_reinforcements(&self) -> Vec<Face> {
        faces(&self.orders_of_battle.france_reinforcements)
    }
}

fn faces(strands: &[Strand]) -> Vec<Face> {
    let face = |strand: &Strand| Face { arm: strand.arm, strength: strand.strength };
    strands.iter().flat_map(|strand| std::iter::repeat_n(face(strand), strand.count)).collect()
}

#[cfg(test)]
mod tests {
    use super::super::{AUSTRIA, FRANCE};
    use super::*;

    #[test]
    fn the_board_has_its_ninety_locales_and_their_borders() {
        let board = board();
        assert_eq!(board.locales().len(), 90);
        assert_eq!(board.approaches().len(), 344);
        assert_eq!(board.crossings().len(), 163 + 4);
        assert_eq!(board.areas().len(), 4);
        let east = board.locales().filter(|&(id, _)| marengo().is_east(id)).count();
        assert!(east > 0 && east < 90);
    }

    #[test]
    fn the_armies_fit_their_places() {
        let (board, forces) = (board(), forces());
        let set_up: usize = board.locales().map(|(id, _)| usize::from(marengo().french_setup(id))).sum();
        assert_eq!(set_up, forces.france_at_start().len());
        let waiting = |side| -> usize {
            let areas = board.areas().filter(|(_, area)| area.side == side);
            areas.map(|(id, _)| usize::from(marengo().waiting(id).pieces)).sum()
        };
        assert_eq!(waiting(FRANCE), forces.france_reinforcements().len());
        assert_eq!(waiting(AUSTRIA), forces.austria().len());
        assert_eq!(forces.austria().len(), 20);
    }

    #[test]
    fn the_time_track_brings_twelve_tokens_to_each_army() {
        let total = |side| (1..=ROUNDS).map(|round| forces().scheduled_morale(round)[side]).sum::<u8>();
        assert_eq!((total(AUSTRIA), total(FRANCE)), (12, 12));
    }
}
