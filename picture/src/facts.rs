//! What a picture shows, as facts to be put into words for those who do not see it.

use estafette_engine::field::place::PlaceName;
use estafette_engine::force::{PerSide, Side};
use estafette_engine::scene::{Block, Knowledge, Scene};

/// What a scene shows of an army, in numbers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct ArmyFacts {
    /// Blocks on the field.
    pub on_field: u8,
    /// Blocks that wait beside the field.
    pub waiting: u8,
    /// Blocks, on the field and waiting, whose faces are the viewer's own; in the truth about a game
    /// that is over, all.
    pub own: u8,
    /// Blocks that lie open to everybody.
    pub open: u8,
    /// Blocks that are hidden, but were seen and could be followed since.
    pub remembered: u8,
    /// Broken blocks.
    pub broken: u8,
    /// Morale.
    pub morale: u8,
}

/// What a scene shows, by army.
#[must_use]
pub fn facts(scene: &Scene) -> PerSide<ArmyFacts> {
    let [red, blue] = Side::BOTH.map(|side| {
        let mut army = ArmyFacts { morale: scene.morale[side], ..ArmyFacts::default() };
        scene.blocks.iter().filter(|block| block.side == side).for_each(|block| army.count(block));
        army
    });
    PerSide { red, blue }
}

impl ArmyFacts {
    /// All its blocks.
    #[must_use]
    pub const fn blocks(&self) -> u8 {
        self.on_field + self.waiting
    }

    /// Its blocks whose faces the viewer knows, or once saw.
    #[must_use]
    pub const fn known(&self) -> u8 {
        self.own + self.open + self.remembered
    }

    fn count(&mut self, block: &Block) {
        match block.at {
            PlaceName::Holding(_) => self.waiting += 1,
            _ => self.on_field += 1,
        }
        self.broken += u8::from(block.broken);
        match block.face.map(|face| face.by) {
            Some(Knowledge::Own) => self.own += 1,
            Some(Knowledge::Open) => self.open += 1,
            Some(Knowledge::LastSeen) => self.remembered += 1,
            None => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use estafette_engine::secrecy::Viewer;

    use super::*;
    use crate::opening::opening;

    fn armies(viewer: Viewer) -> [ArmyFacts; 2] {
        let PerSide { red, blue } = facts(&opening(viewer).scene);
        [red, blue]
    }

    #[test]
    fn everybody_is_told_how_many_blocks_stand_on_the_field() {
        let told = Viewer::OF_TWO.map(|viewer| armies(viewer).map(|army| (army.on_field, army.waiting)));
        assert_eq!(told[0], told[1]);
        assert_eq!(told[0], told[2]);
        let [(austrian, _), (french, waiting)] = told[0];
        assert_eq!(austrian, 0, "Austria waits before the bridge");
        assert!(french > 0 && waiting > 0);
    }

    #[test]
    fn faces_are_known_to_their_owner_alone() {
        let knows = |viewer| armies(viewer).map(|army| (army.own > 0, army.known() == army.blocks()));
        let [all, none] = [(true, true), (false, false)];
        assert_eq!(Viewer::OF_TWO.map(knows), [[all, none], [none, all], [none, none]]);
    }
}
