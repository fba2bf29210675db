//! Where blocks stand.
//!
//! The result depends on nothing but how many blocks stand in each position, so
//! it cannot tell anything about who they are. All blocks of one locale are drawn
//! at one scale: the largest at which its groups find room beside each other, an
//! approach's group sliding along its side, the reserve shifting about its point.

use std::collections::BTreeMap;

use super::fitting::{self, Freedom, fit};
use super::geometry::{Rectangle, add, along, between, direction, distance, dot, quarter_turn, scaled};
use super::{BoardDrawing, DrawnApproach, DrawnArea, DrawnLocale, LongEdge, Point, Spot};
use crate::field::board::{Board, LocaleId, Place, Width};

/// A block at scale 1, along and across.
pub const BLOCK: [f64; 2] = [84.0, 14.0];

/// From the line to the first rank: room for the penalty marks, which keep their
/// size. Below the scale that follows, blocks move up over them.
const BEHIND_LINE: f64 = 17.0;
const OVER_MARKS: f64 = 0.54;
const RANK_IN_APPROACH: f64 = 18.0;
const RANK_IN_RESERVE: f64 = 19.0;
const ABREAST: f64 = BLOCK[0] + 11.0;

/// Gives a spot to each block, in the given order. Blocks with the same place
/// stand together, in the given order.
#[must_use]
pub fn place_blocks(board: &Board, drawing: &BoardDrawing, places: &[Place]) -> Vec<Spot> {
    let mut spots = vec![NOWHERE; places.len()];
    let mut positions: BTreeMap<Place, Vec<usize>> = BTreeMap::new();
    for (index, &place) in places.iter().enumerate() {
        positions.entry(place).or_default().push(index);
    }
    let mut crowds: BTreeMap<LocaleId, Vec<(Place, Vec<usize>)>> = BTreeMap::new();
    for (place, blocks) in positions {
        if let Some(locale) = board.locale_of(place) {
            crowds.entry(locale).or_default().push((place, blocks));
        } else if let Place::Holding(area) = place {
            let area = &drawing.areas[area.index()];
            for (nth, block) in (0..).zip(blocks) {
                spots[block] = tray_spot(area, nth);
            }
        }
    }
    for (locale, crowd) in crowds {
        let locale = &drawing.locales[locale.index()];
        let groups: Vec<Group> = crowd
            .iter()
            .map(|(place, blocks)| {
                let approach = match place {
                    Place::Approach(id) => Some(&drawing.approaches[id.index()]),
                    _ => None,
                };
                Group::new(locale, approach, blocks.len())
            })
            .collect();
        let (scale, shifts) = fit(&locale.polygon, &groups, &[numeral(locale)]);
        for ((group, shift), (_, blocks)) in groups.iter().zip(shifts).zip(&crowd) {
            for (nth, &block) in blocks.iter().enumerate() {
                spots[block] = group.spot(nth, scale, shift);
            }
        }
    }
    spots
}

/// What the capacity of a locale covers.
pub(super) fn numeral(locale: &DrawnLocale) -> Rectangle {
    Rectangle { middle: locale.numeral, axis: [1.0, 0.0], half: [11.0, 11.0] }
}

/// Where the block with this index stands in a tray.
#[must_use]
pub fn tray_spot(area: &DrawnArea, index: u8) -> Spot {
    let (file, rank) = (index / area.ranks.max(1), index % area.ranks.max(1));
    let [x, y] = add(area.first, add(scaled(area.file, file.into()), scaled(area.rank, rank.into())));
    Spot { x, y, turn: area.turn, scale: 1.0, front: None }
}

/// The outline of a block on the map.
#[must_use]
pub fn outline(spot: &Spot) -> Rectangle {
    let (sin, cos) = spot.turn.to_radians().sin_cos();
    let half = BLOCK.map(|extent| extent * spot.scale / 2.0);
    Rectangle { middle: [spot.x, spot.y], axis: [cos, sin], half }
}

/// An eliminated block stands nowhere.
const NOWHERE: Spot = Spot { x: 0.0, y: 0.0, turn: 0.0, scale: 0.0, front: None };

/// The blocks of one position, in ranks of equally many, the last perhaps of fewer.
struct Group {
    blocks: usize,
    abreast: usize,
    /// The point it stands at when nothing is in the way: the middle of the side,
    /// or the reserve point.
    home: Point,
    /// Along the ranks, so that nothing on a block is upside down.
    axis: Point,
    /// From one rank to the next.
    back: Point,
    /// Half the length of the side; none in reserve.
    side: Option<f64>,
}

