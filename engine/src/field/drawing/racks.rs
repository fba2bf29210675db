//! Where the blocks of corps stand: each corps as a rack on a staff under its flag, detached blocks as a
//! rack without one.
//!
//! The result depends on nothing but how many blocks each rack has and how wide its flag is, so it
//! cannot tell anything about who they are.

use std::collections::BTreeMap;

use super::fitting::{Freedom, Group, fit};
use super::geometry::{Rectangle, add, along, between, direction, distance, dot, quarter_turn, scaled};
use super::layout::{BLOCK, behind_line, numeral};
use super::{BoardDrawing, DrawnApproach, DrawnLocale, LongEdge, Mark, Point, Spot};
use crate::field::board::{Board, LocaleId, Place, Width};

/// How high a flag is at scale 1.
pub const FLAG: f64 = 26.0;
/// From the staff to the blocks.
pub const STAFF: f64 = 9.3;
/// From the flag to the nearest rank.
pub const UNDER_FLAG: f64 = 7.0;
/// From one rank to the next.
const RANK: f64 = 19.0;
/// Between blocks abreast, and between racks.
const ABREAST: f64 = 11.0;
const APART: f64 = 16.0;
/// The most racks side by side.
const IN_ROW: usize = 3;

/// Blocks that stand together in a position.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Rack {
    /// How many there are.
    pub blocks: usize,
    /// How wide the flag over them is at scale 1; none over detached blocks.
    pub flag: Option<f64>,
}

/// Where a rack stands.
#[derive(Debug, Clone, PartialEq)]
pub struct StandingRack {
    /// Its blocks.
    pub blocks: Vec<Spot>,
    /// Its flag and staff, if it has one.
    pub banner: Option<Banner>,
}

/// A flag, and the staff that holds a rack together.
#[derive(Debug, Clone, PartialEq)]
pub struct Banner {
    /// The middle of the flag, which is always upright.
    pub flag: Spot,
    /// The staff, from end to end.
    pub staff: [Point; 2],
    /// From the staff to each rank, and from file to file.
    pub arms: Vec<[Point; 2]>,
}

/// Gives each rack its spots, in the given order. The racks of one position stand side by side, in the
/// given order from the left. Only positions on the map have any.
#[must_use]
pub fn place_racks(board: &Board, drawing: &BoardDrawing, racks: &[(Place, Rack)]) -> Vec<StandingRack> {
    let mut crowds: BTreeMap<LocaleId, BTreeMap<Place, Vec<usize>>> = BTreeMap::new();
    for (index, &(place, _)) in racks.iter().enumerate() {
        if let Some(locale) = board.locale_of(place) {
            crowds.entry(locale).or_default().entry(place).or_default().push(index);
        }
    }
    let nowhere = StandingRack { blocks: Vec::new(), banner: None };
    let mut standing = vec![nowhere; racks.len()];
    for (id, crowd) in crowds {
        let locale = &drawing.locales[id.index()];
        let group = |(place, members): (&Place, &Vec<usize>)| {
            let members: Vec<Rack> = members.iter().map(|&index| racks[index].1).collect();
            match place {
                Place::Approach(approach) => Stack::blocking(&drawing.approaches[approach.index()], members),
                _ => Stack::in_reserve(locale, members),
            }
        };
        let stacks: Vec<Stack> = crowd.iter().map(group).collect();
        let (scale, shifts) = fit(&locale.polygon, &stacks, &signs(drawing, locale));
        for ((stack, shift), members) in stacks.iter().zip(shifts).zip(crowd.values()) {
            for (rack, &index) in stack.spots(scale, shift).into_iter().zip(members) {
                standing[index] = rack;
            }
        }
    }
    standing
}

/// What blocks should not hide: the capacity, and the stars.
fn signs(drawing: &BoardDrawing, locale: &DrawnLocale) -> Vec<Rectangle> {
    let stars = drawing.marks.iter().filter_map(|mark| match mark {
        Mark::Star(star) if star.locale == locale.number => {
            Some(Rectangle { middle: star.at, axis: [1.0, 0.0], half: [star.radius; 2] })
        }
        _ => None,
    });
    std::iter::once(numeral(locale)).chain(stars).collect()
}

/// The racks of one position.
struct Stack {
    racks: Vec<Rack>,
    /// The point they stand about when nothing is in the way: the middle of the side, or the reserve
    /// point.
    home: Point,
    /// Along the ranks, so that nothing on a block is upside down.
    axis: Point,
    /// From one rank to the next.
    back: Point,
    /// Of the border they block: half its length, and its width.
    side: Option<(f64, Width)>,
}

