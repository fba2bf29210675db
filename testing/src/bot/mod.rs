//! Players that see only what is offered.

use estafette_engine::chance::Draws;
use estafette_engine::offer::Offer;
use estafette_engine::ruleset::Ruleset;
use estafette_engine::secrecy::Seat;

pub mod marcher;
pub mod random;

/// At one in so many decisions a seat speaks that is asked nothing, if there is one that may.
const UNASKED: u32 = 6;

/// What a seat answers, in the game of a number, to what it is offered.
pub type Answer<'a, R> = &'a dyn Fn(u64, Seat, &[Offer], &mut Draws) -> <R as Ruleset>::Order;

/// Which random games are played, and how.
pub struct RandomGames<'a, R: Ruleset> {
    /// The options of the game of a number.
    pub options: &'a dyn Fn(u64) -> R::Options,
    /// What a seat answers in the game of a number.
    pub player: Answer<'a, R>,
}

impl<R: Ruleset> RandomGames<'_, R> {
    /// Games with the usual options, between players without a plan.
    ///
    /// # Panics
    ///
    /// While such a game is played, when nothing is offered.
    #[must_use]
    pub fn usual() -> RandomGames<'static, R> {
        RandomGames {
            options: &|_| R::Options::default(),
            player: &|_, _, offers, draws| random::order(offers, draws).expect("something is offered"),
        }
    }
}

/// A seat that is asked something, by chance where there are several, and what it is offered. Now and
/// then one that is asked nothing and may say something all the same. Nobody when the game is over.
///
/// # Panics
///
/// When a seat is asked something and offered nothing.
pub fn speaker<R: Ruleset>(state: &R, chairs: &[Seat], draws: &mut Draws) -> Option<(Seat, Vec<Offer>)> {
    let mut pending = state.pending();
    if !pending.is_empty() && draws.below(UNASKED) == 0 {
        let seats = chairs.iter().map(|&chair| state.seat_of(chair));
        let unasked = seats.filter(|seat| pending.iter().all(|(asked, _)| asked != seat));
        let mut speaking = unasked.filter_map(|seat| Some((seat, state.offers(seat)?)));
        if let Some(found) = speaking.next() {
            return Some(found);
        }
    }
    let asked = u32::try_from(pending.len()).unwrap_or(u32::MAX);
    let at = if asked > 1 { draws.below(asked) } else { 0 };
    let (seat, _) = (asked > 0).then(|| pending.swap_remove(at as usize))?;
    let offers = state.offers(seat).unwrap_or_default();
    assert!(!offers.is_empty(), "{seat} is asked something and has nothing to choose");
    Some((seat, offers))
}
