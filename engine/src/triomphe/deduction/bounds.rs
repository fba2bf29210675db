//! From facts to figures: how many blocks of a stack can be what.

use super::muster::{Muster, faces};
use super::{Bounds, DeductionSheet, FaceCount, StackSheet, Watcher};
use crate::field::place::PlaceName;
use crate::force::{Arm, Face, Token};

impl Watcher {
    /// What can be concluded now.
    #[must_use]
    pub fn sheet(&self) -> DeductionSheet {
        let known: Vec<Face> =
            self.places.iter().filter_map(|&(token, _)| self.facts.face_of(token)).collect();
        let known = Muster::of(&known);
        let army = faces().filter(|&face| self.army.count(face) > 0).map(|face| {
            let count = self.army.count(face);
            FaceCount { face, count, hidden: count.saturating_sub(known.count(face)) }
        });
        DeductionSheet { watcher: self.side, army: army.collect(), stacks: self.stacks() }
    }

    fn stacks(&self) -> Vec<StackSheet> {
        let mut places: Vec<PlaceName> = Vec::new();
        // The view they come from is sorted by place.
        for &(_, at) in &self.places {
            if !places.contains(&at) {
                places.push(at);
            }
        }
        places.into_iter().map(|at| self.stack(at)).collect()
    }

    fn stack(&self, at: PlaceName) -> StackSheet {
        let here = |&&(_, place): &&(Token, PlaceName)| place == at;
        let (stack, others): (Vec<_>, Vec<_>) = self.places.iter().partition(here);
        let tokens = |blocks: Vec<&(Token, PlaceName)>| blocks.into_iter().map(|&(token, _)| token).collect();
        let look = Look { watcher: self, stack: tokens(stack), others: tokens(others) };
        let known: Vec<Face> = look.stack.iter().filter_map(|&token| self.facts.face_of(token)).collect();
        let known = Muster::of(&known);
        let certain = faces().filter_map(|face| {
            let count = look.at_least(|other| other == face);
            let hidden = count.saturating_sub(known.count(face));
            (count > 0).then_some(FaceCount { face, count, hidden })
        });
        StackSheet {
            at,
            blocks: look.blocks(),
            certain: certain.collect(),
            infantry: look.bounds(|face| face.arm == Arm::Infantry),
            cavalry: look.bounds(|face| face.arm == Arm::Cavalry),
            artillery: look.bounds(|face| face.arm == Arm::Artillery),
            strength: look.strength(),
        }
    }

    /// How many of some blocks have one of some faces, at least, by the facts alone. A fact
    /// says less by as many blocks as it has elsewhere; facts without a common block add up.
    fn told(&self, blocks: &[Token], wanted: &dyn Fn(Face) -> bool) -> u8 {
        let share = |fact: &super::facts::Fact| {
            let elsewhere = fact.blocks.iter().filter(|block| !blocks.contains(block)).count();
            usize::from(fact.faces.among(wanted)).saturating_sub(elsewhere)
        };
        let mut facts: Vec<_> = self.facts.all().iter().map(|fact| (share(fact), fact)).collect();
        facts.retain(|&(share, _)| share > 0);
        // Small facts leave room for others.
        facts.sort_by_key(|&(share, fact)| (fact.blocks.len() - share, std::cmp::Reverse(share)));
        let (mut taken, mut sum): (Vec<Token>, usize) = (Vec::new(), 0);
        for (share, fact) in facts {
            if !fact.blocks.iter().any(|block| taken.contains(block)) {
                taken.extend(&fact.blocks);
                sum += share;
            }
        }
        u8::try_from(sum).unwrap_or(u8::MAX)
    }
}

/// A look at one stack.
struct Look<'a> {
    watcher: &'a Watcher,
    stack: Vec<Token>,
    /// All other blocks of the army.
    others: Vec<Token>,
}

impl Look<'_> {
    fn blocks(&self) -> u8 {
        u8::try_from(self.stack.len()).unwrap_or(u8::MAX)
    }

    /// How many blocks of the stack have one of some faces, at least: as the facts say, or
    /// because the army has not enough others to be all of them.
    fn at_least(&self, wanted: impl Fn(Face) -> bool) -> u8 {
        let told = self.watcher.told(&self.stack, &wanted);
        let unwanted = |face| !wanted(face);
        let others = self.watcher.army.among(unwanted) - self.watcher.told(&self.others, &unwanted);
        told.max(self.blocks().saturating_sub(others))
    }

    fn at_most(&self, wanted: impl Fn(Face) -> bool) -> u8 {
        self.blocks() - self.at_least(|face| !wanted(face))
    }

    fn bounds(&self, wanted: impl Fn(Face) -> bool) -> Bounds {
        Bounds { at_least: self.at_least(&wanted), at_most: self.at_most(&wanted) }
    }

    /// A stack has the strength of all its blocks, and of those stronger than 1 once more,
    /// and so on.
    fn strength(&self) -> Bounds {
        let above = |least: u8| self.bounds(move |face| face.strength.get() >= least);
        let steps = [above(1), above(2), above(3)];
        Bounds {
            at_least: steps.iter().map(|step| step.at_least).sum(),
            at_most: steps.iter().map(|step| step.at_most).sum(),
        }
    }
}
