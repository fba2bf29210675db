//! Where the blocks and the flags of a view stand, and where blocks would stand that may go somewhere.
//!
//! All of it follows from who stands with how many where, and from the names of commanders, which are
//! public; never from a face.

use std::collections::BTreeMap;

use super::data::Commander;
use super::field::field;
use super::view::{SeenCommander, View};
use crate::field::board::{Board, Place};
use crate::field::drawing::layout::{BLOCK, tray_spot};
use crate::field::drawing::racks::{Banner, FLAG, Rack, STAFF, UNDER_FLAG, place_racks};
use crate::field::drawing::{
    BoardDrawing, Destination, DrawnArea, Errand, Point, Spot, errands, where_they_lead,
};
use crate::field::place::PlaceName;
use crate::force::Side;
use crate::offer::Offer;

/// What a flag needs beside the name on it, and for each letter.
const HOIST: f64 = 26.0;
const LETTER: f64 = 9.2;
/// The most blocks that are shown where they would stand together: a whole corps.
const CORPS: u8 = 8;

/// What stands nowhere.
const NOWHERE: Spot = Spot { x: 0.0, y: 0.0, turn: 0.0, scale: 0.0, front: None };

/// How wide a commander's flag is at scale 1.
#[must_use]
pub fn flag_width(commander: Commander) -> f64 {
    let letters = u8::try_from(commander.data().name.chars().count()).unwrap_or(u8::MAX);
    LETTER.mul_add(f64::from(letters), HOIST)
}

/// Blocks of a position that stand together: whose, and in which corps. Detached blocks come first.
type Stand = (Place, Side, Option<Commander>);

/// A view as it stands on the board.
struct Standing {
    /// The blocks of each stand, by their numbers in the view.
    stands: BTreeMap<Stand, Vec<usize>>,
    /// The blocks in each tray, those of the corps first.
    trays: BTreeMap<Commander, Vec<usize>>,
    /// Where each commander's flag is.
    flags: BTreeMap<Commander, Place>,
}

impl Standing {
    fn of(view: &View) -> Standing {
        let board = &field().board;
        let by_area = |name: PlaceName| {
            view.commanders.iter().find(|one| PlaceName::Holding(one.commander.waiting()) == name)
        };
        let on_map = |one: &SeenCommander| {
            let place = board.place_named(one.at?)?;
            (place != Place::Eliminated).then_some(place)
        };
        let mut standing =
            Standing { stands: BTreeMap::new(), trays: BTreeMap::new(), flags: BTreeMap::new() };
        for (index, piece) in view.pieces.iter().enumerate() {
            let waits = by_area(piece.at);
            // An army that is formed is shown where it will stand.
            let place = waits.map_or_else(|| board.place_named(piece.at), on_map);
            match (place, waits) {
                (Some(Place::Eliminated), _) | (None, None) => {}
                (Some(place), _) => {
                    let corps = waits.map(|one| one.commander).or(piece.corps);
                    standing.stands.entry((place, piece.side, corps)).or_default().push(index);
                }
                (None, Some(one)) => standing.trays.entry(one.commander).or_default().push(index),
            }
        }
        for blocks in standing.trays.values_mut() {
            blocks.sort_by_key(|&index| view.pieces[index].corps.is_none());
        }
        let places = view.commanders.iter().filter_map(|one| Some((one.commander, on_map(one)?)));
        standing.flags = places.collect();
        standing
    }

    /// The rack of a stand. Blocks that are parted from their commander have no flag.
    fn rack(&self, (place, _, corps): Stand, blocks: usize) -> Rack {
        let led = corps.filter(|commander| self.flags.get(commander) == Some(&place));
        Rack { blocks, flag: led.map(flag_width) }
    }

    fn racks(&self) -> Vec<(Place, Rack)> {
        self.stands.iter().map(|(stand, blocks)| (stand.0, self.rack(*stand, blocks.len()))).collect()
    }
}

/// What is drawn of a view: its blocks in its order, and the flags of its commanders in theirs.
pub(super) struct Drawn {
    /// The middle of each block. Who stands nowhere has scale 0.
    pub blocks: Vec<Spot>,
    /// Each commander's flag; none of who is nowhere, or not known to be anywhere.
    pub banners: Vec<Option<Banner>>,
}

/// What is drawn of a view.
pub(super) fn drawn(view: &View) -> Drawn {
    let (board, drawing) = plan();
    let standing = Standing::of(view);
    let mut blocks = vec![NOWHERE; view.pieces.len()];
    let mut banners: BTreeMap<Commander, Banner> = BTreeMap::new();
    let racks = place_racks(board, drawing, &standing.racks());
    for (((_, _, corps), members), rack) in standing.stands.iter().zip(racks) {
        for (&index, spot) in members.iter().zip(rack.blocks) {
            blocks[index] = spot.rounded();
        }
        banners.extend(corps.zip(rack.banner));
    }
    for (one, tray) in view.commanders.iter().filter_map(|one| Some((one, tray(drawing, one.commander)?))) {
        let waiting = standing.trays.get(&one.commander).map(Vec::as_slice).unwrap_or_default();
        for (nth, &index) in (0..).zip(waiting) {
            blocks[index] = tray_spot(tray, nth).rounded();
        }
        if one.at == Some(PlaceName::Holding(one.commander.waiting())) {
            banners.insert(one.commander, banner_in_tray(tray, one.commander, waiting.len()));
        }
    }
    let banners = view.commanders.iter().map(|one| banners.remove(&one.commander)).collect();
    Drawn { blocks, banners }
}

