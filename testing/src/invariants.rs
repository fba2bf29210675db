//! What holds of every position of a game by its own rules.

use estafette_engine::ruleset::Ruleset;
use estafette_engine::secrecy::{Seat, Viewer};

use crate::bot::random::Drawn;
use crate::vocabulary::Stack;

/// A game that knows when a position of it is illegal.
pub trait Invariants: Ruleset {
    /// What has to be counted as a game goes on.
    type Count: Default;

    /// Counts what happened.
    fn count(events: &[Self::Event], count: &mut Self::Count);

    /// Checks a position of a game with the usual set-up.
    ///
    /// # Panics
    ///
    /// When it is illegal.
    fn check(&self, count: &Self::Count);

    /// The blocks that everybody sees on the table, those that stand together in one stack.
    fn stacks(&self) -> Vec<Stack>;

    /// Checks what else is said of an order that was drawn from what a seat is offered.
    ///
    /// # Panics
    ///
    /// When something else contradicts the offer.
    fn check_offered(&self, _seat: Seat, _drawn: &Drawn) {}
}

/// Everybody for whom a view of a game can be built, when these have sat down to it.
pub fn viewers<R: Ruleset>(state: &R, chairs: &[Seat]) -> impl Iterator<Item = Viewer> {
    chairs.iter().map(|&chair| state.seat_of(chair).into()).chain([Viewer::Spectator])
}