/// A rack in its stack, in units of the stack: along its axis, and back from its front.
struct Frame {
    /// Where it begins, at its staff if it has one, and where its first rank does.
    at: Point,
    /// How far it reaches.
    long: f64,
    /// Blocks in a rank.
    abreast: usize,
}

impl Stack {
    fn in_reserve(locale: &DrawnLocale, racks: Vec<Rack>) -> Stack {
        Stack { racks, home: locale.reserve, axis: [1.0, 0.0], back: [0.0, 1.0], side: None }
    }

    fn blocking(approach: &DrawnApproach, racks: Vec<Rack>) -> Stack {
        let [a, b] = approach.ends;
        let ahead = direction(a, b);
        let upright = ahead[0] > 1e-9 || (ahead[0] > -1e-9 && ahead[1] > 0.0);
        let axis = if upright { ahead } else { scaled(ahead, -1.0) };
        let side = Some((distance(a, b) / 2.0, approach.width));
        Stack { racks, home: between(a, b, 0.5), axis, back: approach.inward, side }
    }

    /// Blocks in a rank of a rack.
    fn abreast(&self, rack: Rack) -> usize {
        match (self.side, rack.blocks) {
            (None, 0..=4) | (Some((_, Width::Narrow)), _) | (_, 0 | 1) => 1,
            (None, 5..=10) | (Some((_, Width::Wide)), 2 | 4) => 2,
            (Some((_, Width::Wide)), _) if self.racks.len() > 1 => 2,
            _ => 3,
        }
    }

    /// How far a flag reaches behind the last rank: it is upright, however the ranks are turned.
    fn flag_depth(&self, wide: f64) -> f64 {
        let flag = Rectangle { middle: [0.0; 2], axis: [1.0, 0.0], half: [wide / 2.0, FLAG / 2.0] };
        2.0 * flag.reach(self.back)
    }

    /// How far a rack reaches along and back, at scale 1.
    fn extent(&self, rack: Rack) -> Point {
        let abreast = self.abreast(rack);
        let ranks = rack.blocks.div_ceil(abreast);
        let blocks = (BLOCK[0] + ABREAST).mul_add(count(abreast), -ABREAST);
        let deep = RANK.mul_add(count(ranks.saturating_sub(1)), BLOCK[1]);
        let Some(wide) = rack.flag else { return [blocks, deep] };
        let flag = Rectangle { middle: [0.0; 2], axis: [1.0, 0.0], half: [wide / 2.0, FLAG / 2.0] };
        let long = (STAFF + blocks).max(2.0 * flag.reach(self.axis));
        [long, deep + UNDER_FLAG + self.flag_depth(wide)]
    }

    /// Where each rack is, the whole about the origin; and how far the whole reaches.
    fn frames(&self) -> (Vec<Frame>, Point) {
        let rows: Vec<&[Rack]> = self.racks.chunks(IN_ROW).collect();
        let extents = |row: &[Rack]| -> Vec<Point> { row.iter().map(|&rack| self.extent(rack)).collect() };
        let long = |row: &[Rack]| {
            let all: f64 = extents(row).iter().map(|extent| extent[0]).sum();
            APART.mul_add(count(row.len() - 1), all)
        };
        let deep = |row: &[Rack]| extents(row).iter().map(|extent| extent[1]).fold(0.0, f64::max);
        let whole = [
            rows.iter().map(|row| long(row)).fold(0.0, f64::max),
            APART.mul_add(count(rows.len() - 1), rows.iter().map(|row| deep(row)).sum()),
        ];
        let mut frames = Vec::with_capacity(self.racks.len());
        let mut front = if self.side.is_some() { 0.0 } else { -whole[1] / 2.0 };
        for row in rows {
            let mut left = -long(row) / 2.0;
            for (&rack, [long, _]) in row.iter().zip(extents(row)) {
                frames.push(Frame { at: [left, front], long, abreast: self.abreast(rack) });
                left += long + APART;
            }
            front += deep(row) + APART;
        }
        (frames, whole)
    }

    /// A point of the stack on the board.
    fn on_board(&self, [aside, deep]: Point, scale: f64, shift: Point) -> Point {
        let before = if self.side.is_some() { behind_line(scale) } else { 0.0 };
        let from = along(add(self.home, shift), self.axis, aside * scale);
        along(from, self.back, deep.mul_add(scale, before))
    }

