//! Whole ways by road, as an offer has them.

use arrayvec::ArrayVec;

use crate::field::place::{LocaleNumber, PlaceName};
use crate::offer::{Choice, LONGEST_WAY, Pick, Target, Term};

/// One way by road.
#[derive(Debug, Clone)]
pub(crate) struct Route {
    /// What routes are sorted by, see [`rank`].
    rank: u64,
    /// The crossings, in the order of travel.
    crossings: ArrayVec<u16, LONGEST_WAY>,
    /// The locale where it ends, or which it attacks.
    to: LocaleNumber,
    /// Whether the last crossing is a road manoeuvre attack. Only cavalry can take such a route.
    attack: bool,
    /// Commands.
    cost: u8,
}

/// Marches before attacks, by their end, the shortest first: in one number, since many are sorted
/// for every decision. No crossing has a number of more than 12 bits.
fn rank(attack: bool, to: LocaleNumber, crossings: &[u16]) -> u64 {
    let head = u64::from(attack) << 16 | u64::from(to.0);
    let sized = head << 3 | crossings.len() as u64;
    let passed = crossings.iter().fold(0, |rank, &crossing| rank << 12 | u64::from(crossing));
    sized << 36 | passed
}

impl Route {
    /// A way over these crossings.
    pub fn new(crossings: impl IntoIterator<Item = u16>, to: LocaleNumber, attack: bool, cost: u8) -> Route {
        let crossings: ArrayVec<u16, LONGEST_WAY> = crossings.into_iter().collect();
        Route { rank: rank(attack, to, &crossings), crossings, to, attack, cost }
    }
}

/// Sorts routes, and parts those that end with an attack from the others.
pub(crate) fn sorted(mut routes: Vec<Route>) -> (Vec<Route>, Vec<Route>) {
    routes.sort_unstable_by_key(|route| route.rank);
    let attacks = routes.split_off(routes.partition_point(|route| !route.attack));
    (routes, attacks)
}

/// One of some routes, which are attacks all or not at all.
pub(crate) fn crossings(routes: &[Route]) -> Pick {
    let choice = |route: &Route| Choice {
        value: Term::Way(route.crossings.clone()),
        at: Some(PlaceName::Reserve(route.to)),
        cost: route.cost,
    };
    let attack = routes.first().is_some_and(|route| route.attack);
    let kind = if attack { Target::ATTACK } else { Target::PLACE };
    Pick::value("crossings", routes.iter().map(choice).collect()).leading(kind)
}