impl Group {
    fn new(locale: &DrawnLocale, approach: Option<&DrawnApproach>, blocks: usize) -> Group {
        let Some(approach) = approach else {
            let abreast = match blocks {
                0..=4 => 1,
                5..=10 => 2,
                _ => 3,
            };
            let (axis, back) = ([1.0, 0.0], [0.0, 1.0]);
            return Group { blocks, abreast, home: locale.reserve, axis, back, side: None };
        };
        let [a, b] = approach.ends;
        let abreast = match (approach.width, blocks) {
            (Width::Narrow, _) | (_, 0 | 1) => 1,
            (Width::Wide, 2 | 4) => 2,
            (Width::Wide, _) => 3,
        };
        let ahead = direction(a, b);
        let axis =
            if ahead[0] > 1e-9 || (ahead[0] > -1e-9 && ahead[1] > 0.0) { ahead } else { scaled(ahead, -1.0) };
        let home = between(a, b, 0.5);
        let side = Some(distance(a, b) / 2.0);
        Group { blocks, abreast, home, axis, back: approach.inward, side }
    }

    fn ranks(&self) -> usize {
        self.blocks.div_ceil(self.abreast)
    }

    /// How many stand in the last rank.
    fn last_rank(&self) -> usize {
        self.blocks - (self.ranks() - 1) * self.abreast
    }

    /// From the home point back to the middle of a rank.
    fn depth(&self, rank: f64, scale: f64) -> f64 {
        if self.side.is_some() {
            let behind_line = BEHIND_LINE * (scale / OVER_MARKS).min(1.0);
            scale.mul_add(RANK_IN_APPROACH.mul_add(rank, BLOCK[1] / 2.0), behind_line)
        } else {
            let middle = (count(self.ranks()) - 1.0) / 2.0;
            RANK_IN_RESERVE * scale * (rank - middle)
        }
    }

    fn spot(&self, nth: usize, scale: f64, shift: Point) -> Spot {
        let (rank, file) = (nth / self.abreast, nth % self.abreast);
        let in_rank = if rank + 1 == self.ranks() { self.last_rank() } else { self.abreast };
        let aside = ABREAST * scale * (count(2 * file) - count(in_rank - 1)) / 2.0;
        let rank_middle = along(add(self.home, shift), self.back, self.depth(count(rank), scale));
        let [x, y] = along(rank_middle, self.axis, aside);
        let front = self.side.map(|_| {
            let towards_lower = dot(self.back, quarter_turn(self.axis)) < 0.0;
            if towards_lower { LongEdge::Lower } else { LongEdge::Upper }
        });
        Spot { x, y, turn: self.axis[1].atan2(self.axis[0]).to_degrees(), scale, front }
    }
}

impl fitting::Group for Group {
    /// The ranks, the last by itself if it is shorter.
    fn ground(&self, scale: f64) -> Vec<Rectangle> {
        let home = self.home;
        let span = |first: usize, last: usize, abreast: usize| {
            let (from, to) = (self.depth(count(first), scale), self.depth(count(last), scale));
            let across = BLOCK[1].mul_add(scale, to - from) / 2.0;
            let lengthwise = ABREAST.mul_add(count(abreast) - 1.0, BLOCK[0]) * scale / 2.0;
            let middle = along(home, self.back, f64::midpoint(from, to));
            Rectangle { middle, axis: self.axis, half: [lengthwise, across] }
        };
        let last = self.ranks() - 1;
        if self.last_rank() == self.abreast {
            vec![span(0, last, self.abreast)]
        } else {
            vec![span(0, last - 1, self.abreast), span(last, last, self.last_rank())]
        }
    }

    fn freedom(&self) -> Freedom {
        self.side.map_or(Freedom::About, |half| Freedom::Along(self.axis, half))
    }
}