    fn spots(&self, scale: f64, shift: Point) -> Vec<StandingRack> {
        let (frames, _) = self.frames();
        let front = self.side.map(|_| {
            let towards_lower = dot(self.back, quarter_turn(self.axis)) < 0.0;
            if towards_lower { LongEdge::Lower } else { LongEdge::Upper }
        });
        let turn = self.axis[1].atan2(self.axis[0]).to_degrees();
        let stand = |(rack, frame): (&Rack, Frame)| {
            let staff = if rack.flag.is_some() { STAFF } else { 0.0 };
            // In reserve the flag is over the first rank, at a border behind the last.
            let over = rack.flag.filter(|_| self.side.is_none()).map_or(0.0, |_| FLAG + UNDER_FLAG);
            let spot = |nth: usize| {
                let (rank, file) = (nth / frame.abreast, nth % frame.abreast);
                let aside = (BLOCK[0] + ABREAST).mul_add(count(file), staff + BLOCK[0] / 2.0);
                let deep = RANK.mul_add(count(rank), over + BLOCK[1] / 2.0);
                let [x, y] = self.on_board([frame.at[0] + aside, frame.at[1] + deep], scale, shift);
                Spot { x, y, turn, scale, front }
            };
            let banner = rack.flag.map(|wide| {
                let [_, deep] = self.extent(*rack);
                let (at, staff) = if self.side.is_none() {
                    ([wide / 2.0, FLAG / 2.0], [0.0, deep - BLOCK[1] / 2.0])
                } else {
                    let behind = deep - self.flag_depth(wide);
                    let middle = behind + self.flag_depth(wide) / 2.0;
                    ([frame.long / 2.0, middle], [BLOCK[1] / 2.0, behind])
                };
                let here = |[aside, deep]: Point| {
                    self.on_board([frame.at[0] + aside, frame.at[1] + deep], scale, shift)
                };
                let [x, y] = here(at);
                Banner {
                    flag: Spot { x, y, turn: 0.0, scale, front: None },
                    staff: staff.map(|deep| here([0.0, deep])),
                    arms: arms(rack.blocks, frame.abreast)
                        .map(|(rank, ends)| {
                            ends.map(|aside| here([aside, RANK.mul_add(count(rank), over + BLOCK[1] / 2.0)]))
                        })
                        .collect(),
                }
            });
            StandingRack { blocks: (0..rack.blocks).map(spot).collect(), banner }
        };
        self.racks.iter().zip(frames).map(stand).collect()
    }
}

impl Group for Stack {
    fn ground(&self, scale: f64) -> Vec<Rectangle> {
        let (frames, _) = self.frames();
        let covered = |(rack, frame): (&Rack, &Frame)| {
            let [long, deep] = self.extent(*rack);
            let middle = [frame.at[0] + long / 2.0, frame.at[1] + deep / 2.0];
            Rectangle {
                middle: self.on_board(middle, scale, [0.0; 2]),
                axis: self.axis,
                half: [long * scale / 2.0, deep * scale / 2.0],
            }
        };
        self.racks.iter().zip(&frames).map(covered).collect()
    }

    fn freedom(&self) -> Freedom {
        self.side.map_or(Freedom::About, |(half, _)| Freedom::Along(self.axis, half))
    }
}

/// The arms of a staff, by their rank: to the first file, and from file to file.
fn arms(blocks: usize, abreast: usize) -> impl Iterator<Item = (usize, [f64; 2])> {
    (0..blocks).map(move |nth| {
        let (rank, file) = (nth / abreast, nth % abreast);
        let before = (BLOCK[0] + ABREAST).mul_add(count(file), STAFF);
        (rank, [if file == 0 { 0.0 } else { before - ABREAST }, before])
    })
}