/// Where the blocks of a view stand, and then the flags of its commanders: the middle of each.
pub(super) fn spots(view: &View) -> Vec<Spot> {
    let Drawn { mut blocks, banners } = drawn(view);
    blocks.extend(banners.iter().map(|banner| banner.as_ref().map_or(NOWHERE, |one| one.flag.rounded())));
    blocks
}

/// Where the blocks of a view would stand that may go somewhere by what is offered.
pub(super) fn destinations(view: &View, offers: &[Offer]) -> Vec<Destination> {
    let (board, drawing) = plan();
    let blocks: Vec<_> = view.pieces.iter().map(|piece| (piece.token, piece.at)).collect();
    let standing = Standing::of(view);
    let errands = errands(board, &blocks, offers).into_iter();
    // A block in a tray shows nobody who closes up.
    let errands =
        errands.map(|errand| Errand { from: errand.from.filter(|&from| is_on_map(from)), ..errand });
    where_they_lead(board, errands, CORPS, |from, to, count| {
        let locale = board.locale_of(to);
        let mut leave = if from.is_some() { usize::from(count) } else { 0 };
        let mut racks: Vec<(Place, Rack)> = Vec::new();
        for (stand, members) in standing.stands.iter().filter(|(stand, _)| board.locale_of(stand.0) == locale)
        {
            let gone = if Some(stand.0) == from { leave.min(members.len()) } else { 0 };
            leave -= gone;
            if members.len() > gone {
                racks.push((stand.0, standing.rack(*stand, members.len() - gone)));
            }
        }
        let come = racks.iter().position(|(place, _)| *place == to).unwrap_or(racks.len());
        racks.insert(come, (to, Rack { blocks: count.into(), flag: None }));
        let placed = place_racks(board, drawing, &racks).swap_remove(come);
        placed.blocks.into_iter().map(Spot::rounded).collect()
    })
}

const fn is_on_map(place: Place) -> bool {
    matches!(place, Place::Reserve(_) | Place::Approach(_))
}

fn plan() -> (&'static Board, &'static BoardDrawing) {
    (&field().board, &field().plan.drawing)
}

fn tray(drawing: &'static BoardDrawing, commander: Commander) -> Option<&'static DrawnArea> {
    drawing.areas.iter().find(|area| area.name == commander.waiting())
}

/// The flag over the first block of a tray, on a staff beside the first file.
fn banner_in_tray(tray: &DrawnArea, commander: Commander, blocks: usize) -> Banner {
    let [x, y] = tray.first;
    let left = x - BLOCK[0] / 2.0 - STAFF;
    let foot = y - BLOCK[1] / 2.0 - UNDER_FLAG;
    let ranks = (0..tray.ranks).zip(0..blocks);
    let arms: Vec<[Point; 2]> = ranks
        .map(|(nth, _)| tray_spot(tray, nth))
        .map(|spot| [[left, spot.y], [spot.x - BLOCK[0] / 2.0, spot.y]])
        .collect();
    let end = arms.last().map_or(foot, |[staff, _]| staff[1]);
    let flag = Spot {
        x: left + flag_width(commander) / 2.0,
        y: foot - FLAG / 2.0,
        turn: 0.0,
        scale: 1.0,
        front: None,
    };
    Banner { flag, staff: [[left, foot - FLAG], [left, end]], arms }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::austerlitz::{ALLIES, FRENCH, Options, Order, State};
    use crate::chance::{LogPosition, Seed};
    use crate::secrecy::Viewer;

    fn new_game() -> State {
        State::start(&Options::default(), Seed::from_number(7)).unwrap().0
    }

    fn assigned(state: &mut State, to: &str, blocks: usize) {
        let view = state.view_of(Viewer::from(ALLIES));
        let free = view.pieces.iter().filter(|piece| piece.at == PlaceName::Eliminated);
        let pieces = free.map(|piece| piece.token).take(blocks).collect();
        let order = Order::Assign { pieces, to: to.parse().unwrap() };
        state.answer(ALLIES.into(), &order, LogPosition(1)).unwrap();
    }

    #[test]
    fn a_corps_that_is_formed_is_drawn_where_it_will_stand() {
        let mut state = new_game();
        assigned(&mut state, "kienmayer", 4);
        let view = state.view_of(Viewer::from(ALLIES));
        let Drawn { blocks, banners } = drawn(&view);
        assert_eq!(spots(&view).len(), view.pieces.len() + view.commanders.len());
        let standing = blocks.iter().filter(|spot| spot.scale > 0.0).count();
        assert_eq!(standing, 4);
        let kienmayer = view.commanders.iter().position(|one| one.commander.word() == "kienmayer").unwrap();
        let banner = banners[kienmayer].as_ref().unwrap();
        assert_eq!(banner.arms.len(), 4);
        let flags = |side: Side| {
            view.commanders
                .iter()
                .zip(&banners)
                .filter(move |(one, banner)| one.commander.side() == side && banner.is_some())
        };
        assert_eq!((flags(ALLIES).count(), flags(FRENCH).count()), (1, 0));
    }

    #[test]
    fn nobody_sees_a_flag_of_an_army_that_is_formed() {
        let mut state = new_game();
        assigned(&mut state, "kienmayer", 4);
        for viewer in [Viewer::from(FRENCH), Viewer::Spectator] {
            let view = state.view_of(viewer);
            let red = |one: &SeenCommander| one.commander.side() == ALLIES;
            let Drawn { banners, .. } = drawn(&view);
            let shown =
                view.commanders.iter().zip(&banners).filter(|(one, banner)| red(one) && banner.is_some());
            assert_eq!(shown.count(), 0);
        }
    }
}
