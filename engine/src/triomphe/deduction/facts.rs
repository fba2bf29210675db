//! Facts: among these blocks there are at least these faces.

use super::muster::Muster;
use crate::force::{Face, Token};

/// The most facts that are kept; games need far fewer.
const MOST: usize = 64;

/// Among these blocks there are at least these faces.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Fact {
    /// Sorted.
    pub blocks: Vec<Token>,
    pub faces: Muster,
}

impl Fact {
    fn has(&self, block: Token) -> bool {
        self.blocks.binary_search(&block).is_ok()
    }

    fn remove(&mut self, block: Token) {
        self.blocks.retain(|&other| other != block);
    }

    /// Of how many of its blocks it does not say the face.
    fn slack(&self) -> usize {
        self.blocks.len().saturating_sub(self.faces.total().into())
    }

    fn is_apart_from(&self, blocks: &[Token]) -> bool {
        !blocks.iter().any(|&block| self.has(block))
    }

    fn is_within(&self, other: &Fact) -> bool {
        self.blocks.iter().all(|&block| other.has(block))
    }
}

/// All that is known.
#[derive(Debug, Clone, Default)]
pub(super) struct Facts(Vec<Fact>);

impl Facts {
    pub fn all(&self) -> &[Fact] {
        &self.0
    }

    /// The face of a block, where it is known.
    pub fn face_of(&self, block: Token) -> Option<Face> {
        let fact = self.0.iter().find(|fact| fact.blocks == [block])?;
        super::muster::faces().find(|&face| fact.faces.count(face) > 0)
    }

    pub fn learn(&mut self, mut blocks: Vec<Token>, faces: Muster) {
        blocks.sort_unstable();
        blocks.dedup();
        if faces.total() > 0 && !blocks.is_empty() {
            self.0.push(Fact { blocks, faces });
            self.tidy();
        }
    }

    /// A block has this face; then the others have the rest.
    pub fn show(&mut self, block: Token, face: Face) {
        if self.face_of(block) == Some(face) {
            return;
        }
        let mut learned = vec![Fact { blocks: vec![block], faces: Muster::of(&[face]) }];
        self.0.retain(|fact| fact.blocks != [block]);
        for fact in self.0.iter_mut().filter(|fact| fact.has(block)) {
            if fact.faces.count(face) == 0 {
                fact.remove(block);
            } else {
                let mut rest = fact.clone();
                rest.remove(block);
                rest.faces.take(face);
                learned.push(rest);
            }
        }
        self.0.extend(learned);
        self.tidy();
    }

    /// A block with this face has another one now, or is gone.
    pub fn replace(&mut self, block: Token, before: Face, after: Option<Face>) {
        self.show(block, before);
        for fact in self.0.iter_mut().filter(|fact| fact.has(block)) {
            fact.faces.take(before);
            match after {
                Some(face) => fact.faces.add(face),
                None => fact.remove(block),
            }
        }
        self.tidy();
    }

    /// Some blocks were shuffled: the new tokens are theirs, one each.
    pub fn shuffle(&mut self, old: &[Token], new: &[Token]) {
        self.join(old);
        for fact in &mut self.0 {
            if !fact.is_apart_from(old) {
                fact.blocks.retain(|block| !old.contains(block));
                fact.blocks.extend(new);
                fact.blocks.sort_unstable();
                fact.blocks.dedup();
            }
        }
        self.tidy();
    }

    /// Some of these blocks were shuffled, it is not told which: the new tokens are those of
    /// some of them.
    pub fn blur(&mut self, perhaps: &[Token], new: &[Token]) {
        self.join(perhaps);
        for fact in &mut self.0 {
            if !fact.is_apart_from(perhaps) {
                fact.blocks.extend(new);
                fact.blocks.sort_unstable();
                fact.blocks.dedup();
            }
        }
        self.tidy();
    }

    /// Only these blocks are there any more.
    pub fn keep(&mut self, blocks: &[Token]) {
        for fact in &mut self.0 {
            fact.blocks.retain(|block| blocks.contains(block));
        }
        self.tidy();
    }

    /// Before blocks are shuffled, what is known of them is put into one fact: apart the
    /// facts will overlap, and no more add up.
    fn join(&mut self, shuffled: &[Token]) {
        let concerned = self.0.iter().filter(|fact| !fact.is_apart_from(shuffled));
        if let Some(sum) = sum_of(concerned) {
            self.0.push(sum);
        }
    }

    /// Forgets what follows from the other facts.
    fn tidy(&mut self) {
        self.0.retain(|fact| fact.faces.total() > 0);
        self.0.sort_by(|one, other| {
            let rank = |fact: &Fact| (fact.slack(), fact.blocks.len());
            rank(one).cmp(&rank(other)).then_with(|| one.blocks.cmp(&other.blocks))
        });
        self.0.dedup();
        for index in (0..self.0.len()).rev() {
            let fact = &self.0[index];
            let within =
                self.0.iter().enumerate().filter(|&(other, part)| other != index && part.is_within(fact));
            let implied =
                sum_of(within.map(|(_, part)| part)).is_some_and(|sum| sum.faces.covers(&fact.faces));
            let surpassed = self.0.iter().enumerate().any(|(other, part)| {
                other != index && part.is_within(fact) && part.faces.covers(&fact.faces)
            });
            if implied || surpassed {
                self.0.remove(index);
            }
        }
        self.0.truncate(MOST);
    }
}

/// Facts that have no block in common put into one; those that say most come first.
fn sum_of<'a>(facts: impl Iterator<Item = &'a Fact>) -> Option<Fact> {
    facts.fold(None, |sum: Option<Fact>, fact| match sum {
        None => Some(fact.clone()),
        Some(sum) if fact.is_apart_from(&sum.blocks) => {
            let mut blocks = [sum.blocks, fact.blocks.clone()].concat();
            blocks.sort_unstable();
            Some(Fact { blocks, faces: sum.faces.together(&fact.faces) })
        }
        sum => sum,
    })
}
