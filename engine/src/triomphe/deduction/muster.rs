//! Faces, counted.

use crate::force::{Arm, Face, Strength};

const ARMS: [Arm; 3] = [Arm::Infantry, Arm::Cavalry, Arm::Artillery];
const KINDS: usize = 9;

/// So many of each face.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Muster([u8; KINDS]);

/// Infantry first, strongest first.
fn kind(face: Face) -> usize {
    let arm = match face.arm {
        Arm::Infantry => 0,
        Arm::Cavalry => 3,
        Arm::Artillery => 6,
    };
    arm + usize::from(3 - face.strength.get())
}

/// Every face there can be, in this order.
pub(super) fn faces() -> impl Iterator<Item = Face> {
    let face = |arm, strength| Strength::new(strength).map(|strength| Face { arm, strength });
    ARMS.into_iter()
        .flat_map(move |arm| [3, 2, 1].into_iter().filter_map(move |strength| face(arm, strength)))
}

impl Muster {
    pub fn of(faces: &[Face]) -> Muster {
        let mut muster = Muster::default();
        for &face in faces {
            muster.add(face);
        }
        muster
    }

    pub fn add(&mut self, face: Face) {
        self.0[kind(face)] += 1;
    }

    /// Takes one away, if there is one.
    pub fn take(&mut self, face: Face) {
        self.0[kind(face)] = self.0[kind(face)].saturating_sub(1);
    }

    pub fn count(&self, face: Face) -> u8 {
        self.0[kind(face)]
    }

    pub fn total(&self) -> u8 {
        self.0.iter().sum()
    }

    /// How many there are of some faces.
    pub fn among(&self, wanted: impl Fn(Face) -> bool) -> u8 {
        faces().filter(|&face| wanted(face)).map(|face| self.count(face)).sum()
    }

    pub fn together(&self, other: &Muster) -> Muster {
        let mut sum = *self;
        sum.0.iter_mut().zip(other.0).for_each(|(one, more)| *one += more);
        sum
    }

    /// Whether there is as much of everything.
    pub fn covers(&self, other: &Muster) -> bool {
        self.0.iter().zip(other.0).all(|(&one, other)| one >= other)
    }
}
