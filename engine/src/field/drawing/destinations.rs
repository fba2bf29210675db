//! Where blocks would stand that may go somewhere, for whoever shows what may be ordered.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::{BoardDrawing, Spot, place_blocks};
use crate::field::board::{Board, Place};
use crate::field::place::PlaceName;
use crate::force::Token;
use crate::offer::{Offer, Pool, Target};

/// The most blocks that are shown where they would stand together.
const MOST: u8 = 3;

/// A place where blocks may go, and where they would stand there. It depends on nothing but how
/// many blocks stand in each position.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Destination {
    /// The place.
    pub at: PlaceName,
    /// The place they leave, if it is in the same locale: those who stay close up.
    pub from: Option<PlaceName>,
    /// Where one block would stand, where two would, and so on.
    pub spots: Vec<Vec<Spot>>,
}

/// Where a number of blocks may go together.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Errand {
    /// Where they stand; nowhere on the board for some who come on.
    pub from: Option<Place>,
    /// Where they go.
    pub to: Place,
    /// How many of them at most.
    pub most: u8,
}

/// From where to where blocks may go by what is offered, and how many together.
#[must_use]
pub fn errands(board: &Board, blocks: &[(Token, PlaceName)], offers: &[Offer]) -> Vec<Errand> {
    let mut errands = Vec::new();
    for offer in offers {
        let Some(pick) = offer.picks.iter().find(|pick| matches!(pick.pool, Pool::Blocks(_))) else {
            continue;
        };
        let pool = pick.pool_of_blocks();
        let most = u8::try_from(pick.numbers().1.min(pool.len())).unwrap_or(u8::MAX);
        for (_, to) in offer.ends().filter(|(kind, _)| *kind == Target::PLACE) {
            let Some(to) = board.place_named(to) else { continue };
            for (_, at) in blocks.iter().filter(|(block, _)| pool.contains(block)) {
                errands.push(Errand { from: board.place_named(*at), to, most });
            }
        }
    }
    errands
}

/// Where the blocks of some errands would stand, all blocks being at `places` now.
#[must_use]
pub fn destinations(
    board: &Board,
    drawing: &BoardDrawing,
    places: &[Place],
    errands: impl IntoIterator<Item = Errand>,
) -> Vec<Destination> {
    where_they_lead(board, errands, MOST, |from, to, count| {
        let locale = board.locale_of(to);
        let there: Vec<Place> =
            places.iter().copied().filter(|&place| board.locale_of(place) == locale).collect();
        spots_of(board, drawing, &there, from, to, count)
    })
}

/// The places where some errands lead, each once for those who leave the same place of its locale, in
/// the order of the board, with the spots of so many blocks that come there, up to the most that are
/// shown together.
pub fn where_they_lead(
    board: &Board,
    errands: impl IntoIterator<Item = Errand>,
    shown: u8,
    spots: impl Fn(Option<Place>, Place, u8) -> Vec<Spot>,
) -> Vec<Destination> {
    let mut wanted: BTreeMap<(Place, Option<Place>), u8> = BTreeMap::new();
    for Errand { from, to, most } in errands {
        let leaves = from.filter(|&from| board.locale_of(from) == board.locale_of(to));
        let known = wanted.entry((to, leaves)).or_default();
        *known = most.min(shown).max(*known);
    }
    let led = wanted.into_iter().map(|((to, from), most)| Destination {
        at: board.place_name(to),
        from: from.map(|from| board.place_name(from)),
        spots: (1..=most).map(|count| spots(from, to, count)).collect(),
    });
    led.collect()
}

/// The spots of so many blocks that come to a place.
fn spots_of(
    board: &Board,
    drawing: &BoardDrawing,
    there: &[Place],
    from: Option<Place>,
    to: Place,
    count: u8,
) -> Vec<Spot> {
    let mut leave = if from.is_some() { count } else { 0 };
    let stay = |place: &&Place| {
        let leaves = leave > 0 && Some(**place) == from;
        leave -= u8::from(leaves);
        !leaves
    };
    let mut places: Vec<Place> = there.iter().filter(stay).copied().collect();
    let first = places.len();
    places.extend(std::iter::repeat_n(to, count.into()));
    place_blocks(board, drawing, &places).split_off(first).into_iter().map(Spot::rounded).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::field::Field;
    use crate::triomphe::data;

    #[test]
    fn blocks_stand_where_they_were_shown_to_come() {
        let Field { board, plan: super::super::Plan { drawing, .. }, .. } = data::field();
        let [here, next] = [8, 5].map(|number: u16| {
            Place::Reserve(board.locale_named(crate::field::place::LocaleNumber(number)).unwrap())
        });
        let approach = board.place_named("8/5".parse().unwrap()).unwrap();
        let places = [here, here, next, approach];
        let errands = [(next, here, 2), (here, approach, 3)].map(|(from, to, most)| Errand {
            from: Some(from),
            to,
            most,
        });
        let found = destinations(board, drawing, &places, errands);

        let names: Vec<_> = found.iter().map(|found| (found.at.to_string(), found.from)).collect();
        assert_eq!(names, [("8".into(), None), ("8/5".into(), Some("8".parse().unwrap()))]);
        let arrived = place_blocks(board, drawing, &[here, here, here, here, approach]);
        let arrived: Vec<Spot> = arrived[2..4].iter().map(|spot| spot.rounded()).collect();
        assert_eq!(found[0].spots[1], arrived);
        let moved = place_blocks(board, drawing, &[approach, approach, approach]);
        let moved: Vec<Spot> = moved[1..].iter().map(|spot| spot.rounded()).collect();
        assert_eq!(found[1].spots[1], moved);
        assert_eq!(found[1].spots.iter().map(Vec::len).collect::<Vec<_>>(), [1, 2, 3]);
    }
}