#[allow(clippy::cast_precision_loss, reason = "no army has so many blocks")]
fn count(number: usize) -> f64 {
    number as f64
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::austerlitz::field::field;
    use crate::chance::{Draws, LogPosition, Purpose, Seed};
    use crate::field::drawing::layout::outline;

    /// Racks in one locale, with no more blocks than it holds, from arbitrary numbers.
    fn crowd(board: &Board, locale: LocaleId, picks: &[(usize, usize, usize)]) -> Vec<(Place, Rack)> {
        let data = board.locale(locale);
        let mut open = vec![Place::Reserve(locale)];
        open.extend(data.approaches.iter().map(|&id| Place::Approach(id)));
        let mut left = usize::from(data.capacity);
        let mut racks = Vec::new();
        for &(place, blocks, letters) in picks {
            let blocks = (1 + blocks % 8).min(left);
            left -= blocks;
            if blocks > 0 {
                let flag = (letters % 4 > 0).then(|| 26.0 + 9.2 * count(5 + letters % 8));
                racks.push((open[place % open.len()], Rack { blocks, flag }));
            }
        }
        racks
    }

    fn flag_ground(flag: &Spot, rack: Rack) -> Rectangle {
        let half = [rack.flag.unwrap_or_default() * flag.scale / 2.0, FLAG * flag.scale / 2.0];
        Rectangle { middle: [flag.x, flag.y], axis: [1.0, 0.0], half }
    }

    /// Whether all that stands there is in its locale, and nothing lies over anything else.
    fn has_room(polygon: &[[f64; 2]], racks: &[(Place, Rack)], standing: &[StandingRack]) -> bool {
        let mut covered: Vec<Rectangle> = Vec::new();
        racks.iter().zip(standing).all(|(&(_, rack), stand)| {
            let flag = stand.banner.as_ref().map(|banner| flag_ground(&banner.flag, rack));
            stand.blocks.iter().map(outline).chain(flag).all(|ground| {
                let free = ground.within(polygon) && !covered.iter().any(|other| other.overlaps(&ground));
                covered.push(ground);
                free
            })
        })
    }

    /// Some approaches lie in wedges too narrow for a large corps with a long name, one for any block. They
    /// are few.
    #[test]
    fn of_a_hundred_crowds_within_capacity_ninety_eight_neither_overlap_nor_leave_their_locale() {
        const CROWDS: usize = 1000;
        let (board, drawing) = (&field().board, &field().plan.drawing);
        let mut draws = Draws::new(&Seed::from_number(1805), LogPosition(1), Purpose::Deal);
        let mut below = |bound: usize| draws.below(u32::try_from(bound).unwrap()) as usize;
        let mut lacking = Vec::new();
        for _ in 0..CROWDS {
            let (locale, data) = board.locales().nth(below(168)).unwrap();
            let picks: Vec<_> = (0..=below(4)).map(|_| (below(6), below(8), below(32))).collect();
            let racks = crowd(board, locale, &picks);
            let standing = place_racks(board, drawing, &racks);
            for (&(_, rack), stand) in racks.iter().zip(&standing) {
                assert_eq!(stand.blocks.len(), rack.blocks);
            }
            if !has_room(&drawing.locales[locale.index()].polygon, &racks, &standing) {
                lacking.push(data.number.0);
            }
        }
        println!("without room: {lacking:?}");
        assert!(lacking.len() * 50 <= CROWDS, "{lacking:?}");
    }

    #[test]
    fn the_first_rank_of_a_corps_stands_behind_the_marks_and_its_flag_behind_the_last() {
        let (board, drawing) = (&field().board, &field().plan.drawing);
        for (id, approach) in board.approaches() {
            let rack = Rack { blocks: 2, flag: Some(100.0) };
            let standing = &place_racks(board, drawing, &[(Place::Approach(id), rack)])[0];
            let drawn = &drawing.approaches[id.index()];
            let depth =
                |spot: &Spot| dot([spot.x - drawn.ends[0][0], spot.y - drawn.ends[0][1]], drawn.inward);
            let deepest = standing.blocks.iter().map(depth).fold(0.0, f64::max);
            assert!(
                standing.blocks.iter().all(|block| depth(block) >= behind_line(block.scale)),
                "{}",
                approach.name
            );
            let banner = standing.banner.as_ref().unwrap();
            assert!(depth(&banner.flag) > deepest, "{}", approach.name);
        }
    }

    #[test]
    #[ignore = "prints how small blocks get"]
    fn figures() {
        let (board, drawing) = (&field().board, &field().plan.drawing);
        let mut scales: BTreeMap<String, u32> = BTreeMap::new();
        for (id, _) in board.locales() {
            for picks in [vec![(0, 3, 8)], vec![(0, 3, 8), (1, 2, 9)], vec![(0, 7, 8), (0, 7, 9), (2, 1, 0)]]
            {
                for stand in place_racks(board, drawing, &crowd(board, id, &picks)) {
                    *scales.entry(format!("{:.2}", stand.blocks[0].scale)).or_default() += 1;
                }
            }
        }
        println!("racks by scale {scales:?}");
    }
}