#[allow(clippy::cast_precision_loss, reason = "no army has so many blocks")]
fn count(number: usize) -> f64 {
    number as f64
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::field::Field;
    use crate::field::drawing::geometry::sub;
    use crate::triomphe::data;

    /// The places of a locale, with how many blocks each is given.
    fn crowd(board: &Board, locale: LocaleId, picks: &[usize]) -> Vec<Place> {
        let locale_data = board.locale(locale);
        let mut open = vec![Place::Reserve(locale)];
        open.extend(locale_data.approaches.iter().map(|&id| Place::Approach(id)));
        let mut places: Vec<Place> =
            picks.iter().take(locale_data.capacity.into()).map(|pick| open[pick % open.len()]).collect();
        places.sort();
        places
    }

    fn check(board: &Board, drawing: &BoardDrawing, places: &[Place]) -> Result<f64, String> {
        let spots = place_blocks(board, drawing, places);
        let outlines: Vec<Rectangle> = spots.iter().map(outline).collect();
        for (index, (place, mine)) in places.iter().zip(&outlines).enumerate() {
            let polygon = &drawing.locales[board.locale_of(*place).unwrap().index()].polygon;
            if !mine.within(polygon) {
                return Err(format!("{} leaves its locale", board.place_name(*place)));
            }
            if outlines[..index].iter().any(|other| mine.overlaps(other)) {
                return Err(format!("{} is overlapped", board.place_name(*place)));
            }
        }
        Ok(spots.iter().map(|spot| spot.scale).fold(1.0, f64::min))
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(1500))]

        #[test]
        fn blocks_within_capacity_neither_overlap_nor_leave_their_locale(
            locale in 0_usize..90,
            wanted in 1_usize..=20,
            spread in 1_usize..=9,
            picks in proptest::collection::vec(0_usize..1000, 20),
        ) {
            let Field { board, plan, .. } = data::field();
            let locale = board.locales().nth(locale).unwrap().0;
            let picks: Vec<usize> = picks.iter().take(wanted).map(|pick| pick % spread).collect();
            let places = crowd(board, locale, &picks);
            let checked = check(board, &plan.drawing, &places);
            prop_assert!(checked.is_ok(), "{checked:?} {places:?}");
        }

        #[test]
        fn the_order_of_places_does_not_matter(
            picks in proptest::collection::vec((0_usize..90, 0_usize..1000), 1..40),
        ) {
            let Field { board, plan, .. } = data::field();
            let mut places: Vec<Place> = picks.iter().flat_map(|&(locale, pick)| {
                crowd(board, board.locales().nth(locale).unwrap().0, &[pick])
            }).collect();
            let given = place_blocks(board, &plan.drawing, &places);
            places.reverse();
            let mut reversed = place_blocks(board, &plan.drawing, &places);
            reversed.reverse();
            let key = |spot: &Spot| (spot.x.to_bits(), spot.y.to_bits(), spot.scale.to_bits());
            let sorted = |spots: Vec<Spot>| {
                let mut keys: Vec<_> = spots.iter().map(key).collect();
                keys.sort_unstable();
                keys
            };
            prop_assert_eq!(sorted(given), sorted(reversed));
        }
    }

    /// Boards such as games come to: some locales, each with one to nine blocks.
    fn boards() -> Vec<Vec<Place>> {
        let board = &data::field().board;
        let mut seed = 1_u64;
        let mut next = || {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            usize::try_from(seed >> 33).unwrap()
        };
        let mut one_board = || {
            let mut places = Vec::new();
            while places.len() < 39 {
                let (locale, data) = board.locales().nth(next() % 90).unwrap();
                if places.iter().any(|&place| board.locale_of(place) == Some(locale)) {
                    continue;
                }
                let most = 1 + next() % usize::from(data.capacity.min(9));
                let picks: Vec<usize> = (0..most.min(39 - places.len())).map(|_| next() % 6).collect();
                places.extend(crowd(board, locale, &picks));
            }
            places
        };
        (0..200).map(|_| one_board()).collect()
    }

    #[test]
    #[ignore = "prints how long a layout takes and how small blocks get"]
    fn figures() {
        let Field { board, plan, .. } = data::field();
        let mut scales: BTreeMap<String, u32> = BTreeMap::new();
        let boards = boards();
        let mut times = Vec::new();
        for places in &boards {
            // The best of some runs: what the machine does besides is no concern here.
            let time = || {
                let start = std::time::Instant::now();
                std::hint::black_box(place_blocks(board, &plan.drawing, places));
                start.elapsed()
            };
            times.extend((0..10).map(|_| time()).min());
            for spot in place_blocks(board, &plan.drawing, places) {
                *scales.entry(format!("{:.2}", spot.scale)).or_default() += 1;
            }
        }
        times.sort();
        println!(
            "median {:?}, slowest {:?}; blocks by scale {scales:?}",
            times[times.len() / 2],
            times.last()
        );
    }

    #[test]
    fn the_first_rank_stands_behind_the_marks_and_looks_at_the_border() {
        let Field { board, plan, .. } = data::field();
        for (id, approach) in board.approaches() {
            let spot = place_blocks(board, &plan.drawing, &[Place::Approach(id)])[0];
            let drawn = &plan.drawing.approaches[id.index()];
            let depth = dot(sub([spot.x, spot.y], drawn.ends[0]), drawn.inward);
            assert!(depth >= BEHIND_LINE, "{}: {depth}", approach.name);
            assert!(spot.turn > -90.0 && spot.turn <= 90.0, "{}: {}", approach.name, spot.turn);
            let up = quarter_turn(outline(&spot).axis);
            let faces_up = dot(up, drawn.inward) > 0.0;
            assert_eq!(spot.front == Some(LongEdge::Upper), faces_up, "{}", approach.name);
        }
    }

    #[test]
    fn an_eliminated_block_stands_nowhere() {
        let Field { board, plan, .. } = data::field();
        let spots = place_blocks(board, &plan.drawing, &[Place::Eliminated]);
        assert!(spots[0].scale.abs() < f64::EPSILON);
    }
}
